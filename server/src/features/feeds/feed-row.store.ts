import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import type { FeedFileFormat, FeedRecipe, RowSource } from './feed.ts';

export type StandingRow = {
  externalId: string;
  state: 'served' | 'held' | 'removed';
  format: FeedFileFormat;
  rendered: string;
  hash: string;
  servedFrom: Date | null;
  servedUntil: Date | null;
};

/** A row as it becomes; without content where what stands is kept. */
export type WrittenRow = {
  externalId: string;
  listingId: string;
  state: StandingRow['state'];
  removedBy: 'person' | 'check' | null;
  content: {
    rendered: string;
    sources: readonly RowSource[];
    hash: string;
    servedFrom: Date | null;
    servedUntil: Date | null;
  } | null;
};

/** Rows that stand under these ids; nobody else writes them before the transaction ends. */
export async function lockRows(
  tx: Tx,
  feedId: string,
  externalIds: readonly string[],
): Promise<Map<string, StandingRow>> {
  const { rows } = await sql<StandingRow>`
    select external_id as "externalId", state, format, rendered, encode(row_hash, 'hex') as hash, served_from as "servedFrom",
      served_until as "servedUntil"
    from feed_row where feed_id = ${feedId} and external_id = any(${externalIds}::text[]) order by external_id for update`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.externalId, row]));
}

/** Writes rows that became others, and keeps what they were. */
export async function putRows(tx: Tx, feed: FeedRecipe, rows: readonly WrittenRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const given = rows.map(({ content, ...row }) => ({ ...row, ...content, historyId: newId<'feed_row_history'>() }));
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) g ("externalId" text, "listingId" uuid, state text,
        "removedBy" text, rendered text, sources jsonb, hash text, "servedFrom" timestamptz, "servedUntil" timestamptz, "historyId" uuid)),
    kept as (
      insert into feed_row_history (id, shop_id, feed_id, listing_id, external_id, state, rendered, sources, row_hash, mapping_version,
        served_from, served_until, valid_from, valid_until)
      select g."historyId", r.shop_id, r.feed_id, r.listing_id, r.external_id, r.state, r.rendered, r.sources, r.row_hash,
        r.mapping_version, r.served_from, r.served_until, r.changed_at, ${now}
      from given g join feed_row r on r.feed_id = ${feed.id} and r.external_id = g."externalId"),
    moved as (
      update feed_row r set state = g.state, removed_by = g."removedBy", changed_at = ${now}
      from given g where g.rendered is null and r.feed_id = ${feed.id} and r.external_id = g."externalId")
    insert into feed_row (shop_id, feed_id, listing_id, external_id, state, removed_by, format, rendered, sources, row_hash, mapping_version,
      served_from, served_until, changed_at)
    select ${feed.shopId}, ${feed.id}, g."listingId", g."externalId", g.state, g."removedBy", ${feed.format}, g.rendered, g.sources,
      decode(g.hash, 'hex'), ${feed.mappingVersion}, g."servedFrom", g."servedUntil", ${now}
    from given g where g.rendered is not null
    on conflict (feed_id, external_id) do update set listing_id = excluded.listing_id, state = excluded.state,
      removed_by = excluded.removed_by, format = excluded.format, rendered = excluded.rendered, sources = excluded.sources, row_hash = excluded.row_hash,
      mapping_version = excluded.mapping_version, served_from = excluded.served_from, served_until = excluded.served_until,
      changed_at = excluded.changed_at`.execute(tx);
}

/** Writes rows in another format that say what they said. */
export async function reformatRows(
  tx: Tx,
  { id, format }: Pick<FeedRecipe, 'id' | 'format'>,
  rows: readonly { externalId: string; rendered: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update feed_row r set format = ${format}, rendered = g.rendered
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) g ("externalId" text, rendered text)
    where r.feed_id = ${id} and r.external_id = g."externalId"`.execute(tx);
}

/** Rows in the file, and those that checks took out since a time. */
export async function countForGuard(tx: Tx, feedId: string, since: Date): Promise<{ standing: number; gone: number }> {
  const { rows } = await sql<{ standing: number; gone: number }>`
    select (select count(*)::integer from feed_row where feed_id = ${feedId} and state in ('served', 'held')) as standing,
      (select count(*)::integer from feed_row where feed_id = ${feedId} and removed_by = 'check' and changed_at > ${since}) as gone`.execute(
    tx,
  );
  return rows[0] ?? { standing: 0, gone: 0 };
}

/** Rows whose listing sells nothing any more; an id that went with its product stays taken. */
export async function findOrphans(
  tx: Tx,
  feedId: string,
  most: number,
): Promise<{ externalId: string; listingId: string }[]> {
  const { rows } = await sql<{ externalId: string; listingId: string }>`
    select r.external_id as "externalId", r.listing_id as "listingId" from feed_row r join listing l on l.id = r.listing_id
    where r.feed_id = ${feedId} and r.state <> 'removed' and (l.variant_id is null or l.merged_into is not null)
    order by r.external_id limit ${most} for update of r`.execute(tx);
  return rows;
}

/** Rows that the removal guard holds. */
export async function lockHeldRows(tx: Tx, feedId: string): Promise<{ externalId: string; listingId: string }[]> {
  const { rows } = await sql<{ externalId: string; listingId: string }>`
    select external_id as "externalId", listing_id as "listingId" from feed_row
    where feed_id = ${feedId} and state = 'held' order by external_id for update`.execute(tx);
  return rows;
}

/** How many listings have a row that the removal guard holds, in whatever number of feeds. */
export async function countHeldListings(tx: Tx, channelId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct r.listing_id)::integer as count from channel_feed f join feed_row r on r.feed_id = f.id and r.state = 'held'
    where f.channel_id = ${channelId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Raises the revision of a feed, of which the file shows something else now. */
export async function raiseRevision(tx: Tx, feedId: string): Promise<void> {
  await sql`update channel_feed set revision = revision + 1 where id = ${feedId}`.execute(tx);
}

/** Feeds `f` of channels `c` of which rows begin or end by the clock. */
const isMovedByClock = (now: Date) => sql`c.id = f.channel_id and c.status = 'ACTIVE' and f.settled_at < ${now} and (
  exists (select from feed_row r where r.feed_id = f.id and r.served_from > f.settled_at and r.served_from <= ${now} and r.state <> 'removed')
  or exists (select from feed_row r where r.feed_id = f.id and r.served_until > f.settled_at and r.served_until <= ${now} and r.state <> 'removed'))`;

/** Feeds of which rows begin or end by the clock. */
export async function findMovedFeeds(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from channel_feed f, channel c where ${isMovedByClock(now)} order by f.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Raises the revision of those of the feeds that no other worker settled meanwhile; resolves with their number. */
export async function settleFeeds(tx: Tx, ids: readonly string[], now: Date): Promise<number> {
  const { rows } = await sql`
    update channel_feed f set revision = revision + 1, settled_at = ${now} from channel c
    where f.id = any(${ids}::uuid[]) and ${isMovedByClock(now)} returning f.id`.execute(tx);
  return rows.length;
}

/** How many listings of a channel have an id there, in the order of their rows behind one. */
export async function findListedVariants(
  tx: Tx,
  channelId: string,
  after: string | null,
  most: number,
): Promise<{ externalId: string; variantId: string }[]> {
  const { rows } = await sql<{ externalId: string; variantId: string }>`
    select external_id as "externalId", variant_id as "variantId" from listing
    where channel_id = ${channelId} and external_id > ${after ?? ''} and variant_id is not null and merged_into is null
    order by external_id limit ${most}`.execute(tx);
  return rows;
}
