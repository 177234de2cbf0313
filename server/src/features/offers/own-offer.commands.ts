import { ownPriceDoubt, type RawOffer } from '@quarry/contracts/offers';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { mergeReadings } from '@quarry/extraction/merge';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { shownBetween } from './joint-offers.ts';
import { priceContext, priceStatement } from './joint-price.ts';
import { findKnownOffersById } from './known-offers.store.ts';
import type { OfferShop } from './offer.ts';
import { offerColumns, offerEvents, type OfferWriting, openedPoints, writeAll } from './offer-writing.ts';
import {
  lockOwnOffer,
  type OwnOfferRecord,
  type OwnSourceKind,
  type OwnStatement,
  type OwnReadingPlace,
  putOwnOffers,
  setOwnReadings,
} from './own-offer.store.ts';
import { readStatement, statedFields } from './own-reading.ts';
import { planPrice } from './price-interval.ts';
import { findReadings, type OfferReading, splitReadings, withdrawReadings } from './reading.store.ts';
import { extractorVersion } from './save-offers.ts';
import type { KnownOffer } from './save-plan.ts';

type NotAllowed = { kind: 'not_allowed' } & Reasoned;
export type SetOwnOfferOutcome = Saved<OwnOfferRecord> | Missed | NotAllowed;

/** The statement as its history shows it: amounts with their currency. */
export function auditedStatement(
  { price, listPrice, availability, cost, stock }: OwnStatement,
  currency: string | null,
): Record<string, unknown> {
  const money = (minor: number | null) => (minor === null ? null : { minor, currency });
  return { price: money(price), listPrice: money(listPrice), availability, cost: money(cost), stock };
}

export const ownOfferKind: RecordKind<OwnOfferRecord> = {
  entity: 'own_offer',
  lock: lockOwnOffer,
  audited: (record) => auditedStatement(record, record.currency),
};

const nothingStated: OwnStatement = { price: null, listPrice: null, availability: null, cost: null, stock: null };

/** States all that people state of an offer anew: what they stated before and leave out now, what was read holds for again. */
export function setOwnOffer(
  deps: Deps,
  origin: ChangeOrigin,
  { id, version }: { id: string; version: number },
  { confirmed, ...statement }: OwnStatement & { confirmed: boolean },
): Promise<SetOwnOfferOutcome> {
  return changeRecord(deps, origin, ownOfferKind, { id, version, action: 'updated' }, async (tx, before) => {
    const refusal = confirmed ? undefined : refusalOf(statement, before.shop);
    return refusalOfShop(before.shop) ?? refusal ?? restate(tx, deps, origin, before, statement);
  });
}

/** Takes all that people state of an offer back. */
export function clearOwnOffer(
  deps: Deps,
  origin: ChangeOrigin,
  { id, version }: { id: string; version: number },
): Promise<SetOwnOfferOutcome> {
  return changeRecord(
    deps,
    origin,
    ownOfferKind,
    { id, version, action: 'cleared' },
    async (tx, before) => refusalOfShop(before.shop) ?? restate(tx, deps, origin, before, nothingStated),
  );
}

export function refusalOf(statement: OwnStatement, { currency }: OfferShop): NotAllowed | undefined {
  const doubt = currency === null ? undefined : ownPriceDoubt(statement, currency);
  return doubt && { kind: 'not_allowed', ...doubt };
}

function refusalOfShop({ kind }: OfferShop): NotAllowed | undefined {
  return kind === 'own' ? undefined : { kind: 'not_allowed', ...reasoned('offer_not_own') };
}

/** By which door the origin of a change comes. */
export function sourceKindOf({ cause, actor }: ChangeOrigin): OwnSourceKind {
  return cause === 'import' ? 'import' : actor.apiKeyId ? 'api' : 'form';
}

async function restate(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  before: OwnOfferRecord,
  statement: OwnStatement,
): Promise<undefined> {
  if (!isSame(before, statement))
    await restateOffers(tx, deps, origin, before.shop, [{ before, statement }], sourceKindOf(origin));
}

/** A statement in the place of the one before. */
export type Restatement = { before: OwnOfferRecord; statement: OwnStatement };

/** States offers of one shop anew, which are locked and differ; the number of statements does not grow with them. */
export async function restateOffers(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  shop: OfferShop,
  restatements: readonly Restatement[],
  sourceKind: OwnSourceKind,
): Promise<void> {
  const toAll = restatements.filter(({ before, statement }) => !isSameToAll(before, statement));
  if (toAll.length > 0) await restateReadings(tx, deps, origin, shop, toAll, sourceKind);
  const rows = restatements.map(({ before: { id }, statement: { cost, stock } }) => {
    const { currency } = shop;
    return { id, shopId: shop.id, currency, cost, stock, sourceKind, updatedBy: origin.actor.userId };
  });
  await putOwnOffers(tx, rows, deps.clock.now());
}

export function isSame(before: OwnOfferRecord, after: OwnStatement): boolean {
  return isSameToAll(before, after) && before.cost === after.cost && before.stock === after.stock;
}

/** Whether two statements say the same to those who see neither cost nor stock. */
function isSameToAll(before: OwnOfferRecord, after: OwnStatement): boolean {
  const isSameCurrency = before.currency === before.shop.currency || (before.price === null && after.price === null);
  return (
    isSameCurrency &&
    before.price === after.price &&
    before.listPrice === after.listPrice &&
    before.availability === after.availability
  );
}

async function restateReadings(
  tx: Tx,
  deps: Deps,
  origin: ChangeOrigin,
  shop: OfferShop,
  restatements: readonly Restatement[],
  sourceKind: OwnSourceKind,
): Promise<void> {
  const ids = restatements.map(({ before }) => before.id);
  const known = new Map((await findKnownOffersById(tx, null, ids)).map((offer) => [offer.id, offer]));
  const readings = await findReadings(tx, ids);
  const planned = restatements.map((restatement) => {
    const { id } = restatement.before;
    const offer = known.get(id);
    if (offer === undefined) throw new Error(`The offer ${id} vanished inside its own transaction.`);
    return restatedReading(deps, origin, shop, restatement, { known: offer, readings: readings.get(id) ?? [] });
  });
  await splitReadings(tx, ids);
  await withdrawReadings(
    tx,
    planned.flatMap(({ isLive, place }) => (isLive ? [] : [place.offerId])),
  );
  const source = { kind: sourceKind, grabRunId: null, extractorVersion, cause: origin.cause };
  await writeAll(
    tx,
    deps.clock.now(),
    planned.map(({ writing }) => writing),
    source,
  );
  await setOwnReadings(
    tx,
    planned.map(({ place }) => place),
  );
}

/** What is written of an offer that is stated anew, and where its statement is then read. */
function restatedReading(
  { clock }: Deps,
  origin: ChangeOrigin,
  shop: OfferShop,
  { before: { id, title, sku }, statement }: Restatement,
  { known, readings: before }: { known: KnownOffer; readings: readonly OfferReading[] },
): { isLive: boolean; writing: OfferWriting; place: OwnReadingPlace } {
  const isLive = known.state === 'active';
  // What was read of an offer that is gone holds no more.
  const grabbed = isLive ? before.filter(({ isOwn }) => !isOwn) : [];
  const at = new Date(Math.max(clock.now().getTime(), known.lastSeenAt.getTime()));
  const seq = known.snapshotSeq + 1;
  const called = before.length > 0 ? mergeReadings(before).fields : {};
  const fields = statedFields({ title, sku }, statement, shop, called);
  const own = ownReadingOf(grabbed, id, fields, statement, { at, seq });
  const shown = shownBetween(before, [...grabbed, ...(own ? [own.reading] : [])], shop);
  const stated = priceStatement(shown, shop);
  const context = priceContext(
    known,
    { currency: stated?.currency ?? null },
    { shop, marketMedians: new Map(), runId: null },
  );
  const prices = planPrice(known.openPoints, stated, at, context);
  const leader = { id: shown.leader.snapshotId, at: shown.leader.snapshotAt };
  const snapshotSeq = own ? seq : known.snapshotSeq;
  const identity = { id, key: known.offerKey, pageId: null, snapshotSeq, isShared: true };
  const times = { seenAt: grabbed.length === 0 ? at : known.lastSeenAt, changedAt: at };
  const writing = {
    offerId: id,
    ...(own && { snapshot: own.snapshot }),
    prices,
    offer: offerColumns(identity, { ...shown, prices }, shop, times),
    opened: openedPoints(prices, id, leader),
    backlog: [],
    events: offerEvents(known, { isContentNew: shown.isChanged, prices }, shop.id, origin),
  };
  return { isLive, writing, place: { offerId: id, snapshotId: own?.reading.snapshotId ?? null, at: own ? at : null } };
}

/** The reading of what is stated; where nothing is, only an offer that nobody else reads keeps one, so that it has a name. */
function ownReadingOf(
  grabbed: readonly OfferReading[],
  id: string,
  fields: RawOffer,
  statement: OwnStatement,
  { at, seq }: { at: Date; seq: number },
): ReturnType<typeof readStatement> | null {
  const { price, listPrice, availability } = statement;
  const isEmpty = price === null && listPrice === null && availability === null;
  return isEmpty && grabbed.length > 0 ? null : readStatement(id, fields, at, seq);
}
