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

export type RuleScope =
  | 'item'
  | 'page';

export type SelectorRuleInput = {
  readonly field: string;
  readonly selector: string;
  readonly attribute?: string | null | undefined;
  readonly scope?: RuleScope | null | undefined;
};

export type ShopKind =
  | 'own'
  | 'partner'
  | 'observed';

export type ShopStatus =
  | 'DRAFT'
  | 'ACTIVE'
  | 'SUSPENDED'
  | 'CLOSED';

export type ShopInput = {
  readonly name: string;
  readonly url: string;
  readonly country?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly pricesIncludeTax?: boolean | null | undefined;
  readonly locale?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
  readonly contactEmail?: string | null | undefined;
  readonly kind: ShopKind;
  readonly isMarketplace?: boolean | null | undefined;
  readonly status?: ShopStatus | null | undefined;
  readonly minDelayMs?: number | null | undefined;
};

export type ShopSourcesInput = {
  readonly crawl: boolean;
  readonly seeds?: ReadonlyArray<string> | null | undefined;
  readonly maxPages?: number | null | undefined;
  readonly feedUrls?: ReadonlyArray<string> | null | undefined;
  /** How pages are read that list several sellers, as the look proposed it. */
  readonly itemSelector?: string | null | undefined;
  readonly rules?: ReadonlyArray<SelectorRuleInput> | null | undefined;
  readonly schedule?: ScheduleInput | null | undefined;
  readonly startNow: boolean;
};

export type ShopFilter = {
  readonly status?: ReadonlyArray<ShopStatus> | null | undefined;
  readonly kind?: ReadonlyArray<ShopKind> | null | undefined;
  /** Whether a crawler or grabber reads the shop. */
  readonly hasSource?: boolean | null | undefined;
  /** The keys of settings: shops with a value of their own for one of them, for those who may read `Setting`. */
  readonly ownSetting?: ReadonlyArray<string> | null | undefined;
  readonly where?: unknown;
};

export type ShopSortField =
  | 'name'
  | 'createdAt';

export type ShopSort = {
  readonly field: ShopSortField;
  readonly direction: SortDirection;
};

export type ShopRowFragment = { readonly id: string, readonly name: string, readonly url: string, readonly country: string | null, readonly kind: ShopKind, readonly status: ShopStatus, readonly version: number, readonly createdAt: string, readonly health: { readonly offers: number, readonly freshOffers: number, readonly products: number, readonly lastSeenAt: string | null } };

export type ShopDetailFragment = { readonly id: string, readonly name: string, readonly url: string, readonly country: string | null, readonly currency: string | null, readonly pricesIncludeTax: boolean, readonly locale: string, readonly timeZone: string, readonly contactEmail: string | null, readonly kind: ShopKind, readonly isMarketplace: boolean, readonly status: ShopStatus, readonly minDelayMs: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly health: { readonly offers: number, readonly freshOffers: number, readonly matchedOffers: number, readonly products: number, readonly lastSeenAt: string | null } };

export type ShopsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: ShopFilter | null | undefined;
  sort?: ReadonlyArray<ShopSort> | null | undefined;
}>;


export type ShopsListQuery = { readonly shops: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly url: string, readonly country: string | null, readonly kind: ShopKind, readonly status: ShopStatus, readonly version: number, readonly createdAt: string, readonly health: { readonly offers: number, readonly freshOffers: number, readonly products: number, readonly lastSeenAt: string | null } }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type ShopByIdQueryVariables = Exact<{
  id: string;
}>;


export type ShopByIdQuery = { readonly shop: { readonly id: string, readonly name: string, readonly url: string, readonly country: string | null, readonly currency: string | null, readonly pricesIncludeTax: boolean, readonly locale: string, readonly timeZone: string, readonly contactEmail: string | null, readonly kind: ShopKind, readonly isMarketplace: boolean, readonly status: ShopStatus, readonly minDelayMs: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly health: { readonly offers: number, readonly freshOffers: number, readonly matchedOffers: number, readonly products: number, readonly lastSeenAt: string | null } } | null };

export type ShopStatusEffectsQueryVariables = Exact<{
  shopId: string;
  runStates: ReadonlyArray<RunState>;
  crawlers: boolean;
  grabbers: boolean;
  offers: boolean;
  channels: boolean;
}>;


export type ShopStatusEffectsQuery = { readonly crawlers?: { readonly total: { readonly count: number } }, readonly crawlRuns?: { readonly total: { readonly count: number } }, readonly grabbers?: { readonly total: { readonly count: number } }, readonly offers?: { readonly total: { readonly count: number } }, readonly channels?: { readonly total: { readonly count: number } } };

export type UpdateShopMutationVariables = Exact<{
  id: string;
  version: number;
  input: ShopInput;
}>;


export type UpdateShopMutation = { readonly updateShop:
    | { readonly __typename: 'ShopUpdated', readonly changeId: string | null, readonly shop: { readonly id: string, readonly name: string, readonly url: string, readonly country: string | null, readonly currency: string | null, readonly pricesIncludeTax: boolean, readonly locale: string, readonly timeZone: string, readonly contactEmail: string | null, readonly kind: ShopKind, readonly isMarketplace: boolean, readonly status: ShopStatus, readonly minDelayMs: number, readonly createdAt: string, readonly updatedAt: string, readonly mayUpdate: boolean, readonly lockedFields: ReadonlyArray<string>, readonly version: number, readonly health: { readonly offers: number, readonly freshOffers: number, readonly matchedOffers: number, readonly products: number, readonly lastSeenAt: string | null } } }
    | { readonly __typename: 'ShopAddressTaken', readonly url: string, readonly shopId: string }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type ProbeDetailFragment = { readonly url: string, readonly finalUrl: string, readonly title: string | null, readonly system: string | null, readonly language: string | null, readonly currency: string | null, readonly robots: string, readonly sampledPages: number, readonly offersFound: number, readonly proposedName: string, readonly proposedSeeds: ReadonlyArray<string>, readonly proposedDelayMs: number, readonly sitemaps: ReadonlyArray<{ readonly url: string, readonly entries: number, readonly kind: string }>, readonly feeds: ReadonlyArray<{ readonly url: string, readonly entries: number, readonly kind: string }>, readonly structuredData: ReadonlyArray<{ readonly method: string, readonly pages: number }>, readonly warnings: ReadonlyArray<{ readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly proposedItems: { readonly itemSelector: string, readonly pages: number, readonly rules: ReadonlyArray<{ readonly field: string, readonly selector: string, readonly attribute: string | null, readonly scope: RuleScope | null }> } | null };

export type ShopProbeQueryVariables = Exact<{
  id: string;
}>;


export type ShopProbeQuery = { readonly shop: { readonly id: string, readonly probe: { readonly url: string, readonly finalUrl: string, readonly title: string | null, readonly system: string | null, readonly language: string | null, readonly currency: string | null, readonly robots: string, readonly sampledPages: number, readonly offersFound: number, readonly proposedName: string, readonly proposedSeeds: ReadonlyArray<string>, readonly proposedDelayMs: number, readonly sitemaps: ReadonlyArray<{ readonly url: string, readonly entries: number, readonly kind: string }>, readonly feeds: ReadonlyArray<{ readonly url: string, readonly entries: number, readonly kind: string }>, readonly structuredData: ReadonlyArray<{ readonly method: string, readonly pages: number }>, readonly warnings: ReadonlyArray<{ readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly proposedItems: { readonly itemSelector: string, readonly pages: number, readonly rules: ReadonlyArray<{ readonly field: string, readonly selector: string, readonly attribute: string | null, readonly scope: RuleScope | null }> } | null } | null } | null };

export type ProbeShopMutationVariables = Exact<{
  url: string;
}>;


export type ProbeShopMutation = { readonly probeShop:
    | { readonly __typename: 'ProbeFinished', readonly probe: { readonly url: string, readonly finalUrl: string, readonly title: string | null, readonly system: string | null, readonly language: string | null, readonly currency: string | null, readonly robots: string, readonly sampledPages: number, readonly offersFound: number, readonly proposedName: string, readonly proposedSeeds: ReadonlyArray<string>, readonly proposedDelayMs: number, readonly sitemaps: ReadonlyArray<{ readonly url: string, readonly entries: number, readonly kind: string }>, readonly feeds: ReadonlyArray<{ readonly url: string, readonly entries: number, readonly kind: string }>, readonly structuredData: ReadonlyArray<{ readonly method: string, readonly pages: number }>, readonly warnings: ReadonlyArray<{ readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly proposedItems: { readonly itemSelector: string, readonly pages: number, readonly rules: ReadonlyArray<{ readonly field: string, readonly selector: string, readonly attribute: string | null, readonly scope: RuleScope | null }> } | null } }
    | { readonly __typename: 'ProbeRefused', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
   };

export type AddShopMutationVariables = Exact<{
  input: ShopInput;
  sources: ShopSourcesInput;
}>;


export type AddShopMutation = { readonly addShopWithSources:
    | { readonly __typename: 'ShopWithSourcesAdded', readonly crawlerId: string | null, readonly grabberIds: ReadonlyArray<string>, readonly crawlRunId: string | null, readonly shop: { readonly id: string, readonly name: string } }
    | { readonly __typename: 'ShopAddressTaken', readonly url: string, readonly shopId: string }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
   };

export type NewShopCurrencyQueryVariables = Exact<{ [key: string]: never; }>;


export type NewShopCurrencyQuery = { readonly newShopCurrency: string | null };

export type ShopByAddressQueryVariables = Exact<{
  url: string;
  exceptId?: string | null | undefined;
}>;


export type ShopByAddressQuery = { readonly shopByAddress: { readonly id: string, readonly name: string } | null };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const ShopsListDocument: TypedDocument<ShopsListQuery, ShopsListQueryVariables> = {
  id: 'x-ShopsList-hlA2wi96idpx',
  name: 'ShopsList',
  reads: ['Shop'],
  text: "query ShopsList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: ShopFilter, $sort: [ShopSort!]) { shops( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...ShopRow } pageInfo { ...PageInfo } total { count isExact } } } fragment ShopRow on Shop { id name url country kind status version createdAt health { offers freshOffers products lastSeenAt } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const ShopByIdDocument: TypedDocument<ShopByIdQuery, ShopByIdQueryVariables> = {
  id: 'x-ShopById-V_bPi_wpAxFv',
  name: 'ShopById',
  reads: ['Shop'],
  text: "query ShopById($id: ID!) { shop(id: $id) { ...ShopDetail } } fragment ShopDetail on Shop { id name url country currency pricesIncludeTax locale timeZone contactEmail kind isMarketplace status minDelayMs createdAt updatedAt mayUpdate lockedFields version health { offers freshOffers matchedOffers products lastSeenAt } }",
};

export const ShopStatusEffectsDocument: TypedDocument<ShopStatusEffectsQuery, ShopStatusEffectsQueryVariables> = {
  id: 'x-ShopStatusEffects--oNtMFIBwkUW',
  name: 'ShopStatusEffects',
  text: "query ShopStatusEffects($shopId: ID!, $runStates: [RunState!]!, $crawlers: Boolean!, $grabbers: Boolean!, $offers: Boolean!, $channels: Boolean!) { crawlers(first: 1, filter: {shopId: [$shopId], state: [active]}) @include(if: $crawlers) { total { count } } crawlRuns(first: 1, filter: {shopId: [$shopId], state: $runStates}) @include(if: $crawlers) { total { count } } grabbers(first: 1, filter: {shopId: [$shopId], state: [active], kind: [feed]}) @include(if: $grabbers) { total { count } } offers(first: 1, filter: {shopId: [$shopId]}) @include(if: $offers) { total { count } } channels(first: 1, filter: {shopId: [$shopId], status: [ACTIVE]}) @include(if: $channels) { total { count } } }",
};

export const UpdateShopDocument: TypedDocument<UpdateShopMutation, UpdateShopMutationVariables> = {
  id: 'x-UpdateShop-2Yae4AOlloHt',
  name: 'UpdateShop',
  text: "mutation UpdateShop($id: ID!, $version: Int!, $input: ShopInput!) { updateShop(id: $id, version: $version, input: $input) { __typename ... on ShopUpdated { changeId shop { ...ShopDetail } } ... on ShopAddressTaken { url shopId } ...Invalid ...Conflict ... on NotFound { id } } } fragment ShopDetail on Shop { id name url country currency pricesIncludeTax locale timeZone contactEmail kind isMarketplace status minDelayMs createdAt updatedAt mayUpdate lockedFields version health { offers freshOffers matchedOffers products lastSeenAt } } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ShopProbeDocument: TypedDocument<ShopProbeQuery, ShopProbeQueryVariables> = {
  id: 'x-ShopProbe-QKFKeJz1XWcJ',
  name: 'ShopProbe',
  reads: ['Shop'],
  text: "query ShopProbe($id: ID!) { shop(id: $id) { id probe { ...ProbeDetail } } } fragment ProbeDetail on ShopProbe { url finalUrl title system language currency robots sitemaps { url entries kind } feeds { url entries kind } structuredData { method pages } sampledPages offersFound warnings { text wording { key params } } proposedName proposedSeeds proposedDelayMs proposedItems { itemSelector rules { field selector attribute scope } pages } }",
};

export const ProbeShopDocument: TypedDocument<ProbeShopMutation, ProbeShopMutationVariables> = {
  id: 'x-ProbeShop-zCBPQxQYt2dG',
  name: 'ProbeShop',
  text: "mutation ProbeShop($url: String!) { probeShop(url: $url) { __typename ... on ProbeFinished { probe { ...ProbeDetail } } ... on ProbeRefused { code reason wording { key params } } } } fragment ProbeDetail on ShopProbe { url finalUrl title system language currency robots sitemaps { url entries kind } feeds { url entries kind } structuredData { method pages } sampledPages offersFound warnings { text wording { key params } } proposedName proposedSeeds proposedDelayMs proposedItems { itemSelector rules { field selector attribute scope } pages } }",
};

export const AddShopDocument: TypedDocument<AddShopMutation, AddShopMutationVariables> = {
  id: 'x-AddShop-2GeDiY0wzjEM',
  name: 'AddShop',
  text: "mutation AddShop($input: ShopInput!, $sources: ShopSourcesInput!) { addShopWithSources(input: $input, sources: $sources) { __typename ... on ShopWithSourcesAdded { shop { id name } crawlerId grabberIds crawlRunId } ... on ShopAddressTaken { url shopId } ...Invalid } } fragment Invalid on InvalidInput { issues { path code } }",
};

export const NewShopCurrencyDocument: TypedDocument<NewShopCurrencyQuery, NewShopCurrencyQueryVariables> = {
  id: 'x-NewShopCurrency-dMe18SXqkh_A',
  name: 'NewShopCurrency',
  text: "query NewShopCurrency { newShopCurrency }",
};

export const ShopByAddressDocument: TypedDocument<ShopByAddressQuery, ShopByAddressQueryVariables> = {
  id: 'x-ShopByAddress-qmHCKVsAUBzI',
  name: 'ShopByAddress',
  reads: ['Shop'],
  text: "query ShopByAddress($url: String!, $exceptId: ID) { shopByAddress(url: $url, exceptId: $exceptId) { id name } }",
};
