import { waitingPageStates } from '@quarry/contracts/crawlers';
import { inEnglish, wording } from '@quarry/contracts/wording';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { StoredLocation } from '../../platform/storage/index.ts';
import { fetchReasonId, visitOutcome } from './crawl-run-rows.store.ts';
import { readFault } from './fetch-fault.ts';

export type RateFigures = { pagesLately: number; pages: number; seconds: number };

/** How many pages lately (30 s) and in all, and over how many seconds. Retries count: they too were requests. */
export async function rateOfRun(db: Db, runId: string): Promise<RateFigures> {
  const found = await sql<RateFigures>`
    select coalesce(sum(pages) filter (where second > now() - interval '30 seconds'), 0)::integer as "pagesLately",
      coalesce(sum(pages), 0)::bigint as pages,
      coalesce(extract(epoch from max(second) - min(second)) + 1, 0)::float8 as seconds
    from crawl_run_tally where run_id = ${runId} and outcome not like 'unasked%'`.execute(db);
  return found.rows[0] ?? { pagesLately: 0, pages: 0, seconds: 0 };
}

const sparklinePoints = 60;

/** Pages per interval, oldest first, in at most sixty intervals of whole seconds; none once the tallies are summed. */
export async function rateSeriesOfRun(db: Db, runId: string): Promise<{ at: Date; pages: number }[]> {
  const found = await sql<{ at: Date; pages: number }>`
    with span as (
      select min(second) as first, greatest(1, ceil((extract(epoch from max(second) - min(second)) + 1) / ${sparklinePoints})) as width
      from crawl_run_tally where run_id = ${runId})
    select span.first + floor(extract(epoch from t.second - span.first) / span.width) * span.width * interval '1 second' as at,
      sum(t.pages)::integer as pages
    from crawl_run_tally t, span
    where t.run_id = ${runId} and t.outcome not like 'unasked%'
      and exists (select from crawl_run where id = ${runId} and items_gone_at is null)
    group by 1 order by 1`.execute(db);
  return found.rows;
}

export type RunHost = {
  id: string;
  host: string;
  delayMs: number;
  latencyMs: number | null;
  lastStatus: number | null;
  lastAnswerAt: Date | null;
  backoffUntil: Date | null;
  robotsStatus: number | null;
  waiting: number;
};

/** The hosts of a run; nothing waits at those of one that ended, whose pages later runs move on. */
export async function hostsOfRun(db: Db, runId: string, hasEnded: boolean): Promise<RunHost[]> {
  const part = hasEnded
    ? sql`select p.host_id, 0 as waiting from crawl_run_page k join page p on p.id = k.page_id where k.run_id = ${runId}
        group by p.host_id union select unnest(host_ids), 0 from crawl_run where id = ${runId} limit 100`
    : sql`select host_id, count(*) filter (where state = any(${waitingPageStates})) as waiting
        from page where run_id = ${runId} group by host_id order by waiting desc limit 100`;
  const found = await sql<RunHost>`
    with part as (${part})
    select h.id, case when (h.scheme, h.port) in (('http', 80), ('https', 443)) then h.host else h.host || ':' || h.port end as host,
      h.delay_ms as "delayMs", h.latency_ewma_ms as "latencyMs", h.last_status as "lastStatus", h.last_answer_at as "lastAnswerAt",
      case when h.backoff_until > now() then h.backoff_until end as "backoffUntil", h.robots_status as "robotsStatus", part.waiting
    from part join host h on h.id = part.host_id order by part.waiting desc, h.host`.execute(db);
  return found.rows;
}

export type FetchReason = {
  id: string;
  outcome: string;
  code: string;
  detail: string;
  count: number;
  exampleUrl: string;
};

/** Why pages did not become content: each sentence once, with what it names, the most frequent first. */
export async function reasonsOfRun(db: Db, runId: string): Promise<FetchReason[]> {
  const found = await sql<FetchReason>`
    select ${fetchReasonId} as id, ${visitOutcome} as outcome, f.error_code as code, coalesce(f.error_detail, f.error_code) as detail,
      count(*) as count, (array_agg(p.url order by f.fetched_at desc))[1] as "exampleUrl"
    from page_fetch f join page p on p.id = f.page_id
    where f.run_id = ${runId} and f.error_code is not null
    group by 1, 2, 3, 4 order by count(*) desc, 2, 4 limit 50`.execute(db);
  return found.rows;
}

/** How many links of the run's pages its settings left out. */
export async function linksOutOfScopeOf(db: Db, runId: string): Promise<number> {
  const found = await sql<{ links: number }>`
    select coalesce(sum(links_out_of_scope), 0)::bigint as links from page_fetch
    where run_id = ${runId} and links_out_of_scope > 0`.execute(db);
  return found.rows[0]?.links ?? 0;
}

export type PageReport = {
  id: string;
  url: string;
  status: number | null;
  outcome: string;
  code: string | null;
  /** A sentence: what went wrong, or where it led. */
  reason: string | null;
  mediaType: string | null;
  fetchedAt: Date;
  stored: StoredLocation | null;
};

type FetchRow = Omit<PageReport, 'stored' | 'reason'> & {
  fault: string | null;
  redirectTo: string | null;
  location: string | null;
  codec: 'none' | 'zstd' | null;
};

/** What a run fetched and `known` does not hold yet, in the order of the visits; a page that did not change with the bytes it still has. */
export async function newFetchesOfRun(db: Db, runId: string, known: ReadonlySet<string>): Promise<PageReport[]> {
  const found = await sql<FetchRow>`
    select f.id, p.url, f.status, f.outcome, f.error_code as code, coalesce(f.error_detail, f.error_code) as fault, f.redirect_to as "redirectTo",
      f.media_type as "mediaType", f.fetched_at as "fetchedAt", b.location, b.codec
    from page_fetch f join page p on p.id = f.page_id
      left join lateral (
        select k.blob_sha256 from page_fetch k
        where k.page_id = f.page_id and k.fetched_at <= f.fetched_at and k.blob_sha256 is not null
          and f.outcome in ('changed', 'unchanged', 'not_modified')
        order by k.fetched_at desc limit 1) kept on true
      left join blob b on b.sha256 = kept.blob_sha256
    where f.run_id = ${runId} and not (f.id = any(${[...known]}::uuid[])) order by f.fetched_at, f.id limit 500`.execute(
    db,
  );
  return found.rows.map(({ location, codec, fault, redirectTo, ...row }) => ({
    ...row,
    reason: reasonOf(fault, redirectTo),
    stored: location && codec ? { location, codec } : null,
  }));
}

function reasonOf(fault: string | null, redirectTo: string | null): string | null {
  if (fault !== null) return readFault(fault).text;
  return redirectTo === null ? null : inEnglish(wording('redirected', { url: redirectTo }));
}
