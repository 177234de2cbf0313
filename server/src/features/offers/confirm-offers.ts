import type { Tx } from '../../platform/db/index.ts';
import { joinSightings } from './joint-offers.ts';
import { planJointPrice, priceContext, type ShownOffer } from './joint-price.ts';
import type { OfferShop } from './offer.ts';
import { grabOrigin } from './offer.topics.ts';
import {
  offerColumns,
  openedPoints,
  type OfferWriting,
  offerEvents,
  shownPrice,
  snapshotItem,
  writeAll,
} from './offer-writing.ts';
import { planPrice, type PriceStatement } from './price-interval.ts';
import {
  findKnownOffersOfPages,
  findMarketMedians,
  findOffersLedByOthers,
  findSuspectOffers,
} from './known-offers.store.ts';
import { lockShopOffers } from './save-offers.store.ts';
import type { KnownOffer, OwnReading, PlanContext } from './save-plan.ts';

/** Who saw the offers again, and when this is written down. */
export type Confirming = { shop: OfferShop; grabberId: string | null; now: Date; runId?: string | null };

/**
 * Pages that answered as before: their offers were seen again and say the same, without being read again. A suspect price
 * among them has its second sighting. An offer that the page no longer stated when it was last read (`readAt`) is not on it and
 * stays unseen, and so does each of those in `unstated`. Gives the number of offers confirmed on each page.
 */
export async function confirmOffersOfPages(
  tx: Tx,
  by: Confirming,
  sightings: readonly { pageId: string; at: Date; readAt: Date | null }[],
  unstated: ReadonlySet<string> = new Set(),
): Promise<Map<string, number>> {
  if (sightings.length === 0) return new Map();
  await lockShopOffers(tx, by.shop.id);
  const ofPage = new Map(sightings.map((sighting) => [sighting.pageId, sighting]));
  const linked = await findKnownOffersOfPages(tx, by.grabberId, [...ofPage.keys()]);
  const known = linked.filter(
    ({ id, pageId, own }) =>
      !unstated.has(id) && own !== null && own.lastSeenAt >= (ofPage.get(pageId)?.readAt ?? own.lastSeenAt),
  );
  await confirmKnown(
    tx,
    by,
    known.map((offer) => ({ offer, at: ofPage.get(offer.pageId)?.at ?? offer.lastSeenAt })),
  );
  const byPage = Map.groupBy(known, ({ pageId }) => pageId);
  return new Map([...byPage].map(([pageId, offers]) => [pageId, offers.length]));
}

const offersPerBatch = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * A feed that answered as before: of its offers only those with a suspect price are touched, for it is their second sighting, and
 * those that show what another grabber says, for the feed may count again.
 */
export async function confirmUnchangedFeed(tx: Tx, by: Confirming & { grabberId: string }, at: Date): Promise<void> {
  await lockShopOffers(tx, by.shop.id);
  const suspects = await findSuspectOffers(tx, by.shop.id, by.grabberId);
  await confirmKnown(
    tx,
    by,
    suspects.map((offer) => ({ offer, at })),
  );
  for (let after = beforeAll; ;) {
    const others = await findOffersLedByOthers(tx, by.grabberId, after, offersPerBatch);
    await confirmMoved(
      tx,
      by,
      others.map((offer) => ({ offer, at })),
    );
    const last = others.at(-1);
    if (last === undefined || others.length < offersPerBatch) return;
    after = last.id;
  }
}

type Seen = { offer: KnownOffer; at: Date };

async function confirmKnown(tx: Tx, by: Confirming, sightings: readonly Seen[]): Promise<void> {
  const live = sightings.filter(({ offer, at }) => offer.state === 'active' && offer.own && offer.own.lastSeenAt <= at);
  if (live.length === 0) return;
  const context = await contextOf(tx, by, live);
  const writings = live.flatMap(({ offer, at }) =>
    offer.own === null ? [] : confirmation(offer, offer.own, at, by, context),
  );
  await writeAll(tx, by.now, writings);
}

/** Confirms only offers that show something else because they were seen. */
async function confirmMoved(tx: Tx, by: Confirming, sightings: readonly Seen[]): Promise<void> {
  const context = await contextOf(tx, by, sightings);
  const writings = sightings.flatMap(({ offer, at }) =>
    offer.own !== null && context.shown.get(offer.id)?.isChanged ? confirmation(offer, offer.own, at, by, context) : [],
  );
  await writeAll(tx, by.now, writings);
}

async function contextOf(
  tx: Tx,
  { shop, grabberId, runId = null }: Confirming,
  sightings: readonly Seen[],
): Promise<PlanContext> {
  const productIds = [...new Set(sightings.flatMap(({ offer }) => offer.productId ?? []))];
  const marketMedians = await findMarketMedians(tx, shop.id, productIds, shop.pricesIncludeTax);
  const joint = sightings.filter(({ offer }) => offer.isJoint);
  const shown = await joinSightings(
    tx,
    shop,
    joint.map(({ offer, at }) => ({ offerId: offer.id, grabberId, at })),
  );
  return { shop, marketMedians, shown, runId };
}

function confirmation(
  offer: KnownOffer,
  own: OwnReading,
  at: Date,
  by: Confirming,
  context: PlanContext,
): OfferWriting {
  const shown = context.shown.get(offer.id);
  const prices = offer.isJoint ? planJointPrice(offer, { at }, shown, context) : planSameAgain(offer, at, context);
  const snapshot = { snapshot_id: own.snapshotId, snapshot_at: own.snapshotAt };
  const reading = { offer_id: offer.id, page_id: null, ...snapshot, seen_at: at };
  const common = {
    offerId: offer.id,
    prices,
    ...(offer.isJoint && by.grabberId !== null && { reading: { ...reading, grabber_id: by.grabberId } }),
  };
  if (shown?.isChanged) return { ...common, ...changedOffer(offer, shown, prices, at, by) };
  const seen = { id: offer.id, ...snapshot, seen_at: at, grabber_id: null, page_id: null, ...shownPrice(prices) };
  return { ...common, seen, opened: [], backlog: [], events: [] };
}

/** What is written of an offer that shows something else although its grabbers say what they said. */
export function changedOffer(
  offer: KnownOffer,
  shown: ShownOffer,
  prices: NonNullable<OfferWriting['prices']>,
  at: Date,
  { shop, runId = null }: Pick<Confirming, 'shop'> & { runId?: string | null },
): Pick<OfferWriting, 'offer' | 'opened' | 'backlog' | 'events'> {
  const leader = { id: shown.leader.snapshotId, at: shown.leader.snapshotAt };
  const identity = { id: offer.id, key: offer.offerKey, pageId: null, snapshotSeq: offer.snapshotSeq, isShared: true };
  return {
    offer: offerColumns(identity, { ...shown, prices }, shop, { seenAt: at, changedAt: at }),
    opened: openedPoints(prices, offer.id, leader),
    backlog: [snapshotItem(leader, shop.id, null)],
    events: offerEvents(offer, { isContentNew: true, prices }, shop.id, grabOrigin(runId)),
  };
}

/** The newest statement again: the suspect one where one waits, else the accepted one, or none where that was found lost. */
function planSameAgain(offer: KnownOffer, at: Date, context: PlanContext) {
  const latest: PriceStatement | undefined =
    offer.openPoints.find((point) => point.state === 'suspect') ??
    offer.openPoints.find(({ waits }) => waits.lostAt === null);
  return planPrice(
    offer.openPoints,
    latest ?? null,
    at,
    priceContext(offer, { currency: latest?.currency ?? null }, context),
  );
}
