import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { insertBacklog } from '../../platform/events/index.ts';

/** That the newest snapshot of `offer o` does not wait to be dug through. */
export const isNotWaiting = sql<boolean>`
  not exists (select 1 from backlog x where x.topic = 'snapshot_created' and x.subject_id = o.current_snapshot_id)`;

/** Has the newest snapshots of offers dug through again; `which` is a condition over `offer o`. */
export async function digAgain(tx: Tx, which: RawBuilder<unknown>): Promise<void> {
  await insertBacklog(sql`
    select 'snapshot_created', o.shop_id, o.current_snapshot_id, o.current_snapshot_at, null::uuid
    from offer o where o.current_snapshot_id is not null and ${which}`).execute(tx);
}
