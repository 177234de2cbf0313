import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** The codes that a draft was last made or changed with. */
export async function codesOfDraft(db: Db | Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ codes: string[] }>`
    select data -> 'codes' as codes from order_event where order_id = ${id} and kind in ('drafted', 'changed')
    order by at desc, id desc limit 1`.execute(db);
  return rows[0]?.codes ?? [];
}

export async function markOrderDeleted(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update "order" set deleted_at = ${now}, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(
    tx,
  );
}

/** Whether a draft lay in the bin, from which it comes back. */
export async function unmarkOrderDeleted(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`update "order" set deleted_at = null, updated_at = ${now}, version = version + 1
    where id = ${id} and deleted_at is not null returning id`.execute(tx);
  return rows.length > 0;
}

/** Deletes drafts for good, with all that hangs on them. */
export async function removeOrders(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from "order" where id = any(${ids}::uuid[]) and status = 'DRAFT'`.execute(tx);
}
