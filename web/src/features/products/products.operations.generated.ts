// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type ProductRowFragment = { readonly id: string, readonly name: string, readonly status: ProductStatus, readonly imageUrl: string | null, readonly offerCount: number, readonly shopCount: number, readonly updatedAt: string, readonly brand: { readonly id: string, readonly name: string } | null, readonly category: { readonly id: string, readonly name: string, readonly path: ReadonlyArray<string> } | null, readonly lowestPrice: { readonly minor: number, readonly currency: string } | null, readonly completeness: { readonly percent: number } };

export type ProductsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  filter?: ProductFilter | null | undefined;
  sort?: ReadonlyArray<ProductSort> | null | undefined;
}>;


export type ProductsListQuery = { readonly products: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: ProductStatus, readonly imageUrl: string | null, readonly offerCount: number, readonly shopCount: number, readonly updatedAt: string, readonly brand: { readonly id: string, readonly name: string } | null, readonly category: { readonly id: string, readonly name: string, readonly path: ReadonlyArray<string> } | null, readonly lowestPrice: { readonly minor: number, readonly currency: string } | null, readonly completeness: { readonly percent: number } }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type ProductFilterBrandsQueryVariables = Exact<{
  first: number;
}>;


export type ProductFilterBrandsQuery = { readonly brands: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type ProductFilterShopsQueryVariables = Exact<{
  first: number;
}>;


export type ProductFilterShopsQuery = { readonly shops: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export const ProductsListDocument: TypedDocument<ProductsListQuery, ProductsListQueryVariables> = {
  name: 'ProductsList',
  text: "query ProductsList($first: Int!, $after: String, $search: String, $filter: ProductFilter, $sort: [ProductSort!]) { products( first: $first after: $after search: $search filter: $filter sort: $sort ) { nodes { ...ProductRow } pageInfo { endCursor hasNextPage } total { count isExact } } } fragment ProductRow on Product { id name status imageUrl offerCount shopCount updatedAt brand { id name } category { id name path } lowestPrice { minor currency } completeness { percent } }",
};

export const ProductFilterBrandsDocument: TypedDocument<ProductFilterBrandsQuery, ProductFilterBrandsQueryVariables> = {
  name: 'ProductFilterBrands',
  text: "query ProductFilterBrands($first: Int!) { brands(first: $first, sort: [{field: name, direction: ASC}]) { nodes { id name } } }",
};

export const ProductFilterShopsDocument: TypedDocument<ProductFilterShopsQuery, ProductFilterShopsQueryVariables> = {
  name: 'ProductFilterShops',
  text: "query ProductFilterShops($first: Int!) { shops(first: $first, sort: [{field: name, direction: ASC}]) { nodes { id name } } }",
};
