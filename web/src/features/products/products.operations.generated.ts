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

export type ProductStatus =
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'REJECTED'
  | 'ACTIVE'
  | 'UNLISTED'
  | 'ARCHIVED';

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

export type ProductSortField =
  | 'name'
  | 'createdAt'
  | 'updatedAt'
  | 'lowestPrice'
  | 'offerCount'
  | 'completeness';

export type ProductSort = {
  readonly field: ProductSortField;
  readonly direction: SortDirection;
};

export type ProductRowFragment = { readonly id: string, readonly name: string, readonly localName: string, readonly status: ProductStatus, readonly imageUrl: string | null, readonly offerCount: number, readonly shopCount: number, readonly updatedAt: string, readonly brand: { readonly id: string, readonly name: string } | null, readonly category: { readonly id: string, readonly name: string, readonly path: ReadonlyArray<string> } | null, readonly lowestPrice: { readonly minor: number, readonly currency: string } | null, readonly lowestPricesElsewhere: ReadonlyArray<{ readonly minor: number, readonly currency: string }>, readonly completeness: { readonly percent: number } };

export type ProductsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: ProductFilter | null | undefined;
  sort?: ReadonlyArray<ProductSort> | null | undefined;
}>;


export type ProductsListQuery = { readonly products: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly localName: string, readonly status: ProductStatus, readonly imageUrl: string | null, readonly offerCount: number, readonly shopCount: number, readonly updatedAt: string, readonly brand: { readonly id: string, readonly name: string } | null, readonly category: { readonly id: string, readonly name: string, readonly path: ReadonlyArray<string> } | null, readonly lowestPrice: { readonly minor: number, readonly currency: string } | null, readonly lowestPricesElsewhere: ReadonlyArray<{ readonly minor: number, readonly currency: string }>, readonly completeness: { readonly percent: number } }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export const ProductsListDocument: TypedDocument<ProductsListQuery, ProductsListQueryVariables> = {
  id: 'x-ProductsList-3f9V9WdtbdXS',
  name: 'ProductsList',
  reads: ['Brand', 'Category', 'Product'],
  text: "query ProductsList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: ProductFilter, $sort: [ProductSort!]) { products( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...ProductRow } pageInfo { ...PageInfo } total { count isExact } } } fragment ProductRow on Product { id name localName status imageUrl offerCount shopCount updatedAt brand { id name } category { id name path } lowestPrice { minor currency } lowestPricesElsewhere { minor currency } completeness { percent } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};
