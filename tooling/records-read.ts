import { getNamedType, isObjectType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';

/**
 * The types of the records that an operation's answer holds, sorted: every object type with an id that its selection reaches, and every such
 * type whose name alone is asked for as a text (`productName`).
 */
export function recordsRead(
  schema: GraphQLSchema,
  definitions: readonly (OperationDefinitionNode | FragmentDefinitionNode)[],
): string[] {
  const isRecord = (name: string): boolean => {
    const type = schema.getType(name);
    return isObjectType(type) && 'id' in type.getFields();
  };
  const reached = new Set<string>();
  const info = new TypeInfo(schema);
  const reach = (): void => {
    const type = getNamedType(info.getType());
    if (type) reached.add(type.name);
  };
  const visitor = visitWithTypeInfo(info, {
    Field: ({ name: { value } }) => {
      reach();
      if (value.endsWith('Name')) reached.add(`${value.charAt(0).toUpperCase()}${value.slice(1, -'Name'.length)}`);
    },
    InlineFragment: reach,
    FragmentDefinition: reach,
  });
  for (const definition of definitions) visit(definition, visitor);
  return [...reached].filter(isRecord).toSorted();
}
