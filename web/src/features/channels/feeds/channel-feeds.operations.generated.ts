// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FeedFormat =
  | 'XML'
  | 'CSV'
  | 'TSV';

export type ChannelFeedInput = {
  readonly name: string;
  readonly format: FeedFormat;
  readonly schedule?: ScheduleInput | null | undefined;
};

export type ScheduleInterval =
  | 'manual'
  | 'hourly'
  | 'every_6_hours'
  | 'daily'
  | 'weekly'
  | 'monthly'
  | 'cron';

export type ScheduleInput = {
  readonly every: ScheduleInterval;
  readonly cron?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
};

export type ChannelFeedDetailFragment = { readonly id: string, readonly channelId: string, readonly name: string, readonly format: FeedFormat, readonly mappingVersion: number, readonly address: string | null, readonly previousUntil: string | null, readonly nextRunAt: string | null, readonly revision: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly version: number, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null } };

export type ChannelFeedsQueryVariables = Exact<{
  channelId: string;
}>;


export type ChannelFeedsQuery = { readonly channelFeeds: ReadonlyArray<{ readonly id: string, readonly channelId: string, readonly name: string, readonly format: FeedFormat, readonly mappingVersion: number, readonly address: string | null, readonly previousUntil: string | null, readonly nextRunAt: string | null, readonly revision: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly version: number, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null } }> | null };

export type CreateChannelFeedMutationVariables = Exact<{
  channelId: string;
  input: ChannelFeedInput;
}>;


export type CreateChannelFeedMutation = { readonly createChannelFeed:
    | { readonly __typename: 'ChannelFeedCreated', readonly feed: { readonly id: string, readonly channelId: string, readonly name: string, readonly format: FeedFormat, readonly mappingVersion: number, readonly address: string | null, readonly previousUntil: string | null, readonly nextRunAt: string | null, readonly revision: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly version: number, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null } } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type UpdateChannelFeedMutationVariables = Exact<{
  id: string;
  version: number;
  input: ChannelFeedInput;
}>;


export type UpdateChannelFeedMutation = { readonly updateChannelFeed:
    | { readonly __typename: 'ChannelFeedUpdated', readonly feed: { readonly id: string, readonly channelId: string, readonly name: string, readonly format: FeedFormat, readonly mappingVersion: number, readonly address: string | null, readonly previousUntil: string | null, readonly nextRunAt: string | null, readonly revision: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly version: number, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null } } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ReplaceFeedTokenMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ReplaceFeedTokenMutation = { readonly replaceFeedToken:
    | { readonly __typename: 'ChannelFeedUpdated', readonly feed: { readonly id: string, readonly channelId: string, readonly name: string, readonly format: FeedFormat, readonly mappingVersion: number, readonly address: string | null, readonly previousUntil: string | null, readonly nextRunAt: string | null, readonly revision: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly version: number, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null } } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type RebuildChannelFeedMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RebuildChannelFeedMutation = { readonly rebuildChannelFeed:
    | { readonly __typename: 'ChannelFeedUpdated', readonly feed: { readonly id: string, readonly channelId: string, readonly name: string, readonly format: FeedFormat, readonly mappingVersion: number, readonly address: string | null, readonly previousUntil: string | null, readonly nextRunAt: string | null, readonly revision: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly version: number, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null } } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type RemoveHeldRowsMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveHeldRowsMutation = { readonly removeHeldRows:
    | { readonly __typename: 'ChannelFeedUpdated', readonly feed: { readonly id: string, readonly channelId: string, readonly name: string, readonly format: FeedFormat, readonly mappingVersion: number, readonly address: string | null, readonly previousUntil: string | null, readonly nextRunAt: string | null, readonly revision: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly version: number, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null } } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const ChannelFeedsDocument: TypedDocument<ChannelFeedsQuery, ChannelFeedsQueryVariables> = {
  id: 'x-ChannelFeeds-h8nQ66McbPYq',
  name: 'ChannelFeeds',
  reads: ['ChannelFeed'],
  text: "query ChannelFeeds($channelId: ID!) { channelFeeds(channelId: $channelId) { ...ChannelFeedDetail } } fragment ChannelFeedDetail on ChannelFeed { id channelId name format mappingVersion address previousUntil schedule { every cron timeZone } nextRunAt revision createdAt updatedAt mayUpdate version }",
};

export const CreateChannelFeedDocument: TypedDocument<CreateChannelFeedMutation, CreateChannelFeedMutationVariables> = {
  id: 'x-CreateChannelFeed-23k2sUXDw_yg',
  name: 'CreateChannelFeed',
  text: "mutation CreateChannelFeed($channelId: ID!, $input: ChannelFeedInput!) { createChannelFeed(channelId: $channelId, input: $input) { __typename ... on ChannelFeedCreated { feed { ...ChannelFeedDetail } } ...Invalid ...NotAllowed ... on NotFound { id } } } fragment ChannelFeedDetail on ChannelFeed { id channelId name format mappingVersion address previousUntil schedule { every cron timeZone } nextRunAt revision createdAt updatedAt mayUpdate version } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const UpdateChannelFeedDocument: TypedDocument<UpdateChannelFeedMutation, UpdateChannelFeedMutationVariables> = {
  id: 'x-UpdateChannelFeed-y_nCQhnCRB7F',
  name: 'UpdateChannelFeed',
  text: "mutation UpdateChannelFeed($id: ID!, $version: Int!, $input: ChannelFeedInput!) { updateChannelFeed(id: $id, version: $version, input: $input) { __typename ... on ChannelFeedUpdated { feed { ...ChannelFeedDetail } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ChannelFeedDetail on ChannelFeed { id channelId name format mappingVersion address previousUntil schedule { every cron timeZone } nextRunAt revision createdAt updatedAt mayUpdate version } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ReplaceFeedTokenDocument: TypedDocument<ReplaceFeedTokenMutation, ReplaceFeedTokenMutationVariables> = {
  id: 'x-ReplaceFeedToken-zk6eEhq6ZQuC',
  name: 'ReplaceFeedToken',
  text: "mutation ReplaceFeedToken($id: ID!, $version: Int!) { replaceFeedToken(id: $id, version: $version) { __typename ... on ChannelFeedUpdated { feed { ...ChannelFeedDetail } } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ChannelFeedDetail on ChannelFeed { id channelId name format mappingVersion address previousUntil schedule { every cron timeZone } nextRunAt revision createdAt updatedAt mayUpdate version } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const RebuildChannelFeedDocument: TypedDocument<RebuildChannelFeedMutation, RebuildChannelFeedMutationVariables> = {
  id: 'x-RebuildChannelFeed-mDp4Usr2Mt0M',
  name: 'RebuildChannelFeed',
  text: "mutation RebuildChannelFeed($id: ID!, $version: Int!) { rebuildChannelFeed(id: $id, version: $version) { __typename ... on ChannelFeedUpdated { feed { ...ChannelFeedDetail } } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ChannelFeedDetail on ChannelFeed { id channelId name format mappingVersion address previousUntil schedule { every cron timeZone } nextRunAt revision createdAt updatedAt mayUpdate version } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const RemoveHeldRowsDocument: TypedDocument<RemoveHeldRowsMutation, RemoveHeldRowsMutationVariables> = {
  id: 'x-RemoveHeldRows-sGuSSqIZms-J',
  name: 'RemoveHeldRows',
  text: "mutation RemoveHeldRows($id: ID!, $version: Int!) { removeHeldRows(id: $id, version: $version) { __typename ... on ChannelFeedUpdated { feed { ...ChannelFeedDetail } } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ChannelFeedDetail on ChannelFeed { id channelId name format mappingVersion address previousUntil schedule { every cron timeZone } nextRunAt revision createdAt updatedAt mayUpdate version } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};
