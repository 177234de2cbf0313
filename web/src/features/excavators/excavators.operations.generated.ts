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

export type ConfigurableState =
  | 'draft'
  | 'testing'
  | 'active'
  | 'paused'
  | 'archived';

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

export type ExcavatorScopeInput = {
  readonly shopIds?: ReadonlyArray<string> | null | undefined;
  readonly brandIds?: ReadonlyArray<string> | null | undefined;
};

export type ExcavatorInput = {
  readonly name: string;
  readonly scope: ExcavatorScopeInput;
  readonly autoThreshold?: number | null | undefined;
  readonly targetPrecision?: number | null | undefined;
};

export type ExcavatorFilter = {
  readonly state?: ReadonlyArray<ConfigurableState> | null | undefined;
  readonly where?: unknown;
};

export type ExcavatorSortField =
  | 'name';

export type ExcavatorSort = {
  readonly field: ExcavatorSortField;
  readonly direction: SortDirection;
};

export type ExcavationRunRowFragment = { readonly id: string, readonly trigger: string, readonly state: RunState, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> };

export type ExcavatorRowFragment = { readonly id: string, readonly name: string, readonly state: ConfigurableState, readonly backlog: number, readonly offers: number, readonly createdAt: string, readonly version: number, readonly yield: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly lastRun: { readonly id: string, readonly trigger: string, readonly state: RunState, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> } | null };

export type ExcavatorDetailFragment = { readonly id: string, readonly name: string, readonly state: ConfigurableState, readonly nextStates: ReadonlyArray<ConfigurableState>, readonly lockedFields: ReadonlyArray<string>, readonly autoThreshold: number, readonly targetPrecision: number, readonly backlog: number, readonly offers: number, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly startRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly scope: { readonly shopIds: ReadonlyArray<string>, readonly brandIds: ReadonlyArray<string> }, readonly yield: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly runs: ReadonlyArray<{ readonly id: string, readonly trigger: string, readonly state: RunState, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> }> };

export type ExcavatorsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: ExcavatorFilter | null | undefined;
  sort?: ReadonlyArray<ExcavatorSort> | null | undefined;
}>;


export type ExcavatorsListQuery = { readonly excavators: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ConfigurableState, readonly backlog: number, readonly offers: number, readonly createdAt: string, readonly version: number, readonly yield: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly lastRun: { readonly id: string, readonly trigger: string, readonly state: RunState, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> } | null }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type ExcavatorByIdQueryVariables = Exact<{
  id: string;
}>;


export type ExcavatorByIdQuery = { readonly excavator: { readonly id: string, readonly name: string, readonly state: ConfigurableState, readonly nextStates: ReadonlyArray<ConfigurableState>, readonly lockedFields: ReadonlyArray<string>, readonly autoThreshold: number, readonly targetPrecision: number, readonly backlog: number, readonly offers: number, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly startRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly scope: { readonly shopIds: ReadonlyArray<string>, readonly brandIds: ReadonlyArray<string> }, readonly yield: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly runs: ReadonlyArray<{ readonly id: string, readonly trigger: string, readonly state: RunState, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> }> } | null };

export type ExcavationRunByIdQueryVariables = Exact<{
  id: string;
}>;


export type ExcavationRunByIdQuery = { readonly excavationRun: { readonly nextCommands: ReadonlyArray<string>, readonly id: string, readonly trigger: string, readonly state: RunState, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly excavator: { readonly id: string, readonly name: string, readonly backlog: number, readonly offers: number }, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> } | null };

export type ExcavationRunChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type ExcavationRunChangedSubscription = { readonly recordChanged: { readonly at: string } };

export type ScopeCountQueryVariables = Exact<{
  scope: ExcavatorScopeInput;
}>;


export type ScopeCountQuery = { readonly countExcavatorScope: { readonly offers: number, readonly unmatched: number } };

export type CreateExcavatorMutationVariables = Exact<{
  input: ExcavatorInput;
}>;


export type CreateExcavatorMutation = { readonly createExcavator:
    | { readonly __typename: 'ExcavatorSaved', readonly excavator: { readonly id: string, readonly name: string, readonly state: ConfigurableState, readonly nextStates: ReadonlyArray<ConfigurableState>, readonly lockedFields: ReadonlyArray<string>, readonly autoThreshold: number, readonly targetPrecision: number, readonly backlog: number, readonly offers: number, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly startRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly scope: { readonly shopIds: ReadonlyArray<string>, readonly brandIds: ReadonlyArray<string> }, readonly yield: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly runs: ReadonlyArray<{ readonly id: string, readonly trigger: string, readonly state: RunState, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type UpdateExcavatorMutationVariables = Exact<{
  id: string;
  version: number;
  input: ExcavatorInput;
}>;


export type UpdateExcavatorMutation = { readonly updateExcavator:
    | { readonly __typename: 'ExcavatorSaved', readonly changeId: string | null, readonly excavator: { readonly id: string, readonly name: string, readonly state: ConfigurableState, readonly nextStates: ReadonlyArray<ConfigurableState>, readonly lockedFields: ReadonlyArray<string>, readonly autoThreshold: number, readonly targetPrecision: number, readonly backlog: number, readonly offers: number, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly startRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly scope: { readonly shopIds: ReadonlyArray<string>, readonly brandIds: ReadonlyArray<string> }, readonly yield: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly runs: ReadonlyArray<{ readonly id: string, readonly trigger: string, readonly state: RunState, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ChangeExcavatorStateMutationVariables = Exact<{
  id: string;
  version: number;
  state: ConfigurableState;
}>;


export type ChangeExcavatorStateMutation = { readonly changeExcavatorState:
    | { readonly __typename: 'ExcavatorSaved', readonly excavator: { readonly id: string, readonly name: string, readonly state: ConfigurableState, readonly nextStates: ReadonlyArray<ConfigurableState>, readonly lockedFields: ReadonlyArray<string>, readonly autoThreshold: number, readonly targetPrecision: number, readonly backlog: number, readonly offers: number, readonly createdAt: string, readonly updatedAt: string, readonly version: number, readonly startRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly scope: { readonly shopIds: ReadonlyArray<string>, readonly brandIds: ReadonlyArray<string> }, readonly yield: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly runs: ReadonlyArray<{ readonly id: string, readonly trigger: string, readonly state: RunState, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> }> } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type StartExcavationMutationVariables = Exact<{
  excavatorId: string;
}>;


export type StartExcavationMutation = { readonly startExcavation:
    | { readonly __typename: 'ExcavationStarted', readonly run: { readonly id: string, readonly trigger: string, readonly state: RunState, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type TrainMatcherMutationVariables = Exact<{ [key: string]: never; }>;


export type TrainMatcherMutation = { readonly trainMatcher:
    | { readonly __typename: 'MatcherTrained', readonly labels: number, readonly precision: number | null, readonly recall: number | null, readonly isActive: boolean, readonly verdict: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
   };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const ExcavatorsListDocument: TypedDocument<ExcavatorsListQuery, ExcavatorsListQueryVariables> = {
  id: 'x-ExcavatorsList-BctFih0Ns_i7',
  name: 'ExcavatorsList',
  reads: ['ExcavationRun', 'Excavator'],
  text: "query ExcavatorsList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: ExcavatorFilter, $sort: [ExcavatorSort!]) { excavators( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...ExcavatorRow } pageInfo { ...PageInfo } total { count isExact } } } fragment ExcavatorRow on Excavator { id name state backlog offers createdAt version yield { name count } lastRun { ...ExcavationRunRow } } fragment ExcavationRunRow on ExcavationRun { id trigger state stopReason { text wording { key params } } requestedAt startedAt finishedAt itemsGoneAt outcomes { name count } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const ExcavatorByIdDocument: TypedDocument<ExcavatorByIdQuery, ExcavatorByIdQueryVariables> = {
  id: 'x-ExcavatorById-aioLeN3yv788',
  name: 'ExcavatorById',
  reads: ['ExcavationRun', 'Excavator'],
  text: "query ExcavatorById($id: ID!) { excavator(id: $id) { ...ExcavatorDetail } } fragment ExcavatorDetail on Excavator { id name state nextStates lockedFields startRefusal { ...NotAllowed } scope { shopIds brandIds } autoThreshold targetPrecision backlog offers createdAt updatedAt version yield { name count } runs { ...ExcavationRunRow } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment ExcavationRunRow on ExcavationRun { id trigger state stopReason { text wording { key params } } requestedAt startedAt finishedAt itemsGoneAt outcomes { name count } }",
};

export const ExcavationRunByIdDocument: TypedDocument<ExcavationRunByIdQuery, ExcavationRunByIdQueryVariables> = {
  id: 'x-ExcavationRunById-wEyzP-0CB6S6',
  name: 'ExcavationRunById',
  reads: ['ExcavationRun', 'Excavator'],
  text: "query ExcavationRunById($id: ID!) { excavationRun(id: $id) { ...ExcavationRunRow nextCommands excavator { id name backlog offers } } } fragment ExcavationRunRow on ExcavationRun { id trigger state stopReason { text wording { key params } } requestedAt startedAt finishedAt itemsGoneAt outcomes { name count } }",
};

export const ExcavationRunChangedDocument: TypedDocument<ExcavationRunChangedSubscription, ExcavationRunChangedSubscriptionVariables> = {
  id: 'x-ExcavationRunChanged-XRUJAJzACbcn',
  name: 'ExcavationRunChanged',
  text: "subscription ExcavationRunChanged($id: ID!) { recordChanged(entity: \"excavation_run\", id: $id) { at } }",
};

export const ScopeCountDocument: TypedDocument<ScopeCountQuery, ScopeCountQueryVariables> = {
  id: 'x-ScopeCount-5WWTLcfAss1e',
  name: 'ScopeCount',
  text: "query ScopeCount($scope: ExcavatorScopeInput!) { countExcavatorScope(scope: $scope) { offers unmatched } }",
};

export const CreateExcavatorDocument: TypedDocument<CreateExcavatorMutation, CreateExcavatorMutationVariables> = {
  id: 'x-CreateExcavator-KE4zUKveLs1M',
  name: 'CreateExcavator',
  text: "mutation CreateExcavator($input: ExcavatorInput!) { createExcavator(input: $input) { __typename ... on ExcavatorSaved { excavator { ...ExcavatorDetail } } ...Invalid } } fragment ExcavatorDetail on Excavator { id name state nextStates lockedFields startRefusal { ...NotAllowed } scope { shopIds brandIds } autoThreshold targetPrecision backlog offers createdAt updatedAt version yield { name count } runs { ...ExcavationRunRow } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment ExcavationRunRow on ExcavationRun { id trigger state stopReason { text wording { key params } } requestedAt startedAt finishedAt itemsGoneAt outcomes { name count } } fragment Invalid on InvalidInput { issues { path code } }",
};

export const UpdateExcavatorDocument: TypedDocument<UpdateExcavatorMutation, UpdateExcavatorMutationVariables> = {
  id: 'x-UpdateExcavator-DkoOCprdz-vW',
  name: 'UpdateExcavator',
  text: "mutation UpdateExcavator($id: ID!, $version: Int!, $input: ExcavatorInput!) { updateExcavator(id: $id, version: $version, input: $input) { __typename ... on ExcavatorSaved { changeId excavator { ...ExcavatorDetail } } ...Invalid ...Conflict ... on NotFound { id } } } fragment ExcavatorDetail on Excavator { id name state nextStates lockedFields startRefusal { ...NotAllowed } scope { shopIds brandIds } autoThreshold targetPrecision backlog offers createdAt updatedAt version yield { name count } runs { ...ExcavationRunRow } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment ExcavationRunRow on ExcavationRun { id trigger state stopReason { text wording { key params } } requestedAt startedAt finishedAt itemsGoneAt outcomes { name count } } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ChangeExcavatorStateDocument: TypedDocument<ChangeExcavatorStateMutation, ChangeExcavatorStateMutationVariables> = {
  id: 'x-ChangeExcavatorState-RxIhDw9s8bDF',
  name: 'ChangeExcavatorState',
  text: "mutation ChangeExcavatorState($id: ID!, $version: Int!, $state: ConfigurableState!) { changeExcavatorState(id: $id, version: $version, state: $state) { __typename ... on ExcavatorSaved { excavator { ...ExcavatorDetail } } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ExcavatorDetail on Excavator { id name state nextStates lockedFields startRefusal { ...NotAllowed } scope { shopIds brandIds } autoThreshold targetPrecision backlog offers createdAt updatedAt version yield { name count } runs { ...ExcavationRunRow } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment ExcavationRunRow on ExcavationRun { id trigger state stopReason { text wording { key params } } requestedAt startedAt finishedAt itemsGoneAt outcomes { name count } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const StartExcavationDocument: TypedDocument<StartExcavationMutation, StartExcavationMutationVariables> = {
  id: 'x-StartExcavation-qjSn5TvE1INJ',
  name: 'StartExcavation',
  text: "mutation StartExcavation($excavatorId: ID!) { startExcavation(excavatorId: $excavatorId) { __typename ... on ExcavationStarted { run { ...ExcavationRunRow } } ...NotAllowed ... on NotFound { id } } } fragment ExcavationRunRow on ExcavationRun { id trigger state stopReason { text wording { key params } } requestedAt startedAt finishedAt itemsGoneAt outcomes { name count } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const TrainMatcherDocument: TypedDocument<TrainMatcherMutation, TrainMatcherMutationVariables> = {
  id: 'x-TrainMatcher--uh0Q_CUySc6',
  name: 'TrainMatcher',
  text: "mutation TrainMatcher { trainMatcher { __typename ... on MatcherTrained { labels precision recall isActive verdict { text wording { key params } } } ...NotAllowed } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};
