import { currencyExponent } from '@quarry/contracts';
import type { Tx } from '../../platform/db/index.ts';
import {
  addToBacklog,
  type BacklogItem,
  type EventOrigin,
  publishSigned,
  type SignedEvent,
} from '../../platform/events/index.ts';
import { newId } from '../../platform/ids.ts';
import { wantPictures } from '../media/index.ts';
import type { OfferShop } from './offer.ts';
import { offerChanged, priceChanged } from './offer.topics.ts';
import type { OfferProjection, StatedPrice } from './offer-projection.ts';
import { insertNewOffers, type NewOffer } from './new-offers.store.ts';
import type { PricePlan } from './price-interval.ts';
import { showAgain } from './taken-back.store.ts';
import { type ReadingColumns, splitReadings, writeReadings } from './reading.store.ts';
import {
  changePricePoints,
  closePricePoints,
  confirmOffers,
  insertSnapshots,
  openPricePoints,
  type OfferColumns,
  type OpenedPoint,
  type SeenOffer,
  type SnapshotColumns,
  type SnapshotSource,
  writeOffers,
} from './save-offers.store.ts';

/** All that a sighting of one offer writes. */
export type OfferWriting = {
  offerId: string;
  /** Nobody knew the offer: all there is of it is inserted. */
  isNew?: true;
  /** The offer's row, made or changed; else `seen` confirms it. */
  offer?: OfferColumns;
  seen?: SeenOffer;
  snapshot?: SnapshotColumns;
  /** What the grabber says, beside what others say. */
  reading?: ReadingColumns;
  prices?: PricePlan | undefined;
  opened: OpenedPoint[];
  /** For the excavators. */
  backlog: BacklogItem[];
  /** For anyone who listens to what offers say. */
  events: SignedEvent[];
};

/** Writes in a constant number of statements. `source` names the origin of the new snapshots. */
export function writeAll(tx: Tx, now: Date, writings: readonly OfferWriting[], source?: SnapshotSource): Promise<void> {
  return readyToWrite(now, writings, source)(tx);
}

/** The same in two steps: what is sent of new offers is put together now, and written when it is called. */
export function readyToWrite(
  now: Date,
  writings: readonly OfferWriting[],
  source?: SnapshotSource,
): (tx: Tx) => Promise<void> {
  const [fresh, known] = splitNew(writings);
  const insert = source !== undefined && fresh.length > 0 ? insertNewOffers(fresh, source, now) : undefined;
  return async (tx) => {
    await insert?.execute(tx);
    if (known.length > 0) await writeKnown(tx, now, known, source);
  };
}

/** Offers that nobody knew, and what is written of all others. */
function splitNew(writings: readonly OfferWriting[]): [NewOffer[], OfferWriting[]] {
  const fresh: NewOffer[] = [];
  const known: OfferWriting[] = [];
  for (const writing of writings) {
    const { isNew, offer, snapshot, opened } = writing;
    if (isNew && offer && snapshot) fresh.push({ offer, snapshot, point: opened[0], pictureId: pictureOf(offer)?.id });
    else known.push(writing);
  }
  return [fresh, known];
}

async function writeKnown(
  tx: Tx,
  now: Date,
  writings: readonly OfferWriting[],
  source: SnapshotSource | undefined,
): Promise<void> {
  const offers = writings.flatMap(({ offer }) => offer ?? []);
  const readings = writings.flatMap(({ reading }) => reading ?? []);
  await splitReadings(
    tx,
    readings.map(({ offer_id }) => offer_id),
  );
  await writeOffers(tx, offers, now);
  await writeReadings(tx, readings);
  await confirmOffers(
    tx,
    writings.flatMap(({ seen }) => seen ?? []),
  );
  if (source !== undefined) {
    await insertSnapshots(
      tx,
      source,
      writings.flatMap(({ snapshot }) => snapshot ?? []),
    );
  }
  await writePricePlans(tx, writings);
  await addToBacklog(
    tx,
    writings.flatMap(({ backlog }) => backlog),
  );
  await publishSigned(
    tx,
    writings.flatMap(({ events }) => events),
  );
  await showAgain(
    tx,
    writings.map(({ offerId }) => offerId),
  );
  await wantPictures(
    tx,
    offers.flatMap((offer) => pictureOf(offer) ?? []),
    now,
  );
}

function pictureOf({ image_url: address }: OfferColumns): { id: string; source_url: string } | undefined {
  return address ? { id: newId<'media'>(), source_url: address } : undefined;
}

/** Closed before changed before opened: an offer has at most one open interval of a kind at any moment. */
async function writePricePlans(tx: Tx, writings: readonly OfferWriting[]): Promise<void> {
  const plans = writings.flatMap(({ prices }) => prices ?? []);
  const closed = plans.flatMap((plan) => plan.closed);
  const changed = plans.flatMap((plan) => plan.changed);
  await closePricePoints(
    tx,
    closed.map(({ validTo, ...point }) => ({ ...point, valid_to: validTo })),
  );
  await changePricePoints(
    tx,
    changed.map(({ id, lastConfirmedAt, state, reason, waits }) => ({
      id,
      last_confirmed_at: lastConfirmedAt,
      state,
      reason,
      lost_at: waits.lostAt,
      waits_for_run_id: waits.runId,
      is_held: waits.isHeld,
    })),
  );
  await openPricePoints(
    tx,
    writings.flatMap(({ opened }) => opened),
  );
}

/** What an offer's row says of itself, no matter who gave it. */
export type Statement = {
  projection: OfferProjection;
  price: StatedPrice;
  prices: PricePlan | undefined;
  leader: { grabberId: string | null; snapshotId: string; snapshotAt: Date };
};

export type OfferIdentity = { id: string; key: string; pageId: string | null; snapshotSeq: number; isShared: boolean };

export function offerColumns(
  { id, key, pageId, snapshotSeq, isShared }: OfferIdentity,
  { projection, price, prices, leader }: Statement,
  shop: OfferShop,
  times: { seenAt: Date; changedAt: Date },
): OfferColumns {
  return {
    id,
    shop_id: shop.id,
    offer_key: key,
    origin: shop.kind === 'observed' ? 'observed' : 'own',
    is_shared: isShared,
    is_quarantined: projection.quarantineReason !== null,
    quarantine_reason: projection.quarantineReason,
    grabber_id: leader.grabberId,
    page_id: pageId,
    current_snapshot_id: leader.snapshotId,
    current_snapshot_at: leader.snapshotAt,
    snapshot_seq: snapshotSeq,
    title: projection.title,
    brand_text: projection.brandText,
    brand_key: projection.brandKey,
    gtin14: projection.gtin14,
    is_gtin_usable: projection.isGtinUsable,
    mpn_key: projection.mpnKey,
    sku: projection.sku,
    seller: projection.seller,
    item_group: projection.itemGroup,
    url: projection.url,
    image_url: projection.imageUrl,
    category_text: projection.categoryText,
    ...shownPrice(prices),
    currency: prices?.accepted?.currency ?? price.currency,
    low_price_minor: price.lowMinor,
    high_price_minor: price.highMinor,
    recurring_price_minor: price.recurringMinor,
    recurring_period: price.recurringMinor === null ? null : price.recurringPeriod,
    is_tax_included: price.isTaxIncluded ?? shop.pricesIncludeTax,
    availability: projection.availability,
    condition: projection.condition,
    seen_at: times.seenAt,
    changed_at: times.changedAt,
  };
}

/** An offer shows its accepted price; while another waits for its second sighting it says so. */
export function shownPrice(
  prices: PricePlan | undefined,
): Pick<OfferColumns, 'price_minor' | 'list_price_minor' | 'price_state'> {
  const accepted = prices?.accepted;
  return {
    price_minor: accepted?.amountMinor ?? null,
    list_price_minor: accepted?.listMinor ?? null,
    price_state: prices?.hasSuspect ? 'suspect' : accepted ? 'accepted' : null,
  };
}

/** New price points, each with the snapshot that gave the price. */
export function openedPoints(
  prices: PricePlan,
  offerId: string,
  snapshot: { id: string; at: Date } | null,
): OpenedPoint[] {
  return prices.opened.map((point) => ({
    id: newId<'price_point'>(point.validFrom.getTime()),
    offer_id: offerId,
    kind: point.kind,
    valid_from: point.validFrom,
    amount_minor: point.amountMinor,
    currency: point.currency,
    exponent: currencyExponent(point.currency),
    currency_rule: point.currencyRule,
    list_amount_minor: point.listMinor,
    shipping_minor: point.shippingMinor,
    is_tax_included: point.isTaxIncluded,
    availability: point.availability,
    condition: point.condition,
    snapshot_id: snapshot?.id ?? null,
    snapshot_at: snapshot?.at ?? null,
    state: point.state,
    reason: point.reason,
    waits_for_run_id: point.waits.runId,
  }));
}

/** What leaves a new snapshot to the excavators. */
export function snapshotItem(snapshot: { id: string; at: Date }, shopId: string, runId: string | null): BacklogItem {
  return {
    topic: 'snapshot_created',
    partition_id: shopId,
    subject_id: snapshot.id,
    subject_at: snapshot.at,
    run_id: runId,
  };
}

/** What tells of an offer that was known already; nothing where it says what it said. New ones are told of as they are inserted. */
export function offerEvents(
  known: { id: string; state: string; openPoints: { state: string }[] } | undefined,
  { isContentNew, isReadingNew = false, prices }: { isContentNew: boolean; isReadingNew?: boolean; prices: PricePlan },
  shopId: string,
  origin: EventOrigin,
): SignedEvent[] {
  if (known === undefined) return [];
  const said = isContentNew ? ['content'] : isReadingNew ? ['reading'] : [];
  const changed = [...said, ...(known.state === 'active' ? [] : ['state'])];
  const isMoved = prices.opened.length > 0 || prices.closed.length > 0;
  const isAcceptedNow =
    prices.changed.some(({ state }) => state === 'accepted') &&
    known.openPoints.some(({ state }) => state === 'suspect');
  const common = { id: known.id, shopId, origin };
  return [
    ...(changed.length > 0 ? [{ ...common, topic: offerChanged, changed }] : []),
    ...(isMoved || isAcceptedNow ? [{ ...common, topic: priceChanged, changed: ['price'] }] : []),
  ];
}
