import { systemActor } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { EventOrigin } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { derivedId } from '../../platform/ids.ts';
import { type JointSighting, joinSightings } from './joint-offers.ts';
import type { OfferRow, OfferShop } from './offer.ts';
import {
  offerColumns,
  openedPoints,
  type OfferWriting,
  offerEvents,
  shownPrice,
  snapshotItem,
  readyToWrite,
} from './offer-writing.ts';
import { findKnownOffers, findMarketMedians } from './known-offers.store.ts';
import { lockShopOffers, type SnapshotColumns } from './save-offers.store.ts';
import {
  type KeyedRow,
  type KeyedRows,
  keyRows,
  type KnownOffer,
  type Outcome,
  outcomeOf,
  planOffer,
  type OfferPlan,
  type PreparedRow,
  prepareRow,
  rawOfferOf,
} from './save-plan.ts';

/** Rows that are written at once. */
const rowsPerPart = 500;

/**
 * Names the rules by which fields were read. A new name, once rules give other readings, makes stored pages be read again after the upgrade
 * and tells a replayed snapshot from the one before.
 */
export const extractorVersion = '6';

export type OfferSource = {
  kind: 'grab' | 'form' | 'import' | 'api';
  grabberId: string | null;
  grabRunId: string | null;
};

/** Under which name the log knows each door. */
const causes = { grab: 'grab_run', form: 'screen', import: 'import', api: 'api' } as const;

function originOf({ kind, grabRunId }: OfferSource): EventOrigin {
  return { actor: systemActor, cause: causes[kind], causeId: grabRunId };
}

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
  /** The page of each known offer whose new price waits for a second sighting. */
  suspectPageIds: string[];
};

/**
 * Stores what a shop says: offers, a snapshot where the fields changed, price intervals, events for the excavators. A constant
 * number of statements for every 500 rows; the same rows twice change nothing. What several grabbers read of one offer is
 * merged field by field. Joins the caller's transaction.
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
  await lockShopOffers(tx, shop.id);
  const { keyed, plan } = await readyToPlan(tx, shop, source, rows);
  const origin = { kind: source.kind, grabRunId: source.grabRunId, extractorVersion, cause: causes[source.kind] };
  const now = deps.clock.now();
  const saved = { ...nothingSaved(), offers: keyed.rows.length, withoutKey: keyed.withoutKey };
  let written = Promise.resolve();
  try {
    for (let at = 0; at < keyed.rows.length; at += rowsPerPart) {
      // A part is planned and put together while the one before it is written.
      const writings = keyed.rows.slice(at, at + rowsPerPart).map((row) => toWriting(plan(row), shop, source));
      const write = readyToWrite(now, writings, origin);
      await written;
      written = write(tx);
      for (const writing of writings) count(saved, writing);
      // By then the first of the statements is on its way to the server.
      if (at === 0) setImmediate(whileWriting);
    }
  } finally {
    // Nothing may be on its way when the transaction ends, however it ends.
    await Promise.allSettled([written]);
  }
  await written;
  return saved;
}

/** Looks up what is stored of the offers; writes nothing. */
async function readyToPlan(
  tx: Tx,
  shop: OfferShop,
  source: OfferSource,
  rows: readonly PreparedRow[],
): Promise<{ keyed: KeyedRows; plan: (row: KeyedRow) => OfferPlan }> {
  const keyed = keyRows(rows);
  const known = await findKnownOffers(
    tx,
    shop.id,
    source.grabberId,
    keyed.rows.map((row) => row.key),
  );
  const knownByKey = new Map(known.map((offer) => [offer.offerKey, offer]));
  const productIds = [...new Set(known.flatMap(({ productId }) => productId ?? []))];
  const marketMedians = await findMarketMedians(tx, shop.id, productIds, shop.pricesIncludeTax);
  const shown = await joinSightings(tx, shop, jointSightings(keyed.rows, knownByKey, source));
  const context = { shop, marketMedians, shown, runId: source.grabRunId };
  return { keyed, plan: (row) => planOffer(row, knownByKey.get(row.key), context) };
}

/** What saving a row would do. */
export type ForeseenOffer = {
  key: string;
  pageId: string | null;
  outcome: Outcome;
  /** It says what the grabber's last reading said. */
  isRepeated: boolean;
  /** It is not on sale now, and people see it so. */
  isBack: boolean;
  /** Its new price would wait for a second sighting. */
  isSuspect: boolean;
  /** What the grabber states of it as things stand, read off whichever page; null where it states nothing. */
  standing: { offerId: string; snapshotId: string; snapshotAt: Date } | null;
};

/** What `saveOffers` would do with the rows as things stand, by the same plan; writes nothing. */
export async function foreseeOffers(
  tx: Tx,
  shop: OfferShop,
  source: OfferSource,
  rows: readonly OfferRow[],
): Promise<ForeseenOffer[]> {
  const prepared = rows.map((row) => prepareRow(row, shop));
  const { keyed, plan } = await readyToPlan(tx, shop, source, prepared);
  return keyed.rows.map((row) => {
    const { known, outcome, prices } = plan(row);
    const own = known?.state === 'active' ? known.own : null;
    return {
      key: row.key,
      pageId: row.pageId ?? null,
      outcome,
      isRepeated: known?.own?.fieldsHash === row.hash,
      standing:
        known && own && !own.isWithdrawn
          ? { offerId: known.id, snapshotId: own.snapshotId, snapshotAt: own.snapshotAt }
          : null,
      isBack: known !== undefined && known.state !== 'active' && !known.isHidden,
      isSuspect: known !== undefined && prices?.opened.some(({ state }) => state === 'suspect') === true,
    };
  });
}

function nothingSaved(): SavedOffers {
  return {
    offers: 0,
    created: 0,
    snapshots: 0,
    pricePoints: 0,
    withoutKey: 0,
    offerIds: [],
    changedPageIds: [],
    suspectPageIds: [],
  };
}

function count(saved: SavedOffers, { offerId, isNew, snapshot, opened, offer, seen }: OfferWriting): void {
  saved.offerIds.push(offerId);
  saved.pricePoints += opened.length;
  if (isNew) saved.created += 1;
  const pageId = offer?.page_id ?? seen?.page_id ?? snapshot?.page_id;
  if (!isNew && pageId && opened.some(({ state }) => state === 'suspect')) saved.suspectPageIds.push(pageId);
  if (snapshot === undefined) return;
  saved.snapshots += 1;
  if (snapshot.page_id !== null) saved.changedPageIds.push(snapshot.page_id);
}

/** The rows of offers that other grabbers read too. A grabber that comes back to an offer it had lost speaks anew. */
function jointSightings(
  rows: readonly KeyedRow[],
  known: ReadonlyMap<string, KnownOffer>,
  { grabberId }: OfferSource,
): JointSighting[] {
  return rows.flatMap((row) => {
    const offer = known.get(row.key);
    if (!offer?.isJoint) return [];
    const outcome = outcomeOf(row, offer);
    if (outcome === 'older') return [];
    const standing = outcome === 'confirmed' ? offer.own : null;
    const sighting = { offerId: offer.id, grabberId, at: row.observedAt };
    if (standing?.isWithdrawn === false) return [sighting];
    const { snapshotId, snapshotAt } = standing ?? nameSnapshot(row, offer.id);
    return [{ ...sighting, says: { fields: rawOfferOf(row), snapshotId, snapshotAt } }];
  });
}

function nameSnapshot(row: KeyedRow, offerId: string): { snapshotId: string; snapshotAt: Date } {
  const name = `snapshot:${offerId}:${row.observedAt.toISOString()}:${row.hash}`;
  return { snapshotId: derivedId<'snapshot'>(name), snapshotAt: row.observedAt };
}

function toWriting(plan: OfferPlan, shop: OfferShop, source: OfferSource): OfferWriting {
  const { row, known, outcome } = plan;
  const offerId = known?.id ?? derivedId<'offer'>(`offer:${shop.id}:${row.key}`);
  const snapshot = outcome === 'confirmed' ? undefined : snapshotOf(plan, offerId);
  if (outcome === 'older' || plan.prices === undefined) {
    const isRepeated = known?.own?.fieldsHash === row.hash;
    return { offerId, opened: [], backlog: [], events: [], ...(snapshot !== undefined && !isRepeated && { snapshot }) };
  }
  return known?.isJoint
    ? jointWriting(plan, plan.prices, known, snapshot, shop, source)
    : soleWriting(plan, plan.prices, offerId, snapshot, shop, source);
}

function soleWriting(
  { row, known }: OfferPlan,
  prices: NonNullable<OfferPlan['prices']>,
  offerId: string,
  snapshot: SnapshotColumns | undefined,
  shop: OfferShop,
  source: OfferSource,
): OfferWriting {
  const isContentNew = snapshot !== undefined;
  const events = offerEvents(known, { isContentNew, prices }, shop.id, originOf(source));
  if (snapshot === undefined) {
    const own = known?.own ?? null;
    const ref = own && { id: own.snapshotId, at: own.snapshotAt };
    const seen = { ...seenOf(row, offerId, known), grabber_id: source.grabberId, ...shownPrice(prices) };
    return { offerId, prices, opened: openedPoints(prices, offerId, ref), backlog: [], events, seen };
  }
  const ref = { id: snapshot.id, at: snapshot.observed_at };
  const leader = { grabberId: source.grabberId, snapshotId: ref.id, snapshotAt: ref.at };
  const identity = {
    id: offerId,
    key: row.key,
    pageId: row.pageId ?? null,
    snapshotSeq: snapshot.seq,
    isShared: false,
  };
  const times = { seenAt: row.observedAt, changedAt: row.observedAt };
  return {
    offerId,
    ...(known === undefined && { isNew: true }),
    prices,
    snapshot,
    offer: offerColumns(identity, { ...row, prices, leader }, shop, times),
    opened: openedPoints(prices, offerId, ref),
    backlog: [snapshotItem(ref, shop.id, source.grabRunId)],
    events,
  };
}

function jointWriting(
  { row, shown }: OfferPlan,
  prices: NonNullable<OfferPlan['prices']>,
  known: KnownOffer,
  snapshot: SnapshotColumns | undefined,
  shop: OfferShop,
  source: OfferSource,
): OfferWriting {
  const own = snapshot
    ? { snapshot_id: snapshot.id, snapshot_at: snapshot.observed_at }
    : { snapshot_id: known.own?.snapshotId ?? '', snapshot_at: known.own?.snapshotAt ?? row.observedAt };
  const pageId = row.pageId ?? null;
  const common = {
    offerId: known.id,
    prices,
    ...(snapshot !== undefined && { snapshot }),
    ...(source.grabberId !== null && {
      reading: { offer_id: known.id, grabber_id: source.grabberId, page_id: pageId, ...own, seen_at: row.observedAt },
    }),
  };
  // Only feeds look at a single reading, and only own shops have channels.
  const isReadingNew = snapshot !== undefined && shop.kind === 'own';
  const news = { isContentNew: shown?.isChanged ?? false, isReadingNew };
  const events = offerEvents(known, { ...news, prices }, shop.id, originOf(source));
  if (shown === undefined || (!shown.isChanged && snapshot === undefined)) {
    const seen = { ...seenOf(row, known.id, known), ...shownPrice(prices) };
    return { ...common, opened: openedPoints(prices, known.id, null), backlog: [], events, seen };
  }
  const leader = { id: shown.leader.snapshotId, at: shown.leader.snapshotAt };
  const snapshotSeq = snapshot?.seq ?? known.snapshotSeq;
  const changedAt = shown.isChanged ? row.observedAt : known.lastChangedAt;
  return {
    ...common,
    offer: offerColumns(
      { id: known.id, key: row.key, pageId, snapshotSeq, isShared: true },
      { ...shown, prices },
      shop,
      {
        seenAt: row.observedAt,
        changedAt,
      },
    ),
    opened: openedPoints(prices, known.id, leader),
    backlog: shown.isChanged ? [snapshotItem(leader, shop.id, source.grabRunId)] : [],
    events,
  };
}

function snapshotOf({ row, known, outcome }: OfferPlan, offerId: string): SnapshotColumns {
  const { snapshotId, snapshotAt } = nameSnapshot(row, offerId);
  return {
    id: snapshotId,
    offer_id: offerId,
    seq: outcome === 'older' ? 0 : (known?.snapshotSeq ?? 0) + 1,
    observed_at: snapshotAt,
    page_id: row.pageId ?? null,
    page_fetch_id: row.pageFetchId ?? null,
    blob: row.blobSha256?.toString('hex') ?? null,
    fields: row.fields,
    fields_hash: row.hash,
    warnings: row.warnings.map(({ code, wording }) => ({ code, wording })),
  };
}

function seenOf(row: KeyedRow, offerId: string, known: KnownOffer | undefined) {
  return {
    id: offerId,
    snapshot_id: known?.own?.snapshotId ?? null,
    snapshot_at: known?.own?.snapshotAt ?? null,
    seen_at: row.observedAt,
    grabber_id: null,
    page_id: row.pageId ?? null,
  };
}
