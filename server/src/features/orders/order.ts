import type {
  OrderFulfilmentStatus,
  OrderLineKind,
  OrderPaymentStatus,
  OrderReturnStatus,
  OrderStatus,
} from '@quarry/contracts/orders';

/** An order as it is stored. */
export type OrderRecord = {
  id: string;
  shopId: string;
  channelId: string;
  number: string | null;
  externalId: string | null;
  source: 'API' | 'IMPORT' | 'DRAFT';
  status: OrderStatus;
  paymentStatus: OrderPaymentStatus;
  fulfilmentStatus: OrderFulfilmentStatus;
  returnStatus: OrderReturnStatus;
  customerId: string | null;
  locale: string;
  currency: string;
  pricesWithTax: boolean;
  placedAt: Date | null;
  cancelledAt: Date | null;
  cancelReason: string | null;
  archivedAt: Date | null;
  /** Since when it waits longer than its shop wants. */
  stuckAt: Date | null;
  assigneeId: string | null;
  assigneeName: string | null;
  itemCount: number;
  netMinor: number;
  taxMinor: number;
  grossMinor: number;
  discountMinor: number;
  shippingMinor: number;
  authorizedMinor: number;
  capturedMinor: number;
  refundedMinor: number;
  outstandingMinor: number;
  totalsDiffer: boolean;
  shipCountry: string | null;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

/** A line as it was sold. */
export type OrderLineRecord = {
  id: string;
  orderId: string;
  position: number;
  kind: OrderLineKind;
  title: string;
  sku: string | null;
  gtin: string | null;
  link: OrderLink;
  productId: string | null;
  variantId: string | null;
  quantity: number;
  unitMinor: number;
  listUnitMinor: number | null;
  discountMinor: number;
  discounts: LineDiscount[];
  taxRatePpm: number | null;
  taxName: string | null;
  netMinor: number;
  taxMinor: number;
  grossMinor: number;
  priceReason: string | null;
  ships: boolean;
  packed: number;
  shipped: number;
  returned: number;
  /** How many units a new return can be about. */
  returnable: number;
};

export type OrderLink = 'linked' | 'unknown' | 'archived' | 'merged';

export type LineDiscount = { discountId: string | null; code: string | null; label: string; amountMinor: number };

/** A line that is about to be stored. */
export type NewLine = Pick<
  OrderLineRecord,
  | 'kind'
  | 'title'
  | 'sku'
  | 'gtin'
  | 'link'
  | 'productId'
  | 'variantId'
  | 'quantity'
  | 'unitMinor'
  | 'listUnitMinor'
  | 'discountMinor'
  | 'discounts'
  | 'taxRatePpm'
  | 'taxName'
  | 'netMinor'
  | 'taxMinor'
  | 'grossMinor'
  | 'priceReason'
> & {
  externalId: string | null;
  listingId: string | null;
  options: Record<string, unknown>;
  imageRef: string | null;
};

/** The fields an audit entry compares. People stand in it by reference: `personData` says which revision of theirs. */
export function auditedOrder(order: OrderRecord): Record<string, unknown> {
  const { channelId, number, externalId, source, status, customerId, currency, pricesWithTax, placedAt } = order;
  const { cancelReason, archivedAt, assigneeId } = order;
  const { itemCount, netMinor, taxMinor, grossMinor, discountMinor, shippingMinor, totalsDiffer, revision } = order;
  const money = (minor: number) => ({ minor, currency });
  return {
    channelId,
    number,
    externalId,
    source,
    status,
    customerId,
    pricesWithTax,
    placedAt: placedAt?.toISOString() ?? null,
    cancelReason,
    archivedAt: archivedAt?.toISOString() ?? null,
    assigneeId,
    itemCount,
    net: money(netMinor),
    tax: money(taxMinor),
    gross: money(grossMinor),
    discount: money(discountMinor),
    shipping: money(shippingMinor),
    totalsDiffer,
    personData: revision,
  };
}
