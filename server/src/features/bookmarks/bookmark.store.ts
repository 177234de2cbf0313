import { type BookmarkDraft, bookmarkLimits } from '@quarry/contracts/bookmarks';
import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';

export type BookmarkRecord = { id: string; path: string; name: string | null; createdAt: Date };

export function findBookmarks(db: Db | Tx, userId: string): Promise<BookmarkRecord[]> {
  return readWithinScope(
    db,
    sql<BookmarkRecord>`select id, path, name, created_at as "createdAt" from bookmark
      where user_id = ${userId}::uuid order by created_at, id limit ${bookmarkLimits.bookmarks}`,
  );
}

/** Lets nobody else star for this person until the transaction ends, so that the limit holds. */
export async function lockBookmarks(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bookmark:${userId}`}, 0))`.execute(tx);
}

/** One address is starred once; starred again it gets the name it has now. */
export async function putBookmark(
  tx: Tx,
  userId: string,
  id: string,
  { path, name }: BookmarkDraft,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('bookmark')
    .values({ id, user_id: userId, path, name, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'path']).doUpdateSet({ name }))
    .execute();
}

/** Takes the star of an address away; answers what it was. */
export function deleteBookmark(
  tx: Tx,
  userId: string,
  path: string,
): Promise<Omit<BookmarkRecord, 'createdAt'> | undefined> {
  return tx
    .deleteFrom('bookmark')
    .where('user_id', '=', userId)
    .where('path', '=', path)
    .returning(['id', 'path', 'name'])
    .executeTakeFirst();
}
