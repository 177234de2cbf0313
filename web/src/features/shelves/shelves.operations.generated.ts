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

export type ShelfState =
  /** Nobody said yet which category it is. */
  | 'OPEN'
  /** Its offers state the category for their products. */
  | 'ACCEPTED'
  /** It is no category of the catalogue. */
  | 'DISMISSED';

/** Which field of its pages or feed names the shelf. */
export type ShelfKind =
  | 'BREADCRUMB'
  | 'PRODUCT_TYPE'
  | 'GOOGLE_PRODUCT_CATEGORY';

export type ShelfFilter = {
  readonly state?: ReadonlyArray<ShelfState> | null | undefined;
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly kind?: ReadonlyArray<ShelfKind> | null | undefined;
  readonly categoryId?: ReadonlyArray<string> | null | undefined;
  readonly hasProposal?: boolean | null | undefined;
  /** Those whose proposal may be accepted without a look at each. */
  readonly isByRule?: boolean | null | undefined;
  readonly where?: unknown;
};

export type ShelfSortField =
  | 'OFFER_COUNT'
  | 'TEXT'
  | 'CREATED_AT';

export type ShelfSort = {
  readonly field: ShelfSortField;
  readonly direction: SortDirection;
};

export type ShelfRowFragment = { readonly id: string, readonly text: string, readonly kind: ShelfKind, readonly state: ShelfState, readonly offerCount: number, readonly version: number, readonly decidedAt: string | null, readonly shop: { readonly id: string, readonly name: string }, readonly examples: ReadonlyArray<{ readonly id: string, readonly title: string, readonly imageUrl: string | null }>, readonly category: { readonly id: string, readonly name: string, readonly path: ReadonlyArray<string> } | null, readonly proposal: { readonly isByRule: boolean, readonly category: { readonly id: string, readonly name: string, readonly path: ReadonlyArray<string> }, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly isAllowed: boolean }> };

export type ShelvesListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: ShelfFilter | null | undefined;
  sort?: ReadonlyArray<ShelfSort> | null | undefined;
}>;


export type ShelvesListQuery = { readonly shelves: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly text: string, readonly kind: ShelfKind, readonly state: ShelfState, readonly offerCount: number, readonly version: number, readonly decidedAt: string | null, readonly shop: { readonly id: string, readonly name: string }, readonly examples: ReadonlyArray<{ readonly id: string, readonly title: string, readonly imageUrl: string | null }>, readonly category: { readonly id: string, readonly name: string, readonly path: ReadonlyArray<string> } | null, readonly proposal: { readonly isByRule: boolean, readonly category: { readonly id: string, readonly name: string, readonly path: ReadonlyArray<string> }, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly isAllowed: boolean }> }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type AcceptShelfMutationVariables = Exact<{
  id: string;
  version: number;
  categoryId?: string | null | undefined;
}>;


export type AcceptShelfMutation = { readonly acceptShelf:
    | { readonly __typename: 'ShelfDecided', readonly changeId: string | null, readonly shelf: { readonly id: string, readonly text: string, readonly kind: ShelfKind, readonly state: ShelfState, readonly offerCount: number, readonly version: number, readonly decidedAt: string | null, readonly shop: { readonly id: string, readonly name: string }, readonly examples: ReadonlyArray<{ readonly id: string, readonly title: string, readonly imageUrl: string | null }>, readonly category: { readonly id: string, readonly name: string, readonly path: ReadonlyArray<string> } | null, readonly proposal: { readonly isByRule: boolean, readonly category: { readonly id: string, readonly name: string, readonly path: ReadonlyArray<string> }, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly isAllowed: boolean }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type DismissShelfMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DismissShelfMutation = { readonly dismissShelf:
    | { readonly __typename: 'ShelfDecided', readonly changeId: string | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ReopenShelfMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ReopenShelfMutation = { readonly reopenShelf:
    | { readonly __typename: 'ShelfDecided', readonly changeId: string | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const ShelvesListDocument: TypedDocument<ShelvesListQuery, ShelvesListQueryVariables> = {
  id: 'x-ShelvesList-oYZ9l4VZLcwX',
  name: 'ShelvesList',
  reads: ['Category', 'Offer', 'Shelf', 'Shop'],
  text: "query ShelvesList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: ShelfFilter, $sort: [ShelfSort!]) { shelves( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...ShelfRow } pageInfo { ...PageInfo } total { count isExact } } } fragment ShelfRow on Shelf { id text kind state offerCount version decidedAt shop { id name } examples { id title imageUrl } category { id name path } proposal { isByRule category { id name path } reason { text wording { key params } } } actions { action isAllowed } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const AcceptShelfDocument: TypedDocument<AcceptShelfMutation, AcceptShelfMutationVariables> = {
  id: 'x-AcceptShelf-fTzVaqphKYPA',
  name: 'AcceptShelf',
  text: "mutation AcceptShelf($id: ID!, $version: Int!, $categoryId: ID) { acceptShelf(id: $id, version: $version, categoryId: $categoryId) { __typename ... on ShelfDecided { changeId shelf { ...ShelfRow } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ShelfRow on Shelf { id text kind state offerCount version decidedAt shop { id name } examples { id title imageUrl } category { id name path } proposal { isByRule category { id name path } reason { text wording { key params } } } actions { action isAllowed } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const DismissShelfDocument: TypedDocument<DismissShelfMutation, DismissShelfMutationVariables> = {
  id: 'x-DismissShelf-oZPFrgecVocj',
  name: 'DismissShelf',
  text: "mutation DismissShelf($id: ID!, $version: Int!) { dismissShelf(id: $id, version: $version) { __typename ... on ShelfDecided { changeId } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ReopenShelfDocument: TypedDocument<ReopenShelfMutation, ReopenShelfMutationVariables> = {
  id: 'x-ReopenShelf-N6wVnX9vWT9R',
  name: 'ReopenShelf',
  text: "mutation ReopenShelf($id: ID!, $version: Int!) { reopenShelf(id: $id, version: $version) { __typename ... on ShelfDecided { changeId } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};
