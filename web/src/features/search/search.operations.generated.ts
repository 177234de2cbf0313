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

export type FindRecordsQueryVariables = Exact<{
  search: string;
  first: number;
  of: ReadonlyArray<AbilitySubject>;
  offers: boolean;
  excavators: boolean;
  users: boolean;
  savedReports: boolean;
}>;


export type FindRecordsQuery = { readonly foundRecords: ReadonlyArray<{ readonly of: AbilitySubject, readonly id: string, readonly name: string }>, readonly offers?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly excavators?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly users?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly picture: string | null }> }, readonly savedReports?: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly report: string, readonly input: unknown }> } };

export type FindRecordsByIdQueryVariables = Exact<{
  search: string;
  id: string;
  of: ReadonlyArray<AbilitySubject>;
  offers: boolean;
  excavators: boolean;
  users: boolean;
  savedReports: boolean;
}>;


export type FindRecordsByIdQuery = { readonly foundRecords: ReadonlyArray<{ readonly of: AbilitySubject, readonly id: string, readonly name: string }>, readonly offer?: { readonly id: string, readonly name: string } | null, readonly excavator?: { readonly id: string, readonly name: string } | null, readonly user?: { readonly id: string, readonly name: string, readonly picture: string | null } | null, readonly savedReport?: { readonly id: string, readonly name: string, readonly report: string, readonly input: unknown } | null };

export const FindRecordsDocument: TypedDocument<FindRecordsQuery, FindRecordsQueryVariables> = {
  id: 'x-FindRecords-tj3Kg16N6qGe',
  name: 'FindRecords',
  reads: ['Excavator', 'FoundRecord', 'Offer', 'SavedReport', 'User'],
  text: "query FindRecords($search: String!, $first: Int!, $of: [AbilitySubject!]!, $offers: Boolean!, $excavators: Boolean!, $users: Boolean!, $savedReports: Boolean!) { foundRecords(of: $of, search: $search, first: $first) { of id name } offers(first: $first, search: $search) @include(if: $offers) { nodes { id name: title } } excavators(first: $first, search: $search) @include(if: $excavators) { nodes { id name } } users(first: $first, search: $search) @include(if: $users) { nodes { id name: shownName picture: avatar } } savedReports(first: $first, search: $search) @include(if: $savedReports) { nodes { id name report input } } }",
};

export const FindRecordsByIdDocument: TypedDocument<FindRecordsByIdQuery, FindRecordsByIdQueryVariables> = {
  id: 'x-FindRecordsById-YOcpHlQCxCHf',
  name: 'FindRecordsById',
  reads: ['Excavator', 'FoundRecord', 'Offer', 'SavedReport', 'User'],
  text: "query FindRecordsById($search: String!, $id: ID!, $of: [AbilitySubject!]!, $offers: Boolean!, $excavators: Boolean!, $users: Boolean!, $savedReports: Boolean!) { foundRecords(of: $of, search: $search) { of id name } offer(id: $id) @include(if: $offers) { id name: title } excavator(id: $id) @include(if: $excavators) { id name } user(id: $id) @include(if: $users) { id name: shownName picture: avatar } savedReport(id: $id) @include(if: $savedReports) { id name report input } }",
};
