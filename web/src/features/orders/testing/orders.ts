import type { Money } from '@quarry/contracts/money';
import type { OrderDetailFragment, OrderLineDetailFragment } from '../orders.operations.generated.ts';

/** Ids that the contracts take for such. */
export const variantId = '018f0000-0000-7000-8000-000000000001';
export const customerId = '018f0000-0000-7000-8000-000000000002';

export const euros = (minor: number): Money => ({ minor, currency: 'EUR' });

/** Two kettles at 10.00 with tax, 2.00 off. */
export function line(more: Partial<OrderLineDetailFragment> = {}): OrderLineDetailFragment {
  return {
    id: 'l1',
    position: 0,
    kind: 'ITEM',
    title: 'Kettle',
    sku: 'K-1',
    gtin: null,
    link: 'LINKED',
    product: { id: 'p1', name: 'Kettle', imageUrl: null },
    variant: { id: variantId, name: 'Kettle' },
    quantity: 2,
    unit: euros(1000),
    listUnit: null,
    discount: euros(200),
    discounts: [{ label: 'Welcome', code: 'WELCOME10', discountId: 'd1', amount: euros(200) }],
    taxRatePpm: 190_000,
    taxName: 'VAT',
    net: euros(1513),
    tax: euros(287),
    gross: euros(1800),
    ships: true,
    packed: 0,
    shipped: 1,
    returned: 0,
    returnable: 1,
    ...more,
  };
}

export const contact = {
  name: 'Ada Stone',
  company: null,
  email: null,
  phone: null,
  lines: ['Mill Lane 3'],
  postcode: '10115',
  city: 'Berlin',
  region: null,
  country: 'DE',
};

/** Something that can be done to an order; with a reason it cannot be done now. */
export function action(name: string, reason?: string): OrderDetailFragment['actions'][number] {
  const refusal = reason === undefined ? null : { code: 'ORDER', reason, wording: null };
  return { action: name, to: 'OPEN', isAllowed: refusal === null, refusal };
}

/** One kettle on its way. */
export function fulfilment(
  more: Partial<OrderDetailFragment['fulfilments'][number]> = {},
): OrderDetailFragment['fulfilments'][number] {
  return {
    id: 'f1',
    number: 1,
    status: 'SHIPPED',
    carrier: null,
    tracking: null,
    trackingUrl: null,
    shippedAt: null,
    deliveredAt: null,
    lines: [{ line: { id: 'l1', title: 'Kettle', sku: 'K-1' }, quantity: 1 }],
    actions: [],
    ...more,
  };
}

/** One kettle that is asked back. */
export function returned(
  more: Partial<OrderDetailFragment['returns'][number]> = {},
): OrderDetailFragment['returns'][number] {
  return {
    id: 'r1',
    number: 1,
    state: 'REQUESTED',
    reason: 'SIZE',
    note: null,
    outcome: null,
    requestedBy: 'Ana',
    createdAt: '2026-07-01T08:41:07Z',
    receivedAt: null,
    lines: [
      { line: { id: 'l1', title: 'Kettle', sku: 'K-1' }, quantity: 1, received: 0, accepted: 0, condition: null },
    ],
    proposed: null,
    waiting: null,
    refunded: null,
    actions: [],
    ...more,
  };
}

export function order(more: Partial<OrderDetailFragment> = {}): OrderDetailFragment {
  return {
    id: 'o1',
    number: '1001',
    externalId: 'W-77',
    source: 'API',
    status: 'OPEN',
    paymentStatus: 'PENDING',
    fulfilmentStatus: 'PARTIALLY_FULFILLED',
    returnStatus: 'NONE',
    currency: 'EUR',
    pricesWithTax: true,
    placedAt: '2026-06-30T22:30:00Z',
    createdAt: '2026-06-30T22:30:00Z',
    updatedAt: '2026-06-30T22:30:00Z',
    cancelledAt: null,
    archivedAt: null,
    itemCount: 2,
    totalsDiffer: false,
    version: 3,
    shop: { id: 's1', name: 'Mill', timeZone: 'Europe/Berlin' },
    channel: { id: 'c1', name: 'Direct', currency: 'EUR' },
    customer: {
      id: customerId,
      name: 'Ada Stone',
      email: 'ada@stone.example',
      orderCount: 4,
      erasedAt: null,
      mayOpen: true,
    },
    assignee: null,
    net: euros(1933),
    tax: euros(367),
    gross: euros(2300),
    outstanding: euros(2300),
    discount: euros(200),
    shipping: euros(500),
    authorized: euros(0),
    captured: euros(0),
    refunded: euros(0),
    lines: [
      line(),
      line({
        id: 'l2',
        position: 1,
        kind: 'SHIPPING',
        title: 'Parcel',
        sku: null,
        product: null,
        variant: null,
        quantity: 1,
        unit: euros(500),
        discount: euros(0),
        discounts: [],
        net: euros(420),
        tax: euros(80),
        gross: euros(500),
        ships: false,
        shipped: 0,
        returnable: 0,
      }),
    ],
    billing: contact,
    shippingTo: contact,
    draft: null,
    tags: [],
    mayUpdate: true,
    stuckAt: null,
    fulfilments: [],
    returns: [],
    hold: null,
    actions: [],
    reasons: [],
    ...more,
  };
}

/** The same before it was placed: one kettle at a price that somebody gave, and a code. */
export function draft(more: Partial<OrderDetailFragment> = {}): OrderDetailFragment {
  return order({
    number: null,
    externalId: null,
    source: 'DRAFT',
    status: 'DRAFT',
    placedAt: null,
    lines: [line({ quantity: 1, shipped: 0 })],
    draft: {
      codes: ['WELCOME10'],
      shipping: euros(450),
      lines: [{ position: 0, price: euros(950), priceReason: 'Scratched' }],
    },
    ...more,
  });
}
