import { priceAtShop } from '@quarry/contracts/offers';
import { mergeReadings } from '@quarry/extraction/merge';
import DataLoader from 'dataloader';
import { perRequest, type RequestContext } from '../../platform/feature.ts';
import { findOwnOffers } from './own-offer.store.ts';
import { findReadings, type OfferReading } from './reading.store.ts';
import { snapshotById } from './snapshot-shape.ts';

/** What is read of each offer, and stated by people. */
export const readingsOfOffer = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const readings = await findReadings(deps.db, ids);
      return ids.map((id): readonly OfferReading[] => readings.get(id) ?? []);
    }),
);

const ownOfferById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findOwnOffers(deps.db, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);

/** What people state of an offer as GraphQL shows it; null for an offer of no own shop. */
export async function shownOwnOffer(offerId: string, context: RequestContext) {
  const own = await ownOfferById(context).load(offerId);
  if (own === null) return null;
  const { price, listPrice, cost, currency, version, availability, stock, sourceKind, updatedAt, updatedBy } = own;
  const money = (minor: number | null) => (minor === null || currency === null ? null : { minor, currency });
  const page = async () => pageReading(await readingsOfOffer(context).load(offerId));
  return {
    version,
    currency: own.shop.currency,
    availability,
    stock,
    sourceKind,
    updatedAt,
    updatedBy,
    price: money(price),
    listPrice: money(listPrice),
    cost: money(cost),
    pagePrice: async () => priceOf(await page(), own.shop.currency),
    pageSnapshot: async () => {
      const reading = await page();
      return reading === undefined ? null : snapshotById({ id: reading.snapshotId, at: reading.snapshotAt }, context);
    },
  };
}

/** The reading that gives the price which is read of an offer, whether or not it holds. */
function pageReading(readings: readonly OfferReading[]): OfferReading | undefined {
  const grabbed = readings.filter(({ isOwn }) => !isOwn);
  if (grabbed.length === 0) return undefined;
  const { fields, givenBy, leader } = mergeReadings(grabbed);
  const reading = givenBy.get('price') ?? leader;
  return fields.price && { ...reading, fields };
}

function priceOf(reading: OfferReading | undefined, shopCurrency: string | null) {
  const price = reading?.fields.price;
  if (price === undefined) return null;
  const { minor, currency } = priceAtShop(price.value, shopCurrency);
  return currency === null ? null : { minor, currency };
}
