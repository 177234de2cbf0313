import { sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import { type Db, readWithinScope } from '../../platform/db/index.ts';
import { readableProducts } from '../products/index.ts';

/** A feed that somebody should look at, with how much of it and since when. */
export type FeedNeed = { channelId: string; feedId: string; name: string; count: number; since: Date };

/** Feeds whose removal guard holds rows back, as their pages list them; the most first. */
export function findHeldFeeds(db: Db, actor: Actor): Promise<FeedNeed[]> {
  return readWithinScope(
    db,
    sql<FeedNeed>`
      select f.channel_id as "channelId", f.id as "feedId", f.name, count(*)::int as count, min(r.changed_at) as since
      from channel_feed f join channel c on c.id = f.channel_id join feed_row r on r.feed_id = f.id and r.state = 'held'
        join listing l on l.id = r.listing_id join variant v on v.id = l.variant_id join product p on p.id = v.product_id
      where ${isRead(actor)} and ${readableProducts(actor)} group by f.id order by count desc, f.name, f.id`,
  );
}

/** Feeds whose newest rebuild did not come to its end. */
export function findFailedFeeds(db: Db, actor: Actor): Promise<FeedNeed[]> {
  return readWithinScope(
    db,
    sql<FeedNeed>`
      select f.channel_id as "channelId", f.id as "feedId", f.name, 1 as count, coalesce(r.finished_at, r.heartbeat_at, r.requested_at) as since
      from channel_feed f join channel c on c.id = f.channel_id
        cross join lateral (
          select * from feed_run r where r.shop_id = f.shop_id and r.feed_id = f.id order by r.requested_at desc, r.id desc limit 1) r
      where ${isRead(actor)} and run_state(r.state, r.heartbeat_at) in ('failed', 'stalled') order by since, f.id`,
  );
}

/** An archived channel has no feed any more. */
const isRead = (actor: Actor) =>
  sql`${scopeCondition(actor, 'read', 'Channel', { shopId: 'f.shop_id' })} and c.status <> 'ARCHIVED'`;
