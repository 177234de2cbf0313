import { sql } from 'kysely';
import { anyOf, type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';

/** What was typed of a draft beside what its lines and contacts say. */
export type TypedDraft = {
  codes: string[];
  /** Of each item in its order, whether somebody gave its price. */
  given: boolean[];
};

const nothingTyped: TypedDraft = { codes: [], given: [] };

/** What drafts were last made or changed with; what was placed has nothing of it any more. */
export async function findTypedDrafts(db: Db | Tx, ids: readonly string[]): Promise<Map<string, TypedDraft>> {
  const rows = await readWithinScope(
    db,
    sql<{ id: string; typed: Partial<TypedDraft> }>`
      select o.id, e.data as typed from "order" o cross join lateral (
        select data from order_event where shop_id = o.shop_id and order_id = o.id and kind in ('drafted', 'changed')
        order by at desc, id desc limit 1) e
      where o.id = ${anyOf(ids)} and o.status = 'DRAFT'`,
  );
  return new Map(rows.map(({ id, typed }) => [id, { ...nothingTyped, ...typed }]));
}

/** The codes that a draft was last made or changed with. */
export async function codesOfDraft(db: Db | Tx, id: string): Promise<string[]> {
  return (await findTypedDrafts(db, [id])).get(id)?.codes ?? [];
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
