import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const hourMs = 3_600_000;
const ago = (hours: number) => new Date(clock.now().getTime() - hours * hourMs);

type Job = { __typename: string; id: string; state: string };

const jobs = async (endedSince: Date, client: TestClient = administrator) =>
  (
    await client.query<{ jobs: Job[] }>(
      `query ($endedSince: DateTime!) { jobs(endedSince: $endedSince) { __typename
        ... on CrawlRun { id state pagesLeft crawler { name } } ... on GrabRun { id state offers grabber { name } }
        ... on ExcavationRun { id state nextCommands excavator { name backlog } } } }`,
      { endedSince },
    )
  ).jobs;

const cancel = async (id: string) =>
  (
    await administrator.query<{ cancelExcavation: { __typename: string; run?: Job } }>(
      `mutation ($id: ID!) { cancelExcavation(id: $id) { __typename ... on ExcavationAnswered { run { id state } }
        ... on NotAllowedNow { code reason } } }`,
      { id },
    )
  ).cancelExcavation;

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
    expect(await jobs(ago(2))).toMatchObject([
      { __typename: 'ExcavationRun', id: ended, state: 'succeeded', nextCommands: [] },
      { __typename: 'CrawlRun', id: waiting, state: 'queued' },
    ]);
    expect((await jobs(ago(0.5))).map(({ id }) => id)).toEqual([waiting]);
    expect((await jobs(ago(1_000))).map(({ id }) => id)).toEqual([ended, waiting]);
  });

  it('shows a shop’s people the runs of their shops alone', async () => {
    const [own, other] = [await addShop(), await addShop()];
    const run = await addCrawlRun(own, { state: 'queued' });
    await addCrawlRun(other, { state: 'queued' });
    const user = await api.newUser({ roleKeys: ['shop_manager'] });
    await db.insertInto('user_shop').values({ user_id: user.id, shop_id: own }).execute();
    expect((await jobs(ago(2), await api.as(user))).map(({ id }) => id)).toEqual([run]);
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
      reason: 'The run is cancelled; nothing can be ordered of it.',
    });
    expect(await cancel(newId())).toEqual({ __typename: 'NotFound' });
  });
});
