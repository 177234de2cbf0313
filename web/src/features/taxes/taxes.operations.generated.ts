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

export type ShopKind =
  | 'own'
  | 'partner'
  | 'observed';

export type TaxRateInput = {
  readonly shopId: string;
  readonly name: string;
  readonly country: string;
  readonly region?: string | null | undefined;
  readonly taxClass?: string | null | undefined;
  /** A decimal text in per cent, of at most four decimals: `8.875`, also `8,875`. */
  readonly percent: string;
  /** A day: `2027-01-01`. */
  readonly validFrom: string;
};

export type TaxRateFilter = {
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly country?: ReadonlyArray<string> | null | undefined;
  readonly taxClass?: ReadonlyArray<string> | null | undefined;
  readonly isCurrent?: boolean | null | undefined;
  readonly where?: unknown;
};

export type TaxRateSortField =
  | 'COUNTRY'
  | 'VALID_FROM';

export type TaxRateSort = {
  readonly field: TaxRateSortField;
  readonly direction: SortDirection;
};

export type TaxRateRowFragment = { readonly id: string, readonly name: string, readonly country: string, readonly region: string | null, readonly taxClass: string, readonly ratePpm: number, readonly percent: string, readonly validFrom: string, readonly isCurrent: boolean, readonly createdAt: string, readonly version: number, readonly shop: { readonly id: string, readonly name: string } };

export type TaxRateDetailFragment = { readonly updatedAt: string, readonly mayUpdate: boolean, readonly id: string, readonly name: string, readonly country: string, readonly region: string | null, readonly taxClass: string, readonly ratePpm: number, readonly percent: string, readonly validFrom: string, readonly isCurrent: boolean, readonly createdAt: string, readonly version: number, readonly shop: { readonly id: string, readonly name: string } };

export type TaxRatesListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: TaxRateFilter | null | undefined;
  sort?: ReadonlyArray<TaxRateSort> | null | undefined;
}>;


export type TaxRatesListQuery = { readonly taxRates: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly country: string, readonly region: string | null, readonly taxClass: string, readonly ratePpm: number, readonly percent: string, readonly validFrom: string, readonly isCurrent: boolean, readonly createdAt: string, readonly version: number, readonly shop: { readonly id: string, readonly name: string } }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type TaxRateByIdQueryVariables = Exact<{
  id: string;
}>;


export type TaxRateByIdQuery = { readonly taxRate: { readonly updatedAt: string, readonly mayUpdate: boolean, readonly id: string, readonly name: string, readonly country: string, readonly region: string | null, readonly taxClass: string, readonly ratePpm: number, readonly percent: string, readonly validFrom: string, readonly isCurrent: boolean, readonly createdAt: string, readonly version: number, readonly shop: { readonly id: string, readonly name: string } } | null };

export type ShopForTaxRatesQueryVariables = Exact<{
  id: string;
}>;


export type ShopForTaxRatesQuery = { readonly shop: { readonly id: string, readonly kind: ShopKind, readonly country: string | null, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string> } | null };

export type TaxRatesOfShopQueryVariables = Exact<{
  shopId: string;
}>;


export type TaxRatesOfShopQuery = { readonly taxRates: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly country: string, readonly region: string | null, readonly taxClass: string, readonly ratePpm: number, readonly percent: string, readonly validFrom: string, readonly isCurrent: boolean, readonly createdAt: string, readonly version: number, readonly shop: { readonly id: string, readonly name: string } }>, readonly pageInfo: { readonly hasNextPage: boolean } } };

export type CreateTaxRateMutationVariables = Exact<{
  input: TaxRateInput;
}>;


export type CreateTaxRateMutation = { readonly createTaxRate:
    | { readonly __typename: 'TaxRateCreated', readonly taxRate: { readonly updatedAt: string, readonly mayUpdate: boolean, readonly id: string, readonly name: string, readonly country: string, readonly region: string | null, readonly taxClass: string, readonly ratePpm: number, readonly percent: string, readonly validFrom: string, readonly isCurrent: boolean, readonly createdAt: string, readonly version: number, readonly shop: { readonly id: string, readonly name: string } } }
    | { readonly __typename: 'TaxRateTaken', readonly taxRate: { readonly name: string } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type UpdateTaxRateMutationVariables = Exact<{
  id: string;
  version: number;
  input: TaxRateInput;
}>;


export type UpdateTaxRateMutation = { readonly updateTaxRate:
    | { readonly __typename: 'TaxRateUpdated', readonly changeId: string | null, readonly taxRate: { readonly updatedAt: string, readonly mayUpdate: boolean, readonly id: string, readonly name: string, readonly country: string, readonly region: string | null, readonly taxClass: string, readonly ratePpm: number, readonly percent: string, readonly validFrom: string, readonly isCurrent: boolean, readonly createdAt: string, readonly version: number, readonly shop: { readonly id: string, readonly name: string } } }
    | { readonly __typename: 'TaxRateTaken', readonly taxRate: { readonly name: string } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type DeleteTaxRateMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteTaxRateMutation = { readonly deleteTaxRate:
    | { readonly __typename: 'TaxRateDeleted', readonly id: string, readonly name: string }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const TaxRatesListDocument: TypedDocument<TaxRatesListQuery, TaxRatesListQueryVariables> = {
  id: 'x-TaxRatesList-U7DNj-NFFcEv',
  name: 'TaxRatesList',
  reads: ['Shop', 'TaxRate'],
  text: "query TaxRatesList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: TaxRateFilter, $sort: [TaxRateSort!]) { taxRates( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...TaxRateRow } pageInfo { ...PageInfo } total { count isExact } } } fragment TaxRateRow on TaxRate { id name shop { id name } country region taxClass ratePpm percent validFrom isCurrent createdAt version } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const TaxRateByIdDocument: TypedDocument<TaxRateByIdQuery, TaxRateByIdQueryVariables> = {
  id: 'x-TaxRateById-xc2aDfrn7mjt',
  name: 'TaxRateById',
  reads: ['Shop', 'TaxRate'],
  text: "query TaxRateById($id: ID!) { taxRate(id: $id) { ...TaxRateDetail } } fragment TaxRateDetail on TaxRate { ...TaxRateRow updatedAt mayUpdate } fragment TaxRateRow on TaxRate { id name shop { id name } country region taxClass ratePpm percent validFrom isCurrent createdAt version }",
};

export const ShopForTaxRatesDocument: TypedDocument<ShopForTaxRatesQuery, ShopForTaxRatesQueryVariables> = {
  id: 'x-ShopForTaxRates-_BhpeZhcBBUy',
  name: 'ShopForTaxRates',
  reads: ['Shop'],
  text: "query ShopForTaxRates($id: ID!) { shop(id: $id) { id kind country mayUpdate lockedFields } }",
};

export const TaxRatesOfShopDocument: TypedDocument<TaxRatesOfShopQuery, TaxRatesOfShopQueryVariables> = {
  id: 'x-TaxRatesOfShop-vWuViWF5dtEc',
  name: 'TaxRatesOfShop',
  reads: ['Shop', 'TaxRate'],
  text: "query TaxRatesOfShop($shopId: ID!) { taxRates(first: 20, filter: {shopId: [$shopId], isCurrent: true}) { nodes { ...TaxRateRow } pageInfo { hasNextPage } } } fragment TaxRateRow on TaxRate { id name shop { id name } country region taxClass ratePpm percent validFrom isCurrent createdAt version }",
};

export const CreateTaxRateDocument: TypedDocument<CreateTaxRateMutation, CreateTaxRateMutationVariables> = {
  id: 'x-CreateTaxRate-eP20a0Dtwg89',
  name: 'CreateTaxRate',
  text: "mutation CreateTaxRate($input: TaxRateInput!) { createTaxRate(input: $input) { __typename ... on TaxRateCreated { taxRate { ...TaxRateDetail } } ... on TaxRateTaken { taxRate { name } } ...Invalid ... on NotFound { id } } } fragment TaxRateDetail on TaxRate { ...TaxRateRow updatedAt mayUpdate } fragment TaxRateRow on TaxRate { id name shop { id name } country region taxClass ratePpm percent validFrom isCurrent createdAt version } fragment Invalid on InvalidInput { issues { path code } }",
};

export const UpdateTaxRateDocument: TypedDocument<UpdateTaxRateMutation, UpdateTaxRateMutationVariables> = {
  id: 'x-UpdateTaxRate--pGVQ9PiCEIq',
  name: 'UpdateTaxRate',
  text: "mutation UpdateTaxRate($id: ID!, $version: Int!, $input: TaxRateInput!) { updateTaxRate(id: $id, version: $version, input: $input) { __typename ... on TaxRateUpdated { changeId taxRate { ...TaxRateDetail } } ... on TaxRateTaken { taxRate { name } } ...Invalid ...Conflict ... on NotFound { id } } } fragment TaxRateDetail on TaxRate { ...TaxRateRow updatedAt mayUpdate } fragment TaxRateRow on TaxRate { id name shop { id name } country region taxClass ratePpm percent validFrom isCurrent createdAt version } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const DeleteTaxRateDocument: TypedDocument<DeleteTaxRateMutation, DeleteTaxRateMutationVariables> = {
  id: 'x-DeleteTaxRate-jpLlQEz8RAwq',
  name: 'DeleteTaxRate',
  text: "mutation DeleteTaxRate($id: ID!, $version: Int!) { deleteTaxRate(id: $id, version: $version) { __typename ... on TaxRateDeleted { id name } ...Conflict ... on NotFound { id } } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};
