import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/auth/index.ts';
import { type Db, readWithinScope } from '../../platform/db/index.ts';
import { listingFilter, listingsFrom, readableListings } from './listing.store.ts';

export type RefusedListings = { channelId: string; name: string; count: number };

/** Channels that sell, with how many of their listings are refused, as the list of listings counts them; the most first. */
export function countRefusedListings(db: Db, actor: Actor, now: Date): Promise<RefusedListings[]> {
  const where: RawBuilder<unknown>[] = [
    sql`c.status = 'ACTIVE'`,
    readableListings(actor),
    ...listingFilter.conditions({ state: ['REFUSED'] }, now, actor),
  ];
  return readWithinScope(
    db,
    sql<RefusedListings>`
      select c.id as "channelId", c.name, count(*)::int as count from ${sql.raw(listingsFrom)}
      where ${sql.join(where, sql` and `)} group by c.id, c.name order by count desc, c.name, c.id`,
  );
}
