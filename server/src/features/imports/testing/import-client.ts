import { workOnLists } from '../../../app/features.ts';
import { workOnRun } from '../../../platform/runs/index.ts';
import type { TestApi, TestClient } from '../../../testing/index.ts';
import type { User } from '../../access/index.ts';
import { workOnBulkRun } from '../../bulk/index.ts';
import { newChecks } from '../index.ts';
import { importer } from './import-file.ts';

type Column = { header: string; target: string | null; mode: string; reason: string | null; examples: string[] };
export type Import = {
  id: string;
  step: string;
  version: number;
  columns: Column[];
  matchBy: string | null;
  recipe: string | null;
  refusal: { text: string } | null;
  stopReason: { text: string } | null;
  set: { id: string; state: string; jobId: string | null; counts: Record<string, number> } | null;
};
export type Answer = {
  __typename: string;
  import?: Import;
  issues?: { path: string; code: string }[];
  code?: string;
  currentVersion?: number;
};

const fields = `id kind fileName step encoding delimiter refusal { text } stopReason { text } complaints { column sentence { text } }
  columns { header target mode reason examples } matchBy matchKeys { name targets } creates recipe version
  set { id state jobId counts { create change unchanged refused emptied noticed } }`;
const answered = `__typename ... on ImportAnswered { import { ${fields} } } ... on NotAllowedNow { code }`;
const versioned = `${answered} ... on VersionConflict { currentVersion } ... on NotFound { id }`;

type Row = {
  position: number;
  plan: string;
  recordId: string | null;
  name: string | null;
  cells: { target: string; isCleared: boolean; old: string | null; new: string | null }[];
  faults: { column: number | null; sentence: { text: string } }[];
  raw: string[] | null;
};
type Rows = { nodes: Row[]; total: { count: number }; pageInfo: { endCursor: string; hasNextPage: boolean } };

/** Imports as one person asks for them. */
export function importsOf(
  api: TestApi,
  user: Pick<User, 'id'>,
  client: TestClient,
  of: { kind: 'PRODUCTS' | 'ORDERS' | 'TRACKING' | 'COMMENTS' | 'TAX_RATES'; withinId?: string } = { kind: 'PRODUCTS' },
) {
  const { upload } = importer(api.engines, user);
  async function ask(document: string, variables: object, by: TestClient = client): Promise<Answer> {
    const [answer] = Object.values(await by.query<Record<string, Answer>>(document, { ...variables }));
    if (!answer) throw new Error('Nothing was answered.');
    return answer;
  }
  async function start(content: string, fileName?: string): Promise<Import> {
    const started = await ask(
      `mutation ($kind: ImportKind!, $uploadId: ID!, $withinId: ID) {
        startImport(kind: $kind, uploadId: $uploadId, withinId: $withinId) { ${answered} } }`,
      { ...of, uploadId: await upload(content, fileName) },
    );
    if (!started.import) throw new Error(started.code);
    return started.import;
  }
  const setColumns = ({ id, version }: Import, input: object, by?: TestClient) =>
    ask(
      `mutation ($id: ID!, $version: Int!, $input: ImportColumnsInput!) { setImportColumns(id: $id, version: $version, input: $input) {
        ${versioned} ... on InvalidInput { issues { path code } } } }`,
      { id, version, input },
      by,
    );
  const check = ({ id, version }: Import, by?: TestClient) =>
    ask(
      `mutation ($id: ID!, $version: Int!) { checkImport(id: $id, version: $version) {
        ${versioned} ... on InvalidInput { issues { path code } } } }`,
      { id, version },
      by,
    );
  const apply = ({ id, version }: Import, expectedEmptied: number | null = null, by?: TestClient) =>
    ask(
      `mutation ($id: ID!, $version: Int!, $expectedEmptied: Int) {
        applyImport(id: $id, version: $version, expectedEmptied: $expectedEmptied) { ${versioned} } }`,
      { id, version, expectedEmptied },
      by,
    );
  async function look(id: string, by: TestClient = client): Promise<Import | null> {
    return (await by.query<{ import: Import | null }>(`query ($id: ID!) { import(id: $id) { ${fields} } }`, { id }))
      .import;
  }
  async function seen(id: string): Promise<Import> {
    const found = await look(id);
    if (!found) throw new Error(`The import ${id} is gone.`);
    return found;
  }
  async function workOff(): Promise<void> {
    const checks = newChecks();
    while (await workOnRun(api.engines, checks));
    while (await workOnBulkRun(api.engines, workOnLists));
  }
  /** Everything up to the preview. */
  async function preview(content: string): Promise<Import> {
    const started = await start(content);
    await check(started);
    await workOff();
    return seen(started.id);
  }

  const rowsOf = async (setId: string | undefined, variables: object = {}, by: TestClient = client): Promise<Rows> =>
    (
      await by.query<{ changeSetRows: Rows }>(
        `query ($setId: ID!, $first: Int, $after: String, $from: ListStart, $filter: ChangeSetRowFilter, $sort: [ChangeSetRowSort!]) {
          changeSetRows(setId: $setId, first: $first, after: $after, from: $from, filter: $filter, sort: $sort) {
            nodes { position plan recordId name cells { target isCleared old new } faults { column sentence { text } } raw }
            total { count } pageInfo { endCursor hasNextPage } } }`,
        { setId, ...variables },
      )
    ).changeSetRows;
  const refusalOf = async (document: string, variables: object, by: TestClient) =>
    (await by.request(document, { ...variables })).errors?.[0]?.extensions.code;
  return { upload, start, setColumns, check, apply, look, seen, workOff, preview, rowsOf, refusalOf };
}
