// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Each is defined once in `contracts/src/analytics`. */
export type Measure =
  | 'ORDERS'
  | 'GROSS_SALES'
  | 'NET_SALES'
  | 'TAX'
  | 'DISCOUNTS'
  | 'REFUNDS'
  | 'REVENUE'
  | 'AVERAGE_ORDER'
  | 'UNITS'
  | 'NEW_CUSTOMERS'
  | 'CAPTURED'
  | 'PRODUCTS'
  | 'COMPLETE_PRODUCTS'
  | 'COMPLETENESS'
  | 'MISSING_VALUES'
  | 'COMMENTS'
  | 'COMMENTS_WAITING'
  | 'RATING'
  | 'PROPOSALS_WAITING'
  | 'PROPOSALS_DECIDED'
  | 'OFFERS'
  | 'FRESH_OFFERS'
  | 'FRESHNESS'
  | 'MATCHED_OFFERS'
  | 'COVERAGE'
  | 'CRAWL_ERRORS'
  | 'CRAWLED_BYTES'
  | 'COMPARED_OFFERS'
  | 'CHEAPEST_OFFERS'
  | 'EQUAL_OFFERS'
  | 'UNDERCUT_OFFERS'
  | 'PRICE_DISTANCE'
  | 'LISTINGS_LISTED'
  | 'LISTINGS_REFUSED'
  | 'LISTINGS_SCHEDULED'
  | 'LISTINGS_OFF';

export type FigureSpan =
  /** A week ago. */
  | 'WEEK'
  /** Over the 28 days before the 28 that it counts. */
  | 'PERIOD';

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { readonly dashboard: { readonly isEmpty: boolean, readonly figureChoices: ReadonlyArray<string>, readonly chosenFigures: ReadonlyArray<string> | null, readonly needs: ReadonlyArray<{ readonly code: string, readonly count: number, readonly isExact: boolean, readonly oldestAt: string | null, readonly snooze: { readonly until: string | null } | null, readonly target: { readonly list: string, readonly filter: unknown } | null, readonly places: ReadonlyArray<{ readonly name: string, readonly count: number, readonly isExact: boolean, readonly target: { readonly list: string, readonly filter: unknown } }> }>, readonly breaks: ReadonlyArray<{ readonly runId: string, readonly grabberName: string, readonly turn: { readonly lastRight: { readonly url: string, readonly at: string, readonly storedPageUrl: string | null, readonly emptyFetch: { readonly crawlRunId: string, readonly status: number | null, readonly outcome: string } | null } | null, readonly firstWrong: { readonly url: string, readonly at: string, readonly storedPageUrl: string | null, readonly emptyFetch: { readonly crawlRunId: string, readonly status: number | null, readonly outcome: string } | null } } }>, readonly figures: ReadonlyArray<{ readonly code: string, readonly value: number, readonly currency: string | null, readonly before: number | null, readonly span: FigureSpan, readonly series: ReadonlyArray<number>, readonly measure: Measure | null, readonly target: { readonly list: string, readonly filter: unknown } }>, readonly news: { readonly since: string, readonly changes: ReadonlyArray<{ readonly code: string, readonly count: number, readonly isExact: boolean, readonly target: { readonly list: string, readonly filter: unknown } }> } | null, readonly chain: ReadonlyArray<{ readonly code: string, readonly count: number, readonly waiting: number, readonly lagSeconds: number | null, readonly waitingTarget: { readonly list: string, readonly filter: unknown } | null, readonly target: { readonly list: string, readonly filter: unknown } }>, readonly seed: { readonly state: string, readonly step: string, readonly done: number, readonly total: number } | null }, readonly installation: { readonly name: string, readonly demo: { readonly day: number, readonly date: string, readonly shops: ReadonlyArray<{ readonly name: string, readonly url: string }> } | null } };

export type AdvanceDemoClockMutationVariables = Exact<{
  days: number;
}>;


export type AdvanceDemoClockMutation = { readonly advanceDemoClock:
    | { readonly __typename: 'DemoClockAdvanced', readonly demo: { readonly day: number, readonly date: string } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
   };

export type ResumeDemoImportMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeDemoImportMutation = { readonly resumeDemoImport:
    | { readonly __typename: 'DemoImportResumed' }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
   };

export type ExcavatorCountQueryVariables = Exact<{ [key: string]: never; }>;


export type ExcavatorCountQuery = { readonly excavators: { readonly total: { readonly count: number, readonly isExact: boolean } } };

export type ChooseFiguresMutationVariables = Exact<{
  codes?: ReadonlyArray<string> | null | undefined;
}>;


export type ChooseFiguresMutation = { readonly chooseFigures:
    | { readonly __typename: 'FiguresChosen', readonly codes: ReadonlyArray<string> | null }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type NoteDashboardVisitMutationVariables = Exact<{ [key: string]: never; }>;


export type NoteDashboardVisitMutation = { readonly noteDashboardVisit: { readonly at: string } };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export const DashboardDocument: TypedDocument<DashboardQuery, DashboardQueryVariables> = {
  id: 'x-Dashboard-2VhnonNP_Xv6',
  name: 'Dashboard',
  reads: ['Grabber', 'TurnPage'],
  text: "query Dashboard { dashboard { isEmpty needs { code count isExact oldestAt snooze { until } target { list filter } places { name count isExact target { list filter } } } breaks { runId grabberName turn { lastRight { url at storedPageUrl emptyFetch { crawlRunId status outcome } } firstWrong { url at storedPageUrl emptyFetch { crawlRunId status outcome } } } } figures { code value currency before span series target { list filter } measure } figureChoices chosenFigures news { since changes { code count isExact target { list filter } } } chain { code count waiting waitingTarget { list filter } lagSeconds target { list filter } } seed { state step done total } } installation { name demo { day date shops { name url } } } }",
};

export const AdvanceDemoClockDocument: TypedDocument<AdvanceDemoClockMutation, AdvanceDemoClockMutationVariables> = {
  id: 'x-AdvanceDemoClock-f36PggD-TcRC',
  name: 'AdvanceDemoClock',
  text: "mutation AdvanceDemoClock($days: Int!) { advanceDemoClock(days: $days) { __typename ... on DemoClockAdvanced { demo { day date } } ...NotAllowed } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const ResumeDemoImportDocument: TypedDocument<ResumeDemoImportMutation, ResumeDemoImportMutationVariables> = {
  id: 'x-ResumeDemoImport-g3V7PSwp4r2x',
  name: 'ResumeDemoImport',
  text: "mutation ResumeDemoImport { resumeDemoImport { __typename ...NotAllowed } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const ExcavatorCountDocument: TypedDocument<ExcavatorCountQuery, ExcavatorCountQueryVariables> = {
  id: 'x-ExcavatorCount-OIUPkhHgEUGC',
  name: 'ExcavatorCount',
  text: "query ExcavatorCount { excavators(first: 1) { total { count isExact } } }",
};

export const ChooseFiguresDocument: TypedDocument<ChooseFiguresMutation, ChooseFiguresMutationVariables> = {
  id: 'x-ChooseFigures-babcqNBrjVy9',
  name: 'ChooseFigures',
  text: "mutation ChooseFigures($codes: [String!]) { chooseFigures(codes: $codes) { __typename ... on FiguresChosen { codes } ...Invalid } } fragment Invalid on InvalidInput { issues { path code } }",
};

export const NoteDashboardVisitDocument: TypedDocument<NoteDashboardVisitMutation, NoteDashboardVisitMutationVariables> = {
  id: 'x-NoteDashboardVisit-nBd2XUn61TAx',
  name: 'NoteDashboardVisit',
  text: "mutation NoteDashboardVisit { noteDashboardVisit { at } }",
};
