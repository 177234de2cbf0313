import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { type OfferShop, runsUntilExpired } from './offer.ts';
import { planPrice, type PricePlan, type PriceStatement } from './price-interval.ts';
import {
  confirmOffers,
  findKnownOffersOfPages,
  findMarketMedians,
  lockShopOffers,
  writeEvents,
} from './save-offers.store.ts';
import { shownPrice, writePricePlans } from './save-offers.ts';
import type { KnownOffer } from './save-plan.ts';

/**
 * Pages that answered as before: their offers were seen again and say the same, without being read again. A suspect price
 * among them has its second sighting. Gives the number of offers confirmed on each page.
 */
export async function confirmOffersOfPages(
  tx: Tx,
  shop: OfferShop,
  sightings: readonly { pageId: string; at: Date }[],
): Promise<Map<string, number>> {
  if (sightings.length === 0) return new Map();
  await lockShopOffers(tx, shop.id);
  const seenAt = new Map(sightings.map(({ pageId, at }) => [pageId, at]));
  const known = await findKnownOffersOfPages(tx, shop.id, [...seenAt.keys()]);
  const live = known.filter((offer) => offer.lastSeenAt <= (seenAt.get(offer.pageId) ?? offer.lastSeenAt));
  const productIds = [...new Set(live.flatMap(({ productId }) => productId ?? []))];
  const medians = await findMarketMedians(tx, shop.id, productIds, shop.pricesIncludeTax);
  const plans = live.map((offer) => {
    const at = seenAt.get(offer.pageId) ?? offer.lastSeenAt;
    return { offer, at, prices: planSameAgain(offer, at, shop, medians) };
  });
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
  const byPage = Map.groupBy(known, ({ pageId }) => pageId);
  return new Map([...byPage].map(([pageId, offers]) => [pageId, offers.length]));
}

/** The newest statement again: the suspect one where one waits, else the accepted one. */
function planSameAgain(offer: KnownOffer, at: Date, shop: OfferShop, medians: ReadonlyMap<string, number>): PricePlan {
  const latest: PriceStatement | undefined =
    offer.openPoints.find((point) => point.state === 'suspect') ?? offer.openPoints[0];
  const marketMedianMinor = medians.get(`${offer.productId} ${latest?.currency}`) ?? null;
  return planPrice(offer.openPoints, latest ?? null, at, { isObserved: shop.kind !== 'own', marketMedianMinor });
}

/**
 * Marks offers that a complete, non-degraded run did not see: missing, and expired after the third such run. Their open price
 * intervals end at `at`. Gives their number.
 */
export async function markAbsentOffers(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  shopId: string,
  offerIds: readonly string[],
  at: Date,
  runId: string | null,
): Promise<number> {
  if (offerIds.length === 0) return 0;
  await lockShopOffers(tx, shopId);
  const marked = await sql<{ id: string; productId: string | null }>`
    update offer set missing_runs = missing_runs + 1, updated_at = ${deps.clock.now()}, version = version + 1,
      state = case when missing_runs + 1 >= ${runsUntilExpired} then 'expired' else 'missing' end,
      last_changed_at = case when state = 'active' then ${at} else last_changed_at end
    where shop_id = ${shopId} and id = any(${offerIds}::uuid[]) and last_seen_at < ${at} and state <> 'expired'
    returning id, product_id as "productId"`.execute(tx);
  const ids = marked.rows.map(({ id }) => id);
  await sql`
    update price_point set valid_to = greatest(valid_from, ${at}::timestamptz),
      state = case when state = 'suspect' then 'rejected' else state end
    where offer_id = any(${ids}::uuid[]) and valid_to is null and state in ('accepted', 'suspect')`.execute(tx);
  await writeEvents(
    tx,
    marked.rows
      .filter(({ productId }) => productId !== null)
      .map(({ id }) => ({
        topic: 'offer_changed',
        partition_id: shopId,
        subject_id: id,
        subject_at: null,
        run_id: runId,
      })),
  );
  return ids.length;
}
