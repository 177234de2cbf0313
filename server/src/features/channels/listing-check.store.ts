import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import { listingState } from './listing-state.ts';
import { listingsFrom } from './listing.store.ts';
import { listingsBehind, type Marked } from './listings-behind.ts';

/** Marks the published listings behind these records, and those that were refused while they were published. */
export async function markListingRows(tx: Tx, kind: Marked, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with w as (select unnest(${ids}::uuid[]) as id)
    insert into listing_dirty (channel_id, listing_id)
    select distinct l.channel_id, l.id ${listingsBehind[kind]}
    where l.merged_into is null and (l.published or exists (select from listing_check k where k.listing_id = l.id))`.execute(
    tx,
  );
}

/** Marks up to `most` listings that time may have brought to another state; resolves with their number. */
export async function markDueListings(db: Db, now: Date, most: number): Promise<number> {
  const rows = await readWithinScope(
    db,
    sql<{ count: number }>`
      with due as (
        update listing_check set again_at = null
        where listing_id in (select k.listing_id from listing_check k where k.again_at <= ${now} order by k.again_at limit ${most}
          for update skip locked)
        returning channel_id, listing_id),
      marked as (insert into listing_dirty (channel_id, listing_id) select channel_id, listing_id from due)
      select count(*)::integer as count from due`,
  );
  return rows[0]?.count ?? 0;
}

export type ListingMark = { id: number; listingId: string };

export async function takeListingMarks(tx: Tx, most: number): Promise<ListingMark[]> {
  const { rows } = await sql<ListingMark>`
    select id, listing_id as "listingId" from listing_dirty order by id limit ${most} for update skip locked`.execute(
    tx,
  );
  return rows;
}

export async function deleteListingMarks(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from listing_dirty where id = any(${ids}::bigint[])`.execute(tx);
}

/**
 * Notes which of these listings are refused now. A rate of tax begins on a day of the shop, of which nothing tells, so a listing without one
 * is looked at again within the hour.
 */
export async function noteListings(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await sql`delete from listing_check where listing_id = any(${ids}::uuid[])`.execute(tx);
  await sql`
    insert into listing_check (listing_id, shop_id, channel_id, is_refused, again_at)
    select * from (
      select l.id, l.shop_id, l.channel_id, st.state = 'REFUSED' as is_refused,
        case st.state when 'SCHEDULED' then l.publish_at
          when 'REFUSED' then least(l.unpublish_at,
            case when 'NO_TAX_RATE' = any(h.reasons) then ${now}::timestamptz + interval '1 hour' end) end as again_at
      from ${sql.raw(listingsFrom)} ${listingState(now)}
      where l.id = any(${ids}::uuid[]) and l.published and l.merged_into is null) k
    where k.is_refused or k.again_at is not null`.execute(tx);
}

/** How many marks wait, counted no further than `most`. */
export async function countListingMarks(db: Db, most: number): Promise<{ count: number; oldestAt: Date | null }> {
  const rows = await readWithinScope(
    db,
    sql<{ count: number; oldestAt: Date | null }>`
      select count(*)::integer as count, min(m.at) as "oldestAt"
      from (select at from listing_dirty order by id limit ${most}) m`,
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}

/** Any fixed number: one worker notes states at a time, since of two the slower would store what was read earlier. */
const noteLock = 7_261_954_245;

export async function tryToNote(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isHeld: boolean }>`select pg_try_advisory_xact_lock(${noteLock}) as "isHeld"`.execute(
    tx,
  );
  return rows[0]?.isHeld === true;
}
