import { type ChannelStatus, listingStates, type ListingDraft, type ListingState } from '@quarry/contracts/channels';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import {
  type Db,
  type ListPage,
  type ListSort,
  type ListStart,
  readWithinScope,
  recordList,
  type Tx,
} from '../../platform/db/index.ts';
import { listFilter } from '../../platform/filters/index.ts';
import type { ListingFilter } from '../../platform/graphql/index.ts';
import { type ProductSearch, readableProducts } from '../products/index.ts';
import { listingState } from './listing-state.ts';
import type { ListingPlace, ListingRecord, Standing } from './listing.ts';

export type ListingSortField = 'PRODUCT' | 'UPDATED_AT';
export type ListingListRequest = {
  actor: Actor;
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<ListingSortField>[] | null;
  search: ProductSearch;
  filter: readonly RawBuilder<unknown>[];
};

/** What conditions of listings are about. */
const ofListing = `join channel c on c.id = l.channel_id join variant v on v.id = l.variant_id join product p on p.id = v.product_id
    join shop s on s.id = l.shop_id`;
export const listingsFrom = `listing l ${ofListing}`;

const listings = recordList<ListingRecord, ListingSortField>({
  table: 'listing l',
  columns: sql`l.id, l.shop_id as "shopId", l.channel_id as "channelId", c.currency, l.variant_id as "variantId",
    v.product_id as "productId", p.name as "productName", l.published, l.publish_at as "publishAt", l.unpublish_at as "unpublishAt",
    l.price_minor as price, l.list_price_minor as "listPrice", l.external_id as "externalId", l.created_at as "createdAt",
    l.updated_at as "updatedAt", l.version`,
  filtersRelations: ofListing,
  sorts: {
    PRODUCT: { column: 'p.name', type: 'text' },
    UPDATED_AT: { column: 'l.updated_at', type: 'timestamptz' },
  },
  defaultSort: [{ field: 'PRODUCT', direction: 'ASC' }],
  isScoped: true,
});

/** Listings of channels and of products that the actor may read, those aside that went into another. */
export function readableListings(actor: Actor): RawBuilder<boolean> {
  const ofChannels = scopeCondition(actor, 'read', 'Channel', { shopId: 'l.shop_id' });
  return sql<boolean>`(${ofChannels} and l.merged_into is null and ${readableProducts(actor)})`;
}

/** What the list of listings can be asked. */
export const listingFilter = listFilter<ListingFilter>({
  channelId: { type: 'id', of: 'Channel', column: 'l.channel_id' },
  shopId: { type: 'id', of: 'Shop', column: 'l.shop_id' },
  productId: { type: 'id', of: 'Product', column: 'v.product_id' },
  state: {
    type: 'choice',
    choices: listingStates,
    holds: (states, _reader, now) => {
      const holds = sql`exists (select from (select 1) one ${listingState(now)} where st.state = any(${states}::text[]))`;
      // Asked first, since it costs nothing: what nobody put there is off.
      return states.includes('OFF') ? holds : sql`(l.published and ${holds})`;
    },
  },
  updatedAt: { type: 'date', column: 'l.updated_at' },
});

function listConditions({ actor, search, filter }: Omit<ListingListRequest, 'first'>): RawBuilder<unknown>[] {
  return [
    readableListings(actor),
    ...filter,
    ...(search.kind === 'query' ? [sql`p.search_vector @@ to_tsquery('simple', ${search.query})`] : []),
    ...(search.kind === 'nothing' ? [sql`false`] : []),
  ];
}

export function listListings(db: Db, request: ListingListRequest): Promise<ListPage<ListingRecord>> {
  return listings.page(db, { ...request, where: listConditions(request) });
}

export function countListings(db: Db, request: ListingListRequest): Promise<{ count: number; isExact: boolean }> {
  return listings.total(db, listConditions(request));
}

/** The listings of these ids that the actor may read. */
export function findListings(db: Db | Tx, actor: Actor, ids: readonly string[]): Promise<Map<string, ListingRecord>> {
  return listings.find(db, ids, [readableListings(actor)]);
}

/** The listing, locked against a second editor until the transaction ends. */
export const findListingForUpdate = listings.lock;

/** Counts of listings by state for each channel, as the list of listings counts them. */
export function countByState(
  db: Db | Tx,
  actor: Actor,
  channelIds: readonly string[],
  now: Date,
): Promise<Map<string, ListingCounts>> {
  return countListingsBy(db, actor, sql`l.channel_id`, [sql`l.channel_id = any(${channelIds}::uuid[])`], now);
}

export type ListingCounts = Partial<Record<ListingState, number>>;

/** Counts of listings by state at a moment, for each value of an expression over `listingsFrom`. */
export async function countListingsBy(
  db: Db | Tx,
  actor: Actor,
  key: RawBuilder<unknown>,
  where: readonly RawBuilder<unknown>[],
  now: Date,
): Promise<Map<string, ListingCounts>> {
  const conditions = sql.join([readableListings(actor), ...where], sql` and `);
  const found = await readWithinScope(
    db,
    sql<{ key: string; counts: ListingCounts }>`
      select key, jsonb_object_agg(state, count) as counts from (
        select ${key} as key, st.state, count(*) from ${sql.raw(listingsFrom)} ${listingState(now)}
        where ${conditions} group by 1, 2) r group by key`,
  );
  return new Map(found.map(({ key: one, counts }) => [one, counts]));
}

const standingColumns = sql`c.id as "channelId", v.id as "variantId", p.id as "productId", c.shop_id as "shopId", st.state, h.reasons,
  l.id as "listingId", o.id as "offerId", e.price, e.list_price as "listPrice", e.source as "priceSource", e.rate_ppm as "taxRatePpm",
  l.price_minor as "ownPrice", c.currency, c.country, c.prices_with_tax as "pricesWithTax", l.publish_at as "publishAt",
  l.unpublish_at as "unpublishAt", s.time_zone as "timeZone", p.name as "productName", p.status as "productStatus",
  p.deleted_at is not null as "isBinned", c.name as "channelName", s.name as "shopName"`;

/** What holds of variants on channels at a moment, by `placeKey`; anyone who asks knows that the actor may see these channels. */
export async function findStandings(
  db: Db | Tx,
  places: readonly ListingPlace[],
  now: Date,
): Promise<Map<string, Standing>> {
  const found = await readWithinScope(
    db,
    sql<Standing>`
      select ${standingColumns}
      from unnest(${places.map(({ channelId }) => channelId)}::uuid[], ${places.map(({ variantId }) => variantId)}::uuid[]) w (c_id, v_id)
        join channel c on c.id = w.c_id join shop s on s.id = c.shop_id join variant v on v.id = w.v_id
        join product p on p.id = v.product_id
        left join listing l on l.channel_id = c.id and l.variant_id = v.id and l.merged_into is null
        ${listingState(now)}`,
  );
  return new Map(found.map((standing) => [placeKey(standing), standing]));
}

/** What would hold if this were said. */
export type SaidOfPlace = ListingPlace & ListingDraft;

/** The same for what is not said yet. */
export async function foreseeStandings(
  db: Db | Tx,
  said: readonly SaidOfPlace[],
  now: Date,
): Promise<Map<string, Standing>> {
  const found = await readWithinScope(
    db,
    sql<Standing>`
      select ${standingColumns}
      from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) w ("channelId" uuid, "variantId" uuid, published boolean,
          "publishAt" timestamptz, "unpublishAt" timestamptz, price bigint, "listPrice" bigint)
        join channel c on c.id = w."channelId" join shop s on s.id = c.shop_id join variant v on v.id = w."variantId"
        join product p on p.id = v.product_id
        left join listing g on g.channel_id = c.id and g.variant_id = v.id and g.merged_into is null
        cross join lateral (select g.id, g.offer_id, w.published, w."publishAt" as publish_at, w."unpublishAt" as unpublish_at,
          w.price as price_minor, w."listPrice" as list_price_minor) l
        ${listingState(now)}`,
  );
  return new Map(found.map((standing) => [placeKey(standing), standing]));
}

export function placeKey({ channelId, variantId }: ListingPlace): string {
  return `${channelId} ${variantId}`;
}

/** Live listings of these places, by `placeKey`. */
export async function findListingsAt(
  db: Db | Tx,
  actor: Actor,
  places: readonly ListingPlace[],
): Promise<Map<string, ListingRecord>> {
  const ids = await readWithinScope(
    db,
    sql<{ id: string }>`
      select l.id from unnest(${places.map(({ channelId }) => channelId)}::uuid[], ${places.map(({ variantId }) => variantId)}::uuid[]) w (c_id, v_id)
        join listing l on l.channel_id = w.c_id and l.variant_id = w.v_id and l.merged_into is null`,
  );
  const found = await findListings(
    db,
    actor,
    ids.map(({ id }) => id),
  );
  return new Map([...found.values()].map((listing) => [placeKey(listing), listing]));
}

/** The listing of a place, which is made where nobody said anything of it yet; locked until the transaction ends. */
export async function lockPlace(tx: Tx, shopId: string, { channelId, variantId }: ListingPlace, id: string, now: Date) {
  await sql`
    insert into listing (id, shop_id, channel_id, variant_id, created_at, updated_at)
    values (${id}, ${shopId}, ${channelId}, ${variantId}, ${now}, ${now})
    on conflict (channel_id, variant_id) where merged_into is null do nothing`.execute(tx);
  const found = await sql<{ id: string; version: number }>`
    select id, version from listing where channel_id = ${channelId} and variant_id = ${variantId} and merged_into is null
    for update`.execute(tx);
  return found.rows[0];
}

export async function updateListingRow(tx: Tx, id: string, draft: ListingDraft, now: Date): Promise<void> {
  await sql`
    update listing set published = ${draft.published}, publish_at = ${draft.publishAt}, unpublish_at = ${draft.unpublishAt},
      price_minor = ${draft.price}, list_price_minor = ${draft.listPrice}, updated_at = ${now}, version = version + 1
    where id = ${id}`.execute(tx);
}

/** Gives a listing its id on the channel: the SKU of its offer where it fits and was never given there, else one of its own. */
export async function giveExternalId(tx: Tx, { id, channelId }: ListingRecord, sku: string | null): Promise<void> {
  const wanted = sku !== null && sku.length <= longestExternalId ? sku : null;
  if (wanted !== null)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`external_id:${channelId}:${wanted}`}, 0))`.execute(tx);
  await sql`
    update listing set external_id = case when ${wanted}::text is null
      or exists (select from listing o where o.channel_id = ${channelId} and o.external_id = ${wanted})
      then replace(id::text, '-', '') else ${wanted} end
    where id = ${id} and external_id is null`.execute(tx);
}
/** That of Google; other channels take more. */
const longestExternalId = 50;

/** Keeps a channel as it is until the transaction ends. */
export async function holdChannel(tx: Tx, id: string): Promise<{ status: ChannelStatus } | undefined> {
  const found = await sql<{ status: ChannelStatus }>`select status from channel where id = ${id} for share`.execute(tx);
  return found.rows[0];
}

/** The SKU of an offer. */
export async function findSku(tx: Tx, offerId: string | null): Promise<string | null> {
  if (offerId === null) return null;
  const found = await sql<{ sku: string | null }>`select sku from offer where id = ${offerId}`.execute(tx);
  return found.rows[0]?.sku ?? null;
}

/** The listings of all variants of a product, on whichever channel. */
export async function findListingIdsOfProduct(db: Db | Tx, productId: string): Promise<string[]> {
  const found = await readWithinScope(
    db,
    sql<{ id: string }>`
      select l.id from listing l join variant v on v.id = l.variant_id where v.product_id = ${productId} and l.merged_into is null`,
  );
  return found.map(({ id }) => id);
}
