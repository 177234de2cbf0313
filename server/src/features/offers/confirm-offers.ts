import type { Tx } from '../../platform/db/index.ts';
import type { OfferShop } from './offer.ts';
import { planPrice, type PricePlan, type PriceStatement } from './price-interval.ts';
import {
  confirmOffers,
  findKnownOffersOfPages,
  findMarketMedians,
  findSuspectOffers,
  lockShopOffers,
} from './save-offers.store.ts';
import { shownPrice, writePricePlans } from './save-offers.ts';
import type { KnownOffer } from './save-plan.ts';

/**
 * Pages that answered as before: their offers were seen again and say the same, without being read again. A suspect price
 * among them has its second sighting. An offer that the page no longer stated when it was last read (`readAt`) is not on it and
 * stays unseen. Gives the number of offers confirmed on each page.
 */
export async function confirmOffersOfPages(
  tx: Tx,
  shop: OfferShop,
  sightings: readonly { pageId: string; at: Date; readAt: Date | null }[],
): Promise<Map<string, number>> {
  if (sightings.length === 0) return new Map();
  await lockShopOffers(tx, shop.id);
  const ofPage = new Map(sightings.map((sighting) => [sighting.pageId, sighting]));
  const linked = await findKnownOffersOfPages(tx, shop.id, [...ofPage.keys()]);
  const known = linked.filter(({ pageId, lastSeenAt }) => lastSeenAt >= (ofPage.get(pageId)?.readAt ?? lastSeenAt));
  await confirmKnown(
    tx,
    shop,
    known.map((offer) => ({ offer, at: ofPage.get(offer.pageId)?.at ?? offer.lastSeenAt })),
  );
  const byPage = Map.groupBy(known, ({ pageId }) => pageId);
  return new Map([...byPage].map(([pageId, offers]) => [pageId, offers.length]));
}

/** A source that answered as before: of its offers only those with a suspect price are touched, for it is their second sighting. */
export async function confirmSuspectOffers(tx: Tx, shop: OfferShop, grabberId: string, at: Date): Promise<void> {
  await lockShopOffers(tx, shop.id);
  const known = await findSuspectOffers(tx, shop.id, grabberId);
  await confirmKnown(
    tx,
    shop,
    known.map((offer) => ({ offer, at })),
  );
}

async function confirmKnown(
  tx: Tx,
  shop: OfferShop,
  sightings: readonly { offer: KnownOffer; at: Date }[],
): Promise<void> {
  const live = sightings.filter(({ offer, at }) => offer.state === 'active' && offer.lastSeenAt <= at);
  if (live.length === 0) return;
  const productIds = [...new Set(live.flatMap(({ offer }) => offer.productId ?? []))];
  const medians = await findMarketMedians(tx, shop.id, productIds, shop.pricesIncludeTax);
  const plans = live.map(({ offer, at }) => ({ offer, at, prices: planSameAgain(offer, at, shop, medians) }));
  await writePricePlans(
    tx,
    plans.map(({ prices }) => prices),
    [],
  );
  await confirmOffers(
    tx,
    plans.map(({ offer, at, prices }) => ({
      id: offer.id,
      snapshot_id: offer.snapshotId,
      snapshot_at: offer.snapshotAt,
      seen_at: at,
      grabber_id: null,
      page_id: null,
      ...shownPrice(prices),
    })),
  );
}

/** The newest statement again: the suspect one where one waits, else the accepted one. */
function planSameAgain(offer: KnownOffer, at: Date, shop: OfferShop, medians: ReadonlyMap<string, number>): PricePlan {
  const latest: PriceStatement | undefined =
    offer.openPoints.find((point) => point.state === 'suspect') ?? offer.openPoints[0];
  const marketMedianMinor = medians.get(`${offer.productId} ${latest?.currency}`) ?? null;
  return planPrice(offer.openPoints, latest ?? null, at, { isObserved: shop.kind !== 'own', marketMedianMinor });
}
