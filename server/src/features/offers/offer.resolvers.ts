import { printGtin } from '@quarry/contracts/gtin';
import type { Money } from '@quarry/contracts/money';
import type { PricePeriod } from '@quarry/contracts/offers';
import { readSentence } from '@quarry/contracts/wording';
import { type MergedOffer, mergeReadings } from '@quarry/extraction/merge';
import DataLoader from 'dataloader';
import { type Actor, authorize, may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { type Deps, perRequest, type ResolverMap } from '../../platform/feature.ts';
import type { QueryOffersArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { picturePath } from '../../platform/pictures/index.ts';
import { readingsOfOffer, shownOwnOffer } from './own-offer-shape.ts';
import type { OfferReading } from './reading.store.ts';
import { briefShop } from '../shops/index.ts';
import {
  findPricePointsOfOffers,
  findProductPriceSeries,
  findSnapshotsOfOffers,
  type PricePointRecord,
} from './evidence.store.ts';
import { findLowestPrices, findOfferFigures } from './offer-figures.store.ts';
import { disagreedPrices, mergedFields } from './merged-offer.ts';
import {
  countOffers,
  findOffers,
  freshForMs,
  listOffers,
  offerFilter,
  type OfferListRequest,
  type OfferRecord,
} from './offer-list.store.ts';
import { decidePricePoint } from './price-point.commands.ts';
import { findShopHealth } from './shop-health.store.ts';
import { shapeSnapshot, snapshotById } from './snapshot-shape.ts';

/** Offers by id as far as the actor may see them, one statement for all that a request asks for. */
export const offerById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const offers = await findOffers(deps.db, actor, ids);
      return ids.map((id) => offers.get(id) ?? null);
    }),
);

async function mergedOffer(id: string, context: Context): Promise<MergedOffer<OfferReading> | null> {
  const readings = await readingsOfOffer(context).load(id);
  return readings.length === 0 ? null : mergeReadings(readings);
}

/** Rows of several offers in one statement, for each window size asked for. */
function perOffer<Row>(
  find: (
    db: Parameters<typeof findSnapshotsOfOffers>[0],
    ids: readonly string[],
    first: number,
  ) => Promise<Map<string, Row[]>>,
) {
  return perRequest(
    ({ deps }) =>
      new DataLoader<{ offerId: string; first: number }, Row[], string>(
        async (keys) => {
          const first = Math.max(...keys.map((key) => key.first));
          const found = await find(
            deps.db,
            keys.map(({ offerId }) => offerId),
            first,
          );
          return keys.map((key) => (found.get(key.offerId) ?? []).slice(0, key.first));
        },
        { cacheKeyFn: ({ offerId, first }) => `${offerId} ${first}` },
      ),
  );
}

const snapshotsOfOffer = perOffer(findSnapshotsOfOffers);
const pricePointsOfOffer = perOffer(findPricePointsOfOffers);

const lowestPrices = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const prices = await findLowestPrices(deps.db, actor, ids);
      return ids.map((id) => prices.get(id) ?? []);
    }),
);

const shopHealth = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const health = await findShopHealth(deps.db, actor, ids, new Date(deps.clock.now().getTime() - freshForMs));
      return ids.map((id) => health.get(id) ?? new Error(`The shop ${id} has no health.`));
    }),
);

const largestWindow = 500;
const longestHistoryDays = 3660;
const dayMs = 86_400_000;

export const offerResolvers = {
  Query: {
    offers: async (_root, args, { actor, deps }) => {
      authorize(actor, 'read', 'Offer');
      const request: OfferListRequest = { ...listRequest(args, deps, actor), actor };
      const { nodes, pageInfo } = await listOffers(deps.db, request);
      return { nodes: nodes.map(shapeOffer), pageInfo, total: () => countOffers(deps.db, request) };
    },
    offer: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Offer');
      const offer = isId(id) ? await offerById(context).load(id) : null;
      return offer && shapeOffer(offer);
    },
    productPriceHistory: async (_root, { productId, days }, { actor, deps }) => {
      authorize(actor, 'read', 'Offer');
      if (!isId(productId)) return [];
      const span = Math.min(Math.max(days ?? 90, 1), longestHistoryDays);
      const since = new Date(deps.clock.now().getTime() - span * dayMs);
      const points = await findProductPriceSeries(deps.db, actor, productId, since);
      return [...Map.groupBy(points, (point) => `${point.offerId} ${point.currency}`).values()].flatMap((series) => {
        const [first] = series;
        if (first === undefined) return [];
        const { offerId, shopId, shopName, seller, currency } = first;
        return [{ offerId, shopId, shopName, seller, currency, points: series.map(shapePoint) }];
      });
    },
  },
  Mutation: {
    decidePricePoint: mutation({
      about: ({ id }) => ['price_point', id],
      right: () => ['update', 'Offer'],
      run: ({ id, accept }, { deps, origin }) => decidePricePoint(deps, origin, id, accept),
      answer: async ({ offerId }, context) => ({
        __typename: 'PricePointDecided',
        offer: shapeOffer((await offerById(context).load(offerId))!),
      }),
    }),
  },
  Product: {
    offers: async (product, args, { actor, deps }) => {
      authorize(actor, 'read', 'Offer');
      const request: OfferListRequest = {
        actor,
        first: args.first ?? 100,
        after: args.after ?? null,
        productId: product.id ?? '',
      };
      const { nodes, pageInfo } = await listOffers(deps.db, request);
      return { nodes: nodes.map(shapeOffer), pageInfo, total: () => countOffers(deps.db, request) };
    },
    offerFigures: (product, _args, { actor, deps }) =>
      may(actor, 'read', 'Offer') ? findOfferFigures(deps.db, actor, product.id ?? '') : null,
    lowestPricesElsewhere: (product, _args, context) => {
      const hasNone = !product.lowestPrice && product.offerCount !== 0;
      return hasNone && may(context.actor, 'read', 'Offer') ? lowestPrices(context).load(product.id ?? '') : [];
    },
  },
  Shop: {
    health: (shop, _args, context) => shopHealth(context).load(shop.id ?? ''),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Product' | 'Shop'> & ResolverMap;

function listRequest(
  { first, after, from, search, filter, sort }: QueryOffersArgs,
  { clock }: Deps,
  actor: Actor,
): Omit<OfferListRequest, 'actor'> {
  return {
    first: first ?? 100,
    after: after ?? null,
    from: from ?? null,
    search: search ?? null,
    sort: sort ?? null,
    filter: offerFilter.conditions(filter, clock.now(), actor),
  };
}

type Context = Parameters<typeof offerById>[0];

/** An offer as GraphQL shows it; what costs a statement is a function. */
export function shapeOffer(offer: OfferRecord) {
  const { shopId, shopName, pictureAddressId, currency, currentSnapshotId, currentSnapshotAt, ...rest } = offer;
  const { recurringPriceMinor, recurringPeriod, ...plain } = rest;
  const money = (minor: number | null) => (minor === null || currency === null ? null : { minor, currency });
  return {
    ...plain,
    gtin: plain.gtin === null ? null : printGtin(plain.gtin),
    quarantineReason: plain.quarantineReason === null ? null : readSentence(plain.quarantineReason),
    imageUrl: picturePath(pictureAddressId),
    price: money(offer.priceMinor),
    listPrice: money(offer.listPriceMinor),
    lowPrice: money(offer.lowPriceMinor),
    highPrice: money(offer.highPriceMinor),
    recurringPrice: recurringPrice(money(recurringPriceMinor), recurringPeriod),
    shop: briefShop(shopId, shopName),
    mayUpdate: (_args: never, { actor }: Context) => may(actor, 'update', 'Offer', { shopId }),
    own: (_args: never, context: Context) =>
      may(context.actor, 'update', 'Offer', { shopId }) ? shownOwnOffer(offer.id, context) : null,
    fields: async (_args: never, context: Context) => {
      const merged = await mergedOffer(offer.id, context);
      return merged === null ? [] : mergedFields(merged);
    },
    priceDisagreement: async (_args: never, context: Context) => {
      const merged = await mergedOffer(offer.id, context);
      return merged === null ? null : disagreedPrices(merged, currency);
    },
    snapshot: (_args: never, context: Context) => {
      if (currentSnapshotId === null || currentSnapshotAt === null) return null;
      return snapshotById({ id: currentSnapshotId, at: currentSnapshotAt }, context);
    },
    snapshots: async ({ first }: { first?: number | null }, context: Context) => {
      const found = await snapshotsOfOffer(context).load({ offerId: offer.id, first: window(first, 20) });
      return found.map(shapeSnapshot);
    },
    pricePoints: async ({ first }: { first?: number | null }, context: Context) => {
      const found = await pricePointsOfOffer(context).load({ offerId: offer.id, first: window(first, 100) });
      return found.map(shapePoint);
    },
  };
}

const periodNames = { day: 'DAY', week: 'WEEK', month: 'MONTH', quarter: 'QUARTER', year: 'YEAR' } as const;

function recurringPrice(price: Money | null, period: PricePeriod | null) {
  return price === null || period === null ? null : { price, period: periodNames[period] };
}

function window(first: number | null | undefined, usual: number): number {
  return Math.min(Math.max(first ?? usual, 1), largestWindow);
}

const ruleNames = { text: 'TEXT', page: 'PAGE', header: 'HEADER', shop: 'SHOP' } as const;

function shapePoint({ snapshotId, snapshotAt, ...point }: PricePointRecord) {
  const { amountMinor, listAmountMinor, currency, currencyRule, reason } = point;
  const snapshotOf = async (context: Context) =>
    snapshotId === null || snapshotAt === null ? null : snapshotById({ id: snapshotId, at: snapshotAt }, context);
  // Where only a range is stated, its lower end is the price from which it begins.
  const stating = point.kind === 'from' ? 'lowPrice' : 'price';
  return {
    ...point,
    snapshot: (_args: never, context: Context) => snapshotOf(context),
    field: async (_args: never, context: Context) =>
      (await snapshotOf(context))?.fields.find(({ name }) => name === stating) ?? null,
    reason: reason === null ? null : readSentence(reason),
    currencyRule: currencyRule && ruleNames[currencyRule],
    price: { minor: amountMinor, currency },
    listPrice: listAmountMinor === null ? null : { minor: listAmountMinor, currency },
  };
}
