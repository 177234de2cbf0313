import { type BookmarkDraft, bookmarkLimits } from '@quarry/contracts/bookmarks';
import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx, withTransaction } from '../../platform/db/index.ts';

export type VisitRecord = { path: string; name: string | null; visitedAt: Date };

/** What a person looked at last, the newest first. */
export function findVisits(db: Db | Tx, userId: string): Promise<VisitRecord[]> {
  return readWithinScope(
    db,
    sql<VisitRecord>`select path, name, visited_at as "visitedAt" from visit
      where user_id = ${userId}::uuid order by visited_at desc, path limit ${bookmarkLimits.visits}`,
  );
}

/** Notes that a person looks at an address; those that nobody will be shown again are forgotten. It changes nothing that a trail is kept of. */
export function putVisit(db: Db, userId: string, { path, name }: BookmarkDraft, now: Date): Promise<void> {
  return withTransaction(db, async (tx) => {
    await sql`insert into visit (user_id, path, name, visited_at) values (${userId}, ${path}, ${name}, ${now})
      on conflict (user_id, path) do update set name = coalesce(excluded.name, visit.name), visited_at = excluded.visited_at`.execute(
      tx,
    );
    await sql`delete from visit where user_id = ${userId} and path in (
      select path from visit where user_id = ${userId} order by visited_at desc, path offset ${bookmarkLimits.visits})`.execute(
      tx,
    );
  });
}
