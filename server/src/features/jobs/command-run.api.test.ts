import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { workOnLists } from '../../app/features.ts';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { workOnBulkRun } from '../bulk/index.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

type Answer = {
  __typename: string;
  run?: { id: string; state: string; done: number; secondsLeft: number | null; nextCommands: string[] };
  code?: string;
  reason?: string;
};

const command = async (
  id: string,
  wanted: 'PAUSE' | 'RESUME' | 'CANCEL' | 'RUN_AGAIN' | 'UNDO' | 'RETRY',
  client: TestClient = administrator,
) =>
  (
    await client.query<{ commandRun: Answer }>(
      `mutation ($id: ID!, $wanted: RunCommand!) { commandRun(id: $id, command: $wanted) { __typename
        ... on RunAnswered { run { id state done secondsLeft nextCommands } }
        ... on NotAllowedNow { code reason } } }`,
      { id, wanted },
    )
  ).commandRun;

const step = () => workOnBulkRun(api.engines, workOnLists);
const runRow = (id: string) => db.selectFrom('bulk_job').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

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
      run: { state: 'paused', done: 50, secondsLeft: null, nextCommands: ['resume', 'cancel'] },
    });
    expect(await step()).toBe(false);
    expect(await command(id, 'RESUME')).toMatchObject({ run: { state: 'queued', done: 50, secondsLeft: null } });
    while (await step());
    expect(await runRow(id)).toMatchObject({ state: 'succeeded', done: 120, refused: 0 });
  });

  it('takes a command while its worker is in a batch, and carries it out after that', async () => {
    const id = await archive(await addBrands('held', 3));
    await sql`update bulk_job set state = 'running', fence = 4, heartbeat_at = now() where id = ${id}`.execute(db);
    expect(await command(id, 'PAUSE')).toMatchObject({ run: { state: 'pausing', nextCommands: ['cancel'] } });
    expect(await command(id, 'CANCEL')).toMatchObject({ run: { state: 'cancelling', nextCommands: [] } });
    expect(await step()).toBe(false);
    expect(await runRow(id)).toMatchObject({ state: 'cancelling' });
    // Its worker died before it came to that.
    await sql`update bulk_job set heartbeat_at = now() - interval '1 minute' where id = ${id}`.execute(db);
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

  it('says of one that has ended that it has, and what it still takes', async () => {
    const refusal = async (id: string) => (await command(id, 'CANCEL')).reason;
    const cancelled = await archive(await addBrands('ended', 120));
    await step();
    await command(cancelled, 'CANCEL');
    expect(await refusal(cancelled)).toBe('State of the run: cancelled. Possible now: undo it.');
    await command(cancelled, 'UNDO');
    while (await step());
    expect(await refusal(cancelled)).toBe('The run has ended (state: cancelled). Start a new one.');
    const done = await archive(await addBrands('over', 1));
    while (await step());
    expect(await refusal(done)).toBe('State of the run: succeeded. Possible now: undo it.');
  });

  it('is commanded by those who see it alone', async () => {
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

describe('a crawl run', () => {
  async function crawlRun(state: string): Promise<{ id: string; shopId: string }> {
    const [shopId, crawlerId, configId, id] = [newId(), newId(), newId(), newId()];
    const url = `https://${shopId}.example/`;
    const shop = { id: shopId, name: shopId, slug: shopId, url, kind: 'observed', status: 'ACTIVE' };
    await db.insertInto('shop').values(shop).execute();
    await db.transaction().execute(async (tx) => {
      const crawler = { id: crawlerId, shop_id: shopId, name: 'Mill', state: 'active', config_id: configId };
      await tx.insertInto('crawler').values(crawler).execute();
      const config = { id: configId, crawler_id: crawlerId, version: 1, config: '{"maxPages":100}' };
      await tx.insertInto('crawler_config').values(config).execute();
      const run = { id, crawler_id: crawlerId, config_id: configId, trigger: 'manual', state };
      await tx.insertInto('crawl_run').values(run).execute();
    });
    return { id, shopId };
  }
  const personOf = async (shopId: string, role: string) => {
    const user = await api.newUser({ roleKeys: [role] });
    await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
    return api.as(user);
  };
  const shown = async (id: string, client: TestClient) =>
    (
      await client.query<{ job: { nextCommands: string[] } | null }>(
        'query ($id: ID!) { job(id: $id) { nextCommands } }',
        { id },
      )
    ).job;

  it('is commanded by the people of its shop alone, as its kind asks for', async () => {
    const { id, shopId } = await crawlRun('queued');
    const other = await crawlRun('queued');
    const manager = await personOf(shopId, 'shop_manager');
    expect(await shown(id, manager)).toEqual({ nextCommands: ['cancel'] });
    expect(await shown(other.id, manager)).toBeNull();
    expect(await command(other.id, 'CANCEL', manager)).toEqual({ __typename: 'NotFound' });
    expect(await command(id, 'CANCEL', manager)).toMatchObject({ run: { id, state: 'cancelled' } });
  });

  it('is offered no command to anyone who may read it and not run it', async () => {
    const { id } = await crawlRun('queued');
    const key = 'runs-are-read';
    const rules = [
      ['read', 'Crawler'],
      ['read', 'Dashboard'],
    ].map(([action, subject]) => ({ action, subject }));
    await db
      .insertInto('role')
      .values({ id: newId(), key, name: key, rules: JSON.stringify(rules) })
      .execute();
    const reader = await api.as(await api.newUser({ roleKeys: [key] }));
    expect(await shown(id, reader)).toEqual({ nextCommands: [] });
    const refused = await reader.request(
      'mutation ($id: ID!) { commandRun(id: $id, command: CANCEL) { __typename } }',
      { id },
    );
    expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('refuses a command that its kind does not have, and names those it takes', async () => {
    const { id } = await crawlRun('queued');
    expect(await command(id, 'UNDO')).toEqual({
      __typename: 'NotAllowedNow',
      code: 'crawl_run.undo',
      reason: 'State of the run: queued. Possible now: cancel it.',
    });
  });

  it('that has ended says why it is not undone or tried again, rather than that it has ended', async () => {
    const { id } = await crawlRun('cancelled');
    expect((await command(id, 'UNDO')).reason).toMatch(/^A run of this kind cannot be undone: what it did stays\./);
    expect((await command(id, 'RETRY')).reason).toMatch(
      /^A run of this kind keeps nothing that could be tried again\./,
    );
  });

  it('that was cancelled is run again as another run', async () => {
    const { id } = await crawlRun('cancelled');
    const again = await command(id, 'RUN_AGAIN');
    expect(again).toMatchObject({ run: { state: 'queued' } });
    expect(again.run?.id).not.toBe(id);
  });
});

describe('a worker', () => {
  const silence = (id: string, stalls: number) =>
    sql`update bulk_job set state = 'running', fence = 7, stalls = ${stalls}, heartbeat_at = now() - interval '1 minute',
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
