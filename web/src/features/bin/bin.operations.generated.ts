// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BinFilter = {
  readonly entity?: ReadonlyArray<string> | null | undefined;
  readonly deletedById?: ReadonlyArray<string> | null | undefined;
  readonly deletedSince?: string | null | undefined;
  readonly deletedUntil?: string | null | undefined;
  readonly where?: unknown;
};

export type BinSortField =
  | 'deletedAt'
  | 'name';

export type BinSort = {
  readonly field: BinSortField;
  readonly direction: SortDirection;
};

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

export type BinRowFragment = { readonly id: string, readonly entity: string, readonly name: string, readonly deletedBy: string | null, readonly deletedAt: string, readonly purgeAt: string, readonly mayRestore: boolean };

export type BinEntriesListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: BinFilter | null | undefined;
  sort?: ReadonlyArray<BinSort> | null | undefined;
}>;


export type BinEntriesListQuery = { readonly binEntries: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly entity: string, readonly name: string, readonly deletedBy: string | null, readonly deletedAt: string, readonly purgeAt: string, readonly mayRestore: boolean }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type PurgeFromBinMutationVariables = Exact<{
  id: string;
}>;


export type PurgeFromBinMutation = { readonly purgeFromBin:
    | { readonly __typename: 'PurgedFromBin', readonly name: string }
    | { readonly __typename: 'NotFound' }
   };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export const BinEntriesListDocument: TypedDocument<BinEntriesListQuery, BinEntriesListQueryVariables> = {
  id: 'x-BinEntriesList-225Dx3I9mDjR',
  name: 'BinEntriesList',
  reads: ['BinEntry'],
  text: "query BinEntriesList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: BinFilter, $sort: [BinSort!]) { binEntries( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...BinRow } pageInfo { ...PageInfo } total { count isExact } } } fragment BinRow on BinEntry { id entity name deletedBy deletedAt purgeAt mayRestore } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const PurgeFromBinDocument: TypedDocument<PurgeFromBinMutation, PurgeFromBinMutationVariables> = {
  id: 'x-PurgeFromBin-MvI9ypUbkGxk',
  name: 'PurgeFromBin',
  text: "mutation PurgeFromBin($id: ID!) { purgeFromBin(id: $id) { __typename ... on PurgedFromBin { name } } }",
};
