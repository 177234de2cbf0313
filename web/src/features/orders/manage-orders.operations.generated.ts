// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OrderAssignment =
  | 'MINE'
  | 'MINE_OR_NOBODYS'
  | 'ANY';

export type OrderNeed =
  | 'HELD'
  /** Paid or authorised, and not shipped. */
  | 'TO_SHIP'
  /** It waits longer than its shop wants. */
  | 'LATE'
  /** Neither captured nor authorised in whole. */
  | 'UNPAID'
  /** An authorisation ends within 24 hours. */
  | 'AUTHORIZATION_ENDING'
  | 'TOTALS_DIFFER'
  | 'UNKNOWN_LINES'
  /** A return was requested, or was approved 14 days ago and did not arrive. */
  | 'RETURN_WAITING'
  /** Goods came back, and nobody decided about their refund. */
  | 'RETURN_TO_REFUND';

export type OrderStatus =
  | 'DRAFT'
  | 'OPEN'
  | 'COMPLETED'
  | 'CANCELLED';

export type OrderPaymentStatus =
  | 'PENDING'
  | 'AUTHORIZED'
  | 'PARTIALLY_PAID'
  | 'PAID'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED'
  | 'VOIDED'
  | 'EXPIRED'
  | 'FAILED';

export type OrderFulfilmentStatus =
  | 'UNFULFILLED'
  | 'PARTIALLY_FULFILLED'
  | 'FULFILLED'
  | 'ON_HOLD';

export type OrderReturnStatus =
  | 'NONE'
  | 'REQUESTED'
  | 'IN_PROGRESS'
  | 'RETURNED';

export type OrderSource =
  | 'API'
  | 'IMPORT'
  | 'DRAFT';

export type QueuedOrderFragment = { readonly needs: ReadonlyArray<OrderNeed>, readonly since: string, readonly order: { readonly id: string, readonly number: string | null, readonly externalId: string | null, readonly source: OrderSource, readonly status: OrderStatus, readonly paymentStatus: OrderPaymentStatus, readonly fulfilmentStatus: OrderFulfilmentStatus, readonly returnStatus: OrderReturnStatus, readonly currency: string, readonly placedAt: string | null, readonly createdAt: string, readonly itemCount: number, readonly totalsDiffer: boolean, readonly version: number, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly channel: { readonly id: string, readonly name: string }, readonly customer: { readonly id: string, readonly name: string, readonly email: string | null, readonly erasedAt: string | null } | null, readonly assignee: { readonly id: string, readonly name: string } | null, readonly gross: { readonly minor: number, readonly currency: string }, readonly outstanding: { readonly minor: number, readonly currency: string } } };

export type OrderQueueQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  shopId?: ReadonlyArray<string> | null | undefined;
  assignment?: OrderAssignment | null | undefined;
  need?: ReadonlyArray<OrderNeed> | null | undefined;
}>;


export type OrderQueueQuery = { readonly orderQueue: { readonly nodes: ReadonlyArray<{ readonly needs: ReadonlyArray<OrderNeed>, readonly since: string, readonly order: { readonly id: string, readonly number: string | null, readonly externalId: string | null, readonly source: OrderSource, readonly status: OrderStatus, readonly paymentStatus: OrderPaymentStatus, readonly fulfilmentStatus: OrderFulfilmentStatus, readonly returnStatus: OrderReturnStatus, readonly currency: string, readonly placedAt: string | null, readonly createdAt: string, readonly itemCount: number, readonly totalsDiffer: boolean, readonly version: number, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly channel: { readonly id: string, readonly name: string }, readonly customer: { readonly id: string, readonly name: string, readonly email: string | null, readonly erasedAt: string | null } | null, readonly assignee: { readonly id: string, readonly name: string } | null, readonly gross: { readonly minor: number, readonly currency: string }, readonly outstanding: { readonly minor: number, readonly currency: string } } }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } };

export type OrderQueueCountsQueryVariables = Exact<{
  shopId?: ReadonlyArray<string> | null | undefined;
  assignment?: OrderAssignment | null | undefined;
}>;


export type OrderQueueCountsQuery = { readonly orderQueueCounts: ReadonlyArray<{ readonly need: OrderNeed, readonly count: number }> };

export type OrderRowFragment = { readonly id: string, readonly number: string | null, readonly externalId: string | null, readonly source: OrderSource, readonly status: OrderStatus, readonly paymentStatus: OrderPaymentStatus, readonly fulfilmentStatus: OrderFulfilmentStatus, readonly returnStatus: OrderReturnStatus, readonly currency: string, readonly placedAt: string | null, readonly createdAt: string, readonly itemCount: number, readonly totalsDiffer: boolean, readonly version: number, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly channel: { readonly id: string, readonly name: string }, readonly customer: { readonly id: string, readonly name: string, readonly email: string | null, readonly erasedAt: string | null } | null, readonly assignee: { readonly id: string, readonly name: string } | null, readonly gross: { readonly minor: number, readonly currency: string }, readonly outstanding: { readonly minor: number, readonly currency: string } };

export type AmountFragment = { readonly minor: number, readonly currency: string };

export const OrderQueueDocument: TypedDocument<OrderQueueQuery, OrderQueueQueryVariables> = {
  id: 'x-OrderQueue-63Ui8BBUBF7q',
  name: 'OrderQueue',
  reads: ['Channel', 'Order', 'OrderCustomer', 'OrderPerson', 'Shop'],
  text: "query OrderQueue($first: Int!, $after: String, $shopId: [ID!], $assignment: OrderAssignment, $need: [OrderNeed!]) { orderQueue( first: $first after: $after shopId: $shopId assignment: $assignment need: $need ) { nodes { ...QueuedOrder } pageInfo { endCursor hasNextPage } } } fragment QueuedOrder on OrderQueueItem { order { ...OrderRow } needs since } fragment OrderRow on Order { id number externalId source status paymentStatus fulfilmentStatus returnStatus currency placedAt createdAt itemCount totalsDiffer version shop { id name timeZone } channel { id name } customer { id name email erasedAt } assignee { id name } gross { ...Amount } outstanding { ...Amount } } fragment Amount on Money { minor currency }",
};

export const OrderQueueCountsDocument: TypedDocument<OrderQueueCountsQuery, OrderQueueCountsQueryVariables> = {
  id: 'x-OrderQueueCounts-cuu_lFsiwI4_',
  name: 'OrderQueueCounts',
  text: "query OrderQueueCounts($shopId: [ID!], $assignment: OrderAssignment) { orderQueueCounts(shopId: $shopId, assignment: $assignment) { need count } }",
};
