import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { workOnBulkRun } from './index.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

type Answer = { __typename: string; run?: { id: string }; code?: string };
const command = async (id: string, wanted: 'RETRY' | 'UNDO' | 'CANCEL', client: TestClient = administrator) =>
  (
    await client.query<{ commandRun: Answer }>(
      `mutation ($id: ID!, $wanted: RunCommand!) { commandRun(id: $id, command: $wanted) { __typename
        ... on RunAnswered { run { id } } ... on NotAllowedNow { code } } }`,
      { id, wanted },
    )
  ).commandRun;
type Run = { state: string; total: number; done: number; refused: number; nextCommands: string[] };
const run = async (id: string) =>
  (
    await administrator.query<{ bulkRun: Run }>(
      'query ($id: ID!) { bulkRun(id: $id) { state total done refused nextCommands } }',
      { id },
    )
  ).bulkRun;
const outcomes = async (runId: string) =>
  (
    await administrator.query<{ bulkItems: { nodes: { outcome: string; refusal: { code: string } | null }[] } }>(
      'query ($runId: ID!) { bulkItems(runId: $runId) { nodes { outcome refusal { code } } } }',
      { runId },
    )
  ).bulkItems.nodes.map(({ outcome, refusal }) => [outcome, refusal?.code].filter(Boolean).join(' '));

async function addBrand(): Promise<string> {
  const id = newId<'brand'>();
  await db.insertInto('brand').values({ id, name: id, slug: id, name_key: id }).execute();
  return id;
}
const addProduct = async (brandId: string) => {
  const id = newId<'product'>();
  await db.insertInto('product').values({ id, name: 'Lamp', slug: id, brand_id: brandId, status: 'ACTIVE' }).execute();
  return id;
};
const archiveProduct = (id: string) =>
  sql`update product set status = 'ARCHIVED', archived_at = now() where id = ${id}`.execute(db);

async function archive(ids: readonly string[], client: TestClient = administrator): Promise<string> {
  const { startBulkRun } = await client.query<{ startBulkRun: { run: { id: string } } }>(
    'mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { ... on BulkRunStarted { run { id } } } }',
    { input: { list: 'brands', action: 'archive', ids: [ids] } },
  );
  return startBulkRun.run.id;
}
const step = () => workOnBulkRun(api.engines, workOnLists);
async function workOff(): Promise<void> {
  while (await step());
}

/** A run that archived the first brand and was refused the second, which has a product. */
async function refusedRun(): Promise<{ id: string; brandIds: string[]; productId: string }> {
  const brandIds = [await addBrand(), await addBrand()];
  const productId = await addProduct(brandIds[1] ?? '');
  const id = await archive(brandIds);
  await workOff();
  return { id, brandIds, productId };
}

describe('the retry of a run', () => {
  it('does what was refused once its cause has gone, and nothing else again', async () => {
    const { id, brandIds, productId } = await refusedRun();
    expect(await run(id)).toMatchObject({ done: 1, refused: 1, nextCommands: ['undo', 'retry'] });
    await archiveProduct(productId);
    expect(await command(id, 'RETRY')).toEqual({ __typename: 'RunAnswered', run: { id } });
    expect(await run(id)).toMatchObject({ state: 'queued', total: 2, done: 1, refused: 0, nextCommands: ['cancel'] });
    expect(await outcomes(id)).toEqual(['done', 'waiting']);
    await workOff();
    expect(await outcomes(id)).toEqual(['done', 'done']);
    expect(await run(id)).toMatchObject({ state: 'succeeded', done: 2, refused: 0, nextCommands: ['undo'] });
    const { rows } = await sql<{ attempt: number; changes: number }>`
      select attempt, (select count(*)::int from change c where c.entity_id = r.record_id and c.action = 'archived') as changes
      from bulk_job_row r where job_id = ${id} order by position`.execute(db);
    expect(rows).toEqual([
      { attempt: 1, changes: 1 },
      { attempt: 2, changes: 1 },
    ]);
    await command(id, 'UNDO');
    await workOff();
    const back = await sql<{ status: string }>`select status from brand where id = any(${brandIds}::uuid[])`.execute(
      db,
    );
    expect(back.rows.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE']);
  });

  it('ends with the same refusal where its cause is still there, as often as it is asked', async () => {
    const { id } = await refusedRun();
    for (const attempt of [2, 3]) {
      await command(id, 'RETRY');
      await workOff();
      expect(await outcomes(id)).toEqual(['done', 'refused HAS_ACTIVE_PRODUCTS']);
      const { rows } = await sql<{ attempt: number }>`
        select attempt from bulk_job_row where job_id = ${id} and outcome = 'refused'`.execute(db);
      expect(rows).toEqual([{ attempt }]);
    }
    expect(await run(id)).toMatchObject({ state: 'succeeded', total: 2, done: 1, refused: 1 });
  });

  it('is no use while the run works, where nothing is left, and after it was cancelled or undone', async () => {
    const waiting = await archive([await addBrand()]);
    expect((await command(waiting, 'RETRY')).code).toBe('RUN_AT_WORK');
    await workOff();
    expect((await command(waiting, 'RETRY')).code).toBe('RUN_NOTHING_LEFT');
    const cancelled = await archive([await addBrand()]);
    await command(cancelled, 'CANCEL');
    expect((await command(cancelled, 'RETRY')).code).toBe('RUN_CANCELLED');
    const { id } = await refusedRun();
    await command(id, 'UNDO');
    expect((await command(id, 'RETRY')).code).toBe('RUN_UNDONE');
    await workOff();
  });

  it('is asked for once, no matter who clicks twice, and not by strangers', async () => {
    const { id } = await refusedRun();
    const other = await api.as(await api.newUser({ roleKeys: ['analyst'] }));
    expect((await command(id, 'RETRY', other)).__typename).toBe('NotFound');
    const both = await Promise.all([command(id, 'RETRY'), command(id, 'RETRY')]);
    expect(both.map(({ __typename, code }) => code ?? __typename).toSorted()).toEqual(['RUN_AT_WORK', 'RunAnswered']);
    await workOff();
    const { rows } = await sql<{ action: string }>`
      select action from change where entity = 'bulk_run' and entity_id = ${id} order by at, id`.execute(db);
    expect(rows.map(({ action }) => action)).toEqual(['requested', 'retried']);
  });

  it('goes on by the rights that its person still has', async () => {
    const user = await api.newUser({ roleKeys: ['administrator'] });
    const brandId = await addBrand();
    await addProduct(brandId);
    const id = await archive([brandId], await api.as(user));
    await workOff();
    await command(id, 'RETRY');
    await sql`update app_user set status = 'INACTIVE' where id = ${user.id}`.execute(db);
    await workOff();
    expect(await run(id)).toMatchObject({ state: 'failed' });
  });
});
