import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { importsOf } from './testing/import-client.ts';
import { importer } from './testing/import-file.ts';

const api = await testApi();
const { deps } = api;
const user = await api.newUser({ roleKeys: ['administrator'] });
const client = await api.as(user);
const { start, setColumns, check, apply, seen, workOff, preview, rowsOf } = importsOf(api, user, client);
await deps.db
  .insertInto('brand')
  .values({ id: newId<'brand'>(), name: 'Nordwind', slug: 'nordwind', name_key: 'nordwind' })
  .execute();

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

  it('counts and shows rows that are taken with a notice', async () => {
    await client.query('mutation { createProduct(input: { name: "Holder", sku: "HELD-7" }) { __typename } }');
    const started = await start(
      `GTIN,Name,SKU\n4006381334501,Taken,HELD-7\n4006381334518,Plain,OWN-7\n1,Refused,HELD-7\n`,
    );
    await check(started);
    await workOff();
    const checked = await seen(started.id);
    expect(checked.set?.counts).toEqual({ create: 2, change: 0, unchanged: 0, refused: 1, emptied: 0, noticed: 1 });
    const { changeSetRows } = await client.query<{ changeSetRows: object }>(
      `query ($setId: ID!) { changeSetRows(setId: $setId, filter: { hasNotice: true }) {
        nodes { name plan faults { column target isNotice sentence { text } } } total { count } } }`,
      { setId: checked.set?.id },
    );
    const notice = { column: 3, target: null, isNotice: true, sentence: { text: expect.stringContaining('“Holder”') } };
    expect(changeSetRows).toEqual({
      nodes: [{ name: 'Taken', plan: 'CREATE', faults: [notice] }],
      total: { count: 1 },
    });
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

  it('is applied by one job, no matter who asks twice at once', async () => {
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
