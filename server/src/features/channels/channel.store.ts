import { channelStatuses, type ChannelDraft, type ChannelStatus } from '@quarry/contracts/channels';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import {
  type Db,
  type ListPage,
  type ListSort,
  type ListStart,
  readPrepared,
  recordList,
  type Tx,
} from '../../platform/db/index.ts';
import { listFilter } from '../../platform/filters/index.ts';
import type { ChannelFilter } from '../../platform/graphql/index.ts';
import { keysOfName, searchedByName } from '../../platform/search-keys.ts';
import { slugBeside, slugOf } from '../../platform/slug.ts';
import type { ChannelKindRecord, ChannelRecord } from './channel.ts';

export type ChannelSortField = 'NAME' | 'CREATED_AT';
export type ChannelListRequest = {
  actor: Actor;
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<ChannelSortField>[] | null;
  search?: string | null;
  filter: readonly RawBuilder<unknown>[];
};

const channels = recordList<ChannelRecord, ChannelSortField>({
  table: 'channel c',
  columns: sql`c.id, c.shop_id as "shopId", c.name, c.slug, c.kind_code as "kindCode",
    coalesce((select v.version from channel_kind_version v where v.id = c.kind_version_id), 0) as "kindVersion", c.is_built_in as "isBuiltIn", c.country,
    c.currency, c.locale, c.fallback_locales as "fallbackLocales", c.prices_with_tax as "pricesWithTax", c.status,
    c.opened_at as "openedAt", c.created_at as "createdAt", c.updated_at as "updatedAt", c.version`,
  sorts: {
    NAME: { column: 'c.name', type: 'text' },
    CREATED_AT: { column: 'c.created_at', type: 'timestamptz' },
  },
  defaultSort: [{ field: 'NAME', direction: 'ASC' }],
  isScoped: true,
});

export const readableChannels = (actor: Actor): RawBuilder<boolean> =>
  scopeCondition(actor, 'read', 'Channel', { shopId: 'c.shop_id' });

/** What the list of channels can be asked. */
export const channelFilter = listFilter<ChannelFilter>({
  name: { type: 'text', column: 'c.name' },
  status: { type: 'choice', column: 'c.status', choices: channelStatuses },
  shopId: { type: 'id', of: 'Shop', column: 'c.shop_id' },
  kind: { type: 'choice', column: 'c.kind_code' },
  country: { type: 'choice', column: 'c.country', isNullable: true },
  currency: { type: 'choice', column: 'c.currency', isNullable: true },
  createdAt: { type: 'date', column: 'c.created_at' },
});

function listConditions({ actor, search, filter }: Omit<ChannelListRequest, 'first'>): RawBuilder<unknown>[] {
  const named = searchedByName(
    search ?? '',
    (isMeant) => sql`c.id in (select k.channel_id from channel_name_key k where ${isMeant})`,
  );
  return [readableChannels(actor), ...filter, ...named];
}

export function listChannels(db: Db, request: ChannelListRequest): Promise<ListPage<ChannelRecord>> {
  return channels.page(db, { ...request, where: listConditions(request) });
}

export function countChannels(db: Db, request: ChannelListRequest): Promise<{ count: number; isExact: boolean }> {
  return channels.total(db, listConditions(request));
}

/** The channels of these ids that the actor may read. */
export function findChannels(db: Db | Tx, actor: Actor, ids: readonly string[]): Promise<Map<string, ChannelRecord>> {
  return channels.find(db, ids, [readableChannels(actor)]);
}

/** The channels of shops that the actor may read, by name; those that are archived have nothing to say any more. */
export async function findOpenChannels(db: Db, actor: Actor): Promise<ChannelRecord[]> {
  const { nodes } = await channels.page(db, {
    first: mostShown,
    where: [readableChannels(actor), sql`c.status <> 'ARCHIVED'`],
  });
  return nodes;
}
/** The channels of shops where the actor may create orders, by name; the right to read channels is another one. */
export async function findChannelsToOrder(db: Db, actor: Actor): Promise<ChannelRecord[]> {
  const { nodes } = await channels.page(db, {
    first: mostShown,
    where: [scopeCondition(actor, 'create', 'Order', { shopId: 'c.shop_id' }), sql`c.status <> 'ARCHIVED'`],
  });
  return nodes;
}
/** More channels than this are looked at by their list. */
const mostShown = 500;

/** The channels of these ids that the database lets the actor reach. */
export function findAnyChannels(db: Db, ids: readonly string[]): Promise<Map<string, ChannelRecord>> {
  return channels.find(db, ids);
}

/** The channel, locked against a second editor until the transaction ends. */
export const findChannelForUpdate = channels.lock;

/** All kinds that there are, with the newest of their versions that hold on a day. */
export function findKinds(db: Db | Tx, today: Date): Promise<ChannelKindRecord[]> {
  return readPrepared(
    db,
    sql<ChannelKindRecord>`
      select k.code, k.name, upper(k.family) as family, k.formats, v.id as "versionId", v.version, v.valid_from::text as "validFrom", v.source
      from channel_kind k left join lateral (select id, version, valid_from, source from channel_kind_version v
        where v.kind_code = k.code and v.valid_from <= (${today}::timestamptz at time zone 'utc')::date
        order by v.valid_from desc, v.version desc limit 1) v on true
      order by k.name, k.code`,
  );
}

export type NewChannel = ChannelDraft & {
  id: string;
  shopId: string;
  kindCode: string;
  kindVersionId: string | null;
  isBuiltIn: boolean;
  status: ChannelStatus;
  openedAt: Date | null;
};

export async function insertChannel(tx: Tx, channel: NewChannel, now: Date): Promise<void> {
  const { id, shopId } = channel;
  const slug = slugOf(channel.name);
  // Of two channels made at once under one name, the second waits here for the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`channel:${shopId}:${slug}`}, 0))`.execute(tx);
  const taken = await sql`select from channel where shop_id = ${shopId} and slug = ${slug}`.execute(tx);
  await sql`
    insert into channel (id, shop_id, name, slug, kind_code, kind_version_id, is_built_in, country, currency, locale, fallback_locales,
      prices_with_tax, status, opened_at, created_at, updated_at)
    values (${id}, ${shopId}, ${channel.name}, ${taken.rows.length > 0 ? slugBeside(slug, id) : slug}, ${channel.kindCode},
      ${channel.kindVersionId}, ${channel.isBuiltIn}, ${channel.country}, ${channel.currency}, ${channel.locale},
      ${channel.fallbackLocales}, ${channel.pricesWithTax}, ${channel.status}, ${channel.openedAt}, ${now}, ${now})`.execute(
    tx,
  );
  await putChannelKeys(tx, id, channel.name);
}

/** Replaces what a channel is found by. */
async function putChannelKeys(tx: Tx, id: string, name: string): Promise<void> {
  await sql`delete from channel_name_key where channel_id = ${id}`.execute(tx);
  await sql`insert into channel_name_key (shop_id, channel_id, key)
    select c.shop_id, c.id, r.key from channel c, unnest(${keysOfName(name)}::text[]) r (key) where c.id = ${id}`.execute(
    tx,
  );
}

const nameKey = (name: RawBuilder<unknown>) => sql`lower(regexp_replace(btrim(${name}), '\\s+', ' ', 'g'))`;

/**
 * Whether another channel of the shop has this name, apart from case and blanks; one that keeps the name it had may share it. Of two that
 * ask at once the second waits until the transaction of the first ends.
 */
export async function isNameTaken(
  tx: Tx,
  { id, shopId, name: before }: { id: string; shopId: string; name: string | null },
  name: string,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`channel-name:${shopId}`}, 0))`.execute(tx);
  const key = nameKey(sql`${name}::text`);
  const taken = await sql`select from channel c where c.shop_id = ${shopId} and c.id <> ${id} and c.status <> 'ARCHIVED'
    and ${nameKey(sql`c.name`)} = ${key} and ${key} is distinct from ${nameKey(sql`${before}::text`)} limit 1`.execute(
    tx,
  );
  return taken.rows.length > 0;
}

export async function updateChannelRow(tx: Tx, id: string, draft: ChannelDraft, now: Date): Promise<void> {
  await sql`
    update channel set name = ${draft.name}, country = ${draft.country}, currency = ${draft.currency}, locale = ${draft.locale},
      fallback_locales = ${draft.fallbackLocales}, prices_with_tax = ${draft.pricesWithTax}, updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(tx);
  await putChannelKeys(tx, id, draft.name);
}

export async function setChannelStatusRow(tx: Tx, id: string, status: ChannelStatus, now: Date): Promise<void> {
  await sql`
    update channel set status = ${status}, updated_at = ${now}, version = version + 1,
      opened_at = coalesce(opened_at, case when ${status} = 'ACTIVE' then ${now}::timestamptz end)
    where id = ${id}`.execute(tx);
}

export async function setKindVersionRow(tx: Tx, id: string, versionId: string | null, now: Date): Promise<void> {
  await sql`update channel set kind_version_id = ${versionId}, updated_at = ${now}, version = version + 1 where id = ${id}`.execute(
    tx,
  );
}

/** How many variants are put on a channel. */
export async function countPublished(tx: Tx, id: string): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::integer as count from listing
    where channel_id = ${id} and merged_into is null and published and variant_id is not null`.execute(tx);
  return found.rows[0]?.count ?? 0;
}

/** Whether a variant on a channel has a price of its own, which is in the currency of the channel. */
export async function hasOwnPrices(tx: Tx, id: string): Promise<boolean> {
  const found = await sql`select from listing
    where channel_id = ${id} and merged_into is null and price_minor is not null and variant_id is not null limit 1`.execute(
    tx,
  );
  return found.rows.length > 0;
}

/** A shop as its channels see it. */
export type SellingShop = {
  id: string;
  name: string;
  isOwn: boolean;
  country: string | null;
  currency: string | null;
  locale: string;
  pricesIncludeTax: boolean;
};

export async function findSellingShop(db: Db | Tx, id: string): Promise<SellingShop | undefined> {
  const found = await sql<SellingShop>`
    select id, name, kind = 'own' as "isOwn", country, currency, locale, prices_include_tax as "pricesIncludeTax"
    from shop where id = ${id}`.execute(db);
  return found.rows[0];
}

/** All channels of a shop, also those that were archived. */
export async function findChannelIds(db: Db, shopId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`select id from channel where shop_id = ${shopId}`.execute(db);
  return found.rows.map(({ id }) => id);
}

export async function findBuiltIn(tx: Tx, shopId: string): Promise<string | undefined> {
  const found = await sql<{ id: string }>`select id from channel where shop_id = ${shopId} and is_built_in`.execute(tx);
  return found.rows[0]?.id;
}
