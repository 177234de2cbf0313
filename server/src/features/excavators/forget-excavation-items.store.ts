import { sql } from 'kysely';
import { withTransaction } from '../../platform/db/index.ts';
import { type Freed, freedRows, type ForgetStep, nextToForget } from '../../platform/runs/index.ts';

/** Deletes items of the excavation run that ended first. How its offers ended is stored with it before. */
export const forgetExcavationItems: ForgetStep = (db, { endedBefore, now, most }) =>
  withTransaction(db, async (tx) => {
    const run = (await nextToForget(sql`excavation_run`, sql`excavator_id`, endedBefore).execute(tx)).rows[0];
    if (!run) return null;
    if (!run.isBegun) {
      await sql`
        update excavation_run set items_gone_at = ${now}, figures = coalesce((select jsonb_agg(f) from (
          select outcome as name, count(*) as count from excavation_item where run_id = ${run.id} group by outcome order by outcome) f), '[]')
        where id = ${run.id}`.execute(tx);
    }
    const { rows } = await sql<Freed>`
      with gone as (delete from excavation_item where ctid = any(array(select ctid from excavation_item where run_id = ${run.id} limit ${most}))
        returning pg_column_size(excavation_item) as bytes)
      select ${freedRows} from gone`.execute(tx);
    const freed = rows[0] ?? { rows: 0, bytes: 0 };
    if (freed.rows < most) await sql`update excavation_run set has_items = false where id = ${run.id}`.execute(tx);
    return freed;
  });
