import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

type Sibling = { id: string; position: number };

/** What stands below a parent, or at the root of the tree; an index finds both. */
export function isBelow(parentId: string | null): RawBuilder<unknown> {
  return parentId === null ? sql`c.parent_id is null` : sql`c.parent_id = ${parentId}::uuid`;
}

/** The categories below a parent in their order, one aside. */
export async function findSiblings(tx: Tx, parentId: string | null, besides: string): Promise<Sibling[]> {
  const found = await sql<Sibling>`select c.id, c.position from category c
    where ${isBelow(parentId)} and c.deleted_at is null and c.id <> ${besides}::uuid order by c.position, c.id`.execute(
    tx,
  );
  return found.rows;
}

/** The position behind all that are below a parent, one aside. */
export async function findEnd(tx: Tx, parentId: string | null, besides: string): Promise<number> {
  const found = await sql<{ end: number }>`select coalesce(max(c.position) + 1, 0) as end from category c
    where ${isBelow(parentId)} and c.id <> ${besides}::uuid`.execute(tx);
  return found.rows[0]?.end ?? 0;
}

/** Numbers categories in this order. Where one stands is no change of the others, so their versions stay. */
export async function numberInOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update category c set position = o.place - 1 from unnest(${ids}::uuid[]) with ordinality o (id, place)
    where c.id = o.id and c.position <> o.place - 1`.execute(tx);
}

/** The categories with the deepest first, those in the bin as well. */
export async function findDeepestFirst(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const found = await sql<{ id: string }>`
    with recursive ancestor as (
      select c.id, c.id as node, c.parent_id from category c where c.id = any(${ids}::uuid[])
      union select a.id, c.id, c.parent_id from category c join ancestor a on c.id = a.parent_id)
    select w.id from unnest(${ids}::uuid[]) with ordinality w (id, place) left join ancestor a using (id)
    group by w.id, w.place order by count(a.node) desc, w.place`.execute(tx);
  return found.rows.map(({ id }) => id);
}
