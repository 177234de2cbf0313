import { type PricePeriod, pricePositions } from '@quarry/contracts/offers';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, scopeCondition } from '../../platform/auth/index.ts';
import {
  containing,
  type Db,
  type ListPage,
  type ListSort,
  type ListStart,
  recordList,
  type Tx,
} from '../../platform/db/index.ts';
import { dayFields, listFilter, shopDay } from '../../platform/filters/index.ts';
import type { OfferFilter } from '../../platform/graphql/index.ts';
import { typedGtin } from '../products/index.ts';
import { inPosition, undercutBy } from './price-position.ts';
import { visibleOffers } from './visible-offers.ts';

export type OfferState = 'active' | 'missing' | 'expired';
const matchStates = [
  'unmatched',
  'candidates',
  'in_review',
  'matched_auto',
  'matched',
  'no_match',
  'conflicted',
] as const;
export type MatchState = (typeof matchStates)[number];

/** An offer as lists and its page show it. */
export type OfferRecord = {
  id: string;
  shopId: string;
  shopName: string;
  offerKey: string;
  origin: string;
  state: OfferState;
  isQuarantined: boolean;
  quarantineReason: string | null;
  matchState: MatchState;
  productId: string | null;
  productName: string | null;
  variantId: string | null;
  currentSnapshotId: string | null;
  currentSnapshotAt: Date | null;
  title: string;
  brandText: string | null;
  gtin: string | null;
  isGtinUsable: boolean;
  sku: string | null;
  seller: string | null;
  url: string | null;
  pictureAddressId: string | null;
  currency: string | null;
  priceMinor: number | null;
  listPriceMinor: number | null;
  lowPriceMinor: number | null;
  highPriceMinor: number | null;
  recurringPriceMinor: number | null;
  recurringPeriod: PricePeriod | null;
  priceState: string | null;
  isTaxIncluded: boolean | null;
  availability: string | null;
  condition: string | null;
  firstSeenAt: Date;
  lastSeenAt: Date;
  lastChangedAt: Date;
};

export type OfferSortField = 'title' | 'price' | 'lastChangedAt' | 'firstSeenAt';
export type OfferListRequest = {
  actor: Actor;
  /** Only the offers of this product. */
  productId?: string;
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<OfferSortField>[] | null;
  search?: string | null;
  filter?: readonly RawBuilder<unknown>[];
};

const offers = recordList<OfferRecord, OfferSortField>({
  table: 'offer o',
  columns: sql`o.id, o.shop_id as "shopId", s.name as "shopName", o.offer_key as "offerKey", o.origin, o.state, o.is_quarantined as "isQuarantined",
    o.quarantine_reason as "quarantineReason", o.match_state as "matchState", p.id as "productId", p.name as "productName",
    o.variant_id as "variantId", o.current_snapshot_id as "currentSnapshotId", o.current_snapshot_at as "currentSnapshotAt", o.title,
    o.brand_text as "brandText", o.gtin14 as gtin, o.is_gtin_usable as "isGtinUsable", o.sku, o.seller, o.url, m.address_id as "pictureAddressId",
    o.currency, o.price_minor as "priceMinor", o.list_price_minor as "listPriceMinor", o.low_price_minor as "lowPriceMinor",
    o.high_price_minor as "highPriceMinor", o.recurring_price_minor as "recurringPriceMinor", o.recurring_period as "recurringPeriod", o.price_state as "priceState", o.is_tax_included as "isTaxIncluded", o.availability, o.condition, o.first_seen_at as "firstSeenAt",
    o.last_seen_at as "lastSeenAt", o.last_changed_at as "lastChangedAt"`,
  relations: sql`join shop s on s.id = o.shop_id
    left join product p on p.id = o.product_id and p.deleted_at is null
    left join media m on m.source_url = o.image_url and m.state = 'stored'`,
  sorts: {
    title: { column: 'o.title', type: 'text' },
    price: { column: 'o.price_minor', type: 'bigint', isNullable: true },
    lastChangedAt: { column: 'o.last_changed_at', type: 'timestamptz' },
    firstSeenAt: { column: 'o.first_seen_at', type: 'timestamptz' },
  },
  defaultSort: [{ field: 'title', direction: 'ASC' }],
  // For filters by what people state.
  isScoped: true,
});

/** Offers that one of the grabbers reads, alone or beside others. */
function readBy(grabberIds: readonly string[]): RawBuilder<unknown> {
  const ids = sql`${grabberIds}::uuid[]`;
  // An array, so that both halves find their rows by an index and the order asked for can still be walked.
  return sql`(o.grabber_id = any(${ids}) or o.id = any(array(select offer_id from offer_reading where grabber_id = any(${ids}) and not is_withdrawn)))`;
}

/** Offers of products with one of the values in a column. */
function ofProducts(column: 'brand_id' | 'category_id') {
  return (ids: readonly string[]) =>
    sql`o.product_id in (select q.id from product q where q.${sql.ref(column)} = any(${ids}::uuid[]) and q.deleted_at is null)`;
}

function gtin14Of(text: string): string {
  return typedGtin(text) ?? text.replaceAll(/\D/g, '').padStart(14, '0');
}

/** Of own offers that the reader may change, since only they see cost and stock: a filter must not tell others what no column shows them. */
function stated(condition: RawBuilder<unknown>, reader: Actor): RawBuilder<unknown> {
  const mayChange = scopeCondition(reader, 'update', 'Offer', { shopId: 'w.shop_id' });
  return sql`o.id in (select w.id from own_offer w where ${mayChange} and ${condition})`;
}

/** For so long what was seen of an offer counts as fresh. */
export const freshForMs = 24 * 3_600_000;

/** The shop's own day on which an offer was seen first. */
export const firstSeenOn = shopDay('o.first_seen_at', 'o.shop_id');
const firstSeenDays = dayFields('o.first_seen_at', firstSeenOn);

/** What the offer list can be asked. */
export const offerFilter = listFilter<OfferFilter>({
  title: { type: 'text', column: 'o.title' },
  shopId: { type: 'id', of: 'Shop', column: 'o.shop_id' },
  productId: { type: 'id', of: 'Product', column: 'o.product_id' },
  brandId: { type: 'id', of: 'Brand', holds: ofProducts('brand_id') },
  categoryId: { type: 'id', isHidden: true, holds: ofProducts('category_id') },
  position: { type: 'choice', choices: pricePositions, isHidden: true, holds: inPosition },
  undercutById: { type: 'id', isHidden: true, holds: undercutBy },
  grabberId: { type: 'id', of: 'Grabber', holds: readBy },
  // Its names are no records that a person looks up, so it is asked by links alone.
  shelfId: { type: 'id', column: 'o.shelf_id', isNullable: true, isHidden: true },
  state: { type: 'choice', column: 'o.state', choices: ['active', 'missing', 'expired'] },
  matchState: { type: 'choice', column: 'o.match_state', choices: matchStates },
  price: { type: 'money', column: 'o.price_minor', currency: 'o.currency', isNullable: true },
  cost: { type: 'money', column: 'w.cost_minor', currency: 'w.currency', among: stated },
  stock: { type: 'number', sqlType: 'bigint', column: 'w.stock_quantity', among: stated },
  priceState: { type: 'choice', column: 'o.price_state', choices: ['accepted', 'suspect'], isNullable: true },
  availability: { type: 'choice', column: 'o.availability', isNullable: true },
  gtin: { type: 'code', column: 'o.gtin14', isNullable: true, normal: gtin14Of },
  quarantined: { type: 'flag', isTrue: sql`o.is_quarantined` },
  // An index of it would be written at every sighting, so it is asked by links alone.
  lastSeenAt: { type: 'date', column: 'o.last_seen_at', isHidden: true },
  seenSince: { type: 'shorthand', of: 'lastSeenAt', operator: 'after' },
  isFresh: {
    type: 'choice',
    isHidden: true,
    holds: ([isFresh], _reader, now) =>
      sql`(o.last_seen_at > ${new Date(now.getTime() - freshForMs)}) = ${isFresh === 'true'}::boolean`,
  },
  lastChangedAt: { type: 'date', column: 'o.last_changed_at' },
  firstSeenAt: { type: 'date', column: 'o.first_seen_at' },
  firstSeenFrom: firstSeenDays.from,
  firstSeenUntil: firstSeenDays.until,
});

/** The condition of the offer list over `offer o`, also for anyone who counts what the list shows. */
export function offerConditions(request: Omit<OfferListRequest, 'first'>): RawBuilder<unknown>[] {
  return [visibleOffers(request.actor), ...(request.filter ?? []), ...searchCondition(request.search)];
}

const mostFound = 10_000;

/** Every word stands in the title, or the text is the offer's GTIN or SKU. Found first, ordered afterwards. */
function searchCondition(search: string | null | undefined): RawBuilder<unknown>[] {
  const words = (search ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return [];
  const inTitle = sql.join(
    words.map((word) => sql`title ilike ${containing(word)}`),
    sql` and `,
  );
  const text = words.join(' ');
  const code = typedGtin(text);
  const gtin = code === undefined ? sql`` : sql`or gtin14 = ${code}`;
  return [sql`o.id = any(array(select id from offer where (${inTitle}) ${gtin} or sku = ${text} limit ${mostFound}))`];
}

export function listOffers(db: Db, request: OfferListRequest): Promise<ListPage<OfferRecord>> {
  const parent = request.productId === undefined ? {} : { parent: ofProduct(request.productId) };
  return offers.page(db, { ...request, ...parent, where: offerConditions(request) });
}

export function countOffers(db: Db, request: OfferListRequest): Promise<{ count: number; isExact: boolean }> {
  const parent = request.productId === undefined ? [] : [ofProduct(request.productId)];
  return offers.total(db, [...parent, ...offerConditions(request)]);
}

function ofProduct(productId: string): RawBuilder<unknown> {
  return sql`o.product_id = ${productId}::uuid`;
}

export function findOffers(db: Db | Tx, actor: Actor, ids: readonly string[]): Promise<Map<string, OfferRecord>> {
  return offers.find(db, ids, [visibleOffers(actor)]);
}
