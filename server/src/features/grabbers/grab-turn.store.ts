import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { RunTurn, StopCode, TurnPage } from './grab-run.ts';

/** Losses tell where it began, not the items: a page that is gone has none. */
const isOfLosses = (code: StopCode) => code === 'offers_lost' || code === 'pages_gone';

/** The last page that a grabber read as before, and the first that a degraded run did not; null where no page of the run tells. */
export async function findTurn(
  tx: Tx,
  run: { id: string; grabberId: string },
  { code, field }: { code: StopCode; field: string | undefined },
): Promise<RunTurn | null> {
  const firstWrong = isOfLosses(code)
    ? await findFirstLoss(tx, run.id)
    : await findFirstWrong(tx, run.id, wrongItems(run.id, code, field));
  if (firstWrong === undefined) return null;
  const lastRight = isOfLosses(code)
    ? await findLastRight(tx, run.grabberId, firstWrong)
    : await findLastRightItem(tx, run, firstWrong);
  return { lastRight: lastRight ?? null, firstWrong };
}

/** The items `i` of the run that its alarm is about. */
function wrongItems(runId: string, code: StopCode, field: string | undefined): RawBuilder<unknown> {
  if (code === 'prices_refused') return sql`i.refused_prices > 0`;
  if (code === 'field_mistyped') return sql`${field} = any(i.mistyped_fields)`;
  if (code === 'field_lost' || code === 'field_fell') return sql`${field} = any(i.lost_fields)`;
  return sql`i.page_id in (select l.page_id from grab_loss l where l.run_id = ${runId})`;
}

/** A page that is gone or leads elsewhere has no item; its loss has the time of the fetch. */
async function findFirstLoss(tx: Tx, runId: string): Promise<TurnPage | undefined> {
  const found = await sql<TurnPage>`
    select f.page_id as "pageId", f.id as "fetchId", p.url, f.fetched_at as at
    from (select page_id, at from grab_loss where run_id = ${runId} order by at limit 200) l
      join page_fetch f on f.page_id = l.page_id and f.fetched_at = l.at join page p on p.id = f.page_id
    order by f.fetched_at, f.id limit 1`.execute(tx);
  return found.rows[0];
}

/** Items are written a batch at a time, in the order of their fetches: the first batch holds the first page. */
async function findFirstWrong(tx: Tx, runId: string, isWrong: RawBuilder<unknown>): Promise<TurnPage | undefined> {
  const found = await sql<TurnPage>`
    with wrong as (select i.page_id, i.page_fetch_id from grab_item i
      where i.run_id = ${runId} and i.page_fetch_id is not null and ${isWrong} order by i.at limit 200)
    select f.page_id as "pageId", f.id as "fetchId", p.url, f.fetched_at as at
    from wrong w join page_fetch f on f.id = w.page_fetch_id join page p on p.id = f.page_id order by f.fetched_at, f.id limit 1`.execute(
    tx,
  );
  return found.rows[0];
}

async function findLastRight(tx: Tx, grabberId: string, { at }: TurnPage): Promise<TurnPage | undefined> {
  const found = await sql<TurnPage>`
    select p.id as "pageId", f.id as "fetchId", p.url, v.last_seen_at as at
    from (select page_id, last_seen_at from offer_standing
        where grabber_id = ${grabberId} and state = 'active' and page_id is not null and last_seen_at < ${at}
        order by last_seen_at desc limit 1) v
      join page p on p.id = v.page_id
      cross join lateral (select id from page_fetch where page_id = p.id and blob_sha256 is not null and fetched_at <= v.last_seen_at
        order by fetched_at desc limit 1) f`.execute(tx);
  return found.rows[0];
}

/** How a fetch ended, and whether its bytes are kept. */
export type TurnFetch = { isStored: boolean; crawlRunId: string; status: number | null; outcome: string };

export async function findTurnFetches(db: Db, fetchIds: readonly string[]): Promise<Map<string, TurnFetch>> {
  const found = await sql<TurnFetch & { id: string }>`
    select f.id, exists (select from blob b where b.sha256 = f.blob_sha256) as "isStored", f.run_id as "crawlRunId", f.status, f.outcome
    from page_fetch f where f.id = any(${[...fetchIds]}::uuid[])`.execute(db);
  return new Map(found.rows.map(({ id, ...fetch }) => [id, fetch]));
}

const mostRunsBack = 5;

/** Pages that lost a field or state odd prices are seen all the same, so their items tell which were right. */
async function findLastRightItem(
  tx: Tx,
  run: { id: string; grabberId: string },
  { at }: TurnPage,
): Promise<TurnPage | undefined> {
  const found = await sql<TurnPage>`
    select p.id as "pageId", b.id as "fetchId", p.url, r.at
    from (select i.page_id, f.fetched_at as at
        from (select id from grab_run where grabber_id = ${run.grabberId}
            and (requested_at, id) <= (select requested_at, id from grab_run where id = ${run.id})
            order by requested_at desc, id desc limit ${mostRunsBack}) runs
          join grab_item i on i.run_id = runs.id and i.offers > 0 and i.lost_fields = '{}' and i.refused_prices = 0
          join page_fetch f on f.id = i.page_fetch_id and f.fetched_at < ${at}
        order by f.fetched_at desc limit 1) r
      join page p on p.id = r.page_id
      cross join lateral (select id from page_fetch where page_id = p.id and blob_sha256 is not null and fetched_at <= r.at
        order by fetched_at desc limit 1) b`.execute(tx);
  return found.rows[0];
}

/** The grabber `g` has a break that nobody has settled: its last run is degraded, or what an earlier one held back still is. */
export const hasBreak = sql<boolean>`exists (select 1 from grab_run b
  where b.grabber_id = g.id and b.state in ('degraded', 'waiting') and b.accepted_as_normal_by is null and b.turn is not null
    and (b.state = 'waiting' or b.id = g.last_run_id or exists (select 1 from grab_loss l join offer_standing v on v.offer_id = l.offer_id
      and v.grabber_id = g.id and v.state = 'active' and v.last_seen_at = l.seen_at where l.run_id = b.id)))`;

/** A break that somebody should look at: the first run of a grabber that shows it. */
export type Break = { runId: string; grabberName: string; turn: RunTurn };

export async function findBreaks(db: Db, scope: RawBuilder<unknown>, most: number): Promise<Break[]> {
  const found = await sql<Break>`
    select r.id as "runId", g.name as "grabberName", r.turn
    from grabber g cross join lateral (select id, turn from grab_run where grabber_id = g.id and state in ('degraded', 'waiting')
      and accepted_as_normal_by is null and turn is not null order by requested_at desc, id desc limit 1) r
    where ${hasBreak} and ${scope} order by r.turn -> 'firstWrong' ->> 'at' desc, r.id limit ${most}`.execute(db);
  return found.rows;
}
