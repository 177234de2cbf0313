import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** What a document may be at most; beyond it nothing of it is run. */
export const limits = {
  depth: 15,
  aliases: 30,
  directives: 50,
  tokens: 3_000,
  characters: 40_000,
  bodyBytes: 1_048_576,
  listItems: 1_000,
  inputDepth: 40,
  cost: 50_000,
} as const;

/** Rows that a list is taken to give when its `first` stands in a variable or is absent. */
const assumedRows = 100;

/** Our rules beside GraphQL's own. */
export function limitRules(isProduction: boolean): ValidationRule[] {
  const own = [countRule('aliases'), countRule('directives'), depthAndCostRule];
  return isProduction ? [...own, NoSchemaIntrospectionCustomRule] : own;
}

function countRule(what: 'aliases' | 'directives'): ValidationRule {
  return (context) => {
    let count = 0;
    const add = () => {
      count += 1;
      if (count === limits[what] + 1) report(context, `more than ${limits[what]} ${what}`);
    };
    if (what === 'directives') return { Directive: add };
    return {
      Field(node) {
        if (node.alias) add();
      },
    };
  };
}

function depthAndCostRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      const { depth, cost } = measure(node.selectionSet, fragmentsOf(context.getDocument()));
      if (depth > limits.depth) report(context, `more than ${limits.depth} levels`);
      if (cost > limits.cost) report(context, `a cost of more than ${limits.cost} fields`);
    },
  };
}

function report(context: ValidationContext, what: string): void {
  context.reportError(
    new GraphQLError(`The document has ${what}: ask for less, or in several requests.`, {
      extensions: { code: 'DOCUMENT_TOO_LARGE' },
    }),
  );
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  return new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
}

type Measure = { depth: number; cost: number };

/**
 * How deep a selection goes and how many fields it may answer, a list of n rows counting its fields n times. Each
 * fragment is measured once, so that fragments in fragments cost no more than their text; one that contains itself is
 * GraphQL's own rule to refuse and counts nothing here.
 */
function measure(root: SelectionSetNode, fragments: Map<string, FragmentDefinitionNode>): Measure {
  const known = new Map<string, Measure>();
  const measureFragment = (name: string): Measure => {
    const present = known.get(name);
    if (present) return present;
    known.set(name, { depth: 0, cost: 0 });
    const fragment = fragments.get(name);
    const found = fragment ? measureSet(fragment.selectionSet) : { depth: 0, cost: 0 };
    known.set(name, found);
    return found;
  };
  const measureSet = (set: SelectionSetNode): Measure => {
    const total = { depth: 0, cost: 0 };
    for (const selection of set.selections) {
      const part =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? measureFragment(selection.name.value)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? measureSet(selection.selectionSet)
            : measureField(selection);
      total.depth = Math.max(total.depth, part.depth);
      total.cost += part.cost;
    }
    return total;
  };
  const measureField = (field: Extract<SelectionSetNode['selections'][number], { kind: Kind.FIELD }>): Measure => {
    const inner = field.selectionSet ? measureSet(field.selectionSet) : { depth: 0, cost: 0 };
    const first = field.arguments?.find((argument) => argument.name.value === 'first');
    const asked = first?.value.kind === Kind.INT ? Number(first.value.value) : assumedRows;
    const rows = first ? Math.max(1, asked) : 1;
    return { depth: inner.depth + 1, cost: 1 + inner.cost * rows };
  };
  return measureSet(root);
}

/** Whether a value of the variables holds a list that is too long, at any depth. */
export function hasLongList(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > limits.listItems || value.some(hasLongList);
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasLongList);
  return false;
}

/** Whether the variables lie deeper in each other than any input of ours; beyond it those who walk them would run out of stack. */
export function isTooDeep(value: unknown, levels: number = limits.inputDepth): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}
