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

export type ArchivePlace =
  | 'ARCHIVE'
  | 'BIN';

export type ArchivedProductFilter = {
  readonly place?: ReadonlyArray<ArchivePlace> | null | undefined;
  readonly reason?: ReadonlyArray<ProductArchiveReason> | null | undefined;
  readonly brandId?: ReadonlyArray<string> | null | undefined;
  readonly byId?: ReadonlyArray<string> | null | undefined;
  readonly since?: string | null | undefined;
  readonly until?: string | null | undefined;
  readonly where?: unknown;
};

export type ArchivedProductSortField =
  | 'AT'
  | 'NAME';

export type ArchivedProductSort = {
  readonly field: ArchivedProductSortField;
  readonly direction: SortDirection;
};

export type ProductStatus =
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'REJECTED'
  | 'ACTIVE'
  | 'UNLISTED'
  | 'ARCHIVED';

export type ProductArchiveReason =
  | 'DISCONTINUED'
  | 'NOT_SOLD'
  | 'DUPLICATE'
  | 'WRONG_DATA'
  | 'OTHER';

export type ProductFilter = {
  readonly status?: ReadonlyArray<ProductStatus> | null | undefined;
  readonly brandId?: ReadonlyArray<string> | null | undefined;
  readonly categoryId?: ReadonlyArray<string> | null | undefined;
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly hasOffers?: boolean | null | undefined;
  readonly completenessBelow?: number | null | undefined;
  /** Products with a value of one of these attributes, also of a variant. */
  readonly attributeId?: ReadonlyArray<string> | null | undefined;
  /** Products with one of these options of an attribute, also of a variant. */
  readonly optionId?: ReadonlyArray<string> | null | undefined;
  /** Products of which a source states something that its attribute cannot hold. */
  readonly hasFindings?: boolean | null | undefined;
  /** The same about one of these attributes. */
  readonly findingAttributeId?: ReadonlyArray<string> | null | undefined;
  /** Codes of basics: products that miss one of them. */
  readonly missing?: ReadonlyArray<string> | null | undefined;
  /** Days of UTC, `2026-11-01`. */
  readonly createdFrom?: string | null | undefined;
  readonly createdUntil?: string | null | undefined;
  readonly where?: unknown;
};

export type ArchivedProductRowFragment = { readonly id: string, readonly name: string, readonly place: ArchivePlace, readonly status: ProductStatus, readonly reason: ProductArchiveReason | null, readonly note: string | null, readonly by: string | null, readonly at: string, readonly purgeAt: string | null, readonly version: number, readonly mayRestore: boolean, readonly mayDelete: boolean, readonly mayPurge: boolean, readonly brand: { readonly id: string, readonly name: string } | null };

export type ArchivedProductsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: ArchivedProductFilter | null | undefined;
  sort?: ReadonlyArray<ArchivedProductSort> | null | undefined;
}>;


export type ArchivedProductsListQuery = { readonly archivedProducts: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly place: ArchivePlace, readonly status: ProductStatus, readonly reason: ProductArchiveReason | null, readonly note: string | null, readonly by: string | null, readonly at: string, readonly purgeAt: string | null, readonly version: number, readonly mayRestore: boolean, readonly mayDelete: boolean, readonly mayPurge: boolean, readonly brand: { readonly id: string, readonly name: string } | null }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type ArchiveEffectsQueryVariables = Exact<{
  ids?: ReadonlyArray<ReadonlyArray<string>> | null | undefined;
  search?: string | null | undefined;
  filter?: ProductFilter | null | undefined;
  released?: ReadonlyArray<ReadonlyArray<string>> | null | undefined;
}>;


export type ArchiveEffectsQuery = { readonly archiveEffects: { readonly products: number, readonly refused: number, readonly offers: number, readonly shops: number, readonly offerProductIds: ReadonlyArray<string>, readonly proposals: number, readonly proposalProductIds: ReadonlyArray<string>, readonly listings: number | null, readonly channels: number | null, readonly listingProductIds: ReadonlyArray<string>, readonly openOrders: number | null, readonly orderProductIds: ReadonlyArray<string> } };

export type UnarchiveProductMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type UnarchiveProductMutation = { readonly changeProductStatus:
    | { readonly __typename: 'ProductUpdated', readonly changeId: string | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type BinArchivedProductMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type BinArchivedProductMutation = { readonly deleteProduct:
    | { readonly __typename: 'ProductDeleted', readonly name: string }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type PurgeProductMutationVariables = Exact<{
  id: string;
}>;


export type PurgeProductMutation = { readonly purgeFromBin:
    | { readonly __typename: 'PurgedFromBin', readonly name: string }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const ArchivedProductsListDocument: TypedDocument<ArchivedProductsListQuery, ArchivedProductsListQueryVariables> = {
  id: 'x-ArchivedProductsList-Qs362LpNW3Gy',
  name: 'ArchivedProductsList',
  reads: ['ArchivedProduct', 'Brand'],
  text: "query ArchivedProductsList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: ArchivedProductFilter, $sort: [ArchivedProductSort!]) { archivedProducts( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...ArchivedProductRow } pageInfo { ...PageInfo } total { count isExact } } } fragment ArchivedProductRow on ArchivedProduct { id name place status reason note by at purgeAt version mayRestore mayDelete mayPurge brand { id name } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const ArchiveEffectsDocument: TypedDocument<ArchiveEffectsQuery, ArchiveEffectsQueryVariables> = {
  id: 'x-ArchiveEffects-5e4rJD9ZkQ6u',
  name: 'ArchiveEffects',
  text: "query ArchiveEffects($ids: [[ID!]!], $search: String, $filter: ProductFilter, $released: [[ID!]!]) { archiveEffects(ids: $ids, search: $search, filter: $filter, released: $released) { products refused offers shops offerProductIds proposals proposalProductIds listings channels listingProductIds openOrders orderProductIds } }",
};

export const UnarchiveProductDocument: TypedDocument<UnarchiveProductMutation, UnarchiveProductMutationVariables> = {
  id: 'x-UnarchiveProduct--vQpH9IoKnQK',
  name: 'UnarchiveProduct',
  text: "mutation UnarchiveProduct($id: ID!, $version: Int!) { changeProductStatus(id: $id, version: $version, status: DRAFT) { __typename ... on ProductUpdated { changeId } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const BinArchivedProductDocument: TypedDocument<BinArchivedProductMutation, BinArchivedProductMutationVariables> = {
  id: 'x-BinArchivedProduct-iuI8r4NPnzqX',
  name: 'BinArchivedProduct',
  text: "mutation BinArchivedProduct($id: ID!, $version: Int!) { deleteProduct(id: $id, version: $version) { __typename ... on ProductDeleted { name } ...Conflict ... on NotFound { id } } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const PurgeProductDocument: TypedDocument<PurgeProductMutation, PurgeProductMutationVariables> = {
  id: 'x-PurgeProduct-ToOc7Xnag6kM',
  name: 'PurgeProduct',
  text: "mutation PurgeProduct($id: ID!) { purgeFromBin(id: $id) { __typename ... on PurgedFromBin { name } ... on NotFound { id } } }",
};
