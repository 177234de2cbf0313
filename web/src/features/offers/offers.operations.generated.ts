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

export type OfferState =
  | 'active'
  | 'missing'
  | 'expired';

export type MatchState =
  | 'unmatched'
  | 'candidates'
  | 'in_review'
  | 'matched_auto'
  | 'matched'
  | 'no_match'
  | 'conflicted';

/** How often a recurring price is paid. */
export type PricePeriod =
  | 'DAY'
  | 'WEEK'
  | 'MONTH'
  | 'QUARTER'
  | 'YEAR';

/** What names the currency of a price, the nearest first. */
export type CurrencyRule =
  /** The text of the amount itself. */
  | 'TEXT'
  /** The page, beside the amount. */
  | 'PAGE'
  /** The feed, beside the amount: the name of its column, an attribute, the row's currency column. */
  | 'HEADER'
  /** The setting of the grabber or the shop. */
  | 'SHOP';

export type OfferFilter = {
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly state?: ReadonlyArray<OfferState> | null | undefined;
  readonly matchState?: ReadonlyArray<MatchState> | null | undefined;
  readonly availability?: ReadonlyArray<string> | null | undefined;
  readonly priceState?: ReadonlyArray<string> | null | undefined;
  readonly grabberId?: ReadonlyArray<string> | null | undefined;
  /** The shop category that it lies on. */
  readonly shelfId?: ReadonlyArray<string> | null | undefined;
  readonly productId?: ReadonlyArray<string> | null | undefined;
  readonly quarantined?: boolean | null | undefined;
  /** Seen at its shop since then. */
  readonly seenSince?: string | null | undefined;
  /** Seen at its shop within 24 hours. */
  readonly isFresh?: boolean | null | undefined;
  readonly brandId?: ReadonlyArray<string> | null | undefined;
  /** The very category of its product, without those below it. */
  readonly categoryId?: ReadonlyArray<string> | null | undefined;
  /** Own offers on sale that have others to compare with, by the lowest of them. */
  readonly position?: ReadonlyArray<PricePosition> | null | undefined;
  /** Own offers on sale for which one of these shops asks less. */
  readonly undercutById?: ReadonlyArray<string> | null | undefined;
  /** Days of the shop's own zone, `2026-11-01`. */
  readonly firstSeenFrom?: string | null | undefined;
  readonly firstSeenUntil?: string | null | undefined;
  readonly where?: unknown;
};

/** Own price beside the lowest observed one of the same product, in the same currency, both with or both without tax. */
export type PricePosition =
  | 'CHEAPEST'
  | 'EQUAL'
  | 'UNDERCUT';

export type OfferSortField =
  | 'title'
  | 'price'
  | 'lastChangedAt'
  | 'firstSeenAt';

export type OfferSort = {
  readonly field: OfferSortField;
  readonly direction: SortDirection;
};

/** Amounts are decimals as text, such as 19.99, with no more decimals than the currency has. */
export type OwnOfferInput = {
  readonly price?: string | null | undefined;
  readonly listPrice?: string | null | undefined;
  readonly cost?: string | null | undefined;
  /** Refused where it is not that of the shop. */
  readonly currency?: string | null | undefined;
  readonly stock?: number | null | undefined;
  /** As schema.org names it: InStock, OutOfStock and so on. */
  readonly availability?: string | null | undefined;
  /** That a price below cost, or far below the list price, is meant. */
  readonly confirmed?: boolean | null | undefined;
};

/** As for `setOwnOffer`, with the shop, its SKU and what the offer hangs on: a variant, or a product whose only variant it is where it has one. */
export type CreateOwnOfferInput = {
  readonly shopId: string;
  readonly productId?: string | null | undefined;
  readonly variantId?: string | null | undefined;
  readonly sku: string;
  /** The product's name in the language of the shop where it is left out. */
  readonly title?: string | null | undefined;
  readonly price?: string | null | undefined;
  readonly listPrice?: string | null | undefined;
  readonly cost?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly stock?: number | null | undefined;
  readonly availability?: string | null | undefined;
  readonly confirmed?: boolean | null | undefined;
};

/** As for `createOwnOffer`, of the product that is made with it; without a SKU of its own the offer has the product's. */
export type FirstOfferInput = {
  readonly shopId: string;
  readonly sku?: string | null | undefined;
  readonly price?: string | null | undefined;
  readonly listPrice?: string | null | undefined;
  readonly cost?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly stock?: number | null | undefined;
  readonly availability?: string | null | undefined;
  readonly confirmed?: boolean | null | undefined;
};

export type ProductInput = {
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly brandId?: string | null | undefined;
  readonly categoryId?: string | null | undefined;
  readonly tags?: ReadonlyArray<string> | null | undefined;
  readonly gtin?: string | null | undefined;
  readonly mpn?: string | null | undefined;
  /** The product's own, by which it is found within its brand; another may have it too, as `productBySku` says. That of a shop stays with its offer. */
  readonly sku?: string | null | undefined;
};

export type OfferRowFragment = { readonly id: string, readonly title: string, readonly state: OfferState, readonly isQuarantined: boolean, readonly matchState: MatchState, readonly productId: string | null, readonly productName: string | null, readonly seller: string | null, readonly url: string | null, readonly imageUrl: string | null, readonly priceState: string | null, readonly isTaxIncluded: boolean | null, readonly condition: string | null, readonly availability: string | null, readonly lastSeenAt: string, readonly lastChangedAt: string, readonly shop: { readonly id: string, readonly name: string }, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly lowPrice: { readonly minor: number, readonly currency: string } | null, readonly recurringPrice: { readonly period: PricePeriod, readonly price: { readonly minor: number, readonly currency: string } } | null, readonly own: { readonly stock: number | null, readonly cost: { readonly minor: number, readonly currency: string } | null } | null };

export type OffersListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: OfferFilter | null | undefined;
  sort?: ReadonlyArray<OfferSort> | null | undefined;
}>;


export type OffersListQuery = { readonly offers: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly state: OfferState, readonly isQuarantined: boolean, readonly matchState: MatchState, readonly productId: string | null, readonly productName: string | null, readonly seller: string | null, readonly url: string | null, readonly imageUrl: string | null, readonly priceState: string | null, readonly isTaxIncluded: boolean | null, readonly condition: string | null, readonly availability: string | null, readonly lastSeenAt: string, readonly lastChangedAt: string, readonly shop: { readonly id: string, readonly name: string }, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly lowPrice: { readonly minor: number, readonly currency: string } | null, readonly recurringPrice: { readonly period: PricePeriod, readonly price: { readonly minor: number, readonly currency: string } } | null, readonly own: { readonly stock: number | null, readonly cost: { readonly minor: number, readonly currency: string } | null } | null }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type ShelfNameQueryVariables = Exact<{
  id: string;
}>;


export type ShelfNameQuery = { readonly shelf: { readonly id: string, readonly text: string } | null };

export type OffersOfProductQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type OffersOfProductQuery = { readonly product: { readonly id: string, readonly offers: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly state: OfferState, readonly isQuarantined: boolean, readonly matchState: MatchState, readonly productId: string | null, readonly productName: string | null, readonly seller: string | null, readonly url: string | null, readonly imageUrl: string | null, readonly priceState: string | null, readonly isTaxIncluded: boolean | null, readonly condition: string | null, readonly availability: string | null, readonly lastSeenAt: string, readonly lastChangedAt: string, readonly contradictions: ReadonlyArray<{ readonly field: string, readonly own: string, readonly other: string, readonly otherShop: string }>, readonly shop: { readonly id: string, readonly name: string }, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly lowPrice: { readonly minor: number, readonly currency: string } | null, readonly recurringPrice: { readonly period: PricePeriod, readonly price: { readonly minor: number, readonly currency: string } } | null, readonly own: { readonly stock: number | null, readonly cost: { readonly minor: number, readonly currency: string } | null } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type PricePointDetailFragment = { readonly id: string, readonly kind: string, readonly validFrom: string, readonly lastConfirmedAt: string, readonly validTo: string | null, readonly availability: string | null, readonly state: string, readonly currencyRule: CurrencyRule | null, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly price: { readonly minor: number, readonly currency: string }, readonly listPrice: { readonly minor: number, readonly currency: string } | null };

export type PriceEvidenceFragment = { readonly snapshot: { readonly id: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null, readonly field: { readonly raw: string, readonly method: string, readonly path: string } | null };

export type ProductPricesQueryVariables = Exact<{
  productId: string;
  days: number;
}>;


export type ProductPricesQuery = { readonly productPriceHistory: ReadonlyArray<{ readonly offerId: string, readonly shopId: string, readonly shopName: string, readonly seller: string | null, readonly currency: string, readonly points: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly validFrom: string, readonly lastConfirmedAt: string, readonly validTo: string | null, readonly availability: string | null, readonly state: string, readonly currencyRule: CurrencyRule | null, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly price: { readonly minor: number, readonly currency: string }, readonly listPrice: { readonly minor: number, readonly currency: string } | null }> }> };

export type SnapshotDetailFragment = { readonly id: string, readonly seq: number, readonly observedAt: string, readonly lastConfirmedAt: string, readonly sourceKind: string, readonly grabberId: string | null, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly madeBy: { readonly extractorVersion: string | null, readonly isExtractorCurrent: boolean, readonly grabber: { readonly id: string, readonly name: string, readonly version: number, readonly isCurrent: boolean } | null, readonly crawler: { readonly id: string, readonly name: string, readonly version: number, readonly isCurrent: boolean } | null } | null, readonly fields: ReadonlyArray<{ readonly name: string, readonly value: unknown, readonly text: string, readonly raw: string, readonly method: string, readonly path: string, readonly confidence: number }>, readonly warnings: ReadonlyArray<{ readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> };

export type OwnStatementFragment = { readonly version: number, readonly currency: string | null, readonly stock: number | null, readonly availability: string | null, readonly sourceKind: string | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly cost: { readonly minor: number, readonly currency: string } | null, readonly pagePrice: { readonly minor: number, readonly currency: string } | null, readonly pageSnapshot: { readonly id: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null };

export type OfferDetailFragment = { readonly id: string, readonly mayUpdate: boolean, readonly title: string, readonly offerKey: string, readonly origin: string, readonly state: OfferState, readonly isQuarantined: boolean, readonly matchState: MatchState, readonly productId: string | null, readonly productName: string | null, readonly brandText: string | null, readonly gtin: string | null, readonly isGtinUsable: boolean, readonly sku: string | null, readonly seller: string | null, readonly url: string | null, readonly imageUrl: string | null, readonly priceState: string | null, readonly availability: string | null, readonly condition: string | null, readonly firstSeenAt: string, readonly lastSeenAt: string, readonly lastChangedAt: string, readonly quarantineReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly shop: { readonly id: string, readonly name: string }, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly lowPrice: { readonly minor: number, readonly currency: string } | null, readonly highPrice: { readonly minor: number, readonly currency: string } | null, readonly recurringPrice: { readonly period: PricePeriod, readonly price: { readonly minor: number, readonly currency: string } } | null, readonly priceDisagreement: { readonly givenBy: string, readonly otherBy: string, readonly given: { readonly minor: number, readonly currency: string }, readonly other: { readonly minor: number, readonly currency: string } } | null, readonly own: { readonly version: number, readonly currency: string | null, readonly stock: number | null, readonly availability: string | null, readonly sourceKind: string | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly cost: { readonly minor: number, readonly currency: string } | null, readonly pagePrice: { readonly minor: number, readonly currency: string } | null, readonly pageSnapshot: { readonly id: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null } | null, readonly snapshots: ReadonlyArray<{ readonly id: string, readonly seq: number, readonly observedAt: string, readonly lastConfirmedAt: string, readonly sourceKind: string, readonly grabberId: string | null, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly madeBy: { readonly extractorVersion: string | null, readonly isExtractorCurrent: boolean, readonly grabber: { readonly id: string, readonly name: string, readonly version: number, readonly isCurrent: boolean } | null, readonly crawler: { readonly id: string, readonly name: string, readonly version: number, readonly isCurrent: boolean } | null } | null, readonly fields: ReadonlyArray<{ readonly name: string, readonly value: unknown, readonly text: string, readonly raw: string, readonly method: string, readonly path: string, readonly confidence: number }>, readonly warnings: ReadonlyArray<{ readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> }>, readonly pricePoints: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly validFrom: string, readonly lastConfirmedAt: string, readonly validTo: string | null, readonly availability: string | null, readonly state: string, readonly currencyRule: CurrencyRule | null, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly price: { readonly minor: number, readonly currency: string }, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly snapshot: { readonly id: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null, readonly field: { readonly raw: string, readonly method: string, readonly path: string } | null }> };

export type OfferByIdQueryVariables = Exact<{
  id: string;
}>;


export type OfferByIdQuery = { readonly offer: { readonly id: string, readonly mayUpdate: boolean, readonly title: string, readonly offerKey: string, readonly origin: string, readonly state: OfferState, readonly isQuarantined: boolean, readonly matchState: MatchState, readonly productId: string | null, readonly productName: string | null, readonly brandText: string | null, readonly gtin: string | null, readonly isGtinUsable: boolean, readonly sku: string | null, readonly seller: string | null, readonly url: string | null, readonly imageUrl: string | null, readonly priceState: string | null, readonly availability: string | null, readonly condition: string | null, readonly firstSeenAt: string, readonly lastSeenAt: string, readonly lastChangedAt: string, readonly quarantineReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly shop: { readonly id: string, readonly name: string }, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly lowPrice: { readonly minor: number, readonly currency: string } | null, readonly highPrice: { readonly minor: number, readonly currency: string } | null, readonly recurringPrice: { readonly period: PricePeriod, readonly price: { readonly minor: number, readonly currency: string } } | null, readonly priceDisagreement: { readonly givenBy: string, readonly otherBy: string, readonly given: { readonly minor: number, readonly currency: string }, readonly other: { readonly minor: number, readonly currency: string } } | null, readonly own: { readonly version: number, readonly currency: string | null, readonly stock: number | null, readonly availability: string | null, readonly sourceKind: string | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly cost: { readonly minor: number, readonly currency: string } | null, readonly pagePrice: { readonly minor: number, readonly currency: string } | null, readonly pageSnapshot: { readonly id: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null } | null, readonly snapshots: ReadonlyArray<{ readonly id: string, readonly seq: number, readonly observedAt: string, readonly lastConfirmedAt: string, readonly sourceKind: string, readonly grabberId: string | null, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly madeBy: { readonly extractorVersion: string | null, readonly isExtractorCurrent: boolean, readonly grabber: { readonly id: string, readonly name: string, readonly version: number, readonly isCurrent: boolean } | null, readonly crawler: { readonly id: string, readonly name: string, readonly version: number, readonly isCurrent: boolean } | null } | null, readonly fields: ReadonlyArray<{ readonly name: string, readonly value: unknown, readonly text: string, readonly raw: string, readonly method: string, readonly path: string, readonly confidence: number }>, readonly warnings: ReadonlyArray<{ readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> }>, readonly pricePoints: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly validFrom: string, readonly lastConfirmedAt: string, readonly validTo: string | null, readonly availability: string | null, readonly state: string, readonly currencyRule: CurrencyRule | null, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly price: { readonly minor: number, readonly currency: string }, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly snapshot: { readonly id: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null, readonly field: { readonly raw: string, readonly method: string, readonly path: string } | null }> } | null };

export type DecidePricePointMutationVariables = Exact<{
  id: string;
  accept: boolean;
}>;


export type DecidePricePointMutation = { readonly decidePricePoint:
    | { readonly __typename: 'PricePointDecided', readonly offer: { readonly id: string, readonly mayUpdate: boolean, readonly title: string, readonly offerKey: string, readonly origin: string, readonly state: OfferState, readonly isQuarantined: boolean, readonly matchState: MatchState, readonly productId: string | null, readonly productName: string | null, readonly brandText: string | null, readonly gtin: string | null, readonly isGtinUsable: boolean, readonly sku: string | null, readonly seller: string | null, readonly url: string | null, readonly imageUrl: string | null, readonly priceState: string | null, readonly availability: string | null, readonly condition: string | null, readonly firstSeenAt: string, readonly lastSeenAt: string, readonly lastChangedAt: string, readonly quarantineReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly shop: { readonly id: string, readonly name: string }, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly lowPrice: { readonly minor: number, readonly currency: string } | null, readonly highPrice: { readonly minor: number, readonly currency: string } | null, readonly recurringPrice: { readonly period: PricePeriod, readonly price: { readonly minor: number, readonly currency: string } } | null, readonly priceDisagreement: { readonly givenBy: string, readonly otherBy: string, readonly given: { readonly minor: number, readonly currency: string }, readonly other: { readonly minor: number, readonly currency: string } } | null, readonly own: { readonly version: number, readonly currency: string | null, readonly stock: number | null, readonly availability: string | null, readonly sourceKind: string | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly cost: { readonly minor: number, readonly currency: string } | null, readonly pagePrice: { readonly minor: number, readonly currency: string } | null, readonly pageSnapshot: { readonly id: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null } | null, readonly snapshots: ReadonlyArray<{ readonly id: string, readonly seq: number, readonly observedAt: string, readonly lastConfirmedAt: string, readonly sourceKind: string, readonly grabberId: string | null, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly madeBy: { readonly extractorVersion: string | null, readonly isExtractorCurrent: boolean, readonly grabber: { readonly id: string, readonly name: string, readonly version: number, readonly isCurrent: boolean } | null, readonly crawler: { readonly id: string, readonly name: string, readonly version: number, readonly isCurrent: boolean } | null } | null, readonly fields: ReadonlyArray<{ readonly name: string, readonly value: unknown, readonly text: string, readonly raw: string, readonly method: string, readonly path: string, readonly confidence: number }>, readonly warnings: ReadonlyArray<{ readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> }>, readonly pricePoints: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly validFrom: string, readonly lastConfirmedAt: string, readonly validTo: string | null, readonly availability: string | null, readonly state: string, readonly currencyRule: CurrencyRule | null, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly price: { readonly minor: number, readonly currency: string }, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly snapshot: { readonly id: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null, readonly field: { readonly raw: string, readonly method: string, readonly path: string } | null }> } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type SetOwnOfferMutationVariables = Exact<{
  id: string;
  version: number;
  input: OwnOfferInput;
}>;


export type SetOwnOfferMutation = { readonly setOwnOffer:
    | { readonly __typename: 'OwnOfferSet', readonly changeId: string | null, readonly offer: { readonly id: string, readonly mayUpdate: boolean, readonly title: string, readonly offerKey: string, readonly origin: string, readonly state: OfferState, readonly isQuarantined: boolean, readonly matchState: MatchState, readonly productId: string | null, readonly productName: string | null, readonly brandText: string | null, readonly gtin: string | null, readonly isGtinUsable: boolean, readonly sku: string | null, readonly seller: string | null, readonly url: string | null, readonly imageUrl: string | null, readonly priceState: string | null, readonly availability: string | null, readonly condition: string | null, readonly firstSeenAt: string, readonly lastSeenAt: string, readonly lastChangedAt: string, readonly quarantineReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly shop: { readonly id: string, readonly name: string }, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly lowPrice: { readonly minor: number, readonly currency: string } | null, readonly highPrice: { readonly minor: number, readonly currency: string } | null, readonly recurringPrice: { readonly period: PricePeriod, readonly price: { readonly minor: number, readonly currency: string } } | null, readonly priceDisagreement: { readonly givenBy: string, readonly otherBy: string, readonly given: { readonly minor: number, readonly currency: string }, readonly other: { readonly minor: number, readonly currency: string } } | null, readonly own: { readonly version: number, readonly currency: string | null, readonly stock: number | null, readonly availability: string | null, readonly sourceKind: string | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly cost: { readonly minor: number, readonly currency: string } | null, readonly pagePrice: { readonly minor: number, readonly currency: string } | null, readonly pageSnapshot: { readonly id: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null } | null, readonly snapshots: ReadonlyArray<{ readonly id: string, readonly seq: number, readonly observedAt: string, readonly lastConfirmedAt: string, readonly sourceKind: string, readonly grabberId: string | null, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly madeBy: { readonly extractorVersion: string | null, readonly isExtractorCurrent: boolean, readonly grabber: { readonly id: string, readonly name: string, readonly version: number, readonly isCurrent: boolean } | null, readonly crawler: { readonly id: string, readonly name: string, readonly version: number, readonly isCurrent: boolean } | null } | null, readonly fields: ReadonlyArray<{ readonly name: string, readonly value: unknown, readonly text: string, readonly raw: string, readonly method: string, readonly path: string, readonly confidence: number }>, readonly warnings: ReadonlyArray<{ readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> }>, readonly pricePoints: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly validFrom: string, readonly lastConfirmedAt: string, readonly validTo: string | null, readonly availability: string | null, readonly state: string, readonly currencyRule: CurrencyRule | null, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly price: { readonly minor: number, readonly currency: string }, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly snapshot: { readonly id: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null, readonly field: { readonly raw: string, readonly method: string, readonly path: string } | null }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ClearOwnOfferMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ClearOwnOfferMutation = { readonly clearOwnOffer:
    | { readonly __typename: 'OwnOfferCleared', readonly changeId: string | null, readonly offer: { readonly id: string, readonly mayUpdate: boolean, readonly title: string, readonly offerKey: string, readonly origin: string, readonly state: OfferState, readonly isQuarantined: boolean, readonly matchState: MatchState, readonly productId: string | null, readonly productName: string | null, readonly brandText: string | null, readonly gtin: string | null, readonly isGtinUsable: boolean, readonly sku: string | null, readonly seller: string | null, readonly url: string | null, readonly imageUrl: string | null, readonly priceState: string | null, readonly availability: string | null, readonly condition: string | null, readonly firstSeenAt: string, readonly lastSeenAt: string, readonly lastChangedAt: string, readonly quarantineReason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly shop: { readonly id: string, readonly name: string }, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly lowPrice: { readonly minor: number, readonly currency: string } | null, readonly highPrice: { readonly minor: number, readonly currency: string } | null, readonly recurringPrice: { readonly period: PricePeriod, readonly price: { readonly minor: number, readonly currency: string } } | null, readonly priceDisagreement: { readonly givenBy: string, readonly otherBy: string, readonly given: { readonly minor: number, readonly currency: string }, readonly other: { readonly minor: number, readonly currency: string } } | null, readonly own: { readonly version: number, readonly currency: string | null, readonly stock: number | null, readonly availability: string | null, readonly sourceKind: string | null, readonly updatedAt: string | null, readonly updatedBy: string | null, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly cost: { readonly minor: number, readonly currency: string } | null, readonly pagePrice: { readonly minor: number, readonly currency: string } | null, readonly pageSnapshot: { readonly id: string, readonly lastConfirmedAt: string, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null } | null, readonly snapshots: ReadonlyArray<{ readonly id: string, readonly seq: number, readonly observedAt: string, readonly lastConfirmedAt: string, readonly sourceKind: string, readonly grabberId: string | null, readonly pageUrl: string | null, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean, readonly madeBy: { readonly extractorVersion: string | null, readonly isExtractorCurrent: boolean, readonly grabber: { readonly id: string, readonly name: string, readonly version: number, readonly isCurrent: boolean } | null, readonly crawler: { readonly id: string, readonly name: string, readonly version: number, readonly isCurrent: boolean } | null } | null, readonly fields: ReadonlyArray<{ readonly name: string, readonly value: unknown, readonly text: string, readonly raw: string, readonly method: string, readonly path: string, readonly confidence: number }>, readonly warnings: ReadonlyArray<{ readonly code: string, readonly detail: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> }>, readonly pricePoints: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly validFrom: string, readonly lastConfirmedAt: string, readonly validTo: string | null, readonly availability: string | null, readonly state: string, readonly currencyRule: CurrencyRule | null, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null, readonly price: { readonly minor: number, readonly currency: string }, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly snapshot: { readonly id: string, readonly storedPageUrl: string | null, readonly isStoredPageGone: boolean } | null, readonly field: { readonly raw: string, readonly method: string, readonly path: string } | null }> } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type OfferShopsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferShopsQuery = { readonly offerShops: ReadonlyArray<{ readonly id: string, readonly name: string, readonly currency: string | null }> };

export type OfferedProductQueryVariables = Exact<{
  id: string;
}>;


export type OfferedProductQuery = { readonly product: { readonly id: string, readonly name: string, readonly variants: ReadonlyArray<{ readonly id: string, readonly name: string, readonly identifiers: ReadonlyArray<{ readonly kind: string, readonly value: string, readonly status: string }> }> } | null };

export type CreateOwnOfferMutationVariables = Exact<{
  input: CreateOwnOfferInput;
}>;


export type CreateOwnOfferMutation = { readonly createOwnOffer:
    | { readonly __typename: 'OwnOfferCreated', readonly offer: { readonly id: string } }
    | { readonly __typename: 'OfferSkuTaken', readonly sku: string }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type CreateOfferedProductMutationVariables = Exact<{
  input: ProductInput;
  offer: FirstOfferInput;
}>;


export type CreateOfferedProductMutation = { readonly createOfferedProduct:
    | { readonly __typename: 'OfferedProductCreated', readonly product: { readonly id: string, readonly name: string, readonly version: number, readonly mayDelete: boolean } }
    | { readonly __typename: 'OfferSkuTaken', readonly sku: string }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type SnapshotMakersDetailFragment = { readonly extractorVersion: string | null, readonly isExtractorCurrent: boolean, readonly grabber: { readonly id: string, readonly name: string, readonly version: number, readonly isCurrent: boolean } | null, readonly crawler: { readonly id: string, readonly name: string, readonly version: number, readonly isCurrent: boolean } | null };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const OffersListDocument: TypedDocument<OffersListQuery, OffersListQueryVariables> = {
  id: 'x-OffersList-AVreGCSw7dY4',
  name: 'OffersList',
  reads: ['Offer', 'Product', 'Shop'],
  text: "query OffersList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: OfferFilter, $sort: [OfferSort!]) { offers( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...OfferRow } pageInfo { ...PageInfo } total { count isExact } } } fragment OfferRow on Offer { id title state isQuarantined matchState productId productName seller url imageUrl priceState isTaxIncluded condition availability lastSeenAt lastChangedAt shop { id name } price { minor currency } listPrice { minor currency } lowPrice { minor currency } recurringPrice { price { minor currency } period } own { cost { minor currency } stock } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const ShelfNameDocument: TypedDocument<ShelfNameQuery, ShelfNameQueryVariables> = {
  id: 'x-ShelfName-Je3baKXhUxwU',
  name: 'ShelfName',
  reads: ['Shelf'],
  text: "query ShelfName($id: ID!) { shelf(id: $id) { id text } }",
};

export const OffersOfProductDocument: TypedDocument<OffersOfProductQuery, OffersOfProductQueryVariables> = {
  id: 'x-OffersOfProduct-qF0xZCP2vMXk',
  name: 'OffersOfProduct',
  reads: ['Offer', 'Product', 'Shop'],
  text: "query OffersOfProduct($id: ID!, $first: Int!, $after: String) { product(id: $id) { id offers(first: $first, after: $after) { nodes { ...OfferRow contradictions { field own other otherShop } } pageInfo { endCursor hasNextPage } } } } fragment OfferRow on Offer { id title state isQuarantined matchState productId productName seller url imageUrl priceState isTaxIncluded condition availability lastSeenAt lastChangedAt shop { id name } price { minor currency } listPrice { minor currency } lowPrice { minor currency } recurringPrice { price { minor currency } period } own { cost { minor currency } stock } }",
};

export const ProductPricesDocument: TypedDocument<ProductPricesQuery, ProductPricesQueryVariables> = {
  id: 'x-ProductPrices-DXXNcQ9ncUxx',
  name: 'ProductPrices',
  reads: ['PricePoint', 'Shop'],
  text: "query ProductPrices($productId: ID!, $days: Int!) { productPriceHistory(productId: $productId, days: $days) { offerId shopId shopName seller currency points { ...PricePointDetail } } } fragment PricePointDetail on PricePoint { id kind validFrom lastConfirmedAt validTo availability state reason { text wording { key params } } currencyRule price { minor currency } listPrice { minor currency } }",
};

export const OfferByIdDocument: TypedDocument<OfferByIdQuery, OfferByIdQueryVariables> = {
  id: 'x-OfferById-WlJEka6OFIen',
  name: 'OfferById',
  reads: ['MakerSettings', 'Offer', 'PricePoint', 'Product', 'Shop', 'Snapshot'],
  text: "query OfferById($id: ID!) { offer(id: $id) { ...OfferDetail } } fragment OfferDetail on Offer { id mayUpdate title offerKey origin state isQuarantined quarantineReason { text wording { key params } } matchState productId productName brandText gtin isGtinUsable sku seller url imageUrl priceState availability condition firstSeenAt lastSeenAt lastChangedAt shop { id name } price { minor currency } listPrice { minor currency } lowPrice { minor currency } highPrice { minor currency } recurringPrice { price { minor currency } period } priceDisagreement { given { minor currency } givenBy other { minor currency } otherBy } own { ...OwnStatement } snapshots(first: 20) { ...SnapshotDetail } pricePoints(first: 100) { ...PricePointDetail ...PriceEvidence } } fragment OwnStatement on OwnOffer { version currency price { minor currency } listPrice { minor currency } cost { minor currency } stock availability pagePrice { minor currency } pageSnapshot { id lastConfirmedAt pageUrl storedPageUrl isStoredPageGone } sourceKind updatedAt updatedBy } fragment SnapshotDetail on Snapshot { id seq observedAt lastConfirmedAt sourceKind grabberId pageUrl storedPageUrl isStoredPageGone madeBy { ...SnapshotMakersDetail } fields { name value text raw method path confidence } warnings { code detail wording { key params } } } fragment SnapshotMakersDetail on SnapshotMakers { extractorVersion isExtractorCurrent grabber { id name version isCurrent } crawler { id name version isCurrent } } fragment PricePointDetail on PricePoint { id kind validFrom lastConfirmedAt validTo availability state reason { text wording { key params } } currencyRule price { minor currency } listPrice { minor currency } } fragment PriceEvidence on PricePoint { snapshot { id storedPageUrl isStoredPageGone } field { raw method path } }",
};

export const DecidePricePointDocument: TypedDocument<DecidePricePointMutation, DecidePricePointMutationVariables> = {
  id: 'x-DecidePricePoint-FQAHQFbyboYU',
  name: 'DecidePricePoint',
  text: "mutation DecidePricePoint($id: ID!, $accept: Boolean!) { decidePricePoint(id: $id, accept: $accept) { __typename ... on PricePointDecided { offer { ...OfferDetail } } ...NotAllowed ... on NotFound { id } } } fragment OfferDetail on Offer { id mayUpdate title offerKey origin state isQuarantined quarantineReason { text wording { key params } } matchState productId productName brandText gtin isGtinUsable sku seller url imageUrl priceState availability condition firstSeenAt lastSeenAt lastChangedAt shop { id name } price { minor currency } listPrice { minor currency } lowPrice { minor currency } highPrice { minor currency } recurringPrice { price { minor currency } period } priceDisagreement { given { minor currency } givenBy other { minor currency } otherBy } own { ...OwnStatement } snapshots(first: 20) { ...SnapshotDetail } pricePoints(first: 100) { ...PricePointDetail ...PriceEvidence } } fragment OwnStatement on OwnOffer { version currency price { minor currency } listPrice { minor currency } cost { minor currency } stock availability pagePrice { minor currency } pageSnapshot { id lastConfirmedAt pageUrl storedPageUrl isStoredPageGone } sourceKind updatedAt updatedBy } fragment SnapshotDetail on Snapshot { id seq observedAt lastConfirmedAt sourceKind grabberId pageUrl storedPageUrl isStoredPageGone madeBy { ...SnapshotMakersDetail } fields { name value text raw method path confidence } warnings { code detail wording { key params } } } fragment SnapshotMakersDetail on SnapshotMakers { extractorVersion isExtractorCurrent grabber { id name version isCurrent } crawler { id name version isCurrent } } fragment PricePointDetail on PricePoint { id kind validFrom lastConfirmedAt validTo availability state reason { text wording { key params } } currencyRule price { minor currency } listPrice { minor currency } } fragment PriceEvidence on PricePoint { snapshot { id storedPageUrl isStoredPageGone } field { raw method path } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const SetOwnOfferDocument: TypedDocument<SetOwnOfferMutation, SetOwnOfferMutationVariables> = {
  id: 'x-SetOwnOffer-0Sfu0MgXRmj3',
  name: 'SetOwnOffer',
  text: "mutation SetOwnOffer($id: ID!, $version: Int!, $input: OwnOfferInput!) { setOwnOffer(id: $id, version: $version, input: $input) { __typename ... on OwnOfferSet { changeId offer { ...OfferDetail } } ...Invalid ...Conflict ...NotAllowed ... on NotFound { id } } } fragment OfferDetail on Offer { id mayUpdate title offerKey origin state isQuarantined quarantineReason { text wording { key params } } matchState productId productName brandText gtin isGtinUsable sku seller url imageUrl priceState availability condition firstSeenAt lastSeenAt lastChangedAt shop { id name } price { minor currency } listPrice { minor currency } lowPrice { minor currency } highPrice { minor currency } recurringPrice { price { minor currency } period } priceDisagreement { given { minor currency } givenBy other { minor currency } otherBy } own { ...OwnStatement } snapshots(first: 20) { ...SnapshotDetail } pricePoints(first: 100) { ...PricePointDetail ...PriceEvidence } } fragment OwnStatement on OwnOffer { version currency price { minor currency } listPrice { minor currency } cost { minor currency } stock availability pagePrice { minor currency } pageSnapshot { id lastConfirmedAt pageUrl storedPageUrl isStoredPageGone } sourceKind updatedAt updatedBy } fragment SnapshotDetail on Snapshot { id seq observedAt lastConfirmedAt sourceKind grabberId pageUrl storedPageUrl isStoredPageGone madeBy { ...SnapshotMakersDetail } fields { name value text raw method path confidence } warnings { code detail wording { key params } } } fragment SnapshotMakersDetail on SnapshotMakers { extractorVersion isExtractorCurrent grabber { id name version isCurrent } crawler { id name version isCurrent } } fragment PricePointDetail on PricePoint { id kind validFrom lastConfirmedAt validTo availability state reason { text wording { key params } } currencyRule price { minor currency } listPrice { minor currency } } fragment PriceEvidence on PricePoint { snapshot { id storedPageUrl isStoredPageGone } field { raw method path } } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const ClearOwnOfferDocument: TypedDocument<ClearOwnOfferMutation, ClearOwnOfferMutationVariables> = {
  id: 'x-ClearOwnOffer-u95ocrEwPUd7',
  name: 'ClearOwnOffer',
  text: "mutation ClearOwnOffer($id: ID!, $version: Int!) { clearOwnOffer(id: $id, version: $version) { __typename ... on OwnOfferCleared { changeId offer { ...OfferDetail } } ...Conflict ...NotAllowed ... on NotFound { id } } } fragment OfferDetail on Offer { id mayUpdate title offerKey origin state isQuarantined quarantineReason { text wording { key params } } matchState productId productName brandText gtin isGtinUsable sku seller url imageUrl priceState availability condition firstSeenAt lastSeenAt lastChangedAt shop { id name } price { minor currency } listPrice { minor currency } lowPrice { minor currency } highPrice { minor currency } recurringPrice { price { minor currency } period } priceDisagreement { given { minor currency } givenBy other { minor currency } otherBy } own { ...OwnStatement } snapshots(first: 20) { ...SnapshotDetail } pricePoints(first: 100) { ...PricePointDetail ...PriceEvidence } } fragment OwnStatement on OwnOffer { version currency price { minor currency } listPrice { minor currency } cost { minor currency } stock availability pagePrice { minor currency } pageSnapshot { id lastConfirmedAt pageUrl storedPageUrl isStoredPageGone } sourceKind updatedAt updatedBy } fragment SnapshotDetail on Snapshot { id seq observedAt lastConfirmedAt sourceKind grabberId pageUrl storedPageUrl isStoredPageGone madeBy { ...SnapshotMakersDetail } fields { name value text raw method path confidence } warnings { code detail wording { key params } } } fragment SnapshotMakersDetail on SnapshotMakers { extractorVersion isExtractorCurrent grabber { id name version isCurrent } crawler { id name version isCurrent } } fragment PricePointDetail on PricePoint { id kind validFrom lastConfirmedAt validTo availability state reason { text wording { key params } } currencyRule price { minor currency } listPrice { minor currency } } fragment PriceEvidence on PricePoint { snapshot { id storedPageUrl isStoredPageGone } field { raw method path } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const OfferShopsDocument: TypedDocument<OfferShopsQuery, OfferShopsQueryVariables> = {
  id: 'x-OfferShops-LRnV0omUdS3i',
  name: 'OfferShops',
  reads: ['OfferShop'],
  text: "query OfferShops { offerShops { id name currency } }",
};

export const OfferedProductDocument: TypedDocument<OfferedProductQuery, OfferedProductQueryVariables> = {
  id: 'x-OfferedProduct-clqOl-fQmxAW',
  name: 'OfferedProduct',
  reads: ['Product', 'Variant'],
  text: "query OfferedProduct($id: ID!) { product(id: $id) { id name variants { id name identifiers { kind value status } } } }",
};

export const CreateOwnOfferDocument: TypedDocument<CreateOwnOfferMutation, CreateOwnOfferMutationVariables> = {
  id: 'x-CreateOwnOffer-GwfXci3rLWo5',
  name: 'CreateOwnOffer',
  text: "mutation CreateOwnOffer($input: CreateOwnOfferInput!) { createOwnOffer(input: $input) { __typename ... on OwnOfferCreated { offer { id } } ... on OfferSkuTaken { sku } ...Invalid ...NotAllowed ... on NotFound { id } } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const CreateOfferedProductDocument: TypedDocument<CreateOfferedProductMutation, CreateOfferedProductMutationVariables> = {
  id: 'x-CreateOfferedProduct-G-hzZ2pXKe5m',
  name: 'CreateOfferedProduct',
  text: "mutation CreateOfferedProduct($input: ProductInput!, $offer: FirstOfferInput!) { createOfferedProduct(input: $input, offer: $offer) { __typename ... on OfferedProductCreated { product { id name version mayDelete } } ... on OfferSkuTaken { sku } ...Invalid ...NotAllowed ... on NotFound { id } } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};
