import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** How deep a document goes, and how many fields it may answer. */
export type Measure = { depth: number; cost: number };

/** Rows that a list gives when nobody says how many. */
const rowsUnasked = 100;

/**
 * How deep an operation goes and how many fields it may answer, a list of n rows counting its fields n times; `rowsIn` says how many
 * rows a variable asks for. Each fragment is measured once, so that fragments in fragments cost no more than their text; one that contains itself is GraphQL's
 * own rule to refuse and counts nothing here.
 */
export function measureDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  rowsIn: (variable: string) => unknown = () => undefined,
): Measure {
  const fragments = fragmentsOf(document);
  const known = new Map<string, Measure>();
  const measureFragment = (name: string): Measure => {
    const present = known.get(name);
    if (present) return present;
    known.set(name, nothing);
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const found = fragment ? measureSet(fragment.selectionSet, type) : nothing;
    known.set(name, found);
    return found;
  };
  const measureSet = (set: SelectionSetNode, type: GraphQLNamedType | undefined): Measure => {
    const total = { depth: 0, cost: 0 };
    for (const selection of set.selections) {
      const part =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? measureFragment(selection.name.value)
          : selection.kind === Kind.FIELD
            ? measureField(selection, type)
            : measureSet(selection.selectionSet, typeOn(selection.typeCondition?.name.value) ?? type);
      total.depth = Math.max(total.depth, part.depth);
      total.cost += part.cost;
    }
    return total;
  };
  const typeOn = (name: string | undefined) => (name === undefined ? undefined : schema.getType(name));
  const measureField = (field: FieldNode, parent: GraphQLNamedType | undefined): Measure => {
    const definition =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[field.name.value] : undefined;
    const inner = field.selectionSet
      ? measureSet(field.selectionSet, definition && getNamedType(definition.type))
      : nothing;
    const isWindow = definition?.args.some(({ name }) => name === 'first') ?? false;
    return { depth: inner.depth + 1, cost: 1 + inner.cost * (isWindow ? rowsOf(field, rowsIn) : 1) };
  };
  return measureSet(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);
}

const nothing: Measure = { depth: 0, cost: 0 };

function rowsOf(field: FieldNode, rowsIn: (variable: string) => unknown): number {
  const value = field.arguments?.find((argument) => argument.name.value === 'first')?.value;
  const asked =
    value?.kind === Kind.INT
      ? Number(value.value)
      : value?.kind === Kind.VARIABLE
        ? rowsIn(value.name.value)
        : undefined;
  return typeof asked === 'number' ? Math.max(1, asked) : rowsUnasked;
}

/** The fragments of a document, by name. */
export function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
}
