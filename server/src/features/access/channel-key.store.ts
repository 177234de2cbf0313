import { sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import { anyOf, type Db, type ListPage, readWithinScope, recordList, type Tx } from '../../platform/db/index.ts';
import type { ChannelKeyRecord } from './channel-key.ts';

const keys = recordList<ChannelKeyRecord, 'createdAt'>({
  table: 'api_key k',
  isScoped: true,
  columns: sql`k.id, k.channel_id as "channelId", k.shop_id as "shopId", k.name, k.shown_part as "shownPart",
    person_name(k.created_by) as "createdBy", k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt",
    k.created_at as "createdAt", k.revoked_at as "revokedAt"`,
  sorts: { createdAt: { column: 'k.created_at', type: 'timestamptz' } },
  defaultSort: [{ field: 'createdAt', direction: 'DESC' }],
});

const readableBy = (actor: Actor) =>
  sql`k.channel_id is not null and ${scopeCondition(actor, 'read', 'ChannelKey', { shopId: 'k.shop_id' })}`;

const holdsAt = (now: Date) => sql<boolean>`revoked_at is null and (expires_at is null or expires_at > ${now})`;

export type ChannelKeyRequest = { actor: Actor; channelId: string; first: number; after: string | null };

/** The keys of a channel, the newest first. */
export function listChannelKeys(
  db: Db,
  { actor, channelId, ...window }: ChannelKeyRequest,
): Promise<ListPage<ChannelKeyRecord>> {
  return keys.page(db, { ...window, where: [readableBy(actor), sql`k.channel_id = ${channelId}`] });
}

/** Keys by their ids, as far as the actor may read them. */
export function findChannelKeys(db: Db, actor: Actor, ids: readonly string[]): Promise<Map<string, ChannelKeyRecord>> {
  return keys.find(db, ids, [readableBy(actor)]);
}

export const lockChannelKey = keys.lock;

export type NewChannelKey = {
  id: string;
  channelId: string;
  shopId: string;
  name: string;
  hash: Buffer;
  shownPart: string;
  createdBy: string | null;
  expiresAt: Date | null;
  now: Date;
};

export async function insertChannelKey(tx: Tx, key: NewChannelKey): Promise<void> {
  await tx
    .insertInto('api_key')
    .values({
      id: key.id,
      channel_id: key.channelId,
      shop_id: key.shopId,
      name: key.name,
      hash: key.hash,
      shown_part: key.shownPart,
      // What it may do is said in code, and is the same for all.
      rules: '[]',
      created_by: key.createdBy,
      expires_at: key.expiresAt,
      created_at: key.now,
    })
    .execute();
}

/** The keys of a channel that hold, locked until the transaction ends. */
export async function lockHeldKeys(tx: Tx, channelId: string, now: Date): Promise<ChannelKeyRecord[]> {
  const { rows } = await sql<{ id: string }>`select id from api_key
    where channel_id = ${channelId}::uuid and ${holdsAt(now)} order by id for update`.execute(tx);
  const found = await keys.find(
    tx,
    rows.map(({ id }) => id),
  );
  return [...found.values()];
}

export async function revokeChannelKeyRows(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await sql`update api_key set revoked_at = ${now} where id = any(${ids}::uuid[]) and revoked_at is null`.execute(tx);
}

/** How many keys of a channel hold. */
export async function countHeldKeys(tx: Tx, channelId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from api_key
    where channel_id = ${channelId}::uuid and ${holdsAt(now)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** How many keys of channels hold and were used since then, by the channel; none where there is none. */
export async function countUsedKeys(
  db: Db | Tx,
  { channelIds, since, now }: { channelIds: readonly string[]; since: Date; now: Date },
): Promise<Map<string, number>> {
  const rows = await readWithinScope(
    db,
    sql<{ channelId: string; count: number }>`select channel_id as "channelId", count(*)::integer as count from api_key
      where channel_id = ${anyOf(channelIds)} and ${holdsAt(now)} and last_used_at >= ${since} group by channel_id`,
  );
  return new Map(rows.map(({ channelId, count }) => [channelId, count]));
}

/** The channels whose keys these are. */
export async function findChannelsOfKeys(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await readWithinScope(
    db,
    sql<{ id: string; channelId: string }>`select id, channel_id as "channelId" from api_key
      where id = ${anyOf(ids)} and channel_id is not null`,
  );
  return new Map(rows.map(({ id, channelId }) => [id, channelId]));
}
