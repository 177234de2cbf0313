import { priceAtShop } from '@quarry/contracts/offers';
import { mergeReadings } from '@quarry/extraction/merge';
import DataLoader from 'dataloader';
import { perRequest, type RequestContext } from '../../platform/feature.ts';
import { findOwnOffers } from './own-offer.store.ts';
import { findReadings, type OfferReading } from './reading.store.ts';

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
  return {
    version,
    currency,
    availability,
    stock,
    sourceKind,
    updatedAt,
    updatedBy,
    price: money(price),
    listPrice: money(listPrice),
    cost: money(cost),
    pagePrice: async () => pagePrice(await readingsOfOffer(context).load(offerId), currency),
  };
}

function pagePrice(readings: readonly OfferReading[], shopCurrency: string | null) {
  const grabbed = readings.filter(({ isOwn }) => !isOwn);
  const price = grabbed.length === 0 ? undefined : mergeReadings(grabbed).fields.price;
  if (price === undefined) return null;
  const { minor, currency } = priceAtShop(price.value, shopCurrency);
  return currency === null ? null : { minor, currency };
}
