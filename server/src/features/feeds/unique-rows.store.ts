import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { FeedChannel, FeedRecipe } from './feed.ts';

/** What a row says in a field that no two rows of a feed should share. */
export type UniqueKey = { externalId: string; field: string; hash: string };

/** A rebuild of rows that all say the same would else mark all of them once for each. */
const followersAtMost = 100;

type UniqueChannel = Pick<FeedChannel, 'id'>;
type UniqueFeed = Pick<FeedRecipe, 'id' | 'shopId'>;

/** Writes what these rows say, and marks the rows behind them that say what one of them began or ceased to say. */
export async function putUniqueKeys(
  tx: Tx,
  channel: UniqueChannel,
  feed: UniqueFeed,
  externalIds: readonly string[],
  keys: readonly UniqueKey[],
): Promise<void> {
  await sql`
    with given as materialized (
      select "externalId" as external_id, field, decode(hash, 'hex') as value_hash
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) g ("externalId" text, field text, hash text)),
    before as materialized (
      select external_id, field, value_hash from feed_row_key
      where feed_id = ${feed.id} and external_id = any(${externalIds}::text[])),
    moved as ((table before except table given) union (table given except table before)),
    gone as (
      delete from feed_row_key k using before b where k.feed_id = ${feed.id} and k.external_id = b.external_id and k.field = b.field
        and not exists (select from given g where g.external_id = b.external_id and g.field = b.field)),
    written as (
      insert into feed_row_key as k (shop_id, feed_id, external_id, field, value_hash)
      select ${feed.shopId}, ${feed.id}, external_id, field, value_hash from (table given except table before) g
      on conflict (feed_id, external_id, field) do update set value_hash = excluded.value_hash)
    insert into feed_dirty (channel_id, variant_id)
    select distinct l.channel_id, l.variant_id from moved m
      cross join lateral (
        select k.external_id from feed_row_key k
        where k.feed_id = ${feed.id} and k.field = m.field and k.value_hash = m.value_hash and k.external_id > m.external_id
        order by k.external_id limit ${followersAtMost}) k
      join listing l on l.channel_id = ${channel.id} and l.external_id = k.external_id
    where l.variant_id is not null and l.merged_into is null and k.external_id <> all(${externalIds}::text[])`.execute(
    tx,
  );
}

/** The first row before each of these that says the same in a field. */
export async function findEarlierRows(
  tx: Tx,
  channel: UniqueChannel,
  feed: UniqueFeed,
  keys: readonly UniqueKey[],
): Promise<{ externalId: string; field: string; other: string }[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ externalId: string; field: string; other: string }>`
    select g."externalId", g.field, first.external_id as other
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) g ("externalId" text, field text, hash text)
      cross join lateral (
        select k.external_id from feed_row_key k
          join listing l on l.channel_id = ${channel.id} and l.external_id = k.external_id
        where k.feed_id = ${feed.id} and k.field = g.field and k.value_hash = decode(g.hash, 'hex')
          and k.external_id < g."externalId" and l.variant_id is not null and l.merged_into is null
        order by k.external_id limit 1) first`.execute(tx);
  return rows;
}
