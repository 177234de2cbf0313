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

export type DiscountStatus =
  | 'DRAFT'
  | 'SCHEDULED'
  | 'ACTIVE'
  | 'PAUSED'
  | 'ENDED';

export type FulfilmentStatus =
  | 'PACKING'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CANCELLED';

export type OrderHoldReason =
  | 'PAYMENT'
  | 'ADDRESS'
  | 'FRAUD'
  | 'STOCK'
  | 'OTHER';

export type ReturnState =
  | 'REQUESTED'
  | 'APPROVED'
  | 'RECEIVED'
  | 'CLOSED'
  | 'DECLINED'
  | 'CANCELLED';

export type ReturnReason =
  | 'UNWANTED'
  | 'SIZE'
  | 'DAMAGED'
  | 'DEFECTIVE'
  | 'WRONG_ITEM'
  | 'NOT_AS_DESCRIBED'
  | 'LATE'
  | 'OTHER';

/** How units came back. */
export type ReturnCondition =
  /** As new, and for sale again. */
  | 'AS_NEW'
  | 'OPENED'
  | 'USED'
  | 'DAMAGED';

export type OrderStatus =
  | 'DRAFT'
  | 'OPEN'
  | 'COMPLETED'
  | 'CANCELLED';

export type OrderPaymentStatus =
  | 'PENDING'
  | 'AUTHORIZED'
  | 'PARTIALLY_PAID'
  | 'PAID'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED'
  | 'VOIDED'
  | 'EXPIRED'
  | 'FAILED';

export type OrderFulfilmentStatus =
  | 'UNFULFILLED'
  | 'PARTIALLY_FULFILLED'
  | 'FULFILLED'
  | 'ON_HOLD';

export type OrderReturnStatus =
  | 'NONE'
  | 'REQUESTED'
  | 'IN_PROGRESS'
  | 'RETURNED';

export type OrderSource =
  | 'API'
  | 'IMPORT'
  | 'DRAFT';

export type OrderLineKind =
  | 'ITEM'
  | 'SHIPPING'
  | 'FEE';

export type OrderLineLink =
  | 'LINKED'
  | 'UNKNOWN'
  | 'ARCHIVED'
  | 'MERGED';

export type OrderFilter = {
  readonly status?: ReadonlyArray<OrderStatus> | null | undefined;
  readonly paymentStatus?: ReadonlyArray<OrderPaymentStatus> | null | undefined;
  readonly fulfilmentStatus?: ReadonlyArray<OrderFulfilmentStatus> | null | undefined;
  readonly returnStatus?: ReadonlyArray<OrderReturnStatus> | null | undefined;
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly channelId?: ReadonlyArray<string> | null | undefined;
  readonly customerId?: ReadonlyArray<string> | null | undefined;
  readonly productId?: ReadonlyArray<string> | null | undefined;
  readonly brandId?: ReadonlyArray<string> | null | undefined;
  /** The very category of a line's product, without those below it. */
  readonly categoryId?: ReadonlyArray<string> | null | undefined;
  readonly assigneeId?: ReadonlyArray<string> | null | undefined;
  readonly source?: ReadonlyArray<OrderSource> | null | undefined;
  readonly country?: ReadonlyArray<string> | null | undefined;
  readonly tag?: ReadonlyArray<string> | null | undefined;
  readonly currency?: ReadonlyArray<string> | null | undefined;
  /** A day of the shop's own zone, as `placed_on`. */
  readonly placedFrom?: string | null | undefined;
  readonly placedUntil?: string | null | undefined;
  readonly isArchived?: boolean | null | undefined;
  readonly totalsDiffer?: boolean | null | undefined;
  /** The first order of its customer that is not cancelled. */
  readonly isFirst?: boolean | null | undefined;
  readonly where?: unknown;
};

export type OrderSortField =
  | 'PLACED_AT'
  | 'GROSS';

export type OrderSort = {
  readonly field: OrderSortField;
  readonly direction: SortDirection;
};

export type OrderContactInput = {
  readonly name: string;
  readonly company?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly lines?: ReadonlyArray<string> | null | undefined;
  readonly postcode?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly region?: string | null | undefined;
  readonly country?: string | null | undefined;
};

export type OrderCustomerInput = {
  /** One of the shop's own customers. */
  readonly id?: string | null | undefined;
  /** By which the channel knows them. */
  readonly externalId?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
};

/** A line of a draft: of the catalogue, or free with a title and a price. */
export type DraftLineInput = {
  readonly variantId?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly quantity: number;
  /** A decimal text in the currency of the channel; the price on the channel where none is given. */
  readonly price?: string | null | undefined;
  readonly priceReason?: string | null | undefined;
};

export type OrderDraftInput = {
  readonly customer?: OrderCustomerInput | null | undefined;
  readonly billing?: OrderContactInput | null | undefined;
  readonly shippingTo?: OrderContactInput | null | undefined;
  readonly lines: ReadonlyArray<DraftLineInput>;
  readonly codes?: ReadonlyArray<string> | null | undefined;
  readonly shipping?: string | null | undefined;
  readonly note?: string | null | undefined;
};

export type BenchDiscountFragment = { readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number };

export type OrdersListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: OrderFilter | null | undefined;
  sort?: ReadonlyArray<OrderSort> | null | undefined;
}>;


export type OrdersListQuery = { readonly orders: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly number: string | null, readonly externalId: string | null, readonly source: OrderSource, readonly status: OrderStatus, readonly paymentStatus: OrderPaymentStatus, readonly fulfilmentStatus: OrderFulfilmentStatus, readonly returnStatus: OrderReturnStatus, readonly currency: string, readonly placedAt: string | null, readonly createdAt: string, readonly itemCount: number, readonly totalsDiffer: boolean, readonly version: number, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly channel: { readonly id: string, readonly name: string }, readonly customer: { readonly id: string, readonly name: string, readonly email: string | null, readonly erasedAt: string | null } | null, readonly assignee: { readonly id: string, readonly name: string } | null, readonly gross: { readonly minor: number, readonly currency: string }, readonly outstanding: { readonly minor: number, readonly currency: string } }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type OrderTotalsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: OrderFilter | null | undefined;
}>;


export type OrderTotalsQuery = { readonly orderTotals: { readonly orders: number, readonly isExact: boolean, readonly sums: ReadonlyArray<{ readonly orders: number, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string }, readonly outstanding: { readonly minor: number, readonly currency: string } }> | null, readonly count: { readonly id: string, readonly state: RunState, readonly done: number, readonly finishedAt: string | null } | null } };

export type CountOrdersMutationVariables = Exact<{
  search?: string | null | undefined;
  filter?: OrderFilter | null | undefined;
}>;


export type CountOrdersMutation = { readonly countOrders: { readonly __typename: 'OrderCountStarted', readonly count: { readonly id: string } } };

export type CustomersOfFilterQueryVariables = Exact<{
  ids: ReadonlyArray<string>;
}>;


export type CustomersOfFilterQuery = { readonly orders: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly customer: { readonly id: string, readonly name: string } | null }> } };

export type CustomerTradeQueryVariables = Exact<{
  id: string;
}>;


export type CustomerTradeQuery = { readonly customer: { readonly id: string, readonly mergedInto: { readonly id: string, readonly name: string } | null, readonly trade: { readonly orders: number, readonly spend: ReadonlyArray<{ readonly orders: number, readonly gross: { readonly minor: number, readonly currency: string } }> } | null } | null };

export type OrderByIdQueryVariables = Exact<{
  id: string;
}>;


export type OrderByIdQuery = { readonly order: { readonly pricesWithTax: boolean, readonly cancelledAt: string | null, readonly archivedAt: string | null, readonly updatedAt: string, readonly mayUpdate: boolean, readonly tags: ReadonlyArray<string>, readonly stuckAt: string | null, readonly id: string, readonly number: string | null, readonly externalId: string | null, readonly source: OrderSource, readonly status: OrderStatus, readonly paymentStatus: OrderPaymentStatus, readonly fulfilmentStatus: OrderFulfilmentStatus, readonly returnStatus: OrderReturnStatus, readonly currency: string, readonly placedAt: string | null, readonly createdAt: string, readonly itemCount: number, readonly totalsDiffer: boolean, readonly version: number, readonly channel: { readonly currency: string | null, readonly id: string, readonly name: string }, readonly customer: { readonly orderCount: number, readonly mayOpen: boolean, readonly id: string, readonly name: string, readonly email: string | null, readonly erasedAt: string | null } | null, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly discount: { readonly minor: number, readonly currency: string }, readonly shipping: { readonly minor: number, readonly currency: string }, readonly authorized: { readonly minor: number, readonly currency: string }, readonly captured: { readonly minor: number, readonly currency: string }, readonly refunded: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly id: string, readonly position: number, readonly kind: OrderLineKind, readonly title: string, readonly sku: string | null, readonly gtin: string | null, readonly link: OrderLineLink, readonly quantity: number, readonly taxRatePpm: number | null, readonly taxName: string | null, readonly ships: boolean, readonly packed: number, readonly shipped: number, readonly returned: number, readonly returnable: number, readonly product: { readonly id: string, readonly name: string, readonly imageUrl: string | null } | null, readonly variant: { readonly id: string, readonly name: string } | null, readonly unit: { readonly minor: number, readonly currency: string }, readonly listUnit: { readonly minor: number, readonly currency: string } | null, readonly discount: { readonly minor: number, readonly currency: string }, readonly discounts: ReadonlyArray<{ readonly label: string, readonly code: string | null, readonly discountId: string | null, readonly amount: { readonly minor: number, readonly currency: string } }>, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly billing: { readonly name: string, readonly company: string | null, readonly email: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string | null } | null, readonly shippingTo: { readonly name: string, readonly company: string | null, readonly email: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string | null } | null, readonly fulfilments: ReadonlyArray<{ readonly id: string, readonly number: number, readonly status: FulfilmentStatus, readonly carrier: string | null, readonly tracking: string | null, readonly trackingUrl: string | null, readonly shippedAt: string | null, readonly deliveredAt: string | null, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null } }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly returns: ReadonlyArray<{ readonly id: string, readonly number: number, readonly state: ReturnState, readonly reason: ReturnReason, readonly note: string | null, readonly outcome: string | null, readonly requestedBy: string | null, readonly createdAt: string, readonly receivedAt: string | null, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly received: number, readonly accepted: number, readonly condition: ReturnCondition | null, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null } }>, readonly proposed: { readonly minor: number, readonly currency: string } | null, readonly waiting: { readonly minor: number, readonly currency: string } | null, readonly refunded: { readonly minor: number, readonly currency: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly hold: { readonly reason: OrderHoldReason, readonly note: string | null, readonly by: string | null, readonly at: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly reasons: ReadonlyArray<{ readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly draft: { readonly codes: ReadonlyArray<string>, readonly shipping: { readonly minor: number, readonly currency: string } | null, readonly lines: ReadonlyArray<{ readonly position: number, readonly priceReason: string | null, readonly price: { readonly minor: number, readonly currency: string } | null }> } | null, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly assignee: { readonly id: string, readonly name: string } | null, readonly gross: { readonly minor: number, readonly currency: string }, readonly outstanding: { readonly minor: number, readonly currency: string } } | null };

export type OrderEventsQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type OrderEventsQuery = { readonly order: { readonly id: string, readonly events: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly at: string, readonly kind: string, readonly by: string | null, readonly note: string | null, readonly sentence: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AddOrderNoteMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type AddOrderNoteMutation = { readonly addOrderNote:
    | { readonly __typename: 'OrderNoteAdded', readonly order: { readonly pricesWithTax: boolean, readonly cancelledAt: string | null, readonly archivedAt: string | null, readonly updatedAt: string, readonly mayUpdate: boolean, readonly tags: ReadonlyArray<string>, readonly stuckAt: string | null, readonly id: string, readonly number: string | null, readonly externalId: string | null, readonly source: OrderSource, readonly status: OrderStatus, readonly paymentStatus: OrderPaymentStatus, readonly fulfilmentStatus: OrderFulfilmentStatus, readonly returnStatus: OrderReturnStatus, readonly currency: string, readonly placedAt: string | null, readonly createdAt: string, readonly itemCount: number, readonly totalsDiffer: boolean, readonly version: number, readonly channel: { readonly currency: string | null, readonly id: string, readonly name: string }, readonly customer: { readonly orderCount: number, readonly mayOpen: boolean, readonly id: string, readonly name: string, readonly email: string | null, readonly erasedAt: string | null } | null, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly discount: { readonly minor: number, readonly currency: string }, readonly shipping: { readonly minor: number, readonly currency: string }, readonly authorized: { readonly minor: number, readonly currency: string }, readonly captured: { readonly minor: number, readonly currency: string }, readonly refunded: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly id: string, readonly position: number, readonly kind: OrderLineKind, readonly title: string, readonly sku: string | null, readonly gtin: string | null, readonly link: OrderLineLink, readonly quantity: number, readonly taxRatePpm: number | null, readonly taxName: string | null, readonly ships: boolean, readonly packed: number, readonly shipped: number, readonly returned: number, readonly returnable: number, readonly product: { readonly id: string, readonly name: string, readonly imageUrl: string | null } | null, readonly variant: { readonly id: string, readonly name: string } | null, readonly unit: { readonly minor: number, readonly currency: string }, readonly listUnit: { readonly minor: number, readonly currency: string } | null, readonly discount: { readonly minor: number, readonly currency: string }, readonly discounts: ReadonlyArray<{ readonly label: string, readonly code: string | null, readonly discountId: string | null, readonly amount: { readonly minor: number, readonly currency: string } }>, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly billing: { readonly name: string, readonly company: string | null, readonly email: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string | null } | null, readonly shippingTo: { readonly name: string, readonly company: string | null, readonly email: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string | null } | null, readonly fulfilments: ReadonlyArray<{ readonly id: string, readonly number: number, readonly status: FulfilmentStatus, readonly carrier: string | null, readonly tracking: string | null, readonly trackingUrl: string | null, readonly shippedAt: string | null, readonly deliveredAt: string | null, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null } }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly returns: ReadonlyArray<{ readonly id: string, readonly number: number, readonly state: ReturnState, readonly reason: ReturnReason, readonly note: string | null, readonly outcome: string | null, readonly requestedBy: string | null, readonly createdAt: string, readonly receivedAt: string | null, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly received: number, readonly accepted: number, readonly condition: ReturnCondition | null, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null } }>, readonly proposed: { readonly minor: number, readonly currency: string } | null, readonly waiting: { readonly minor: number, readonly currency: string } | null, readonly refunded: { readonly minor: number, readonly currency: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly hold: { readonly reason: OrderHoldReason, readonly note: string | null, readonly by: string | null, readonly at: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly reasons: ReadonlyArray<{ readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly draft: { readonly codes: ReadonlyArray<string>, readonly shipping: { readonly minor: number, readonly currency: string } | null, readonly lines: ReadonlyArray<{ readonly position: number, readonly priceReason: string | null, readonly price: { readonly minor: number, readonly currency: string } | null }> } | null, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly assignee: { readonly id: string, readonly name: string } | null, readonly gross: { readonly minor: number, readonly currency: string }, readonly outstanding: { readonly minor: number, readonly currency: string } } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type OrderDraftChannelsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderDraftChannelsQuery = { readonly orderChannels: ReadonlyArray<{ readonly id: string, readonly name: string, readonly currency: string | null, readonly isBuiltIn: boolean, readonly shop: { readonly id: string, readonly name: string } }> };

export type CustomersToOrderQueryVariables = Exact<{
  search?: string | null | undefined;
  shopId: string;
}>;


export type CustomersToOrderQuery = { readonly customers: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly email: string | null }> } };

export type OrderPreviewDetailFragment = { readonly currency: string, readonly unknownCodes: ReadonlyArray<string>, readonly lines: ReadonlyArray<{ readonly position: number, readonly title: string, readonly quantity: number, readonly taxRatePpm: number | null, readonly taxName: string | null, readonly unit: { readonly minor: number, readonly currency: string }, readonly discount: { readonly minor: number, readonly currency: string }, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly applied: ReadonlyArray<{ readonly code: string | null, readonly discount: { readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number }, readonly saving: { readonly minor: number, readonly currency: string }, readonly steps: ReadonlyArray<{ readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> }>, readonly lost: ReadonlyArray<{ readonly discount: { readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number }, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string }, readonly discount: { readonly minor: number, readonly currency: string }, readonly shipping: { readonly minor: number, readonly currency: string } };

export type PreviewOrderQueryVariables = Exact<{
  channelId: string;
  input: OrderDraftInput;
}>;


export type PreviewOrderQuery = { readonly previewOrder:
    | { readonly __typename: 'OrderPreview', readonly currency: string, readonly unknownCodes: ReadonlyArray<string>, readonly lines: ReadonlyArray<{ readonly position: number, readonly title: string, readonly quantity: number, readonly taxRatePpm: number | null, readonly taxName: string | null, readonly unit: { readonly minor: number, readonly currency: string }, readonly discount: { readonly minor: number, readonly currency: string }, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly applied: ReadonlyArray<{ readonly code: string | null, readonly discount: { readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number }, readonly saving: { readonly minor: number, readonly currency: string }, readonly steps: ReadonlyArray<{ readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }> }>, readonly lost: ReadonlyArray<{ readonly discount: { readonly id: string, readonly name: string, readonly kind: DiscountKind, readonly class: DiscountClass, readonly method: DiscountMethod, readonly status: DiscountStatus, readonly priority: number }, readonly reason: { readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }>, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string }, readonly discount: { readonly minor: number, readonly currency: string }, readonly shipping: { readonly minor: number, readonly currency: string } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type CreateOrderDraftMutationVariables = Exact<{
  channelId: string;
  input: OrderDraftInput;
}>;


export type CreateOrderDraftMutation = { readonly createOrderDraft:
    | { readonly __typename: 'OrderDraftSaved', readonly order: { readonly pricesWithTax: boolean, readonly cancelledAt: string | null, readonly archivedAt: string | null, readonly updatedAt: string, readonly mayUpdate: boolean, readonly tags: ReadonlyArray<string>, readonly stuckAt: string | null, readonly id: string, readonly number: string | null, readonly externalId: string | null, readonly source: OrderSource, readonly status: OrderStatus, readonly paymentStatus: OrderPaymentStatus, readonly fulfilmentStatus: OrderFulfilmentStatus, readonly returnStatus: OrderReturnStatus, readonly currency: string, readonly placedAt: string | null, readonly createdAt: string, readonly itemCount: number, readonly totalsDiffer: boolean, readonly version: number, readonly channel: { readonly currency: string | null, readonly id: string, readonly name: string }, readonly customer: { readonly orderCount: number, readonly mayOpen: boolean, readonly id: string, readonly name: string, readonly email: string | null, readonly erasedAt: string | null } | null, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly discount: { readonly minor: number, readonly currency: string }, readonly shipping: { readonly minor: number, readonly currency: string }, readonly authorized: { readonly minor: number, readonly currency: string }, readonly captured: { readonly minor: number, readonly currency: string }, readonly refunded: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly id: string, readonly position: number, readonly kind: OrderLineKind, readonly title: string, readonly sku: string | null, readonly gtin: string | null, readonly link: OrderLineLink, readonly quantity: number, readonly taxRatePpm: number | null, readonly taxName: string | null, readonly ships: boolean, readonly packed: number, readonly shipped: number, readonly returned: number, readonly returnable: number, readonly product: { readonly id: string, readonly name: string, readonly imageUrl: string | null } | null, readonly variant: { readonly id: string, readonly name: string } | null, readonly unit: { readonly minor: number, readonly currency: string }, readonly listUnit: { readonly minor: number, readonly currency: string } | null, readonly discount: { readonly minor: number, readonly currency: string }, readonly discounts: ReadonlyArray<{ readonly label: string, readonly code: string | null, readonly discountId: string | null, readonly amount: { readonly minor: number, readonly currency: string } }>, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly billing: { readonly name: string, readonly company: string | null, readonly email: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string | null } | null, readonly shippingTo: { readonly name: string, readonly company: string | null, readonly email: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string | null } | null, readonly fulfilments: ReadonlyArray<{ readonly id: string, readonly number: number, readonly status: FulfilmentStatus, readonly carrier: string | null, readonly tracking: string | null, readonly trackingUrl: string | null, readonly shippedAt: string | null, readonly deliveredAt: string | null, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null } }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly returns: ReadonlyArray<{ readonly id: string, readonly number: number, readonly state: ReturnState, readonly reason: ReturnReason, readonly note: string | null, readonly outcome: string | null, readonly requestedBy: string | null, readonly createdAt: string, readonly receivedAt: string | null, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly received: number, readonly accepted: number, readonly condition: ReturnCondition | null, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null } }>, readonly proposed: { readonly minor: number, readonly currency: string } | null, readonly waiting: { readonly minor: number, readonly currency: string } | null, readonly refunded: { readonly minor: number, readonly currency: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly hold: { readonly reason: OrderHoldReason, readonly note: string | null, readonly by: string | null, readonly at: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly reasons: ReadonlyArray<{ readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly draft: { readonly codes: ReadonlyArray<string>, readonly shipping: { readonly minor: number, readonly currency: string } | null, readonly lines: ReadonlyArray<{ readonly position: number, readonly priceReason: string | null, readonly price: { readonly minor: number, readonly currency: string } | null }> } | null, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly assignee: { readonly id: string, readonly name: string } | null, readonly gross: { readonly minor: number, readonly currency: string }, readonly outstanding: { readonly minor: number, readonly currency: string } } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type UpdateOrderDraftMutationVariables = Exact<{
  id: string;
  version: number;
  input: OrderDraftInput;
}>;


export type UpdateOrderDraftMutation = { readonly updateOrderDraft:
    | { readonly __typename: 'OrderDraftSaved', readonly order: { readonly pricesWithTax: boolean, readonly cancelledAt: string | null, readonly archivedAt: string | null, readonly updatedAt: string, readonly mayUpdate: boolean, readonly tags: ReadonlyArray<string>, readonly stuckAt: string | null, readonly id: string, readonly number: string | null, readonly externalId: string | null, readonly source: OrderSource, readonly status: OrderStatus, readonly paymentStatus: OrderPaymentStatus, readonly fulfilmentStatus: OrderFulfilmentStatus, readonly returnStatus: OrderReturnStatus, readonly currency: string, readonly placedAt: string | null, readonly createdAt: string, readonly itemCount: number, readonly totalsDiffer: boolean, readonly version: number, readonly channel: { readonly currency: string | null, readonly id: string, readonly name: string }, readonly customer: { readonly orderCount: number, readonly mayOpen: boolean, readonly id: string, readonly name: string, readonly email: string | null, readonly erasedAt: string | null } | null, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly discount: { readonly minor: number, readonly currency: string }, readonly shipping: { readonly minor: number, readonly currency: string }, readonly authorized: { readonly minor: number, readonly currency: string }, readonly captured: { readonly minor: number, readonly currency: string }, readonly refunded: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly id: string, readonly position: number, readonly kind: OrderLineKind, readonly title: string, readonly sku: string | null, readonly gtin: string | null, readonly link: OrderLineLink, readonly quantity: number, readonly taxRatePpm: number | null, readonly taxName: string | null, readonly ships: boolean, readonly packed: number, readonly shipped: number, readonly returned: number, readonly returnable: number, readonly product: { readonly id: string, readonly name: string, readonly imageUrl: string | null } | null, readonly variant: { readonly id: string, readonly name: string } | null, readonly unit: { readonly minor: number, readonly currency: string }, readonly listUnit: { readonly minor: number, readonly currency: string } | null, readonly discount: { readonly minor: number, readonly currency: string }, readonly discounts: ReadonlyArray<{ readonly label: string, readonly code: string | null, readonly discountId: string | null, readonly amount: { readonly minor: number, readonly currency: string } }>, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly billing: { readonly name: string, readonly company: string | null, readonly email: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string | null } | null, readonly shippingTo: { readonly name: string, readonly company: string | null, readonly email: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string | null } | null, readonly fulfilments: ReadonlyArray<{ readonly id: string, readonly number: number, readonly status: FulfilmentStatus, readonly carrier: string | null, readonly tracking: string | null, readonly trackingUrl: string | null, readonly shippedAt: string | null, readonly deliveredAt: string | null, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null } }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly returns: ReadonlyArray<{ readonly id: string, readonly number: number, readonly state: ReturnState, readonly reason: ReturnReason, readonly note: string | null, readonly outcome: string | null, readonly requestedBy: string | null, readonly createdAt: string, readonly receivedAt: string | null, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly received: number, readonly accepted: number, readonly condition: ReturnCondition | null, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null } }>, readonly proposed: { readonly minor: number, readonly currency: string } | null, readonly waiting: { readonly minor: number, readonly currency: string } | null, readonly refunded: { readonly minor: number, readonly currency: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly hold: { readonly reason: OrderHoldReason, readonly note: string | null, readonly by: string | null, readonly at: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly reasons: ReadonlyArray<{ readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly draft: { readonly codes: ReadonlyArray<string>, readonly shipping: { readonly minor: number, readonly currency: string } | null, readonly lines: ReadonlyArray<{ readonly position: number, readonly priceReason: string | null, readonly price: { readonly minor: number, readonly currency: string } | null }> } | null, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly assignee: { readonly id: string, readonly name: string } | null, readonly gross: { readonly minor: number, readonly currency: string }, readonly outstanding: { readonly minor: number, readonly currency: string } } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type PlaceOrderDraftMutationVariables = Exact<{
  id: string;
  version: number;
  expectedTotalMinor?: number | null | undefined;
}>;


export type PlaceOrderDraftMutation = { readonly placeOrderDraft:
    | { readonly __typename: 'OrderPlaced', readonly order: { readonly pricesWithTax: boolean, readonly cancelledAt: string | null, readonly archivedAt: string | null, readonly updatedAt: string, readonly mayUpdate: boolean, readonly tags: ReadonlyArray<string>, readonly stuckAt: string | null, readonly id: string, readonly number: string | null, readonly externalId: string | null, readonly source: OrderSource, readonly status: OrderStatus, readonly paymentStatus: OrderPaymentStatus, readonly fulfilmentStatus: OrderFulfilmentStatus, readonly returnStatus: OrderReturnStatus, readonly currency: string, readonly placedAt: string | null, readonly createdAt: string, readonly itemCount: number, readonly totalsDiffer: boolean, readonly version: number, readonly channel: { readonly currency: string | null, readonly id: string, readonly name: string }, readonly customer: { readonly orderCount: number, readonly mayOpen: boolean, readonly id: string, readonly name: string, readonly email: string | null, readonly erasedAt: string | null } | null, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly discount: { readonly minor: number, readonly currency: string }, readonly shipping: { readonly minor: number, readonly currency: string }, readonly authorized: { readonly minor: number, readonly currency: string }, readonly captured: { readonly minor: number, readonly currency: string }, readonly refunded: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly id: string, readonly position: number, readonly kind: OrderLineKind, readonly title: string, readonly sku: string | null, readonly gtin: string | null, readonly link: OrderLineLink, readonly quantity: number, readonly taxRatePpm: number | null, readonly taxName: string | null, readonly ships: boolean, readonly packed: number, readonly shipped: number, readonly returned: number, readonly returnable: number, readonly product: { readonly id: string, readonly name: string, readonly imageUrl: string | null } | null, readonly variant: { readonly id: string, readonly name: string } | null, readonly unit: { readonly minor: number, readonly currency: string }, readonly listUnit: { readonly minor: number, readonly currency: string } | null, readonly discount: { readonly minor: number, readonly currency: string }, readonly discounts: ReadonlyArray<{ readonly label: string, readonly code: string | null, readonly discountId: string | null, readonly amount: { readonly minor: number, readonly currency: string } }>, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly billing: { readonly name: string, readonly company: string | null, readonly email: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string | null } | null, readonly shippingTo: { readonly name: string, readonly company: string | null, readonly email: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string | null } | null, readonly fulfilments: ReadonlyArray<{ readonly id: string, readonly number: number, readonly status: FulfilmentStatus, readonly carrier: string | null, readonly tracking: string | null, readonly trackingUrl: string | null, readonly shippedAt: string | null, readonly deliveredAt: string | null, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null } }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly returns: ReadonlyArray<{ readonly id: string, readonly number: number, readonly state: ReturnState, readonly reason: ReturnReason, readonly note: string | null, readonly outcome: string | null, readonly requestedBy: string | null, readonly createdAt: string, readonly receivedAt: string | null, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly received: number, readonly accepted: number, readonly condition: ReturnCondition | null, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null } }>, readonly proposed: { readonly minor: number, readonly currency: string } | null, readonly waiting: { readonly minor: number, readonly currency: string } | null, readonly refunded: { readonly minor: number, readonly currency: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly hold: { readonly reason: OrderHoldReason, readonly note: string | null, readonly by: string | null, readonly at: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly reasons: ReadonlyArray<{ readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly draft: { readonly codes: ReadonlyArray<string>, readonly shipping: { readonly minor: number, readonly currency: string } | null, readonly lines: ReadonlyArray<{ readonly position: number, readonly priceReason: string | null, readonly price: { readonly minor: number, readonly currency: string } | null }> } | null, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly assignee: { readonly id: string, readonly name: string } | null, readonly gross: { readonly minor: number, readonly currency: string }, readonly outstanding: { readonly minor: number, readonly currency: string } } }
    | { readonly __typename: 'OrderTotalDiffers', readonly expectedMinor: number, readonly totalMinor: number }
    | { readonly __typename: 'DiscountNoLongerApplies', readonly totalMinor: number, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type DiscardOrderDraftMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DiscardOrderDraftMutation = { readonly discardOrderDraft:
    | { readonly __typename: 'OrderDraftDiscarded', readonly id: string }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type OrderRowFragment = { readonly id: string, readonly number: string | null, readonly externalId: string | null, readonly source: OrderSource, readonly status: OrderStatus, readonly paymentStatus: OrderPaymentStatus, readonly fulfilmentStatus: OrderFulfilmentStatus, readonly returnStatus: OrderReturnStatus, readonly currency: string, readonly placedAt: string | null, readonly createdAt: string, readonly itemCount: number, readonly totalsDiffer: boolean, readonly version: number, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly channel: { readonly id: string, readonly name: string }, readonly customer: { readonly id: string, readonly name: string, readonly email: string | null, readonly erasedAt: string | null } | null, readonly assignee: { readonly id: string, readonly name: string } | null, readonly gross: { readonly minor: number, readonly currency: string }, readonly outstanding: { readonly minor: number, readonly currency: string } };

export type AmountFragment = { readonly minor: number, readonly currency: string };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type OrderDetailFragment = { readonly pricesWithTax: boolean, readonly cancelledAt: string | null, readonly archivedAt: string | null, readonly updatedAt: string, readonly mayUpdate: boolean, readonly tags: ReadonlyArray<string>, readonly stuckAt: string | null, readonly id: string, readonly number: string | null, readonly externalId: string | null, readonly source: OrderSource, readonly status: OrderStatus, readonly paymentStatus: OrderPaymentStatus, readonly fulfilmentStatus: OrderFulfilmentStatus, readonly returnStatus: OrderReturnStatus, readonly currency: string, readonly placedAt: string | null, readonly createdAt: string, readonly itemCount: number, readonly totalsDiffer: boolean, readonly version: number, readonly channel: { readonly currency: string | null, readonly id: string, readonly name: string }, readonly customer: { readonly orderCount: number, readonly mayOpen: boolean, readonly id: string, readonly name: string, readonly email: string | null, readonly erasedAt: string | null } | null, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly discount: { readonly minor: number, readonly currency: string }, readonly shipping: { readonly minor: number, readonly currency: string }, readonly authorized: { readonly minor: number, readonly currency: string }, readonly captured: { readonly minor: number, readonly currency: string }, readonly refunded: { readonly minor: number, readonly currency: string }, readonly lines: ReadonlyArray<{ readonly id: string, readonly position: number, readonly kind: OrderLineKind, readonly title: string, readonly sku: string | null, readonly gtin: string | null, readonly link: OrderLineLink, readonly quantity: number, readonly taxRatePpm: number | null, readonly taxName: string | null, readonly ships: boolean, readonly packed: number, readonly shipped: number, readonly returned: number, readonly returnable: number, readonly product: { readonly id: string, readonly name: string, readonly imageUrl: string | null } | null, readonly variant: { readonly id: string, readonly name: string } | null, readonly unit: { readonly minor: number, readonly currency: string }, readonly listUnit: { readonly minor: number, readonly currency: string } | null, readonly discount: { readonly minor: number, readonly currency: string }, readonly discounts: ReadonlyArray<{ readonly label: string, readonly code: string | null, readonly discountId: string | null, readonly amount: { readonly minor: number, readonly currency: string } }>, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } }>, readonly billing: { readonly name: string, readonly company: string | null, readonly email: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string | null } | null, readonly shippingTo: { readonly name: string, readonly company: string | null, readonly email: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string | null } | null, readonly fulfilments: ReadonlyArray<{ readonly id: string, readonly number: number, readonly status: FulfilmentStatus, readonly carrier: string | null, readonly tracking: string | null, readonly trackingUrl: string | null, readonly shippedAt: string | null, readonly deliveredAt: string | null, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null } }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly returns: ReadonlyArray<{ readonly id: string, readonly number: number, readonly state: ReturnState, readonly reason: ReturnReason, readonly note: string | null, readonly outcome: string | null, readonly requestedBy: string | null, readonly createdAt: string, readonly receivedAt: string | null, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly received: number, readonly accepted: number, readonly condition: ReturnCondition | null, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null } }>, readonly proposed: { readonly minor: number, readonly currency: string } | null, readonly waiting: { readonly minor: number, readonly currency: string } | null, readonly refunded: { readonly minor: number, readonly currency: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly hold: { readonly reason: OrderHoldReason, readonly note: string | null, readonly by: string | null, readonly at: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly reasons: ReadonlyArray<{ readonly text: string, readonly wording: { readonly key: string, readonly params: unknown } | null }>, readonly draft: { readonly codes: ReadonlyArray<string>, readonly shipping: { readonly minor: number, readonly currency: string } | null, readonly lines: ReadonlyArray<{ readonly position: number, readonly priceReason: string | null, readonly price: { readonly minor: number, readonly currency: string } | null }> } | null, readonly shop: { readonly id: string, readonly name: string, readonly timeZone: string }, readonly assignee: { readonly id: string, readonly name: string } | null, readonly gross: { readonly minor: number, readonly currency: string }, readonly outstanding: { readonly minor: number, readonly currency: string } };

export type OrderLineDetailFragment = { readonly id: string, readonly position: number, readonly kind: OrderLineKind, readonly title: string, readonly sku: string | null, readonly gtin: string | null, readonly link: OrderLineLink, readonly quantity: number, readonly taxRatePpm: number | null, readonly taxName: string | null, readonly ships: boolean, readonly packed: number, readonly shipped: number, readonly returned: number, readonly returnable: number, readonly product: { readonly id: string, readonly name: string, readonly imageUrl: string | null } | null, readonly variant: { readonly id: string, readonly name: string } | null, readonly unit: { readonly minor: number, readonly currency: string }, readonly listUnit: { readonly minor: number, readonly currency: string } | null, readonly discount: { readonly minor: number, readonly currency: string }, readonly discounts: ReadonlyArray<{ readonly label: string, readonly code: string | null, readonly discountId: string | null, readonly amount: { readonly minor: number, readonly currency: string } }>, readonly net: { readonly minor: number, readonly currency: string }, readonly tax: { readonly minor: number, readonly currency: string }, readonly gross: { readonly minor: number, readonly currency: string } };

export type OrderContactDetailFragment = { readonly name: string, readonly company: string | null, readonly email: string | null, readonly phone: string | null, readonly lines: ReadonlyArray<string>, readonly postcode: string | null, readonly city: string | null, readonly region: string | null, readonly country: string | null };

export type FulfilmentDetailFragment = { readonly id: string, readonly number: number, readonly status: FulfilmentStatus, readonly carrier: string | null, readonly tracking: string | null, readonly trackingUrl: string | null, readonly shippedAt: string | null, readonly deliveredAt: string | null, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null } }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> };

export type OrderActionFragment = { readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null };

export type OrderReturnDetailFragment = { readonly id: string, readonly number: number, readonly state: ReturnState, readonly reason: ReturnReason, readonly note: string | null, readonly outcome: string | null, readonly requestedBy: string | null, readonly createdAt: string, readonly receivedAt: string | null, readonly lines: ReadonlyArray<{ readonly quantity: number, readonly received: number, readonly accepted: number, readonly condition: ReturnCondition | null, readonly line: { readonly id: string, readonly title: string, readonly sku: string | null } }>, readonly proposed: { readonly minor: number, readonly currency: string } | null, readonly waiting: { readonly minor: number, readonly currency: string } | null, readonly refunded: { readonly minor: number, readonly currency: string } | null, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export const OrdersListDocument: TypedDocument<OrdersListQuery, OrdersListQueryVariables> = {
  id: 'x-OrdersList-fbLQpLk8Rmyg',
  name: 'OrdersList',
  reads: ['Channel', 'Order', 'OrderCustomer', 'OrderPerson', 'Shop'],
  text: "query OrdersList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: OrderFilter, $sort: [OrderSort!]) { orders( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...OrderRow } pageInfo { ...PageInfo } total { count isExact } } } fragment OrderRow on Order { id number externalId source status paymentStatus fulfilmentStatus returnStatus currency placedAt createdAt itemCount totalsDiffer version shop { id name timeZone } channel { id name } customer { id name email erasedAt } assignee { id name } gross { ...Amount } outstanding { ...Amount } } fragment Amount on Money { minor currency } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const OrderTotalsDocument: TypedDocument<OrderTotalsQuery, OrderTotalsQueryVariables> = {
  id: 'x-OrderTotals-UbsqfQZSNDUO',
  name: 'OrderTotals',
  reads: ['OrderCount'],
  text: "query OrderTotals($search: String, $filter: OrderFilter) { orderTotals(search: $search, filter: $filter) { orders isExact sums { orders net { ...Amount } tax { ...Amount } gross { ...Amount } outstanding { ...Amount } } count { id state done finishedAt } } } fragment Amount on Money { minor currency }",
};

export const CountOrdersDocument: TypedDocument<CountOrdersMutation, CountOrdersMutationVariables> = {
  id: 'x-CountOrders-fvJ1t77Zwtbg',
  name: 'CountOrders',
  text: "mutation CountOrders($search: String, $filter: OrderFilter) { countOrders(search: $search, filter: $filter) { __typename ... on OrderCountStarted { count { id } } } }",
};

export const CustomersOfFilterDocument: TypedDocument<CustomersOfFilterQuery, CustomersOfFilterQueryVariables> = {
  id: 'x-CustomersOfFilter-tEHf_v7RHFrz',
  name: 'CustomersOfFilter',
  reads: ['Order', 'OrderCustomer'],
  text: "query CustomersOfFilter($ids: [ID!]!) { orders(first: 50, filter: {customerId: $ids}) { nodes { id customer { id name } } } }",
};

export const CustomerTradeDocument: TypedDocument<CustomerTradeQuery, CustomerTradeQueryVariables> = {
  id: 'x-CustomerTrade-c1n3ar9OeMTG',
  name: 'CustomerTrade',
  reads: ['Customer', 'CustomerMention'],
  text: "query CustomerTrade($id: ID!) { customer(id: $id) { id mergedInto { id name } trade { orders spend { orders gross { ...Amount } } } } } fragment Amount on Money { minor currency }",
};

export const OrderByIdDocument: TypedDocument<OrderByIdQuery, OrderByIdQueryVariables> = {
  id: 'x-OrderById-KVecmfYYnqYb',
  name: 'OrderById',
  reads: ['Channel', 'Fulfilment', 'Order', 'OrderCustomer', 'OrderLine', 'OrderPerson', 'OrderReturn', 'Product', 'Shop', 'Variant'],
  text: "query OrderById($id: ID!) { order(id: $id) { ...OrderDetail } } fragment OrderDetail on Order { ...OrderRow pricesWithTax cancelledAt archivedAt updatedAt mayUpdate tags channel { currency } customer { orderCount mayOpen } net { ...Amount } tax { ...Amount } discount { ...Amount } shipping { ...Amount } authorized { ...Amount } captured { ...Amount } refunded { ...Amount } lines { ...OrderLineDetail } billing { ...OrderContactDetail } shippingTo { ...OrderContactDetail } stuckAt fulfilments { ...FulfilmentDetail } returns { ...OrderReturnDetail } hold { reason note by at } actions { ...OrderAction } reasons { text wording { key params } } draft { codes shipping { ...Amount } lines { position price { ...Amount } priceReason } } } fragment OrderRow on Order { id number externalId source status paymentStatus fulfilmentStatus returnStatus currency placedAt createdAt itemCount totalsDiffer version shop { id name timeZone } channel { id name } customer { id name email erasedAt } assignee { id name } gross { ...Amount } outstanding { ...Amount } } fragment Amount on Money { minor currency } fragment OrderLineDetail on OrderLine { id position kind title sku gtin link product { id name imageUrl } variant { id name } quantity unit { ...Amount } listUnit { ...Amount } discount { ...Amount } discounts { label code discountId amount { ...Amount } } taxRatePpm taxName net { ...Amount } tax { ...Amount } gross { ...Amount } ships packed shipped returned returnable } fragment OrderContactDetail on OrderContact { name company email phone lines postcode city region country } fragment FulfilmentDetail on Fulfilment { id number status carrier tracking trackingUrl shippedAt deliveredAt lines { line { id title sku } quantity } actions { ...OrderAction } } fragment OrderAction on RecordAction { action to isAllowed refusal { code reason wording { key params } } } fragment OrderReturnDetail on OrderReturn { id number state reason note outcome requestedBy createdAt receivedAt lines { line { id title sku } quantity received accepted condition } proposed { ...Amount } waiting { ...Amount } refunded { ...Amount } actions { ...OrderAction } }",
};

export const OrderEventsDocument: TypedDocument<OrderEventsQuery, OrderEventsQueryVariables> = {
  id: 'x-OrderEvents-M_JHDMA7inw1',
  name: 'OrderEvents',
  reads: ['Order', 'OrderEvent'],
  text: "query OrderEvents($id: ID!, $first: Int!, $after: String) { order(id: $id) { id events(first: $first, after: $after) { nodes { id at kind sentence { text wording { key params } } by note } pageInfo { endCursor hasNextPage } } } }",
};

export const AddOrderNoteDocument: TypedDocument<AddOrderNoteMutation, AddOrderNoteMutationVariables> = {
  id: 'x-AddOrderNote-Uh4RKKYKF2RF',
  name: 'AddOrderNote',
  text: "mutation AddOrderNote($id: ID!, $text: String!) { addOrderNote(id: $id, text: $text) { __typename ... on OrderNoteAdded { order { ...OrderDetail } } ...Invalid ... on NotFound { id } } } fragment OrderDetail on Order { ...OrderRow pricesWithTax cancelledAt archivedAt updatedAt mayUpdate tags channel { currency } customer { orderCount mayOpen } net { ...Amount } tax { ...Amount } discount { ...Amount } shipping { ...Amount } authorized { ...Amount } captured { ...Amount } refunded { ...Amount } lines { ...OrderLineDetail } billing { ...OrderContactDetail } shippingTo { ...OrderContactDetail } stuckAt fulfilments { ...FulfilmentDetail } returns { ...OrderReturnDetail } hold { reason note by at } actions { ...OrderAction } reasons { text wording { key params } } draft { codes shipping { ...Amount } lines { position price { ...Amount } priceReason } } } fragment OrderRow on Order { id number externalId source status paymentStatus fulfilmentStatus returnStatus currency placedAt createdAt itemCount totalsDiffer version shop { id name timeZone } channel { id name } customer { id name email erasedAt } assignee { id name } gross { ...Amount } outstanding { ...Amount } } fragment Amount on Money { minor currency } fragment OrderLineDetail on OrderLine { id position kind title sku gtin link product { id name imageUrl } variant { id name } quantity unit { ...Amount } listUnit { ...Amount } discount { ...Amount } discounts { label code discountId amount { ...Amount } } taxRatePpm taxName net { ...Amount } tax { ...Amount } gross { ...Amount } ships packed shipped returned returnable } fragment OrderContactDetail on OrderContact { name company email phone lines postcode city region country } fragment FulfilmentDetail on Fulfilment { id number status carrier tracking trackingUrl shippedAt deliveredAt lines { line { id title sku } quantity } actions { ...OrderAction } } fragment OrderAction on RecordAction { action to isAllowed refusal { code reason wording { key params } } } fragment OrderReturnDetail on OrderReturn { id number state reason note outcome requestedBy createdAt receivedAt lines { line { id title sku } quantity received accepted condition } proposed { ...Amount } waiting { ...Amount } refunded { ...Amount } actions { ...OrderAction } } fragment Invalid on InvalidInput { issues { path code } }",
};

export const OrderDraftChannelsDocument: TypedDocument<OrderDraftChannelsQuery, OrderDraftChannelsQueryVariables> = {
  id: 'x-OrderDraftChannels-N8LkrjvoqmAX',
  name: 'OrderDraftChannels',
  reads: ['Channel', 'Shop'],
  text: "query OrderDraftChannels { orderChannels { id name currency isBuiltIn shop { id name } } }",
};

export const CustomersToOrderDocument: TypedDocument<CustomersToOrderQuery, CustomersToOrderQueryVariables> = {
  id: 'x-CustomersToOrder-iOzPM7uZGVgb',
  name: 'CustomersToOrder',
  reads: ['Customer'],
  text: "query CustomersToOrder($search: String, $shopId: ID!) { customers(first: 20, search: $search, filter: {shopId: [$shopId]}) { nodes { id name email } } }",
};

export const PreviewOrderDocument: TypedDocument<PreviewOrderQuery, PreviewOrderQueryVariables> = {
  id: 'x-PreviewOrder-l1sP4GaYPz26',
  name: 'PreviewOrder',
  reads: ['Discount', 'NotFound'],
  text: "query PreviewOrder($channelId: ID!, $input: OrderDraftInput!) { previewOrder(channelId: $channelId, input: $input) { __typename ... on OrderPreview { ...OrderPreviewDetail } ...Invalid ... on NotFound { id } } } fragment OrderPreviewDetail on OrderPreview { currency lines { position title quantity unit { ...Amount } discount { ...Amount } taxRatePpm taxName net { ...Amount } tax { ...Amount } gross { ...Amount } } applied { discount { ...BenchDiscount } code saving { ...Amount } steps { text wording { key params } } } lost { discount { ...BenchDiscount } reason { text wording { key params } } } unknownCodes net { ...Amount } tax { ...Amount } gross { ...Amount } discount { ...Amount } shipping { ...Amount } } fragment Amount on Money { minor currency } fragment BenchDiscount on Discount { id name kind class method status priority } fragment Invalid on InvalidInput { issues { path code } }",
};

export const CreateOrderDraftDocument: TypedDocument<CreateOrderDraftMutation, CreateOrderDraftMutationVariables> = {
  id: 'x-CreateOrderDraft-cWKdr4w7UTQq',
  name: 'CreateOrderDraft',
  text: "mutation CreateOrderDraft($channelId: ID!, $input: OrderDraftInput!) { createOrderDraft(channelId: $channelId, input: $input) { __typename ... on OrderDraftSaved { order { ...OrderDetail } } ...Invalid ...NotAllowed ... on NotFound { id } } } fragment OrderDetail on Order { ...OrderRow pricesWithTax cancelledAt archivedAt updatedAt mayUpdate tags channel { currency } customer { orderCount mayOpen } net { ...Amount } tax { ...Amount } discount { ...Amount } shipping { ...Amount } authorized { ...Amount } captured { ...Amount } refunded { ...Amount } lines { ...OrderLineDetail } billing { ...OrderContactDetail } shippingTo { ...OrderContactDetail } stuckAt fulfilments { ...FulfilmentDetail } returns { ...OrderReturnDetail } hold { reason note by at } actions { ...OrderAction } reasons { text wording { key params } } draft { codes shipping { ...Amount } lines { position price { ...Amount } priceReason } } } fragment OrderRow on Order { id number externalId source status paymentStatus fulfilmentStatus returnStatus currency placedAt createdAt itemCount totalsDiffer version shop { id name timeZone } channel { id name } customer { id name email erasedAt } assignee { id name } gross { ...Amount } outstanding { ...Amount } } fragment Amount on Money { minor currency } fragment OrderLineDetail on OrderLine { id position kind title sku gtin link product { id name imageUrl } variant { id name } quantity unit { ...Amount } listUnit { ...Amount } discount { ...Amount } discounts { label code discountId amount { ...Amount } } taxRatePpm taxName net { ...Amount } tax { ...Amount } gross { ...Amount } ships packed shipped returned returnable } fragment OrderContactDetail on OrderContact { name company email phone lines postcode city region country } fragment FulfilmentDetail on Fulfilment { id number status carrier tracking trackingUrl shippedAt deliveredAt lines { line { id title sku } quantity } actions { ...OrderAction } } fragment OrderAction on RecordAction { action to isAllowed refusal { code reason wording { key params } } } fragment OrderReturnDetail on OrderReturn { id number state reason note outcome requestedBy createdAt receivedAt lines { line { id title sku } quantity received accepted condition } proposed { ...Amount } waiting { ...Amount } refunded { ...Amount } actions { ...OrderAction } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } }",
};

export const UpdateOrderDraftDocument: TypedDocument<UpdateOrderDraftMutation, UpdateOrderDraftMutationVariables> = {
  id: 'x-UpdateOrderDraft-rA49KNnniweH',
  name: 'UpdateOrderDraft',
  text: "mutation UpdateOrderDraft($id: ID!, $version: Int!, $input: OrderDraftInput!) { updateOrderDraft(id: $id, version: $version, input: $input) { __typename ... on OrderDraftSaved { order { ...OrderDetail } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment OrderDetail on Order { ...OrderRow pricesWithTax cancelledAt archivedAt updatedAt mayUpdate tags channel { currency } customer { orderCount mayOpen } net { ...Amount } tax { ...Amount } discount { ...Amount } shipping { ...Amount } authorized { ...Amount } captured { ...Amount } refunded { ...Amount } lines { ...OrderLineDetail } billing { ...OrderContactDetail } shippingTo { ...OrderContactDetail } stuckAt fulfilments { ...FulfilmentDetail } returns { ...OrderReturnDetail } hold { reason note by at } actions { ...OrderAction } reasons { text wording { key params } } draft { codes shipping { ...Amount } lines { position price { ...Amount } priceReason } } } fragment OrderRow on Order { id number externalId source status paymentStatus fulfilmentStatus returnStatus currency placedAt createdAt itemCount totalsDiffer version shop { id name timeZone } channel { id name } customer { id name email erasedAt } assignee { id name } gross { ...Amount } outstanding { ...Amount } } fragment Amount on Money { minor currency } fragment OrderLineDetail on OrderLine { id position kind title sku gtin link product { id name imageUrl } variant { id name } quantity unit { ...Amount } listUnit { ...Amount } discount { ...Amount } discounts { label code discountId amount { ...Amount } } taxRatePpm taxName net { ...Amount } tax { ...Amount } gross { ...Amount } ships packed shipped returned returnable } fragment OrderContactDetail on OrderContact { name company email phone lines postcode city region country } fragment FulfilmentDetail on Fulfilment { id number status carrier tracking trackingUrl shippedAt deliveredAt lines { line { id title sku } quantity } actions { ...OrderAction } } fragment OrderAction on RecordAction { action to isAllowed refusal { code reason wording { key params } } } fragment OrderReturnDetail on OrderReturn { id number state reason note outcome requestedBy createdAt receivedAt lines { line { id title sku } quantity received accepted condition } proposed { ...Amount } waiting { ...Amount } refunded { ...Amount } actions { ...OrderAction } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const PlaceOrderDraftDocument: TypedDocument<PlaceOrderDraftMutation, PlaceOrderDraftMutationVariables> = {
  id: 'x-PlaceOrderDraft-esdaW9o9vTT7',
  name: 'PlaceOrderDraft',
  text: "mutation PlaceOrderDraft($id: ID!, $version: Int!, $expectedTotalMinor: SafeInt) { placeOrderDraft( id: $id version: $version expectedTotalMinor: $expectedTotalMinor ) { __typename ... on OrderPlaced { order { ...OrderDetail } } ... on OrderTotalDiffers { expectedMinor totalMinor } ... on DiscountNoLongerApplies { totalMinor refusal { code reason wording { key params } } } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment OrderDetail on Order { ...OrderRow pricesWithTax cancelledAt archivedAt updatedAt mayUpdate tags channel { currency } customer { orderCount mayOpen } net { ...Amount } tax { ...Amount } discount { ...Amount } shipping { ...Amount } authorized { ...Amount } captured { ...Amount } refunded { ...Amount } lines { ...OrderLineDetail } billing { ...OrderContactDetail } shippingTo { ...OrderContactDetail } stuckAt fulfilments { ...FulfilmentDetail } returns { ...OrderReturnDetail } hold { reason note by at } actions { ...OrderAction } reasons { text wording { key params } } draft { codes shipping { ...Amount } lines { position price { ...Amount } priceReason } } } fragment OrderRow on Order { id number externalId source status paymentStatus fulfilmentStatus returnStatus currency placedAt createdAt itemCount totalsDiffer version shop { id name timeZone } channel { id name } customer { id name email erasedAt } assignee { id name } gross { ...Amount } outstanding { ...Amount } } fragment Amount on Money { minor currency } fragment OrderLineDetail on OrderLine { id position kind title sku gtin link product { id name imageUrl } variant { id name } quantity unit { ...Amount } listUnit { ...Amount } discount { ...Amount } discounts { label code discountId amount { ...Amount } } taxRatePpm taxName net { ...Amount } tax { ...Amount } gross { ...Amount } ships packed shipped returned returnable } fragment OrderContactDetail on OrderContact { name company email phone lines postcode city region country } fragment FulfilmentDetail on Fulfilment { id number status carrier tracking trackingUrl shippedAt deliveredAt lines { line { id title sku } quantity } actions { ...OrderAction } } fragment OrderAction on RecordAction { action to isAllowed refusal { code reason wording { key params } } } fragment OrderReturnDetail on OrderReturn { id number state reason note outcome requestedBy createdAt receivedAt lines { line { id title sku } quantity received accepted condition } proposed { ...Amount } waiting { ...Amount } refunded { ...Amount } actions { ...OrderAction } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const DiscardOrderDraftDocument: TypedDocument<DiscardOrderDraftMutation, DiscardOrderDraftMutationVariables> = {
  id: 'x-DiscardOrderDraft-_FgLCGwMOTu-',
  name: 'DiscardOrderDraft',
  text: "mutation DiscardOrderDraft($id: ID!, $version: Int!) { discardOrderDraft(id: $id, version: $version) { __typename ... on OrderDraftDiscarded { id } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};
