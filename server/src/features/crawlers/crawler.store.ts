import type { Reasoned } from '@quarry/contracts/wording';
import type { CrawlerConfig } from '@quarry/contracts/crawlers';
import type { Schedule } from '@quarry/contracts/common';
import { type RawBuilder, sql } from 'kysely';
import {
  containing,
  type Db,
  type ListPage,
  type ListSort,
  type ListStart,
  recordList,
  type Tx,
} from '../../platform/db/index.ts';
import { listFilter } from '../../platform/filters/index.ts';
import type { CrawlerFilter } from '../../platform/graphql/index.ts';
import type { ShopStatus } from '../shops/index.ts';
import { type DateRecord, datesKept } from './sitemap-dates.ts';
import { type ConfigurableState, type CrawlerRecord, refusalOfShop } from './crawler.ts';

/** A shop that is suspended or closed is read no more; its crawlers keep their schedules for the day it is active again. */
const shopIsRead = sql`exists (select 1 from shop s where s.id = c.shop_id and s.status not in ('SUSPENDED', 'CLOSED'))`;

const crawlers = recordList<CrawlerRecord, 'name'>({
  table: 'crawler c',
  columns: sql`c.id, c.shop_id as "shopId", c.name, c.state, c.config_id as "configId", g.config, g.version as "configVersion",
    c.schedule, case when ${shopIsRead} then c.next_run_at end as "nextRunAt", c.last_run_id as "lastRunId",
    c.created_at as "createdAt", c.updated_at as "updatedAt", c.version`,
  relations: sql`join crawler_config g on g.id = c.config_id`,
  sorts: { name: { column: 'c.name', type: 'text' } },
  defaultSort: [{ field: 'name', direction: 'ASC' }],
});

export type CrawlerListRequest = {
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<'name'>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
  scope: RawBuilder<boolean>;
};

/** What the crawler list can be asked. */
export const crawlerFilter = listFilter<CrawlerFilter>({
  name: { type: 'text', column: 'c.name' },
  shopId: { type: 'id', of: 'Shop', column: 'c.shop_id' },
  state: { type: 'choice', column: 'c.state' },
});

function listConditions({ search, filter, scope }: CrawlerListRequest): RawBuilder<unknown>[] {
  const text = search?.trim();
  return [scope, ...filter, ...(text ? [sql`c.name ilike ${containing(text)}`] : [])];
}

export function listCrawlers(db: Db, request: CrawlerListRequest): Promise<ListPage<CrawlerRecord>> {
  return crawlers.page(db, { ...request, where: listConditions(request) });
}

export function countCrawlers(db: Db, request: CrawlerListRequest): Promise<{ count: number; isExact: boolean }> {
  return crawlers.total(db, listConditions(request));
}

/** Crawlers by their ids, and one locked against a second editor until the transaction ends. */
export const { find: findCrawlers, lock: findCrawlerForUpdate } = crawlers;

/** The crawler that the command line keeps for a shop; one that somebody archived is none any more. */
export async function findCommandLineCrawler(db: Db, shopId: string): Promise<CrawlerRecord | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from crawler where shop_id = ${shopId} and is_of_command_line and state <> 'archived'`.execute(db);
  const ids = rows.map(({ id }) => id);
  return (await findCrawlers(db, ids)).values().next().value;
}

export type NewCrawler = {
  id: string;
  shopId: string;
  name: string;
  state: ConfigurableState;
  schedule: Schedule;
  nextRunAt: Date | null;
  isOfCommandLine: boolean;
};

export async function insertCrawler(tx: Tx, crawler: NewCrawler, now: Date): Promise<void> {
  await tx
    .insertInto('crawler')
    .values({
      id: crawler.id,
      shop_id: crawler.shopId,
      name: crawler.name,
      state: crawler.state,
      schedule: JSON.stringify(crawler.schedule),
      next_run_at: crawler.nextRunAt,
      is_of_command_line: crawler.isOfCommandLine,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Adds a version of the configuration and makes it the current one; runs keep the version they began with. */
export async function addConfig(
  tx: Tx,
  crawlerId: string,
  config: { id: string; value: CrawlerConfig; createdBy: string | null },
  now: Date,
): Promise<void> {
  await sql`
    insert into crawler_config (id, crawler_id, version, config, created_at, created_by)
    select ${config.id}, ${crawlerId}, coalesce(max(version), 0) + 1, ${JSON.stringify(config.value)}::jsonb, ${now}, ${config.createdBy}
    from crawler_config where crawler_id = ${crawlerId}`.execute(tx);
  await tx.updateTable('crawler').set({ config_id: config.id }).where('id', '=', crawlerId).execute();
}

export async function updateCrawlerRow(
  tx: Tx,
  id: string,
  fields: { name: string; schedule: Schedule; nextRunAt: Date | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('crawler')
    .set((crawler) => ({
      name: fields.name,
      schedule: JSON.stringify(fields.schedule),
      next_run_at: fields.nextRunAt,
      updated_at: now,
      version: crawler('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function setCrawlerState(
  tx: Tx,
  id: string,
  state: ConfigurableState,
  nextRunAt: Date | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('crawler')
    .set((crawler) => ({ state, next_run_at: nextRunAt, updated_at: now, version: crawler('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function setLastRun(tx: Tx, crawlerId: string, runId: string): Promise<void> {
  await tx.updateTable('crawler').set({ last_run_id: runId }).where('id', '=', crawlerId).execute();
}

export async function setNextRun(tx: Tx, crawlerId: string, nextRunAt: Date | null): Promise<void> {
  await tx.updateTable('crawler').set({ next_run_at: nextRunAt, retry_at: null }).where('id', '=', crawlerId).execute();
}

/** Leaves the turn of a crawler due and has it tried again at a time. */
export async function retryLater(tx: Tx, crawlerId: string, at: Date): Promise<void> {
  await tx.updateTable('crawler').set({ retry_at: at }).where('id', '=', crawlerId).execute();
}

/** Whether a dry run of the current configuration fetched something: what a crawler needs before it may become active. */
export async function withGoodDryRun(db: Db | Tx, crawlerIds: readonly string[]): Promise<Set<string>> {
  const found = await sql<{ id: string }>`
    select distinct c.id from crawl_run r join crawler c on c.id = r.crawler_id and c.config_id = r.config_id
    where r.crawler_id = any(${crawlerIds}::uuid[]) and r.is_dry and r.state = 'succeeded'`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
}

export type DueCrawler = {
  id: string;
  overlap: 'skip' | 'queue_one' | 'cancel_previous';
  schedule: Schedule;
  dueAt: Date;
  /** Of its shop. */
  timeZone: string;
};

/** Active crawlers whose time has come, locked for anyone who starts their runs. */
export async function findDueCrawlers(tx: Tx, now: Date): Promise<DueCrawler[]> {
  const found = await sql<DueCrawler>`
    select c.id, c.overlap, c.schedule, c.next_run_at as "dueAt", z.time_zone as "timeZone" from crawler c join shop z on z.id = c.shop_id
    where c.state = 'active' and c.next_run_at <= ${now} and (c.retry_at is null or c.retry_at <= ${now}) and ${shopIsRead}
    order by c.next_run_at limit 20 for update of c skip locked`.execute(tx);
  return found.rows;
}

export async function pagesByState(
  db: Db,
  crawlerIds: readonly string[],
): Promise<Map<string, { name: string; count: number }[]>> {
  const found = await sql<{ id: string; name: string; count: number }>`
    select crawler_id as id, state as name, count(*) as count from page where crawler_id = any(${crawlerIds}::uuid[])
    group by crawler_id, state order by state`.execute(db);
  return Map.groupBy(found.rows, ({ id }) => id);
}

/** How often the dates of each crawler's sitemaps proved right lately. */
export async function findDateRecords(db: Db, crawlerIds: readonly string[]): Promise<Map<string, DateRecord>> {
  const found = await sql<DateRecord & { id: string }>`
    select c.id, count(f.outcome) as checked, count(*) filter (where f.outcome = 'changed') as right
    from unnest(${crawlerIds}::uuid[]) c (id) left join lateral (select outcome from page_fetch
      where crawler_id = c.id and is_date_moved order by fetched_at desc limit ${datesKept}) f on true
    group by c.id`.execute(db);
  return new Map(found.rows.map(({ id, checked, right }) => [id, { checked, right }]));
}

/** How often the dates of one crawler's sitemaps proved right lately. */
export async function findDateRecord(db: Db, crawlerId: string): Promise<DateRecord> {
  return (await findDateRecords(db, [crawlerId])).get(crawlerId) ?? { checked: 0, right: 0 };
}

export type CrawledShop = { id: string; url: string; minDelayMs: number; sitemapEntries: number };

/** Why nothing new may be read of the shop now; undefined when it may. */
export async function shopRefusal(tx: Tx, shopId: string): Promise<Reasoned | undefined> {
  return refusalOfShop(await statusOfShop(tx, shopId));
}

export async function statusOfShop(tx: Tx, shopId: string): Promise<ShopStatus | undefined> {
  const found = await sql<{ status: ShopStatus }>`select status from shop where id = ${shopId}`.execute(tx);
  return found.rows[0]?.status;
}

/** What a crawler needs to know of its shop; sitemap entries as the first look at the shop counted them. */
export async function findShopOf(db: Db | Tx, shopId: string): Promise<CrawledShop | undefined> {
  const found = await sql<CrawledShop>`
    select id, url, min_delay_ms as "minDelayMs",
      coalesce((select sum((s ->> 'entries')::bigint) from jsonb_array_elements(probe -> 'sitemaps') s), 0)::bigint as "sitemapEntries"
    from shop where id = ${shopId}`.execute(db);
  return found.rows[0];
}

export type KnownPages = { pages: number; isWhole: boolean };

/**
 * Pages that a full pass over the shop would ask for again, of the crawler that knows most, and whether a pass of it came to its end, so
 * that there are hardly more.
 */
export async function countKnownPages(db: Db, shopId: string): Promise<KnownPages> {
  const found = await sql<KnownPages>`
    select count(p.id) as pages, exists (select 1 from crawl_run r where r.crawler_id = c.id and not r.is_dry
      and r.state in ('succeeded', 'degraded') and r.stop_reason is null) as "isWhole"
    from crawler c left join page p on p.crawler_id = c.id and p.state not in ('robots_denied', 'out_of_scope', 'gone')
      and (p.state <> 'duplicate' or p.type <> 'product')
    where c.shop_id = ${shopId} group by c.id order by pages desc limit 1`.execute(db);
  return found.rows[0] ?? { pages: 0, isWhole: false };
}
