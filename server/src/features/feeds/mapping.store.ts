import type { MappingRule } from '@quarry/contracts/feeds';
import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';

/** The rules of a channel in a version; 0 and none while only the defaults of its kind hold. */
export type MappingRecord = { version: number; newestVersion: number; rules: MappingRule[] };

/** A version of the rules, the newest where none is named; undefined for a version that there is not. */
export async function findMapping(
  db: Db | Tx,
  channelId: string,
  version: number | null,
): Promise<MappingRecord | undefined> {
  const [found] = await readWithinScope(
    db,
    sql<{ newest: number; version: number | null; rules: MappingRule[] | null }>`
      select n.newest, m.version, m.rules
      from (select coalesce(max(version), 0) as newest from channel_mapping where channel_id = ${channelId}) n
        left join channel_mapping m on m.channel_id = ${channelId} and m.version = coalesce(${version}::integer, n.newest)`,
  );
  const newestVersion = found?.newest ?? 0;
  if (found && found.version !== null) return { version: found.version, newestVersion, rules: found.rules ?? [] };
  return (version ?? newestVersion) === 0 ? { version: 0, newestVersion, rules: [] } : undefined;
}

export type MappingVersion = { version: number; author: string | null; createdAt: Date };

/** Versions are shown no further back. */
const mostVersions = 200;

export function findMappingVersions(db: Db, channelId: string): Promise<MappingVersion[]> {
  return readWithinScope(
    db,
    sql<MappingVersion>`
      select version, person_name(author_id) as author, created_at as "createdAt" from channel_mapping
      where channel_id = ${channelId} order by version desc limit ${mostVersions}`,
  );
}

export type NewMapping = {
  channelId: string;
  shopId: string;
  version: number;
  rules: readonly MappingRule[];
  authorId: string | null;
};

/** Saves a version, by which the feeds of the channel are made from now on; resolves with their ids. */
export async function insertMapping(tx: Tx, mapping: NewMapping, now: Date): Promise<string[]> {
  const { channelId, shopId, version, rules, authorId } = mapping;
  await sql`
    insert into channel_mapping (channel_id, shop_id, version, rules, author_id, created_at)
    values (${channelId}, ${shopId}, ${version}, ${JSON.stringify(rules)}::jsonb, ${authorId}, ${now})`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    update channel_feed set mapping_version = ${version} where channel_id = ${channelId} returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The schemes by which categories are named to channels. */
export async function findTaxonomies(db: Db | Tx): Promise<string[]> {
  const { rows } = await sql<{ taxonomy: string }>`
    select distinct lower(l.publisher) as taxonomy from category_taxonomy l join category c on c.id = l.category_id
    where c.deleted_at is null order by 1`.execute(db);
  return rows.map(({ taxonomy }) => taxonomy);
}
