import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { OfferShop } from '../offers/index.ts';
import { mostOffers } from './coverage.store.ts';
import type { Baseline, PastRun, RunEnd, RunRemark, RunTotals, RunTurn } from './grab-run.ts';
import { baselineRuns } from './grab-run.ts';
import { isHeldBack } from './grab-loss.store.ts';
import { offerShopColumn } from './page-grab.store.ts';

/** Without a heartbeat for this long a run is shown as stalled and may be taken over. */
export const stalledAfterS = 30;

/** A run whose source is read to the end. */
export type EndingRun = {
  id: string;
  grabberId: string;
  shop: OfferShop;
  /** Offers seen since then were seen by the run. */
  seenSince: Date;
  /** Present for pages: the crawl run, and whether it read everything it meant to. */
  crawlRunId: string | null;
  isComplete: boolean;
  /** Of pages: whether the crawl run was cancelled or failed on its way. */
  isBrokenOff?: boolean;
  /** Of a feed: what was remarked about it as a whole. */
  remarks?: readonly RunRemark[];
};

/** A run over pages whose crawl run is over and of which no fetch waits any more; claimed until the transaction ends. */
export async function claimEndingPageRun(tx: Tx): Promise<EndingRun | undefined> {
  const found = await sql<EndingRun>`
    select r.id, r.grabber_id as "grabberId", ${offerShopColumn}, coalesce(c.started_at, r.started_at) as "seenSince",
      r.crawl_run_id as "crawlRunId", c.state = 'succeeded' and c.stop_reason is null as "isComplete",
      c.state in ('failed', 'timed_out', 'cancelled') as "isBrokenOff"
    from grab_run r join grabber g on g.id = r.grabber_id join shop s on s.id = g.shop_id join crawl_run c on c.id = r.crawl_run_id
    where r.state in ('running', 'stalled') and c.state in ('succeeded', 'degraded', 'failed', 'timed_out', 'cancelled')
      and not exists (select 1 from backlog x where x.topic = 'page_fetched' and x.partition_id = c.crawler_id and x.run_id = c.id)
    order by r.id limit 1 for update of r skip locked`.execute(tx);
  return found.rows[0];
}

export async function acceptRun(tx: Tx, runId: string, userId: string): Promise<void> {
  await sql`
    update grab_run set accepted_as_normal_by = ${userId}, is_settling = true, version = version + 1 where id = ${runId}`.execute(
    tx,
  );
}

export type SettlingRun = Pick<EndingRun, 'id' | 'grabberId' | 'shop' | 'seenSince'>;

/** An accepted run whose losses are still to be marked; claimed until the transaction ends. */
export async function claimSettlingRun(tx: Tx): Promise<SettlingRun | undefined> {
  const found = await sql<SettlingRun>`
    select r.id, r.grabber_id as "grabberId", ${offerShopColumn}, coalesce(c.started_at, r.started_at) as "seenSince"
    from grab_run r join grabber g on g.id = r.grabber_id join shop s on s.id = g.shop_id left join crawl_run c on c.id = r.crawl_run_id
    where r.is_settling order by r.id limit 1 for update of r skip locked`.execute(tx);
  return found.rows[0];
}

/** The degraded runs of its grabber before a run that nobody accepted. */
export async function degradedBefore(tx: Tx, { id, grabberId }: SettlingRun): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select b.id from grab_run b join grab_run r on r.id = ${id}
    where b.grabber_id = ${grabberId} and b.state = 'degraded' and b.accepted_as_normal_by is null
      and (b.requested_at, b.id) < (r.requested_at, r.id)`.execute(tx);
  return found.rows.map((run) => run.id);
}

export async function settleRun(tx: Tx, runId: string): Promise<void> {
  await sql`update grab_run set is_settling = false where id = ${runId}`.execute(tx);
}

/** A feed was read to its end: rows that are not seen later are not confirmed by its staying as it is. */
export async function noteSourceRead(tx: Tx, grabberId: string, at: Date): Promise<void> {
  await sql`update grabber set source_read_at = ${at}, source_confirmed_at = null where id = ${grabberId}`.execute(tx);
}

/** A feed was found as it was when it was last read, which confirms what it says of every offer. */
export async function noteSourceConfirmed(tx: Tx, grabberId: string, at: Date): Promise<void> {
  await sql`update grabber set source_confirmed_at = ${at} where id = ${grabberId}`.execute(tx);
}

/** What a run found, out of its items. */
export async function totalsOf(db: Db | Tx, runId: string): Promise<RunTotals> {
  const found = await sql<RunTotals>`
    select coalesce(sum(offers), 0)::bigint as offers, coalesce(sum(snapshots), 0)::bigint as snapshots,
      count(*) filter (where outcome in ('bad_row', 'error')) as problems
    from grab_item where run_id = ${runId}`.execute(db);
  return found.rows[0] ?? { offers: 0, snapshots: 0, problems: 0 };
}

/**
 * Share of the grabber's offers seen since a time that state each field. Of more offers than a share needs only every so many is looked
 * at, the same ones each time, so that a shop of a million costs no more snapshots than one of twenty thousand.
 */
export async function coverageSince(db: Db | Tx, grabberId: string, since: Date): Promise<Record<string, number>> {
  const found = await sql<{ field: string; share: number }>`
    with seen as materialized (
      select v.offer_id, v.snapshot_id, v.snapshot_at from offer_standing v
      where v.grabber_id = ${grabberId} and v.state = 'active' and v.last_seen_at >= ${since}
    ), step as (
      select greatest(ceil(count(*) / ${mostOffers}::float8), 1)::bigint as size from seen
    ), shape as (
      select array(select jsonb_object_keys(s.fields)) as names, count(*) as offers
      from seen v cross join step join offer_snapshot s on s.id = v.snapshot_id and s.observed_at = v.snapshot_at
      where hashtextextended(v.offer_id::text, 0) % step.size = 0 group by names
    )
    select field, sum(offers)::float8 / (select sum(offers) from shape)::float8 as share
    from shape, unnest(names) as field group by field order by field`.execute(db);
  return Object.fromEntries(found.rows.map(({ field, share }) => [field, Math.round(share * 10_000) / 10_000]));
}

/**
 * What the grabber's last runs found that succeeded or were accepted as normal. One that read nothing because nothing had changed found
 * what the reading before it did, and counts as that one counts.
 */
export async function pastRuns(db: Db | Tx, grabberId: string): Promise<PastRun[]> {
  const found = await sql<{ offers: number; coverage: Record<string, number> }>`
    select (said.totals ->> 'offers')::bigint as offers, said.coverage
    from grab_run r
      cross join lateral (
        select w.state, w.totals, w.coverage, w.accepted_as_normal_by from grab_run w
        where w.grabber_id = r.grabber_id and w.state in ('succeeded', 'degraded') and w.trigger <> 'replay'
          and w.stop_reason is distinct from 'unchanged' and (w.requested_at, w.id) <= (r.requested_at, r.id)
        order by w.requested_at desc, w.id desc limit 1) said
    where r.grabber_id = ${grabberId} and r.state in ('succeeded', 'degraded') and r.trigger <> 'replay'
      and said.totals is not null and said.coverage is not null
      and (said.state = 'succeeded' or said.accepted_as_normal_by is not null)
    order by r.requested_at desc, r.id desc limit ${baselineRuns}`.execute(db);
  return found.rows;
}

/** When a feed was last read to its end, and whether its last reading succeeded or was accepted as normal. */
export async function lastReading(tx: Tx, grabberId: string): Promise<{ readAt: Date; isUsual: boolean } | undefined> {
  const found = await sql<{ readAt: Date; isUsual: boolean }>`
    select g.source_read_at as "readAt", r.state = 'succeeded' or r.accepted_as_normal_by is not null as "isUsual"
    from grab_run r join grabber g on g.id = r.grabber_id
    where r.grabber_id = ${grabberId} and r.state in ('succeeded', 'degraded') and r.trigger <> 'replay'
      and r.stop_reason is distinct from 'unchanged' and g.source_read_at is not null
    order by r.requested_at desc, r.id desc limit 1`.execute(tx);
  return found.rows[0];
}

export async function endRun(
  tx: Tx,
  runId: string,
  end: RunEnd,
  found: {
    totals: RunTotals;
    coverage: Record<string, number> | null;
    baseline: Baseline | null;
    remarks?: readonly RunRemark[] | undefined;
    turn?: RunTurn | null;
  },
  now: Date,
): Promise<void> {
  const json = (value: unknown): RawBuilder<unknown> => sql`${value === null ? null : JSON.stringify(value)}::jsonb`;
  await sql`
    update grab_run set state = ${end.state}, stop_reason = ${end.stopReason}, finished_at = ${now}, totals = ${json(found.totals)},
      coverage = ${json(found.coverage)}, baseline = ${json(found.baseline)},
      remarks = ${json(found.remarks ?? null)}, turn = ${json(found.turn ?? null)}, version = version + 1
    where id = ${runId}`.execute(tx);
}

/** Ends a run over a crawl that cannot be judged; `stopReason` is a stored wording. */
export async function failEndingRun(tx: Tx, runId: string, stopReason: string, now: Date): Promise<void> {
  await sql`
    update grab_run set state = 'failed', stop_reason = ${stopReason}, finished_at = ${now}, version = version + 1
    where id = ${runId}`.execute(tx);
}

/** Adds a remark to those that a run ended with. */
export async function addRemark(tx: Tx, runId: string, remark: RunRemark): Promise<void> {
  await sql`
    update grab_run set remarks = coalesce(nullif(remarks, 'null'), '[]') || ${JSON.stringify([remark])}::jsonb where id = ${runId}`.execute(
    tx,
  );
}

/**
 * Offers of a grabber that a run over its whole source did not see. Of pages only those whose page was read without them, or is gone;
 * with `onlyGone` the shop itself must have said that the page is gone, of a row of a feed as well: the page that it was read off too.
 * Those that the run marked already, or that an earlier degraded one holds back, are left out.
 */
export async function offersNotSeen(
  tx: Tx,
  run: EndingRun,
  onlyGone: boolean,
  limit: number,
): Promise<{ id: string; at: Date | null }[]> {
  const isSilent = run.crawlRunId === null ? feedIsSilent(onlyGone) : pageIsSilent(run, run.crawlRunId, onlyGone);
  const at = run.crawlRunId === null ? sql`null::timestamptz` : fetchedInRun(run.crawlRunId);
  const found = await sql<{ id: string; at: Date | null }>`
    select v.offer_id as id, ${at} as at from offer_standing v where v.grabber_id = ${run.grabberId} and v.shop_id = ${run.shop.id}
      and v.state <> 'expired' and v.last_seen_at < ${run.seenSince} and ${isSilent}
      and not (v.state = 'active' and ${isHeldBack(run, sql`v.offer_id`, sql`v.last_seen_at`)})
      and not exists (select 1 from offer o where o.id = v.offer_id and o.missed_run_id = ${run.id}) limit ${limit}`.execute(
    tx,
  );
  return found.rows;
}

/** When the run looked for the page of the offer `v`; null where it did not. */
function fetchedInRun(crawlRunId: string): RawBuilder<unknown> {
  return sql`(select max(f.fetched_at) from page_fetch f where f.page_id = v.page_id and f.run_id = ${crawlRunId})`;
}

function feedIsSilent(onlyGone: boolean): RawBuilder<boolean> {
  if (!onlyGone) return sql`true`;
  return sql`exists (select 1 from offer_reading r join page p on p.id = r.page_id where r.offer_id = v.offer_id and p.state = 'gone')`;
}

/** A page that could not be read says nothing of its offers, nor does one that is none of the shop. */
function pageIsSilent({ id }: EndingRun, crawlRunId: string, onlyGone: boolean): RawBuilder<boolean> {
  const outcomes = onlyGone ? ['gone'] : ['gone', 'changed', 'unchanged', 'not_modified'];
  return sql`(v.page_id in (select f.page_id from page_fetch f where f.run_id = ${crawlRunId} and f.outcome = any(${outcomes}))
      and not exists (select 1 from grab_item i where i.run_id = ${id} and i.item_key = v.page_id::text and i.outcome = 'error')
      and not exists (select 1 from grab_loss l where l.run_id = ${id} and l.offer_id = v.offer_id and not l.is_whole)
    or exists (select 1 from page p where p.id = v.page_id and p.state = 'gone'))`;
}
