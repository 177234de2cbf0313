import type { ImportKind } from './imports.operations.generated.ts';

/** What the screens of each kind of import are, which differ in words alone. */
export const importKinds = {
  PRODUCTS: {
    path: '/products/update',
    page: '/products/update/$importId',
    /** What it is called that its records lie in. */
    place: null,
    /** Which records its rows are about. */
    entity: 'product',
    creates: 'creates',
    createsText: 'createsText',
    apply: 'apply',
    empties: 'empties',
    emptiesTitle: 'emptiesTitle',
    /** What a run that is cancelled leaves. */
    cancel: 'cancelApplyText',
    /** Said before the start where what is made stays. */
    lasting: null,
  },
  OWN_OFFERS: {
    path: '/offers/update',
    page: '/offers/update/$importId',
    place: 'shop',
    entity: 'offer',
    creates: 'createsOffers',
    createsText: 'createsOffersText',
    apply: 'applyOffers',
    empties: 'emptiesOffers',
    emptiesTitle: 'emptiesOffersTitle',
    cancel: 'cancelApplyText',
    lasting: null,
  },
  ORDERS: {
    path: '/orders/import',
    page: '/orders/import/$importId',
    place: 'channel',
    entity: 'order',
    // A file of orders adds orders, and changes none.
    creates: null,
    createsText: null,
    apply: 'importOrders',
    empties: null,
    emptiesTitle: null,
    cancel: 'cancelOrdersText',
    lasting: 'ordersStay',
  },
  TRACKING: {
    path: '/orders/update/tracking',
    page: '/orders/update/tracking/$importId',
    place: 'shop',
    entity: 'order',
    // A row makes a shipment of an order that is there.
    creates: null,
    createsText: null,
    apply: 'applyTracking',
    empties: null,
    emptiesTitle: null,
    cancel: 'cancelTrackingText',
    lasting: 'trackingStays',
  },
  TAX_RATES: {
    path: '/shops/tax-rates/import',
    page: '/shops/tax-rates/import/$importId',
    place: 'shop',
    entity: 'tax_rate',
    creates: 'createsTaxRates',
    createsText: 'createsTaxRatesText',
    apply: 'applyTaxRates',
    // No cell of a rate can be left empty.
    empties: null,
    emptiesTitle: null,
    cancel: 'cancelApplyText',
    lasting: null,
  },
  COMMENTS: {
    path: '/comments/import',
    page: '/comments/import/$importId',
    place: 'channel',
    entity: 'comment',
    // What a file adds waits for a decision, as what a channel sends.
    creates: null,
    createsText: null,
    apply: 'importComments',
    empties: null,
    emptiesTitle: null,
    cancel: 'cancelApplyText',
    lasting: null,
  },
} as const satisfies Record<ImportKind, Readonly<Record<string, string | null>>>;

export type { ImportKind };
