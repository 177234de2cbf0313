import { sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import { type Db, readWithinScope } from '../../platform/db/index.ts';
import { isInFile } from './row-state.ts';

/** `rows`: what the files hold; `waiting`: variants whose rows may be others by now. */
export type FeedStanding = { feeds: number; rows: number; waiting: number; oldestAt: Date | null };

/** How all feeds stand that the actor may read, those of archived channels aside. */
export async function findFeedStanding(db: Db, actor: Actor, now: Date): Promise<FeedStanding> {
  const readable = sql`${scopeCondition(actor, 'read', 'Channel', { shopId: 'c.shop_id' })} and c.status <> 'ARCHIVED'`;
  const [found] = await readWithinScope(
    db,
    sql<FeedStanding>`
      with f as materialized (
        select f.id, f.channel_id from channel_feed f join channel c on c.id = f.channel_id where ${readable})
      select (select count(*)::int from f) as feeds,
        (select count(*) from f join feed_row r on r.feed_id = f.id where r.state in ('served', 'held') and ${isInFile(now)}) as rows, d.waiting, d."oldestAt"
      from (select count(*) as waiting, min(d.at) as "oldestAt" from feed_dirty d where d.channel_id in (select channel_id from f)) d`,
  );
  return found ?? { feeds: 0, rows: 0, waiting: 0, oldestAt: null };
}
