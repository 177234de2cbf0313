import type { TestClient } from '../../../testing/index.ts';

export type MutationAnswer = {
  __typename: string;
  issues?: { path: string; code: string }[];
  changeId?: string;
};

/** Asks mutations by name, with what is wrong with their input where their union says it; `administrator` reads the schema. */
export function askMutation(administrator: TestClient) {
  async function unionHas(mutation: string, member: string): Promise<boolean> {
    const { __schema: schema } = await administrator.query<{
      __schema: {
        mutationType: { fields: { name: string; type: { ofType: { possibleTypes: { name: string }[] | null } } }[] };
      };
    }>('{ __schema { mutationType { fields { name type { ofType { possibleTypes { name } } } } } } }');
    const field = schema.mutationType.fields.find(({ name }) => name === mutation);
    return field?.type.ofType.possibleTypes?.some(({ name }) => name === member) ?? false;
  }

  return async (client: TestClient, name: string, args: Record<string, unknown>, types: Record<string, string>) => {
    const names = Object.keys(args);
    const declared = names.map((arg) => `$${arg}: ${types[arg] ?? ''}`).join(', ');
    const given = names.map((arg) => `${arg}: $${arg}`).join(', ');
    const issues = (await unionHas(name, 'InvalidInput')) ? '... on InvalidInput { issues { path code } }' : '';
    const document = `mutation (${declared}) { answer: ${name}(${given}) { __typename ${issues} } }`;
    return client.request<{ answer: MutationAnswer }>(document, args);
  };
}
