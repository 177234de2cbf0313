import { workOnLists } from '../../../app/features.ts';
import { newId } from '../../../platform/ids.ts';
import type { TestApi, TestClient } from '../../../testing/index.ts';
import type { User } from '../../access/index.ts';
import { workOnBulkRun } from '../../bulk/index.ts';
import { importer } from './import-file.ts';

export type Answer = {
  __typename?: string;
  set?: { id: string; state: string; jobId: string | null; counts: Record<string, number> };
  steps?: number;
  left?: { column: number | null; sentence: { text: string } }[];
  issues?: { path: string; code: string }[];
  code?: string;
};
export type Row = {
  id: string;
  name: string;
  version: number;
  texts: (string | null)[];
  sources: string[];
  locked: number[];
  closed: number[];
  edits: { column: string; text: string | null; refusal: { text: string } | null }[];
  refusal: { text: string } | null;
};
export type Window = { nodes: Row[]; total: { count: number }; pageInfo: { endCursor: string; hasNextPage: boolean } };

const fields = 'set { id state jobId counts { change refused emptied } } steps left { column sentence { text } }';
const answered = `__typename ... on GridAnswered { ${fields} } ... on NotAllowedNow { code } ... on NotFound { entity }`;
const edited = `${answered} ... on InvalidInput { issues { path code } }`;

/** The grid of products as one person works on it. */
export function gridOf(api: TestApi, user: User, client: TestClient) {
  const { upload } = importer(api.engines, user);
  async function ask(document: string, variables: object = {}): Promise<Answer> {
    const [answer] = Object.values(await client.query<Record<string, Answer>>(document, { ...variables }));
    if (!answer) throw new Error('Nothing was answered.');
    return answer;
  }
  const open = () => ask(`mutation { openProductGrid { ${fields} } }`);
  return {
    upload,
    newBrand: async (name: string): Promise<string> => {
      const id = newId<'brand'>();
      const key = name.toLowerCase();
      await api.deps.db.insertInto('brand').values({ id, name, slug: key, name_key: key }).execute();
      return id;
    },
    newProduct: async (name: string, further: object = {}): Promise<string> => {
      const { createProduct } = await client.query<{ createProduct: { product: { id: string } } }>(
        'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id } } } }',
        { input: { name, ...further } },
      );
      return createProduct.product.id;
    },
    open,
    openId: async () => (await open()).set?.id ?? '',
    edit: (setId: string, edits: readonly { productId: string; column: string; text: string | null }[]) =>
      ask(
        `mutation ($setId: ID!, $edits: [GridEditInput!]!) { editProductGrid(setId: $setId, edits: $edits) { ${edited} } }`,
        {
          setId,
          edits,
        },
      ),
    fill: (setId: string, input: object) =>
      ask(
        `mutation ($setId: ID!, $input: FillGridInput!) { fillProductGrid(setId: $setId, input: $input) { ${edited} } }`,
        {
          setId,
          input,
        },
      ),
    paste: async (setId: string, text: string, input: object) =>
      ask(
        `mutation ($setId: ID!, $input: PasteGridInput!) { pasteIntoProductGrid(setId: $setId, input: $input) { ${edited} } }`,
        { setId, input: { uploadId: await upload(text, 'block.tsv'), ...input } },
      ),
    undo: (setId: string) => ask(`mutation ($setId: ID!) { undoGridStep(setId: $setId) { ${edited} } }`, { setId }),
    discard: (setId: string) => ask(`mutation ($setId: ID!) { discardGrid(setId: $setId) { ${edited} } }`, { setId }),
    apply: (setId: string, expectedEmptied: number | null = null) =>
      ask(
        `mutation ($setId: ID!, $expectedEmptied: Int) { applyGrid(setId: $setId, expectedEmptied: $expectedEmptied) { ${answered} } }`,
        { setId, expectedEmptied },
      ),
    window: async (columns: readonly string[], variables: object = {}) =>
      (
        await client.query<{ productGrid: Window }>(
          `query ($columns: [String!]!, $setId: ID, $first: Int, $after: String, $search: String, $filter: ProductFilter, $sort: [ProductSort!]) {
            productGrid(columns: $columns, setId: $setId, first: $first, after: $after, search: $search, filter: $filter, sort: $sort) {
              nodes { id name version texts sources locked closed edits { column text refusal { text } } refusal { text } }
              total { count } pageInfo { endCursor hasNextPage } } }`,
          { columns, ...variables },
        )
      ).productGrid,
    workOff: async () => {
      while (await workOnBulkRun(api.engines, workOnLists));
    },
  };
}
