// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type FoundRecordsQueryVariables = Exact<{
  of: AbilitySubject;
  search?: string | null | undefined;
}>;


export type FoundRecordsQuery = { readonly namedRecords: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type NamedRecordsQueryVariables = Exact<{
  of: AbilitySubject;
  ids: ReadonlyArray<string>;
}>;


export type NamedRecordsQuery = { readonly namedRecords: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export const FoundRecordsDocument: TypedDocument<FoundRecordsQuery, FoundRecordsQueryVariables> = {
  id: 'x-FoundRecords-kRLSNvGm3cKP',
  name: 'FoundRecords',
  reads: ['NamedRecord'],
  text: "query FoundRecords($of: AbilitySubject!, $search: String) { namedRecords(of: $of, search: $search) { id name } }",
};

export const NamedRecordsDocument: TypedDocument<NamedRecordsQuery, NamedRecordsQueryVariables> = {
  id: 'x-NamedRecords-r7rl0wZYM8ZO',
  name: 'NamedRecords',
  reads: ['NamedRecord'],
  text: "query NamedRecords($of: AbilitySubject!, $ids: [ID!]!) { namedRecords(of: $of, ids: $ids) { id name } }",
};
