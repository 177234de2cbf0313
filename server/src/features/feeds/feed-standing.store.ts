import { sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import { type Db, listTotal, readWithinScope, withTransaction } from '../../platform/db/index.ts';
import { isInFile } from './row-state.ts';

/** `rows`: what the files hold; `waiting`: variants whose rows may be others by now. */
export type FeedStanding = { feeds: number; rows: number; waiting: number; oldestAt: Date | null };

/** Marks are counted no further. */
const mostMarks = 10_000;

/** How all feeds stand that the actor may read, those of archived channels aside; rows are counted as those of lists are. */
export async function findFeedStanding(db: Db, actor: Actor, now: Date): Promise<FeedStanding> {
  const readable = sql`${scopeCondition(actor, 'read', 'Channel', { shopId: 'c.shop_id' })} and c.status <> 'ARCHIVED'`;
  const ofFeeds = 'channel_feed f join channel c on c.id = f.channel_id';
  const [[found], rows] = await Promise.all([
    readWithinScope(
      db,
      sql<Omit<FeedStanding, 'rows'>>`
        with f as materialized (select f.id, f.channel_id from ${sql.raw(ofFeeds)} where ${readable})
        select (select count(*)::int from f) as feeds, count(*)::int as waiting, min(d.at) as "oldestAt"
        from (select d.at from feed_dirty d where d.channel_id in (select channel_id from f) order by d.id limit ${mostMarks}) d`,
    ),
    withTransaction(db, (tx) =>
      listTotal(tx, { from: `${ofFeeds} join feed_row r on r.feed_id = f.id` }, [
        sql`(${readable})`,
        sql`r.state in ('served', 'held')`,
        sql`(${isInFile(now)})`,
      ]),
    ),
  ]);
  return { feeds: 0, waiting: 0, oldestAt: null, ...found, rows: rows.count };
}
