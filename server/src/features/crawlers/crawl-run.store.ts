import type { Wording } from '@quarry/contracts/wording';
import { type RawBuilder, sql } from 'kysely';
import { type Db, type ListPage, type ListSort, type ListStart, recordList, type Tx } from '../../platform/db/index.ts';
import { dayFields, listFilter, shopDay } from '../../platform/filters/index.ts';
import type { CrawlRunFilter } from '../../platform/graphql/index.ts';
import { liveStates, type RunState, runStates, type RunTotals, type RunTrigger } from './crawl-run.ts';
import type { CrawlContextRow } from './engine/crawl-context.ts';

/** A run as it is stored; `state` already says `stalled` where no worker has shown life for half a minute. */
export type CrawlRunRecord = {
  id: string;
  crawlerId: string;
  configId: string;
  shopId: string;
  trigger: RunTrigger;
  isDry: boolean;
  state: RunState;
  /** Without regard to whether a worker still attends to it. */
  storedState: RunState;
  stopReason: string | null;
  requestedAt: Date;
  requestedBy: string | null;
  startedAt: Date | null;
  heartbeatAt: Date | null;
  finishedAt: Date | null;
  totals: StoredTotals | null;
  baseline: { productPages: number } | null;
  isAccepted: boolean;
  fence: number;
  stalls: number;
  /** When its pages were deleted; its totals stay. */
  itemsGoneAt: Date | null;
};

type LaterCounts = 'fetchedPages' | 'offerPages';

export type StoredTotals = RunTotals &
  Omit<PageCounts, LaterCounts> &
  /** Missing in runs that ended before they were counted. */
  Partial<Pick<PageCounts, LaterCounts>> & {
    /** Wordings; English sentences in runs that ended before there were any. */
    degradedReasons: (Wording | string)[];
  };

const shownState = sql`crawl_run_state(r)`;

/** How a run counts: a degraded one that somebody took as the new normal needs nobody any more. */
const judgedState = sql`case when r.state = 'degraded' and r.accepted_as_normal_by is not null then 'succeeded' else ${shownState} end`;

const runs = recordList<CrawlRunRecord, 'requestedAt'>({
  table: 'crawl_run r',
  filtersRelations: 'join crawler c on c.id = r.crawler_id',
  columns: sql`r.id, r.crawler_id as "crawlerId", r.config_id as "configId", c.shop_id as "shopId", r.trigger,
    r.is_dry as "isDry", r.state as "storedState", ${shownState} as state, r.stop_reason as "stopReason",
    r.requested_at as "requestedAt", person_name(r.requested_by) as "requestedBy", r.started_at as "startedAt", r.heartbeat_at as "heartbeatAt",
    r.finished_at as "finishedAt", r.totals, r.baseline, (r.accepted_as_normal_by is not null) as "isAccepted", r.fence, r.stalls,
    r.items_gone_at as "itemsGoneAt"`,
  sorts: { requestedAt: { column: 'r.requested_at', type: 'timestamptz' } },
  defaultSort: [{ field: 'requestedAt', direction: 'DESC' }],
});

export type CrawlRunListRequest = {
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<'requestedAt'>[] | null;
  filter: readonly RawBuilder<unknown>[];
  scope: RawBuilder<boolean>;
};

/** The shop's own day of the request. */
export const requestedOn = shopDay('r.requested_at', 'c.shop_id');
const requestedDays = dayFields('r.requested_at', requestedOn);

/** What the list of crawl runs can be asked. */
export const crawlRunFilter = listFilter<CrawlRunFilter>({
  state: { type: 'choice', choices: runStates, holds: (states) => sql`${judgedState} = any(${states})` },
  crawlerId: { type: 'id', of: 'Crawler', column: 'r.crawler_id' },
  shopId: { type: 'id', of: 'Shop', column: 'c.shop_id' },
  isDry: { type: 'flag', isTrue: sql`r.is_dry` },
  requestedAt: { type: 'date', column: 'r.requested_at' },
  requestedFrom: requestedDays.from,
  requestedUntil: requestedDays.until,
  workedAt: { type: 'date', column: 'coalesce(r.finished_at, r.heartbeat_at, r.requested_at)' },
  workedSince: { type: 'shorthand', of: 'workedAt', operator: 'after' },
});

function listConditions({ filter, scope }: CrawlRunListRequest): RawBuilder<unknown>[] {
  return [scope, ...filter];
}

export function listCrawlRuns(db: Db, request: CrawlRunListRequest): Promise<ListPage<CrawlRunRecord>> {
  return runs.page(db, { ...request, where: listConditions(request) });
}

export function countCrawlRuns(db: Db, request: CrawlRunListRequest): Promise<{ count: number; isExact: boolean }> {
  return runs.total(db, listConditions(request));
}

export const findCrawlRuns = runs.find;

/** The run, locked; its state is the stored one, since a lock is taken to change it. */
export async function findCrawlRunForUpdate(tx: Tx, id: string): Promise<CrawlRunRecord | undefined> {
  const run = await runs.lock(tx, id);
  return run && { ...run, state: run.storedState };
}

export type NewCrawlRun = {
  id: string;
  crawlerId: string;
  configId: string;
  trigger: RunTrigger;
  isDry: boolean;
  requestedBy: string | null;
  requestedAt: Date;
  allowHosts: string[];
};

export async function insertCrawlRun(tx: Tx, run: NewCrawlRun): Promise<void> {
  await tx
    .insertInto('crawl_run')
    .values({
      id: run.id,
      crawler_id: run.crawlerId,
      config_id: run.configId,
      trigger: run.trigger,
      is_dry: run.isDry,
      requested_by: run.requestedBy,
      requested_at: run.requestedAt,
      allow_hosts: run.allowHosts,
    })
    .execute();
}

/** Moves a run on if it still is in one of the states; the fence goes up, so that the person who acted on the old state notices. */
export async function moveCrawlRun(
  db: Db | Tx,
  id: string,
  from: readonly RunState[],
  to: RunState,
  set: RawBuilder<unknown> = sql``,
): Promise<number | undefined> {
  const moved = await sql<{ fence: number }>`
    update crawl_run set state = ${to}, fence = fence + 1, heartbeat_at = now(), version = version + 1 ${set}
    where id = ${id} and state = any(${[...from]}) returning fence`.execute(db);
  return moved.rows[0]?.fence;
}

export async function findCrawlContext(db: Db | Tx, runId: string): Promise<CrawlContextRow | undefined> {
  const found = await sql<CrawlContextRow>`
    select r.id as "runId", r.crawler_id as "crawlerId", c.shop_id as "shopId", r.trigger, r.is_dry as "isDry", r.allow_hosts as "allowHosts", g.config,
      s.min_delay_ms as "shopDelayMs",
      coalesce((select json_agg(json_build_object('rules', t.config -> 'rules', 'itemSelector', t.config -> 'itemSelector') order by b.id)
        from grabber b join grabber_config t on t.id = b.config_id
        where b.crawler_id = c.id and b.state = 'active' and t.config -> 'strategies' @> '["selector"]'
          and t.config -> 'rules' <> '[]'), '[]') as selectors
    from crawl_run r join crawler c on c.id = r.crawler_id join crawler_config g on g.id = r.config_id join shop s on s.id = c.shop_id
    where r.id = ${runId}`.execute(db);
  return found.rows[0];
}

/** Which runs a worker attends to, where not to all: certain ones, or dry runs alone. */
export type RunChoice = { ids: readonly string[] } | 'dry';

/** Whether the crawl run `r` is one of those chosen. */
export function isChosen(choice: RunChoice | undefined): RawBuilder<boolean> {
  if (choice === undefined) return sql<boolean>`true`;
  return choice === 'dry' ? sql<boolean>`r.is_dry` : sql<boolean>`r.id = any(${[...choice.ids]})`;
}

export async function stateOfRun(db: Db, runId: string): Promise<RunState | undefined> {
  const found = await db.selectFrom('crawl_run').select('state').where('id', '=', runId).executeTakeFirst();
  return found?.state as RunState | undefined;
}

/** The id of the crawler's run in one of the states; there is at most one that lives. */
export async function findLiveRun(
  db: Db | Tx,
  crawlerId: string,
  states: readonly RunState[] = liveStates,
): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select id from crawl_run where crawler_id = ${crawlerId} and state = any(${[...states]}) order by requested_at limit 1`.execute(
    db,
  );
  return found.rows[0]?.id;
}

/** Pages by outcome, summed from what the workers wrote. */
export async function outcomesOfRun(
  db: Db | Tx,
  runId: string,
): Promise<Map<string, { pages: number; bytes: number }>> {
  const found = await sql<{ outcome: string; pages: number; bytes: number }>`
    select outcome, sum(pages)::bigint as pages, sum(bytes)::bigint as bytes from crawl_run_tally where run_id = ${runId} group by outcome`.execute(
    db,
  );
  return new Map(found.rows.map(({ outcome, pages, bytes }) => [outcome, { pages, bytes }]));
}

export type PageCounts = {
  discovered: number;
  inScope: number;
  allowed: number;
  fetchedPages: number;
  productPages: number;
  offerPages: number;
};

/**
 * Pages of the run by how far they came, each figure a part of the one before: known, in scope, allowed, fetched (asked for in this run,
 * however often), product pages read or confirmed, and those of them that have offers.
 */
export async function pageCountsOfRun(db: Db | Tx, runId: string): Promise<PageCounts> {
  const found = await sql<PageCounts>`
    select count(*) as discovered, count(*) filter (where stage >= 1) as "inScope", count(*) filter (where stage >= 2) as allowed,
      count(*) filter (where stage >= 3) as "fetchedPages", count(*) filter (where stage >= 4) as "productPages",
      count(*) filter (where stage >= 5) as "offerPages"
    from run_page where run_id = ${runId}`.execute(db);
  return found.rows[0] ?? { discovered: 0, inScope: 0, allowed: 0, fetchedPages: 0, productPages: 0, offerPages: 0 };
}

/** A scheduled run of an adaptive crawler reads the pages that are due: it neither sets the usual measure nor is held against it. */
const readsDuePages = sql<boolean>`(r.trigger = 'schedule' and exists (
  select 1 from crawler_config g where g.id = r.config_id and g.config ->> 'recrawl' = 'adaptive'))`;

export async function readsOnlyDuePages(db: Db | Tx, runId: string): Promise<boolean> {
  const found = await sql<{ isDueOnly: boolean }>`
    select ${readsDuePages} as "isDueOnly" from crawl_run r where r.id = ${runId}`.execute(db);
  return found.rows[0]?.isDueOnly ?? false;
}

/** Product pages of the last five runs that may serve as the usual measure, newest first. */
export async function usualProductPages(db: Db | Tx, crawlerId: string, exceptRunId: string): Promise<number[]> {
  const found = await sql<{ pages: number }>`
    select (totals ->> 'productPages')::integer as pages from crawl_run r
    where crawler_id = ${crawlerId} and id <> ${exceptRunId} and not is_dry and totals is not null and stop_reason is null
      and (state = 'succeeded' or (state = 'degraded' and accepted_as_normal_by is not null)) and not ${readsDuePages}
    order by requested_at desc, id desc limit 5`.execute(db);
  return found.rows.map(({ pages }) => pages);
}
