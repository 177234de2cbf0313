import type { TestApi } from '../../../testing/index.ts';

export type Shown = {
  id: string;
  name: string;
  slug: string;
  version: number;
  position: number;
  status: string;
  path: string[];
  names: Line[];
  slugs: Line[];
  descriptions: Line[];
};
export type Answer = {
  __typename: string;
  category?: Shown;
  changeId?: string | null;
  categoryId?: string;
  slug?: string;
  locale?: string;
  remarks?: { text: string }[];
  code?: string;
  reason?: string;
};

/** What a category is given in English, or in several languages. */
export type Given = {
  name?: string;
  slug?: string;
  description?: string;
  names?: Record<string, string>;
  slugs?: Record<string, string>;
  descriptions?: Record<string, string>;
  parentId?: string | null;
  status?: string;
};

const linesOf = (texts: Record<string, string> | undefined, english: string | undefined) =>
  texts || english !== undefined
    ? Object.entries(texts ?? { en: english }).map(([locale, text]) => ({ locale, text }))
    : undefined;

/** The same as the input has it, a line for each text. */
export function categoryInputOf({ name, slug, description, names, slugs, descriptions, ...rest }: Given) {
  return {
    names: linesOf(names, name),
    slugs: linesOf(slugs, slug),
    descriptions: linesOf(descriptions, description),
    ...rest,
  };
}

type Line = { locale: string; text: string };

/** The doors of categories as an administrator asks them, and others where they are named. */
export async function categoryDoors(api: TestApi) {
  const administrator = await api.asAdministrator();
  const shown = `category { id name slug description names { locale text } slugs { locale text } descriptions { locale text }
    position status path version parent { name } productCount childCount }`;
  const members = `__typename ... on CategoryCreated { ${shown} } ... on CategorySlugTaken { locale slug categoryId }
    ... on InvalidInput { issues { path code } }`;
  const create = async (input: Given, client = administrator) =>
    client.request<{ createCategory: Answer }>(
      `mutation ($input: CategoryInput!) { createCategory(input: $input) { ${members} } }`,
      { input: categoryInputOf(input) },
    );
  const made = async (input: Given) => {
    const { data } = await create(input);
    if (!data.createCategory.category) throw new Error(`Not made: ${JSON.stringify(data)}`);
    return data.createCategory.category;
  };
  const update = async (id: string, version: number, input: Given, client = administrator) =>
    client.request<{ updateCategory: Answer }>(
      `mutation ($id: ID!, $version: Int!, $input: CategoryInput!) { updateCategory(id: $id, version: $version, input: $input) {
        __typename ... on CategoryUpdated { changeId ${shown} } ... on CategorySlugTaken { locale slug categoryId }
        ... on InvalidInput { issues { path code } } ... on VersionConflict { currentVersion } ... on NotFound { id } } }`,
      { id, version, input: categoryInputOf(input) },
    );
  const move = async (id: string, version: number, input: object, client = administrator) =>
    client.request<{ moveCategory: Answer }>(
      `mutation ($id: ID!, $version: Int!, $input: CategoryMoveInput!) { moveCategory(id: $id, version: $version, input: $input) {
        __typename ... on CategoryMoved { changeId ${shown} } ... on CategorySlugTaken { locale slug categoryId }
        ... on InvalidInput { issues { path code } } ... on NotAllowedNow { code reason }
        ... on VersionConflict { currentVersion } ... on NotFound { id } } }`,
      { id, version, input },
    );
  const revert = async (changeId: string | null | undefined) =>
    (
      await administrator.query<{ revertChange: Answer }>(
        `mutation ($id: ID!) { revertChange(changeId: $id) { __typename
          ... on NotAllowedNow { code reason } } }`,
        { id: changeId },
      )
    ).revertChange;
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
    client.request<Record<string, Answer>>(
      `mutation ($id: ID!) { ${order}(id: $id) {
      __typename ${order === 'restoreFromBin' ? '... on RestoredFromBin { remarks { text } }' : ''} } }`,
      { id },
    );
  const category = async (id: string) =>
    (
      await administrator.query<{ category: (Shown & { parent: { name: string } | null }) | null }>(
        `query ($id: ID!) { category(id: $id) { id name slug names { locale text } slugs { locale text } descriptions { locale text }
          position status path version parent { name } } }`,
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
  return { administrator, create, made, update, move, revert, setStatus, remove, fromBin, category, list, namesOf };
}
