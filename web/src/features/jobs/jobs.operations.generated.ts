// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type CrawlJobFragment = { readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly startedAt: string | null, readonly pagesLeft: number, readonly secondsLeft: number | null, readonly nextCommands: ReadonlyArray<string>, readonly funnel: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly crawler: { readonly id: string, readonly name: string } };

export type GrabJobFragment = { readonly id: string, readonly state: RunState, readonly startedAt: string | null, readonly offers: number, readonly nextCommands: ReadonlyArray<string>, readonly grabber: { readonly id: string, readonly name: string } };

export type ExcavationJobFragment = { readonly id: string, readonly state: RunState, readonly trigger: string, readonly startedAt: string | null, readonly nextCommands: ReadonlyArray<string>, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly excavator: { readonly id: string, readonly name: string, readonly backlog?: number } };

export type JobsQueryVariables = Exact<{
  endedSince: string;
  isLookedAt: boolean;
}>;


export type JobsQuery = { readonly jobs: ReadonlyArray<
    | { readonly __typename: 'CrawlRun', readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly startedAt: string | null, readonly pagesLeft: number, readonly secondsLeft: number | null, readonly nextCommands: ReadonlyArray<string>, readonly funnel: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly crawler: { readonly id: string, readonly name: string } }
    | { readonly __typename: 'GrabRun', readonly id: string, readonly state: RunState, readonly startedAt: string | null, readonly offers: number, readonly nextCommands: ReadonlyArray<string>, readonly grabber: { readonly id: string, readonly name: string } }
    | { readonly __typename: 'ExcavationRun', readonly id: string, readonly state: RunState, readonly trigger: string, readonly startedAt: string | null, readonly nextCommands: ReadonlyArray<string>, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly excavator: { readonly id: string, readonly name: string, readonly backlog?: number } }
  > };

export type NotCancelledFragment = { readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type CancelCrawlJobMutationVariables = Exact<{
  id: string;
}>;


export type CancelCrawlJobMutation = { readonly cancelCrawlRun:
    | { readonly __typename: 'CrawlRunAnswered' }
    | { readonly __typename: 'NotAllowedNow', readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound' }
   };

export type CancelGrabJobMutationVariables = Exact<{
  id: string;
}>;


export type CancelGrabJobMutation = { readonly cancelGrabRun:
    | { readonly __typename: 'GrabRunAnswered' }
    | { readonly __typename: 'NotAllowedNow', readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound' }
   };

export type CancelExcavationJobMutationVariables = Exact<{
  id: string;
}>;


export type CancelExcavationJobMutation = { readonly cancelExcavation:
    | { readonly __typename: 'ExcavationAnswered' }
    | { readonly __typename: 'NotAllowedNow', readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound' }
   };

export const JobsDocument: TypedDocument<JobsQuery, JobsQueryVariables> = {
  name: 'Jobs',
  text: "query Jobs($endedSince: DateTime!, $isLookedAt: Boolean!) { jobs(endedSince: $endedSince) { __typename ... on CrawlRun { ...CrawlJob } ... on GrabRun { ...GrabJob } ... on ExcavationRun { ...ExcavationJob } } } fragment CrawlJob on CrawlRun { id state isDry startedAt pagesLeft secondsLeft nextCommands funnel { name count } crawler { id name } } fragment GrabJob on GrabRun { id state startedAt offers nextCommands grabber { id name } } fragment ExcavationJob on ExcavationRun { id state trigger startedAt nextCommands outcomes { name count } excavator { id name backlog @include(if: $isLookedAt) } }",
};

export const CancelCrawlJobDocument: TypedDocument<CancelCrawlJobMutation, CancelCrawlJobMutationVariables> = {
  name: 'CancelCrawlJob',
  text: "mutation CancelCrawlJob($id: ID!) { cancelCrawlRun(id: $id) { __typename ...NotCancelled } } fragment NotCancelled on NotAllowedNow { reason wording { key params } }",
};

export const CancelGrabJobDocument: TypedDocument<CancelGrabJobMutation, CancelGrabJobMutationVariables> = {
  name: 'CancelGrabJob',
  text: "mutation CancelGrabJob($id: ID!) { cancelGrabRun(id: $id) { __typename ...NotCancelled } } fragment NotCancelled on NotAllowedNow { reason wording { key params } }",
};

export const CancelExcavationJobDocument: TypedDocument<CancelExcavationJobMutation, CancelExcavationJobMutationVariables> = {
  name: 'CancelExcavationJob',
  text: "mutation CancelExcavationJob($id: ID!) { cancelExcavation(id: $id) { __typename ...NotCancelled } } fragment NotCancelled on NotAllowedNow { reason wording { key params } }",
};
