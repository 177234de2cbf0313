import {
  orderFulfilmentStatuses,
  orderPaymentStatuses,
  orderReturnStatuses,
  orderStatuses,
} from '@quarry/contracts/orders';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, type AskedOfShops, fanOver, fanOverShops, scopeCondition } from '../../platform/auth/index.ts';
import {
  type Db,
  type FanOut,
  type ListPage,
  type ListSort,
  type ListStart,
  readWithinScope,
  recordList,
  type Tx,
} from '../../platform/db/index.ts';
import { calendarDay, listFilter } from '../../platform/filters/index.ts';
import type { OrderFilter } from '../../platform/graphql/index.ts';
import { searchedByKeys } from '../../platform/search-keys.ts';
import { standingAmong } from '../categories/index.ts';
import type { OrderRecord } from './order.ts';

export type OrderSortField = 'PLACED_AT' | 'GROSS';
export type OrderQuestion = AskedOfShops & {
  filter: readonly RawBuilder<unknown>[];
  /** Channels that the filter names. */
  channelIds?: readonly string[] | null;
};
export type OrderListRequest = OrderQuestion & {
  first: number;
  after?: string | null;
  from?: ListStart | null;
  sort?: readonly ListSort<OrderSortField>[] | null;
};

const orders = recordList<OrderRecord, OrderSortField>({
  table: '"order" o',
  columns: sql`o.id, o.shop_id as "shopId", o.channel_id as "channelId", o.number_text as number, o.external_id as "externalId",
    upper(o.source) as source, o.status, o.payment_status as "paymentStatus", o.fulfilment_status as "fulfilmentStatus",
    o.return_status as "returnStatus", o.customer_id as "customerId", o.locale, o.currency, o.prices_with_tax as "pricesWithTax",
    o.placed_at as "placedAt", o.cancelled_at as "cancelledAt", o.cancel_reason as "cancelReason", o.stuck_at as "stuckAt", o.archived_at as "archivedAt", o.assignee_id as "assigneeId",
    case when o.assignee_id is not null then person_name(o.assignee_id) end as "assigneeName",
    o.item_count as "itemCount", o.net_minor as "netMinor", o.tax_minor as "taxMinor", o.gross_minor as "grossMinor",
    o.discount_minor as "discountMinor", o.shipping_minor as "shippingMinor", o.authorized_minor as "authorizedMinor",
    o.captured_minor as "capturedMinor", o.refunded_minor as "refundedMinor", o.outstanding_minor as "outstandingMinor",
    o.totals_differ as "totalsDiffer", o.ship_country as "shipCountry", o.revision, o.created_at as "createdAt",
    o.updated_at as "updatedAt", o.version`,
  sorts: {
    PLACED_AT: { column: 'o.placed_at', type: 'timestamptz', isNullable: true },
    GROSS: { column: 'o.gross_minor', type: 'bigint' },
  },
  defaultSort: [{ field: 'PLACED_AT', direction: 'DESC' }],
  isScoped: true,
});

const isThere = sql`o.deleted_at is null`;

/** What the order list can be asked. */
export const orderFilter = listFilter<OrderFilter>({
  status: { type: 'choice', column: 'o.status', choices: orderStatuses },
  paymentStatus: { type: 'choice', column: 'o.payment_status', choices: orderPaymentStatuses },
  fulfilmentStatus: { type: 'choice', column: 'o.fulfilment_status', choices: orderFulfilmentStatuses },
  returnStatus: { type: 'choice', column: 'o.return_status', choices: orderReturnStatuses },
  shopId: { type: 'id', of: 'Shop', column: 'o.shop_id' },
  channelId: { type: 'id', of: 'Channel', column: 'o.channel_id' },
  customerId: { type: 'id', column: 'o.customer_id', isHidden: true },
  productId: {
    type: 'id',
    of: 'Product',
    holds: (ids) => sql`o.id in (select l.order_id from order_line l where l.product_id = any(${ids}::uuid[]))`,
  },
  brandId: {
    type: 'id',
    of: 'Brand',
    holds: (ids) => sql`exists (select from order_line l join product p on p.id = l.product_id
      where l.shop_id = o.shop_id and l.order_id = o.id and p.brand_id = any(${ids}::uuid[]))`,
  },
  /** The very category of a line's product, without those below it; one that was merged stands for what it went into. */
  categoryId: {
    type: 'id',
    isHidden: true,
    holds: (ids) => sql`exists (select from order_line l join product p on p.id = l.product_id
      where l.shop_id = o.shop_id and l.order_id = o.id and p.category_id in ${standingAmong(ids)})`,
  },
  assigneeId: { type: 'id', of: 'User', column: 'o.assignee_id', isNullable: true },
  source: {
    type: 'choice',
    choices: ['API', 'IMPORT', 'DRAFT'],
    holds: (sources) => sql`o.source = any(${sources.map((source) => source.toLowerCase())}::text[])`,
  },
  country: { type: 'choice', column: 'o.ship_country', isNullable: true },
  tag: {
    type: 'choice',
    holds: (tags) => sql`o.id in (select t.order_id from order_tag t where t.tag = any(${tags}::text[]))`,
  },
  currency: { type: 'choice', column: 'o.currency' },
  placedFrom: { type: 'choice', isHidden: true, holds: ([day]) => sql`o.placed_on >= ${calendarDay(day)}::date` },
  placedUntil: { type: 'choice', isHidden: true, holds: ([day]) => sql`o.placed_on <= ${calendarDay(day)}::date` },
  placedAt: { type: 'date', column: 'o.placed_at', isNullable: true },
  gross: { type: 'money', column: 'o.gross_minor', currency: 'o.currency' },
  outstanding: { type: 'money', column: 'o.outstanding_minor', currency: 'o.currency' },
  isArchived: { type: 'flag', isTrue: sql`o.archived_at is not null`, unlessAsked: sql`o.archived_at is null` },
  totalsDiffer: { type: 'flag', isTrue: sql`o.totals_differ` },
  isFirst: {
    type: 'flag',
    isHidden: true,
    isTrue: sql`(o.customer_id is not null and o.status <> 'CANCELLED' and o.placed_at is not null and not exists (
      select from "order" e where e.shop_id = o.shop_id and e.customer_id = o.customer_id and e.status <> 'CANCELLED'
        and e.placed_at <= o.placed_at and (e.placed_at, e.id) < (o.placed_at, o.id)))`,
  },
});

/** The orders that the actor may read, over `"order" o`. */
export function readableOrders(actor: Actor): RawBuilder<unknown> {
  return sql`${scopeCondition(actor, 'read', 'Order', { shopId: 'o.shop_id' })} and ${isThere}`;
}

function conditions({ actor, search, filter }: OrderQuestion): RawBuilder<unknown>[] {
  const keyed = (isMeant: RawBuilder<unknown>) => sql`select k.order_id from order_key k where ${isMeant}`;
  const found = searchedByKeys(search ?? '', sql`o.id`, keyed);
  return [readableOrders(actor), ...filter, ...found];
}

export function listOrders(db: Db, request: OrderListRequest): Promise<ListPage<OrderRecord>> {
  return orders.page(db, { ...request, where: conditions(request), fanOut: fanOutOf(request) });
}

/** What is read apart: the channels of the filter, else shops. */
function fanOutOf(request: OrderListRequest): FanOut | undefined {
  const { channelIds, search, sort } = request;
  if (channelIds && channelIds.length > 0 && sort?.[0]?.field !== 'GROSS' && !search?.trim())
    return fanOver('o.channel_id', channelIds);
  return fanOverShops(request, 'Order', 'o.shop_id');
}

export function countOrders(db: Db, request: OrderQuestion): Promise<{ count: number; isExact: boolean }> {
  return orders.total(db, conditions(request));
}

export type OrderSum = {
  currency: string;
  orders: number;
  netMinor: number;
  taxMinor: number;
  grossMinor: number;
  outstandingMinor: number;
};

/** So many orders are added up one by one. */
const mostSummed = 10_001;

/** Sums over what a question finds, one for each currency; null where it finds more than 10,001 orders. */
export async function sumOrders(db: Db, request: OrderQuestion): Promise<OrderSum[] | null> {
  const all = sql.join(conditions(request), sql` and `);
  const sums = await readWithinScope(
    db,
    sql<OrderSum>`
      select f.currency, count(*) as orders, sum(f.net_minor)::bigint as "netMinor", sum(f.tax_minor)::bigint as "taxMinor",
        sum(f.gross_minor)::bigint as "grossMinor", sum(f.outstanding_minor)::bigint as "outstandingMinor"
      from (select o.currency, o.net_minor, o.tax_minor, o.gross_minor, o.outstanding_minor from "order" o where ${all}
        limit ${mostSummed + 1}) f group by f.currency order by f.currency`,
  );
  return sums.reduce((total, one) => total + one.orders, 0) > mostSummed ? null : sums;
}

/** Sums over the next orders after an id that a question finds, at most so many; `lastId` is the last of them. */
export async function sumOrdersPart(
  tx: Tx,
  request: OrderQuestion,
  { afterId, most }: { afterId: string; most: number },
): Promise<{ sums: OrderSum[]; lastId: string | null }> {
  const all = sql.join(conditions(request), sql` and `);
  const { rows } = await sql<OrderSum & { lastId: string }>`
    select f.currency, count(*) as orders, sum(f.net_minor)::bigint as "netMinor", sum(f.tax_minor)::bigint as "taxMinor",
      sum(f.gross_minor)::bigint as "grossMinor", sum(f.outstanding_minor)::bigint as "outstandingMinor",
      (max(max(f.id::text)) over ()) as "lastId"
    from (select o.id, o.currency, o.net_minor, o.tax_minor, o.gross_minor, o.outstanding_minor from "order" o
      where ${all} and o.id > ${afterId} order by o.id limit ${most}) f group by f.currency`.execute(tx);
  return { sums: rows.map(({ lastId: _last, ...sum }) => sum), lastId: rows[0]?.lastId ?? null };
}

/** The orders of these ids that the actor may read. */
export function findOrders(db: Db | Tx, actor: Actor, ids: readonly string[]): Promise<Map<string, OrderRecord>> {
  return orders.find(db, ids, [readableOrders(actor)]);
}

/** An order for the person who made it just now, and for a key of its own channel. */
export async function findOrder(db: Db | Tx, id: string): Promise<OrderRecord | undefined> {
  return (await orders.find(db, [id], [isThere])).get(id);
}

/** One that is not in the bin, locked against a second editor until the transaction ends. */
export async function findOrderForUpdate(tx: Tx, id: string): Promise<OrderRecord | undefined> {
  const held = await sql`select from "order" o where o.id = ${id} and ${isThere} for update`.execute(tx);
  return held.rows.length === 0 ? undefined : orders.lock(tx, id);
}

/** What external ids of a channel stand for already. */
export async function findByExternalIds(
  db: Db | Tx,
  channelId: string,
  externalIds: readonly string[],
): Promise<Map<string, { id: string; contentHash: Buffer | null }>> {
  const rows = await readWithinScope(
    db,
    sql<{ id: string; externalId: string; contentHash: Buffer | null }>`
      select id, external_id as "externalId", content_hash as "contentHash" from "order"
      where channel_id = ${channelId} and external_id = any(${externalIds}::text[])`,
  );
  return new Map(rows.map(({ externalId, ...order }) => [externalId, order]));
}
