// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OrderReferenceState =
  | 'FOUND'
  /** No order that the reader sees is called this. */
  | 'UNKNOWN'
  /** The order lies in another shop. */
  | 'OTHER_SHOP'
  /** It names more than one order of the shop. */
  | 'SEVERAL';

export type OrderShopsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderShopsQuery = { readonly orderShops: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type OrderReferencesQueryVariables = Exact<{
  shopId: string;
  references: ReadonlyArray<string>;
}>;


export type OrderReferencesQuery = { readonly orderReferences: ReadonlyArray<{ readonly text: string, readonly state: OrderReferenceState, readonly orderId: string | null, readonly number: string | null, readonly shopName: string | null }> };

export type BulkAssigneesQueryVariables = Exact<{
  shopId: string;
  search?: string | null | undefined;
  first: number;
}>;


export type BulkAssigneesQuery = { readonly orderAssignees: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export const OrderShopsDocument: TypedDocument<OrderShopsQuery, OrderShopsQueryVariables> = {
  id: 'x-OrderShops-t0mK2R-pYZ9-',
  name: 'OrderShops',
  reads: ['OrderShop'],
  text: "query OrderShops { orderShops { id name } }",
};

export const OrderReferencesDocument: TypedDocument<OrderReferencesQuery, OrderReferencesQueryVariables> = {
  id: 'x-OrderReferences-jqtMyvUegW25',
  name: 'OrderReferences',
  reads: ['Shop'],
  text: "query OrderReferences($shopId: ID!, $references: [String!]!) { orderReferences(shopId: $shopId, references: $references) { text state orderId number shopName } }",
};

export const BulkAssigneesDocument: TypedDocument<BulkAssigneesQuery, BulkAssigneesQueryVariables> = {
  id: 'x-BulkAssignees-nt1MLA3SWvaz',
  name: 'BulkAssignees',
  reads: ['OrderPerson'],
  text: "query BulkAssignees($shopId: ID!, $search: String, $first: Int!) { orderAssignees(shopId: $shopId, search: $search, first: $first) { id name } }",
};
