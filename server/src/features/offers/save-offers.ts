import { currencyExponent } from '@quarry/contracts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { derivedId, newId } from '../../platform/ids.ts';
import type { OfferRow, OfferShop } from './offer.ts';
import type { PricePlan } from './price-interval.ts';
import {
  changePricePoints,
  closePricePoints,
  confirmOffers,
  findKnownOffers,
  findMarketMedians,
  insertSnapshots,
  lockShopOffers,
  openPricePoints,
  type OfferColumns,
  type OpenedPoint,
  type OutboxEvent,
  type SeenOffer,
  type SnapshotColumns,
  wantPictures,
  writeEvents,
  writeOffers,
} from './save-offers.store.ts';
import { keyRows, planOffer, type OfferPlan, type PreparedRow, prepareRow } from './save-plan.ts';

/** Names the rules by which fields were read; a new name tells a replayed snapshot from the one before. */
const extractorVersion = '1';

export type OfferSource = {
  kind: 'grab' | 'form' | 'import' | 'api';
  grabberId: string | null;
  grabRunId: string | null;
};

export type SavedOffers = {
  /** Distinct offers among the rows. */
  offers: number;
  created: number;
  snapshots: number;
  pricePoints: number;
  /** Rows that name nothing an offer could be known by. */
  withoutKey: number;
  offerIds: string[];
  /** The page of each new snapshot, once for each. */
  changedPageIds: string[];
};

/**
 * Stores what a shop says: offers, a snapshot where the fields changed, price intervals, events for the excavators. A constant
 * number of statements for up to 1,000 rows; the same rows twice change nothing. Joins the caller's transaction.
 */
export function saveOffers(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  shop: OfferShop,
  source: OfferSource,
  rows: readonly OfferRow[],
): Promise<SavedOffers> {
  return savePreparedOffers(
    tx,
    deps,
    shop,
    source,
    rows.map((row) => prepareRow(row, shop)),
  );
}

/**
 * The same for rows that `prepareRow` has read already. `whileWriting` is called when the long statements begin, for what the
 * caller can do meanwhile.
 */
export async function savePreparedOffers(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  shop: OfferShop,
  source: OfferSource,
  rows: readonly PreparedRow[],
  whileWriting: () => void = () => undefined,
): Promise<SavedOffers> {
  const keyed = keyRows(rows);
  await lockShopOffers(tx, shop.id);
  const known = await findKnownOffers(
    tx,
    shop.id,
    keyed.rows.map((row) => row.key),
  );
  const knownByKey = new Map(known.map((offer) => [offer.offerKey, offer]));
  const productIds = [...new Set(known.flatMap(({ productId }) => productId ?? []))];
  const marketMedians = await findMarketMedians(tx, shop.id, productIds, shop.pricesIncludeTax);
  const plans = keyed.rows.map((row) => planOffer(row, knownByKey.get(row.key), { shop, marketMedians }));
  // By then the first of the statements is on its way to the server.
  setImmediate(whileWriting);
  const written = await writePlans(tx, deps.clock.now(), shop, source, plans);
  return { offers: keyed.rows.length, withoutKey: keyed.withoutKey, ...written };
}

async function writePlans(
  tx: Tx,
  now: Date,
  shop: OfferShop,
  source: OfferSource,
  plans: readonly OfferPlan[],
): Promise<Omit<SavedOffers, 'offers' | 'withoutKey'>> {
  const entries = plans.map((plan) => toWrite(plan, shop, source));
  const changed = entries.filter((entry) => entry.offer !== undefined);
  const opened = entries.flatMap((entry) => entry.opened);
  const snapshots = entries.flatMap((entry) => entry.snapshot ?? []);
  await writeOffers(
    tx,
    changed.flatMap((entry) => entry.offer ?? []),
    now,
  );
  await confirmOffers(
    tx,
    entries.flatMap((entry) => entry.seen ?? []),
  );
  await insertSnapshots(tx, { kind: source.kind, grabRunId: source.grabRunId, extractorVersion }, snapshots);
  await writePricePlans(
    tx,
    plans.flatMap((plan) => plan.prices ?? []),
    opened,
  );
  await writeEvents(
    tx,
    entries.flatMap((entry) => entry.events),
  );
  await wantPictures(
    tx,
    changed.flatMap((entry) => pictureOf(entry.offer)),
    now,
  );
  return {
    created: plans.filter((plan) => plan.known === undefined).length,
    snapshots: snapshots.length,
    pricePoints: opened.length,
    offerIds: entries.map((entry) => entry.offerId),
    changedPageIds: snapshots.flatMap((snapshot) => snapshot.page_id ?? []),
  };
}

/** Closed before changed before opened: an offer has at most one open interval of a kind at any moment. */
export async function writePricePlans(
  tx: Tx,
  plans: readonly PricePlan[],
  opened: readonly OpenedPoint[],
): Promise<void> {
  const closed = plans.flatMap((plan) => plan.closed);
  const changed = plans.flatMap((plan) => plan.changed);
  await closePricePoints(
    tx,
    closed.map(({ validTo, ...point }) => ({ ...point, valid_to: validTo })),
  );
  await changePricePoints(
    tx,
    changed.map(({ lastConfirmedAt, ...point }) => ({ ...point, last_confirmed_at: lastConfirmedAt })),
  );
  await openPricePoints(tx, opened);
}

type Writing = {
  offerId: string;
  offer?: OfferColumns;
  seen?: SeenOffer;
  snapshot?: SnapshotColumns;
  opened: OpenedPoint[];
  events: OutboxEvent[];
};

function toWrite(plan: OfferPlan, shop: OfferShop, source: OfferSource): Writing {
  const { row, known, outcome } = plan;
  const offerId = known?.id ?? derivedId<'offer'>(`offer:${shop.id}:${row.key}`);
  const snapshot = outcome === 'confirmed' ? undefined : snapshotOf(plan, offerId);
  if (outcome === 'older' || plan.prices === undefined) {
    const isRepeated = known?.fieldsHash === row.hash.toString('hex');
    return { offerId, opened: [], events: [], ...(snapshot !== undefined && !isRepeated && { snapshot }) };
  }
  const snapshotId = snapshot?.id ?? known?.snapshotId ?? null;
  const snapshotAt = snapshot?.observed_at ?? known?.snapshotAt ?? null;
  const opened = openedPoints(plan.prices, offerId, snapshotId, snapshotAt);
  const events = eventsOf(plan, offerId, snapshot, shop.id, source.grabRunId);
  if (snapshot === undefined) return { offerId, opened, events, seen: seenOf(plan, offerId, source) };
  return { offerId, opened, events, snapshot, offer: offerColumns(plan, offerId, snapshot, shop, source) };
}

function snapshotOf({ row, known, outcome }: OfferPlan, offerId: string): SnapshotColumns {
  const hash = row.hash.toString('hex');
  return {
    id: derivedId<'snapshot'>(`snapshot:${offerId}:${row.observedAt.toISOString()}:${hash}`),
    offer_id: offerId,
    seq: outcome === 'older' ? 0 : (known?.snapshotSeq ?? 0) + 1,
    observed_at: row.observedAt,
    page_id: row.pageId ?? null,
    page_fetch_id: row.pageFetchId ?? null,
    blob: row.blobSha256?.toString('hex') ?? null,
    fields: row.rawOffer,
    fields_hash: hash,
    warnings: row.warnings,
  };
}

function offerColumns(
  { row, prices }: OfferPlan,
  offerId: string,
  snapshot: SnapshotColumns,
  shop: OfferShop,
  source: OfferSource,
): OfferColumns {
  const { projection, price } = row;
  return {
    id: offerId,
    shop_id: shop.id,
    offer_key: row.key,
    origin: shop.kind === 'observed' ? 'observed' : 'own',
    is_quarantined: projection.quarantineReason !== null,
    quarantine_reason: projection.quarantineReason,
    grabber_id: source.grabberId,
    page_id: row.pageId ?? null,
    current_snapshot_id: snapshot.id,
    current_snapshot_at: snapshot.observed_at,
    snapshot_seq: snapshot.seq,
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
    is_tax_included: shop.pricesIncludeTax,
    availability: projection.availability,
    condition: projection.condition,
    seen_at: row.observedAt,
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

function seenOf({ row, known, prices }: OfferPlan, offerId: string, source: OfferSource): SeenOffer {
  return {
    id: offerId,
    snapshot_id: known?.snapshotId ?? null,
    snapshot_at: known?.snapshotAt ?? null,
    seen_at: row.observedAt,
    grabber_id: source.grabberId,
    page_id: row.pageId ?? null,
    ...shownPrice(prices),
  };
}

function openedPoints(
  prices: PricePlan,
  offerId: string,
  snapshotId: string | null,
  snapshotAt: Date | null,
): OpenedPoint[] {
  return prices.opened.map((point) => ({
    id: newId<'price_point'>(point.validFrom.getTime()),
    offer_id: offerId,
    kind: point.kind,
    valid_from: point.validFrom,
    amount_minor: point.amountMinor,
    currency: point.currency,
    exponent: currencyExponent(point.currency),
    list_amount_minor: point.listMinor,
    shipping_minor: point.shippingMinor,
    is_tax_included: point.isTaxIncluded,
    availability: point.availability,
    condition: point.condition,
    snapshot_id: snapshotId,
    snapshot_at: snapshotAt,
    state: point.state,
    reason: point.reason,
  }));
}

function eventsOf(
  plan: OfferPlan,
  offerId: string,
  snapshot: SnapshotColumns | undefined,
  shopId: string,
  runId: string | null,
): OutboxEvent[] {
  const { known, prices } = plan;
  const events: OutboxEvent[] = [];
  if (snapshot !== undefined) {
    events.push({
      topic: 'snapshot_created',
      partition_id: shopId,
      subject_id: snapshot.id,
      subject_at: snapshot.observed_at,
      run_id: runId,
    });
  }
  const isPriceMoved = (prices?.opened.length ?? 0) > 0 || (prices?.closed.length ?? 0) > 0;
  const isAcceptedNow =
    prices?.changed.some((point) => point.state === 'accepted') === true &&
    plan.known?.openPoints.some((point) => point.state === 'suspect');
  const isBack = known !== undefined && known.state !== 'active';
  if (known?.productId && (isPriceMoved || isAcceptedNow || isBack)) {
    events.push({ topic: 'offer_changed', partition_id: shopId, subject_id: offerId, subject_at: null, run_id: runId });
  }
  return events;
}

function pictureOf(offer: OfferColumns | undefined): { id: string; source_url: string }[] {
  const address = offer?.image_url;
  return address ? [{ id: derivedId<'media'>(`media:${address}`), source_url: address }] : [];
}
