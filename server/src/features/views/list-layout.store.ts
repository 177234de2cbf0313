import type { ListLook } from '@quarry/contracts/views';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** Which list of which person, or which of its views. */
export type ListLayoutKey = { userId: string; list: string; viewId: string | null };

export type ListLayoutRecord = { id: string; viewId: string | null; look: ListLook | null; version: number };

const columns = sql`l.id, l.view_id as "viewId", l.look, l.version`;

export async function findListLayouts(db: Db, userId: string, list: string): Promise<ListLayoutRecord[]> {
  const found = await sql<ListLayoutRecord>`
    select ${columns} from list_layout l where l.user_id = ${userId} and l.list = ${list} and l.binned_view_id is null limit 500`.execute(
    db,
  );
  return found.rows;
}

/** The layout, locked against a second browser of the same person until the transaction ends. */
export async function findListLayoutForUpdate(
  tx: Tx,
  { userId, list, viewId }: ListLayoutKey,
): Promise<ListLayoutRecord | undefined> {
  const found = await sql<ListLayoutRecord>`
    select ${columns} from list_layout l
    where l.user_id = ${userId} and l.list = ${list} and l.view_id is not distinct from ${viewId}::uuid
      and l.binned_view_id is null for update`.execute(tx);
  return found.rows[0];
}

export async function putListLayout(
  tx: Tx,
  id: string,
  { userId, list, viewId }: ListLayoutKey,
  look: ListLook | null,
  now: Date,
): Promise<ListLayoutRecord> {
  const kept = look && JSON.stringify(look);
  const saved = await sql<ListLayoutRecord>`
    insert into list_layout as l (id, user_id, list, view_id, look, updated_at)
    values (${id}, ${userId}, ${list}, ${viewId}, ${kept}::jsonb, ${now})
    on conflict (user_id, list, view_id, binned_view_id) do update
      set look = excluded.look, updated_at = excluded.updated_at, version = l.version + 1
    returning ${columns}`.execute(tx);
  const [layout] = saved.rows;
  if (!layout) throw new Error(`The layout of the list ${list} was not kept.`);
  return layout;
}

/** Keeps the layouts of a view that goes into the bin, until it comes back or goes for good. */
export async function binListLayouts(tx: Tx, viewId: string): Promise<void> {
  await sql`update list_layout set view_id = null, binned_view_id = ${viewId} where view_id = ${viewId}`.execute(tx);
}

/** Gives a view that came back the layouts that people kept for it. */
export async function unbinListLayouts(tx: Tx, viewId: string): Promise<void> {
  await sql`update list_layout set view_id = ${viewId}, binned_view_id = null where binned_view_id = ${viewId}`.execute(
    tx,
  );
}
