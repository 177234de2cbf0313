import { type RawBuilder, sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import { type Db, readWithinScope } from '../../platform/db/index.ts';
import { listingFilter, listingsFrom, readableListings } from './listing.store.ts';

export type RefusedListings = { channelId: string; name: string; count: number; isExact: boolean };

/** Counted no further, of each channel. */
const countedAtMost = 999;
/** Listings that are looked at, of each channel: refused ones, of which the reader may see a few, and those a worker has not come to yet. */
const refusedAtMost = 5_000;
const markedAtMost = 1_000;

// Ordered and with limits that the planner sees, so that it walks the index and reads no more.
const refusedOnes = sql`select k.listing_id from listing_check k where k.channel_id = n.id and k.is_refused
  order by k.listing_id limit ${sql.lit(refusedAtMost)}`;
const markedOnes = sql`select d.listing_id from listing_dirty d where d.channel_id = n.id order by d.id limit ${sql.lit(markedAtMost)}`;

/**
 * Channels that sell, with how many of their listings are refused, as the list of listings counts them; the most first. Only what was refused
 * when it was looked at last, or is marked since, is looked at again.
 */
export function countRefusedListings(db: Db, actor: Actor, now: Date): Promise<RefusedListings[]> {
  const where: RawBuilder<unknown>[] = [
    readableListings(actor),
    ...listingFilter.conditions({ state: ['REFUSED'] }, now, actor),
  ];
  return readWithinScope(
    db,
    sql<RefusedListings>`
      select n.id as "channelId", n.name, least(f.count, ${countedAtMost}::int) as count,
        f.count <= ${countedAtMost}::int and looked."isAll" as "isExact"
      from channel n
        cross join lateral (
          select (select count(*) from (${refusedOnes}) k) < ${refusedAtMost}::int
            and (select count(*) from (${markedOnes}) d) < ${markedAtMost}::int as "isAll") looked
        cross join lateral (
          select count(*)::int as count from (
            select from (
              select k.listing_id from (${refusedOnes}) k
              union all
              select distinct d.listing_id from (${markedOnes}) d
              where not exists (select from listing_check k where k.listing_id = d.listing_id and k.is_refused)) w
            cross join lateral (
              select from ${sql.raw(listingsFrom)} where l.id = w.listing_id and ${sql.join(where, sql` and `)} offset 0) r
            limit ${sql.lit(countedAtMost + 1)}) r) f
      where n.status = 'ACTIVE' and ${scopeCondition(actor, 'read', 'Channel', { shopId: 'n.shop_id' })} and f.count > 0
      order by f.count desc, n.name, n.id`,
  );
}
