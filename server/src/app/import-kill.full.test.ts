import { inParts } from '@quarry/contracts/bulk';
import { uploadChunkBytes } from '@quarry/contracts/imports';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { gridOf } from '../features/imports/testing/grid-client.ts';
import { importsOf } from '../features/imports/testing/import-client.ts';
import { rowsLeft } from '../features/imports/testing/rows-left.ts';
import {
  killAtTable,
  patience,
  rowsApart,
  struckInstallations,
  type Take,
  type TestApi,
  testApi,
} from '../testing/index.ts';

const rows = 1_400;
const edited = 350;

const { server, install, takeCalmly, takeRoughly } = await struckInstallations('import-kill');
const [calmApi, roughApi] = [await testApi({ server }), await testApi({ server })];

type Installation = Awaited<ReturnType<typeof installGrid>>;

/** An installation with grid and imports of a person at it. */
async function installGrid(api: TestApi) {
  const world = await install(api);
  const { user, client } = world;
  return { ...world, grid: gridOf(api, user, client), imports: importsOf(api, user, client) };
}

/** A file of more than one part: a column of it goes nowhere. */
function file(): Buffer {
  const filling = 'x'.repeat(1_000);
  const lines = Array.from({ length: rows }, (_, at) => `K-${at},Nordwind,Kettle ${at},about ${at},${at}${filling}`);
  return Buffer.from(['MPN,Brand,Name,Description,Filling', ...lines].join('\n'));
}

type UploadAnswer = { upload?: { id: string; reached: number; state: string } };

/** Sends one request to the upload door; nothing where the API was killed before it answered. */
async function send({ address, client }: Installation, method: string, path: string, body?: Buffer | object) {
  const isPart = body instanceof Buffer;
  const type = isPart ? 'application/octet-stream' : 'application/json';
  const sent = isPart ? new Uint8Array(body) : JSON.stringify(body);
  const headers = { authorization: `Bearer ${client.accessToken}`, ...(body && { 'content-type': type }) };
  const answer = await fetch(`${address}/uploads${path}`, { method, headers, ...(body && { body: sent }) }).catch(
    () => undefined,
  );
  return ((await answer?.json().catch(() => undefined)) as UploadAnswer | undefined)?.upload;
}

/** Sends a file; `atSecondPart` may keep that part from being answered, after which it goes on where the server came. */
async function upload(world: Installation, atSecondPart: (put: () => Promise<unknown>) => Promise<unknown>) {
  const content = file();
  const part = (offset: number) => content.subarray(offset, offset + uploadChunkBytes);
  const begun = await send(world, 'POST', '', { fileName: 'kettles.csv', bytes: content.length, purpose: 'TABLE' });
  const id = begun?.id ?? 'none';
  await send(world, 'PUT', `/${id}/parts/0`, part(0));
  await atSecondPart(() => send(world, 'PUT', `/${id}/parts/${uploadChunkBytes}`, part(uploadChunkBytes)));
  const stood = await expectAnswer(() => send(world, 'GET', `/${id}`));
  for (let offset = stood.reached; offset < content.length; offset += uploadChunkBytes)
    await send(world, 'PUT', `/${id}/parts/${offset}`, part(offset));
  expect(await send(world, 'POST', `/${id}/complete`)).toMatchObject({ reached: content.length, state: 'COMPLETE' });
  return id;
}

async function expectAnswer<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer> {
  let answer: Answer | undefined;
  await expect.poll(async () => (answer = await ask()), patience).toBeDefined();
  if (answer === undefined) throw new Error('There was no answer.');
  return answer;
}

const count = async ({ db }: Installation, statement: ReturnType<typeof sql<{ count: number }>>) =>
  (await statement.execute(db)).rows[0]?.count ?? 0;
/** Records that a job is through with, of its kind the only one; its end counts once more. */
const settled = (world: Installation, source: 'file' | 'grid', isRollBack = false) =>
  count(
    world,
    sql`select j.done + j.refused + (j.state = 'succeeded')::int as count
      from bulk_job j join change_set s on s.job_id = coalesce(j.undoes_id, j.id)
      where s.source = ${source} and (j.undoes_id is not null) = ${isRollBack}`,
  );

/** Uploads, checks and applies a file, edits its products in the grid, rolls that back, and the import too. */
async function workThrough(world: Installation, take: Take, atSecondPart: Parameters<typeof upload>[1]) {
  const { client, db, grid, imports } = world;
  await grid.newBrand('Nordwind');
  const uploadId = await upload(world, atSecondPart);
  const { startImport } = await client.query<{ startImport: { import: { id: string; version: number } } }>(
    `mutation ($uploadId: ID!) { startImport(kind: PRODUCTS, uploadId: $uploadId) { ... on ImportAnswered { import { id version } } } }`,
    { uploadId },
  );
  const look = () => imports.seen(startImport.import.id);
  const started = await look();
  await take({
    begin: () => imports.check(started),
    done: () =>
      count(
        world,
        sql`select ((select count(*) from change_set_row) + (select count(*) from import where state = 'succeeded'))::int as count`,
      ),
    until: rows + 1,
    at: { api: 'change_set', first: 'change_set_cell', postgres: 'change_set_row', last: 'change_set_row' },
  });
  const checked = await look();
  expect(checked).toMatchObject({ step: 'PREVIEW', set: { counts: { create: rows, refused: 0 } } });
  await take({
    begin: () => imports.apply(checked),
    done: () => settled(world, 'file'),
    until: rows + 1,
    at: { api: 'bulk_job_row', first: 'product_value', postgres: 'change', last: 'outbox' },
  });
  const { rows: products } = await sql<{ id: string }>`
    select id from product order by name limit ${edited}`.execute(db);
  const setId = await grid.openId();
  const ids = inParts(products.map(({ id }) => id));
  expect(await grid.fill(setId, { column: 'color:en', text: 'black', ids })).toMatchObject({ steps: 1 });
  await take({
    begin: () => grid.apply(setId),
    done: () => settled(world, 'grid'),
    until: edited + 1,
    at: { api: 'bulk_job_row', first: 'product_value', postgres: 'change', last: 'outbox' },
  });
  const takeBack = (id: string | null | undefined) =>
    client.query('mutation ($id: ID!) { commandRun(id: $id, command: UNDO) { __typename } }', { id });
  const { rows: ofGrid } = await sql<{ jobId: string }>`
    select job_id as "jobId" from change_set where id = ${setId}`.execute(db);
  await take({
    begin: () => takeBack(ofGrid[0]?.jobId),
    done: () => settled(world, 'grid', true),
    until: edited + 1,
    at: { api: 'bulk_job', first: 'product_value', postgres: 'change', last: 'outbox' },
  });
  const jobId = (await look()).set?.jobId;
  await take({
    begin: () => takeBack(jobId),
    done: () => settled(world, 'file', true),
    until: rows + 1,
    at: { api: 'bulk_job', first: 'bin_entry', postgres: 'change', last: 'outbox' },
  });
}

it(
  'leaves the same rows of an import, a job of the grid and a roll-back after kill -9 of API, worker and PostgreSQL as without',
  { timeout: 1_800_000 },
  async () => {
    const calm = await installGrid(calmApi);
    await workThrough(calm, takeCalmly, (put) => put());
    const rough = await installGrid(roughApi);
    await workThrough(
      rough,
      (step) => takeRoughly(rough, step),
      async (put) => {
        let lost: Promise<unknown> = Promise.resolve();
        await killAtTable(rough.db, rough.parts.api, 'upload_part', { part: 'api', begin: () => (lost = put()) });
        expect(await lost).toBeUndefined();
      },
    );
    const apart = async () => rowsApart(await rowsLeft(calm.db), await rowsLeft(rough.db));
    await expect.poll(apart, { timeout: 60_000, interval: 1_000 }).toEqual([]);
    expect((await rowsLeft(rough.db)).product).toHaveLength(rows);
  },
);
