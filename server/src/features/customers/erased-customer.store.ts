import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';

/** A customer with all who were merged into it, and into whom it was merged: all of them are one person. */
export async function findPersonOf(
  db: Db | Tx,
  customerId: string,
): Promise<{ shopId: string; ids: string[] } | undefined> {
  const rows = await readWithinScope(
    db,
    sql<{ shopId: string; ids: string[] }>`
    with recursive up as (
      select id, shop_id, merged_into from customer where id = ${customerId}
      union select c.id, c.shop_id, c.merged_into from customer c join up on c.shop_id = up.shop_id and c.id = up.merged_into
    ), down as (
      select id, shop_id from up
      union select c.id, c.shop_id from customer c join down on c.shop_id = down.shop_id and c.merged_into = down.id
    )
    select shop_id as "shopId", array_agg(id order by id) as ids from down group by 1`,
  );
  return rows[0];
}

/** Holds these, so that nobody changes them or places an order of theirs meanwhile; resolves with those that are not erased. */
export async function holdPerson(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; status: string }>`
    select id, status from customer where id = any(${[...ids]}::uuid[]) order by id for update`.execute(tx);
  return rows.filter(({ status }) => status !== 'ERASED').map(({ id }) => id);
}

/** Says of these that they were erased; who they were is gone by then. */
export async function markErased(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await sql`update customer set status = 'ERASED', merged_into = null, erased_at = ${now}, version = version + 1, updated_at = ${now}
    where id = any(${[...ids]}::uuid[])`.execute(tx);
}

/** Whether anybody is there who could be erased. */
export async function holdsUnerased(db: Db | Tx): Promise<boolean> {
  const rows = await readWithinScope(db, sql`select from customer where status <> 'ERASED' limit 1`);
  return rows.length > 0;
}

/** Which of these customers are there and not erased. */
export async function findUnerased(db: Db | Tx, ids: readonly string[]): Promise<{ id: string; shopId: string }[]> {
  const { rows } = await sql<{ id: string; shopId: string }>`
    select id, shop_id as "shopId" from customer where id = any(${[...ids]}::uuid[]) and status <> 'ERASED' order by id`.execute(
    db,
  );
  return rows;
}
