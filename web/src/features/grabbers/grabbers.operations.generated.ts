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

export type GrabberKind =
  | 'pages'
  | 'feed';

export type RuleScope =
  | 'item'
  | 'page';

export type ReplayDecision =
  | 'APPLY'
  | 'DISCARD'
  | 'TAKE_BACK';

export type ReplayPageFilter = {
  readonly kind?: ReadonlyArray<string> | null | undefined;
  readonly field?: ReadonlyArray<string> | null | undefined;
  readonly state?: ReadonlyArray<string> | null | undefined;
  readonly where?: unknown;
};

export type ReplayPageSortField =
  | 'FETCHED_AT';

export type ReplayPageSort = {
  readonly field: ReplayPageSortField;
  readonly direction: SortDirection;
};

export type GrabItemFilter = {
  readonly outcome?: ReadonlyArray<string> | null | undefined;
  readonly hasOffers?: boolean | null | undefined;
  readonly hasSnapshots?: boolean | null | undefined;
  readonly where?: unknown;
};

export type GrabItemSortField =
  | 'at';

export type GrabItemSort = {
  readonly field: GrabItemSortField;
  readonly direction: SortDirection;
};

export type SelectorRuleInput = {
  readonly field: string;
  readonly selector: string;
  readonly attribute?: string | null | undefined;
  readonly scope?: RuleScope | null | undefined;
};

export type GrabberConfigInput = {
  readonly strategies?: ReadonlyArray<string> | null | undefined;
  readonly rules?: ReadonlyArray<SelectorRuleInput> | null | undefined;
  readonly itemSelector?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly locale?: string | null | undefined;
  readonly condition?: string | null | undefined;
};

export type GrabberInput = {
  readonly shopId: string;
  readonly name: string;
  readonly kind: GrabberKind;
  readonly crawlerId?: string | null | undefined;
  readonly feedUrl?: string | null | undefined;
  readonly config: GrabberConfigInput;
  readonly schedule?: ScheduleInput | null | undefined;
};

export type TestGrabberInput = {
  readonly pageId: string;
  readonly config: GrabberConfigInput;
};

export type CompareReadingsInput = {
  readonly grabberId: string;
  /** At most 20 a call; anyone who compares more asks for them in turn. */
  readonly pageIds: ReadonlyArray<string>;
  /** The settings to compare with; without them, what the grabber's offers state as they are stored. */
  readonly before?: GrabberConfigInput | null | undefined;
  /** The settings to try; without them, those the grabber has. */
  readonly now?: GrabberConfigInput | null | undefined;
};

export type GrabberFilter = {
  /** A degraded run holds something back, or is the last one, and nobody took it as the new normal. */
  readonly hasBreak?: boolean | null | undefined;
  /** How the last run ended; one that somebody took as the new normal counts as succeeded. */
  readonly lastRunState?: ReadonlyArray<RunState> | null | undefined;
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly state?: ReadonlyArray<ConfigurableState> | null | undefined;
  readonly kind?: ReadonlyArray<GrabberKind> | null | undefined;
  readonly where?: unknown;
};

export type GrabberSortField =
  | 'name';

export type GrabberSort = {
  readonly field: GrabberSortField;
  readonly direction: SortDirection;
};

export type GrabberRowFragment = { readonly id: string, readonly name: string, readonly kind: GrabberKind, readonly state: ConfigurableState, readonly version: number, readonly crawlerId: string | null, readonly crawlerName: string | null, readonly feedUrl: string | null, readonly offers: number, readonly backlog: number, readonly shop: { readonly id: string, readonly name: string }, readonly lastRun: { readonly id: string, readonly state: RunState, readonly requestedAt: string, readonly isAccepted: boolean } | null, readonly coverage: ReadonlyArray<{ readonly field: string, readonly share: number, readonly shareBefore: number | null }> };

export type GrabRunRowFragment = { readonly id: string, readonly state: RunState, readonly trigger: string, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly offers: number, readonly snapshots: number, readonly bytesSoFar: number | null, readonly crawlRunId: string | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly unchanged: { readonly readAt: string, readonly offers: number } | null };

export type GrabberDetailFragment = { readonly id: string, readonly name: string, readonly kind: GrabberKind, readonly state: ConfigurableState, readonly version: number, readonly configVersion: number, readonly crawlerId: string | null, readonly crawlerName: string | null, readonly feedUrl: string | null, readonly offers: number, readonly backlog: number, readonly nextStates: ReadonlyArray<ConfigurableState>, readonly lockedFields: ReadonlyArray<string>, readonly nextRunAt: string | null, readonly createdAt: string, readonly updatedAt: string, readonly olderReadings: { readonly outOf: number, readonly offers: number, readonly confirmed: number, readonly run: { readonly id: string, readonly state: RunState } | null }, readonly startRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly shop: { readonly id: string, readonly name: string }, readonly config: { readonly strategies: ReadonlyArray<string>, readonly itemSelector: string | null, readonly currency: string | null, readonly locale: string | null, readonly condition: string | null, readonly rules: ReadonlyArray<{ readonly field: string, readonly selector: string, readonly attribute: string | null, readonly scope: RuleScope | null }> }, readonly coverage: ReadonlyArray<{ readonly field: string, readonly share: number, readonly shareBefore: number | null, readonly offers: number, readonly methods: ReadonlyArray<{ readonly name: string, readonly count: number }> }>, readonly runs: ReadonlyArray<{ readonly id: string, readonly state: RunState, readonly trigger: string, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly offers: number, readonly snapshots: number, readonly bytesSoFar: number | null, readonly crawlRunId: string | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly unchanged: { readonly readAt: string, readonly offers: number } | null }> };

export type GrabbersListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: GrabberFilter | null | undefined;
  sort?: ReadonlyArray<GrabberSort> | null | undefined;
}>;


export type GrabbersListQuery = { readonly grabbers: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: GrabberKind, readonly state: ConfigurableState, readonly version: number, readonly crawlerId: string | null, readonly crawlerName: string | null, readonly feedUrl: string | null, readonly offers: number, readonly backlog: number, readonly shop: { readonly id: string, readonly name: string }, readonly lastRun: { readonly id: string, readonly state: RunState, readonly requestedAt: string, readonly isAccepted: boolean } | null, readonly coverage: ReadonlyArray<{ readonly field: string, readonly share: number, readonly shareBefore: number | null }> }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type GrabberByIdQueryVariables = Exact<{
  id: string;
}>;


export type GrabberByIdQuery = { readonly grabber: { readonly id: string, readonly name: string, readonly kind: GrabberKind, readonly state: ConfigurableState, readonly version: number, readonly configVersion: number, readonly crawlerId: string | null, readonly crawlerName: string | null, readonly feedUrl: string | null, readonly offers: number, readonly backlog: number, readonly nextStates: ReadonlyArray<ConfigurableState>, readonly lockedFields: ReadonlyArray<string>, readonly nextRunAt: string | null, readonly createdAt: string, readonly updatedAt: string, readonly olderReadings: { readonly outOf: number, readonly offers: number, readonly confirmed: number, readonly run: { readonly id: string, readonly state: RunState } | null }, readonly startRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly shop: { readonly id: string, readonly name: string }, readonly config: { readonly strategies: ReadonlyArray<string>, readonly itemSelector: string | null, readonly currency: string | null, readonly locale: string | null, readonly condition: string | null, readonly rules: ReadonlyArray<{ readonly field: string, readonly selector: string, readonly attribute: string | null, readonly scope: RuleScope | null }> }, readonly coverage: ReadonlyArray<{ readonly field: string, readonly share: number, readonly shareBefore: number | null, readonly offers: number, readonly methods: ReadonlyArray<{ readonly name: string, readonly count: number }> }>, readonly runs: ReadonlyArray<{ readonly id: string, readonly state: RunState, readonly trigger: string, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly offers: number, readonly snapshots: number, readonly bytesSoFar: number | null, readonly crawlRunId: string | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly unchanged: { readonly readAt: string, readonly offers: number } | null }> } | null };

export type GrabberShopsQueryVariables = Exact<{ [key: string]: never; }>;


export type GrabberShopsQuery = { readonly shops: { readonly nodes: ReadonlyArray<{ readonly id: string }> } };

export type CrawlersOfShopQueryVariables = Exact<{
  shopId: string;
}>;


export type CrawlersOfShopQuery = { readonly crawlers: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type GrabItemsListQueryVariables = Exact<{
  runId: string;
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  filter?: GrabItemFilter | null | undefined;
  sort?: ReadonlyArray<GrabItemSort> | null | undefined;
}>;


export type GrabItemsListQuery = { readonly grabItems: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly at: string, readonly url: string | null, readonly line: number | null, readonly outcome: string, readonly offers: number, readonly snapshots: number, readonly code: string | null, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type GrabRunHeadQueryVariables = Exact<{
  id: string;
}>;


export type GrabRunHeadQuery = { readonly grabRun: { readonly id: string, readonly state: RunState, readonly grabber: { readonly id: string, readonly name: string } } | null };

export type GrabRunByIdQueryVariables = Exact<{
  id: string;
}>;


export type GrabRunByIdQuery = { readonly grabRun: { readonly nextCommands: ReadonlyArray<string>, readonly isAccepted: boolean, readonly id: string, readonly state: RunState, readonly trigger: string, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly offers: number, readonly snapshots: number, readonly bytesSoFar: number | null, readonly crawlRunId: string | null, readonly readAgain: { readonly isAfterUpgrade: boolean, readonly pages: number, readonly changed: number } | null, readonly replay: { readonly state: string, readonly done: number, readonly total: number | null, readonly pagesLeftOut: number, readonly pagesKept: number, readonly offersNotBack: number, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly reason: string | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly undone: { readonly offers: number, readonly proposals: number, readonly links: number, readonly values: number, readonly keptOffers: number, readonly kept: ReadonlyArray<{ readonly id: string, readonly title: string }> } | null, readonly difference: { readonly pages: number, readonly offersAdded: number, readonly offersBack: number, readonly offersChanged: number, readonly offersUnchanged: number, readonly offersLost: number, readonly pricesRefused: number, readonly unread: number, readonly fields: ReadonlyArray<{ readonly field: string, readonly new: number, readonly changed: number, readonly lost: number }> } | null } | null, readonly turn: { readonly lastRight: { readonly id: string, readonly url: string, readonly at: string, readonly storedPageUrl: string | null, readonly emptyFetch: { readonly crawlRunId: string, readonly status: number | null, readonly outcome: string } | null } | null, readonly firstWrong: { readonly id: string, readonly url: string, readonly at: string, readonly storedPageUrl: string | null, readonly emptyFetch: { readonly crawlRunId: string, readonly status: number | null, readonly outcome: string } | null } } | null, readonly grabber: { readonly id: string, readonly name: string, readonly kind: GrabberKind, readonly shop: { readonly id: string, readonly name: string } }, readonly coverage: ReadonlyArray<{ readonly field: string, readonly share: number, readonly shareBefore: number | null, readonly offers: number, readonly methods: ReadonlyArray<{ readonly name: string, readonly count: number }> }>, readonly remarks: ReadonlyArray<{ readonly line: number | null, readonly code: string, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly problems: ReadonlyArray<{ readonly line: number | null, readonly url: string | null, readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly unchanged: { readonly readAt: string, readonly offers: number } | null } | null };

export type StoredPagesQueryVariables = Exact<{
  crawlerId: string;
  search?: string | null | undefined;
  first: number;
}>;


export type StoredPagesQuery = { readonly storedPages: ReadonlyArray<{ readonly id: string, readonly url: string, readonly type: string, readonly fetchedAt: string, readonly storedPageUrl: string }> };

export type TestGrabberMutationVariables = Exact<{
  input: TestGrabberInput;
}>;


export type TestGrabberMutation = { readonly testGrabber:
    | { readonly __typename: 'GrabTest', readonly pageId: string, readonly url: string, readonly fetchedAt: string, readonly storedPageUrl: string, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly warnings: ReadonlyArray<{ readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string, readonly message: string }>, readonly offers: ReadonlyArray<{ readonly fields: ReadonlyArray<{ readonly name: string, readonly text: string, readonly raw: string, readonly method: string, readonly path: string, readonly confidence: number }>, readonly warnings: ReadonlyArray<{ readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> }> }
    | { readonly __typename: 'NotFound' }
   };

export type ProposeSelectorsQueryVariables = Exact<{
  pageId: string;
}>;


export type ProposeSelectorsQuery = { readonly proposeSelectors: ReadonlyArray<{ readonly field: string, readonly selector: string, readonly attribute: string | null, readonly text: string, readonly raw: string, readonly confidence: number, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }> };

export type CompareReadingsQueryVariables = Exact<{
  input: CompareReadingsInput;
}>;


export type CompareReadingsQuery = { readonly compareReadings: { readonly issues: ReadonlyArray<{ readonly message: string }>, readonly pages: ReadonlyArray<{ readonly pageId: string, readonly url: string, readonly offersBefore: number, readonly offersNow: number, readonly changes: ReadonlyArray<{ readonly field: string, readonly new: number, readonly changed: number, readonly lost: number, readonly before: string | null, readonly now: string | null }> }> } };

export type CreateGrabberMutationVariables = Exact<{
  input: GrabberInput;
}>;


export type CreateGrabberMutation = { readonly createGrabber:
    | { readonly __typename: 'GrabberSaved', readonly grabber: { readonly id: string, readonly name: string, readonly kind: GrabberKind, readonly state: ConfigurableState, readonly version: number, readonly configVersion: number, readonly crawlerId: string | null, readonly crawlerName: string | null, readonly feedUrl: string | null, readonly offers: number, readonly backlog: number, readonly nextStates: ReadonlyArray<ConfigurableState>, readonly lockedFields: ReadonlyArray<string>, readonly nextRunAt: string | null, readonly createdAt: string, readonly updatedAt: string, readonly olderReadings: { readonly outOf: number, readonly offers: number, readonly confirmed: number, readonly run: { readonly id: string, readonly state: RunState } | null }, readonly startRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly shop: { readonly id: string, readonly name: string }, readonly config: { readonly strategies: ReadonlyArray<string>, readonly itemSelector: string | null, readonly currency: string | null, readonly locale: string | null, readonly condition: string | null, readonly rules: ReadonlyArray<{ readonly field: string, readonly selector: string, readonly attribute: string | null, readonly scope: RuleScope | null }> }, readonly coverage: ReadonlyArray<{ readonly field: string, readonly share: number, readonly shareBefore: number | null, readonly offers: number, readonly methods: ReadonlyArray<{ readonly name: string, readonly count: number }> }>, readonly runs: ReadonlyArray<{ readonly id: string, readonly state: RunState, readonly trigger: string, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly offers: number, readonly snapshots: number, readonly bytesSoFar: number | null, readonly crawlRunId: string | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly unchanged: { readonly readAt: string, readonly offers: number } | null }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotFound', readonly entity: string }
   };

export type UpdateGrabberMutationVariables = Exact<{
  id: string;
  version: number;
  input: GrabberInput;
}>;


export type UpdateGrabberMutation = { readonly updateGrabber:
    | { readonly __typename: 'GrabberSaved', readonly changeId: string | null, readonly grabber: { readonly id: string, readonly name: string, readonly kind: GrabberKind, readonly state: ConfigurableState, readonly version: number, readonly configVersion: number, readonly crawlerId: string | null, readonly crawlerName: string | null, readonly feedUrl: string | null, readonly offers: number, readonly backlog: number, readonly nextStates: ReadonlyArray<ConfigurableState>, readonly lockedFields: ReadonlyArray<string>, readonly nextRunAt: string | null, readonly createdAt: string, readonly updatedAt: string, readonly olderReadings: { readonly outOf: number, readonly offers: number, readonly confirmed: number, readonly run: { readonly id: string, readonly state: RunState } | null }, readonly startRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly shop: { readonly id: string, readonly name: string }, readonly config: { readonly strategies: ReadonlyArray<string>, readonly itemSelector: string | null, readonly currency: string | null, readonly locale: string | null, readonly condition: string | null, readonly rules: ReadonlyArray<{ readonly field: string, readonly selector: string, readonly attribute: string | null, readonly scope: RuleScope | null }> }, readonly coverage: ReadonlyArray<{ readonly field: string, readonly share: number, readonly shareBefore: number | null, readonly offers: number, readonly methods: ReadonlyArray<{ readonly name: string, readonly count: number }> }>, readonly runs: ReadonlyArray<{ readonly id: string, readonly state: RunState, readonly trigger: string, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly offers: number, readonly snapshots: number, readonly bytesSoFar: number | null, readonly crawlRunId: string | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly unchanged: { readonly readAt: string, readonly offers: number } | null }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly entity: string }
   };

export type ChangeGrabberStateMutationVariables = Exact<{
  id: string;
  version: number;
  state: ConfigurableState;
}>;


export type ChangeGrabberStateMutation = { readonly changeGrabberState:
    | { readonly __typename: 'GrabberSaved', readonly grabber: { readonly id: string, readonly name: string, readonly kind: GrabberKind, readonly state: ConfigurableState, readonly version: number, readonly configVersion: number, readonly crawlerId: string | null, readonly crawlerName: string | null, readonly feedUrl: string | null, readonly offers: number, readonly backlog: number, readonly nextStates: ReadonlyArray<ConfigurableState>, readonly lockedFields: ReadonlyArray<string>, readonly nextRunAt: string | null, readonly createdAt: string, readonly updatedAt: string, readonly olderReadings: { readonly outOf: number, readonly offers: number, readonly confirmed: number, readonly run: { readonly id: string, readonly state: RunState } | null }, readonly startRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly shop: { readonly id: string, readonly name: string }, readonly config: { readonly strategies: ReadonlyArray<string>, readonly itemSelector: string | null, readonly currency: string | null, readonly locale: string | null, readonly condition: string | null, readonly rules: ReadonlyArray<{ readonly field: string, readonly selector: string, readonly attribute: string | null, readonly scope: RuleScope | null }> }, readonly coverage: ReadonlyArray<{ readonly field: string, readonly share: number, readonly shareBefore: number | null, readonly offers: number, readonly methods: ReadonlyArray<{ readonly name: string, readonly count: number }> }>, readonly runs: ReadonlyArray<{ readonly id: string, readonly state: RunState, readonly trigger: string, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly offers: number, readonly snapshots: number, readonly bytesSoFar: number | null, readonly crawlRunId: string | null, readonly stopReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly unchanged: { readonly readAt: string, readonly offers: number } | null }> } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly entity: string }
   };

export type AcceptGrabRunAsNormalMutationVariables = Exact<{
  id: string;
}>;


export type AcceptGrabRunAsNormalMutation = { readonly acceptGrabRunAsNormal:
    | { readonly __typename: 'GrabRunAnswered' }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly entity: string }
   };

export type StartGrabRunMutationVariables = Exact<{
  grabberId: string;
  replay: boolean;
}>;


export type StartGrabRunMutation = { readonly startGrabRun:
    | { readonly __typename: 'GrabRunStarted', readonly run: { readonly id: string } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly entity: string }
   };

export type DecideReplayMutationVariables = Exact<{
  id: string;
  decision: ReplayDecision;
  reason?: string | null | undefined;
}>;


export type DecideReplayMutation = { readonly decideReplay:
    | { readonly __typename: 'GrabRunAnswered' }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly entity: string }
   };

export type ReplayPagesListQueryVariables = Exact<{
  runId: string;
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  filter?: ReplayPageFilter | null | undefined;
  sort?: ReadonlyArray<ReplayPageSort> | null | undefined;
}>;


export type ReplayPagesListQuery = { readonly replayPages: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly url: string, readonly fetchedAt: string, readonly storedPageUrl: string, readonly state: string, readonly kinds: ReadonlyArray<string>, readonly added: number, readonly changed: number, readonly unchanged: number, readonly lost: number, readonly changes: ReadonlyArray<{ readonly field: string, readonly new: number, readonly changed: number, readonly lost: number, readonly before: string | null, readonly now: string | null }> }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const GrabbersListDocument: TypedDocument<GrabbersListQuery, GrabbersListQueryVariables> = {
  id: 'x-GrabbersList-L6W8hDr_39Vk',
  name: 'GrabbersList',
  reads: ['Crawler', 'GrabRun', 'Grabber', 'Shop'],
  text: "query GrabbersList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: GrabberFilter, $sort: [GrabberSort!]) { grabbers( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...GrabberRow } pageInfo { ...PageInfo } total { count isExact } } } fragment GrabberRow on Grabber { id name kind state version crawlerId crawlerName feedUrl offers backlog shop { id name } lastRun { id state requestedAt isAccepted } coverage { field share shareBefore } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const GrabberByIdDocument: TypedDocument<GrabberByIdQuery, GrabberByIdQueryVariables> = {
  id: 'x-GrabberById-slF91a5HI0XY',
  name: 'GrabberById',
  reads: ['Crawler', 'GrabRun', 'Grabber', 'Shop'],
  text: "query GrabberById($id: ID!) { grabber(id: $id) { ...GrabberDetail } } fragment GrabberDetail on Grabber { id name kind state version configVersion crawlerId crawlerName feedUrl offers olderReadings { outOf offers confirmed run { id state } } backlog nextStates lockedFields startRefusal { ...NotAllowed } nextRunAt schedule { every cron timeZone time weekday day } createdAt updatedAt shop { id name } config { strategies rules { field selector attribute scope } itemSelector currency locale condition } coverage { field share shareBefore offers methods { name count } } runs(first: 12) { ...GrabRunRow } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment GrabRunRow on GrabRun { id state stopReason { text wording { key params } } trigger requestedAt startedAt finishedAt itemsGoneAt offers snapshots bytesSoFar crawlRunId outcomes { name count } unchanged { readAt offers } }",
};

export const GrabberShopsDocument: TypedDocument<GrabberShopsQuery, GrabberShopsQueryVariables> = {
  id: 'x-GrabberShops-1C3RITejqY19',
  name: 'GrabberShops',
  reads: ['Shop'],
  text: "query GrabberShops { shops(first: 2) { nodes { id } } }",
};

export const CrawlersOfShopDocument: TypedDocument<CrawlersOfShopQuery, CrawlersOfShopQueryVariables> = {
  id: 'x-CrawlersOfShop-LgcKs-b9ae1Z',
  name: 'CrawlersOfShop',
  reads: ['Crawler'],
  text: "query CrawlersOfShop($shopId: ID!) { crawlers(first: 100, filter: {shopId: [$shopId]}) { nodes { id name } } }",
};

export const GrabItemsListDocument: TypedDocument<GrabItemsListQuery, GrabItemsListQueryVariables> = {
  id: 'x-GrabItemsList-eQu8ewTjG-Lc',
  name: 'GrabItemsList',
  reads: ['GrabItem'],
  text: "query GrabItemsList($runId: ID!, $first: Int!, $after: String, $from: ListStart, $filter: GrabItemFilter, $sort: [GrabItemSort!]) { grabItems( runId: $runId first: $first after: $after from: $from filter: $filter sort: $sort ) { nodes { id at url line outcome offers snapshots code reason { text wording { key params } } } pageInfo { ...PageInfo } total { count isExact } } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const GrabRunHeadDocument: TypedDocument<GrabRunHeadQuery, GrabRunHeadQueryVariables> = {
  id: 'x-GrabRunHead-jdojjmAub2YH',
  name: 'GrabRunHead',
  reads: ['GrabRun', 'Grabber'],
  text: "\"What the screen of a run's items says of the run itself.\" query GrabRunHead($id: ID!) { grabRun(id: $id) { id state grabber { id name } } }",
};

export const GrabRunByIdDocument: TypedDocument<GrabRunByIdQuery, GrabRunByIdQueryVariables> = {
  id: 'x-GrabRunById-CH_OoRpOH034',
  name: 'GrabRunById',
  reads: ['GrabRun', 'Grabber', 'Offer', 'Shop', 'TurnPage'],
  text: "query GrabRunById($id: ID!) { grabRun(id: $id) { ...GrabRunRow nextCommands readAgain { isAfterUpgrade pages changed } isAccepted replay { state actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } done total pagesLeftOut pagesKept offersNotBack decidedBy decidedAt reason undone { offers proposals links values keptOffers kept { id title } } difference { pages offersAdded offersBack offersChanged offersUnchanged offersLost pricesRefused unread fields { field new changed lost } } } turn { lastRight { id url at storedPageUrl emptyFetch { crawlRunId status outcome } } firstWrong { id url at storedPageUrl emptyFetch { crawlRunId status outcome } } } grabber { id name kind shop { id name } } coverage { field share shareBefore offers methods { name count } } remarks { line code reason { text wording { key params } } } problems(first: 200) { line url code reason wording { key params } } } } fragment GrabRunRow on GrabRun { id state stopReason { text wording { key params } } trigger requestedAt startedAt finishedAt itemsGoneAt offers snapshots bytesSoFar crawlRunId outcomes { name count } unchanged { readAt offers } }",
};

export const StoredPagesDocument: TypedDocument<StoredPagesQuery, StoredPagesQueryVariables> = {
  id: 'x-StoredPages-5Vq6x8Qxp86p',
  name: 'StoredPages',
  reads: ['StoredPage'],
  text: "query StoredPages($crawlerId: ID!, $search: String, $first: Int!) { storedPages(crawlerId: $crawlerId, search: $search, first: $first) { id url type fetchedAt storedPageUrl } }",
};

export const TestGrabberDocument: TypedDocument<TestGrabberMutation, TestGrabberMutationVariables> = {
  id: 'x-TestGrabber-rpbZebg1f8A6',
  name: 'TestGrabber',
  text: "mutation TestGrabber($input: TestGrabberInput!) { testGrabber(input: $input) { __typename ... on GrabTest { pageId url fetchedAt storedPageUrl reason { text wording { key params } } warnings { code detail wording { key params } } issues { path code message } offers { fields { name text raw method path confidence } warnings { code detail wording { key params } } } } } }",
};

export const ProposeSelectorsDocument: TypedDocument<ProposeSelectorsQuery, ProposeSelectorsQueryVariables> = {
  id: 'x-ProposeSelectors-C70BFOzs3yp1',
  name: 'ProposeSelectors',
  text: "query ProposeSelectors($pageId: ID!) { proposeSelectors(pageId: $pageId) { field selector attribute text raw confidence reason { text wording { key params } } } }",
};

export const CompareReadingsDocument: TypedDocument<CompareReadingsQuery, CompareReadingsQueryVariables> = {
  id: 'x-CompareReadings-AUJzza6pwhOX',
  name: 'CompareReadings',
  text: "query CompareReadings($input: CompareReadingsInput!) { compareReadings(input: $input) { issues { message } pages { pageId url offersBefore offersNow changes { field new changed lost before now } } } }",
};

export const CreateGrabberDocument: TypedDocument<CreateGrabberMutation, CreateGrabberMutationVariables> = {
  id: 'x-CreateGrabber-L-nVKgoLFabk',
  name: 'CreateGrabber',
  text: "mutation CreateGrabber($input: GrabberInput!) { createGrabber(input: $input) { __typename ... on GrabberSaved { grabber { ...GrabberDetail } } ...Invalid ... on NotFound { entity } } } fragment GrabberDetail on Grabber { id name kind state version configVersion crawlerId crawlerName feedUrl offers olderReadings { outOf offers confirmed run { id state } } backlog nextStates lockedFields startRefusal { ...NotAllowed } nextRunAt schedule { every cron timeZone time weekday day } createdAt updatedAt shop { id name } config { strategies rules { field selector attribute scope } itemSelector currency locale condition } coverage { field share shareBefore offers methods { name count } } runs(first: 12) { ...GrabRunRow } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment GrabRunRow on GrabRun { id state stopReason { text wording { key params } } trigger requestedAt startedAt finishedAt itemsGoneAt offers snapshots bytesSoFar crawlRunId outcomes { name count } unchanged { readAt offers } } fragment Invalid on InvalidInput { issues { path code } }",
};

export const UpdateGrabberDocument: TypedDocument<UpdateGrabberMutation, UpdateGrabberMutationVariables> = {
  id: 'x-UpdateGrabber-wpiH1qNE8HTb',
  name: 'UpdateGrabber',
  text: "mutation UpdateGrabber($id: ID!, $version: Int!, $input: GrabberInput!) { updateGrabber(id: $id, version: $version, input: $input) { __typename ... on GrabberSaved { changeId grabber { ...GrabberDetail } } ...Invalid ...Conflict ... on NotFound { entity } } } fragment GrabberDetail on Grabber { id name kind state version configVersion crawlerId crawlerName feedUrl offers olderReadings { outOf offers confirmed run { id state } } backlog nextStates lockedFields startRefusal { ...NotAllowed } nextRunAt schedule { every cron timeZone time weekday day } createdAt updatedAt shop { id name } config { strategies rules { field selector attribute scope } itemSelector currency locale condition } coverage { field share shareBefore offers methods { name count } } runs(first: 12) { ...GrabRunRow } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment GrabRunRow on GrabRun { id state stopReason { text wording { key params } } trigger requestedAt startedAt finishedAt itemsGoneAt offers snapshots bytesSoFar crawlRunId outcomes { name count } unchanged { readAt offers } } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ChangeGrabberStateDocument: TypedDocument<ChangeGrabberStateMutation, ChangeGrabberStateMutationVariables> = {
  id: 'x-ChangeGrabberState-UNjJs1efvS7r',
  name: 'ChangeGrabberState',
  text: "mutation ChangeGrabberState($id: ID!, $version: Int!, $state: ConfigurableState!) { changeGrabberState(id: $id, version: $version, state: $state) { __typename ... on GrabberSaved { grabber { ...GrabberDetail } } ...NotAllowed ...Conflict ... on NotFound { entity } } } fragment GrabberDetail on Grabber { id name kind state version configVersion crawlerId crawlerName feedUrl offers olderReadings { outOf offers confirmed run { id state } } backlog nextStates lockedFields startRefusal { ...NotAllowed } nextRunAt schedule { every cron timeZone time weekday day } createdAt updatedAt shop { id name } config { strategies rules { field selector attribute scope } itemSelector currency locale condition } coverage { field share shareBefore offers methods { name count } } runs(first: 12) { ...GrabRunRow } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment GrabRunRow on GrabRun { id state stopReason { text wording { key params } } trigger requestedAt startedAt finishedAt itemsGoneAt offers snapshots bytesSoFar crawlRunId outcomes { name count } unchanged { readAt offers } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const AcceptGrabRunAsNormalDocument: TypedDocument<AcceptGrabRunAsNormalMutation, AcceptGrabRunAsNormalMutationVariables> = {
  id: 'x-AcceptGrabRunAsNormal-SG8B51d7fck_',
  name: 'AcceptGrabRunAsNormal',
  text: "mutation AcceptGrabRunAsNormal($id: ID!) { acceptGrabRunAsNormal(id: $id) { __typename ...NotAllowed ... on NotFound { entity } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const StartGrabRunDocument: TypedDocument<StartGrabRunMutation, StartGrabRunMutationVariables> = {
  id: 'x-StartGrabRun-QgfNF-gE3pSD',
  name: 'StartGrabRun',
  text: "mutation StartGrabRun($grabberId: ID!, $replay: Boolean!) { startGrabRun(grabberId: $grabberId, replay: $replay) { __typename ... on GrabRunStarted { run { id } } ...NotAllowed ... on NotFound { entity } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const DecideReplayDocument: TypedDocument<DecideReplayMutation, DecideReplayMutationVariables> = {
  id: 'x-DecideReplay-ZgFPQmmUyZ-A',
  name: 'DecideReplay',
  text: "mutation DecideReplay($id: ID!, $decision: ReplayDecision!, $reason: String) { decideReplay(id: $id, decision: $decision, reason: $reason) { __typename ...Invalid ...NotAllowed ... on NotFound { entity } } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const ReplayPagesListDocument: TypedDocument<ReplayPagesListQuery, ReplayPagesListQueryVariables> = {
  id: 'x-ReplayPagesList-yyLdIT4B9J5m',
  name: 'ReplayPagesList',
  reads: ['ReplayPage'],
  text: "query ReplayPagesList($runId: ID!, $first: Int!, $after: String, $from: ListStart, $filter: ReplayPageFilter, $sort: [ReplayPageSort!]) { replayPages( runId: $runId first: $first after: $after from: $from filter: $filter sort: $sort ) { nodes { id url fetchedAt storedPageUrl state kinds added changed unchanged lost changes { field new changed lost before now } } pageInfo { ...PageInfo } total { count isExact } } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};
