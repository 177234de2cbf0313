// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChannelFamily =
  | 'FEED'
  | 'API'
  | 'STOREFRONT';

/** Of a channel: nothing is listed while it is a draft; paused keeps what is listed as it is; archived is the end. */
export type ChannelStatus =
  | 'DRAFT'
  | 'ACTIVE'
  | 'PAUSED'
  | 'ARCHIVED';

export type ChannelFilter = {
  readonly status?: ReadonlyArray<ChannelStatus> | null | undefined;
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly kind?: ReadonlyArray<string> | null | undefined;
  readonly country?: ReadonlyArray<string> | null | undefined;
  readonly currency?: ReadonlyArray<string> | null | undefined;
  readonly where?: unknown;
};

export type ChannelSortField =
  | 'NAME'
  | 'CREATED_AT';

export type ChannelSort = {
  readonly field: ChannelSortField;
  readonly direction: SortDirection;
};

export type CreateChannelInput = {
  readonly shopId: string;
  readonly kind: string;
  readonly name: string;
  /** ISO 3166-1, that of the shop where none is given; currency, locale and tax likewise. */
  readonly country?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly locale?: string | null | undefined;
  readonly fallbackLocales?: ReadonlyArray<string> | null | undefined;
  readonly pricesWithTax?: boolean | null | undefined;
};

/** What is left out stays as it is. Kind and shop of a channel never change, the currency not once it was active or while listings have prices in it. */
export type UpdateChannelInput = {
  readonly name?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly locale?: string | null | undefined;
  readonly fallbackLocales?: ReadonlyArray<string> | null | undefined;
  readonly pricesWithTax?: boolean | null | undefined;
};

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

export type ListingFilter = {
  readonly channelId?: ReadonlyArray<string> | null | undefined;
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly productId?: ReadonlyArray<string> | null | undefined;
  readonly state?: ReadonlyArray<ListingState> | null | undefined;
  readonly where?: unknown;
};

export type ListingSortField =
  | 'PRODUCT'
  | 'UPDATED_AT';

export type ListingSort = {
  readonly field: ListingSortField;
  readonly direction: SortDirection;
};

export type ListingInput = {
  readonly published: boolean;
  readonly publishAt?: string | null | undefined;
  readonly unpublishAt?: string | null | undefined;
  /** Decimal texts in the currency of the channel. */
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

export type ChannelActionFragment = { readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null };

export type ChannelRowFragment = { readonly id: string, readonly name: string, readonly country: string | null, readonly currency: string | null, readonly status: ChannelStatus, readonly isBuiltIn: boolean, readonly createdAt: string, readonly version: number, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly kind: { readonly code: string, readonly name: string, readonly family: ChannelFamily, readonly formats: ReadonlyArray<string>, readonly version: number | null }, readonly counts: { readonly listed: number, readonly scheduled: number, readonly refused: number, readonly off: number } };

export type ChannelDetailFragment = { readonly usedKeys: number, readonly kindVersion: number, readonly slug: string, readonly locale: string | null, readonly fallbackLocales: ReadonlyArray<string>, readonly pricesWithTax: boolean, readonly openedAt: string | null, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayPublish: boolean, readonly lockedFields: ReadonlyArray<string>, readonly id: string, readonly name: string, readonly country: string | null, readonly currency: string | null, readonly status: ChannelStatus, readonly isBuiltIn: boolean, readonly createdAt: string, readonly version: number, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly kind: { readonly code: string, readonly name: string, readonly family: ChannelFamily, readonly formats: ReadonlyArray<string>, readonly version: number | null }, readonly counts: { readonly listed: number, readonly scheduled: number, readonly refused: number, readonly off: number } };

export type ChannelsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: ChannelFilter | null | undefined;
  sort?: ReadonlyArray<ChannelSort> | null | undefined;
}>;


export type ChannelsListQuery = { readonly channels: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly country: string | null, readonly currency: string | null, readonly status: ChannelStatus, readonly isBuiltIn: boolean, readonly createdAt: string, readonly version: number, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly kind: { readonly code: string, readonly name: string, readonly family: ChannelFamily, readonly formats: ReadonlyArray<string>, readonly version: number | null }, readonly counts: { readonly listed: number, readonly scheduled: number, readonly refused: number, readonly off: number } }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type ChannelByIdQueryVariables = Exact<{
  id: string;
}>;


export type ChannelByIdQuery = { readonly channel: { readonly usedKeys: number, readonly kindVersion: number, readonly slug: string, readonly locale: string | null, readonly fallbackLocales: ReadonlyArray<string>, readonly pricesWithTax: boolean, readonly openedAt: string | null, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayPublish: boolean, readonly lockedFields: ReadonlyArray<string>, readonly id: string, readonly name: string, readonly country: string | null, readonly currency: string | null, readonly status: ChannelStatus, readonly isBuiltIn: boolean, readonly createdAt: string, readonly version: number, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly kind: { readonly code: string, readonly name: string, readonly family: ChannelFamily, readonly formats: ReadonlyArray<string>, readonly version: number | null }, readonly counts: { readonly listed: number, readonly scheduled: number, readonly refused: number, readonly off: number } } | null };

export type ChannelKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChannelKindsQuery = { readonly channelKinds: ReadonlyArray<{ readonly code: string, readonly name: string, readonly family: ChannelFamily }> };

export type OwnShopsQueryVariables = Exact<{
  first: number;
  search?: string | null | undefined;
}>;


export type OwnShopsQuery = { readonly shops: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type ChannelChoicesQueryVariables = Exact<{
  first: number;
  search?: string | null | undefined;
}>;


export type ChannelChoicesQuery = { readonly channels: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly currency: string | null, readonly mayPublish: boolean, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string } }> } };

export type CreateChannelMutationVariables = Exact<{
  input: CreateChannelInput;
}>;


export type CreateChannelMutation = { readonly createChannel:
    | { readonly __typename: 'ChannelCreated', readonly channel: { readonly usedKeys: number, readonly kindVersion: number, readonly slug: string, readonly locale: string | null, readonly fallbackLocales: ReadonlyArray<string>, readonly pricesWithTax: boolean, readonly openedAt: string | null, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayPublish: boolean, readonly lockedFields: ReadonlyArray<string>, readonly id: string, readonly name: string, readonly country: string | null, readonly currency: string | null, readonly status: ChannelStatus, readonly isBuiltIn: boolean, readonly createdAt: string, readonly version: number, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly kind: { readonly code: string, readonly name: string, readonly family: ChannelFamily, readonly formats: ReadonlyArray<string>, readonly version: number | null }, readonly counts: { readonly listed: number, readonly scheduled: number, readonly refused: number, readonly off: number } } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type UpdateChannelMutationVariables = Exact<{
  id: string;
  version: number;
  input: UpdateChannelInput;
}>;


export type UpdateChannelMutation = { readonly updateChannel:
    | { readonly __typename: 'ChannelUpdated', readonly changeId: string | null, readonly channel: { readonly usedKeys: number, readonly kindVersion: number, readonly slug: string, readonly locale: string | null, readonly fallbackLocales: ReadonlyArray<string>, readonly pricesWithTax: boolean, readonly openedAt: string | null, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayPublish: boolean, readonly lockedFields: ReadonlyArray<string>, readonly id: string, readonly name: string, readonly country: string | null, readonly currency: string | null, readonly status: ChannelStatus, readonly isBuiltIn: boolean, readonly createdAt: string, readonly version: number, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly kind: { readonly code: string, readonly name: string, readonly family: ChannelFamily, readonly formats: ReadonlyArray<string>, readonly version: number | null }, readonly counts: { readonly listed: number, readonly scheduled: number, readonly refused: number, readonly off: number } } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type SetChannelStatusMutationVariables = Exact<{
  id: string;
  version: number;
  status: ChannelStatus;
  confirmed: boolean;
}>;


export type SetChannelStatusMutation = { readonly setChannelStatus:
    | { readonly __typename: 'ChannelUpdated', readonly changeId: string | null, readonly channel: { readonly usedKeys: number, readonly kindVersion: number, readonly slug: string, readonly locale: string | null, readonly fallbackLocales: ReadonlyArray<string>, readonly pricesWithTax: boolean, readonly openedAt: string | null, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayPublish: boolean, readonly lockedFields: ReadonlyArray<string>, readonly id: string, readonly name: string, readonly country: string | null, readonly currency: string | null, readonly status: ChannelStatus, readonly isBuiltIn: boolean, readonly createdAt: string, readonly version: number, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly kind: { readonly code: string, readonly name: string, readonly family: ChannelFamily, readonly formats: ReadonlyArray<string>, readonly version: number | null }, readonly counts: { readonly listed: number, readonly scheduled: number, readonly refused: number, readonly off: number } } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type MoveChannelKindMutationVariables = Exact<{
  id: string;
  version: number;
  to: number;
}>;


export type MoveChannelKindMutation = { readonly moveChannelKind:
    | { readonly __typename: 'ChannelUpdated', readonly changeId: string | null, readonly channel: { readonly usedKeys: number, readonly kindVersion: number, readonly slug: string, readonly locale: string | null, readonly fallbackLocales: ReadonlyArray<string>, readonly pricesWithTax: boolean, readonly openedAt: string | null, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayPublish: boolean, readonly lockedFields: ReadonlyArray<string>, readonly id: string, readonly name: string, readonly country: string | null, readonly currency: string | null, readonly status: ChannelStatus, readonly isBuiltIn: boolean, readonly createdAt: string, readonly version: number, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly kind: { readonly code: string, readonly name: string, readonly family: ChannelFamily, readonly formats: ReadonlyArray<string>, readonly version: number | null }, readonly counts: { readonly listed: number, readonly scheduled: number, readonly refused: number, readonly off: number } } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ListingHurdleFragment = { readonly reason: ListingReason, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } };

export type ListingEffectivePriceFragment = { readonly source: ListingPriceSource, readonly taxRatePpm: number | null, readonly amount: { readonly minor: number, readonly currency: string }, readonly listAmount: { readonly minor: number, readonly currency: string } | null };

export type ListingGivenFragment = { readonly id: string, readonly version: number, readonly published: boolean, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly externalId: string | null, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly offer: { readonly id: string } | null };

export type ListingRowFragment = { readonly state: ListingState, readonly mayPublish: boolean, readonly updatedAt: string, readonly id: string, readonly version: number, readonly published: boolean, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly externalId: string | null, readonly channel: { readonly id: string, readonly name: string, readonly currency: string | null, readonly pricesWithTax: boolean, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string } }, readonly product: { readonly id: string, readonly name: string, readonly variantCount: number }, readonly variant: { readonly id: string, readonly name: string }, readonly hurdles: ReadonlyArray<{ readonly reason: ListingReason, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly effectivePrice: { readonly source: ListingPriceSource, readonly taxRatePpm: number | null, readonly amount: { readonly minor: number, readonly currency: string }, readonly listAmount: { readonly minor: number, readonly currency: string } | null } | null, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly offer: { readonly id: string } | null };

export type OnChannelFragment = { readonly state: ListingState, readonly mayPublish: boolean, readonly channel: { readonly id: string, readonly name: string, readonly currency: string | null, readonly pricesWithTax: boolean, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string } }, readonly variant: { readonly id: string, readonly name: string }, readonly offer: { readonly id: string } | null, readonly listing: { readonly id: string, readonly version: number, readonly published: boolean, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly externalId: string | null, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly offer: { readonly id: string } | null } | null, readonly hurdles: ReadonlyArray<{ readonly reason: ListingReason, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly effectivePrice: { readonly source: ListingPriceSource, readonly taxRatePpm: number | null, readonly amount: { readonly minor: number, readonly currency: string }, readonly listAmount: { readonly minor: number, readonly currency: string } | null } | null };

export type ListingsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: ListingFilter | null | undefined;
  sort?: ReadonlyArray<ListingSort> | null | undefined;
}>;


export type ListingsListQuery = { readonly listings: { readonly nodes: ReadonlyArray<{ readonly state: ListingState, readonly mayPublish: boolean, readonly updatedAt: string, readonly id: string, readonly version: number, readonly published: boolean, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly externalId: string | null, readonly channel: { readonly id: string, readonly name: string, readonly currency: string | null, readonly pricesWithTax: boolean, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string } }, readonly product: { readonly id: string, readonly name: string, readonly variantCount: number }, readonly variant: { readonly id: string, readonly name: string }, readonly hurdles: ReadonlyArray<{ readonly reason: ListingReason, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly effectivePrice: { readonly source: ListingPriceSource, readonly taxRatePpm: number | null, readonly amount: { readonly minor: number, readonly currency: string }, readonly listAmount: { readonly minor: number, readonly currency: string } | null } | null, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly offer: { readonly id: string } | null }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type ProductOnChannelsQueryVariables = Exact<{
  id: string;
}>;


export type ProductOnChannelsQuery = { readonly product: { readonly id: string, readonly name: string, readonly version: number, readonly variantCount: number, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> } | null, readonly productChannels: ReadonlyArray<{ readonly state: ListingState, readonly mayPublish: boolean, readonly channel: { readonly id: string, readonly name: string, readonly currency: string | null, readonly pricesWithTax: boolean, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string } }, readonly variant: { readonly id: string, readonly name: string }, readonly offer: { readonly id: string } | null, readonly listing: { readonly id: string, readonly version: number, readonly published: boolean, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly externalId: string | null, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly offer: { readonly id: string } | null } | null, readonly hurdles: ReadonlyArray<{ readonly reason: ListingReason, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly effectivePrice: { readonly source: ListingPriceSource, readonly taxRatePpm: number | null, readonly amount: { readonly minor: number, readonly currency: string }, readonly listAmount: { readonly minor: number, readonly currency: string } | null } | null }> };

export type SetListingMutationVariables = Exact<{
  channelId: string;
  variantId: string;
  version: number;
  input: ListingInput;
}>;


export type SetListingMutation = { readonly setListing:
    | { readonly __typename: 'ListingSet', readonly changeId: string | null, readonly listing: { readonly state: ListingState, readonly mayPublish: boolean, readonly updatedAt: string, readonly id: string, readonly version: number, readonly published: boolean, readonly publishAt: string | null, readonly unpublishAt: string | null, readonly externalId: string | null, readonly channel: { readonly id: string, readonly name: string, readonly currency: string | null, readonly pricesWithTax: boolean, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string } }, readonly product: { readonly id: string, readonly name: string, readonly variantCount: number }, readonly variant: { readonly id: string, readonly name: string }, readonly hurdles: ReadonlyArray<{ readonly reason: ListingReason, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly effectivePrice: { readonly source: ListingPriceSource, readonly taxRatePpm: number | null, readonly amount: { readonly minor: number, readonly currency: string }, readonly listAmount: { readonly minor: number, readonly currency: string } | null } | null, readonly price: { readonly minor: number, readonly currency: string } | null, readonly listPrice: { readonly minor: number, readonly currency: string } | null, readonly offer: { readonly id: string } | null } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type PublishProductMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type PublishProductMutation = { readonly changeProductStatus:
    | { readonly __typename: 'ProductUpdated', readonly changeId: string | null, readonly product: { readonly id: string, readonly name: string } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const ChannelsListDocument: TypedDocument<ChannelsListQuery, ChannelsListQueryVariables> = {
  id: 'x-ChannelsList-Bnsd23hpTvKN',
  name: 'ChannelsList',
  reads: ['Channel', 'Shop'],
  text: "query ChannelsList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: ChannelFilter, $sort: [ChannelSort!]) { channels( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...ChannelRow } pageInfo { ...PageInfo } total { count isExact } } } fragment ChannelRow on Channel { id name country currency status isBuiltIn createdAt version shop { id name timeZone } kind { code name family formats version } counts { listed scheduled refused off } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const ChannelByIdDocument: TypedDocument<ChannelByIdQuery, ChannelByIdQueryVariables> = {
  id: 'x-ChannelById-A1zE8nQTpbiq',
  name: 'ChannelById',
  reads: ['Channel', 'Shop'],
  text: "query ChannelById($id: ID!) { channel(id: $id) { ...ChannelDetail } } fragment ChannelDetail on Channel { ...ChannelRow usedKeys kindVersion slug locale fallbackLocales pricesWithTax openedAt updatedAt mayUpdate mayPublish lockedFields actions { ...ChannelAction } } fragment ChannelRow on Channel { id name country currency status isBuiltIn createdAt version shop { id name timeZone } kind { code name family formats version } counts { listed scheduled refused off } } fragment ChannelAction on RecordAction { action to isAllowed refusal { code reason wording { key params } } }",
};

export const ChannelKindsDocument: TypedDocument<ChannelKindsQuery, ChannelKindsQueryVariables> = {
  id: 'x-ChannelKinds-dcBN9XQ3LvSI',
  name: 'ChannelKinds',
  text: "query ChannelKinds { channelKinds { code name family } }",
};

export const OwnShopsDocument: TypedDocument<OwnShopsQuery, OwnShopsQueryVariables> = {
  id: 'x-OwnShops-hyMMcsUDU5Sn',
  name: 'OwnShops',
  reads: ['Shop'],
  text: "query OwnShops($first: Int!, $search: String) { shops(first: $first, search: $search, filter: {kind: [own]}) { nodes { id name } } }",
};

export const ChannelChoicesDocument: TypedDocument<ChannelChoicesQuery, ChannelChoicesQueryVariables> = {
  id: 'x-ChannelChoices-84wSyIi7fPxe',
  name: 'ChannelChoices',
  reads: ['Channel', 'Shop'],
  text: "query ChannelChoices($first: Int!, $search: String) { channels( first: $first search: $search filter: {status: [DRAFT, ACTIVE, PAUSED]} ) { nodes { id name currency mayPublish shop { id name timeZone } } } }",
};

export const CreateChannelDocument: TypedDocument<CreateChannelMutation, CreateChannelMutationVariables> = {
  id: 'x-CreateChannel-h124hRV7VCvy',
  name: 'CreateChannel',
  text: "mutation CreateChannel($input: CreateChannelInput!) { createChannel(input: $input) { __typename ... on ChannelCreated { channel { ...ChannelDetail } } ...Invalid ...NotAllowed ... on NotFound { id } } } fragment ChannelDetail on Channel { ...ChannelRow usedKeys kindVersion slug locale fallbackLocales pricesWithTax openedAt updatedAt mayUpdate mayPublish lockedFields actions { ...ChannelAction } } fragment ChannelRow on Channel { id name country currency status isBuiltIn createdAt version shop { id name timeZone } kind { code name family formats version } counts { listed scheduled refused off } } fragment ChannelAction on RecordAction { action to isAllowed refusal { code reason wording { key params } } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const UpdateChannelDocument: TypedDocument<UpdateChannelMutation, UpdateChannelMutationVariables> = {
  id: 'x-UpdateChannel-RPBA9rsvEuAO',
  name: 'UpdateChannel',
  text: "mutation UpdateChannel($id: ID!, $version: Int!, $input: UpdateChannelInput!) { updateChannel(id: $id, version: $version, input: $input) { __typename ... on ChannelUpdated { changeId channel { ...ChannelDetail } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ChannelDetail on Channel { ...ChannelRow usedKeys kindVersion slug locale fallbackLocales pricesWithTax openedAt updatedAt mayUpdate mayPublish lockedFields actions { ...ChannelAction } } fragment ChannelRow on Channel { id name country currency status isBuiltIn createdAt version shop { id name timeZone } kind { code name family formats version } counts { listed scheduled refused off } } fragment ChannelAction on RecordAction { action to isAllowed refusal { code reason wording { key params } } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const SetChannelStatusDocument: TypedDocument<SetChannelStatusMutation, SetChannelStatusMutationVariables> = {
  id: 'x-SetChannelStatus-v0LV6ygEdCrn',
  name: 'SetChannelStatus',
  text: "mutation SetChannelStatus($id: ID!, $version: Int!, $status: ChannelStatus!, $confirmed: Boolean!) { setChannelStatus( id: $id version: $version status: $status confirmed: $confirmed ) { __typename ... on ChannelUpdated { changeId channel { ...ChannelDetail } } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ChannelDetail on Channel { ...ChannelRow usedKeys kindVersion slug locale fallbackLocales pricesWithTax openedAt updatedAt mayUpdate mayPublish lockedFields actions { ...ChannelAction } } fragment ChannelRow on Channel { id name country currency status isBuiltIn createdAt version shop { id name timeZone } kind { code name family formats version } counts { listed scheduled refused off } } fragment ChannelAction on RecordAction { action to isAllowed refusal { code reason wording { key params } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const MoveChannelKindDocument: TypedDocument<MoveChannelKindMutation, MoveChannelKindMutationVariables> = {
  id: 'x-MoveChannelKind--gIvZr9SqJ54',
  name: 'MoveChannelKind',
  text: "mutation MoveChannelKind($id: ID!, $version: Int!, $to: Int!) { moveChannelKind(id: $id, version: $version, to: $to) { __typename ... on ChannelUpdated { changeId channel { ...ChannelDetail } } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ChannelDetail on Channel { ...ChannelRow usedKeys kindVersion slug locale fallbackLocales pricesWithTax openedAt updatedAt mayUpdate mayPublish lockedFields actions { ...ChannelAction } } fragment ChannelRow on Channel { id name country currency status isBuiltIn createdAt version shop { id name timeZone } kind { code name family formats version } counts { listed scheduled refused off } } fragment ChannelAction on RecordAction { action to isAllowed refusal { code reason wording { key params } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ListingsListDocument: TypedDocument<ListingsListQuery, ListingsListQueryVariables> = {
  id: 'x-ListingsList-qJuPTr8Lf_-O',
  name: 'ListingsList',
  reads: ['Channel', 'Listing', 'Offer', 'Product', 'Shop', 'Variant'],
  text: "query ListingsList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: ListingFilter, $sort: [ListingSort!]) { listings( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...ListingRow } pageInfo { ...PageInfo } total { count isExact } } } fragment ListingRow on Listing { ...ListingGiven state mayPublish updatedAt channel { id name currency pricesWithTax shop { id name timeZone } } product { id name variantCount } variant { id name } hurdles { ...ListingHurdle } effectivePrice { ...ListingEffectivePrice } } fragment ListingGiven on Listing { id version published publishAt unpublishAt price { minor currency } listPrice { minor currency } externalId offer { id } } fragment ListingHurdle on ListingHurdle { reason refusal { code reason wording { key params } } } fragment ListingEffectivePrice on ListingPrice { source taxRatePpm amount { minor currency } listAmount { minor currency } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const ProductOnChannelsDocument: TypedDocument<ProductOnChannelsQuery, ProductOnChannelsQueryVariables> = {
  id: 'x-ProductOnChannels-Ov0P0X52CZ2v',
  name: 'ProductOnChannels',
  reads: ['Channel', 'Listing', 'Offer', 'Product', 'Shop', 'Variant'],
  text: "query ProductOnChannels($id: ID!) { product(id: $id) { id name version variantCount actions { ...ChannelAction } } productChannels(productId: $id) { ...OnChannel } } fragment ChannelAction on RecordAction { action to isAllowed refusal { code reason wording { key params } } } fragment OnChannel on VariantOnChannel { state mayPublish channel { id name currency pricesWithTax shop { id name timeZone } } variant { id name } offer { id } listing { ...ListingGiven } hurdles { ...ListingHurdle } effectivePrice { ...ListingEffectivePrice } } fragment ListingGiven on Listing { id version published publishAt unpublishAt price { minor currency } listPrice { minor currency } externalId offer { id } } fragment ListingHurdle on ListingHurdle { reason refusal { code reason wording { key params } } } fragment ListingEffectivePrice on ListingPrice { source taxRatePpm amount { minor currency } listAmount { minor currency } }",
};

export const SetListingDocument: TypedDocument<SetListingMutation, SetListingMutationVariables> = {
  id: 'x-SetListing-xhGE_gkR4Swm',
  name: 'SetListing',
  text: "mutation SetListing($channelId: ID!, $variantId: ID!, $version: Int!, $input: ListingInput!) { setListing( channelId: $channelId variantId: $variantId version: $version input: $input ) { __typename ... on ListingSet { changeId listing { ...ListingRow } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment ListingRow on Listing { ...ListingGiven state mayPublish updatedAt channel { id name currency pricesWithTax shop { id name timeZone } } product { id name variantCount } variant { id name } hurdles { ...ListingHurdle } effectivePrice { ...ListingEffectivePrice } } fragment ListingGiven on Listing { id version published publishAt unpublishAt price { minor currency } listPrice { minor currency } externalId offer { id } } fragment ListingHurdle on ListingHurdle { reason refusal { code reason wording { key params } } } fragment ListingEffectivePrice on ListingPrice { source taxRatePpm amount { minor currency } listAmount { minor currency } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const PublishProductDocument: TypedDocument<PublishProductMutation, PublishProductMutationVariables> = {
  id: 'x-PublishProduct-tfBcrI65xJsn',
  name: 'PublishProduct',
  text: "mutation PublishProduct($id: ID!, $version: Int!) { changeProductStatus(id: $id, version: $version, status: ACTIVE) { __typename ... on ProductUpdated { changeId product { id name } } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};
