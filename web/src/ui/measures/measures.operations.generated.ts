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

export type FigureDimension =
  | 'NONE'
  | 'DAY'
  | 'MONTH'
  | 'SHOP'
  | 'CHANNEL'
  | 'PRODUCT'
  | 'CATEGORY'
  | 'ATTRIBUTE'
  | 'BRAND'
  /** Shops that ask less than an own offer. */
  | 'RIVAL'
  /** For who may read users. */
  | 'PERSON';

export type PeriodKind =
  | 'LAST_28_DAYS'
  | 'LAST_MONTH'
  | 'LAST_YEAR'
  | 'CUSTOM';

export type PeriodComparison =
  | 'PREVIOUS'
  | 'SAME_LAST_YEAR';

/** Days are those of each shop's own zone. */
export type PeriodInput = {
  readonly kind: PeriodKind;
  /** The first day, `2026-11-01`; for CUSTOM alone. */
  readonly from?: string | null | undefined;
  /** The last day, which counts. */
  readonly until?: string | null | undefined;
};

export type FiguresInput = {
  /** Of one report, each once. States are those of now, whatever the period; by DAY and MONTH as each day or month ended. */
  readonly measures: ReadonlyArray<Measure>;
  readonly period: PeriodInput;
  readonly compare?: PeriodComparison | null | undefined;
  /** NONE where it is left out. */
  readonly by?: FigureDimension | null | undefined;
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly channelId?: ReadonlyArray<string> | null | undefined;
  readonly brandId?: ReadonlyArray<string> | null | undefined;
  readonly currency?: ReadonlyArray<string> | null | undefined;
};

export type FigureDetailFragment = { readonly key: string, readonly label: string, readonly currency: string | null, readonly values: ReadonlyArray<{ readonly value: number | null, readonly compared: number | null }> };

export type FiguresDetailFragment = { readonly from: string, readonly until: string, readonly comparedFrom: string | null, readonly comparedUntil: string | null, readonly recordedFrom: string | null, readonly toCount: number, readonly isCut: boolean, readonly rows: ReadonlyArray<{ readonly key: string, readonly label: string, readonly currency: string | null, readonly values: ReadonlyArray<{ readonly value: number | null, readonly compared: number | null }> }>, readonly totals: ReadonlyArray<{ readonly key: string, readonly label: string, readonly currency: string | null, readonly values: ReadonlyArray<{ readonly value: number | null, readonly compared: number | null }> }> };

export type FiguresQueryVariables = Exact<{
  input: FiguresInput;
}>;


export type FiguresQuery = { readonly figures:
    | { readonly __typename: 'Figures', readonly from: string, readonly until: string, readonly comparedFrom: string | null, readonly comparedUntil: string | null, readonly recordedFrom: string | null, readonly toCount: number, readonly isCut: boolean, readonly rows: ReadonlyArray<{ readonly key: string, readonly label: string, readonly currency: string | null, readonly values: ReadonlyArray<{ readonly value: number | null, readonly compared: number | null }> }>, readonly totals: ReadonlyArray<{ readonly key: string, readonly label: string, readonly currency: string | null, readonly values: ReadonlyArray<{ readonly value: number | null, readonly compared: number | null }> }> }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export const FiguresDocument: TypedDocument<FiguresQuery, FiguresQueryVariables> = {
  id: 'x-Figures-F4GYwHQ2xdf-',
  name: 'Figures',
  text: "query Figures($input: FiguresInput!) { figures(input: $input) { __typename ... on Figures { ...FiguresDetail } ... on InvalidInput { ...Invalid } } } fragment FiguresDetail on Figures { from until comparedFrom comparedUntil recordedFrom toCount isCut rows { ...FigureDetail } totals { ...FigureDetail } } fragment FigureDetail on FigureRow { key label currency values { value compared } } fragment Invalid on InvalidInput { issues { path code } }",
};
