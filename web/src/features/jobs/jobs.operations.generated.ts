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
  | 'stalled';

export type GrabberKind =
  | 'pages'
  | 'feed';

export type JobKind =
  | 'crawl'
  | 'dry_run'
  | 'grab'
  | 'excavation'
  | 'bulk';

export type JobFilter = {
  readonly kind?: ReadonlyArray<JobKind> | null | undefined;
  readonly state?: ReadonlyArray<RunState> | null | undefined;
  readonly where?: unknown;
};

export type JobSortField =
  | 'requestedAt';

export type JobSort = {
  readonly field: JobSortField;
  readonly direction: SortDirection;
};

export type CrawlJobFragment = { readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly requestedAt: string, readonly requestedBy: string | null, readonly startedAt: string | null, readonly finishedAt: string | null, readonly left: number | null, readonly secondsLeft: number | null, readonly nextCommands: ReadonlyArray<string>, readonly funnel: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly crawler: { readonly id: string, readonly name: string } };

export type GrabJobFragment = { readonly id: string, readonly state: RunState, readonly requestedAt: string, readonly requestedBy: string | null, readonly startedAt: string | null, readonly finishedAt: string | null, readonly offers: number, readonly nextCommands: ReadonlyArray<string>, readonly grabber: { readonly id: string, readonly name: string, readonly kind: GrabberKind } };

export type ExcavationJobFragment = { readonly id: string, readonly state: RunState, readonly requestedAt: string, readonly requestedBy: string | null, readonly startedAt: string | null, readonly finishedAt: string | null, readonly nextCommands: ReadonlyArray<string>, readonly left?: number | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly excavator: { readonly id: string, readonly name: string } };

export type JobTrayQueryVariables = Exact<{
  endedSince: string;
  isLookedAt: boolean;
}>;


export type JobTrayQuery = { readonly jobTray: ReadonlyArray<
    | { readonly __typename: 'CrawlRun', readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly requestedAt: string, readonly requestedBy: string | null, readonly startedAt: string | null, readonly finishedAt: string | null, readonly left: number | null, readonly secondsLeft: number | null, readonly nextCommands: ReadonlyArray<string>, readonly funnel: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly crawler: { readonly id: string, readonly name: string } }
    | { readonly __typename: 'GrabRun', readonly id: string, readonly state: RunState, readonly requestedAt: string, readonly requestedBy: string | null, readonly startedAt: string | null, readonly finishedAt: string | null, readonly offers: number, readonly nextCommands: ReadonlyArray<string>, readonly grabber: { readonly id: string, readonly name: string, readonly kind: GrabberKind } }
    | { readonly __typename: 'ExcavationRun', readonly id: string, readonly state: RunState, readonly requestedAt: string, readonly requestedBy: string | null, readonly startedAt: string | null, readonly finishedAt: string | null, readonly nextCommands: ReadonlyArray<string>, readonly left?: number | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly excavator: { readonly id: string, readonly name: string } }
    | { readonly __typename: 'BulkRun', readonly id: string, readonly list: string, readonly action: string, readonly state: RunState, readonly total: number | null, readonly done: number, readonly refused: number, readonly isResultGone: boolean, readonly requestedAt: string, readonly requestedBy: string | null, readonly startedAt: string | null, readonly finishedAt: string | null, readonly undoesId: string | null, readonly undoneById: string | null, readonly nextCommands: ReadonlyArray<string>, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }
  > };

export type JobsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  filter?: JobFilter | null | undefined;
  sort?: ReadonlyArray<JobSort> | null | undefined;
  isLookedAt?: boolean;
}>;


export type JobsListQuery = { readonly jobs: { readonly nodes: ReadonlyArray<
      | { readonly __typename: 'CrawlRun', readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly requestedAt: string, readonly requestedBy: string | null, readonly startedAt: string | null, readonly finishedAt: string | null, readonly left: number | null, readonly secondsLeft: number | null, readonly nextCommands: ReadonlyArray<string>, readonly funnel: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly crawler: { readonly id: string, readonly name: string } }
      | { readonly __typename: 'GrabRun', readonly id: string, readonly state: RunState, readonly requestedAt: string, readonly requestedBy: string | null, readonly startedAt: string | null, readonly finishedAt: string | null, readonly offers: number, readonly nextCommands: ReadonlyArray<string>, readonly grabber: { readonly id: string, readonly name: string, readonly kind: GrabberKind } }
      | { readonly __typename: 'ExcavationRun', readonly id: string, readonly state: RunState, readonly requestedAt: string, readonly requestedBy: string | null, readonly startedAt: string | null, readonly finishedAt: string | null, readonly nextCommands: ReadonlyArray<string>, readonly left?: number | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly excavator: { readonly id: string, readonly name: string } }
      | { readonly __typename: 'BulkRun', readonly id: string, readonly list: string, readonly action: string, readonly state: RunState, readonly total: number | null, readonly done: number, readonly refused: number, readonly isResultGone: boolean, readonly requestedAt: string, readonly requestedBy: string | null, readonly startedAt: string | null, readonly finishedAt: string | null, readonly undoesId: string | null, readonly undoneById: string | null, readonly nextCommands: ReadonlyArray<string>, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }
    >, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type RunCrawlAgainMutationVariables = Exact<{
  crawlerId: string;
  dry: boolean;
}>;


export type RunCrawlAgainMutation = { readonly startCrawlRun:
    | { readonly __typename: 'CrawlRunStarted' }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound' }
   };

export type RunGrabAgainMutationVariables = Exact<{
  grabberId: string;
  replay: boolean;
}>;


export type RunGrabAgainMutation = { readonly startGrabRun:
    | { readonly __typename: 'GrabRunStarted' }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound' }
   };

export type RunExcavationAgainMutationVariables = Exact<{
  excavatorId: string;
}>;


export type RunExcavationAgainMutation = { readonly startExcavation:
    | { readonly __typename: 'ExcavationStarted' }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound' }
   };

export type CancelCrawlJobMutationVariables = Exact<{
  id: string;
}>;


export type CancelCrawlJobMutation = { readonly cancelCrawlRun:
    | { readonly __typename: 'CrawlRunAnswered' }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound' }
   };

export type CancelGrabJobMutationVariables = Exact<{
  id: string;
}>;


export type CancelGrabJobMutation = { readonly cancelGrabRun:
    | { readonly __typename: 'GrabRunAnswered' }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound' }
   };

export type CancelExcavationJobMutationVariables = Exact<{
  id: string;
}>;


export type CancelExcavationJobMutation = { readonly cancelExcavation:
    | { readonly __typename: 'ExcavationAnswered' }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound' }
   };

export type CancelBulkJobMutationVariables = Exact<{
  id: string;
}>;


export type CancelBulkJobMutation = { readonly cancelBulkRun:
    | { readonly __typename: 'BulkRunAnswered' }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound' }
   };

export type EventConsumersQueryVariables = Exact<{ [key: string]: never; }>;


export type EventConsumersQuery = { readonly eventConsumers: ReadonlyArray<{ readonly name: string, readonly oldestAt: string | null, readonly lastError: string | null, readonly failingSince: string | null, readonly retryAt: string | null, readonly waiting: { readonly count: number, readonly isExact: boolean } }> };

export type BulkProgressFragment = { readonly id: string, readonly list: string, readonly action: string, readonly state: RunState, readonly total: number | null, readonly done: number, readonly refused: number, readonly isResultGone: boolean, readonly requestedAt: string, readonly requestedBy: string | null, readonly startedAt: string | null, readonly finishedAt: string | null, readonly undoesId: string | null, readonly undoneById: string | null, readonly nextCommands: ReadonlyArray<string>, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export const JobTrayDocument: TypedDocument<JobTrayQuery, JobTrayQueryVariables> = {
  id: 'x-JobTray-OfAITEUAYGV_',
  name: 'JobTray',
  reads: ['BulkRun', 'CrawlRun', 'Crawler', 'ExcavationRun', 'Excavator', 'GrabRun', 'Grabber'],
  text: "query JobTray($endedSince: DateTime!, $isLookedAt: Boolean!) { jobTray(endedSince: $endedSince) { __typename ... on CrawlRun { ...CrawlJob } ... on GrabRun { ...GrabJob } ... on ExcavationRun { ...ExcavationJob } ... on BulkRun { ...BulkProgress } } } fragment CrawlJob on CrawlRun { id state isDry requestedAt requestedBy startedAt finishedAt left secondsLeft nextCommands funnel { name count } crawler { id name } } fragment GrabJob on GrabRun { id state requestedAt requestedBy startedAt finishedAt offers nextCommands grabber { id name kind } } fragment ExcavationJob on ExcavationRun { id state requestedAt requestedBy startedAt finishedAt nextCommands left @include(if: $isLookedAt) outcomes { name count } excavator { id name } } fragment BulkProgress on BulkRun { id list action state total done refused isResultGone requestedAt requestedBy startedAt finishedAt undoesId undoneById nextCommands stopReason { text wording { key params } } }",
};

export const JobsListDocument: TypedDocument<JobsListQuery, JobsListQueryVariables> = {
  id: 'x-JobsList-cTe-wFrkARlS',
  name: 'JobsList',
  reads: ['BulkRun', 'CrawlRun', 'Crawler', 'ExcavationRun', 'Excavator', 'GrabRun', 'Grabber'],
  text: "query JobsList($first: Int!, $after: String, $from: ListStart, $filter: JobFilter, $sort: [JobSort!], $isLookedAt: Boolean! = true) { jobs(first: $first, after: $after, from: $from, filter: $filter, sort: $sort) { nodes { __typename ... on CrawlRun { ...CrawlJob } ... on GrabRun { ...GrabJob } ... on ExcavationRun { ...ExcavationJob } ... on BulkRun { ...BulkProgress } } pageInfo { ...PageInfo } total { count isExact } } } fragment CrawlJob on CrawlRun { id state isDry requestedAt requestedBy startedAt finishedAt left secondsLeft nextCommands funnel { name count } crawler { id name } } fragment GrabJob on GrabRun { id state requestedAt requestedBy startedAt finishedAt offers nextCommands grabber { id name kind } } fragment ExcavationJob on ExcavationRun { id state requestedAt requestedBy startedAt finishedAt nextCommands left @include(if: $isLookedAt) outcomes { name count } excavator { id name } } fragment BulkProgress on BulkRun { id list action state total done refused isResultGone requestedAt requestedBy startedAt finishedAt undoesId undoneById nextCommands stopReason { text wording { key params } } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const RunCrawlAgainDocument: TypedDocument<RunCrawlAgainMutation, RunCrawlAgainMutationVariables> = {
  id: 'x-RunCrawlAgain-PfjOHVqP23i3',
  name: 'RunCrawlAgain',
  text: "mutation RunCrawlAgain($crawlerId: ID!, $dry: Boolean!) { startCrawlRun(crawlerId: $crawlerId, dry: $dry) { __typename ...NotAllowed } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const RunGrabAgainDocument: TypedDocument<RunGrabAgainMutation, RunGrabAgainMutationVariables> = {
  id: 'x-RunGrabAgain-9hTNC7aR6Tin',
  name: 'RunGrabAgain',
  text: "mutation RunGrabAgain($grabberId: ID!, $replay: Boolean!) { startGrabRun(grabberId: $grabberId, replay: $replay) { __typename ...NotAllowed } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const RunExcavationAgainDocument: TypedDocument<RunExcavationAgainMutation, RunExcavationAgainMutationVariables> = {
  id: 'x-RunExcavationAgain-8jijimpEn1Vt',
  name: 'RunExcavationAgain',
  text: "mutation RunExcavationAgain($excavatorId: ID!) { startExcavation(excavatorId: $excavatorId) { __typename ...NotAllowed } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const CancelCrawlJobDocument: TypedDocument<CancelCrawlJobMutation, CancelCrawlJobMutationVariables> = {
  id: 'x-CancelCrawlJob-cmmx3JnFZ8Jn',
  name: 'CancelCrawlJob',
  text: "mutation CancelCrawlJob($id: ID!) { cancelCrawlRun(id: $id) { __typename ...NotAllowed } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const CancelGrabJobDocument: TypedDocument<CancelGrabJobMutation, CancelGrabJobMutationVariables> = {
  id: 'x-CancelGrabJob-_NLTpvb62o1q',
  name: 'CancelGrabJob',
  text: "mutation CancelGrabJob($id: ID!) { cancelGrabRun(id: $id) { __typename ...NotAllowed } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const CancelExcavationJobDocument: TypedDocument<CancelExcavationJobMutation, CancelExcavationJobMutationVariables> = {
  id: 'x-CancelExcavationJob-EjqDNtlIZCo7',
  name: 'CancelExcavationJob',
  text: "mutation CancelExcavationJob($id: ID!) { cancelExcavation(id: $id) { __typename ...NotAllowed } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const CancelBulkJobDocument: TypedDocument<CancelBulkJobMutation, CancelBulkJobMutationVariables> = {
  id: 'x-CancelBulkJob-hfFd9ty7d14F',
  name: 'CancelBulkJob',
  text: "mutation CancelBulkJob($id: ID!) { cancelBulkRun(id: $id) { __typename ...NotAllowed } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const EventConsumersDocument: TypedDocument<EventConsumersQuery, EventConsumersQueryVariables> = {
  id: 'x-EventConsumers-pQt_96bp3mMb',
  name: 'EventConsumers',
  text: "query EventConsumers { eventConsumers { name waiting { count isExact } oldestAt lastError failingSince retryAt } }",
};
