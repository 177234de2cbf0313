// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BrandStatus =
  | 'ACTIVE'
  | 'ARCHIVED';

export type BrandInput = {
  readonly name: string;
  readonly website?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly aliases?: ReadonlyArray<string> | null | undefined;
};

export type BrandFilter = {
  readonly status?: ReadonlyArray<BrandStatus> | null | undefined;
  readonly where?: unknown;
};

export type BrandSortField =
  | 'name'
  | 'createdAt';

export type BrandSort = {
  readonly field: BrandSortField;
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

export type BrandRowFragment = { readonly id: string, readonly name: string, readonly website: string | null, readonly country: string | null, readonly aliases: ReadonlyArray<string>, readonly status: BrandStatus, readonly productCount: number, readonly createdAt: string, readonly version: number };

export type BrandDetailFragment = { readonly id: string, readonly name: string, readonly slug: string, readonly website: string | null, readonly country: string | null, readonly description: string | null, readonly aliases: ReadonlyArray<string>, readonly status: BrandStatus, readonly productCount: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number };

export type BrandsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: BrandFilter | null | undefined;
  sort?: ReadonlyArray<BrandSort> | null | undefined;
}>;


export type BrandsListQuery = { readonly brands: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly website: string | null, readonly country: string | null, readonly aliases: ReadonlyArray<string>, readonly status: BrandStatus, readonly productCount: number, readonly createdAt: string, readonly version: number }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type BrandByIdQueryVariables = Exact<{
  id: string;
}>;


export type BrandByIdQuery = { readonly brand: { readonly id: string, readonly name: string, readonly slug: string, readonly website: string | null, readonly country: string | null, readonly description: string | null, readonly aliases: ReadonlyArray<string>, readonly status: BrandStatus, readonly productCount: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number } | null };

export type BrandArchiveEffectsQueryVariables = Exact<{
  brandId: string;
}>;


export type BrandArchiveEffectsQuery = { readonly active: { readonly total: { readonly count: number } }, readonly others: { readonly total: { readonly count: number } } };

export type ManyBrandsArchiveEffectsQueryVariables = Exact<{
  ids?: ReadonlyArray<ReadonlyArray<string>> | null | undefined;
  search?: string | null | undefined;
  filter?: BrandFilter | null | undefined;
  released?: ReadonlyArray<ReadonlyArray<string>> | null | undefined;
}>;


export type ManyBrandsArchiveEffectsQuery = { readonly brandArchiveEffects: { readonly brands: number, readonly refused: number, readonly refusedBrandIds: ReadonlyArray<string>, readonly notAllowed: number, readonly products: number | null, readonly productBrandIds: ReadonlyArray<string> } };

export type CreateBrandMutationVariables = Exact<{
  input: BrandInput;
}>;


export type CreateBrandMutation = { readonly createBrand:
    | { readonly __typename: 'BrandCreated', readonly brand: { readonly id: string, readonly name: string, readonly slug: string, readonly website: string | null, readonly country: string | null, readonly description: string | null, readonly aliases: ReadonlyArray<string>, readonly status: BrandStatus, readonly productCount: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number } }
    | { readonly __typename: 'BrandNameTaken', readonly name: string, readonly brandId: string }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type UpdateBrandMutationVariables = Exact<{
  id: string;
  version: number;
  input: BrandInput;
}>;


export type UpdateBrandMutation = { readonly updateBrand:
    | { readonly __typename: 'BrandUpdated', readonly changeId: string | null, readonly brand: { readonly id: string, readonly name: string, readonly slug: string, readonly website: string | null, readonly country: string | null, readonly description: string | null, readonly aliases: ReadonlyArray<string>, readonly status: BrandStatus, readonly productCount: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number } }
    | { readonly __typename: 'BrandNameTaken', readonly name: string, readonly brandId: string }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ArchiveBrandMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ArchiveBrandMutation = { readonly archiveBrand:
    | { readonly __typename: 'BrandStatusChanged', readonly brand: { readonly id: string, readonly name: string, readonly slug: string, readonly website: string | null, readonly country: string | null, readonly description: string | null, readonly aliases: ReadonlyArray<string>, readonly status: BrandStatus, readonly productCount: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number } }
    | { readonly __typename: 'BrandHasActiveProducts', readonly count: number }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type RestoreBrandMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RestoreBrandMutation = { readonly restoreBrand:
    | { readonly __typename: 'BrandStatusChanged', readonly brand: { readonly id: string, readonly name: string, readonly slug: string, readonly website: string | null, readonly country: string | null, readonly description: string | null, readonly aliases: ReadonlyArray<string>, readonly status: BrandStatus, readonly productCount: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number } }
    | { readonly __typename: 'BrandHasActiveProducts', readonly count: number }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const BrandsListDocument: TypedDocument<BrandsListQuery, BrandsListQueryVariables> = {
  id: 'x-BrandsList-AUyWBs6Ivqxw',
  name: 'BrandsList',
  reads: ['Brand'],
  text: "query BrandsList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: BrandFilter, $sort: [BrandSort!]) { brands( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...BrandRow } pageInfo { ...PageInfo } total { count isExact } } } fragment BrandRow on Brand { id name website country aliases status productCount createdAt version } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const BrandByIdDocument: TypedDocument<BrandByIdQuery, BrandByIdQueryVariables> = {
  id: 'x-BrandById-KgQJZT-iG2wi',
  name: 'BrandById',
  reads: ['Brand'],
  text: "query BrandById($id: ID!) { brand(id: $id) { ...BrandDetail } } fragment BrandDetail on Brand { id name slug website country description aliases status productCount createdAt updatedAt mayUpdate lockedFields version }",
};

export const BrandArchiveEffectsDocument: TypedDocument<BrandArchiveEffectsQuery, BrandArchiveEffectsQueryVariables> = {
  id: 'x-BrandArchiveEffects-2TZcb216huTF',
  name: 'BrandArchiveEffects',
  text: "query BrandArchiveEffects($brandId: ID!) { active: products(first: 1, filter: {brandId: [$brandId], status: [ACTIVE]}) { total { count } } others: products( first: 1 filter: {brandId: [$brandId], status: [DRAFT, IN_REVIEW, REJECTED, UNLISTED]} ) { total { count } } }",
};

export const ManyBrandsArchiveEffectsDocument: TypedDocument<ManyBrandsArchiveEffectsQuery, ManyBrandsArchiveEffectsQueryVariables> = {
  id: 'x-ManyBrandsArchiveEffects-JW7Or_-wp7hM',
  name: 'ManyBrandsArchiveEffects',
  text: "query ManyBrandsArchiveEffects($ids: [[ID!]!], $search: String, $filter: BrandFilter, $released: [[ID!]!]) { brandArchiveEffects( ids: $ids search: $search filter: $filter released: $released ) { brands refused refusedBrandIds notAllowed products productBrandIds } }",
};

export const CreateBrandDocument: TypedDocument<CreateBrandMutation, CreateBrandMutationVariables> = {
  id: 'x-CreateBrand-iXdL8ALyvId8',
  name: 'CreateBrand',
  text: "mutation CreateBrand($input: BrandInput!) { createBrand(input: $input) { __typename ... on BrandCreated { brand { ...BrandDetail } } ... on BrandNameTaken { name brandId } ...Invalid } } fragment BrandDetail on Brand { id name slug website country description aliases status productCount createdAt updatedAt mayUpdate lockedFields version } fragment Invalid on InvalidInput { issues { path code } }",
};

export const UpdateBrandDocument: TypedDocument<UpdateBrandMutation, UpdateBrandMutationVariables> = {
  id: 'x-UpdateBrand-evlSgEK5W7xJ',
  name: 'UpdateBrand',
  text: "mutation UpdateBrand($id: ID!, $version: Int!, $input: BrandInput!) { updateBrand(id: $id, version: $version, input: $input) { __typename ... on BrandUpdated { changeId brand { ...BrandDetail } } ... on BrandNameTaken { name brandId } ...Invalid ...Conflict ... on NotFound { id } } } fragment BrandDetail on Brand { id name slug website country description aliases status productCount createdAt updatedAt mayUpdate lockedFields version } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ArchiveBrandDocument: TypedDocument<ArchiveBrandMutation, ArchiveBrandMutationVariables> = {
  id: 'x-ArchiveBrand-J1u36K-Mwa3-',
  name: 'ArchiveBrand',
  text: "mutation ArchiveBrand($id: ID!, $version: Int!) { archiveBrand(id: $id, version: $version) { __typename ... on BrandStatusChanged { brand { ...BrandDetail } } ... on BrandHasActiveProducts { count } ...Conflict ... on NotFound { id } } } fragment BrandDetail on Brand { id name slug website country description aliases status productCount createdAt updatedAt mayUpdate lockedFields version } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const RestoreBrandDocument: TypedDocument<RestoreBrandMutation, RestoreBrandMutationVariables> = {
  id: 'x-RestoreBrand-OcvDQsRYXcb2',
  name: 'RestoreBrand',
  text: "mutation RestoreBrand($id: ID!, $version: Int!) { restoreBrand(id: $id, version: $version) { __typename ... on BrandStatusChanged { brand { ...BrandDetail } } ... on BrandHasActiveProducts { count } ...Conflict ... on NotFound { id } } } fragment BrandDetail on Brand { id name slug website country description aliases status productCount createdAt updatedAt mayUpdate lockedFields version } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};
