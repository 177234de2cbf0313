import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { workOnBulkRun } from '../bulk/index.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

type Answer = { __typename: string; run?: { state: string; done: number; nextCommands: string[] }; code?: string };

const command = async (id: string, wanted: 'PAUSE' | 'RESUME' | 'CANCEL', client: TestClient = administrator) =>
  (
    await client.query<{ commandRun: Answer }>(
      `mutation ($id: ID!, $wanted: RunCommand!) { commandRun(id: $id, command: $wanted) { __typename
        ... on RunAnswered { run { ... on BulkRun { state done nextCommands } ... on ExcavationRun { state nextCommands } } }
        ... on NotAllowedNow { code reason } } }`,
      { id, wanted },
    )
  ).commandRun;

const step = () => workOnBulkRun(api.engines, workOnLists);
const runRow = (id: string) => db.selectFrom('bulk_run').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function addBrands(name: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId<'brand'>());
  await sql`insert into brand (id, name, slug, name_key)
    select id, ${name} || n, ${name} || '-' || n, ${name} || n from unnest(${ids}::uuid[]) with ordinality as b (id, n)`.execute(
    db,
  );
  return ids;
}

async function archive(ids: readonly string[], client: TestClient = administrator): Promise<string> {
  const { startBulkRun } = await client.query<{ startBulkRun: { run: { id: string } } }>(
    `mutation ($input: BulkRunInput!) { startBulkRun(input: $input) { ... on BulkRunStarted { run { id } } } }`,
    { input: { list: 'brands', action: 'archive', ids: [ids] } },
  );
  return startBulkRun.run.id;
}

describe('a run', () => {
  it('rests while it is paused, and goes on where it was', async () => {
    const id = await archive(await addBrands('paused', 120));
    await step();
    expect(await command(id, 'PAUSE')).toMatchObject({
      run: { state: 'paused', done: 50, nextCommands: ['resume', 'cancel'] },
    });
    expect(await step()).toBe(false);
    expect(await command(id, 'RESUME')).toMatchObject({ run: { state: 'queued', done: 50 } });
    while (await step());
    expect(await runRow(id)).toMatchObject({ state: 'succeeded', done: 120, refused: 0 });
  });

  it('takes a command while its worker is in a batch, and carries it out after that', async () => {
    const id = await archive(await addBrands('held', 3));
    await sql`update bulk_run set state = 'running', fence = 4, heartbeat_at = now() where id = ${id}`.execute(db);
    expect(await command(id, 'PAUSE')).toMatchObject({ run: { state: 'pausing', nextCommands: ['cancel'] } });
    expect(await command(id, 'CANCEL')).toMatchObject({ run: { state: 'cancelling', nextCommands: [] } });
    expect(await step()).toBe(false);
    expect(await runRow(id)).toMatchObject({ state: 'cancelling' });
    // Its worker died before it came to that.
    await sql`update bulk_run set heartbeat_at = now() - interval '1 minute' where id = ${id}`.execute(db);
    await step();
    expect(await runRow(id)).toMatchObject({ state: 'cancelled', done: 0, finished_at: expect.any(Date) });
  });

  it('refuses a command that does not fit its state, by name', async () => {
    const id = await archive(await addBrands('fits', 1));
    expect(await command(id, 'RESUME')).toEqual({
      __typename: 'NotAllowedNow',
      code: 'bulk_run.resume',
      reason: expect.stringContaining('Possible now: cancel it.'),
    });
    while (await step());
    expect(await command(id, 'PAUSE')).toMatchObject({ __typename: 'NotAllowedNow', code: 'bulk_run.pause' });
    expect(await command(newId(), 'PAUSE')).toEqual({ __typename: 'NotFound' });
  });

  it('is ordered by those who see it alone', async () => {
    const id = await archive(await addBrands('hidden', 1));
    const stranger = await api.as(await api.newUser({ roleKeys: ['brand_manager'] }));
    expect(await command(id, 'CANCEL', stranger)).toEqual({ __typename: 'NotFound' });
    expect(await runRow(id)).toMatchObject({ state: 'queued' });
    while (await step());
  });

  it('is audited with what it was and what it became', async () => {
    const id = await archive(await addBrands('audited', 1));
    await command(id, 'CANCEL');
    const changes = await db
      .selectFrom('change')
      .select(['action', 'before', 'after'])
      .where('entity_id', '=', id)
      .where('action', '<>', 'requested')
      .execute();
    expect(changes).toEqual([{ action: 'cancel', before: { state: 'queued' }, after: { state: 'cancelled' } }]);
  });
});

describe('a worker', () => {
  const silence = (id: string, stalls: number) =>
    sql`update bulk_run set state = 'running', fence = 7, stalls = ${stalls}, heartbeat_at = now() - interval '1 minute',
      released_at = null where id = ${id}`.execute(db);

  it('takes over the run of one that fell silent, under a higher fence', async () => {
    const id = await archive(await addBrands('silent', 2));
    await silence(id, 0);
    const shown = await administrator.query<{ bulkRun: { state: string } }>(
      `query ($id: ID!) { bulkRun(id: $id) { state } }`,
      { id },
    );
    expect(shown.bulkRun.state).toBe('stalled');
    await step();
    expect(await runRow(id)).toMatchObject({ state: 'running', fence: 8, stalls: 1, done: 2 });
    while (await step());
    expect(await runRow(id)).toMatchObject({ state: 'succeeded' });
  });

  it('gives up a run that killed its workers twenty times, with a sentence', async () => {
    const id = await archive(await addBrands('poison', 2));
    await silence(id, 20);
    await step();
    expect(await runRow(id)).toMatchObject({
      state: 'failed',
      done: 0,
      stop_reason: expect.stringContaining('Its worker died 21 times.'),
    });
  });
});
