import type { SavedViewDraft } from '@quarry/contracts/views';
import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';

export type SavedViewRecord = SavedViewDraft & {
  id: string;
  ownerId: string;
  ownerName: string;
  list: string;
  version: number;
  updatedAt: Date;
};

const columns = sql`w.id, w.user_id as "ownerId", u.shown_name as "ownerName", w.list, w.name, w.is_shared as "isShared",
  w.content ->> 'query' as query, w.content -> 'columns' as columns, w.content ->> 'density' as density, w.version,
  w.updated_at as "updatedAt"`;
const source = sql`saved_view w join app_user u on u.id = w.user_id`;

/** The views of a list that a person may open: their own, and those that others share. */
export function findSavedViews(db: Db, userId: string, list: string): Promise<SavedViewRecord[]> {
  return readWithinScope(
    db,
    sql<SavedViewRecord>`
      select ${columns} from ${source} where w.list = ${list} and (w.user_id = ${userId} or w.is_shared)
      order by w.user_id <> ${userId}, lower(w.name), w.id limit 500`,
  );
}

export async function findSavedView(db: Db | Tx, id: string): Promise<SavedViewRecord | undefined> {
  const found = await sql<SavedViewRecord>`select ${columns} from ${source} where w.id = ${id}`.execute(db);
  return found.rows[0];
}

/** The view, locked against a second editor until the transaction ends. */
export async function findSavedViewForUpdate(tx: Tx, id: string): Promise<SavedViewRecord | undefined> {
  await sql`select 1 from saved_view where id = ${id} for update`.execute(tx);
  return findSavedView(tx, id);
}

/** Lets nobody else add to this person's views until the transaction ends, so that the limit holds. */
export async function lockSavedViews(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved_view:${userId}`}, 0))`.execute(tx);
}

export async function countSavedViews(tx: Tx, userId: string): Promise<number> {
  const found = await sql<{
    count: number;
  }>`select count(*) as count from saved_view where user_id = ${userId}`.execute(tx);
  return found.rows[0]?.count ?? 0;
}

/** Whether it was made: an id that another view has makes none. */
export async function insertSavedView(
  tx: Tx,
  key: { id: string; userId: string; list: string },
  draft: SavedViewDraft,
  now: Date,
  version = 1,
): Promise<boolean> {
  const made =
    await sql`insert into saved_view (id, user_id, list, name, is_shared, content, created_at, updated_at, version)
      values (${key.id}, ${key.userId}, ${key.list}, ${draft.name}, ${draft.isShared}, ${contentOf(draft)}, ${now}, ${now}, ${version})
      on conflict (id) do nothing`.execute(tx);
  return made.numAffectedRows === 1n;
}

export async function updateSavedViewRow(tx: Tx, id: string, draft: SavedViewDraft, now: Date): Promise<void> {
  await sql`update saved_view set name = ${draft.name}, is_shared = ${draft.isShared}, content = ${contentOf(draft)},
    version = version + 1, updated_at = ${now} where id = ${id}`.execute(tx);
}

export async function deleteSavedViewRow(tx: Tx, id: string): Promise<void> {
  await sql`delete from saved_view where id = ${id}`.execute(tx);
}

function contentOf({ query, columns: choices, density }: SavedViewDraft): string {
  return JSON.stringify({ query, columns: choices, density });
}
