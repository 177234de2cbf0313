import type { Action, Subject } from '../access/index.ts';
import type { ListingState } from '../channels/index.ts';
import { type PricePosition, pricePositions } from '../offers/index.ts';
import { archivedOrNot } from '../orders/archived-or-not.ts';

export const figureDimensions = [
  'NONE',
  'DAY',
  'MONTH',
  'SHOP',
  'CHANNEL',
  'PRODUCT',
  'CATEGORY',
  'ATTRIBUTE',
  'BRAND',
  'RIVAL',
  'PERSON',
] as const;
export type FigureDimension = (typeof figureDimensions)[number];

export const reports = ['sales', 'channels', 'position', 'quality', 'sources', 'review', 'comments'] as const;
export type ReportKey = (typeof reports)[number];

export const measures = [
  'ORDERS',
  'GROSS_SALES',
  'NET_SALES',
  'TAX',
  'DISCOUNTS',
  'REFUNDS',
  'REVENUE',
  'AVERAGE_ORDER',
  'UNITS',
  'NEW_CUSTOMERS',
  'CAPTURED',
  'PRODUCTS',
  'COMPLETE_PRODUCTS',
  'COMPLETENESS',
  'MISSING_VALUES',
  'COMMENTS',
  'COMMENTS_WAITING',
  'RATING',
  'PROPOSALS_WAITING',
  'PROPOSALS_DECIDED',
  'OFFERS',
  'FRESH_OFFERS',
  'FRESHNESS',
  'MATCHED_OFFERS',
  'COVERAGE',
  'CRAWL_ERRORS',
  'CRAWLED_BYTES',
  'COMPARED_OFFERS',
  'CHEAPEST_OFFERS',
  'EQUAL_OFFERS',
  'UNDERCUT_OFFERS',
  'PRICE_DISTANCE',
  'LISTINGS_LISTED',
  'LISTINGS_REFUSED',
  'LISTINGS_SCHEDULED',
  'LISTINGS_OFF',
] as const;
export type Measure = (typeof measures)[number];

/** A field of a measure's list by what a row, or the question, is narrowed to. */
export type ListFields = {
  from?: string;
  until?: string;
  shop: string;
  channel?: string;
  product?: string;
  brand?: string;
  category?: string;
  attribute?: string;
  rival?: string;
  person?: string;
  currency?: string;
};

/** The list that shows the rows a measure is counted from. */
type MeasureList = {
  path: string;
  /** What is asked whatever the row is. */
  filter: Readonly<Record<string, unknown>>;
  fields: ListFields;
};

export type MeasureDefinition = {
  report: ReportKey;
  unit: 'count' | 'amount' | 'share' | 'stars' | 'bytes';
  dimensions: readonly FigureDimension[];
  /** Which time of a row makes it one of a day; `now` for states, which no period changes. */
  time: 'placed' | 'settled' | 'decided' | 'requested' | 'each of its own' | 'now';
  /** What the reader must be allowed to read beside Analytics. */
  rights: readonly (readonly [Action, Subject])[];
  /** Null where it is made of others: each has its list. */
  list: MeasureList | null;
  /** The measures it is made of. */
  parts: readonly Measure[];
};

/** What the reader must be allowed to read for rows of a dimension, whatever the measure is. */
export const dimensionRights: Partial<Record<FigureDimension, MeasureDefinition['rights']>> = {
  PERSON: [['read', 'User']],
};

const ofOrders: MeasureDefinition['rights'] = [['read', 'Order']];
const ofMoney: MeasureDefinition['rights'] = [
  ['read', 'Order'],
  ['read', 'Payment'],
];
const sold: readonly FigureDimension[] = ['NONE', 'DAY', 'MONTH', 'SHOP', 'CHANNEL'];
const soldGoods: readonly FigureDimension[] = [...sold, 'PRODUCT', 'CATEGORY', 'BRAND'];

/** Orders with a number that are not cancelled, archived ones too. */
const orders: MeasureList = {
  path: '/orders',
  filter: { status: ['OPEN', 'COMPLETED'], where: archivedOrNot },
  fields: {
    from: 'placedFrom',
    until: 'placedUntil',
    shop: 'shopId',
    channel: 'channelId',
    product: 'productId',
    brand: 'brandId',
    category: 'categoryId',
    currency: 'currency',
  },
};
const firstOrders: MeasureList = { ...orders, filter: { ...orders.filter, isFirst: true } };
const transactions = (kind: readonly string[]): MeasureList => ({
  path: '/payments',
  filter: { kind, state: ['SUCCEEDED'] },
  fields: {
    from: 'settledFrom',
    until: 'settledUntil',
    shop: 'shopId',
    channel: 'channelId',
    currency: 'currency',
  },
});

const ofPlaced = { report: 'sales', time: 'placed', rights: ofOrders, list: orders, parts: [] } as const;

/** Dimensions of states that are recorded as each day ends. */
const trend: readonly FigureDimension[] = ['DAY', 'MONTH'];

/** Products as their list shows them, without archived ones. */
const products: MeasureList = { path: '/products', filter: {}, fields: { shop: 'shopId', brand: 'brandId' } };
const completeProducts: MeasureList = {
  ...products,
  filter: {
    where: { match: 'all', clauses: [{ field: 'completeness', operator: 'at_least', values: ['100'] }], groups: [] },
  },
};
const incompleteProducts: MeasureList = {
  path: products.path,
  filter: {
    where: { match: 'all', clauses: [{ field: 'completeness', operator: 'less', values: ['100'] }], groups: [] },
  },
  fields: { ...products.fields, attribute: 'missing' },
};
const ofProducts = {
  report: 'quality',
  time: 'now',
  dimensions: ['NONE', ...trend, 'BRAND'],
  rights: [['read', 'Product']],
  list: products,
  parts: [],
} as const;

/** Comments as their list shows them. */
const comments: MeasureList = {
  path: '/comments/list',
  filter: {},
  fields: { shop: 'shopId', channel: 'channelId', product: 'productId' },
};
const ofComments = {
  report: 'comments',
  unit: 'count',
  time: 'now',
  dimensions: ['NONE', ...trend, 'SHOP', 'CHANNEL', 'PRODUCT'],
  rights: [['read', 'Comment']],
  list: comments,
  parts: [],
} as const;

/** Proposals as their list shows them. */
const proposals: MeasureList = {
  path: '/proposals',
  filter: { waitsFor: ['decision', 'check'] },
  fields: { shop: 'shopId' },
};
const ofReview = { report: 'review', unit: 'count', rights: [['read', 'Proposal']], parts: [] } as const;

/** Live offers as their list shows them. */
const offersOf = (filter: MeasureList['filter'] = {}): MeasureList => ({
  path: '/offers',
  filter: { state: ['active'], ...filter },
  fields: { shop: 'shopId' },
});
const ofOffers = {
  report: 'sources',
  unit: 'count',
  time: 'now',
  dimensions: ['NONE', ...trend, 'SHOP'],
  rights: [['read', 'Offer']],
  parts: [],
} as const;
const ofRuns = {
  report: 'sources',
  time: 'requested',
  dimensions: ['NONE', 'DAY', 'MONTH', 'SHOP'],
  rights: [['read', 'Crawler']],
  list: {
    path: '/crawlers/runs',
    filter: {},
    fields: { from: 'requestedFrom', until: 'requestedUntil', shop: 'shopId' },
  },
  parts: [],
} as const;

/** Own offers on sale by what other shops ask for the same product, in the same currency, both with or both without tax. */
const positionsOf = (...position: PricePosition[]): MeasureList => ({
  path: '/offers',
  filter: { position },
  fields: { shop: 'shopId', brand: 'brandId', category: 'categoryId', rival: 'undercutById' },
});
const ofPositions = {
  report: 'position',
  unit: 'count',
  time: 'now',
  dimensions: ['NONE', ...trend, 'SHOP', 'CATEGORY', 'BRAND'],
  rights: [['read', 'Offer']],
  list: positionsOf(...pricePositions),
  parts: [],
} as const satisfies MeasureDefinition;

/** Listings of a state as their list shows them. */
const listingsThatAre = (state: ListingState) =>
  ({
    report: 'channels',
    unit: 'count',
    time: 'now',
    dimensions: ['NONE', ...trend, 'SHOP', 'CHANNEL'],
    rights: [['read', 'Channel']],
    list: {
      path: '/sales-channels/listings',
      filter: { state: [state] },
      fields: { shop: 'shopId', channel: 'channelId' },
    },
    parts: [],
  }) as const satisfies MeasureDefinition;

/** Rises with every change of what a measure means; a file says it. */
export const measuresVersion = 1;

/** Every measure, defined once: card, chart, list header and CSV are made of this. */
export const measureDefinitions: Readonly<Record<Measure, MeasureDefinition>> = {
  ORDERS: { ...ofPlaced, unit: 'count', dimensions: sold },
  GROSS_SALES: { ...ofPlaced, unit: 'amount', dimensions: sold },
  NET_SALES: { ...ofPlaced, unit: 'amount', dimensions: soldGoods },
  TAX: { ...ofPlaced, unit: 'amount', dimensions: sold },
  DISCOUNTS: { ...ofPlaced, unit: 'amount', dimensions: sold },
  UNITS: { ...ofPlaced, unit: 'count', dimensions: soldGoods },
  NEW_CUSTOMERS: { ...ofPlaced, unit: 'count', dimensions: sold, list: firstOrders },
  REFUNDS: {
    report: 'sales',
    unit: 'amount',
    dimensions: sold,
    time: 'settled',
    rights: ofMoney,
    list: transactions(['REFUND', 'CHARGEBACK', 'REVERSAL']),
    parts: [],
  },
  CAPTURED: {
    report: 'sales',
    unit: 'amount',
    dimensions: sold,
    time: 'settled',
    rights: ofMoney,
    list: transactions(['CAPTURE']),
    parts: [],
  },
  // Net sales less net refunds of orders that are not cancelled, each on its own day.
  REVENUE: {
    report: 'sales',
    unit: 'amount',
    dimensions: sold,
    time: 'each of its own',
    rights: ofMoney,
    list: null,
    parts: ['NET_SALES', 'REFUNDS'],
  },
  PRODUCTS: { ...ofProducts, unit: 'count' },
  COMPLETE_PRODUCTS: { ...ofProducts, unit: 'count', list: completeProducts },
  // The mean of what each product says of itself.
  COMPLETENESS: { ...ofProducts, unit: 'share' },
  // A product counts once for each value that it misses.
  MISSING_VALUES: {
    ...ofProducts,
    unit: 'count',
    dimensions: ['NONE', ...trend, 'ATTRIBUTE', 'BRAND'],
    list: incompleteProducts,
  },
  COMMENTS: ofComments,
  COMMENTS_WAITING: { ...ofComments, list: { ...comments, filter: { isWaiting: true } } },
  // The mean of the reviews that are shown.
  RATING: {
    ...ofComments,
    unit: 'stars',
    list: { ...comments, filter: { status: ['APPROVED'], kind: ['REVIEW'] } },
  },
  PROPOSALS_WAITING: { ...ofReview, time: 'now', dimensions: ['NONE', ...trend, 'SHOP'], list: proposals },
  // By people: what rules decided or newer evidence replaced is left out.
  PROPOSALS_DECIDED: {
    ...ofReview,
    time: 'decided',
    dimensions: ['NONE', 'DAY', 'MONTH', 'SHOP', 'PERSON'],
    list: {
      path: '/proposals',
      filter: { isDecidedByPerson: true },
      fields: { from: 'decidedFrom', until: 'decidedUntil', shop: 'shopId', person: 'decidedById' },
    },
  },
  OFFERS: { ...ofOffers, list: offersOf() },
  FRESH_OFFERS: { ...ofOffers, list: offersOf({ isFresh: true }) },
  FRESHNESS: { ...ofOffers, unit: 'share', list: null, parts: ['FRESH_OFFERS', 'OFFERS'] },
  MATCHED_OFFERS: { ...ofOffers, list: offersOf({ matchState: ['matched', 'matched_auto'] }) },
  COVERAGE: { ...ofOffers, unit: 'share', list: null, parts: ['MATCHED_OFFERS', 'OFFERS'] },
  CRAWL_ERRORS: { ...ofRuns, unit: 'count' },
  CRAWLED_BYTES: { ...ofRuns, unit: 'bytes' },
  COMPARED_OFFERS: ofPositions,
  CHEAPEST_OFFERS: { ...ofPositions, list: positionsOf('CHEAPEST') },
  EQUAL_OFFERS: { ...ofPositions, list: positionsOf('EQUAL') },
  // By rival an offer counts for each shop that asks less.
  UNDERCUT_OFFERS: {
    ...ofPositions,
    dimensions: [...ofPositions.dimensions, 'RIVAL'],
    list: positionsOf('UNDERCUT'),
  },
  // The mean of how far each own price lies above the lowest one elsewhere; below it where it is negative.
  PRICE_DISTANCE: { ...ofPositions, unit: 'share' },
  LISTINGS_LISTED: listingsThatAre('LISTED'),
  LISTINGS_REFUSED: listingsThatAre('REFUSED'),
  LISTINGS_SCHEDULED: listingsThatAre('SCHEDULED'),
  LISTINGS_OFF: listingsThatAre('OFF'),
  AVERAGE_ORDER: { ...ofPlaced, unit: 'amount', dimensions: sold, parts: ['NET_SALES', 'ORDERS'] },
};

/** Whether rows go on as time does. */
export function isInTime(by: FigureDimension): by is 'DAY' | 'MONTH' {
  return by === 'DAY' || by === 'MONTH';
}

/** Whether it is a state, which is counted as it is now; of days that are over it was recorded as they ended. */
export function isState(measure: Measure): boolean {
  return measureDefinitions[measure].time === 'now';
}
