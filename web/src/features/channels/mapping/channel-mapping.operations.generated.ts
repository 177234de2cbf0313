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

export type ChannelMappingDetailFragment = { readonly channelId: string, readonly version: number, readonly newestVersion: number, readonly rules: unknown, readonly mayUpdate: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly group: string | null, readonly type: string, readonly level: string, readonly maxLen: number | null, readonly maxItems: number | null, readonly values: ReadonlyArray<string>, readonly mayTakeOthers: boolean, readonly documentation: string | null, readonly defaultExpression: unknown }>, readonly sources: ReadonlyArray<{ readonly source: string, readonly code: string, readonly name: string, readonly kind: string, readonly isList: boolean }>, readonly versions: ReadonlyArray<{ readonly version: number, readonly author: string | null, readonly createdAt: string }> };

export type MappingFaultAtFragment = { readonly path: string, readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type MappingSampleFieldFragment = { readonly field: string, readonly values: ReadonlyArray<string> };

export type ChannelMappingQueryVariables = Exact<{
  channelId: string;
}>;


export type ChannelMappingQuery = { readonly channelMapping: { readonly channelId: string, readonly version: number, readonly newestVersion: number, readonly rules: unknown, readonly mayUpdate: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly group: string | null, readonly type: string, readonly level: string, readonly maxLen: number | null, readonly maxItems: number | null, readonly values: ReadonlyArray<string>, readonly mayTakeOthers: boolean, readonly documentation: string | null, readonly defaultExpression: unknown }>, readonly sources: ReadonlyArray<{ readonly source: string, readonly code: string, readonly name: string, readonly kind: string, readonly isList: boolean }>, readonly versions: ReadonlyArray<{ readonly version: number, readonly author: string | null, readonly createdAt: string }> } | null };

export type ChannelMappingVersionQueryVariables = Exact<{
  channelId: string;
  version: number;
}>;


export type ChannelMappingVersionQuery = { readonly channelMapping: { readonly version: number, readonly rules: unknown } | null };

export type PreviewChannelMappingQueryVariables = Exact<{
  channelId: string;
  rules: unknown;
  productIds?: ReadonlyArray<string> | null | undefined;
}>;


export type PreviewChannelMappingQuery = { readonly previewChannelMapping: { readonly compared: number, readonly total: number, readonly changed: number, readonly appearing: number, readonly refused: number, readonly changedRefused: number, readonly faults: ReadonlyArray<{ readonly path: string, readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }>, readonly samples: ReadonlyArray<{ readonly externalId: string, readonly product: { readonly id: string, readonly name: string } | null, readonly before: ReadonlyArray<{ readonly field: string, readonly values: ReadonlyArray<string> }>, readonly after: ReadonlyArray<{ readonly field: string, readonly values: ReadonlyArray<string> }>, readonly issues: ReadonlyArray<{ readonly field: string, readonly severity: ChannelIssueSeverity, readonly detail: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }> }> } | null };

export type SaveChannelMappingMutationVariables = Exact<{
  channelId: string;
  version: number;
  rules: unknown;
}>;


export type SaveChannelMappingMutation = { readonly saveChannelMapping:
    | { readonly __typename: 'ChannelMappingSaved', readonly mapping: { readonly channelId: string, readonly version: number, readonly newestVersion: number, readonly rules: unknown, readonly mayUpdate: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly group: string | null, readonly type: string, readonly level: string, readonly maxLen: number | null, readonly maxItems: number | null, readonly values: ReadonlyArray<string>, readonly mayTakeOthers: boolean, readonly documentation: string | null, readonly defaultExpression: unknown }>, readonly sources: ReadonlyArray<{ readonly source: string, readonly code: string, readonly name: string, readonly kind: string, readonly isList: boolean }>, readonly versions: ReadonlyArray<{ readonly version: number, readonly author: string | null, readonly createdAt: string }> } }
    | { readonly __typename: 'MappingRefused', readonly faults: ReadonlyArray<{ readonly path: string, readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type RevertChannelMappingMutationVariables = Exact<{
  channelId: string;
  version: number;
  to: number;
}>;


export type RevertChannelMappingMutation = { readonly revertChannelMapping:
    | { readonly __typename: 'ChannelMappingSaved', readonly mapping: { readonly channelId: string, readonly version: number, readonly newestVersion: number, readonly rules: unknown, readonly mayUpdate: boolean, readonly fields: ReadonlyArray<{ readonly name: string, readonly group: string | null, readonly type: string, readonly level: string, readonly maxLen: number | null, readonly maxItems: number | null, readonly values: ReadonlyArray<string>, readonly mayTakeOthers: boolean, readonly documentation: string | null, readonly defaultExpression: unknown }>, readonly sources: ReadonlyArray<{ readonly source: string, readonly code: string, readonly name: string, readonly kind: string, readonly isList: boolean }>, readonly versions: ReadonlyArray<{ readonly version: number, readonly author: string | null, readonly createdAt: string }> } }
    | { readonly __typename: 'MappingRefused', readonly faults: ReadonlyArray<{ readonly path: string, readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type MappingProductsQueryVariables = Exact<{
  channelId: string;
}>;


export type MappingProductsQuery = { readonly listings: { readonly nodes: ReadonlyArray<{ readonly product: { readonly id: string } }> } };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const ChannelMappingDocument: TypedDocument<ChannelMappingQuery, ChannelMappingQueryVariables> = {
  id: 'x-ChannelMapping-BI5YvwRuEG8c',
  name: 'ChannelMapping',
  text: "query ChannelMapping($channelId: ID!) { channelMapping(channelId: $channelId) { ...ChannelMappingDetail } } fragment ChannelMappingDetail on ChannelMapping { channelId version newestVersion rules fields { name group type level maxLen maxItems values mayTakeOthers documentation defaultExpression } sources { source code name kind isList } versions { version author createdAt } mayUpdate }",
};

export const ChannelMappingVersionDocument: TypedDocument<ChannelMappingVersionQuery, ChannelMappingVersionQueryVariables> = {
  id: 'x-ChannelMappingVersion-wCyRGH3Kz1Yb',
  name: 'ChannelMappingVersion',
  text: "query ChannelMappingVersion($channelId: ID!, $version: Int!) { channelMapping(channelId: $channelId, version: $version) { version rules } }",
};

export const PreviewChannelMappingDocument: TypedDocument<PreviewChannelMappingQuery, PreviewChannelMappingQueryVariables> = {
  id: 'x-PreviewChannelMapping-Ua2pd5JHEj-d',
  name: 'PreviewChannelMapping',
  reads: ['Product'],
  text: "query PreviewChannelMapping($channelId: ID!, $rules: JSON!, $productIds: [ID!]) { previewChannelMapping( channelId: $channelId rules: $rules productIds: $productIds ) { faults { ...MappingFaultAt } compared total changed appearing refused changedRefused samples { externalId product { id name } before { ...MappingSampleField } after { ...MappingSampleField } issues { field severity detail { text wording { key params } } } } } } fragment MappingFaultAt on MappingFault { path code reason wording { key params } } fragment MappingSampleField on FeedRowField { field values }",
};

export const SaveChannelMappingDocument: TypedDocument<SaveChannelMappingMutation, SaveChannelMappingMutationVariables> = {
  id: 'x-SaveChannelMapping-uKUUvMVpiWxv',
  name: 'SaveChannelMapping',
  text: "mutation SaveChannelMapping($channelId: ID!, $version: Int!, $rules: JSON!) { saveChannelMapping(channelId: $channelId, version: $version, rules: $rules) { __typename ... on ChannelMappingSaved { mapping { ...ChannelMappingDetail } } ... on MappingRefused { faults { ...MappingFaultAt } } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ChannelMappingDetail on ChannelMapping { channelId version newestVersion rules fields { name group type level maxLen maxItems values mayTakeOthers documentation defaultExpression } sources { source code name kind isList } versions { version author createdAt } mayUpdate } fragment MappingFaultAt on MappingFault { path code reason wording { key params } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const RevertChannelMappingDocument: TypedDocument<RevertChannelMappingMutation, RevertChannelMappingMutationVariables> = {
  id: 'x-RevertChannelMapping-0fdEKWF6C8eH',
  name: 'RevertChannelMapping',
  text: "mutation RevertChannelMapping($channelId: ID!, $version: Int!, $to: Int!) { revertChannelMapping(channelId: $channelId, version: $version, to: $to) { __typename ... on ChannelMappingSaved { mapping { ...ChannelMappingDetail } } ... on MappingRefused { faults { ...MappingFaultAt } } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ChannelMappingDetail on ChannelMapping { channelId version newestVersion rules fields { name group type level maxLen maxItems values mayTakeOthers documentation defaultExpression } sources { source code name kind isList } versions { version author createdAt } mayUpdate } fragment MappingFaultAt on MappingFault { path code reason wording { key params } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const MappingProductsDocument: TypedDocument<MappingProductsQuery, MappingProductsQueryVariables> = {
  id: 'x-MappingProducts-df1r_U8Sqe94',
  name: 'MappingProducts',
  reads: ['Listing', 'Product'],
  text: "query MappingProducts($channelId: ID!) { listings(first: 10, filter: {channelId: [$channelId]}) { nodes { product { id } } } }",
};
