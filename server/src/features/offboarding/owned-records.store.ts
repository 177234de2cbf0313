import { type RawBuilder, sql } from 'kysely';
import { type Db, readWithinScope } from '../../platform/db/index.ts';
import type { OwnedRecords } from '../../platform/graphql/index.ts';
import { idleMs, userConditions, type UserListRequest } from '../access/index.ts';

/** Which users: those named, or those that a list finds without some. */
export type UserSelection =
  | { ids: readonly string[] }
  | (Pick<UserListRequest, 'search' | 'filter'> & { released: readonly string[] });

/** In the order in which they are shown. */
const kinds = ['sharedViews', 'ownViews', 'SHARED_REPORTS', 'OWN_REPORTS', 'bookmarks', 'openSessions', 'apiKeys'];
const inOrder = sql`array_position(${kinds}::text[], kind)`;

/** What users have of their own together, by kind; kinds of which they have nothing are left out. */
export function findOwned(db: Db, selection: UserSelection, now: Date): Promise<OwnedRecords[]> {
  return readWithinScope(
    db,
    sql<OwnedRecords>`${owned(selection, now)} select kind, count(*) as count from owned group by kind order by ${inOrder}`,
  );
}

/** The same of each of them by themselves, by their ids. */
export async function findOwnedOfEach(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Partial<Record<string, OwnedRecords[]>>> {
  const rows = await readWithinScope(
    db,
    sql<OwnedRecords & { userId: string }>`${owned({ ids }, now)}
      select user_id as "userId", kind, count(*) as count from owned group by user_id, kind order by ${inOrder}`,
  );
  return Object.groupBy(rows, ({ userId }) => userId);
}

/** A row of `owned` for each record that is somebody's. */
function owned(selection: UserSelection, now: Date): RawBuilder<unknown> {
  const idleSince = new Date(now.getTime() - idleMs);
  const isTheirs = sql`user_id in (select id from chosen)`;
  return sql`
    with chosen as (${chosenBy(selection)}), owned as (
      select user_id, case when is_shared then 'sharedViews' else 'ownViews' end as kind from saved_view where ${isTheirs}
      union all select user_id, case when cardinality(role_ids) > 0 then 'SHARED_REPORTS' else 'OWN_REPORTS' end from saved_report where ${isTheirs}
      union all select user_id, 'bookmarks' from bookmark where ${isTheirs}
      union all select user_id, 'openSessions' from session where ${isTheirs} and ended_at is null
        and expires_at > ${now} and last_used_at > ${idleSince}
      union all select user_id, 'apiKeys' from api_key where ${isTheirs} and revoked_at is null and expires_at > ${now})`;
}

function chosenBy(selection: UserSelection): RawBuilder<unknown> {
  if ('ids' in selection) return sql`select unnest(${selection.ids}::uuid[]) as id`;
  const conditions = [...userConditions(selection), sql`u.id <> all(${selection.released}::uuid[])`];
  return sql`select u.id from app_user u where ${sql.join(conditions, sql` and `)}`;
}
