import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

export type RootName = 'Query' | 'Mutation' | 'Subscription';
export type RootField = { root: RootName; name: string; field: GraphQLField<unknown, unknown> };

/** Every field that a request can begin with. */
export function rootFields(schema: GraphQLSchema): RootField[] {
  return (['Query', 'Mutation', 'Subscription'] as const).flatMap((root) => {
    const type = schema.getType(root);
    if (!isObjectType(type)) throw new Error(`The SDL has no ${root}.`);
    return Object.entries(type.getFields()).map(([name, field]) => ({ root, name, field }));
  });
}

/** The document that calls one field with these arguments; `levels` says how much of its answer is asked for, 0 for the name of its type. */
export function callOf(
  schema: GraphQLSchema,
  { root, name, field }: RootField,
  args: Readonly<Record<string, unknown>>,
  levels = 0,
): string {
  const known = new Map(field.args.map((argument) => [argument.name, argument]));
  for (const given of Object.keys(args)) {
    if (!known.has(given)) throw new Error(`${root}.${name} takes no ${given}.`);
  }
  const used = Object.keys(args);
  const variables = used.map((argument) => `$${argument}: ${String(known.get(argument)?.type)}`);
  const passed = used.map((argument) => `${argument}: $${argument}`);
  const head = variables.length > 0 ? `(${variables.join(', ')})` : '';
  const call = passed.length > 0 ? `${name}(${passed.join(', ')})` : name;
  return `${root.toLowerCase()} ${head} { ${call}${selectionOf(schema, getNamedType(field.type), levels, [])} }`;
}

function selectionOf(schema: GraphQLSchema, type: GraphQLNamedType, levels: number, above: string[]): string {
  if (isLeafType(type)) return '';
  if (levels === 0) return ' { __typename }';
  const objects = isAbstractType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : [];
  const parts = objects.map((object) => {
    const fields = fieldsOf(schema, object, levels, [...above, object.name]);
    return isAbstractType(type) ? `... on ${object.name} { ${fields} }` : fields;
  });
  return ` { __typename ${parts.join(' ')} }`;
}

/** All fields of a type but those that lead back up. */
function fieldsOf(schema: GraphQLSchema, type: GraphQLObjectType, levels: number, above: string[]): string {
  return Object.values(type.getFields())
    .filter((field) => {
      const inner = getNamedType(field.type);
      return !above.includes(inner.name) && !field.args.some(isRequiredArgument) && (isLeafType(inner) || levels > 1);
    })
    .map((field) => {
      const window = field.args.some(({ name }) => name === 'first') ? '(first: 3)' : '';
      return `${field.name}${window}${selectionOf(schema, getNamedType(field.type), levels - 1, above)}`;
    })
    .join(' ');
}
