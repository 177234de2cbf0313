import { describe, expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { newId } from '../../platform/ids.ts';
import { workOnRun } from '../../platform/runs/index.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { workOnBulkRun } from '../bulk/index.ts';
import { newChecks } from './index.ts';
import { importer } from './testing/import-file.ts';

const api = await testApi();
const { deps } = api;
const user = await api.newUser({ roleKeys: ['administrator'] });
const client = await api.as(user);
const { upload } = importer(api.engines, user);
await deps.db
  .insertInto('brand')
  .values({ id: newId<'brand'>(), name: 'Nordwind', slug: 'nordwind', name_key: 'nordwind' })
  .execute();

type Column = { header: string; target: string | null; mode: string; reason: string | null; examples: string[] };
type Import = {
  id: string;
  step: string;
  version: number;
  columns: Column[];
  matchBy: string | null;
  recipe: string | null;
  refusal: { text: string } | null;
  set: { id: string; state: string; jobId: string | null; counts: Record<string, number> } | null;
};
type Answer = {
  __typename: string;
  import?: Import;
  issues?: { path: string; code: string }[];
  code?: string;
  currentVersion?: number;
};

const fields = `id kind fileName step encoding delimiter refusal { text } complaints { column sentence { text } }
  columns { header target mode reason examples } matchBy matchKeys { name targets } creates recipe version
  set { id state jobId counts { create change unchanged refused emptied } }`;
const answered = `__typename ... on ImportAnswered { import { ${fields} } } ... on NotAllowedNow { code }`;
const versioned = `${answered} ... on VersionConflict { currentVersion } ... on NotFound { id }`;

async function ask(document: string, variables: object, by: TestClient = client): Promise<Answer> {
  const [answer] = Object.values(await by.query<Record<string, Answer>>(document, { ...variables }));
  if (!answer) throw new Error('Nothing was answered.');
  return answer;
}
async function start(content: string, fileName?: string): Promise<Import> {
  const started = await ask(
    `mutation ($uploadId: ID!) { startImport(kind: PRODUCTS, uploadId: $uploadId) { ${answered} } }`,
    { uploadId: await upload(content, fileName) },
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

describe('an import', () => {
  it('goes from the file to the catalogue step by step', async () => {
    const started = await start('GTIN;Name (de);Preisgruppe\n4006381333931;Kanne;A\n4006381333948;Krug;A\n;;B\n');
    expect(started).toMatchObject({ step: 'COLUMNS', matchBy: 'gtin', set: null });
    expect(started.columns).toEqual([
      { header: 'GTIN', target: 'gtin', mode: 'SET', reason: 'NAME', examples: ['4006381333931', '4006381333948'] },
      { header: 'Name (de)', target: 'name:de', mode: 'SET', reason: 'NAME', examples: ['Kanne', 'Krug'] },
      { header: 'Preisgruppe', target: null, mode: 'SET', reason: null, examples: ['A', 'B'] },
    ]);
    const checking = await check(started);
    expect(checking.import).toMatchObject({ step: 'CHECKING', set: { state: 'CHECKING' } });
    await workOff();
    const checked = await seen(started.id);
    expect(checked).toMatchObject({
      step: 'PREVIEW',
      set: { state: 'READY', jobId: null, counts: { create: 2, change: 0, unchanged: 0, refused: 1, emptied: 0 } },
    });
    const applying = await apply(checked);
    expect(applying.import).toMatchObject({ step: 'APPLYING', set: { state: 'APPLYING' } });
    await workOff();
    expect(await seen(started.id)).toMatchObject({ step: 'APPLIED', set: { state: 'APPLIED' } });
    const { bulkRun } = await client.query<{ bulkRun: object }>(
      'query ($id: ID!) { bulkRun(id: $id) { list action done refused } }',
      { id: applying.import?.set?.jobId },
    );
    expect(bulkRun).toEqual({ list: 'productChanges', action: 'apply', done: 2, refused: 0 });
  });

  it('says why a file is no table', async () => {
    const { id, step, refusal } = await start('GTIN,Name\n');
    expect({ step, refusal }).toMatchObject({ step: 'UNREADABLE', refusal: { text: expect.stringMatching(/\w/) } });
    expect((await check(await seen(id))).__typename).toBe('NotAllowedNow');
  });

  it('takes columns set by hand, keeps them as a recipe, and says at which column one does not fit', async () => {
    const file = 'Ref,Was\n4006381333962,Becher\n';
    const started = await start(file);
    const input = {
      columns: [
        { target: 'gtin', mode: 'SET' },
        { target: 'name:de', mode: 'FILL' },
      ],
      matchBy: 'gtin',
      creates: true,
    };
    const wrong = await setColumns(started, {
      ...input,
      columns: [
        { target: 'gtin', mode: 'SET' },
        { target: 'gtin', mode: 'SET' },
      ],
      matchBy: 'sku',
    });
    expect(wrong.issues).toEqual([
      { path: 'columns.1.target', code: 'repeated' },
      { path: 'matchBy', code: 'required' },
    ]);
    const saved = await setColumns(started, { ...input, recipe: 'Supplier' });
    expect(saved.import).toMatchObject({
      version: started.version + 1,
      recipe: 'Supplier',
      columns: [
        { target: 'gtin', reason: 'OWN' },
        { target: 'name:de', mode: 'FILL' },
      ],
    });
    expect(await setColumns(started, input)).toEqual({
      __typename: 'VersionConflict',
      currentVersion: started.version + 1,
    });
    expect(await start(file)).toMatchObject({
      recipe: 'Supplier',
      matchBy: 'gtin',
      columns: [
        { target: 'gtin', reason: 'RECIPE' },
        { target: 'name:de', mode: 'FILL', reason: 'RECIPE' },
      ],
    });
  });

  it('is applied by one job, whoever asks twice at once', async () => {
    const checked = await preview('GTIN,Name\n4006381333979,Twice\n');
    const both = await Promise.all([apply(checked), apply(checked)]);
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['ImportAnswered', 'VersionConflict']);
    expect((await apply(await seen(checked.id))).code).toBe('import_not_ready');
    await workOff();
  });

  it('asks for the number before it empties fields of many records', async () => {
    const file = (description: string) =>
      [
        'MPN,Brand,Name,Description',
        ...Array.from({ length: 101 }, (_, at) => `V-${at},Nordwind,Vase ${at},${description}`),
      ].join('\n');
    await apply(await preview(file('tall')));
    await workOff();
    const started = await start(file(''));
    const columns = started.columns.map(({ header, target }) => ({
      target,
      mode: header === 'Description' ? 'CLEAR' : 'SET',
    }));
    const { import: saved } = await setColumns(started, { columns, matchBy: 'mpn', creates: true });
    if (saved) await check(saved);
    await workOff();
    const checked = await seen(started.id);
    expect(checked.set?.counts).toMatchObject({ change: 101, emptied: 101 });
    const { nodes } = await rowsOf(checked.set?.id, { first: 1 });
    expect(nodes[0]?.cells).toEqual([{ target: 'description:en', isCleared: true, old: 'tall', new: null }]);
    expect((await apply(checked, 100)).code).toBe('import_empties');
    expect((await apply(checked, 101)).import?.step).toBe('APPLYING');
    await workOff();
  });

  it('can be checked anew after its job was cancelled', async () => {
    const checked = await preview('GTIN,Name\n4006381333986,Cut off\n');
    const { import: applying } = await apply(checked);
    await client.query('mutation ($id: ID!) { commandRun(id: $id, command: CANCEL) { __typename } }', {
      id: applying?.set?.jobId,
    });
    const left = await seen(checked.id);
    expect(left.step).toBe('APPLIED');
    expect((await check(left)).import?.step).toBe('CHECKING');
    await workOff();
    expect(await seen(checked.id)).toMatchObject({ step: 'PREVIEW', set: { counts: { create: 1 } } });
  });

  it('is listed for its person, that touched last first', async () => {
    const person = await api.newUser({ roleKeys: ['administrator'] });
    const theirs = importer(api.engines, person);
    const started: string[] = [];
    for (const name of ['one', 'two', 'three']) {
      api.deps.clock.advance(1_000);
      started.push((await theirs.start('GTIN,Name\n4006381333931,x\n', `${name}.csv`)).id);
    }
    api.deps.clock.advance(1_000);
    await theirs.map(started[0] ?? '', {});
    const by = await api.as(person);
    const page = async (after: string | null) =>
      (
        await by.query<{ imports: { nodes: { fileName: string }[]; total: object; pageInfo: { endCursor: string } } }>(
          `query ($after: String) { imports(kind: PRODUCTS, first: 2, after: $after) {
            nodes { fileName } total { count } pageInfo { endCursor } } }`,
          { after },
        )
      ).imports;
    const first = await page(null);
    expect(first).toMatchObject({ nodes: [{ fileName: 'one.csv' }, { fileName: 'three.csv' }], total: { count: 3 } });
    expect((await page(first.pageInfo.endCursor)).nodes).toEqual([{ fileName: 'two.csv' }]);
  });
});

describe('the rows of a change set', () => {
  it('say what each would do, in words of a file, and are found by what they do', async () => {
    await apply(await preview('GTIN,Name,Brand,Tags\n4006381334006,Kettle,,"a, b"\n4006381334013,Pot,Nordwind,\n'));
    await workOff();
    const file = [
      'GTIN,Name,Brand,Tags',
      '4006381334006,Kettle,Nordwind,"a, b, c"',
      '4006381334013,Pot,Nordwind,',
      '4006381334020,New one,,',
      '4006381334021,Wrong,,',
    ].join('\n');
    const { set } = await preview(file);
    const rows = await rowsOf(set?.id);
    expect(rows.total.count).toBe(4);
    expect(rows.nodes).toMatchObject([
      {
        position: 2,
        plan: 'CHANGE',
        name: 'Kettle',
        recordId: expect.any(String),
        cells: [
          { target: 'brand', isCleared: false, old: null, new: 'Nordwind' },
          { target: 'tags', isCleared: false, old: 'a | b', new: 'a | b | c' },
        ],
        raw: null,
      },
      { position: 3, plan: 'UNCHANGED', recordId: expect.any(String), cells: [] },
      {
        position: 4,
        plan: 'CREATE',
        recordId: null,
        cells: [
          { target: 'gtin', new: '4006381334020' },
          { target: 'name:en', new: 'New one' },
        ],
      },
      {
        position: 5,
        plan: 'REFUSED',
        cells: [],
        faults: [{ column: 1, sentence: { text: expect.stringContaining('check digit') } }],
        raw: ['4006381334021', 'Wrong', '', ''],
      },
    ]);
    const refused = await rowsOf(set?.id, { filter: { plan: ['REFUSED'] } });
    expect(refused).toMatchObject({ nodes: [{ position: 5 }], total: { count: 1 } });
    const falling = { sort: [{ field: 'POSITION', direction: 'DESC' }], first: 3 };
    const window = await rowsOf(set?.id, falling);
    expect(window.nodes.map(({ position }) => position)).toEqual([5, 4, 3]);
    const next = await rowsOf(set?.id, { ...falling, after: window.pageInfo.endCursor });
    expect(next).toMatchObject({ nodes: [{ position: 2 }], pageInfo: { hasNextPage: false } });
    expect((await rowsOf(set?.id, { from: { row: 3 }, first: 1 })).nodes).toMatchObject([{ position: 5 }]);
  });
});

describe('what a column can be', () => {
  it('is called in the language of the reader', async () => {
    const targets = async () =>
      (await client.query<{ importTargets: object[] }>('{ importTargets(kind: PRODUCTS) { key name modes } }'))
        .importTargets;
    expect(await targets()).toEqual(
      expect.arrayContaining([
        { key: 'id', name: 'ID', modes: ['SET'] },
        { key: 'tags', name: 'Tags', modes: ['SET', 'FILL', 'CLEAR'] },
      ]),
    );
    await deps.db.updateTable('app_user').set({ language: 'de' }).where('id', '=', user.id).execute();
    expect(await targets()).toEqual(
      expect.arrayContaining([expect.objectContaining({ key: 'tags', name: 'Schlagwörter' })]),
    );
  });
});

describe('an import of somebody', () => {
  it('is nobody else’s, not even an administrator’s', async () => {
    const { id, version, set } = await preview('GTIN,Name\n4006381334037,Mine\n');
    const other = await api.asAdministrator();
    const own = { id, version } as Import;
    expect(await look(id, other)).toBeNull();
    const answers = [await check(own, other), await apply(own, null, other)];
    expect(answers.map(({ __typename }) => __typename)).toEqual(['NotFound', 'NotFound']);
    const rows = 'query ($setId: ID!) { changeSetRows(setId: $setId) { nodes { position } } }';
    expect(await refusalOf(rows, { setId: set?.id }, other)).toBe('UNKNOWN_ID');
    const take = 'mutation ($uploadId: ID!) { startImport(kind: PRODUCTS, uploadId: $uploadId) { __typename } }';
    const { startImport } = await other.query<{ startImport: Answer }>(take, {
      uploadId: await upload('GTIN,Name\n4006381334037,Mine\n'),
    });
    expect(startImport.__typename).toBe('NotAllowedNow');
  });

  it('is a person’s who may import, and no key’s', async () => {
    const analyst = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    const list = '{ imports(kind: PRODUCTS) { nodes { id } } }';
    expect(await refusalOf(list, {}, analyst)).toBe('FORBIDDEN');
    const { createApiKey } = await client.query<{ createApiKey: { secret: string } }>(
      `mutation ($input: ApiKeyInput!) { createApiKey(input: $input) { ... on ApiKeyCreated { secret } } }`,
      { input: { name: 'Importer', expiresInDays: 30, rules: [{ action: 'run', subject: 'Import' }] } },
    );
    const asked = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${createApiKey.secret}` },
      payload: { query: list },
    });
    expect(asked.json<{ errors: { extensions: { code: string } }[] }>().errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('the check of an import', () => {
  it('stands in the list of jobs of its person by the name of its file, and is cancelled there', async () => {
    const { id } = await start('GTIN,Name\n4006381334044,Slow\n', 'slow.csv');
    await check(await seen(id));
    const jobOf = async (by: TestClient) =>
      (
        await by.query<{ job: object | null }>(
          'query ($id: ID!) { job(id: $id) { entity kind name state nextCommands } }',
          { id },
        )
      ).job;
    const job = { entity: 'import', kind: 'import_check', name: 'slow.csv' };
    expect(await jobOf(client)).toEqual({ ...job, state: 'queued', nextCommands: ['cancel'] });
    expect(await jobOf(await api.asAdministrator())).toBeNull();
    const { jobs } = await client.query<{ jobs: { nodes: { id: string }[] } }>(
      '{ jobs(filter: { kind: ["import_check"], state: [queued] }) { nodes { id } } }',
    );
    expect(jobs.nodes).toEqual([{ id }]);
    await client.query('mutation ($id: ID!) { commandRun(id: $id, command: CANCEL) { __typename } }', { id });
    expect(await seen(id)).toMatchObject({ step: 'STOPPED' });
    expect((await check(await seen(id))).import?.step).toBe('CHECKING');
    await workOff();
    expect((await seen(id)).step).toBe('PREVIEW');
  });
});
