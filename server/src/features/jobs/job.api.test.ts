import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const hourMs = 3_600_000;
const ago = (hours: number) => new Date(clock.now().getTime() - hours * hourMs);

type Job = { id: string; entity: string; kind: string; state: string };

const tray = async (endedSince: Date, client: TestClient = administrator) =>
  (
    await client.query<{ jobTray: Job[] }>(
      `query ($endedSince: DateTime!) { jobTray(endedSince: $endedSince) { id entity kind state name unit done total secondsLeft nextCommands } }`,
      { endedSince },
    )
  ).jobTray;

const cancel = async (id: string) =>
  (
    await administrator.query<{ commandRun: { __typename: string; run?: Job } }>(
      `mutation ($id: ID!) { commandRun(id: $id, command: CANCEL) { __typename ... on RunAnswered { run { id state } }
        ... on NotAllowedNow { code reason } } }`,
      { id },
    )
  ).commandRun;

async function addShop(): Promise<string> {
  const id = newId<'shop'>();
  const url = `https://${id}.example/`;
  await db
    .insertInto('shop')
    .values({ id, name: id, slug: id, url, kind: 'observed', status: 'ACTIVE', created_at: clock.now() })
    .execute();
  return id;
}

type Run = { state: string; finishedAt?: Date };

async function addCrawlRun(shopId: string, { state, finishedAt }: Run): Promise<string> {
  const [crawlerId, configId, id] = [newId(), newId(), newId()];
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('crawler')
      .values({ id: crawlerId, shop_id: shopId, name: 'Crawler', state: 'active', config_id: configId })
      .execute();
    await tx
      .insertInto('crawler_config')
      .values({ id: configId, crawler_id: crawlerId, version: 1, config: '{"maxPages":100}' })
      .execute();
    await tx
      .insertInto('crawl_run')
      .values({
        id,
        crawler_id: crawlerId,
        config_id: configId,
        trigger: 'manual',
        state,
        requested_at: ago(3),
        finished_at: finishedAt ?? null,
      })
      .execute();
  });
  return id;
}

async function addExcavationRun({ state, finishedAt }: Run): Promise<string> {
  const [excavatorId, configId, id] = [newId(), newId(), newId()];
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('excavator')
      .values({ id: excavatorId, name: 'Excavator', state: 'active', scope: '{}', config_id: configId })
      .execute();
    await tx
      .insertInto('excavator_config')
      .values({ id: configId, excavator_id: excavatorId, version: 1, config: '{"maxPages":100}' })
      .execute();
    await tx
      .insertInto('excavation_run')
      .values({
        id,
        excavator_id: excavatorId,
        config_id: configId,
        trigger: 'manual',
        state,
        requested_at: ago(2),
        finished_at: finishedAt ?? null,
      })
      .execute();
  });
  return id;
}

describe('the tray of jobs', () => {
  it('holds what waits or works, and what ended since the time, the newest first', async () => {
    const shop = await addShop();
    const waiting = await addCrawlRun(shop, { state: 'queued' });
    const ended = await addExcavationRun({ state: 'succeeded', finishedAt: ago(1) });
    await addCrawlRun(shop, { state: 'failed', finishedAt: ago(30) });
    expect(await tray(ago(2))).toMatchObject([
      {
        entity: 'excavation_run',
        id: ended,
        state: 'succeeded',
        name: 'Excavator',
        unit: 'OFFERS',
        done: 0,
        nextCommands: [],
      },
      {
        entity: 'crawl_run',
        kind: 'crawl',
        id: waiting,
        state: 'queued',
        name: 'Crawler',
        unit: 'PAGES',
        nextCommands: ['cancel'],
      },
    ]);
    expect((await tray(ago(0.5))).map(({ id }) => id)).toEqual([waiting]);
    expect((await tray(ago(1_000))).map(({ id }) => id)).toEqual([ended, waiting]);
  });

  it('shows a shop’s people the runs of their shops alone', async () => {
    const [own, other] = [await addShop(), await addShop()];
    const run = await addCrawlRun(own, { state: 'queued' });
    await addCrawlRun(other, { state: 'queued' });
    const user = await api.newUser({ roleKeys: ['shop_manager'] });
    await db.insertInto('user_shop').values({ user_id: user.id, shop_id: own }).execute();
    expect((await tray(ago(2), await api.as(user))).map(({ id }) => id)).toEqual([run]);
  });
});

type JobsPage = {
  nodes: (Job & { requestedBy: string | null })[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
  total: { count: number; isExact: boolean };
};

const page = async (variables: Record<string, unknown>, client: TestClient = administrator) =>
  (
    await client.query<{ jobs: JobsPage }>(
      `query ($first: Int!, $after: String, $filter: JobFilter, $sort: [JobSort!]) {
        jobs(first: $first, after: $after, filter: $filter, sort: $sort) {
          nodes { id entity kind state requestedBy }
          pageInfo { endCursor hasNextPage } total { count isExact } } }`,
      variables,
    )
  ).jobs;

async function everyPage(variables: Record<string, unknown>): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: JobsPage = await page({ ...variables, first: 2, after });
    ids.push(...nodes.map(({ id }) => id));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return ids;
}

describe('the list of jobs', () => {
  it('goes through the runs of all kinds in one order, window by window, forwards and backwards', async () => {
    const shop = await addShop();
    for (const state of ['queued', 'failed', 'queued'] as const) await addCrawlRun(shop, { state });
    for (const state of ['succeeded', 'cancelled'] as const) await addExcavationRun({ state, finishedAt: ago(1) });
    const whole = await page({ first: 500 });
    const ids = whole.nodes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(whole.total.count);
    expect(whole.nodes.map((job) => job.kind)).toEqual(expect.arrayContaining(['crawl', 'excavation']));
    expect(await everyPage({})).toEqual(ids);
    const rising = { sort: [{ field: 'requestedAt', direction: 'ASC' }] };
    expect(await everyPage(rising)).toEqual(ids.toReversed());
  });

  it('is narrowed by kind and state, and counted so', async () => {
    const failed = await addCrawlRun(await addShop(), { state: 'failed', finishedAt: ago(1) });
    const found = await page({ first: 100, filter: { kind: ['crawl'], state: ['failed'] } });
    expect(found.nodes.map(({ id }) => id)).toContain(failed);
    expect(new Set(found.nodes.map(({ state }) => state))).toEqual(new Set(['failed']));
    expect(found.total).toEqual({ count: found.nodes.length, isExact: true });
    expect((await page({ first: 100, filter: { kind: ['dry_run', 'grab'] } })).nodes).toEqual([]);
  });

  it('says of a run without a worker that it is stalled, and finds it so', async () => {
    const run = await addCrawlRun(await addShop(), { state: 'running' });
    await db
      .updateTable('crawl_run')
      .set({ heartbeat_at: ago(1) })
      .where('id', '=', run)
      .execute();
    const { nodes } = await page({ first: 100, filter: { state: ['stalled'] } });
    expect(nodes.map(({ id }) => id)).toEqual([run]);
  });

  it('names who asked, and nobody for what began by itself', async () => {
    const user = await api.newUser();
    const run = await addCrawlRun(await addShop(), { state: 'queued' });
    const byItself = await addCrawlRun(await addShop(), { state: 'queued' });
    await db.updateTable('crawl_run').set({ requested_by: user.id }).where('id', '=', run).execute();
    const { nodes } = await page({ first: 500 });
    const askedBy = new Map(nodes.map(({ id, requestedBy }) => [id, requestedBy]));
    expect(askedBy.get(run)).toEqual(expect.any(String));
    expect(askedBy.get(byItself)).toBeNull();
  });

  it('holds for a shop’s people the runs of their shops alone, and refuses who may not see the dashboard', async () => {
    const [own, other] = [await addShop(), await addShop()];
    const run = await addCrawlRun(own, { state: 'queued' });
    await addCrawlRun(other, { state: 'queued' });
    const user = await api.newUser({ roleKeys: ['shop_manager'] });
    await db.insertInto('user_shop').values({ user_id: user.id, shop_id: own }).execute();
    const seen = await page({ first: 100 }, await api.as(user));
    expect(seen).toMatchObject({ nodes: [{ id: run }], total: { count: 1, isExact: true } });
    const { errors } = await (await api.as(await api.newUser())).request('{ jobs { total { count } } }');
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('an excavation', () => {
  it('is cancelled at once while it waits, and at its next batch while it works', async () => {
    const waiting = await addExcavationRun({ state: 'queued' });
    const working = await addExcavationRun({ state: 'running' });
    expect(await cancel(waiting)).toMatchObject({ run: { id: waiting, state: 'cancelled' } });
    expect(await cancel(working)).toMatchObject({ run: { id: working, state: 'cancelling' } });
    expect(await cancel(waiting)).toEqual({
      __typename: 'NotAllowedNow',
      code: 'excavation_run.cancel',
      reason: 'State of the run: cancelled. Possible now: run it again.',
    });
    expect(await cancel(newId())).toEqual({ __typename: 'NotFound' });
  });
});
