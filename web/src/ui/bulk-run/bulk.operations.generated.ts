// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** `manage` stands for every action. */
export type AbilityAction =
  | 'manage'
  | 'create'
  | 'read'
  | 'update'
  | 'delete'
  | 'archive'
  | 'publish'
  | 'run'
  | 'review'
  | 'export'
  | 'refund'
  | 'approve'
  | 'reserve'
  | 'fulfil'
  | 'fulfil_unpaid'
  | 'cancel';

/** `all` stands for every subject. */
export type AbilitySubject =
  | 'all'
  | 'ACL'
  | 'Auth'
  | 'Dashboard'
  | 'User'
  | 'Role'
  | 'Session'
  | 'ApiKey'
  | 'Setting'
  | 'Audit'
  | 'Shop'
  | 'Brand'
  | 'Category'
  | 'Attribute'
  | 'Product'
  | 'Media'
  | 'Offer'
  | 'Crawler'
  | 'Grabber'
  | 'Excavator'
  | 'Proposal'
  | 'Import'
  | 'Channel'
  | 'ChannelKey'
  | 'Discount'
  | 'Order'
  | 'Payment'
  | 'Customer'
  | 'Comment'
  | 'Analytics'
  | 'Report'
  | 'Bookmark'
  | 'SavedView'
  | 'Notification';

/** Either `ids` or `matching`. */
export type BulkRunInput = {
  /** The list's own query: `brands`. */
  readonly list: string;
  /** One of the list's actions: `archive`. */
  readonly action: string;
  /** What the action is given beside the records: `disable` of users an `heirId`. */
  readonly input?: unknown;
  /** In parts of up to a thousand, as long as a list in a request may be. */
  readonly ids?: ReadonlyArray<ReadonlyArray<string>> | null | undefined;
  readonly matching?: BulkMatchingInput | null | undefined;
};

/** Everything that the list finds. */
export type BulkMatchingInput = {
  readonly search?: string | null | undefined;
  /** The list's own filter, as its query takes it. */
  readonly filter?: unknown;
  /** Those that were taken out of the selection, in parts too. */
  readonly released?: ReadonlyArray<ReadonlyArray<string>> | null | undefined;
};

export type BulkOutcome =
  | 'waiting'
  | 'done'
  /** Nothing was left to do to it. */
  | 'UNCHANGED'
  | 'refused'
  /** It could not be saved. */
  | 'FAILED'
  /** Somebody changed it meanwhile. */
  | 'CONFLICT';

export type BulkItemFilter = {
  readonly outcome?: ReadonlyArray<BulkOutcome> | null | undefined;
  readonly where?: unknown;
};

export type BulkItemSortField =
  | 'position';

export type BulkItemSort = {
  readonly field: BulkItemSortField;
  readonly direction: SortDirection;
};

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

export type BulkRowFragment = { readonly id: string, readonly name: string | null, readonly outcome: BulkOutcome, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null, readonly kept: ReadonlyArray<{ readonly entity: string | null, readonly field: string, readonly wrote: unknown, readonly now: unknown, readonly references: ReadonlyArray<{ readonly id: string, readonly name: string }> }> };

export type StartBulkRunMutationVariables = Exact<{
  input: BulkRunInput;
}>;


export type StartBulkRunMutation = { readonly startBulkRun:
    | { readonly __typename: 'BulkRunStarted', readonly run: { readonly id: string, readonly list: string, readonly action: string, readonly state: RunState, readonly total: number | null, readonly done: number, readonly unchanged: number, readonly refused: number, readonly conflicts: number, readonly kept: number, readonly isResultGone: boolean, readonly requestedAt: string, readonly requestedBy: string | null, readonly startedAt: string | null, readonly finishedAt: string | null, readonly undoesId: string | null, readonly undoneById: string | null, readonly nextCommands: ReadonlyArray<string>, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type BulkRunByIdQueryVariables = Exact<{
  id: string;
}>;


export type BulkRunByIdQuery = { readonly bulkRun: { readonly id: string, readonly list: string, readonly action: string, readonly state: RunState, readonly total: number | null, readonly done: number, readonly unchanged: number, readonly refused: number, readonly conflicts: number, readonly kept: number, readonly isResultGone: boolean, readonly requestedAt: string, readonly requestedBy: string | null, readonly startedAt: string | null, readonly finishedAt: string | null, readonly undoesId: string | null, readonly undoneById: string | null, readonly nextCommands: ReadonlyArray<string>, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null } | null };

export type BulkItemsListQueryVariables = Exact<{
  runId: string;
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  filter?: BulkItemFilter | null | undefined;
  sort?: ReadonlyArray<BulkItemSort> | null | undefined;
}>;


export type BulkItemsListQuery = { readonly bulkItems: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string | null, readonly outcome: BulkOutcome, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null, readonly kept: ReadonlyArray<{ readonly entity: string | null, readonly field: string, readonly wrote: unknown, readonly now: unknown, readonly references: ReadonlyArray<{ readonly id: string, readonly name: string }> }> }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type BulkProgressFragment = { readonly id: string, readonly list: string, readonly action: string, readonly state: RunState, readonly total: number | null, readonly done: number, readonly unchanged: number, readonly refused: number, readonly conflicts: number, readonly kept: number, readonly isResultGone: boolean, readonly requestedAt: string, readonly requestedBy: string | null, readonly startedAt: string | null, readonly finishedAt: string | null, readonly undoesId: string | null, readonly undoneById: string | null, readonly nextCommands: ReadonlyArray<string>, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export const StartBulkRunDocument: TypedDocument<StartBulkRunMutation, StartBulkRunMutationVariables> = {
  id: 'x-StartBulkRun-1e6pWE2_T4C6',
  name: 'StartBulkRun',
  text: "mutation StartBulkRun($input: BulkRunInput!) { startBulkRun(input: $input) { __typename ... on BulkRunStarted { run { ...BulkProgress } } ...Invalid } } fragment BulkProgress on BulkRun { id list action state total done unchanged refused conflicts kept isResultGone requestedAt requestedBy startedAt finishedAt undoesId undoneById nextCommands stopReason { text wording { key params } } } fragment Invalid on InvalidInput { issues { path code } }",
};

export const BulkRunByIdDocument: TypedDocument<BulkRunByIdQuery, BulkRunByIdQueryVariables> = {
  id: 'x-BulkRunById-MR8GjzBOC7Jm',
  name: 'BulkRunById',
  reads: ['BulkRun'],
  text: "query BulkRunById($id: ID!) { bulkRun(id: $id) { ...BulkProgress } } fragment BulkProgress on BulkRun { id list action state total done unchanged refused conflicts kept isResultGone requestedAt requestedBy startedAt finishedAt undoesId undoneById nextCommands stopReason { text wording { key params } } }",
};

export const BulkItemsListDocument: TypedDocument<BulkItemsListQuery, BulkItemsListQueryVariables> = {
  id: 'x-BulkItemsList-UR-MA5lsEBRK',
  name: 'BulkItemsList',
  reads: ['BulkItem', 'ReferenceName'],
  text: "query BulkItemsList($runId: ID!, $first: Int!, $after: String, $from: ListStart, $filter: BulkItemFilter, $sort: [BulkItemSort!]) { bulkItems( runId: $runId first: $first after: $after from: $from filter: $filter sort: $sort ) { nodes { ...BulkRow } pageInfo { ...PageInfo } total { count isExact } } } fragment BulkRow on BulkItem { id name outcome refusal { code reason wording { key params } right { action subject } } kept { entity field wrote now references { id name } } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};
