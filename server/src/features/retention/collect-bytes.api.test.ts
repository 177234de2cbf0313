import { randomBytes } from 'node:crypto';
import { retentionBytesDaysSetting } from '@quarry/contracts/retention';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { derivedId, newId } from '../../platform/ids.ts';
import { keepMonthPartitions } from '../../platform/partitions/index.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { noteBlob, type StoredBytes } from '../../platform/storage/index.ts';
import { testApi } from '../../testing/index.ts';
import {
  type BuiltCrawler,
  buildCrawler,
  buildCrawlRun,
  buildGrabber,
  buildShop,
} from '../grabbers/grabber.builder.ts';
import { collectBytes } from './index.ts';

const api = await testApi();
const { deps, engines } = api;
const { db, clock, storage } = deps;
const now = new Date('2031-06-15T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
clock.set(now);
/** As a worker has them, which owns no table. */
const working = { ...engines, clock };
const administrator = await api.asAdministrator();

const newBytes = () => Buffer.from(`<!doctype html><title>Chair</title>${randomBytes(20).toString('hex')}`);

/** A page with the bytes of each of these days, the oldest first; what the crawl left for grabbers is worked off. */
async function pageOf(
  crawler: BuiltCrawler,
  days: readonly number[],
): Promise<{ pageId: string; stored: StoredBytes[] }> {
  const url = `https://mill.example/${newId()}`;
  const stored: StoredBytes[] = [];
  for (const day of days) {
    const bytes = newBytes();
    stored.push(await storage.put(bytes));
    await buildCrawlRun(deps, crawler, [{ url, outcome: 'changed', bytes, fetchedAt: daysAgo(day) }]);
  }
  const pageId = derivedId<'page'>(`${crawler.id} ${url}`);
  await sql`delete from backlog where partition_id = ${crawler.id}`.execute(db);
  return { pageId, stored };
}

async function newOffer(shopId: string): Promise<string> {
  const id = newId<'offer'>();
  await sql`insert into offer (id, shop_id, offer_key, origin, first_seen_at, last_seen_at, last_changed_at)
    values (${id}, ${shopId}, ${id}, 'observed', now(), now(), now())`.execute(db);
  return id;
}

async function snapshotOf(offerId: string, sha256: Buffer, day: number): Promise<string> {
  const id = newId<'offer_snapshot'>();
  await sql`insert into offer_snapshot (id, offer_id, seq, source_kind, observed_at, last_confirmed_at, blob_sha256, fields, fields_hash, extractor_version)
    values (${id}, ${offerId}, 1, 'grab', ${daysAgo(day)}, ${daysAgo(day)}, ${sha256}, '{"title": {"value": "Chair", "raw": "Chair"}}', ${Buffer.alloc(1)}, '1')`.execute(
    db,
  );
  return id;
}

const isKept = async (stored: StoredBytes | undefined) => stored !== undefined && storage.has(stored);
const keptOf = (stored: readonly StoredBytes[]) => Promise.all(stored.map(isKept));

/** A walk, and an hour later the end of what it noted. */
async function collectAll(at = now): Promise<void> {
  clock.set(at);
  await sql`update byte_collection set started_at = '2000-01-01'`.execute(db);
  await collectBytes(working);
  clock.set(new Date(at.getTime() + 3_700_000));
  await collectBytes(working);
  clock.set(now);
}

async function crawlerOfNewShop(): Promise<BuiltCrawler> {
  return buildCrawler(deps, await buildShop(deps));
}

it('frees bytes that have passed the limit, but for the newest of each page', async () => {
  const crawler = await crawlerOfNewShop();
  const { stored } = await pageOf(crawler, [300, 200, 89]);
  const { stored: quiet } = await pageOf(crawler, [400]);
  await collectAll();
  expect(await keptOf(stored)).toEqual([false, false, true]);
  expect(await keptOf(quiet)).toEqual([true]);
  const { rows } = await sql<{ freed: number; bytes: number }>`
    select freed_files::int as freed, freed_bytes::int as bytes from byte_collection order by started_at desc limit 1`.execute(
    db,
  );
  expect(rows).toEqual([{ freed: 2, bytes: (stored[0]?.storedBytes ?? 0) + (stored[1]?.storedBytes ?? 0) }]);
});

it('keeps both the newest bytes of a page and those that it changed to last, which replays read', async () => {
  const crawler = await crawlerOfNewShop();
  const url = `https://mill.example/${newId()}`;
  const stored: StoredBytes[] = [];
  for (const [day, outcome] of [
    [300, 'changed'],
    [200, 'changed'],
    [150, 'unchanged'],
    [140, 'unchanged'],
  ] as const) {
    const bytes = newBytes();
    stored.push(await storage.put(bytes));
    await buildCrawlRun(deps, crawler, [{ url, outcome, bytes, fetchedAt: daysAgo(day) }]);
  }
  await sql`delete from backlog where partition_id = ${crawler.id}`.execute(db);
  await collectAll();
  expect(await keptOf(stored)).toEqual([false, true, false, true]);
});

it('frees by the limit of each shop', async () => {
  const [usual, patient] = [await crawlerOfNewShop(), await crawlerOfNewShop()];
  await administrator.query(
    `mutation ($scope: SettingScopeInput) { updateSetting(key: "retentionBytesDays", scope: $scope, version: 0, value: 250) { __typename } }`,
    { scope: { kind: 'SHOP', id: patient.shopId } },
  );
  await expect.poll(() => settingValue(working, retentionBytesDaysSetting, { shopId: patient.shopId })).toBe(250);
  const [short, long] = [await pageOf(usual, [300, 200, 1]), await pageOf(patient, [300, 200, 1])];
  await collectAll();
  expect(await keptOf(short.stored)).toEqual([false, false, true]);
  expect(await keptOf(long.stored)).toEqual([false, true, true]);
});

it('keeps what snapshots, waiting fetches and feeds hold, until they let go of it', async () => {
  const crawler = await crawlerOfNewShop();
  const { stored, pageId } = await pageOf(crawler, [300, 290, 280, 270, 1]);
  const [priced, current, waiting, loose] = stored;
  const offerId = await newOffer(crawler.shopId);
  const ofPrice = await snapshotOf(offerId, priced?.sha256 ?? Buffer.alloc(0), 300);
  await sql`insert into price_point (id, offer_id, kind, valid_from, valid_to, last_confirmed_at, amount_minor, currency, exponent, snapshot_id, snapshot_at, state)
    values (${newId()}, ${offerId}, 'sale', ${daysAgo(300)}, ${daysAgo(300)}, ${daysAgo(300)}, 100, 'EUR', 2, ${ofPrice}, ${daysAgo(300)}, 'accepted')`.execute(
    db,
  );
  const ofOffer = await snapshotOf(offerId, current?.sha256 ?? Buffer.alloc(0), 290);
  await sql`update offer set current_snapshot_id = ${ofOffer}, current_snapshot_at = ${daysAgo(290)} where id = ${offerId}`.execute(
    db,
  );
  await snapshotOf(offerId, loose?.sha256 ?? Buffer.alloc(0), 270);
  await sql`insert into backlog (topic, partition_id, subject_id, subject_at)
    select 'page_fetched', crawler_id, id, fetched_at from page_fetch where page_id = ${pageId} and blob_sha256 = ${waiting?.sha256}`.execute(
    db,
  );
  const [read, lastRead, old] = await Promise.all([1, 2, 3].map(() => storage.put(newBytes())));
  const grabber = await buildGrabber(deps, { id: crawler.shopId, url: '' }, { feedUrl: 'https://mill.example/feed' });
  const run = async (feed: StoredBytes | undefined, state: string, day: number) => {
    if (feed === undefined) return;
    await noteBlob(db, storage, feed, 'text/xml', daysAgo(day));
    await sql`insert into grab_run (id, grabber_id, config_id, trigger, state, requested_at, cursor)
      values (${newId()}, ${grabber.id}, ${grabber.configId}, 'manual', ${state}, ${daysAgo(day)}, ${JSON.stringify({ feed: feed.sha256.toString('hex') })}::jsonb)`.execute(
      db,
    );
  };
  await run(read, 'running', 130);
  await run(old, 'succeeded', 120);
  await run(lastRead, 'succeeded', 110);
  await collectAll();
  expect(await keptOf(stored)).toEqual([true, true, true, false, true]);
  expect(await Promise.all([read, old, lastRead].map(isKept))).toEqual([true, false, true]);
  await sql`delete from price_point where offer_id = ${offerId}`.execute(db);
  await sql`update offer set current_snapshot_id = null, current_snapshot_at = null where id = ${offerId}`.execute(db);
  await sql`delete from backlog where partition_id = ${crawler.id}`.execute(db);
  await collectAll();
  expect(await keptOf(stored)).toEqual([false, false, false, false, true]);
});

it('leaves a reader an hour, and looks once more what stands on the bytes by then', async () => {
  const crawler = await crawlerOfNewShop();
  const { stored } = await pageOf(crawler, [300, 290, 280, 1]);
  const [reading, taken, again] = stored;
  clock.set(now);
  await sql`update byte_collection set started_at = '2000-01-01'`.execute(db);
  await collectBytes(working);
  expect(await keptOf(stored)).toEqual([true, true, true, true]);
  const { rows } = await sql<{
    at: Date;
  }>`select retain_until as at from blob where sha256 = ${reading?.sha256}`.execute(db);
  expect(rows).toEqual([{ at: new Date(now.getTime() + 3_600_000) }]);
  // Somebody reads one into an offer, and another one is fetched anew.
  const offerId = await newOffer(crawler.shopId);
  const snapshotId = await snapshotOf(offerId, taken?.sha256 ?? Buffer.alloc(0), 290);
  await sql`update offer set current_snapshot_id = ${snapshotId}, current_snapshot_at = ${daysAgo(290)} where id = ${offerId}`.execute(
    db,
  );
  if (again) await noteBlob(engines.db, storage, again, 'text/html', now);
  clock.set(new Date(now.getTime() + 3_500_000));
  await collectBytes(working);
  expect(await keptOf(stored)).toEqual([true, true, true, true]);
  clock.set(new Date(now.getTime() + 3_600_000));
  await collectBytes(working);
  expect(await keptOf(stored)).toEqual([false, true, true, true]);
  expect((await sql`select from blob where retain_until is not null`.execute(db)).rows).toEqual([]);
  clock.set(now);
});

it('goes by several workers at once as by one, and is denied to those who serve people', async () => {
  const crawler = await crawlerOfNewShop();
  await collectAll();
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map(() => pageOf(crawler, [300, 200, 1])));
  clock.set(now);
  await sql`update byte_collection set started_at = '2000-01-01'`.execute(db);
  const pace = { judged: 3, freed: 2, swept: 5 };
  const together = () => Promise.all([1, 2, 3].map(() => collectBytes(working, undefined, pace)));
  await together();
  clock.set(new Date(now.getTime() + 3_700_000));
  const freed = await together();
  expect(freed.reduce((sum, { files }) => sum + files, 0)).toBe(12);
  await collectBytes(working);
  for (const { stored } of pages) expect(await keptOf(stored)).toEqual([false, false, true]);
  clock.set(now);
  await expect(collectBytes({ ...api.application, clock })).rejects.toThrow('permission denied');
});

it('leaves what was read, and says where the page would be opened that it is gone', async () => {
  const crawler = await crawlerOfNewShop();
  const { stored, pageId } = await pageOf(crawler, [300, 1]);
  const offerId = await newOffer(crawler.shopId);
  await snapshotOf(offerId, stored[0]?.sha256 ?? Buffer.alloc(0), 300);
  const { rows } = await sql<{ runId: string }>`
    select run_id as "runId" from page_fetch where page_id = ${pageId} order by fetched_at limit 1`.execute(db);
  type Page = { storedPageUrl: string | null; isStoredPageGone: boolean };
  const look = async () => {
    const { offer, crawlFetches } = await administrator.query<{
      offer: { snapshots: (Page & { fields: { raw: string }[] })[] };
      crawlFetches: { nodes: Page[] };
    }>(
      `query ($offerId: ID!, $runId: ID!) {
        offer(id: $offerId) { snapshots { storedPageUrl isStoredPageGone fields { raw } } }
        crawlFetches(runId: $runId) { nodes { storedPageUrl isStoredPageGone } } }`,
      { offerId, runId: rows[0]?.runId },
    );
    return { snapshots: offer.snapshots, fetches: crawlFetches.nodes };
  };
  const before = await look();
  const shown = { storedPageUrl: expect.stringContaining('/pages/stored/'), isStoredPageGone: false };
  expect(before).toMatchObject({ snapshots: [shown], fetches: [shown] });
  await collectAll();
  const gone = { storedPageUrl: null, isStoredPageGone: true };
  expect(await look()).toMatchObject({ snapshots: [{ ...gone, fields: [{ raw: 'Chair' }] }], fetches: [gone] });
  for (const link of [before.snapshots[0]?.storedPageUrl, before.fetches[0]?.storedPageUrl]) {
    const answer = await api.app.inject({ url: link ?? '', headers: { 'accept-language': 'de' } });
    expect(answer).toMatchObject({ statusCode: 404, body: 'Die Bytes dieser Seite werden nicht mehr aufbewahrt.' });
  }
});

it('is told of every column that leads to a fetch', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c join pg_class t on t.oid = c.table_name::regclass
    where c.table_schema = 'public' and t.relkind in ('r', 'p') and not t.relispartition and c.column_name ~ '(^|_)fetch_id$' order by 1`.execute(
    db,
  );
  const declared = await sql<{ name: string }>`
    select referrer || '.' || id_column as name from fetch_referrers() where referrer <> 'backlog' order by 1`.execute(
    db,
  );
  expect(rows).toEqual(declared.rows);
});

it('gathers what holds bytes month by month, up to the newest month of snapshots', async () => {
  while (await keepMonthPartitions(db, now));
  await collectAll();
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'offer_snapshot'::regclass`.execute(db);
  const months = rows.flatMap(({ name }) => /_(\d{4}_\d\d)$/.exec(name)?.[1]?.replace('_', '-') ?? []).toSorted();
  expect(months).toContain('2031-06');
  const walk = await sql<{ until: Date | null }>`
    select held_until as until from byte_collection where phase = 'done' order by started_at desc, id desc limit 1`.execute(
    db,
  );
  expect(walk.rows).toEqual([{ until: new Date(`${months.at(-1)}-01T00:00:00Z`) }]);
});
