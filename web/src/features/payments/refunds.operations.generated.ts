// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type RefundState =
  | 'AWAITING_APPROVAL'
  | 'APPROVED'
  | 'PROCESSING'
  | 'SUCCEEDED'
  | 'FAILED'
  | 'DECLINED'
  | 'WITHDRAWN';

export type RefundPurpose =
  | 'RETURN'
  | 'GOODWILL'
  | 'CANCEL'
  | 'EDIT'
  | 'DISPUTE';

/** An open dispute may still be won. */
export type DisputeState =
  | 'OPEN'
  | 'WON'
  | 'LOST';

export type RefundFilter = {
  readonly state?: ReadonlyArray<RefundState> | null | undefined;
  readonly purpose?: ReadonlyArray<RefundPurpose> | null | undefined;
  readonly disputeState?: ReadonlyArray<DisputeState> | null | undefined;
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly orderId?: ReadonlyArray<string> | null | undefined;
  /** Those that the reader may approve or decline: somebody else asked for them. */
  readonly waitsForMe?: boolean | null | undefined;
  readonly currency?: ReadonlyArray<string> | null | undefined;
  /** Days of the shop's own zone, `2026-11-01`, on which it was asked for. */
  readonly createdFrom?: string | null | undefined;
  readonly createdUntil?: string | null | undefined;
  readonly where?: unknown;
};

export type RefundSortField =
  | 'CREATED_AT'
  | 'AMOUNT';

export type RefundSort = {
  readonly field: RefundSortField;
  readonly direction: SortDirection;
};

export type RefundRowFragment = { readonly id: string, readonly number: number, readonly purpose: RefundPurpose, readonly reason: string, readonly state: RefundState, readonly disputeState: DisputeState | null, readonly requestedBy: string | null, readonly decidedBy: string | null, readonly createdAt: string, readonly amount: { readonly minor: number, readonly currency: string }, readonly orderChange: { readonly code: string } | null, readonly order: { readonly id: string, readonly number: string | null, readonly externalId: string | null }, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string } };

export type RefundsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: RefundFilter | null | undefined;
  sort?: ReadonlyArray<RefundSort> | null | undefined;
}>;


export type RefundsListQuery = { readonly refunds: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly number: number, readonly purpose: RefundPurpose, readonly reason: string, readonly state: RefundState, readonly disputeState: DisputeState | null, readonly requestedBy: string | null, readonly decidedBy: string | null, readonly createdAt: string, readonly amount: { readonly minor: number, readonly currency: string }, readonly orderChange: { readonly code: string } | null, readonly order: { readonly id: string, readonly number: string | null, readonly externalId: string | null }, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string } }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export const RefundsListDocument: TypedDocument<RefundsListQuery, RefundsListQueryVariables> = {
  id: 'x-RefundsList-rH1fumy3FwDO',
  name: 'RefundsList',
  reads: ['Order', 'Refund', 'Shop'],
  text: "query RefundsList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: RefundFilter, $sort: [RefundSort!]) { refunds( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...RefundRow } pageInfo { ...PageInfo } total { count isExact } } } fragment RefundRow on Refund { id number purpose reason amount { minor currency } state disputeState orderChange { code } requestedBy decidedBy createdAt order { id number externalId } shop { id name timeZone } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};
