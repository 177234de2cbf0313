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

export type PropertyNameState =
  /** Nobody said yet which attribute it means. */
  | 'OPEN'
  /** Its offers state the attribute for their products. */
  | 'ACCEPTED'
  /** It means no attribute of the catalogue. */
  | 'DISMISSED';

export type PropertyNameFilter = {
  readonly state?: ReadonlyArray<PropertyNameState> | null | undefined;
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly attributeId?: ReadonlyArray<string> | null | undefined;
  readonly hasProposal?: boolean | null | undefined;
  /** Those whose proposal may be accepted without a look at each. */
  readonly isByRule?: boolean | null | undefined;
  readonly where?: unknown;
};

export type PropertyNameSortField =
  | 'OFFER_COUNT'
  | 'TEXT'
  | 'CREATED_AT';

export type PropertyNameSort = {
  readonly field: PropertyNameSortField;
  readonly direction: SortDirection;
};

export type PropertyNameRowFragment = { readonly id: string, readonly text: string, readonly state: PropertyNameState, readonly offerCount: number, readonly version: number, readonly decidedAt: string | null, readonly examples: ReadonlyArray<string>, readonly shop: { readonly id: string, readonly name: string }, readonly attribute: { readonly id: string, readonly name: string } | null, readonly proposal: { readonly isByRule: boolean, readonly attribute: { readonly id: string, readonly name: string }, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly isAllowed: boolean }> };

export type PropertyNamesListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: PropertyNameFilter | null | undefined;
  sort?: ReadonlyArray<PropertyNameSort> | null | undefined;
}>;


export type PropertyNamesListQuery = { readonly propertyNames: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly text: string, readonly state: PropertyNameState, readonly offerCount: number, readonly version: number, readonly decidedAt: string | null, readonly examples: ReadonlyArray<string>, readonly shop: { readonly id: string, readonly name: string }, readonly attribute: { readonly id: string, readonly name: string } | null, readonly proposal: { readonly isByRule: boolean, readonly attribute: { readonly id: string, readonly name: string }, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly isAllowed: boolean }> }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type AcceptPropertyNameMutationVariables = Exact<{
  id: string;
  version: number;
  attributeId?: string | null | undefined;
}>;


export type AcceptPropertyNameMutation = { readonly acceptPropertyName:
    | { readonly __typename: 'PropertyNameDecided', readonly changeId: string | null, readonly propertyName: { readonly id: string, readonly text: string, readonly state: PropertyNameState, readonly offerCount: number, readonly version: number, readonly decidedAt: string | null, readonly examples: ReadonlyArray<string>, readonly shop: { readonly id: string, readonly name: string }, readonly attribute: { readonly id: string, readonly name: string } | null, readonly proposal: { readonly isByRule: boolean, readonly attribute: { readonly id: string, readonly name: string }, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly isAllowed: boolean }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type DismissPropertyNameMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DismissPropertyNameMutation = { readonly dismissPropertyName:
    | { readonly __typename: 'PropertyNameDecided', readonly changeId: string | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ReopenPropertyNameMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ReopenPropertyNameMutation = { readonly reopenPropertyName:
    | { readonly __typename: 'PropertyNameDecided', readonly changeId: string | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const PropertyNamesListDocument: TypedDocument<PropertyNamesListQuery, PropertyNamesListQueryVariables> = {
  id: 'x-PropertyNamesList-LDN_SljTD6vi',
  name: 'PropertyNamesList',
  reads: ['Attribute', 'PropertyName', 'Shop'],
  text: "query PropertyNamesList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: PropertyNameFilter, $sort: [PropertyNameSort!]) { propertyNames( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...PropertyNameRow } pageInfo { ...PageInfo } total { count isExact } } } fragment PropertyNameRow on PropertyName { id text state offerCount version decidedAt shop { id name } examples attribute { id name } proposal { isByRule attribute { id name } reason { text wording { key params } } } actions { action isAllowed } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const AcceptPropertyNameDocument: TypedDocument<AcceptPropertyNameMutation, AcceptPropertyNameMutationVariables> = {
  id: 'x-AcceptPropertyName-Bfv9HIU92kkW',
  name: 'AcceptPropertyName',
  text: "mutation AcceptPropertyName($id: ID!, $version: Int!, $attributeId: ID) { acceptPropertyName(id: $id, version: $version, attributeId: $attributeId) { __typename ... on PropertyNameDecided { changeId propertyName { ...PropertyNameRow } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment PropertyNameRow on PropertyName { id text state offerCount version decidedAt shop { id name } examples attribute { id name } proposal { isByRule attribute { id name } reason { text wording { key params } } } actions { action isAllowed } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const DismissPropertyNameDocument: TypedDocument<DismissPropertyNameMutation, DismissPropertyNameMutationVariables> = {
  id: 'x-DismissPropertyName-pmgUU05yFe8N',
  name: 'DismissPropertyName',
  text: "mutation DismissPropertyName($id: ID!, $version: Int!) { dismissPropertyName(id: $id, version: $version) { __typename ... on PropertyNameDecided { changeId } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ReopenPropertyNameDocument: TypedDocument<ReopenPropertyNameMutation, ReopenPropertyNameMutationVariables> = {
  id: 'x-ReopenPropertyName-EfbKPGAI9Daj',
  name: 'ReopenPropertyName',
  text: "mutation ReopenPropertyName($id: ID!, $version: Int!) { reopenPropertyName(id: $id, version: $version) { __typename ... on PropertyNameDecided { changeId } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};
