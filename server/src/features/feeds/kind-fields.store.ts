import type { ChannelField } from '@quarry/contracts/feeds';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { FeedChannel, FeedRecipe } from './feed.ts';

/** The fields of a version of a kind in their order; none of a version that came without a file. */
export async function findKindFields(db: Db | Tx, versionId: string): Promise<ChannelField[]> {
  const { rows } = await sql<ChannelField>`
    select name, group_name as "group", type, level, required_when as "requiredWhen", min_len as "minLen", max_len as "maxLen",
      min_items as "minItems", max_items as "maxItems", pattern, enum, units, ranges, unique_in_feed as "isUniqueInFeed",
      forbids_placeholder as "forbidsPlaceholder", severity, documentation, unconfirmed, default_expression as "defaultExpression"
    from channel_field where kind_version_id = ${versionId} order by position`.execute(db);
  return rows;
}

/** A channel with the fields of its kind. */
export async function findFeedChannel(db: Db | Tx, id: string): Promise<FeedChannel | undefined> {
  const { rows } = await sql<Omit<FeedChannel, 'fields'>>`
    select id, shop_id as "shopId", name, status, country, currency, kind_version_id as "kindVersionId",
      removal_guard_ppm as "removalGuardPpm" from channel where id = ${id}`.execute(db);
  const [channel] = rows;
  if (!channel) return undefined;
  const fields = channel.kindVersionId === null ? [] : await findKindFields(db, channel.kindVersionId);
  return { ...channel, fields };
}

/** The feeds of a channel with the rules of the version that each is made by. */
export async function findRecipes(db: Db | Tx, channelId: string): Promise<FeedRecipe[]> {
  const { rows } = await sql<FeedRecipe>`
    select f.id, f.shop_id as "shopId", f.format, f.mapping_version as "mappingVersion", coalesce(m.rules, '[]') as rules
    from channel_feed f left join channel_mapping m on m.channel_id = f.channel_id and m.version = f.mapping_version
    where f.channel_id = ${channelId} order by f.id`.execute(db);
  return rows;
}
