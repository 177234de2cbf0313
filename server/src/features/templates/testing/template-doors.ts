import type { TestClient } from '../../../testing/index.ts';

export type TemplateAnswer = {
  __typename: string;
  changeId?: string | null;
  currentVersion?: number;
  issues?: { path: string; code: string }[];
};
type Entry = {
  attribute: { name: string };
  state: string;
  isOwn: boolean;
  category: { name: string };
  inherited: { state: string } | null;
};
type HistoryEntry = {
  action: string;
  fields: { name: string; before: unknown; after: unknown; references: { id: string; name: string }[] }[];
};

const setDocument = `mutation ($id: ID!, $version: Int!, $input: CategoryTemplateInput!) {
  setCategoryTemplate(id: $id, version: $version, input: $input) { __typename ... on CategoryTemplateSet { changeId }
    ... on InvalidInput { issues { path code } } ... on VersionConflict { currentVersion } } }`;

/** The doors of templates as one person asks them; a refusal of right is its code. */
export function templateDoors(client: TestClient) {
  async function asked<Data>(document: string, variables: Record<string, unknown>): Promise<Data | string> {
    const { data, errors } = await client.request<Data>(document, variables);
    const [error] = errors ?? [];
    return error ? error.extensions.code : data;
  }
  const set = async (id: string, version: number, entries: readonly object[]): Promise<TemplateAnswer> => {
    const answer = await asked<{ setCategoryTemplate: TemplateAnswer }>(setDocument, {
      id,
      version,
      input: { entries },
    });
    return typeof answer === 'string' ? { __typename: answer } : answer.setCategoryTemplate;
  };
  const versionOf = async (id: string) =>
    (
      await client.query<{ category: { version: number } | null }>(
        'query ($id: ID!) { category(id: $id) { version } }',
        {
          id,
        },
      )
    ).category?.version ?? 0;
  const saved = async (id: string, entries: readonly object[]) => {
    const answer = await set(id, await versionOf(id), entries);
    if (answer.__typename !== 'CategoryTemplateSet') throw new Error(`Not saved: ${JSON.stringify(answer)}`);
    return answer;
  };
  const templateOf = async (id: string) =>
    (
      await client.query<{ category: { template: Entry[] } }>(
        `query ($id: ID!) { category(id: $id) { template { attribute { name } state isOwn category { name } inherited { state } } } }`,
        { id },
      )
    ).category.template.map(({ attribute, state, category, isOwn, inherited }) => [
      attribute.name,
      state,
      category.name,
      isOwn,
      inherited?.state ?? null,
    ]);
  const effectsOf = async (id: string, entries: readonly object[]) => {
    const answer = await asked<{ categoryTemplateEffects: object }>(
      `query ($id: ID!, $input: CategoryTemplateInput!) { categoryTemplateEffects(id: $id, input: $input) {
        products incomplete complete valuesOutside } }`,
      { id, input: { entries } },
    );
    return typeof answer === 'string' ? answer : answer.categoryTemplateEffects;
  };
  const historyOf = async (id: string) =>
    (
      await client.query<{ changes: { nodes: HistoryEntry[] } }>(
        `query ($id: ID!) { changes(entity: "category", id: $id) { nodes { action fields { name before after references { id name } } } } }`,
        { id },
      )
    ).changes.nodes;
  return { set, saved, templateOf, effectsOf, historyOf, versionOf };
}
