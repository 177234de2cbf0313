import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { refuseRows, testApi, type TestClient } from '../../testing/index.ts';
import { workOnRun } from '../../platform/runs/index.ts';
import { feedRuns } from './feed-run.ts';
import { markSales, settleTimes } from './move-by-clock.ts';
import { feedWorld } from './testing/feed-world.ts';
import { writeDueFeeds } from './write-feed.ts';

const api = await testApi();
const { db, clock } = api.deps;
const world = feedWorld(api);
let client: TestClient;
let made = 0;
let broken: Awaited<ReturnType<typeof newFeed>>;
let whole: Awaited<ReturnType<typeof newFeed>>;

/** A feed with one row, settled. */
async function newFeed() {
  const shopId = await world.newShop();
  const feed = await world.newFeed(client, shopId);
  made += 1;
  const { variantId } = await world.newGoods(client, shopId, { sku: `A${made}`, price: '20.00' });
  await world.setListing(client, { channelId: feed.channelId, variantId }, 0, {});
  return feed;
}

const marked = async () =>
  (await sql<{ id: string }>`select distinct channel_id as id from feed_dirty`.execute(db)).rows.map(({ id }) => id);
const filesOf = async ({ id }: { id: string }) =>
  (await sql<{ revision: number }>`select distinct revision from feed_file where feed_id = ${id}`.execute(db)).rows
    .length;
const raise = () => sql`update channel_feed set revision = revision + 1`.execute(db);

beforeEach(async () => {
  client = await api.asAdministrator();
  broken = await newFeed();
  whole = await newFeed();
  await world.settle();
});

it('marks a channel whose discounts changed although another one cannot be marked, and tries that three times', async () => {
  await sql`update channel_feed set sales_hash = null`.execute(db);
  const failures = await refuseRows(db, 'feed_dirty', `new.channel_id = '${broken.channelId}'`);
  await markSales(api.engines.db, clock.now());
  expect(await marked()).toContain(whole.channelId);
  for (let turn = 0; turn < 4; turn += 1) expect(await markSales(api.engines.db, clock.now())).toBe(0);
  const failed = { event: 'feed.sales-not-marked', channelId: broken.channelId, reason: 'refused' };
  expect(failures()).toMatchObject([failed, failed, failed]);
  clock.advance(3_600_000);
  await markSales(api.engines.db, clock.now());
  expect(failures()).toHaveLength(4);
});

it('settles a feed whose rows the clock moved although another one cannot be settled', async () => {
  const revision = async ({ id }: { id: string }) =>
    (await sql<{ revision: number }>`select revision from channel_feed where id = ${id}`.execute(db)).rows[0]?.revision;
  const [brokenAt, wholeAt] = [await revision(broken), await revision(whole)];
  clock.advance(60_000);
  await sql`update feed_row set served_from = ${clock.now()} where feed_id in (${broken.id}, ${whole.id})`.execute(db);
  const failures = await refuseRows(db, 'channel_feed', `new.id = '${broken.id}'`);
  clock.advance(60_000);
  expect(await settleTimes(api.engines.db, clock.now())).toBe(1);
  for (let turn = 0; turn < 4; turn += 1) expect(await settleTimes(api.engines.db, clock.now())).toBe(0);
  expect([await revision(broken), await revision(whole)]).toEqual([brokenAt, Number(wholeAt) + 1]);
  const failed = { event: 'feed.times-not-settled', feedId: broken.id, reason: 'refused' };
  expect(failures()).toMatchObject([failed, failed, failed]);
});

it('writes the file of a feed although that of another one fails, which each revision tries three times', async () => {
  const before = await filesOf(whole);
  const failures = await refuseRows(db, 'feed_file', `new.feed_id = '${broken.id}'`);
  await raise();
  await writeDueFeeds(api.engines);
  for (let turn = 0; turn < 4; turn += 1) expect(await writeDueFeeds(api.engines)).toBe(0);
  expect(await filesOf(whole)).toBeGreaterThanOrEqual(before);
  const failed = { event: 'feed.file-failed', feedId: broken.id, reason: 'refused' };
  expect(failures()).toMatchObject([failed, failed, failed]);
  await raise();
  expect(await writeDueFeeds(api.engines)).toBeGreaterThan(0);
  expect(failures()).toHaveLength(4);
});

it('evaluates the rows of a channel although one of them cannot be, which is told', async () => {
  const shopId = await world.newShop();
  const feed = await world.newFeed(client, shopId);
  await world.settle();
  const [bad, good] = [
    await world.newGoods(client, shopId, { sku: 'bad', price: '20.00' }),
    await world.newGoods(client, shopId, { sku: 'good', price: '20.00' }),
  ];
  const failures = await refuseRows(
    db,
    'feed_row',
    `exists (select from listing l where l.id = new.listing_id and l.variant_id = '${bad.variantId}')`,
  );
  for (const { variantId } of [bad, good])
    await world.setListing(client, { channelId: feed.channelId, variantId }, 0, {});
  await world.settle();
  const { rows } = await sql<{ id: string }>`
    select l.variant_id as id from feed_row r join listing l on l.id = r.listing_id where r.feed_id = ${feed.id}`.execute(
    db,
  );
  expect(rows).toEqual([{ id: good.variantId }]);
  expect(failures()).toMatchObject([{ event: 'feed.row-failed', variantId: bad.variantId, reason: 'refused' }]);
});

it('rebuilds a feed that is due although the rebuild of another one cannot be begun, which has its next turn', async () => {
  const schedule = JSON.stringify({ every: 'daily', cron: null, timeZone: null });
  clock.advance(60_000);
  const due = clock.now();
  await sql`update channel_feed set schedule = ${schedule}::jsonb, next_run_at = ${due} where id in (${broken.id}, ${whole.id})`.execute(
    db,
  );
  const failures = await refuseRows(db, 'feed_run', `new.feed_id = '${broken.id}' and new.state = 'queued'`);
  await workOnRun(api.engines, feedRuns);
  const turns = await sql<{ id: string; isLater: boolean }>`
    select id, next_run_at > ${due} as "isLater" from channel_feed where id in (${broken.id}, ${whole.id})`.execute(db);
  expect(turns.rows.map(({ isLater }) => isLater)).toEqual([true, true]);
  const begun = await sql<{ id: string }>`
    select feed_id as id from feed_run where requested_at >= ${due} and feed_id in (${broken.id}, ${whole.id})`.execute(
    db,
  );
  expect(begun.rows).toEqual([{ id: whole.id }]);
  expect(failures()).toMatchObject([{ event: 'feed.not-rebuilt', feedId: broken.id, reason: 'refused' }]);
});
