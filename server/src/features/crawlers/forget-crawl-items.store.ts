import { sql } from 'kysely';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { type Freed, freedRows, type ForgetStep, nextToForget } from '../../platform/runs/index.ts';
import { findCrawlRunForUpdate, type StoredTotals } from './crawl-run.store.ts';
import { figuresOfRows } from './engine/finish-run.ts';

/**
 * Deletes pages of the crawl run that ended first, and then sums its tallies. Its totals and hosts are stored with it before. Figures over
 * many runs are sums of tallies, so that each outcome keeps its sum, at its first second; its last second stays too, for the time it took.
 */
export const forgetCrawlItems: ForgetStep = (db, { endedBefore, now, most }) =>
  withTransaction(db, async (tx) => {
    const run = (await nextToForget(sql`crawl_run`, sql`crawler_id`, endedBefore).execute(tx)).rows[0];
    if (!run) return null;
    if (!run.isBegun) await keepFigures(tx, run.id, now);
    const { rows } = await sql<Freed>`
      with gone as (delete from crawl_run_page where ctid = any(array(select ctid from crawl_run_page where run_id = ${run.id} limit ${most}))
        returning pg_column_size(crawl_run_page) as bytes)
      select ${freedRows} from gone`.execute(tx);
    const freed = rows[0] ?? { rows: 0, bytes: 0 };
    if (freed.rows > 0) return freed;
    const tallies = await sumTallies(tx, run.id, most);
    if (tallies.rows === 0) await sql`update crawl_run set has_items = false where id = ${run.id}`.execute(tx);
    return tallies;
  });

async function keepFigures(tx: Tx, id: string, now: Date): Promise<void> {
  const run = await findCrawlRunForUpdate(tx, id);
  const totals: StoredTotals = run?.totals ?? { ...(await figuresOfRows(tx, id)), degradedReasons: [] };
  await sql`
    update crawl_run set items_gone_at = ${now}, totals = ${JSON.stringify(totals)}::jsonb, host_ids = array(
      select distinct p.host_id from crawl_run_page k join page p on p.id = k.page_id where k.run_id = ${id} limit 100)
    where id = ${id}`.execute(tx);
}

/** What stands in place of the tallies of all workers; they are the first of a run in the order of its key. */
const summed = '';

async function sumTallies(tx: Tx, id: string, most: number): Promise<Freed> {
  const { rows } = await sql<{ outcome: string; pages: number; bytes: number; first: Date; last: Date }>`
    with taken as (select worker, second, outcome, pages, bytes from crawl_run_tally
      where run_id = ${id} and worker <> ${summed} order by worker, second, outcome limit ${most})
    select outcome, sum(pages)::int as pages, sum(bytes)::bigint as bytes, min(second) as first, max(second) as last
    from (select worker, second, outcome, pages, bytes from taken union all
      select worker, second, outcome, pages, bytes from crawl_run_tally where run_id = ${id} and worker = ${summed}) t
    group by outcome having bool_or(worker <> ${summed})`.execute(tx);
  if (rows.length === 0) return { rows: 0, bytes: 0 };
  const gone = await sql<Freed>`
    with gone as (delete from crawl_run_tally t where run_id = ${id} and (worker = ${summed} and outcome = any(${rows.map(({ outcome }) => outcome)}::text[])
      or (worker, second, outcome) in (select worker, second, outcome from crawl_run_tally
        where run_id = ${id} and worker <> ${summed} order by worker, second, outcome limit ${most}))
      returning pg_column_size(t) as bytes, worker)
    select ${freedRows} from gone where worker <> ${summed}`.execute(tx);
  await sql`
    insert into crawl_run_tally (run_id, worker, second, outcome, pages, bytes)
    select ${id}::uuid, ${summed}, first, outcome, pages, bytes from json_to_recordset(${JSON.stringify(rows)}::json)
      as row (outcome text, pages integer, bytes bigint, first timestamptz, last timestamptz)
    union all select ${id}::uuid, ${summed}, last, outcome, 0, 0 from json_to_recordset(${JSON.stringify(rows)}::json)
      as row (outcome text, first timestamptz, last timestamptz) where last > first`.execute(tx);
  return gone.rows[0] ?? { rows: 0, bytes: 0 };
}
