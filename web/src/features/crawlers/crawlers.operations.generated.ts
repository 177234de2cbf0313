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

export type CrawlerConfigInput = {
  readonly seeds: ReadonlyArray<string>;
  readonly useSitemaps?: boolean | null | undefined;
  readonly sitemaps?: ReadonlyArray<string> | null | undefined;
  readonly includeSubdomains?: boolean | null | undefined;
  readonly includeGlobs?: ReadonlyArray<string> | null | undefined;
  readonly excludeGlobs?: ReadonlyArray<string> | null | undefined;
  readonly productGlobs?: ReadonlyArray<string> | null | undefined;
  readonly listingGlobs?: ReadonlyArray<string> | null | undefined;
  readonly keepQuery?: ReadonlyArray<string> | null | undefined;
  readonly maxDepth?: number | null | undefined;
  readonly minDelayMs?: number | null | undefined;
  readonly concurrency?: number | null | undefined;
  readonly maxPages?: number | null | undefined;
  readonly maxMinutes?: number | null | undefined;
  readonly maxErrorRate?: number | null | undefined;
  readonly recrawl?: string | null | undefined;
};

export type CrawlerInput = {
  readonly shopId: string;
  readonly name: string;
  readonly config: CrawlerConfigInput;
  readonly schedule?: ScheduleInput | null | undefined;
};

export type CrawlFetchFilter = {
  readonly outcome?: ReadonlyArray<string> | null | undefined;
  readonly code?: ReadonlyArray<string> | null | undefined;
  /** Ids of the run's reasons. */
  readonly reason?: ReadonlyArray<string> | null | undefined;
  /** Whether it met links that the settings leave out. */
  readonly hasLinksOutOfScope?: boolean | null | undefined;
  readonly where?: unknown;
};

export type CrawlFetchSortField =
  | 'at';

export type CrawlFetchSort = {
  readonly field: CrawlFetchSortField;
  readonly direction: SortDirection;
};

export type CrawlStage =
  | 'discovered'
  | 'in_scope'
  | 'allowed'
  | 'fetched'
  | 'product_pages'
  | 'offer_pages';

export type CrawlRunPageFilter = {
  /** Pages that came to this stage, or farther. */
  readonly stage?: CrawlStage | null | undefined;
  readonly state?: ReadonlyArray<string> | null | undefined;
  readonly host?: ReadonlyArray<string> | null | undefined;
  readonly where?: unknown;
};

export type CrawlRunPageSortField =
  | 'foundAt';

export type CrawlRunPageSort = {
  readonly field: CrawlRunPageSortField;
  readonly direction: SortDirection;
};

export type CrawlerFilter = {
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly state?: ReadonlyArray<ConfigurableState> | null | undefined;
  readonly where?: unknown;
};

export type CrawlerSortField =
  | 'name';

export type CrawlerSort = {
  readonly field: CrawlerSortField;
  readonly direction: SortDirection;
};

export type CrawlRunFilter = {
  readonly crawlerId?: ReadonlyArray<string> | null | undefined;
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly state?: ReadonlyArray<RunState> | null | undefined;
  /** Runs that were at work since then. */
  readonly workedSince?: string | null | undefined;
  /** The first and last day of the request in the shop's zone, `2026-11-01`. */
  readonly requestedFrom?: string | null | undefined;
  readonly requestedUntil?: string | null | undefined;
  readonly where?: unknown;
};

export type CrawlRunSortField =
  | 'requestedAt';

export type CrawlRunSort = {
  readonly field: CrawlRunSortField;
  readonly direction: SortDirection;
};

export type CrawlerRowFragment = { readonly id: string, readonly name: string, readonly state: ConfigurableState, readonly version: number, readonly nextRunAt: string | null, readonly shop: { readonly id: string, readonly name: string }, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly pages: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly lastRun: { readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly requestedAt: string, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> } | null };

export type CrawlerDetailFragment = { readonly configVersion: number, readonly nextStates: ReadonlyArray<ConfigurableState>, readonly lockedFields: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly id: string, readonly name: string, readonly state: ConfigurableState, readonly version: number, readonly nextRunAt: string | null, readonly sitemapDates: { readonly checked: number, readonly right: number, readonly areUsed: boolean } | null, readonly startRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly dryRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly config: { readonly seeds: ReadonlyArray<string>, readonly useSitemaps: boolean, readonly sitemaps: ReadonlyArray<string>, readonly includeSubdomains: boolean, readonly includeGlobs: ReadonlyArray<string>, readonly excludeGlobs: ReadonlyArray<string>, readonly productGlobs: ReadonlyArray<string>, readonly listingGlobs: ReadonlyArray<string>, readonly keepQuery: ReadonlyArray<string>, readonly maxDepth: number, readonly minDelayMs: number, readonly concurrency: number, readonly maxPages: number, readonly maxMinutes: number, readonly maxErrorRate: number, readonly recrawl: string }, readonly shop: { readonly id: string, readonly name: string }, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly pages: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly lastRun: { readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly requestedAt: string, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> } | null };

export type CrawlRunRowFragment = { readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly trigger: string, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly bytes: number, readonly crawler: { readonly id: string, readonly name: string, readonly shop: { readonly id: string, readonly name: string } }, readonly funnel: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> };

export type CrawlRunDetailFragment = { readonly stopReason: string | null, readonly heartbeatAt: string | null, readonly pagesLeft: number, readonly rate: number, readonly secondsLeft: number | null, readonly savedShare: number, readonly linksOutOfScope: number, readonly isDegraded: boolean, readonly isAccepted: boolean, readonly nextCommands: ReadonlyArray<string>, readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly trigger: string, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly bytes: number, readonly rateSeries: ReadonlyArray<{ readonly at: string, readonly pages: number }>, readonly hosts: ReadonlyArray<{ readonly id: string, readonly host: string, readonly delayMs: number, readonly latencyMs: number | null, readonly lastStatus: number | null, readonly lastAnswerAt: string | null, readonly backoffUntil: string | null, readonly robotsStatus: number | null, readonly waiting: number }>, readonly degradedReasons: ReadonlyArray<{ readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly reasons: ReadonlyArray<{ readonly id: string, readonly outcome: string, readonly code: string, readonly detail: string, readonly count: number, readonly exampleUrl: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly crawler: { readonly id: string, readonly name: string, readonly shop: { readonly id: string, readonly name: string } }, readonly funnel: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> };

export type CrawlersListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: CrawlerFilter | null | undefined;
  sort?: ReadonlyArray<CrawlerSort> | null | undefined;
}>;


export type CrawlersListQuery = { readonly crawlers: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly state: ConfigurableState, readonly version: number, readonly nextRunAt: string | null, readonly shop: { readonly id: string, readonly name: string }, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly pages: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly lastRun: { readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly requestedAt: string, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> } | null }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type CrawlRunsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  filter?: CrawlRunFilter | null | undefined;
  sort?: ReadonlyArray<CrawlRunSort> | null | undefined;
}>;


export type CrawlRunsListQuery = { readonly crawlRuns: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly trigger: string, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly bytes: number, readonly crawler: { readonly id: string, readonly name: string, readonly shop: { readonly id: string, readonly name: string } }, readonly funnel: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type FirstShopsQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstShopsQuery = { readonly shops: { readonly nodes: ReadonlyArray<{ readonly id: string }> } };

export type FirstSourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstSourcesQuery = { readonly shops: { readonly nodes: ReadonlyArray<{ readonly id: string }> }, readonly crawlers: { readonly nodes: ReadonlyArray<{ readonly id: string }> } };

export type CrawlerShopQueryVariables = Exact<{
  id: string;
}>;


export type CrawlerShopQuery = { readonly shop: { readonly id: string, readonly name: string, readonly url: string, readonly minDelayMs: number } | null };

export type CrawlerByIdQueryVariables = Exact<{
  id: string;
}>;


export type CrawlerByIdQuery = { readonly crawler: { readonly configVersion: number, readonly nextStates: ReadonlyArray<ConfigurableState>, readonly lockedFields: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly id: string, readonly name: string, readonly state: ConfigurableState, readonly version: number, readonly nextRunAt: string | null, readonly sitemapDates: { readonly checked: number, readonly right: number, readonly areUsed: boolean } | null, readonly startRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly dryRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly config: { readonly seeds: ReadonlyArray<string>, readonly useSitemaps: boolean, readonly sitemaps: ReadonlyArray<string>, readonly includeSubdomains: boolean, readonly includeGlobs: ReadonlyArray<string>, readonly excludeGlobs: ReadonlyArray<string>, readonly productGlobs: ReadonlyArray<string>, readonly listingGlobs: ReadonlyArray<string>, readonly keepQuery: ReadonlyArray<string>, readonly maxDepth: number, readonly minDelayMs: number, readonly concurrency: number, readonly maxPages: number, readonly maxMinutes: number, readonly maxErrorRate: number, readonly recrawl: string }, readonly shop: { readonly id: string, readonly name: string }, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly pages: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly lastRun: { readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly requestedAt: string, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> } | null } | null };

export type CrawlRunByIdQueryVariables = Exact<{
  id: string;
}>;


export type CrawlRunByIdQuery = { readonly crawlRun: { readonly stopReason: string | null, readonly heartbeatAt: string | null, readonly pagesLeft: number, readonly rate: number, readonly secondsLeft: number | null, readonly savedShare: number, readonly linksOutOfScope: number, readonly isDegraded: boolean, readonly isAccepted: boolean, readonly nextCommands: ReadonlyArray<string>, readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly trigger: string, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly bytes: number, readonly rateSeries: ReadonlyArray<{ readonly at: string, readonly pages: number }>, readonly hosts: ReadonlyArray<{ readonly id: string, readonly host: string, readonly delayMs: number, readonly latencyMs: number | null, readonly lastStatus: number | null, readonly lastAnswerAt: string | null, readonly backoffUntil: string | null, readonly robotsStatus: number | null, readonly waiting: number }>, readonly degradedReasons: ReadonlyArray<{ readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly reasons: ReadonlyArray<{ readonly id: string, readonly outcome: string, readonly code: string, readonly detail: string, readonly count: number, readonly exampleUrl: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly crawler: { readonly id: string, readonly name: string, readonly shop: { readonly id: string, readonly name: string } }, readonly funnel: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> } | null };

export type CrawlFetchRowFragment = { readonly id: string, readonly at: string, readonly url: string, readonly status: number | null, readonly outcome: string, readonly code: string | null, readonly reason: string | null, readonly durationMs: number, readonly bytes: number, readonly linksNew: number, readonly linksOutOfScope: number, readonly pageType: string | null, readonly products: number | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly wording: { readonly key: string, readonly params: unknown } | null };

export type CrawlFetchesListQueryVariables = Exact<{
  runId: string;
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  filter?: CrawlFetchFilter | null | undefined;
  sort?: ReadonlyArray<CrawlFetchSort> | null | undefined;
}>;


export type CrawlFetchesListQuery = { readonly crawlFetches: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly at: string, readonly url: string, readonly status: number | null, readonly outcome: string, readonly code: string | null, readonly reason: string | null, readonly durationMs: number, readonly bytes: number, readonly linksNew: number, readonly linksOutOfScope: number, readonly pageType: string | null, readonly products: number | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type CrawlRunPagesListQueryVariables = Exact<{
  runId: string;
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  filter?: CrawlRunPageFilter | null | undefined;
  sort?: ReadonlyArray<CrawlRunPageSort> | null | undefined;
}>;


export type CrawlRunPagesListQuery = { readonly crawlRunPages: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly url: string, readonly type: string, readonly state: string, readonly stage: CrawlStage, readonly outcome: string | null, readonly offers: number, readonly foundAt: string }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type CrawlRunHeadQueryVariables = Exact<{
  id: string;
}>;


export type CrawlRunHeadQuery = { readonly crawlRun: { readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly hosts: ReadonlyArray<{ readonly id: string, readonly host: string }>, readonly crawler: { readonly id: string, readonly name: string }, readonly reasons: ReadonlyArray<{ readonly id: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> } | null };

export type CrawlRunLogQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
  outcome?: ReadonlyArray<string> | null | undefined;
}>;


export type CrawlRunLogQuery = { readonly crawlRun: { readonly log: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly at: string, readonly url: string, readonly status: number | null, readonly outcome: string, readonly code: string | null, readonly reason: string | null, readonly durationMs: number, readonly bytes: number, readonly linksNew: number, readonly linksOutOfScope: number, readonly pageType: string | null, readonly products: number | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type EstimateCrawlQueryVariables = Exact<{
  shopId: string;
  config: CrawlerConfigInput;
}>;


export type EstimateCrawlQuery = { readonly estimateCrawl: { readonly knownPages: number, readonly sitemapEntries: number, readonly expectedPages: number, readonly delayMs: number, readonly delayFromRobots: boolean, readonly fullPassSeconds: number, readonly advice: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null } };

export type TestCrawlerAddressQueryVariables = Exact<{
  shopId: string;
  config: CrawlerConfigInput;
  url: string;
}>;


export type TestCrawlerAddressQuery = { readonly testCrawlerAddress: { readonly url: string, readonly canonicalUrl: string | null, readonly inScope: boolean, readonly scopeReason: string | null, readonly robotsAllowed: boolean | null, readonly robotsRule: string | null, readonly robotsLine: number | null, readonly pageType: string | null, readonly error: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null } };

export type CrawlRunChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type CrawlRunChangedSubscription = { readonly crawlRunChanged: { readonly stopReason: string | null, readonly heartbeatAt: string | null, readonly pagesLeft: number, readonly rate: number, readonly secondsLeft: number | null, readonly savedShare: number, readonly linksOutOfScope: number, readonly isDegraded: boolean, readonly isAccepted: boolean, readonly nextCommands: ReadonlyArray<string>, readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly trigger: string, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly bytes: number, readonly rateSeries: ReadonlyArray<{ readonly at: string, readonly pages: number }>, readonly hosts: ReadonlyArray<{ readonly id: string, readonly host: string, readonly delayMs: number, readonly latencyMs: number | null, readonly lastStatus: number | null, readonly lastAnswerAt: string | null, readonly backoffUntil: string | null, readonly robotsStatus: number | null, readonly waiting: number }>, readonly degradedReasons: ReadonlyArray<{ readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly reasons: ReadonlyArray<{ readonly id: string, readonly outcome: string, readonly code: string, readonly detail: string, readonly count: number, readonly exampleUrl: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly crawler: { readonly id: string, readonly name: string, readonly shop: { readonly id: string, readonly name: string } }, readonly funnel: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> } };

export type CreateCrawlerMutationVariables = Exact<{
  input: CrawlerInput;
}>;


export type CreateCrawlerMutation = { readonly createCrawler:
    | { readonly __typename: 'CrawlerSaved', readonly crawler: { readonly configVersion: number, readonly nextStates: ReadonlyArray<ConfigurableState>, readonly lockedFields: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly id: string, readonly name: string, readonly state: ConfigurableState, readonly version: number, readonly nextRunAt: string | null, readonly sitemapDates: { readonly checked: number, readonly right: number, readonly areUsed: boolean } | null, readonly startRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly dryRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly config: { readonly seeds: ReadonlyArray<string>, readonly useSitemaps: boolean, readonly sitemaps: ReadonlyArray<string>, readonly includeSubdomains: boolean, readonly includeGlobs: ReadonlyArray<string>, readonly excludeGlobs: ReadonlyArray<string>, readonly productGlobs: ReadonlyArray<string>, readonly listingGlobs: ReadonlyArray<string>, readonly keepQuery: ReadonlyArray<string>, readonly maxDepth: number, readonly minDelayMs: number, readonly concurrency: number, readonly maxPages: number, readonly maxMinutes: number, readonly maxErrorRate: number, readonly recrawl: string }, readonly shop: { readonly id: string, readonly name: string }, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly pages: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly lastRun: { readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly requestedAt: string, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> } | null } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotFound', readonly entity: string }
   };

export type UpdateCrawlerMutationVariables = Exact<{
  id: string;
  version: number;
  input: CrawlerInput;
}>;


export type UpdateCrawlerMutation = { readonly updateCrawler:
    | { readonly __typename: 'CrawlerSaved', readonly changeId: string | null, readonly crawler: { readonly configVersion: number, readonly nextStates: ReadonlyArray<ConfigurableState>, readonly lockedFields: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly id: string, readonly name: string, readonly state: ConfigurableState, readonly version: number, readonly nextRunAt: string | null, readonly sitemapDates: { readonly checked: number, readonly right: number, readonly areUsed: boolean } | null, readonly startRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly dryRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly config: { readonly seeds: ReadonlyArray<string>, readonly useSitemaps: boolean, readonly sitemaps: ReadonlyArray<string>, readonly includeSubdomains: boolean, readonly includeGlobs: ReadonlyArray<string>, readonly excludeGlobs: ReadonlyArray<string>, readonly productGlobs: ReadonlyArray<string>, readonly listingGlobs: ReadonlyArray<string>, readonly keepQuery: ReadonlyArray<string>, readonly maxDepth: number, readonly minDelayMs: number, readonly concurrency: number, readonly maxPages: number, readonly maxMinutes: number, readonly maxErrorRate: number, readonly recrawl: string }, readonly shop: { readonly id: string, readonly name: string }, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly pages: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly lastRun: { readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly requestedAt: string, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> } | null } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly entity: string }
   };

export type ChangeCrawlerStateMutationVariables = Exact<{
  id: string;
  version: number;
  state: ConfigurableState;
}>;


export type ChangeCrawlerStateMutation = { readonly changeCrawlerState:
    | { readonly __typename: 'CrawlerSaved', readonly crawler: { readonly configVersion: number, readonly nextStates: ReadonlyArray<ConfigurableState>, readonly lockedFields: ReadonlyArray<string>, readonly createdAt: string, readonly updatedAt: string, readonly id: string, readonly name: string, readonly state: ConfigurableState, readonly version: number, readonly nextRunAt: string | null, readonly sitemapDates: { readonly checked: number, readonly right: number, readonly areUsed: boolean } | null, readonly startRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly dryRefusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } } | null, readonly config: { readonly seeds: ReadonlyArray<string>, readonly useSitemaps: boolean, readonly sitemaps: ReadonlyArray<string>, readonly includeSubdomains: boolean, readonly includeGlobs: ReadonlyArray<string>, readonly excludeGlobs: ReadonlyArray<string>, readonly productGlobs: ReadonlyArray<string>, readonly listingGlobs: ReadonlyArray<string>, readonly keepQuery: ReadonlyArray<string>, readonly maxDepth: number, readonly minDelayMs: number, readonly concurrency: number, readonly maxPages: number, readonly maxMinutes: number, readonly maxErrorRate: number, readonly recrawl: string }, readonly shop: { readonly id: string, readonly name: string }, readonly schedule: { readonly every: ScheduleInterval, readonly cron: string | null, readonly timeZone: string | null, readonly time: string | null, readonly weekday: number | null, readonly day: number | null }, readonly pages: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly lastRun: { readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly requestedAt: string, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> } | null } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly entity: string }
   };

export type StartCrawlRunMutationVariables = Exact<{
  crawlerId: string;
  dry: boolean;
}>;


export type StartCrawlRunMutation = { readonly startCrawlRun:
    | { readonly __typename: 'CrawlRunStarted', readonly run: { readonly id: string } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly entity: string }
   };

export type AcceptCrawlRunAsNormalMutationVariables = Exact<{
  id: string;
}>;


export type AcceptCrawlRunAsNormalMutation = { readonly acceptCrawlRunAsNormal:
    | { readonly __typename: 'CrawlRunAnswered', readonly run: { readonly stopReason: string | null, readonly heartbeatAt: string | null, readonly pagesLeft: number, readonly rate: number, readonly secondsLeft: number | null, readonly savedShare: number, readonly linksOutOfScope: number, readonly isDegraded: boolean, readonly isAccepted: boolean, readonly nextCommands: ReadonlyArray<string>, readonly id: string, readonly state: RunState, readonly isDry: boolean, readonly trigger: string, readonly requestedAt: string, readonly startedAt: string | null, readonly finishedAt: string | null, readonly itemsGoneAt: string | null, readonly bytes: number, readonly rateSeries: ReadonlyArray<{ readonly at: string, readonly pages: number }>, readonly hosts: ReadonlyArray<{ readonly id: string, readonly host: string, readonly delayMs: number, readonly latencyMs: number | null, readonly lastStatus: number | null, readonly lastAnswerAt: string | null, readonly backoffUntil: string | null, readonly robotsStatus: number | null, readonly waiting: number }>, readonly degradedReasons: ReadonlyArray<{ readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly reasons: ReadonlyArray<{ readonly id: string, readonly outcome: string, readonly code: string, readonly detail: string, readonly count: number, readonly exampleUrl: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly crawler: { readonly id: string, readonly name: string, readonly shop: { readonly id: string, readonly name: string } }, readonly funnel: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly outcomes: ReadonlyArray<{ readonly name: string, readonly count: number }> } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly entity: string }
   };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const CrawlersListDocument: TypedDocument<CrawlersListQuery, CrawlersListQueryVariables> = {
  id: 'x-CrawlersList-bdENrm3ICfjq',
  name: 'CrawlersList',
  reads: ['CrawlRun', 'Crawler', 'Shop'],
  text: "query CrawlersList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: CrawlerFilter, $sort: [CrawlerSort!]) { crawlers( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...CrawlerRow } pageInfo { ...PageInfo } total { count isExact } } } fragment CrawlerRow on Crawler { id name state version nextRunAt shop { id name } schedule { every cron timeZone time weekday day } pages { name count } lastRun { id state isDry requestedAt outcomes { name count } } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const CrawlRunsListDocument: TypedDocument<CrawlRunsListQuery, CrawlRunsListQueryVariables> = {
  id: 'x-CrawlRunsList-VwErfdGbc1MS',
  name: 'CrawlRunsList',
  reads: ['CrawlRun', 'Crawler', 'Shop'],
  text: "query CrawlRunsList($first: Int!, $after: String, $from: ListStart, $filter: CrawlRunFilter, $sort: [CrawlRunSort!]) { crawlRuns( first: $first after: $after from: $from filter: $filter sort: $sort ) { nodes { ...CrawlRunRow } pageInfo { ...PageInfo } total { count isExact } } } fragment CrawlRunRow on CrawlRun { id state isDry trigger requestedAt startedAt finishedAt itemsGoneAt crawler { id name shop { id name } } funnel { name count } outcomes { name count } bytes } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const FirstShopsDocument: TypedDocument<FirstShopsQuery, FirstShopsQueryVariables> = {
  id: 'x-FirstShops-GOwnN4ZkPN5o',
  name: 'FirstShops',
  reads: ['Shop'],
  text: "query FirstShops { shops(first: 2) { nodes { id } } }",
};

export const FirstSourcesDocument: TypedDocument<FirstSourcesQuery, FirstSourcesQueryVariables> = {
  id: 'x-FirstSources-s7dUWXkGtKes',
  name: 'FirstSources',
  reads: ['Crawler', 'Shop'],
  text: "\"Whether there is a shop, and a crawler of one.\" query FirstSources { shops(first: 1) { nodes { id } } crawlers(first: 1) { nodes { id } } }",
};

export const CrawlerShopDocument: TypedDocument<CrawlerShopQuery, CrawlerShopQueryVariables> = {
  id: 'x-CrawlerShop-eSBiJ7GZqUae',
  name: 'CrawlerShop',
  reads: ['Shop'],
  text: "query CrawlerShop($id: ID!) { shop(id: $id) { id name url minDelayMs } }",
};

export const CrawlerByIdDocument: TypedDocument<CrawlerByIdQuery, CrawlerByIdQueryVariables> = {
  id: 'x-CrawlerById-RPqxKazGTcxZ',
  name: 'CrawlerById',
  reads: ['CrawlRun', 'Crawler', 'Shop'],
  text: "query CrawlerById($id: ID!) { crawler(id: $id) { ...CrawlerDetail } } fragment CrawlerDetail on Crawler { ...CrawlerRow sitemapDates { checked right areUsed } configVersion nextStates lockedFields startRefusal { ...NotAllowed } dryRefusal: startRefusal(dry: true) { ...NotAllowed } createdAt updatedAt config { seeds useSitemaps sitemaps includeSubdomains includeGlobs excludeGlobs productGlobs listingGlobs keepQuery maxDepth minDelayMs concurrency maxPages maxMinutes maxErrorRate recrawl } } fragment CrawlerRow on Crawler { id name state version nextRunAt shop { id name } schedule { every cron timeZone time weekday day } pages { name count } lastRun { id state isDry requestedAt outcomes { name count } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const CrawlRunByIdDocument: TypedDocument<CrawlRunByIdQuery, CrawlRunByIdQueryVariables> = {
  id: 'x-CrawlRunById-KOiZnE4mQJVJ',
  name: 'CrawlRunById',
  reads: ['CrawlHost', 'CrawlReason', 'CrawlRun', 'Crawler', 'Shop'],
  text: "query CrawlRunById($id: ID!) { crawlRun(id: $id) { ...CrawlRunDetail } } fragment CrawlRunDetail on CrawlRun { ...CrawlRunRow stopReason heartbeatAt pagesLeft rate rateSeries { at pages } secondsLeft hosts { id host delayMs latencyMs lastStatus lastAnswerAt backoffUntil robotsStatus waiting } savedShare linksOutOfScope isDegraded degradedReasons { text wording { key params } } isAccepted reasons { id outcome code detail wording { key params } count exampleUrl } nextCommands } fragment CrawlRunRow on CrawlRun { id state isDry trigger requestedAt startedAt finishedAt itemsGoneAt crawler { id name shop { id name } } funnel { name count } outcomes { name count } bytes }",
};

export const CrawlFetchesListDocument: TypedDocument<CrawlFetchesListQuery, CrawlFetchesListQueryVariables> = {
  id: 'x-CrawlFetchesList-tlMb-Fbgq5nE',
  name: 'CrawlFetchesList',
  reads: ['CrawlFetch'],
  text: "query CrawlFetchesList($runId: ID!, $first: Int!, $after: String, $from: ListStart, $filter: CrawlFetchFilter, $sort: [CrawlFetchSort!]) { crawlFetches( runId: $runId first: $first after: $after from: $from filter: $filter sort: $sort ) { nodes { ...CrawlFetchRow } pageInfo { ...PageInfo } total { count isExact } } } fragment CrawlFetchRow on CrawlFetch { id at url status outcome code reason wording { key params } durationMs bytes linksNew linksOutOfScope pageType products storedPageUrl isStoredPageGone } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const CrawlRunPagesListDocument: TypedDocument<CrawlRunPagesListQuery, CrawlRunPagesListQueryVariables> = {
  id: 'x-CrawlRunPagesList-flNIgzelN7up',
  name: 'CrawlRunPagesList',
  reads: ['CrawlRunPage'],
  text: "query CrawlRunPagesList($runId: ID!, $first: Int!, $after: String, $from: ListStart, $filter: CrawlRunPageFilter, $sort: [CrawlRunPageSort!]) { crawlRunPages( runId: $runId first: $first after: $after from: $from filter: $filter sort: $sort ) { nodes { id url type state stage outcome offers foundAt } pageInfo { ...PageInfo } total { count isExact } } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const CrawlRunHeadDocument: TypedDocument<CrawlRunHeadQuery, CrawlRunHeadQueryVariables> = {
  id: 'x-CrawlRunHead-nAOo44WRKvtW',
  name: 'CrawlRunHead',
  reads: ['CrawlHost', 'CrawlReason', 'CrawlRun', 'Crawler'],
  text: "\"What the screens of a run's rows say of the run itself.\" query CrawlRunHead($id: ID!) { crawlRun(id: $id) { id state isDry hosts { id host } crawler { id name } reasons { id detail wording { key params } } } }",
};

export const CrawlRunLogDocument: TypedDocument<CrawlRunLogQuery, CrawlRunLogQueryVariables> = {
  id: 'x-CrawlRunLog-26aMRa6CvuVV',
  name: 'CrawlRunLog',
  reads: ['CrawlFetch', 'CrawlRun'],
  text: "query CrawlRunLog($id: ID!, $first: Int!, $after: String, $outcome: [String!]) { crawlRun(id: $id) { log(first: $first, after: $after, outcome: $outcome) { nodes { ...CrawlFetchRow } pageInfo { endCursor hasNextPage } } } } fragment CrawlFetchRow on CrawlFetch { id at url status outcome code reason wording { key params } durationMs bytes linksNew linksOutOfScope pageType products storedPageUrl isStoredPageGone }",
};

export const EstimateCrawlDocument: TypedDocument<EstimateCrawlQuery, EstimateCrawlQueryVariables> = {
  id: 'x-EstimateCrawl-n919K3HdupOT',
  name: 'EstimateCrawl',
  text: "query EstimateCrawl($shopId: ID!, $config: CrawlerConfigInput!) { estimateCrawl(shopId: $shopId, config: $config) { knownPages sitemapEntries expectedPages delayMs delayFromRobots fullPassSeconds advice { text wording { key params } } } }",
};

export const TestCrawlerAddressDocument: TypedDocument<TestCrawlerAddressQuery, TestCrawlerAddressQueryVariables> = {
  id: 'x-TestCrawlerAddress-98TU9dXy2VhN',
  name: 'TestCrawlerAddress',
  text: "query TestCrawlerAddress($shopId: ID!, $config: CrawlerConfigInput!, $url: String!) { testCrawlerAddress(shopId: $shopId, config: $config, url: $url) { url canonicalUrl inScope scopeReason robotsAllowed robotsRule robotsLine pageType error { text wording { key params } } } }",
};

export const CrawlRunChangedDocument: TypedDocument<CrawlRunChangedSubscription, CrawlRunChangedSubscriptionVariables> = {
  id: 'x-CrawlRunChanged-8p0ppbcJki_-',
  name: 'CrawlRunChanged',
  text: "subscription CrawlRunChanged($id: ID!) { crawlRunChanged(id: $id) { ...CrawlRunDetail } } fragment CrawlRunDetail on CrawlRun { ...CrawlRunRow stopReason heartbeatAt pagesLeft rate rateSeries { at pages } secondsLeft hosts { id host delayMs latencyMs lastStatus lastAnswerAt backoffUntil robotsStatus waiting } savedShare linksOutOfScope isDegraded degradedReasons { text wording { key params } } isAccepted reasons { id outcome code detail wording { key params } count exampleUrl } nextCommands } fragment CrawlRunRow on CrawlRun { id state isDry trigger requestedAt startedAt finishedAt itemsGoneAt crawler { id name shop { id name } } funnel { name count } outcomes { name count } bytes }",
};

export const CreateCrawlerDocument: TypedDocument<CreateCrawlerMutation, CreateCrawlerMutationVariables> = {
  id: 'x-CreateCrawler-alrN-j2VHjV7',
  name: 'CreateCrawler',
  text: "mutation CreateCrawler($input: CrawlerInput!) { createCrawler(input: $input) { __typename ... on CrawlerSaved { crawler { ...CrawlerDetail } } ...Invalid ... on NotFound { entity } } } fragment CrawlerDetail on Crawler { ...CrawlerRow sitemapDates { checked right areUsed } configVersion nextStates lockedFields startRefusal { ...NotAllowed } dryRefusal: startRefusal(dry: true) { ...NotAllowed } createdAt updatedAt config { seeds useSitemaps sitemaps includeSubdomains includeGlobs excludeGlobs productGlobs listingGlobs keepQuery maxDepth minDelayMs concurrency maxPages maxMinutes maxErrorRate recrawl } } fragment CrawlerRow on Crawler { id name state version nextRunAt shop { id name } schedule { every cron timeZone time weekday day } pages { name count } lastRun { id state isDry requestedAt outcomes { name count } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Invalid on InvalidInput { issues { path code } }",
};

export const UpdateCrawlerDocument: TypedDocument<UpdateCrawlerMutation, UpdateCrawlerMutationVariables> = {
  id: 'x-UpdateCrawler-2IeT1iYSKaku',
  name: 'UpdateCrawler',
  text: "mutation UpdateCrawler($id: ID!, $version: Int!, $input: CrawlerInput!) { updateCrawler(id: $id, version: $version, input: $input) { __typename ... on CrawlerSaved { changeId crawler { ...CrawlerDetail } } ...Invalid ...Conflict ... on NotFound { entity } } } fragment CrawlerDetail on Crawler { ...CrawlerRow sitemapDates { checked right areUsed } configVersion nextStates lockedFields startRefusal { ...NotAllowed } dryRefusal: startRefusal(dry: true) { ...NotAllowed } createdAt updatedAt config { seeds useSitemaps sitemaps includeSubdomains includeGlobs excludeGlobs productGlobs listingGlobs keepQuery maxDepth minDelayMs concurrency maxPages maxMinutes maxErrorRate recrawl } } fragment CrawlerRow on Crawler { id name state version nextRunAt shop { id name } schedule { every cron timeZone time weekday day } pages { name count } lastRun { id state isDry requestedAt outcomes { name count } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ChangeCrawlerStateDocument: TypedDocument<ChangeCrawlerStateMutation, ChangeCrawlerStateMutationVariables> = {
  id: 'x-ChangeCrawlerState-r1icg3ZQWLdD',
  name: 'ChangeCrawlerState',
  text: "mutation ChangeCrawlerState($id: ID!, $version: Int!, $state: ConfigurableState!) { changeCrawlerState(id: $id, version: $version, state: $state) { __typename ... on CrawlerSaved { crawler { ...CrawlerDetail } } ...NotAllowed ...Conflict ... on NotFound { entity } } } fragment CrawlerDetail on Crawler { ...CrawlerRow sitemapDates { checked right areUsed } configVersion nextStates lockedFields startRefusal { ...NotAllowed } dryRefusal: startRefusal(dry: true) { ...NotAllowed } createdAt updatedAt config { seeds useSitemaps sitemaps includeSubdomains includeGlobs excludeGlobs productGlobs listingGlobs keepQuery maxDepth minDelayMs concurrency maxPages maxMinutes maxErrorRate recrawl } } fragment CrawlerRow on Crawler { id name state version nextRunAt shop { id name } schedule { every cron timeZone time weekday day } pages { name count } lastRun { id state isDry requestedAt outcomes { name count } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const StartCrawlRunDocument: TypedDocument<StartCrawlRunMutation, StartCrawlRunMutationVariables> = {
  id: 'x-StartCrawlRun-SufVrkUBw1xi',
  name: 'StartCrawlRun',
  text: "mutation StartCrawlRun($crawlerId: ID!, $dry: Boolean!) { startCrawlRun(crawlerId: $crawlerId, dry: $dry) { __typename ... on CrawlRunStarted { run { id } } ...NotAllowed ... on NotFound { entity } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const AcceptCrawlRunAsNormalDocument: TypedDocument<AcceptCrawlRunAsNormalMutation, AcceptCrawlRunAsNormalMutationVariables> = {
  id: 'x-AcceptCrawlRunAsNormal-rxKj43j12dzs',
  name: 'AcceptCrawlRunAsNormal',
  text: "mutation AcceptCrawlRunAsNormal($id: ID!) { acceptCrawlRunAsNormal(id: $id) { __typename ... on CrawlRunAnswered { run { ...CrawlRunDetail } } ...NotAllowed ... on NotFound { entity } } } fragment CrawlRunDetail on CrawlRun { ...CrawlRunRow stopReason heartbeatAt pagesLeft rate rateSeries { at pages } secondsLeft hosts { id host delayMs latencyMs lastStatus lastAnswerAt backoffUntil robotsStatus waiting } savedShare linksOutOfScope isDegraded degradedReasons { text wording { key params } } isAccepted reasons { id outcome code detail wording { key params } count exampleUrl } nextCommands } fragment CrawlRunRow on CrawlRun { id state isDry trigger requestedAt startedAt finishedAt itemsGoneAt crawler { id name shop { id name } } funnel { name count } outcomes { name count } bytes } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};
