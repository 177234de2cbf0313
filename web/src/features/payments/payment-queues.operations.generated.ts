// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** `manage` stands for every action. */
export type AbilityAction =
  | 'manage'
  | 'create'
  | 'read'
  | 'update'
  | 'delete'
  | 'archive'
  | 'publish'
  | 'run'
  | 'review'
  | 'export'
  | 'refund'
  | 'approve'
  | 'reserve'
  | 'fulfil'
  | 'fulfil_unpaid'
  | 'cancel';

/** `all` stands for every subject. */
export type AbilitySubject =
  | 'all'
  | 'ACL'
  | 'Auth'
  | 'Dashboard'
  | 'User'
  | 'Role'
  | 'Session'
  | 'ApiKey'
  | 'Setting'
  | 'Audit'
  | 'Shop'
  | 'Brand'
  | 'Category'
  | 'Attribute'
  | 'Product'
  | 'Media'
  | 'Offer'
  | 'Crawler'
  | 'Grabber'
  | 'Excavator'
  | 'Proposal'
  | 'Import'
  | 'Channel'
  | 'ChannelKey'
  | 'Discount'
  | 'Order'
  | 'Payment'
  | 'Customer'
  | 'Comment'
  | 'Analytics'
  | 'Report'
  | 'Bookmark'
  | 'SavedView'
  | 'Notification';

/** Where the window of a list begins other than after a cursor. */
export type ListStart =
  {   /** The window ends before the row of this `startCursor`. */
  readonly before: string; readonly at?: never; readonly row?: never; readonly text?: never; }
  |  { readonly before?: never;   /** The window begins with the row of this `startCursor`. */
  readonly at: string; readonly row?: never; readonly text?: never; }
  |  { readonly before?: never; readonly at?: never;   /** From about this row on, the first being 0: exact to 10,000, by an estimate beyond; the last rows where the list has fewer. */
  readonly row: number; readonly text?: never; }
  |  { readonly before?: never; readonly at?: never; readonly row?: never;   /** From the first row on whose name begins so, or the one after; only where the list is ordered by a name. */
  readonly text: string; };

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type PaymentEventKind =
  | 'AUTHORIZED'
  | 'CAPTURED'
  | 'REFUNDED'
  | 'VOIDED'
  | 'FAILED'
  /** The customer's bank took money back. */
  | 'DISPUTED'
  | 'DISPUTE_WON'
  | 'DISPUTE_LOST';

export type PaymentEventState =
  | 'RECEIVED'
  | 'WAITING'
  | 'APPLIED'
  | 'UNMATCHED'
  | 'CONFLICT'
  | 'IGNORED';

export type PaymentEventFilter = {
  readonly state?: ReadonlyArray<PaymentEventState> | null | undefined;
  readonly kind?: ReadonlyArray<PaymentEventKind> | null | undefined;
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly providerId?: ReadonlyArray<string> | null | undefined;
  readonly where?: unknown;
};

export type PaymentEventSortField =
  | 'RECEIVED_AT';

export type PaymentEventSort = {
  readonly field: PaymentEventSortField;
  readonly direction: SortDirection;
};

export type PaymentEventRowFragment = { readonly id: string, readonly kind: PaymentEventKind, readonly state: PaymentEventState, readonly reference: string | null, readonly orderHint: string | null, readonly receivedAt: string, readonly amount: { readonly minor: number, readonly currency: string } | null, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly provider: { readonly id: string, readonly code: string, readonly name: string }, readonly payment: { readonly id: string } | null, readonly note: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> };

export type PaymentQueuesQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentQueuesQuery = { readonly underWay: { readonly total: { readonly count: number, readonly isExact: boolean } }, readonly unknown: { readonly total: { readonly count: number, readonly isExact: boolean } }, readonly unmatched: { readonly total: { readonly count: number, readonly isExact: boolean } }, readonly disputes: { readonly total: { readonly count: number, readonly isExact: boolean } } };

export type PaymentEventsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  filter?: PaymentEventFilter | null | undefined;
  sort?: ReadonlyArray<PaymentEventSort> | null | undefined;
}>;


export type PaymentEventsListQuery = { readonly paymentEvents: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly kind: PaymentEventKind, readonly state: PaymentEventState, readonly reference: string | null, readonly orderHint: string | null, readonly receivedAt: string, readonly amount: { readonly minor: number, readonly currency: string } | null, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly provider: { readonly id: string, readonly code: string, readonly name: string }, readonly payment: { readonly id: string } | null, readonly note: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }> }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type OrdersToAttachQueryVariables = Exact<{
  search?: string | null | undefined;
  shopId: string;
}>;


export type OrdersToAttachQuery = { readonly orders: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly number: string | null, readonly externalId: string | null, readonly outstanding: { readonly minor: number, readonly currency: string }, readonly customer: { readonly id: string, readonly name: string } | null }> } };

export type LookUpPaymentRequestMutationVariables = Exact<{
  id: string;
}>;


export type LookUpPaymentRequestMutation = { readonly lookUpPaymentRequest:
    | { readonly __typename: 'PaymentRequestLookedUp', readonly transaction: { readonly id: string } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type AttachPaymentEventMutationVariables = Exact<{
  id: string;
  orderId: string;
  confirmed: boolean;
}>;


export type AttachPaymentEventMutation = { readonly attachPaymentEvent:
    | { readonly __typename: 'PaymentEventAttached', readonly event: { readonly id: string, readonly state: PaymentEventState }, readonly order: { readonly id: string, readonly number: string | null, readonly externalId: string | null } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type IgnorePaymentEventMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type IgnorePaymentEventMutation = { readonly ignorePaymentEvent:
    | { readonly __typename: 'PaymentEventIgnored', readonly event: { readonly id: string } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type AmountFragment = { readonly minor: number, readonly currency: string };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export const PaymentQueuesDocument: TypedDocument<PaymentQueuesQuery, PaymentQueuesQueryVariables> = {
  id: 'x-PaymentQueues-hqJepyGhhECe',
  name: 'PaymentQueues',
  text: "query PaymentQueues { underWay: paymentTransactions( first: 1 filter: {state: [REQUESTED, SENT, PENDING]} ) { total { count isExact } } unknown: paymentTransactions(first: 1, filter: {state: [UNKNOWN]}) { total { count isExact } } unmatched: paymentEvents(first: 1, filter: {state: [UNMATCHED, CONFLICT]}) { total { count isExact } } disputes: refunds(first: 1, filter: {disputeState: [OPEN]}) { total { count isExact } } }",
};

export const PaymentEventsListDocument: TypedDocument<PaymentEventsListQuery, PaymentEventsListQueryVariables> = {
  id: 'x-PaymentEventsList-lwDSZc0uIWKF',
  name: 'PaymentEventsList',
  reads: ['Payment', 'PaymentEvent', 'PaymentProvider', 'Shop'],
  text: "query PaymentEventsList($first: Int!, $after: String, $from: ListStart, $filter: PaymentEventFilter, $sort: [PaymentEventSort!]) { paymentEvents( first: $first after: $after from: $from filter: $filter sort: $sort ) { nodes { ...PaymentEventRow } pageInfo { ...PageInfo } total { count isExact } } } fragment PaymentEventRow on PaymentEvent { id kind state reference orderHint amount { ...Amount } receivedAt shop { id name timeZone } provider { id code name } payment { id } note { text wording { key params } } actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } } fragment Amount on Money { minor currency } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const OrdersToAttachDocument: TypedDocument<OrdersToAttachQuery, OrdersToAttachQueryVariables> = {
  id: 'x-OrdersToAttach-NDze40n4Qi5S',
  name: 'OrdersToAttach',
  reads: ['Order', 'OrderCustomer'],
  text: "query OrdersToAttach($search: String, $shopId: ID!) { orders( first: 20 search: $search filter: {shopId: [$shopId], status: [OPEN, COMPLETED, CANCELLED]} ) { nodes { id number externalId outstanding { ...Amount } customer { id name } } } } fragment Amount on Money { minor currency }",
};

export const LookUpPaymentRequestDocument: TypedDocument<LookUpPaymentRequestMutation, LookUpPaymentRequestMutationVariables> = {
  id: 'x-LookUpPaymentRequest-bbMfoR75UEvu',
  name: 'LookUpPaymentRequest',
  text: "mutation LookUpPaymentRequest($id: ID!) { lookUpPaymentRequest(id: $id) { __typename ... on PaymentRequestLookedUp { transaction { id } } ...NotAllowed ... on NotFound { id } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const AttachPaymentEventDocument: TypedDocument<AttachPaymentEventMutation, AttachPaymentEventMutationVariables> = {
  id: 'x-AttachPaymentEvent-dCaBCR-ojoJN',
  name: 'AttachPaymentEvent',
  text: "mutation AttachPaymentEvent($id: ID!, $orderId: ID!, $confirmed: Boolean!) { attachPaymentEvent(id: $id, orderId: $orderId, confirmed: $confirmed) { __typename ... on PaymentEventAttached { event { id state } order { id number externalId } } ...Invalid ...NotAllowed ... on NotFound { id } } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const IgnorePaymentEventDocument: TypedDocument<IgnorePaymentEventMutation, IgnorePaymentEventMutationVariables> = {
  id: 'x-IgnorePaymentEvent-i6Cq61E-8IzA',
  name: 'IgnorePaymentEvent',
  text: "mutation IgnorePaymentEvent($id: ID!, $reason: String!) { ignorePaymentEvent(id: $id, reason: $reason) { __typename ... on PaymentEventIgnored { event { id } } ...Invalid ...NotAllowed ... on NotFound { id } } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};
