import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { actorOfUser } from '../access/index.ts';
import { workOnBulkRun } from '../bulk/index.ts';
import { exportColumns } from '../products/index.ts';
import { importer } from './testing/import-file.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const user = await api.newUser({ roleKeys: ['administrator'] });
const own = importer(api.engines, user);
const client = await api.as(user);

const nordwind = newId<'brand'>();
await db
  .insertInto('brand')
  .values({ id: nordwind, name: 'Nordwind', slug: 'nordwind', name_key: 'nordwind' })
  .execute();

type Item = {
  name: string | null;
  outcome: string;
  refusal: { code: string } | null;
  kept: { field: string; entity: string; references: { name: string }[] }[];
};
const items = async (runId: string) =>
  (
    await client.query<{ bulkItems: { nodes: Item[] } }>(
      'query ($runId: ID!) { bulkItems(runId: $runId) { nodes { name outcome refusal { code } kept { field entity references { name } } } } }',
      { runId },
    )
  ).bulkItems.nodes;
const outcomes = async (runId: string) =>
  (await items(runId)).map(({ name, outcome, refusal }) => [name, outcome, refusal?.code].filter(Boolean).join(' '));

type Product = {
  name: string;
  description: string | null;
  brand: { name: string } | null;
  tags: string[];
  version: number;
};
const product = async (id: string) =>
  (
    await client.query<{ product: Product | null }>(
      'query ($id: ID!) { product(id: $id) { name description brand { name } tags version } }',
      { id },
    )
  ).product;
const idsNamed = async (pattern: string) =>
  (
    await sql<{
      id: string;
    }>`select id from product where name like ${pattern} and deleted_at is null order by name`.execute(db)
  ).rows.map(({ id }) => id);
const update = (id: string, version: number, input: object) =>
  client.query(
    'mutation ($id: ID!, $version: Int!, $input: ProductInput!) { updateProduct(id: $id, version: $version, input: $input) { __typename } }',
    {
      id,
      version,
      input,
    },
  );
async function undone(runId: string): Promise<string> {
  const { commandRun } = await client.query<{ commandRun: { run: { id: string } } }>(
    'mutation ($id: ID!) { commandRun(id: $id, command: UNDO) { ... on RunAnswered { run { id } } } }',
    { id: runId },
  );
  await own.workOff();
  return commandRun.run.id;
}

const howFar = (importId: string, jobId: string) =>
  client.query(
    `query ($importId: ID!, $jobId: ID!) {
      import(id: $importId) { undone { done left kept } }
      bulkRun(id: $jobId) { undoneById nextCommands } }`,
    { importId, jobId },
  );
async function descriptionOf(productId: string, value: string) {
  const version = (await product(productId))?.version ?? 0;
  return { productId, version, attributeCode: 'description', locale: 'en', value };
}

/** A file of products called after a word, each with a part number of its own. */
function fileOf(word: string, count: number, further: (at: number) => string = (at) => `about ${at}`): string {
  const rows = Array.from({ length: count }, (_, at) => `${word}-${at},Nordwind,${word} ${at},${further(at)}`);
  return ['MPN,Brand,Name,Description', ...rows].join('\n');
}

describe('applying an import', () => {
  it('creates and changes what the check said, and nothing when the same file comes again', async () => {
    const file = fileOf('Lamp', 3);
    const first = await own.preview(file);
    expect(first.counts).toMatchObject({ create: 3 });
    expect(await outcomes(await own.apply(first.id))).toEqual(['Lamp 0 done', 'Lamp 1 done', 'Lamp 2 done']);
    const [id = ''] = await idsNamed('Lamp %');
    expect(await product(id)).toMatchObject({ name: 'Lamp 0', description: 'about 0', brand: { name: 'Nordwind' } });
    expect((await own.preview(file)).counts).toEqual({
      create: 0,
      change: 0,
      unchanged: 3,
      refused: 0,
      emptied: 0,
      noticed: 0,
    });

    const second = await own.preview(fileOf('Lamp', 3, (at) => (at === 1 ? 'brighter' : `about ${at}`)));
    expect(second.counts).toMatchObject({ change: 1, unchanged: 2 });
    expect(await outcomes(await own.apply(second.id))).toEqual(['Lamp 1 done']);
    expect(await product((await idsNamed('Lamp 1'))[0] ?? '')).toMatchObject({ description: 'brighter' });
    const { rows } = await sql<{
      state: string;
    }>`select state from change_set where id = ${second.import.setId}`.execute(db);
    expect(rows).toEqual([{ state: 'applied' }]);
  });

  it('writes every kind of value, in its language, once', async () => {
    const file = [
      'GTIN;SKU;Name (de);Name (fr);Farbe;Pack size;Tags;Weight',
      '4006381333931;K-1;Kanne;Cruche;blau;"2,5";"Küche; Stahl";1 kg',
    ].join('\n');
    const { id, rows } = await own.preview(file);
    const jobId = await own.apply(id);
    expect(await outcomes(jobId)).toEqual(['Kanne done']);
    const { rows: values } = await sql<{ place: string; value: unknown }>`
      select a.code || ':' || v.locale as place, v.value from product_value v join attribute a on a.id = v.attribute_id
      where v.product_id = ${rows[0]?.recordId} order by 1`.execute(db);
    expect(values).toEqual([
      { place: 'color:de', value: 'blau' },
      { place: 'gtin:', value: '04006381333931' },
      { place: 'name:de', value: 'Kanne' },
      { place: 'name:fr', value: 'Cruche' },
      { place: 'pack_size:', value: 2.5 },
      { place: 'sku:', value: 'K-1' },
      { place: 'weight:', value: '1 kg' },
    ]);
    expect(await product(rows[0]?.recordId ?? '')).toMatchObject({ name: 'Kanne', tags: ['Küche', 'Stahl'] });
    expect((await own.preview(file)).counts).toMatchObject({ unchanged: 1, change: 0 });
  });

  it('writes measures and amounts as the file has them, and an export of them changes nothing', async () => {
    for (const input of [
      {
        code: 'box_weight',
        names: [{ locale: 'en', text: 'Box weight' }],
        type: 'measure',
        unitFamily: 'mass',
        unit: 'kg',
      },
      { code: 'box_fee', names: [{ locale: 'en', text: 'Box fee' }], type: 'money' },
      { code: 'box_of', names: [{ locale: 'en', text: 'Box of' }], type: 'brand' },
      { code: 'box_ratio', names: [{ locale: 'en', text: 'Box ratio' }], type: 'number' },
    ])
      await client.query('mutation ($input: AttributeInput!) { createAttribute(input: $input) { __typename } }', {
        input,
      });
    const head = 'GTIN;Name (en);box_weight;box_fee;box_of;box_ratio';
    const { id } = await own.preview(`${head}\n4006381333962;Box;1,2340 kg;1,50 EUR;Nordwind;1,2340`);
    await own.apply(id);
    const [boxId = ''] = await idsNamed('Box');
    const columns = ['id', 'box_weight', 'box_fee', 'box_of', 'box_ratio'];
    const exported = await exportColumns(deps, columns);
    if ('unknown' in exported) throw new Error(exported.unknown);
    const actor = await withTransaction(db, (tx) => actorOfUser(tx, user.id));
    if (!actor) throw new Error('The person is gone.');
    const [texts = []] = await exported.read({ deps, actor, requestId: 'test' }, [boxId]);
    expect(texts).toEqual([boxId, '1.2340 kg', '1.50 EUR', 'Nordwind', '1.2340']);
    expect((await own.preview(`${columns.join(';')}\n${texts.join(';')}`, { matchBy: 'id' })).counts).toMatchObject({
      unchanged: 1,
      change: 0,
      refused: 0,
    });
  });

  it('leaves what somebody changed after the check, and does the others', async () => {
    await own.apply((await own.preview(fileOf('Chair', 3))).id);
    const next = await own.preview(fileOf('Chair', 3, () => 'from the file'));
    const [zero = '', one = ''] = await idsNamed('Chair %');
    await update(zero, (await product(zero))?.version ?? 0, { name: 'Chair 0', description: 'by hand' });
    await update(one, (await product(one))?.version ?? 0, { name: 'Chair 1', description: 'from the file' });
    expect(await outcomes(await own.apply(next.id))).toEqual([
      'Chair 0 CONFLICT ROW_CHANGED',
      'Chair 1 UNCHANGED',
      'Chair 2 done',
    ]);
    expect(await product(zero)).toMatchObject({ description: 'by hand' });
  });

  it('goes on after a worker was stopped, without loss and without doing anything twice', async () => {
    const { id } = await own.preview(fileOf('Spoon', 250));
    const begun = await own.beginApply(id);
    const jobId = begun.kind === 'applying' ? begun.jobId : '';
    await workOnBulkRun(api.engines, workOnLists);
    const half = await idsNamed('Spoon %');
    expect(half.length).toBe(200);
    // As if the worker had died in the middle of its second batch.
    await expect(
      db.transaction().execute(async (tx) => {
        await workOnBulkRun({ ...api.engines, db: tx }, workOnLists);
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect((await idsNamed('Spoon %')).length).toBe(200);
    await own.workOff();
    expect((await idsNamed('Spoon %')).length).toBe(250);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from change
      where cause_id = ${jobId} and action = 'created'`.execute(db);
    expect(rows).toEqual([{ count: 250 }]);
  });

  it('is done once, and not before it was checked', async () => {
    const { id } = await own.start(fileOf('Fork', 1));
    expect(await own.beginApply(id)).toMatchObject({ kind: 'not_allowed', code: 'import_not_ready' });
    await own.check(id);
    await own.apply(id);
    expect(await own.beginApply(id)).toMatchObject({ kind: 'not_allowed', code: 'import_not_ready' });
    const again = await own.preview(fileOf('Fork', 1));
    expect(await own.beginApply(again.id)).toMatchObject({
      kind: 'not_allowed',
      code: 'import_nothing',
      reason:
        'Every row of this import is unchanged, so there is nothing to do. Choose another file to change something.',
    });
  });

  it('is refused with the rows to correct where nothing else is left of it', async () => {
    const { id, counts } = await own.preview('SKU,Name,Description\nFORK-9,,no name\n');
    expect(counts).toMatchObject({ create: 0, refused: 1 });
    expect(await own.beginApply(id)).toMatchObject({
      code: 'import_nothing',
      reason: expect.stringContaining('Correct the refused rows'),
    });
  });

  it('asks for the number before it empties many records', async () => {
    await own.apply((await own.preview(fileOf('Vase', 101))).id);
    const next = await own.preview(
      fileOf('Vase', 101, () => ''),
      { columns: { Description: { mode: 'clear' } } },
    );
    expect(next.counts).toMatchObject({ change: 101, emptied: 101 });
    for (const wrong of [null, 100])
      expect(await own.beginApply(next.id, wrong)).toMatchObject({ kind: 'not_allowed', code: 'import_empties' });
    await own.apply(next.id, 101);
    const [id = ''] = await idsNamed('Vase %');
    expect(await product(id)).toMatchObject({ description: null });
  });

  it('lets two imports at once end in one product each, the later one told', async () => {
    const first = await own.preview(fileOf('Twin', 1, () => 'first'));
    await own.apply(first.id);
    const [a, b] = [await own.preview(fileOf('Twin', 1, () => 'a')), await own.preview(fileOf('Twin', 1, () => 'b'))];
    const jobs = [await own.apply(a.id), await own.apply(b.id)];
    expect(await Promise.all(jobs.map(outcomes))).toEqual([['Twin 0 done'], ['Twin 0 CONFLICT ROW_CHANGED']]);
    expect(await product((await idsNamed('Twin %'))[0] ?? '')).toMatchObject({ description: 'a' });
  });

  it('makes no product twice that two files bring at once', async () => {
    const file = fileOf('Both', 2);
    const [a, b] = [await own.preview(file), await own.preview(file)];
    expect([a.counts.create, b.counts.create]).toEqual([2, 2]);
    expect(await outcomes(await own.apply(a.id))).toEqual(['Both 0 done', 'Both 1 done']);
    const late = await own.apply(b.id);
    expect(await outcomes(late)).toEqual(['Both 0 CONFLICT ROW_CHANGED', 'Both 1 CONFLICT ROW_CHANGED']);
    // A retry does what the check planned, and so can only meet the same conflicts.
    const { job, bulkRun, commandRun } = await client
      .query<Record<string, object>>(
        `mutation { commandRun(id: "${late}", command: RETRY) { ... on NotAllowedNow { code } } }`,
      )
      .then(async (answer) => ({
        ...answer,
        ...(await client.query<Record<string, object>>(
          `{ job(id: "${late}") { done refused conflicts nextCommands } bulkRun(id: "${late}") { refused conflicts nextCommands } }`,
        )),
      }));
    expect(commandRun).toEqual({ code: 'RUN_ONLY_CONFLICTS' });
    expect(job).toEqual({ done: 2, refused: 2, conflicts: 2, nextCommands: [] });
    expect(bulkRun).toEqual({ refused: 2, conflicts: 2, nextCommands: [] });
    expect(await idsNamed('Both %')).toHaveLength(2);
  });

  it('takes nothing that its person may not do any more when the turn comes', async () => {
    const leaver = await api.newUser({ roleKeys: ['administrator'] });
    const theirs = importer(api.engines, leaver);
    const { id } = await theirs.preview(fileOf('Gone', 1));
    const begun = await theirs.beginApply(id);
    await sql`update app_user set status = 'INACTIVE' where id = ${leaver.id}`.execute(db);
    await theirs.workOff();
    expect(begun.kind).toBe('applying');
    expect(await idsNamed('Gone %')).toEqual([]);
  });
});

describe('taking an import back', () => {
  it('puts new products into the bin and old values back, and lists what was changed since', async () => {
    await own.apply((await own.preview(fileOf('Table', 2))).id);
    const file = [
      fileOf('Table', 2, () => 'imported'),
      'Table-new,Nordwind,Table new,x',
      'Table-late,Nordwind,Table late,y',
    ];
    const next = await own.preview(file.join('\n'));
    expect(next.counts).toMatchObject({ create: 2, change: 2 });
    const jobId = await own.apply(next.id);
    const [zero = '', one = '', late = ''] = await idsNamed('Table %');
    await update(one, (await product(one))?.version ?? 0, { name: 'Table 1', description: 'by hand' });
    await update(late, (await product(late))?.version ?? 0, { name: 'Table late', description: 'by hand' });
    const backId = await undone(jobId);
    expect(await items(backId)).toMatchObject([
      {
        name: 'Table late',
        outcome: 'refused',
        refusal: { code: 'created_changed_since' },
        kept: [{ field: 'description' }],
      },
      { name: 'Table new', outcome: 'done' },
      { name: 'Table 1', outcome: 'refused', refusal: { code: 'changed_since' } },
      { name: 'Table 0', outcome: 'done' },
    ]);
    expect(await product(zero)).toMatchObject({ description: 'about 0' });
    expect(await product(one)).toMatchObject({ description: 'by hand' });
    expect(await idsNamed('Table %')).toEqual([zero, one, late]);
  });

  it('takes what somebody changed and changed back for what it wrote, and tries again where all was refused', async () => {
    const { id: importId } = await own.preview(fileOf('Stool', 1));
    const jobId = await own.apply(importId);
    const [id = ''] = await idsNamed('Stool %');
    const change = async (input: object) => update(id, (await product(id))?.version ?? 0, input);
    await change({ name: 'Stool 0', description: 'by hand' });
    const backId = await undone(jobId);
    const kept = [{ entity: 'product', field: 'description', references: [] }];
    expect(await items(backId)).toMatchObject([
      { outcome: 'refused', refusal: { code: 'created_changed_since' }, kept },
    ]);
    expect(await howFar(importId, jobId)).toEqual({
      import: { undone: { done: 0, left: 1, kept: 0 } },
      bulkRun: { undoneById: backId, nextCommands: ['undo'] },
    });

    // Back by the other name of the field: what a form changed, a cell changes back.
    await client.query(`mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename } }`, {
      input: await descriptionOf(id, 'about 0'),
    });
    expect(await undone(jobId)).toBe(backId);
    expect(await items(backId)).toMatchObject([{ outcome: 'done', kept: [] }]);
    expect(await idsNamed('Stool %')).toEqual([]);
    expect(await howFar(importId, jobId)).toEqual({
      import: { undone: { done: 1, left: 0, kept: 0 } },
      bulkRun: { undoneById: backId, nextCommands: [] },
    });
  });

  it('counts the fields that it leaves in products of which it takes back the rest', async () => {
    await own.apply((await own.preview(fileOf('Shelf', 1))).id);
    const next = await own.preview('MPN,Brand,Description,Color\nShelf-0,Nordwind,imported,red');
    const jobId = await own.apply(next.id);
    const [id = ''] = await idsNamed('Shelf %');
    await update(id, (await product(id))?.version ?? 0, { name: 'Shelf 0', description: 'by hand' });
    const backId = await undone(jobId);
    expect(await items(backId)).toMatchObject([
      { outcome: 'done', kept: [{ entity: 'product', field: 'value:description:en:' }] },
    ]);
    const { bulkRun } = await client.query<{ bulkRun: object }>(`{ bulkRun(id: "${backId}") { done refused kept } }`);
    expect(bulkRun).toEqual({ done: 1, refused: 0, kept: 1 });
    expect(await howFar(next.id, jobId)).toMatchObject({ import: { undone: { done: 1, left: 0, kept: 1 } } });
  });

  it('names the variant of a number that stays', async () => {
    const made = await own.preview('SKU,Name,MPN\nCup-1,Cup,Cup-a');
    await own.apply(made.id);
    const [id = ''] = await idsNamed('Cup');
    await db.insertInto('variant').values({ id: newId<'variant'>(), product_id: id, position: 2 }).execute();
    const jobId = await own.apply((await own.preview('SKU,MPN\nCup-1,Cup-b')).id);
    await update(id, (await product(id))?.version ?? 0, { name: 'Cup', mpn: 'Cup-c' });
    const [item] = await items(await undone(jobId));
    expect(item).toMatchObject({ outcome: 'refused', kept: [{ references: [{ name: 'Cup-1' }] }] });
  });
});
