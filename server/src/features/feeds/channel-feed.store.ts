import type { FeedDraft } from '@quarry/contracts/channels';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import { type Db, readWithinScope, type Tx } from '../../platform/db/index.ts';
import type { FeedFileFormat, FeedRecord } from './feed.ts';
import type { SealedToken } from './feed-token.ts';

const columns = sql`f.id, f.shop_id as "shopId", f.channel_id as "channelId", c.status as "channelStatus", c.name as "channelName",
  f.name, f.format, f.mapping_version as "mappingVersion", encode(f.token_hash, 'hex') as "tokenHash", f.token_sealed as "tokenSealed",
  f.token_key_id as "tokenKeyId", f.previous_until as "previousUntil", f.schedule, f.next_run_at as "nextRunAt", f.revision,
  f.created_at as "createdAt", f.updated_at as "updatedAt", f.version`;

const readable = (actor: Actor): RawBuilder<unknown> =>
  sql`${scopeCondition(actor, 'read', 'Channel', { shopId: 'f.shop_id' })}`;

/** Feeds of these ids that the actor may read. */
export async function findFeeds(db: Db | Tx, actor: Actor, ids: readonly string[]): Promise<Map<string, FeedRecord>> {
  const rows = await readWithinScope(
    db,
    sql<FeedRecord>`
      select ${columns} from channel_feed f join channel c on c.id = f.channel_id
      where f.id = any(${ids}::uuid[]) and ${readable(actor)}`,
  );
  return new Map(rows.map((feed) => [feed.id, feed]));
}

/** Feeds of a channel, no matter who may read it. */
export function findFeedsOf(db: Db | Tx, channelId: string): Promise<FeedRecord[]> {
  return readWithinScope(
    db,
    sql<FeedRecord>`
      select ${columns} from channel_feed f join channel c on c.id = f.channel_id
      where f.channel_id = ${channelId} order by f.name, f.id`,
  );
}

/** The feed, locked against a second editor until the transaction ends. */
export async function findFeedForUpdate(tx: Tx, id: string): Promise<FeedRecord | undefined> {
  const { rows } = await sql<FeedRecord>`
    select ${columns} from channel_feed f join channel c on c.id = f.channel_id where f.id = ${id} for update of f`.execute(
    tx,
  );
  return rows[0];
}

/** The channel that a feed is to be of, kept as it is until the transaction ends. */
export async function holdFeedChannel(
  tx: Tx,
  id: string,
): Promise<
  | {
      shopId: string;
      name: string;
      status: string;
      formats: string[];
      hasFields: boolean;
      feeds: number;
      mappingVersion: number;
    }
  | undefined
> {
  const { rows } = await sql<{
    shopId: string;
    name: string;
    status: string;
    formats: string[];
    hasFields: boolean;
    feeds: number;
    mappingVersion: number;
  }>`
    select c.shop_id as "shopId", c.name, c.status, k.formats,
      exists (select from channel_field d where d.kind_version_id = c.kind_version_id) as "hasFields",
      (select count(*)::integer from channel_feed f where f.channel_id = c.id) as feeds,
      coalesce((select max(m.version) from channel_mapping m where m.channel_id = c.id), 0) as "mappingVersion"
    from channel c join channel_kind k on k.code = c.kind_code where c.id = ${id} for update of c`.execute(tx);
  return rows[0];
}

export async function isNameTaken(tx: Tx, channelId: string, name: string, exceptId: string): Promise<boolean> {
  const { rows } = await sql`
    select from channel_feed where channel_id = ${channelId} and name = ${name} and id <> ${exceptId}`.execute(tx);
  return rows.length > 0;
}

export type NewFeed = FeedDraft & {
  id: string;
  shopId: string;
  channelId: string;
  mappingVersion: number;
  token: SealedToken;
  nextRunAt: Date | null;
};

/** A new feed has a first revision, so that an empty one has a file too. */
export async function insertFeed(tx: Tx, feed: NewFeed, now: Date): Promise<void> {
  const { id, shopId, channelId, name, mappingVersion, token, schedule, nextRunAt } = feed;
  await sql`
    insert into channel_feed (id, shop_id, channel_id, name, format, mapping_version, token_hash, token_sealed, token_key_id, schedule,
      next_run_at, revision, settled_at, created_at, updated_at)
    values (${id}, ${shopId}, ${channelId}, ${name}, ${storedFormat(feed)}, ${mappingVersion}, ${token.hash}, ${token.sealed},
      ${token.keyId}, ${JSON.stringify(schedule)}::jsonb, ${nextRunAt}, 1, ${now}, ${now}, ${now})`.execute(tx);
}

export async function updateFeedRow(
  tx: Tx,
  id: string,
  draft: FeedDraft,
  nextRunAt: Date | null,
  now: Date,
): Promise<void> {
  await sql`
    update channel_feed set name = ${draft.name}, format = ${storedFormat(draft)}, schedule = ${JSON.stringify(draft.schedule)}::jsonb,
      next_run_at = ${nextRunAt}, updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(tx);
}

/** Puts another token in the place of the one that stands, which works until then. */
export async function replaceTokenRow(
  tx: Tx,
  id: string,
  { hash, sealed, keyId }: SealedToken,
  previousUntil: Date,
  now: Date,
): Promise<void> {
  await sql`
    update channel_feed set previous_token_hash = token_hash, previous_until = ${previousUntil}, token_hash = ${hash},
      token_sealed = ${sealed}, token_key_id = ${keyId}, updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(tx);
}

export async function raiseFeedVersion(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update channel_feed set updated_at = ${now}, version = version + 1 where id = ${id}`.execute(tx);
}

function storedFormat({ format }: Pick<FeedDraft, 'format'>): FeedFileFormat {
  return format.toLowerCase() as FeedFileFormat;
}
