// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FeedRowState =
  /** In the file, within its times. */
  | 'SERVED'
  /** Something is wrong with it, and it is still in the file as it was: too many would have gone at once. */
  | 'HELD'
  /** It begins later, and is not in the file yet. */
  | 'LATER'
  /** Taken out, or its time is over. */
  | 'REMOVED';

export type FeedRowHeadFragment = { readonly externalId: string, readonly state: FeedRowState, readonly servedFrom: string | null, readonly servedUntil: string | null, readonly changedAt: string, readonly product: { readonly id: string, readonly name: string } | null, readonly variant: { readonly id: string, readonly name: string } | null };

export type FeedRowsQueryVariables = Exact<{
  feedId: string;
  first: number;
  after?: string | null | undefined;
  state?: ReadonlyArray<FeedRowState> | null | undefined;
  search?: string | null | undefined;
}>;


export type FeedRowsQuery = { readonly feedRows: { readonly nodes: ReadonlyArray<{ readonly externalId: string, readonly state: FeedRowState, readonly servedFrom: string | null, readonly servedUntil: string | null, readonly changedAt: string, readonly product: { readonly id: string, readonly name: string } | null, readonly variant: { readonly id: string, readonly name: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } | null };

export type FeedRowQueryVariables = Exact<{
  feedId: string;
  externalId: string;
  version?: string | null | undefined;
}>;


export type FeedRowQuery = { readonly feedRow: { readonly mappingVersion: number, readonly externalId: string, readonly state: FeedRowState, readonly servedFrom: string | null, readonly servedUntil: string | null, readonly changedAt: string, readonly fields: ReadonlyArray<{ readonly field: string, readonly values: ReadonlyArray<string>, readonly rule: number | null, readonly sources: ReadonlyArray<{ readonly source: string, readonly ref: string | null, readonly isThere: boolean, readonly value: { readonly text: string, readonly attribute: { readonly name: string }, readonly source: { readonly offerId: string, readonly offerTitle: string, readonly observedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly raw: string, readonly method: string, readonly path: string } | null } | null, readonly offer: { readonly id: string, readonly title: string, readonly snapshot: { readonly observedAt: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly raw: string, readonly method: string, readonly path: string }> } | null, readonly own: { readonly sourceKind: string | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly pageSnapshot: { readonly observedAt: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly raw: string, readonly method: string, readonly path: string }> } | null } | null } | null }> }>, readonly product: { readonly id: string, readonly name: string } | null, readonly variant: { readonly id: string, readonly name: string } | null } | null };

export type FeedRowVersionLineFragment = { readonly id: string, readonly state: FeedRowState, readonly from: string, readonly until: string | null, readonly mappingVersion: number, readonly isFirst: boolean, readonly reads: number, readonly lastReadAt: string | null, readonly changes: ReadonlyArray<{ readonly field: string, readonly before: ReadonlyArray<string>, readonly after: ReadonlyArray<string> }> };

export type FeedRowVersionsQueryVariables = Exact<{
  feedId: string;
  externalId: string;
  from?: string | null | undefined;
  until?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type FeedRowVersionsQuery = { readonly feedRowVersions: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly state: FeedRowState, readonly from: string, readonly until: string | null, readonly mappingVersion: number, readonly isFirst: boolean, readonly reads: number, readonly lastReadAt: string | null, readonly changes: ReadonlyArray<{ readonly field: string, readonly before: ReadonlyArray<string>, readonly after: ReadonlyArray<string> }> }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } | null };

export type FeedSourceDetailFragment = { readonly source: string, readonly ref: string | null, readonly isThere: boolean, readonly value: { readonly text: string, readonly attribute: { readonly name: string }, readonly source: { readonly offerId: string, readonly offerTitle: string, readonly observedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly raw: string, readonly method: string, readonly path: string } | null } | null, readonly offer: { readonly id: string, readonly title: string, readonly snapshot: { readonly observedAt: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly raw: string, readonly method: string, readonly path: string }> } | null, readonly own: { readonly sourceKind: string | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly pageSnapshot: { readonly observedAt: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly raw: string, readonly method: string, readonly path: string }> } | null } | null } | null };

export type OfferBehindFragment = { readonly id: string, readonly title: string, readonly snapshot: { readonly observedAt: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly raw: string, readonly method: string, readonly path: string }> } | null, readonly own: { readonly sourceKind: string | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly pageSnapshot: { readonly observedAt: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly raw: string, readonly method: string, readonly path: string }> } | null } | null };

export type PageBehindFragment = { readonly observedAt: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly raw: string, readonly method: string, readonly path: string }> };

export const FeedRowsDocument: TypedDocument<FeedRowsQuery, FeedRowsQueryVariables> = {
  id: 'x-FeedRows-27F-Av24Vn8a',
  name: 'FeedRows',
  reads: ['Product', 'Variant'],
  text: "query FeedRows($feedId: ID!, $first: Int!, $after: String, $state: [FeedRowState!], $search: String) { feedRows( feedId: $feedId first: $first after: $after state: $state search: $search ) { nodes { ...FeedRowHead } pageInfo { endCursor hasNextPage } } } fragment FeedRowHead on FeedRow { externalId state servedFrom product { id name } variant { id name } servedFrom servedUntil changedAt }",
};

export const FeedRowDocument: TypedDocument<FeedRowQuery, FeedRowQueryVariables> = {
  id: 'x-FeedRow-Hl8H2x50FMIS',
  name: 'FeedRow',
  reads: ['Attribute', 'Offer', 'Product', 'ProductValue', 'Snapshot', 'Variant'],
  text: "query FeedRow($feedId: ID!, $externalId: String!, $version: ID) { feedRow(feedId: $feedId, externalId: $externalId, version: $version) { ...FeedRowHead mappingVersion fields { field values rule sources { ...FeedSourceDetail } } } } fragment FeedRowHead on FeedRow { externalId state servedFrom product { id name } variant { id name } servedFrom servedUntil changedAt } fragment FeedSourceDetail on FeedSource { source ref isThere value { text attribute { name } source { offerId offerTitle observedAt pageUrl storedPageUrl isStoredPageGone raw method path } } offer { ...OfferBehind } } fragment OfferBehind on Offer { id title snapshot { ...PageBehind } own { sourceKind updatedAt updatedBy pageSnapshot { ...PageBehind } } } fragment PageBehind on Snapshot { observedAt lastConfirmedAt pageUrl storedPageUrl isStoredPageGone fields { name raw method path } }",
};

export const FeedRowVersionsDocument: TypedDocument<FeedRowVersionsQuery, FeedRowVersionsQueryVariables> = {
  id: 'x-FeedRowVersions-FrqMACrLCoiW',
  name: 'FeedRowVersions',
  reads: ['FeedRowVersion'],
  text: "query FeedRowVersions($feedId: ID!, $externalId: String!, $from: DateTime, $until: DateTime, $first: Int!, $after: String) { feedRowVersions( feedId: $feedId externalId: $externalId from: $from until: $until first: $first after: $after ) { nodes { ...FeedRowVersionLine } pageInfo { endCursor hasNextPage } } } fragment FeedRowVersionLine on FeedRowVersion { id state from until mappingVersion isFirst changes { field before after } reads lastReadAt }",
};
