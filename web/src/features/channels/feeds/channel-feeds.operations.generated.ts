// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FeedFormat =
  | 'XML'
  | 'CSV'
  | 'TSV'
  /** JSON lines: an object on each line. */
  | 'JSONL';

export type ChannelFeedInput = {
  readonly name: string;
  readonly format: FeedFormat;
  readonly schedule?: ScheduleInput | null | undefined;
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
  /** The hour of days, weeks and months, such as 03:00, by the clocks of the time zone; without a zone, of the shop's. */
  readonly time?: string | null | undefined;
  /** The day of the week, 1 for Monday to 7. */
  readonly weekday?: number | null | undefined;
  /** The day of the month; a shorter month has its last one instead. */
  readonly day?: number | null | undefined;
};

export type ChannelFeedDetailFragment = { readonly id: string, readonly channelId: string, readonly name: string, readonly format: FeedFormat, readonly mappingVersion: number, readonly address: string | null, readonly previousUntil: string | null, readonly nextRunAt: string | null, readonly revision: number, readonly waiting: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly version: number, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly file: { readonly revision: number, readonly rows: number, readonly bytes: number, readonly writtenAt: string } | null, readonly counts: { readonly served: number, readonly held: number, readonly later: number, readonly removed: number }, readonly lastRead: { readonly id: string, readonly at: string, readonly status: number } | null, readonly runs: ReadonlyArray<{ readonly id: string, readonly state: RunState, readonly mappingVersion: number, readonly requestedBy: string | null, readonly requestedAt: string, readonly finishedAt: string | null, readonly done: number, readonly total: number | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> };

export type ChannelFeedsQueryVariables = Exact<{
  channelId: string;
}>;


export type ChannelFeedsQuery = { readonly channelFeeds: ReadonlyArray<{ readonly id: string, readonly channelId: string, readonly name: string, readonly format: FeedFormat, readonly mappingVersion: number, readonly address: string | null, readonly previousUntil: string | null, readonly nextRunAt: string | null, readonly revision: number, readonly waiting: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly version: number, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly file: { readonly revision: number, readonly rows: number, readonly bytes: number, readonly writtenAt: string } | null, readonly counts: { readonly served: number, readonly held: number, readonly later: number, readonly removed: number }, readonly lastRead: { readonly id: string, readonly at: string, readonly status: number } | null, readonly runs: ReadonlyArray<{ readonly id: string, readonly state: RunState, readonly mappingVersion: number, readonly requestedBy: string | null, readonly requestedAt: string, readonly finishedAt: string | null, readonly done: number, readonly total: number | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }> | null };

export type ChannelFeedQueryVariables = Exact<{
  id: string;
}>;


export type ChannelFeedQuery = { readonly channelFeed: { readonly id: string, readonly channelId: string, readonly name: string, readonly format: FeedFormat, readonly mappingVersion: number, readonly address: string | null, readonly previousUntil: string | null, readonly nextRunAt: string | null, readonly revision: number, readonly waiting: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly version: number, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly file: { readonly revision: number, readonly rows: number, readonly bytes: number, readonly writtenAt: string } | null, readonly counts: { readonly served: number, readonly held: number, readonly later: number, readonly removed: number }, readonly lastRead: { readonly id: string, readonly at: string, readonly status: number } | null, readonly runs: ReadonlyArray<{ readonly id: string, readonly state: RunState, readonly mappingVersion: number, readonly requestedBy: string | null, readonly requestedAt: string, readonly finishedAt: string | null, readonly done: number, readonly total: number | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> } | null };

export type FeedSampleQueryVariables = Exact<{
  feedId: string;
}>;


export type FeedSampleQuery = { readonly feedSample: { readonly columns: ReadonlyArray<string>, readonly emptySince: string | null, readonly rows: ReadonlyArray<{ readonly externalId: string, readonly cells: ReadonlyArray<string | null> }> } | null };

export type FeedReadsQueryVariables = Exact<{
  feedId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type FeedReadsQuery = { readonly feedReads: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly at: string, readonly status: number, readonly rows: number, readonly bytes: number, readonly revision: number, readonly reader: string }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } | null };

export type HeldFeedRowsQueryVariables = Exact<{
  feedId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type HeldFeedRowsQuery = { readonly feedRows: { readonly nodes: ReadonlyArray<{ readonly externalId: string, readonly changedAt: string, readonly product: { readonly id: string, readonly name: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } | null };

export type CreateChannelFeedMutationVariables = Exact<{
  channelId: string;
  input: ChannelFeedInput;
}>;


export type CreateChannelFeedMutation = { readonly createChannelFeed:
    | { readonly __typename: 'ChannelFeedCreated', readonly feed: { readonly id: string, readonly channelId: string, readonly name: string, readonly format: FeedFormat, readonly mappingVersion: number, readonly address: string | null, readonly previousUntil: string | null, readonly nextRunAt: string | null, readonly revision: number, readonly waiting: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly version: number, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly file: { readonly revision: number, readonly rows: number, readonly bytes: number, readonly writtenAt: string } | null, readonly counts: { readonly served: number, readonly held: number, readonly later: number, readonly removed: number }, readonly lastRead: { readonly id: string, readonly at: string, readonly status: number } | null, readonly runs: ReadonlyArray<{ readonly id: string, readonly state: RunState, readonly mappingVersion: number, readonly requestedBy: string | null, readonly requestedAt: string, readonly finishedAt: string | null, readonly done: number, readonly total: number | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> } }
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
    | { readonly __typename: 'ChannelFeedUpdated', readonly feed: { readonly id: string, readonly channelId: string, readonly name: string, readonly format: FeedFormat, readonly mappingVersion: number, readonly address: string | null, readonly previousUntil: string | null, readonly nextRunAt: string | null, readonly revision: number, readonly waiting: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly version: number, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly file: { readonly revision: number, readonly rows: number, readonly bytes: number, readonly writtenAt: string } | null, readonly counts: { readonly served: number, readonly held: number, readonly later: number, readonly removed: number }, readonly lastRead: { readonly id: string, readonly at: string, readonly status: number } | null, readonly runs: ReadonlyArray<{ readonly id: string, readonly state: RunState, readonly mappingVersion: number, readonly requestedBy: string | null, readonly requestedAt: string, readonly finishedAt: string | null, readonly done: number, readonly total: number | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> } }
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
    | { readonly __typename: 'ChannelFeedUpdated', readonly feed: { readonly id: string, readonly channelId: string, readonly name: string, readonly format: FeedFormat, readonly mappingVersion: number, readonly address: string | null, readonly previousUntil: string | null, readonly nextRunAt: string | null, readonly revision: number, readonly waiting: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly version: number, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly file: { readonly revision: number, readonly rows: number, readonly bytes: number, readonly writtenAt: string } | null, readonly counts: { readonly served: number, readonly held: number, readonly later: number, readonly removed: number }, readonly lastRead: { readonly id: string, readonly at: string, readonly status: number } | null, readonly runs: ReadonlyArray<{ readonly id: string, readonly state: RunState, readonly mappingVersion: number, readonly requestedBy: string | null, readonly requestedAt: string, readonly finishedAt: string | null, readonly done: number, readonly total: number | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type RebuildChannelFeedMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RebuildChannelFeedMutation = { readonly rebuildChannelFeed:
    | { readonly __typename: 'ChannelFeedUpdated', readonly feed: { readonly id: string, readonly channelId: string, readonly name: string, readonly format: FeedFormat, readonly mappingVersion: number, readonly address: string | null, readonly previousUntil: string | null, readonly nextRunAt: string | null, readonly revision: number, readonly waiting: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly version: number, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly file: { readonly revision: number, readonly rows: number, readonly bytes: number, readonly writtenAt: string } | null, readonly counts: { readonly served: number, readonly held: number, readonly later: number, readonly removed: number }, readonly lastRead: { readonly id: string, readonly at: string, readonly status: number } | null, readonly runs: ReadonlyArray<{ readonly id: string, readonly state: RunState, readonly mappingVersion: number, readonly requestedBy: string | null, readonly requestedAt: string, readonly finishedAt: string | null, readonly done: number, readonly total: number | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type RemoveHeldRowsMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveHeldRowsMutation = { readonly removeHeldRows:
    | { readonly __typename: 'ChannelFeedUpdated', readonly feed: { readonly id: string, readonly channelId: string, readonly name: string, readonly format: FeedFormat, readonly mappingVersion: number, readonly address: string | null, readonly previousUntil: string | null, readonly nextRunAt: string | null, readonly revision: number, readonly waiting: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly version: number, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly file: { readonly revision: number, readonly rows: number, readonly bytes: number, readonly writtenAt: string } | null, readonly counts: { readonly served: number, readonly held: number, readonly later: number, readonly removed: number }, readonly lastRead: { readonly id: string, readonly at: string, readonly status: number } | null, readonly runs: ReadonlyArray<{ readonly id: string, readonly state: RunState, readonly mappingVersion: number, readonly requestedBy: string | null, readonly requestedAt: string, readonly finishedAt: string | null, readonly done: number, readonly total: number | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const ChannelFeedsDocument: TypedDocument<ChannelFeedsQuery, ChannelFeedsQueryVariables> = {
  id: 'x-ChannelFeeds-81ZBjtF_iaaU',
  name: 'ChannelFeeds',
  reads: ['ChannelFeed', 'FeedRead', 'FeedRun'],
  text: "query ChannelFeeds($channelId: ID!) { channelFeeds(channelId: $channelId) { ...ChannelFeedDetail } } fragment ChannelFeedDetail on ChannelFeed { id channelId name format mappingVersion address previousUntil schedule { every cron timeZone time weekday day } nextRunAt revision file { revision rows bytes writtenAt } counts { served held later removed } waiting lastRead { id at status } runs(first: 5) { id state mappingVersion requestedBy requestedAt finishedAt done total stopReason { text wording { key params } } } createdAt updatedAt mayUpdate version }",
};

export const ChannelFeedDocument: TypedDocument<ChannelFeedQuery, ChannelFeedQueryVariables> = {
  id: 'x-ChannelFeed-lIILh4jt1Exa',
  name: 'ChannelFeed',
  reads: ['ChannelFeed', 'FeedRead', 'FeedRun'],
  text: "query ChannelFeed($id: ID!) { channelFeed(id: $id) { ...ChannelFeedDetail } } fragment ChannelFeedDetail on ChannelFeed { id channelId name format mappingVersion address previousUntil schedule { every cron timeZone time weekday day } nextRunAt revision file { revision rows bytes writtenAt } counts { served held later removed } waiting lastRead { id at status } runs(first: 5) { id state mappingVersion requestedBy requestedAt finishedAt done total stopReason { text wording { key params } } } createdAt updatedAt mayUpdate version }",
};

export const FeedSampleDocument: TypedDocument<FeedSampleQuery, FeedSampleQueryVariables> = {
  id: 'x-FeedSample-Q6qxKP_CFEoo',
  name: 'FeedSample',
  text: "query FeedSample($feedId: ID!) { feedSample(feedId: $feedId, first: 20) { columns emptySince rows { externalId cells } } }",
};

export const FeedReadsDocument: TypedDocument<FeedReadsQuery, FeedReadsQueryVariables> = {
  id: 'x-FeedReads-AWbmLnm0XXrc',
  name: 'FeedReads',
  reads: ['FeedRead'],
  text: "query FeedReads($feedId: ID!, $first: Int!, $after: String) { feedReads(feedId: $feedId, first: $first, after: $after) { nodes { id at status rows bytes revision reader } pageInfo { endCursor hasNextPage } } }",
};

export const HeldFeedRowsDocument: TypedDocument<HeldFeedRowsQuery, HeldFeedRowsQueryVariables> = {
  id: 'x-HeldFeedRows-XjUfS1dHEQwu',
  name: 'HeldFeedRows',
  reads: ['Product'],
  text: "query HeldFeedRows($feedId: ID!, $first: Int!, $after: String) { feedRows(feedId: $feedId, first: $first, after: $after, state: [HELD]) { nodes { externalId product { id name } changedAt } pageInfo { endCursor hasNextPage } } }",
};

export const CreateChannelFeedDocument: TypedDocument<CreateChannelFeedMutation, CreateChannelFeedMutationVariables> = {
  id: 'x-CreateChannelFeed-BraBzVUqwLYx',
  name: 'CreateChannelFeed',
  text: "mutation CreateChannelFeed($channelId: ID!, $input: ChannelFeedInput!) { createChannelFeed(channelId: $channelId, input: $input) { __typename ... on ChannelFeedCreated { feed { ...ChannelFeedDetail } } ...Invalid ...NotAllowed ... on NotFound { id } } } fragment ChannelFeedDetail on ChannelFeed { id channelId name format mappingVersion address previousUntil schedule { every cron timeZone time weekday day } nextRunAt revision file { revision rows bytes writtenAt } counts { served held later removed } waiting lastRead { id at status } runs(first: 5) { id state mappingVersion requestedBy requestedAt finishedAt done total stopReason { text wording { key params } } } createdAt updatedAt mayUpdate version } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const UpdateChannelFeedDocument: TypedDocument<UpdateChannelFeedMutation, UpdateChannelFeedMutationVariables> = {
  id: 'x-UpdateChannelFeed-bR6SAYLO9zLJ',
  name: 'UpdateChannelFeed',
  text: "mutation UpdateChannelFeed($id: ID!, $version: Int!, $input: ChannelFeedInput!) { updateChannelFeed(id: $id, version: $version, input: $input) { __typename ... on ChannelFeedUpdated { feed { ...ChannelFeedDetail } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ChannelFeedDetail on ChannelFeed { id channelId name format mappingVersion address previousUntil schedule { every cron timeZone time weekday day } nextRunAt revision file { revision rows bytes writtenAt } counts { served held later removed } waiting lastRead { id at status } runs(first: 5) { id state mappingVersion requestedBy requestedAt finishedAt done total stopReason { text wording { key params } } } createdAt updatedAt mayUpdate version } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ReplaceFeedTokenDocument: TypedDocument<ReplaceFeedTokenMutation, ReplaceFeedTokenMutationVariables> = {
  id: 'x-ReplaceFeedToken-FOMMbVV6bhPl',
  name: 'ReplaceFeedToken',
  text: "mutation ReplaceFeedToken($id: ID!, $version: Int!) { replaceFeedToken(id: $id, version: $version) { __typename ... on ChannelFeedUpdated { feed { ...ChannelFeedDetail } } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ChannelFeedDetail on ChannelFeed { id channelId name format mappingVersion address previousUntil schedule { every cron timeZone time weekday day } nextRunAt revision file { revision rows bytes writtenAt } counts { served held later removed } waiting lastRead { id at status } runs(first: 5) { id state mappingVersion requestedBy requestedAt finishedAt done total stopReason { text wording { key params } } } createdAt updatedAt mayUpdate version } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const RebuildChannelFeedDocument: TypedDocument<RebuildChannelFeedMutation, RebuildChannelFeedMutationVariables> = {
  id: 'x-RebuildChannelFeed-W9KMZfPybYOH',
  name: 'RebuildChannelFeed',
  text: "mutation RebuildChannelFeed($id: ID!, $version: Int!) { rebuildChannelFeed(id: $id, version: $version) { __typename ... on ChannelFeedUpdated { feed { ...ChannelFeedDetail } } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ChannelFeedDetail on ChannelFeed { id channelId name format mappingVersion address previousUntil schedule { every cron timeZone time weekday day } nextRunAt revision file { revision rows bytes writtenAt } counts { served held later removed } waiting lastRead { id at status } runs(first: 5) { id state mappingVersion requestedBy requestedAt finishedAt done total stopReason { text wording { key params } } } createdAt updatedAt mayUpdate version } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const RemoveHeldRowsDocument: TypedDocument<RemoveHeldRowsMutation, RemoveHeldRowsMutationVariables> = {
  id: 'x-RemoveHeldRows-tgC3Fn5beiHU',
  name: 'RemoveHeldRows',
  text: "mutation RemoveHeldRows($id: ID!, $version: Int!) { removeHeldRows(id: $id, version: $version) { __typename ... on ChannelFeedUpdated { feed { ...ChannelFeedDetail } } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ChannelFeedDetail on ChannelFeed { id channelId name format mappingVersion address previousUntil schedule { every cron timeZone time weekday day } nextRunAt revision file { revision rows bytes writtenAt } counts { served held later removed } waiting lastRead { id at status } runs(first: 5) { id state mappingVersion requestedBy requestedAt finishedAt done total stopReason { text wording { key params } } } createdAt updatedAt mayUpdate version } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};
