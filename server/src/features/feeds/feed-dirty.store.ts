import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import { listingsBehind, type Marked } from '../channels/index.ts';
import { salesHash } from '../discounts/index.ts';

/** Marks the variants behind these records on every channel that has a feed. */
export async function markVariants(tx: Tx, kind: Marked, ids: readonly string[]): Promise<void> {
  await sql`
    with w as (select unnest(${ids}::uuid[]) as id)
    insert into feed_dirty (channel_id, variant_id)
    select distinct l.channel_id, l.variant_id ${listingsBehind[kind]}
    where l.variant_id is not null and l.merged_into is null and l.external_id is not null
      and exists (select from channel_feed f where f.channel_id = l.channel_id)`.execute(tx);
}

/** The channels with a feed that sell. */
export async function findSellingChannels(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from channel c where c.status = 'ACTIVE' and exists (select from channel_feed f where f.channel_id = c.id)
    order by c.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Marks the rows of those channels on which other discounts run than when they were marked last; resolves with the number of channels. */
export async function markSalesOf(tx: Tx, channelIds: readonly string[], now: Date): Promise<number> {
  const { rows } = await sql<{ channelId: string }>`
    with moved as (
      update channel_feed f set sales_hash = r.hash
      from channel sold cross join lateral (select ${salesHash(now)} as hash) r
      where sold.id = f.channel_id and sold.id = any(${channelIds}::uuid[]) and sold.status = 'ACTIVE'
        and f.sales_hash is distinct from r.hash
      returning f.channel_id),
    marked as (
      insert into feed_dirty (channel_id, variant_id)
      select l.channel_id, l.variant_id from listing l
      where l.channel_id in (select channel_id from moved) and l.variant_id is not null and l.merged_into is null
        and l.external_id is not null)
    select distinct channel_id as "channelId" from moved`.execute(tx);
  return rows.length;
}

export type FeedMark = { id: number; variantId: string };

/** The channels of the oldest marks. */
export async function findMarkedChannel(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{
    channelId: string;
  }>`select channel_id as "channelId" from feed_dirty order by id limit 1`.execute(tx);
  return rows[0]?.channelId;
}

export async function takeMarks(tx: Tx, channelId: string, most: number): Promise<FeedMark[]> {
  const { rows } = await sql<FeedMark>`
    select id, variant_id as "variantId" from feed_dirty where channel_id = ${channelId} order by id limit ${most}
    for update skip locked`.execute(tx);
  return rows;
}

export async function deleteMarks(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from feed_dirty where id = any(${ids}::bigint[])`.execute(tx);
}

/** How many marks wait, counted no further than `most`. */
export async function countMarks(db: Db, most: number): Promise<{ count: number; oldestAt: Date | null }> {
  const rows = await readWithinScope(
    db,
    sql<{ count: number; oldestAt: Date | null }>`
      select count(*)::integer as count, min(m.at) as "oldestAt"
      from (select at from feed_dirty order by id limit ${most}) m`,
  );
  return rows[0] ?? { count: 0, oldestAt: null };
}

/** Any fixed number: rows are settled by one worker at a time, since of two the slower would store what was read earlier. */
const settleLock = 7_261_954_244;

export async function tryToSettle(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isHeld: boolean }>`select pg_try_advisory_xact_lock(${settleLock}) as "isHeld"`.execute(
    tx,
  );
  return rows[0]?.isHeld === true;
}

export async function waitToSettle(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${settleLock})`.execute(tx);
}
