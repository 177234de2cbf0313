// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Computed from what was said and from what holds now, never stored. */
export type ListingState =
  | 'OFF'
  | 'SCHEDULED'
  | 'LISTED'
  /** It is meant to be listed, but something is wrong with it. */
  | 'REFUSED';

export type ListingReason =
  /** Nobody put it there, or somebody took it off. */
  | 'NOT_PUBLISHED'
  /** Its day has not come. */
  | 'NOT_YET'
  /** Its last day is over. */
  | 'OVER'
  | 'PRODUCT_NOT_ACTIVE'
  | 'CHANNEL_DRAFT'
  | 'CHANNEL_ARCHIVED'
  /** Neither listing nor own offer has a price in the currency of the channel. */
  | 'NO_PRICE'
  /** The price is without tax, the channel's are with it or the other way round, and no tax rate is known for its country. */
  | 'NO_TAX_RATE'
  /** A check of its row found what the channel refuses. */
  | 'OPEN_ERRORS';

export type ListingPriceSource =
  /** The listing's own. */
  | 'LISTING'
  | 'OWN_OFFER';

/** A change of one cell; what is left out stays as it is, an empty text takes a price away. */
export type ListingCellInput = {
  readonly channelId: string;
  readonly variantId: string;
  readonly published?: boolean | null | undefined;
  readonly publishAt?: string | null | undefined;
  readonly unpublishAt?: string | null | undefined;
  readonly price?: string | null | undefined;
  readonly listPrice?: string | null | undefined;
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

export type ProductStatus =
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'REJECTED'
  | 'ACTIVE'
  | 'UNLISTED'
  | 'ARCHIVED';

export type ProductFilter = {
  readonly status?: ReadonlyArray<ProductStatus> | null | undefined;
  readonly brandId?: ReadonlyArray<string> | null | undefined;
  readonly categoryId?: ReadonlyArray<string> | null | undefined;
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly hasOffers?: boolean | null | undefined;
  readonly completenessBelow?: number | null | undefined;
  /** Products with a value of one of these attributes, also of a variant. */
  readonly attributeId?: ReadonlyArray<string> | null | undefined;
  /** Products with one of these options of an attribute, also of a variant. */
  readonly optionId?: ReadonlyArray<string> | null | undefined;
  /** Products of which a source states something that its attribute cannot hold. */
  readonly hasFindings?: boolean | null | undefined;
  /** The same about one of these attributes. */
  readonly findingAttributeId?: ReadonlyArray<string> | null | undefined;
  /** Codes of basics: products that miss one of them. */
  readonly missing?: ReadonlyArray<string> | null | undefined;
  /** Days of UTC, `2026-11-01`. */
  readonly createdFrom?: string | null | undefined;
  readonly createdUntil?: string | null | undefined;
  readonly where?: unknown;
};

export type ProductSortField =
  | 'name'
  | 'createdAt'
  | 'updatedAt'
  | 'lowestPrice'
  | 'offerCount'
  | 'completeness';

export type ProductSort = {
  readonly field: ProductSortField;
  readonly direction: SortDirection;
};

export type MatrixCellFragment = { readonly state: ListingState, readonly mayPublish: boolean, readonly listing: { readonly id: string, readonly published: boolean, readonly price: { readonly minor: number, readonly currency: string } | null } | null, readonly hurdles: ReadonlyArray<{ readonly reason: ListingReason, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly effectivePrice: { readonly source: ListingPriceSource, readonly amount: { readonly minor: number, readonly currency: string } } | null };

export type MatrixLineFragment = { readonly product: { readonly id: string, readonly variantCount: number, readonly name: string }, readonly variant: { readonly id: string, readonly name: string }, readonly cells: ReadonlyArray<{ readonly state: ListingState, readonly mayPublish: boolean, readonly listing: { readonly id: string, readonly published: boolean, readonly price: { readonly minor: number, readonly currency: string } | null } | null, readonly hurdles: ReadonlyArray<{ readonly reason: ListingReason, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly effectivePrice: { readonly source: ListingPriceSource, readonly amount: { readonly minor: number, readonly currency: string } } | null } | null> };

export type MatrixChannelsQueryVariables = Exact<{ [key: string]: never; }>;


export type MatrixChannelsQuery = { readonly channels: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly currency: string | null, readonly mayPublish: boolean, readonly shop: { readonly id: string, readonly name: string } }> } };

export type ListingMatrixQueryVariables = Exact<{
  channelIds: ReadonlyArray<string>;
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: ProductFilter | null | undefined;
  sort?: ReadonlyArray<ProductSort> | null | undefined;
}>;


export type ListingMatrixQuery = { readonly listingMatrix: { readonly nodes: ReadonlyArray<{ readonly product: { readonly id: string, readonly variantCount: number, readonly name: string }, readonly variant: { readonly id: string, readonly name: string }, readonly cells: ReadonlyArray<{ readonly state: ListingState, readonly mayPublish: boolean, readonly listing: { readonly id: string, readonly published: boolean, readonly price: { readonly minor: number, readonly currency: string } | null } | null, readonly hurdles: ReadonlyArray<{ readonly reason: ListingReason, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly effectivePrice: { readonly source: ListingPriceSource, readonly amount: { readonly minor: number, readonly currency: string } } | null } | null> }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type PreviewListingsQueryVariables = Exact<{
  cells: ReadonlyArray<ReadonlyArray<ListingCellInput>>;
}>;


export type PreviewListingsQuery = { readonly previewListings: { readonly changes: number, readonly unchanged: number, readonly refused: number, readonly cells: ReadonlyArray<{ readonly channelId: string, readonly variantId: string, readonly before: ListingState, readonly after: ListingState, readonly isChanged: boolean, readonly priceBefore: { readonly minor: number, readonly currency: string } | null, readonly priceAfter: { readonly minor: number, readonly currency: string } | null, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> } };

export type ApplyListingsMutationVariables = Exact<{
  cells: ReadonlyArray<ReadonlyArray<ListingCellInput>>;
}>;


export type ApplyListingsMutation = { readonly applyListings:
    | { readonly __typename: 'BulkRunStarted', readonly run: { readonly id: string } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export const MatrixChannelsDocument: TypedDocument<MatrixChannelsQuery, MatrixChannelsQueryVariables> = {
  id: 'x-MatrixChannels-OmCh7u4XneES',
  name: 'MatrixChannels',
  reads: ['Channel', 'Shop'],
  text: "query MatrixChannels { channels(first: 100, filter: {status: [DRAFT, ACTIVE, PAUSED]}) { nodes { id name currency mayPublish shop { id name } } } }",
};

export const ListingMatrixDocument: TypedDocument<ListingMatrixQuery, ListingMatrixQueryVariables> = {
  id: 'x-ListingMatrix-X6HPn8AuTHo0',
  name: 'ListingMatrix',
  reads: ['Listing', 'Product', 'Variant'],
  text: "query ListingMatrix($channelIds: [ID!]!, $first: Int!, $after: String, $from: ListStart, $search: String, $filter: ProductFilter, $sort: [ProductSort!]) { listingMatrix( channelIds: $channelIds first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes: rows { ...MatrixLine } pageInfo { ...PageInfo } total { count isExact } } } fragment MatrixLine on ListingMatrixRow { product { id name: localName variantCount } variant { id name } cells { ...MatrixCell } } fragment MatrixCell on VariantOnChannel { state mayPublish listing { id published price { minor currency } } hurdles { reason refusal { code reason wording { key params } } } effectivePrice { source amount { minor currency } } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const PreviewListingsDocument: TypedDocument<PreviewListingsQuery, PreviewListingsQueryVariables> = {
  id: 'x-PreviewListings-mtFfJnVQqC8Q',
  name: 'PreviewListings',
  text: "query PreviewListings($cells: [[ListingCellInput!]!]!) { previewListings(cells: $cells) { changes unchanged refused cells { channelId variantId before after isChanged priceBefore { minor currency } priceAfter { minor currency } refusal { code reason wording { key params } } } } }",
};

export const ApplyListingsDocument: TypedDocument<ApplyListingsMutation, ApplyListingsMutationVariables> = {
  id: 'x-ApplyListings-LbuCEoKM8oML',
  name: 'ApplyListings',
  text: "mutation ApplyListings($cells: [[ListingCellInput!]!]!) { applyListings(cells: $cells) { __typename ... on BulkRunStarted { run { id } } ...Invalid } } fragment Invalid on InvalidInput { issues { path code } }",
};
