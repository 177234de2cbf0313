// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChannelIssueSeverity =
  | 'ERROR'
  | 'WARNING'
  | 'INFO';

export type ChannelIssueRoot =
  | 'VALUE'
  | 'OFFER'
  | 'MAPPING'
  | 'MEDIA'
  | 'DISCOUNT';

/** Issues with a code at a field of a channel. */
export type ChannelIssuesInput = {
  readonly code: string;
  /** Null for those of the channel as a whole. */
  readonly field?: string | null | undefined;
  /** At most 500 of them; all where they are left out. */
  readonly ids?: ReadonlyArray<string> | null | undefined;
  /** Only those that were ignored at this time, as the answer told it; asked when issues are opened again. */
  readonly ignoredAt?: string | null | undefined;
};

export type RunState =
  | 'queued'
  | 'starting'
  | 'running'
  | 'pausing'
  | 'paused'
  | 'finishing'
  | 'succeeded'
  | 'degraded'
  | 'failed'
  | 'timed_out'
  | 'cancelling'
  | 'cancelled'
  | 'stalled'
  /** Of a replay that was read and judged: nothing counts before a person has decided. */
  | 'waiting';

export type ChannelIssueCauseRowFragment = { readonly code: string, readonly field: string | null, readonly severity: ChannelIssueSeverity, readonly rootKind: ChannelIssueRoot, readonly documentation: string | null, readonly count: number, readonly firstSeenAt: string, readonly detail: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } };

export type ChannelIssueRowFragment = { readonly id: string, readonly code: string, readonly field: string | null, readonly externalId: string | null, readonly rootKind: ChannelIssueRoot, readonly rootRef: string | null, readonly firstSeenAt: string, readonly ignoredAt: string | null, readonly ignoredBy: string | null, readonly detail: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }, readonly product: { readonly id: string, readonly name: string } | null, readonly variant: { readonly id: string, readonly name: string } | null, readonly value: { readonly text: string, readonly source: { readonly offerId: string, readonly offerTitle: string, readonly observedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly raw: string, readonly method: string, readonly path: string } | null } | null, readonly offer: { readonly id: string, readonly title: string } | null, readonly page: { readonly observedAt: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly raw: string, readonly method: string, readonly path: string }> } | null, readonly made: { readonly field: string, readonly sources: ReadonlyArray<{ readonly source: string, readonly ref: string | null, readonly isThere: boolean, readonly value: { readonly text: string, readonly attribute: { readonly name: string }, readonly source: { readonly offerId: string, readonly offerTitle: string, readonly observedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly raw: string, readonly method: string, readonly path: string } | null } | null, readonly offer: { readonly id: string, readonly title: string, readonly snapshot: { readonly observedAt: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly raw: string, readonly method: string, readonly path: string }> } | null, readonly own: { readonly sourceKind: string | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly pageSnapshot: { readonly observedAt: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly raw: string, readonly method: string, readonly path: string }> } | null } | null } | null }> } | null };

export type ChannelIssueCausesQueryVariables = Exact<{
  channelId: string;
}>;


export type ChannelIssueCausesQuery = { readonly channelIssueCauses: ReadonlyArray<{ readonly code: string, readonly field: string | null, readonly severity: ChannelIssueSeverity, readonly rootKind: ChannelIssueRoot, readonly documentation: string | null, readonly count: number, readonly firstSeenAt: string, readonly detail: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }> | null, readonly ignoredCauses: ReadonlyArray<{ readonly code: string, readonly field: string | null, readonly severity: ChannelIssueSeverity, readonly rootKind: ChannelIssueRoot, readonly documentation: string | null, readonly count: number, readonly firstSeenAt: string, readonly detail: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }> | null, readonly channelFeeds: ReadonlyArray<{ readonly id: string, readonly runs: ReadonlyArray<{ readonly id: string, readonly state: RunState }> }> | null };

export type FeedsWithHeldRowsQueryVariables = Exact<{
  channelId: string;
}>;


export type FeedsWithHeldRowsQuery = { readonly channelFeeds: ReadonlyArray<{ readonly id: string, readonly name: string, readonly counts: { readonly held: number } }> | null };

export type ChannelIssuesQueryVariables = Exact<{
  channelId: string;
  first: number;
  after?: string | null | undefined;
  code?: string | null | undefined;
  field?: string | null | undefined;
  ignored: boolean;
}>;


export type ChannelIssuesQuery = { readonly channelIssues: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly code: string, readonly field: string | null, readonly externalId: string | null, readonly rootKind: ChannelIssueRoot, readonly rootRef: string | null, readonly firstSeenAt: string, readonly ignoredAt: string | null, readonly ignoredBy: string | null, readonly detail: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }, readonly product: { readonly id: string, readonly name: string } | null, readonly variant: { readonly id: string, readonly name: string } | null, readonly value: { readonly text: string, readonly source: { readonly offerId: string, readonly offerTitle: string, readonly observedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly raw: string, readonly method: string, readonly path: string } | null } | null, readonly offer: { readonly id: string, readonly title: string } | null, readonly page: { readonly observedAt: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly raw: string, readonly method: string, readonly path: string }> } | null, readonly made: { readonly field: string, readonly sources: ReadonlyArray<{ readonly source: string, readonly ref: string | null, readonly isThere: boolean, readonly value: { readonly text: string, readonly attribute: { readonly name: string }, readonly source: { readonly offerId: string, readonly offerTitle: string, readonly observedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly raw: string, readonly method: string, readonly path: string } | null } | null, readonly offer: { readonly id: string, readonly title: string, readonly snapshot: { readonly observedAt: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly raw: string, readonly method: string, readonly path: string }> } | null, readonly own: { readonly sourceKind: string | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly pageSnapshot: { readonly observedAt: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly raw: string, readonly method: string, readonly path: string }> } | null } | null } | null }> } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } | null };

export type IgnoreChannelIssuesMutationVariables = Exact<{
  channelId: string;
  input: ChannelIssuesInput;
}>;


export type IgnoreChannelIssuesMutation = { readonly ignoreChannelIssues:
    | { readonly __typename: 'ChannelIssuesMoved', readonly count: number, readonly ignoredAt: string | null }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ReopenChannelIssuesMutationVariables = Exact<{
  channelId: string;
  input: ChannelIssuesInput;
}>;


export type ReopenChannelIssuesMutation = { readonly reopenChannelIssues:
    | { readonly __typename: 'ChannelIssuesMoved', readonly count: number, readonly ignoredAt: string | null }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type PageBehindFragment = { readonly observedAt: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly raw: string, readonly method: string, readonly path: string }> };

export type FeedSourceDetailFragment = { readonly source: string, readonly ref: string | null, readonly isThere: boolean, readonly value: { readonly text: string, readonly attribute: { readonly name: string }, readonly source: { readonly offerId: string, readonly offerTitle: string, readonly observedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly raw: string, readonly method: string, readonly path: string } | null } | null, readonly offer: { readonly id: string, readonly title: string, readonly snapshot: { readonly observedAt: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly raw: string, readonly method: string, readonly path: string }> } | null, readonly own: { readonly sourceKind: string | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly pageSnapshot: { readonly observedAt: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly raw: string, readonly method: string, readonly path: string }> } | null } | null } | null };

export type OfferBehindFragment = { readonly id: string, readonly title: string, readonly snapshot: { readonly observedAt: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly raw: string, readonly method: string, readonly path: string }> } | null, readonly own: { readonly sourceKind: string | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly pageSnapshot: { readonly observedAt: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly raw: string, readonly method: string, readonly path: string }> } | null } | null };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export const ChannelIssueCausesDocument: TypedDocument<ChannelIssueCausesQuery, ChannelIssueCausesQueryVariables> = {
  id: 'x-ChannelIssueCauses-1vnzUGQ7KdN4',
  name: 'ChannelIssueCauses',
  reads: ['ChannelFeed', 'FeedRun'],
  text: "query ChannelIssueCauses($channelId: ID!) { channelIssueCauses(channelId: $channelId) { ...ChannelIssueCauseRow } ignoredCauses: channelIssueCauses(channelId: $channelId, ignored: true) { ...ChannelIssueCauseRow } channelFeeds(channelId: $channelId) { id runs(first: 5) { id state } } } fragment ChannelIssueCauseRow on ChannelIssueCause { code field severity rootKind detail { text wording { key params } } documentation count firstSeenAt }",
};

export const FeedsWithHeldRowsDocument: TypedDocument<FeedsWithHeldRowsQuery, FeedsWithHeldRowsQueryVariables> = {
  id: 'x-FeedsWithHeldRows-D7SCdzQwa2ZN',
  name: 'FeedsWithHeldRows',
  reads: ['ChannelFeed'],
  text: "query FeedsWithHeldRows($channelId: ID!) { channelFeeds(channelId: $channelId) { id name counts { held } } }",
};

export const ChannelIssuesDocument: TypedDocument<ChannelIssuesQuery, ChannelIssuesQueryVariables> = {
  id: 'x-ChannelIssues-zntfkupRiHOt',
  name: 'ChannelIssues',
  reads: ['Attribute', 'ChannelIssue', 'Offer', 'Product', 'ProductValue', 'Snapshot', 'Variant'],
  text: "query ChannelIssues($channelId: ID!, $first: Int!, $after: String, $code: String, $field: String, $ignored: Boolean!) { channelIssues( channelId: $channelId first: $first after: $after code: $code field: $field ignored: $ignored ) { nodes { ...ChannelIssueRow } pageInfo { endCursor hasNextPage } } } fragment ChannelIssueRow on ChannelIssue { id code field detail { text wording { key params } } externalId product { id name } variant { id name } rootKind rootRef value { text source { offerId offerTitle observedAt pageUrl storedPageUrl isStoredPageGone raw method path } } offer { id title } page { ...PageBehind } made { field sources { ...FeedSourceDetail } } firstSeenAt ignoredAt ignoredBy } fragment PageBehind on Snapshot { observedAt lastConfirmedAt pageUrl storedPageUrl isStoredPageGone fields { name raw method path } } fragment FeedSourceDetail on FeedSource { source ref isThere value { text attribute { name } source { offerId offerTitle observedAt pageUrl storedPageUrl isStoredPageGone raw method path } } offer { ...OfferBehind } } fragment OfferBehind on Offer { id title snapshot { ...PageBehind } own { sourceKind updatedAt updatedBy pageSnapshot { ...PageBehind } } }",
};

export const IgnoreChannelIssuesDocument: TypedDocument<IgnoreChannelIssuesMutation, IgnoreChannelIssuesMutationVariables> = {
  id: 'x-IgnoreChannelIssues-XdjjiNiAe4_M',
  name: 'IgnoreChannelIssues',
  text: "mutation IgnoreChannelIssues($channelId: ID!, $input: ChannelIssuesInput!) { ignoreChannelIssues(channelId: $channelId, input: $input) { __typename ... on ChannelIssuesMoved { count ignoredAt } ...Invalid ...NotAllowed ... on NotFound { id } } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const ReopenChannelIssuesDocument: TypedDocument<ReopenChannelIssuesMutation, ReopenChannelIssuesMutationVariables> = {
  id: 'x-ReopenChannelIssues-5og5Go30JzKo',
  name: 'ReopenChannelIssues',
  text: "mutation ReopenChannelIssues($channelId: ID!, $input: ChannelIssuesInput!) { reopenChannelIssues(channelId: $channelId, input: $input) { __typename ... on ChannelIssuesMoved { count ignoredAt } ...Invalid ...NotAllowed ... on NotFound { id } } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};
