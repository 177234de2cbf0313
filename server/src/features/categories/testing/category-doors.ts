import type { TestApi } from '../../../testing/index.ts';

export type Shown = { id: string; name: string; slug: string; version: number; status: string; path: string[] };
export type Answer = {
  __typename: string;
  category?: Shown;
  changeId?: string | null;
  categoryId?: string;
  slug?: string;
};

/** The doors of categories as an administrator asks them, and others where they are named. */
export async function categoryDoors(api: TestApi) {
  const administrator = await api.asAdministrator();
  const shown = 'category { id name slug description status path version parent { name } productCount childCount }';
  const members = `__typename ... on CategoryCreated { ${shown} } ... on CategorySlugTaken { slug categoryId }
    ... on InvalidInput { issues { path code } }`;
  const create = async (input: object, client = administrator) =>
    client.request<{ createCategory: Answer }>(
      `mutation ($input: CategoryInput!) { createCategory(input: $input) { ${members} } }`,
      { input },
    );
  const made = async (input: { name: string; slug?: string; parentId?: string; description?: string }) => {
    const { data } = await create(input);
    if (!data.createCategory.category) throw new Error(`Not made: ${JSON.stringify(data)}`);
    return data.createCategory.category;
  };
  const update = async (id: string, version: number, input: object, client = administrator) =>
    client.request<{ updateCategory: Answer }>(
      `mutation ($id: ID!, $version: Int!, $input: CategoryInput!) { updateCategory(id: $id, version: $version, input: $input) {
        __typename ... on CategoryUpdated { changeId ${shown} } ... on CategorySlugTaken { slug categoryId }
        ... on InvalidInput { issues { path code } } ... on VersionConflict { currentVersion } ... on NotFound { id } } }`,
      { id, version, input },
    );
  const setStatus = async (id: string, version: number, status: string) =>
    (
      await administrator.query<{ changeCategoryStatus: Answer }>(
        `mutation ($id: ID!, $version: Int!, $status: CategoryStatus!) { changeCategoryStatus(id: $id, version: $version, status: $status) {
          __typename ... on CategoryStatusChanged { changeId ${shown} } ... on VersionConflict { currentVersion } } }`,
        { id, version, status },
      )
    ).changeCategoryStatus;
  const remove = async (id: string, version = 1, client = administrator) =>
    client.request<{ deleteCategory: Answer }>(
      `mutation ($id: ID!, $version: Int!) { deleteCategory(id: $id, version: $version) { __typename
        ... on CategoryDeleted { name } ... on CategoryInUse { products categories } ... on VersionConflict { currentVersion } } }`,
      { id, version },
    );
  const fromBin = async (order: 'restoreFromBin' | 'purgeFromBin', id: string, client = administrator) =>
    client.request<Record<string, Answer>>(`mutation ($id: ID!) { ${order}(id: $id) { __typename } }`, { id });
  const category = async (id: string) =>
    (
      await administrator.query<{ category: (Shown & { parent: { name: string } | null }) | null }>(
        'query ($id: ID!) { category(id: $id) { id name slug status path version parent { name } } }',
        { id },
      )
    ).category;
  const list = async (variables: object) =>
    (
      await administrator.query<{
        categories: { nodes: { name: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean }; total: object };
      }>(
        `query ($first: Int, $after: String, $search: String, $filter: CategoryFilter, $sort: [CategorySort!]) {
          categories(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {
            nodes { name } pageInfo { endCursor hasNextPage } total { count isExact } } }`,
        { ...variables },
      )
    ).categories;
  const namesOf = async (variables: object) => (await list(variables)).nodes.map(({ name }) => name);
  return { administrator, create, made, update, setStatus, remove, fromBin, category, list, namesOf };
}
