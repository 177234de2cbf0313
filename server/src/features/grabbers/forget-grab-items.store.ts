import { sql } from 'kysely';
import { withTransaction } from '../../platform/db/index.ts';
import { type Freed, freedRows, type ForgetStep, nextToForget } from '../../platform/runs/index.ts';

/**
 * Deletes items of the grab run that ended first. Its figures are stored with it before, so that it keeps them. A loss that still holds
 * an offer back stays: it decides whether the offer counts as missing.
 */
export const forgetGrabItems: ForgetStep = (db, { endedBefore, now, most }) =>
  withTransaction(db, async (tx) => {
    const next = nextToForget(sql`grab_run`, sql`grabber_id`, endedBefore, sql`not r.is_settling`);
    const run = (await next.execute(tx)).rows[0];
    if (!run) return null;
    if (!run.isBegun) {
      await sql`
        update grab_run set items_gone_at = ${now}, figures = coalesce((select jsonb_agg(f) from (
          select outcome as name, sum(case when line is not null and outcome in ('offers', 'unchanged') then offers else 1 end)::bigint as count,
            sum(offers)::bigint as offers, sum(snapshots)::bigint as snapshots
          from grab_item where run_id = ${run.id} group by outcome order by outcome) f), '[]') where id = ${run.id}`.execute(
        tx,
      );
    }
    const { rows } = await sql<Freed>`
      with gone as (delete from grab_item where ctid = any(array(select ctid from grab_item where run_id = ${run.id} limit ${most}))
        returning pg_column_size(grab_item) as bytes)
      select ${freedRows} from gone`.execute(tx);
    const freed = rows[0] ?? { rows: 0, bytes: 0 };
    if (freed.rows === most) return freed;
    const losses = await sql<Freed>`
      with gone as (delete from grab_loss l using grab_run r where l.run_id = ${run.id} and r.id = l.run_id
        and not exists (select 1 from offer_standing v where v.offer_id = l.offer_id and v.grabber_id = r.grabber_id and v.state = 'active'
          and v.last_seen_at = l.seen_at) returning pg_column_size(l) as bytes)
      select ${freedRows} from gone`.execute(tx);
    await sql`update grab_run set has_items = false where id = ${run.id}`.execute(tx);
    const [lost = { rows: 0, bytes: 0 }] = losses.rows;
    return { rows: freed.rows + lost.rows, bytes: freed.bytes + lost.bytes };
  });
