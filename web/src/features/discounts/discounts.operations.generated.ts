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

export type LocalTextInput = {
  readonly locale: string;
  readonly text: string;
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

export type DiscountKind =
  | 'AMOUNT_OFF_PRODUCT'
  | 'AMOUNT_OFF_ORDER'
  | 'BUY_X_GET_Y'
  | 'FREE_SHIPPING';

export type DiscountClass =
  | 'PRODUCT'
  | 'ORDER'
  | 'SHIPPING';

export type DiscountMethod =
  | 'CODE'
  | 'AUTOMATIC';

/** What people said of it; its status follows from this and its times. */
export type DiscountIntent =
  | 'DRAFT'
  | 'LIVE'
  | 'PAUSED'
  | 'ENDED';

export type DiscountStatus =
  | 'DRAFT'
  | 'SCHEDULED'
  | 'ACTIVE'
  | 'PAUSED'
  | 'ENDED';

export type DiscountTargetKind =
  | 'CATEGORY'
  | 'BRAND'
  | 'PRODUCT'
  | 'VARIANT';

export type DiscountMinimumKind =
  | 'NONE'
  | 'AMOUNT'
  | 'QUANTITY';

export type DiscountTargetInput = {
  readonly kind: DiscountTargetKind;
  readonly id: string;
  readonly isExcluded?: boolean | null | undefined;
};

/** Amounts are decimal texts in the currency named; times with an offset, or local to the zone of the shop without one. */
export type DiscountInput = {
  readonly name: string;
  readonly labels?: ReadonlyArray<LocalTextInput> | null | undefined;
  readonly kind: DiscountKind;
  readonly method: DiscountMethod;
  readonly priority?: number | null | undefined;
  readonly startsAt?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
  /** Of at most four decimals: `12.5`. */
  readonly percent?: string | null | undefined;
  readonly amount?: string | null | undefined;
  readonly most?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly minimumKind?: DiscountMinimumKind | null | undefined;
  readonly minimum?: string | null | undefined;
  readonly buyQuantity?: number | null | undefined;
  readonly getQuantity?: number | null | undefined;
  readonly usesPerOrder?: number | null | undefined;
  readonly limitTotal?: number | null | undefined;
  readonly limitPerCustomer?: number | null | undefined;
  readonly combinesWith?: ReadonlyArray<DiscountClass> | null | undefined;
  readonly channelIds?: ReadonlyArray<string> | null | undefined;
  readonly targets?: ReadonlyArray<DiscountTargetInput> | null | undefined;
  readonly getTargets?: ReadonlyArray<DiscountTargetInput> | null | undefined;
};

export type DiscountFilter = {
  readonly status?: ReadonlyArray<DiscountStatus> | null | undefined;
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly kind?: ReadonlyArray<DiscountKind> | null | undefined;
  readonly method?: ReadonlyArray<DiscountMethod> | null | undefined;
  readonly channelId?: ReadonlyArray<string> | null | undefined;
  readonly where?: unknown;
};

export type DiscountSortField =
  | 'NAME'
  | 'STARTS_AT'
  | 'ENDS_AT'
  | 'PRIORITY'
  | 'CREATED_AT';

export type DiscountSort = {
  readonly field: DiscountSortField;
  readonly direction: SortDirection;
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

export type ShopFilter = {
  readonly status?: ReadonlyArray<ShopStatus> | null | undefined;
  readonly kind?: ReadonlyArray<ShopKind> | null | undefined;
  /** Whether a crawler or grabber reads the shop. */
  readonly hasSource?: boolean | null | undefined;
  /** The keys of settings: shops with a value of their own for one of them, for those who may read `Setting`. */
  readonly ownSetting?: ReadonlyArray<string> | null | undefined;
  readonly where?: unknown;
};

export type DiscountRowFragment = { readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number, readonly startsAt: string, readonly endsAt: string | null, readonly percentPpm: number | null, readonly buyQuantity: number | null, readonly getQuantity: number | null, readonly limitTotal: number | null, readonly used: number, readonly codeCount: number, readonly code: string | null, readonly createdAt: string, readonly version: number, readonly amount: { readonly minor: number, readonly currency: string } | null, readonly most: { readonly minor: number, readonly currency: string } | null, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string } };

export type DiscountTargetDetailFragment = { readonly kind: DiscountTargetKind, readonly id: string, readonly name: string | null, readonly isExcluded: boolean };

export type DiscountDetailFragment = { readonly reserved: number, readonly intent: DiscountIntent, readonly endedAt: string | null, readonly minimumKind: DiscountMinimumKind, readonly minimumQuantity: number | null, readonly usesPerOrder: number | null, readonly limitPerCustomer: number | null, readonly combinesWith: ReadonlyArray<DiscountClass>, readonly fixedFields: ReadonlyArray<string>, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number, readonly startsAt: string, readonly endsAt: string | null, readonly percentPpm: number | null, readonly buyQuantity: number | null, readonly getQuantity: number | null, readonly limitTotal: number | null, readonly used: number, readonly codeCount: number, readonly code: string | null, readonly createdAt: string, readonly version: number, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly minimumAmount: { readonly minor: number, readonly currency: string } | null, readonly channels: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly targets: ReadonlyArray<{ readonly kind: DiscountTargetKind, readonly id: string, readonly name: string | null, readonly isExcluded: boolean }>, readonly getTargets: ReadonlyArray<{ readonly kind: DiscountTargetKind, readonly id: string, readonly name: string | null, readonly isExcluded: boolean }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly shop: { readonly currency: string | null, readonly id: string, readonly name: string, readonly timeZone: string }, readonly amount: { readonly minor: number, readonly currency: string } | null, readonly most: { readonly minor: number, readonly currency: string } | null };

export type DiscountsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: DiscountFilter | null | undefined;
  sort?: ReadonlyArray<DiscountSort> | null | undefined;
}>;


export type DiscountsListQuery = { readonly discounts: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number, readonly startsAt: string, readonly endsAt: string | null, readonly percentPpm: number | null, readonly buyQuantity: number | null, readonly getQuantity: number | null, readonly limitTotal: number | null, readonly used: number, readonly codeCount: number, readonly code: string | null, readonly createdAt: string, readonly version: number, readonly amount: { readonly minor: number, readonly currency: string } | null, readonly most: { readonly minor: number, readonly currency: string } | null, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string } }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type DiscountByIdQueryVariables = Exact<{
  id: string;
}>;


export type DiscountByIdQuery = { readonly discount: { readonly reserved: number, readonly intent: DiscountIntent, readonly endedAt: string | null, readonly minimumKind: DiscountMinimumKind, readonly minimumQuantity: number | null, readonly usesPerOrder: number | null, readonly limitPerCustomer: number | null, readonly combinesWith: ReadonlyArray<DiscountClass>, readonly fixedFields: ReadonlyArray<string>, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number, readonly startsAt: string, readonly endsAt: string | null, readonly percentPpm: number | null, readonly buyQuantity: number | null, readonly getQuantity: number | null, readonly limitTotal: number | null, readonly used: number, readonly codeCount: number, readonly code: string | null, readonly createdAt: string, readonly version: number, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly minimumAmount: { readonly minor: number, readonly currency: string } | null, readonly channels: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly targets: ReadonlyArray<{ readonly kind: DiscountTargetKind, readonly id: string, readonly name: string | null, readonly isExcluded: boolean }>, readonly getTargets: ReadonlyArray<{ readonly kind: DiscountTargetKind, readonly id: string, readonly name: string | null, readonly isExcluded: boolean }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly shop: { readonly currency: string | null, readonly id: string, readonly name: string, readonly timeZone: string }, readonly amount: { readonly minor: number, readonly currency: string } | null, readonly most: { readonly minor: number, readonly currency: string } | null } | null };

export type DiscountShopsQueryVariables = Exact<{
  filter?: ShopFilter | null | undefined;
}>;


export type DiscountShopsQuery = { readonly shops: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly currency: string | null, readonly timeZone: string }> } };

export type DiscountChannelsQueryVariables = Exact<{
  filter?: ChannelFilter | null | undefined;
}>;


export type DiscountChannelsQuery = { readonly channels: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly currency: string | null, readonly shop: { readonly id: string, readonly name: string, readonly currency: string | null, readonly timeZone: string } }> } };

export type ProductVariantNamesQueryVariables = Exact<{
  id: string;
}>;


export type ProductVariantNamesQuery = { readonly product: { readonly id: string, readonly name: string, readonly variants: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null };

export type CreateDiscountMutationVariables = Exact<{
  shopId: string;
  input: DiscountInput;
}>;


export type CreateDiscountMutation = { readonly createDiscount:
    | { readonly __typename: 'DiscountCreated', readonly discount: { readonly reserved: number, readonly intent: DiscountIntent, readonly endedAt: string | null, readonly minimumKind: DiscountMinimumKind, readonly minimumQuantity: number | null, readonly usesPerOrder: number | null, readonly limitPerCustomer: number | null, readonly combinesWith: ReadonlyArray<DiscountClass>, readonly fixedFields: ReadonlyArray<string>, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number, readonly startsAt: string, readonly endsAt: string | null, readonly percentPpm: number | null, readonly buyQuantity: number | null, readonly getQuantity: number | null, readonly limitTotal: number | null, readonly used: number, readonly codeCount: number, readonly code: string | null, readonly createdAt: string, readonly version: number, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly minimumAmount: { readonly minor: number, readonly currency: string } | null, readonly channels: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly targets: ReadonlyArray<{ readonly kind: DiscountTargetKind, readonly id: string, readonly name: string | null, readonly isExcluded: boolean }>, readonly getTargets: ReadonlyArray<{ readonly kind: DiscountTargetKind, readonly id: string, readonly name: string | null, readonly isExcluded: boolean }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly shop: { readonly currency: string | null, readonly id: string, readonly name: string, readonly timeZone: string }, readonly amount: { readonly minor: number, readonly currency: string } | null, readonly most: { readonly minor: number, readonly currency: string } | null } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotFound' }
   };

export type UpdateDiscountMutationVariables = Exact<{
  id: string;
  version: number;
  input: DiscountInput;
}>;


export type UpdateDiscountMutation = { readonly updateDiscount:
    | { readonly __typename: 'DiscountSaved', readonly changeId: string | null, readonly discount: { readonly reserved: number, readonly intent: DiscountIntent, readonly endedAt: string | null, readonly minimumKind: DiscountMinimumKind, readonly minimumQuantity: number | null, readonly usesPerOrder: number | null, readonly limitPerCustomer: number | null, readonly combinesWith: ReadonlyArray<DiscountClass>, readonly fixedFields: ReadonlyArray<string>, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number, readonly startsAt: string, readonly endsAt: string | null, readonly percentPpm: number | null, readonly buyQuantity: number | null, readonly getQuantity: number | null, readonly limitTotal: number | null, readonly used: number, readonly codeCount: number, readonly code: string | null, readonly createdAt: string, readonly version: number, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly minimumAmount: { readonly minor: number, readonly currency: string } | null, readonly channels: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly targets: ReadonlyArray<{ readonly kind: DiscountTargetKind, readonly id: string, readonly name: string | null, readonly isExcluded: boolean }>, readonly getTargets: ReadonlyArray<{ readonly kind: DiscountTargetKind, readonly id: string, readonly name: string | null, readonly isExcluded: boolean }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly shop: { readonly currency: string | null, readonly id: string, readonly name: string, readonly timeZone: string }, readonly amount: { readonly minor: number, readonly currency: string } | null, readonly most: { readonly minor: number, readonly currency: string } | null } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound' }
   };

export type SetDiscountIntentMutationVariables = Exact<{
  id: string;
  version: number;
  intent: DiscountIntent;
  confirmed: boolean;
}>;


export type SetDiscountIntentMutation = { readonly setDiscountIntent:
    | { readonly __typename: 'DiscountSaved', readonly changeId: string | null, readonly discount: { readonly reserved: number, readonly intent: DiscountIntent, readonly endedAt: string | null, readonly minimumKind: DiscountMinimumKind, readonly minimumQuantity: number | null, readonly usesPerOrder: number | null, readonly limitPerCustomer: number | null, readonly combinesWith: ReadonlyArray<DiscountClass>, readonly fixedFields: ReadonlyArray<string>, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number, readonly startsAt: string, readonly endsAt: string | null, readonly percentPpm: number | null, readonly buyQuantity: number | null, readonly getQuantity: number | null, readonly limitTotal: number | null, readonly used: number, readonly codeCount: number, readonly code: string | null, readonly createdAt: string, readonly version: number, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly minimumAmount: { readonly minor: number, readonly currency: string } | null, readonly channels: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly targets: ReadonlyArray<{ readonly kind: DiscountTargetKind, readonly id: string, readonly name: string | null, readonly isExcluded: boolean }>, readonly getTargets: ReadonlyArray<{ readonly kind: DiscountTargetKind, readonly id: string, readonly name: string | null, readonly isExcluded: boolean }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly shop: { readonly currency: string | null, readonly id: string, readonly name: string, readonly timeZone: string }, readonly amount: { readonly minor: number, readonly currency: string } | null, readonly most: { readonly minor: number, readonly currency: string } | null } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound' }
   };

export type CopyDiscountMutationVariables = Exact<{
  id: string;
  name?: string | null | undefined;
}>;


export type CopyDiscountMutation = { readonly copyDiscount:
    | { readonly __typename: 'DiscountCreated', readonly discount: { readonly reserved: number, readonly intent: DiscountIntent, readonly endedAt: string | null, readonly minimumKind: DiscountMinimumKind, readonly minimumQuantity: number | null, readonly usesPerOrder: number | null, readonly limitPerCustomer: number | null, readonly combinesWith: ReadonlyArray<DiscountClass>, readonly fixedFields: ReadonlyArray<string>, readonly updatedAt: string, readonly mayUpdate: boolean, readonly mayDelete: boolean, readonly lockedFields: ReadonlyArray<string>, readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number, readonly startsAt: string, readonly endsAt: string | null, readonly percentPpm: number | null, readonly buyQuantity: number | null, readonly getQuantity: number | null, readonly limitTotal: number | null, readonly used: number, readonly codeCount: number, readonly code: string | null, readonly createdAt: string, readonly version: number, readonly labels: ReadonlyArray<{ readonly locale: string, readonly text: string }>, readonly minimumAmount: { readonly minor: number, readonly currency: string } | null, readonly channels: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly targets: ReadonlyArray<{ readonly kind: DiscountTargetKind, readonly id: string, readonly name: string | null, readonly isExcluded: boolean }>, readonly getTargets: ReadonlyArray<{ readonly kind: DiscountTargetKind, readonly id: string, readonly name: string | null, readonly isExcluded: boolean }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null, readonly right: { readonly action: AbilityAction, readonly subject: AbilitySubject } | null } | null }>, readonly shop: { readonly currency: string | null, readonly id: string, readonly name: string, readonly timeZone: string }, readonly amount: { readonly minor: number, readonly currency: string } | null, readonly most: { readonly minor: number, readonly currency: string } | null } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotFound' }
   };

export type DeleteDiscountMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteDiscountMutation = { readonly deleteDiscount:
    | { readonly __typename: 'DiscountDeleted', readonly id: string, readonly name: string }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound' }
   };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const DiscountsListDocument: TypedDocument<DiscountsListQuery, DiscountsListQueryVariables> = {
  id: 'x-DiscountsList-f-I9ppp6UJPp',
  name: 'DiscountsList',
  reads: ['Discount', 'Shop'],
  text: "query DiscountsList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: DiscountFilter, $sort: [DiscountSort!]) { discounts( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...DiscountRow } pageInfo { ...PageInfo } total { count isExact } } } fragment DiscountRow on Discount { id name kind class method status priority startsAt endsAt percentPpm amount { minor currency } most { minor currency } buyQuantity getQuantity limitTotal used codeCount code createdAt version shop { id name timeZone } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const DiscountByIdDocument: TypedDocument<DiscountByIdQuery, DiscountByIdQueryVariables> = {
  id: 'x-DiscountById-mw7AtCtt-lXX',
  name: 'DiscountById',
  reads: ['Channel', 'Discount', 'DiscountTarget', 'Shop'],
  text: "query DiscountById($id: ID!) { discount(id: $id) { ...DiscountDetail } } fragment DiscountDetail on Discount { ...DiscountRow reserved labels { locale text } intent endedAt minimumKind minimumAmount { minor currency } minimumQuantity usesPerOrder limitPerCustomer combinesWith channels { id name } targets { ...DiscountTargetDetail } getTargets { ...DiscountTargetDetail } fixedFields actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } updatedAt mayUpdate mayDelete lockedFields shop { currency } } fragment DiscountRow on Discount { id name kind class method status priority startsAt endsAt percentPpm amount { minor currency } most { minor currency } buyQuantity getQuantity limitTotal used codeCount code createdAt version shop { id name timeZone } } fragment DiscountTargetDetail on DiscountTarget { kind id name isExcluded }",
};

export const DiscountShopsDocument: TypedDocument<DiscountShopsQuery, DiscountShopsQueryVariables> = {
  id: 'x-DiscountShops-Pn-dhp7fUNuy',
  name: 'DiscountShops',
  reads: ['Shop'],
  text: "query DiscountShops($filter: ShopFilter) { shops(first: 200, filter: $filter) { nodes { id name currency timeZone } } }",
};

export const DiscountChannelsDocument: TypedDocument<DiscountChannelsQuery, DiscountChannelsQueryVariables> = {
  id: 'x-DiscountChannels-kmXv9CyWLRMj',
  name: 'DiscountChannels',
  reads: ['Channel', 'Shop'],
  text: "query DiscountChannels($filter: ChannelFilter) { channels(first: 200, filter: $filter) { nodes { id name currency shop { id name currency timeZone } } } }",
};

export const ProductVariantNamesDocument: TypedDocument<ProductVariantNamesQuery, ProductVariantNamesQueryVariables> = {
  id: 'x-ProductVariantNames-kWxbKZzqBP7B',
  name: 'ProductVariantNames',
  reads: ['Product', 'Variant'],
  text: "query ProductVariantNames($id: ID!) { product(id: $id) { id name variants { id name } } }",
};

export const CreateDiscountDocument: TypedDocument<CreateDiscountMutation, CreateDiscountMutationVariables> = {
  id: 'x-CreateDiscount-_VOUKyaIgKxr',
  name: 'CreateDiscount',
  text: "mutation CreateDiscount($shopId: ID!, $input: DiscountInput!) { createDiscount(shopId: $shopId, input: $input) { __typename ... on DiscountCreated { discount { ...DiscountDetail } } ... on InvalidInput { ...Invalid } } } fragment DiscountDetail on Discount { ...DiscountRow reserved labels { locale text } intent endedAt minimumKind minimumAmount { minor currency } minimumQuantity usesPerOrder limitPerCustomer combinesWith channels { id name } targets { ...DiscountTargetDetail } getTargets { ...DiscountTargetDetail } fixedFields actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } updatedAt mayUpdate mayDelete lockedFields shop { currency } } fragment DiscountRow on Discount { id name kind class method status priority startsAt endsAt percentPpm amount { minor currency } most { minor currency } buyQuantity getQuantity limitTotal used codeCount code createdAt version shop { id name timeZone } } fragment DiscountTargetDetail on DiscountTarget { kind id name isExcluded } fragment Invalid on InvalidInput { issues { path code } }",
};

export const UpdateDiscountDocument: TypedDocument<UpdateDiscountMutation, UpdateDiscountMutationVariables> = {
  id: 'x-UpdateDiscount-ofeVDfYJh02h',
  name: 'UpdateDiscount',
  text: "mutation UpdateDiscount($id: ID!, $version: Int!, $input: DiscountInput!) { updateDiscount(id: $id, version: $version, input: $input) { __typename ... on DiscountSaved { changeId discount { ...DiscountDetail } } ... on InvalidInput { ...Invalid } ... on NotAllowedNow { ...NotAllowed } ... on VersionConflict { ...Conflict } } } fragment DiscountDetail on Discount { ...DiscountRow reserved labels { locale text } intent endedAt minimumKind minimumAmount { minor currency } minimumQuantity usesPerOrder limitPerCustomer combinesWith channels { id name } targets { ...DiscountTargetDetail } getTargets { ...DiscountTargetDetail } fixedFields actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } updatedAt mayUpdate mayDelete lockedFields shop { currency } } fragment DiscountRow on Discount { id name kind class method status priority startsAt endsAt percentPpm amount { minor currency } most { minor currency } buyQuantity getQuantity limitTotal used codeCount code createdAt version shop { id name timeZone } } fragment DiscountTargetDetail on DiscountTarget { kind id name isExcluded } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const SetDiscountIntentDocument: TypedDocument<SetDiscountIntentMutation, SetDiscountIntentMutationVariables> = {
  id: 'x-SetDiscountIntent-rdM9QEPvUrb5',
  name: 'SetDiscountIntent',
  text: "mutation SetDiscountIntent($id: ID!, $version: Int!, $intent: DiscountIntent!, $confirmed: Boolean!) { setDiscountIntent( id: $id version: $version intent: $intent confirmed: $confirmed ) { __typename ... on DiscountSaved { changeId discount { ...DiscountDetail } } ... on NotAllowedNow { ...NotAllowed } ... on VersionConflict { ...Conflict } } } fragment DiscountDetail on Discount { ...DiscountRow reserved labels { locale text } intent endedAt minimumKind minimumAmount { minor currency } minimumQuantity usesPerOrder limitPerCustomer combinesWith channels { id name } targets { ...DiscountTargetDetail } getTargets { ...DiscountTargetDetail } fixedFields actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } updatedAt mayUpdate mayDelete lockedFields shop { currency } } fragment DiscountRow on Discount { id name kind class method status priority startsAt endsAt percentPpm amount { minor currency } most { minor currency } buyQuantity getQuantity limitTotal used codeCount code createdAt version shop { id name timeZone } } fragment DiscountTargetDetail on DiscountTarget { kind id name isExcluded } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const CopyDiscountDocument: TypedDocument<CopyDiscountMutation, CopyDiscountMutationVariables> = {
  id: 'x-CopyDiscount-nhSha8H5CsNA',
  name: 'CopyDiscount',
  text: "mutation CopyDiscount($id: ID!, $name: String) { copyDiscount(id: $id, name: $name) { __typename ... on DiscountCreated { discount { ...DiscountDetail } } ...Invalid } } fragment DiscountDetail on Discount { ...DiscountRow reserved labels { locale text } intent endedAt minimumKind minimumAmount { minor currency } minimumQuantity usesPerOrder limitPerCustomer combinesWith channels { id name } targets { ...DiscountTargetDetail } getTargets { ...DiscountTargetDetail } fixedFields actions { action to isAllowed refusal { code reason wording { key params } right { action subject } } } updatedAt mayUpdate mayDelete lockedFields shop { currency } } fragment DiscountRow on Discount { id name kind class method status priority startsAt endsAt percentPpm amount { minor currency } most { minor currency } buyQuantity getQuantity limitTotal used codeCount code createdAt version shop { id name timeZone } } fragment DiscountTargetDetail on DiscountTarget { kind id name isExcluded } fragment Invalid on InvalidInput { issues { path code } }",
};

export const DeleteDiscountDocument: TypedDocument<DeleteDiscountMutation, DeleteDiscountMutationVariables> = {
  id: 'x-DeleteDiscount-0Ord8A6HP-yD',
  name: 'DeleteDiscount',
  text: "mutation DeleteDiscount($id: ID!, $version: Int!) { deleteDiscount(id: $id, version: $version) { __typename ... on DiscountDeleted { id name } ... on NotAllowedNow { ...NotAllowed } ... on VersionConflict { ...Conflict } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};
