// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StoredKindName =
  | 'STORED_PAGES'
  | 'FETCHES'
  | 'SNAPSHOTS'
  | 'RUN_ITEMS'
  | 'AUDIT';

export type StorageOfQueryVariables = Exact<{
  shopId?: string | null | undefined;
}>;


export type StorageOfQuery = { readonly storage: { readonly countedAt: string | null, readonly kinds: ReadonlyArray<{ readonly kind: StoredKindName, readonly settingKey: string, readonly kept: { readonly rows: number, readonly bytes: number }, readonly held: { readonly rows: number, readonly bytes: number }, readonly due: { readonly rows: number, readonly bytes: number }, readonly months: ReadonlyArray<{ readonly month: string, readonly goesAt: string | null, readonly kept: { readonly rows: number, readonly bytes: number }, readonly held: { readonly rows: number, readonly bytes: number }, readonly due: { readonly rows: number, readonly bytes: number } }>, readonly shops: ReadonlyArray<{ readonly id: string, readonly name: string, readonly limit: number, readonly isOwnLimit: boolean, readonly kept: { readonly rows: number, readonly bytes: number }, readonly due: { readonly rows: number, readonly bytes: number } }>, readonly lastFreed: { readonly at: string, readonly rows: number, readonly bytes: number } | null }> } | null };

export type AmountFragment = { readonly rows: number, readonly bytes: number };

export type StoredKindDetailFragment = { readonly kind: StoredKindName, readonly settingKey: string, readonly kept: { readonly rows: number, readonly bytes: number }, readonly held: { readonly rows: number, readonly bytes: number }, readonly due: { readonly rows: number, readonly bytes: number }, readonly months: ReadonlyArray<{ readonly month: string, readonly goesAt: string | null, readonly kept: { readonly rows: number, readonly bytes: number }, readonly held: { readonly rows: number, readonly bytes: number }, readonly due: { readonly rows: number, readonly bytes: number } }>, readonly shops: ReadonlyArray<{ readonly id: string, readonly name: string, readonly limit: number, readonly isOwnLimit: boolean, readonly kept: { readonly rows: number, readonly bytes: number }, readonly due: { readonly rows: number, readonly bytes: number } }>, readonly lastFreed: { readonly at: string, readonly rows: number, readonly bytes: number } | null };

export type ShopOfStorageQueryVariables = Exact<{
  id: string;
}>;


export type ShopOfStorageQuery = { readonly shop: { readonly id: string, readonly name: string } | null };

export const StorageOfDocument: TypedDocument<StorageOfQuery, StorageOfQueryVariables> = {
  id: 'x-StorageOf-ZCORHjBdziNr',
  name: 'StorageOf',
  reads: ['StoredShop'],
  text: "query StorageOf($shopId: ID) { storage(shopId: $shopId) { countedAt kinds { ...StoredKindDetail } } } fragment StoredKindDetail on StoredKind { kind settingKey kept { ...Amount } held { ...Amount } due { ...Amount } months { month kept { ...Amount } held { ...Amount } due { ...Amount } goesAt } shops { id name kept { ...Amount } due { ...Amount } limit isOwnLimit } lastFreed { at rows bytes } } fragment Amount on StoredAmount { rows bytes }",
};

export const ShopOfStorageDocument: TypedDocument<ShopOfStorageQuery, ShopOfStorageQueryVariables> = {
  id: 'x-ShopOfStorage-3cPvdHgt23R9',
  name: 'ShopOfStorage',
  reads: ['Shop'],
  text: "query ShopOfStorage($id: ID!) { shop(id: $id) { id name } }",
};
