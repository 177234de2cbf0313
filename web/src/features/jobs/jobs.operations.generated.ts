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
  | 'stalled'
  /** Of a replay that was read and judged: nothing counts before a person has decided. */
  | 'waiting';

/** What the progress of a run counts. */
export type JobUnit =
  | 'PAGES'
  | 'OFFERS'
  | 'RECORDS'
  /** Of a file. */
  | 'ROWS';

export type JobFilter = {
  /** As runs name their kind. */
  readonly kind?: ReadonlyArray<string> | null | undefined;
  readonly state?: ReadonlyArray<RunState> | null | undefined;
  readonly where?: unknown;
};

export type JobSortField =
  | 'requestedAt';

export type JobSort = {
  readonly field: JobSortField;
  readonly direction: SortDirection;
};

export type JobFragment = { readonly id: string, readonly entity: string, readonly kind: string, readonly state: RunState, readonly name: string | null, readonly action: string | null, readonly requestedAt: string, readonly requestedBy: string | null, readonly finishedAt: string | null, readonly unit: JobUnit, readonly done?: number, readonly total?: number | null, readonly secondsLeft?: number | null, readonly unchanged: number, readonly refused: number, readonly conflicts: number, readonly isResultGone: boolean, readonly undoesId: string | null, readonly undoneById: string | null, readonly nextCommands: ReadonlyArray<string>, readonly freed: ReadonlyArray<{ readonly kind: string, readonly rows: number, readonly bytes: number }> };

export type JobTrayQueryVariables = Exact<{
  endedSince: string;
  isLookedAt: boolean;
}>;


export type JobTrayQuery = { readonly jobTray: ReadonlyArray<{ readonly id: string, readonly entity: string, readonly kind: string, readonly state: RunState, readonly name: string | null, readonly action: string | null, readonly requestedAt: string, readonly requestedBy: string | null, readonly finishedAt: string | null, readonly unit: JobUnit, readonly done?: number, readonly total?: number | null, readonly secondsLeft?: number | null, readonly unchanged: number, readonly refused: number, readonly conflicts: number, readonly isResultGone: boolean, readonly undoesId: string | null, readonly undoneById: string | null, readonly nextCommands: ReadonlyArray<string>, readonly freed: ReadonlyArray<{ readonly kind: string, readonly rows: number, readonly bytes: number }> }> };

export type JobsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  filter?: JobFilter | null | undefined;
  sort?: ReadonlyArray<JobSort> | null | undefined;
  isLookedAt?: boolean;
}>;


export type JobsListQuery = { readonly jobs: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly entity: string, readonly kind: string, readonly state: RunState, readonly name: string | null, readonly action: string | null, readonly requestedAt: string, readonly requestedBy: string | null, readonly finishedAt: string | null, readonly unit: JobUnit, readonly done?: number, readonly total?: number | null, readonly secondsLeft?: number | null, readonly unchanged: number, readonly refused: number, readonly conflicts: number, readonly isResultGone: boolean, readonly undoesId: string | null, readonly undoneById: string | null, readonly nextCommands: ReadonlyArray<string>, readonly freed: ReadonlyArray<{ readonly kind: string, readonly rows: number, readonly bytes: number }> }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type BulkRunPageQueryVariables = Exact<{
  id: string;
  isLookedAt?: boolean;
}>;


export type BulkRunPageQuery = { readonly bulkRun: { readonly id: string, readonly list: string, readonly action: string, readonly state: RunState, readonly total: number | null, readonly done: number, readonly unchanged: number, readonly refused: number, readonly conflicts: number, readonly kept: number, readonly isResultGone: boolean, readonly requestedAt: string, readonly requestedBy: string | null, readonly startedAt: string | null, readonly finishedAt: string | null, readonly undoesId: string | null, readonly undoneById: string | null, readonly nextCommands: ReadonlyArray<string>, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null } | null, readonly job: { readonly id: string, readonly entity: string, readonly kind: string, readonly state: RunState, readonly name: string | null, readonly action: string | null, readonly requestedAt: string, readonly requestedBy: string | null, readonly finishedAt: string | null, readonly unit: JobUnit, readonly done?: number, readonly total?: number | null, readonly secondsLeft?: number | null, readonly unchanged: number, readonly refused: number, readonly conflicts: number, readonly isResultGone: boolean, readonly undoesId: string | null, readonly undoneById: string | null, readonly nextCommands: ReadonlyArray<string>, readonly freed: ReadonlyArray<{ readonly kind: string, readonly rows: number, readonly bytes: number }> } | null };

export type EventConsumersQueryVariables = Exact<{ [key: string]: never; }>;


export type EventConsumersQuery = { readonly tablesWithoutNextMonth: ReadonlyArray<string>, readonly eventConsumers: ReadonlyArray<{ readonly name: string, readonly oldestAt: string | null, readonly lastError: string | null, readonly failingSince: string | null, readonly retryAt: string | null, readonly waiting: { readonly count: number, readonly isExact: boolean } }> };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type BulkProgressFragment = { readonly id: string, readonly list: string, readonly action: string, readonly state: RunState, readonly total: number | null, readonly done: number, readonly unchanged: number, readonly refused: number, readonly conflicts: number, readonly kept: number, readonly isResultGone: boolean, readonly requestedAt: string, readonly requestedBy: string | null, readonly startedAt: string | null, readonly finishedAt: string | null, readonly undoesId: string | null, readonly undoneById: string | null, readonly nextCommands: ReadonlyArray<string>, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null };

export const JobTrayDocument: TypedDocument<JobTrayQuery, JobTrayQueryVariables> = {
  id: 'x-JobTray-Zc0NJ_EPLM2J',
  name: 'JobTray',
  reads: ['Job'],
  text: "query JobTray($endedSince: DateTime!, $isLookedAt: Boolean!) { jobTray(endedSince: $endedSince) { ...Job } } fragment Job on Job { id entity kind state name action requestedAt requestedBy finishedAt unit done @include(if: $isLookedAt) total @include(if: $isLookedAt) secondsLeft @include(if: $isLookedAt) unchanged refused conflicts isResultGone freed { kind rows bytes } undoesId undoneById nextCommands }",
};

export const JobsListDocument: TypedDocument<JobsListQuery, JobsListQueryVariables> = {
  id: 'x-JobsList-M9PtKNmbS6bP',
  name: 'JobsList',
  reads: ['Job'],
  text: "query JobsList($first: Int!, $after: String, $from: ListStart, $filter: JobFilter, $sort: [JobSort!], $isLookedAt: Boolean! = true) { jobs(first: $first, after: $after, from: $from, filter: $filter, sort: $sort) { nodes { ...Job } pageInfo { ...PageInfo } total { count isExact } } } fragment Job on Job { id entity kind state name action requestedAt requestedBy finishedAt unit done @include(if: $isLookedAt) total @include(if: $isLookedAt) secondsLeft @include(if: $isLookedAt) unchanged refused conflicts isResultGone freed { kind rows bytes } undoesId undoneById nextCommands } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const BulkRunPageDocument: TypedDocument<BulkRunPageQuery, BulkRunPageQueryVariables> = {
  id: 'x-BulkRunPage-A7qIGKjh6U_j',
  name: 'BulkRunPage',
  reads: ['BulkRun', 'Job'],
  text: "query BulkRunPage($id: ID!, $isLookedAt: Boolean! = true) { bulkRun(id: $id) { ...BulkProgress } job(id: $id) { ...Job } } fragment BulkProgress on BulkRun { id list action state total done unchanged refused conflicts kept isResultGone requestedAt requestedBy startedAt finishedAt undoesId undoneById nextCommands stopReason { text wording { key params } } } fragment Job on Job { id entity kind state name action requestedAt requestedBy finishedAt unit done @include(if: $isLookedAt) total @include(if: $isLookedAt) secondsLeft @include(if: $isLookedAt) unchanged refused conflicts isResultGone freed { kind rows bytes } undoesId undoneById nextCommands }",
};

export const EventConsumersDocument: TypedDocument<EventConsumersQuery, EventConsumersQueryVariables> = {
  id: 'x-EventConsumers-0jG9fvmjZ539',
  name: 'EventConsumers',
  text: "query EventConsumers { eventConsumers { name waiting { count isExact } oldestAt lastError failingSince retryAt } tablesWithoutNextMonth }",
};
