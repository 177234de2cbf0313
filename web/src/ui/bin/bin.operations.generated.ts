// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BinnedRecordQueryVariables = Exact<{
  id: string;
}>;


export type BinnedRecordQuery = { readonly binEntry: { readonly name: string, readonly deletedBy: string | null, readonly deletedAt: string, readonly purgeAt: string, readonly mayRestore: boolean } | null };

export type RestoreFromBinMutationVariables = Exact<{
  id: string;
}>;


export type RestoreFromBinMutation = { readonly restoreFromBin:
    | { readonly __typename: 'RestoredFromBin', readonly name: string, readonly entity: string, readonly remarks: ReadonlyArray<{ readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly named: ReadonlyArray<{ readonly id: string, readonly name: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound' }
   };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export const BinnedRecordDocument: TypedDocument<BinnedRecordQuery, BinnedRecordQueryVariables> = {
  id: 'x-BinnedRecord-7zMwu9lGzROx',
  name: 'BinnedRecord',
  reads: ['BinEntry'],
  text: "query BinnedRecord($id: ID!) { binEntry(id: $id) { name deletedBy deletedAt purgeAt mayRestore } }",
};

export const RestoreFromBinDocument: TypedDocument<RestoreFromBinMutation, RestoreFromBinMutationVariables> = {
  id: 'x-RestoreFromBin-pdc63gUvGEs6',
  name: 'RestoreFromBin',
  text: "mutation RestoreFromBin($id: ID!) { restoreFromBin(id: $id) { __typename ... on RestoredFromBin { name remarks { text wording { key params } } entity named { id name } } ...NotAllowed } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};
