import type { ExtractionWarning, RawOffer } from '@quarry/contracts/offers';
import { isShopPage } from '@quarry/extraction/page';
import type { Tx } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import { type OfferShop, prepareRow } from '../offers/index.ts';
import {
  findStandingOffers,
  type LastStatingFetch,
  lastStatingFetches,
  type Loss,
  type StatedFields,
} from './grab-loss.store.ts';
import { findStatingPages, moveToStatingPages, removeStatingPages, type StatedKey } from './offer-page.store.ts';
import type { PageReading, PageToRead } from './read-stored-pages.ts';
import type { GrabberAtWork } from './page-grab.store.ts';

/** A page that was read, and what it said. */
export type ReadPageAgain = { page: PageToRead; reading: PageReading };

/** The offers that a page states, each key once. */
export function statedKeys({ item, rows }: PageReading, shop: OfferShop): StatedKey[] {
  const { page_id: pageId } = item;
  if (pageId === null) return [];
  const stated = new Map<string, StatedKey>();
  for (const row of rows) {
    const { key } = prepareRow(row, shop);
    if (key !== undefined) stated.set(key, { pageId, key, at: row.observedAt });
  }
  return [...stated.values()];
}

/** What pages no longer state: offers that stand by them, and offers that stand by another page (`lapsed`). */
export type FoundLosses = { losses: Loss[]; lapsed: Loss[] };

/**
 * Finds what pages, just read, no longer state; it only reads. Of a page fetched now the sightings say so. An older configuration may have
 * confirmed an old fetch since (`isOldFetch`), so there the keys say it.
 */
export async function findLosses(
  tx: Tx,
  deps: Pick<Deps, 'storage'>,
  grabber: GrabberAtWork,
  pages: readonly ReadPageAgain[],
  isOldFetch: (page: PageToRead) => boolean,
): Promise<FoundLosses> {
  // A page whose bytes are gone says nothing, also not that an offer is missing.
  const read = new Map(
    pages.flatMap((entry) => (entry.reading.item.outcome === 'error' ? [] : [[entry.page.pageId, entry] as const])),
  );
  const stated = new Set(pages.flatMap(({ reading }) => reading.rows.map((row) => prepareRow(row, grabber.shop).key)));
  const standing = await findStandingOffers(tx, grabber.id, [...read.keys()]);
  const lost = standing.flatMap(({ offerId, pageId, key, lastSeenAt }) => {
    const entry = read.get(pageId);
    if (entry === undefined) return [];
    const isUnstated = isOldFetch(entry.page)
      ? !stated.has(key) && !stated.has(withoutOptions(key))
      : lastSeenAt < entry.page.observedAt;
    return isUnstated ? [{ offerId, seenAt: lastSeenAt, ...entry }] : [];
  });
  const lapsed = await findLapsed(tx, grabber, read, isOldFetch);
  const silent = new Map(
    [...lost, ...lapsed].flatMap(({ page, reading }) =>
      reading.rows.length === 0 ? [[page.pageId, page] as const] : [],
    ),
  );
  const foreign = await pagesOfNoShop(tx, deps, grabber, silent);
  const toLoss = ({ offerId, seenAt, page: { pageId, observedAt: at } }: Unstated): Loss => ({
    offerId,
    pageId,
    at,
    seenAt,
    isWhole: !foreign.has(pageId),
  });
  return { losses: lost.map(toLoss), lapsed: lapsed.map(toLoss).filter(({ isWhole }) => isWhole) };
}

/** Writes what was found: an offer that another page still states moves to that page (`isElsewhere`). Gives one loss for each offer. */
export async function settleLosses(tx: Tx, grabber: GrabberAtWork, { losses, lapsed }: FoundLosses): Promise<Loss[]> {
  await removeStatingPages(tx, grabber.id, lapsed);
  const by = { shopId: grabber.shop.id, grabberId: grabber.id };
  const moved = await moveToStatingPages(
    tx,
    by,
    losses.filter(({ isWhole }) => isWhole),
  );
  const byOffer = new Map(lapsed.map((loss) => [loss.offerId, { ...loss, isElsewhere: true }]));
  for (const loss of losses) byOffer.set(loss.offerId, { ...loss, isElsewhere: moved.has(loss.offerId) });
  return [...byOffer.values()];
}

type Unstated = { offerId: string; seenAt: Date } & ReadPageAgain;

/** The offers that pages stated beside other pages and state no longer. */
async function findLapsed(
  tx: Tx,
  grabber: GrabberAtWork,
  read: ReadonlyMap<string, ReadPageAgain>,
  isOldFetch: (page: PageToRead) => boolean,
): Promise<Unstated[]> {
  const stating = await findStatingPages(tx, grabber.id, [...read.keys()]);
  return stating.flatMap(({ offerId, pageId, key, statedAt }) => {
    const entry = read.get(pageId);
    if (entry === undefined || (statedAt >= entry.page.observedAt && !isOldFetch(entry.page))) return [];
    const keys = new Set(statedKeys(entry.reading, grabber.shop).map((stated) => stated.key));
    return keys.has(key) || keys.has(withoutOptions(key)) ? [] : [{ offerId, seenAt: statedAt, ...entry }];
  });
}

/** Fields that come and go while a page reads as ever. */
const passingFields: ReadonlySet<string> = new Set([
  'listPrice',
  'lowPrice',
  'highPrice',
  'priceValidUntil',
  'rating',
] satisfies (keyof RawOffer)[]);

/** The field whose text a warning of extraction could not read. */
const fieldOfWarning: Readonly<Record<string, keyof RawOffer>> = {
  price_unreadable: 'price',
  list_price_unreadable: 'listPrice',
  availability_unknown: 'availability',
  condition_unknown: 'condition',
  rating_refused: 'rating',
  gtin_not_usable: 'gtin',
  gtin_not_valid: 'gtin',
};

function mistypedBy({ code, wording }: ExtractionWarning): string | undefined {
  const field = wording?.params.field;
  return code === 'unreadable' && typeof field === 'string' ? field : fieldOfWarning[code];
}

/** What a page lost of its fields, by name; of the `mistyped` ones it still states a text, which cannot be read. */
export type FallenFields = { lost: string[]; mistyped: string[] };

/** The fields that offers of each page stated before and do not state now, or not readably. */
export function findFallenFields(
  before: readonly StatedFields[],
  readings: readonly PageReading[],
  grabber: GrabberAtWork,
): Map<string, FallenFields> {
  const now = new Map(
    readings.flatMap(({ rows }) => rows).map((row) => [prepareRow(row, grabber.shop).key ?? '', row] as const),
  );
  const fallen = new Map<string, { lost: Set<string>; mistyped: Set<string> }>();
  for (const { key, pageId, names } of before) {
    const row = now.get(key);
    if (row === undefined) continue;
    const unreadable = new Set(row.warnings.map(mistypedBy));
    const ofPage = fallen.get(pageId) ?? { lost: new Set(), mistyped: new Set() };
    for (const name of names) {
      if (Object.hasOwn(row.rawOffer, name)) continue;
      if (unreadable.has(name)) ofPage.mistyped.add(name);
      if (unreadable.has(name) || !passingFields.has(name)) ofPage.lost.add(name);
    }
    fallen.set(pageId, ofPage);
  }
  return new Map(
    [...fallen].map(([pageId, { lost, mistyped }]) => [pageId, { lost: [...lost], mistyped: [...mistyped] }]),
  );
}

/** Offers of one number on one page have their options behind it. */
function withoutOptions(key: string): string {
  const seller = key.startsWith('seller:') ? key.indexOf('|') + 1 : 0;
  const options = key.indexOf('|', seller);
  return options === -1 ? key : key.slice(0, options);
}

/** Those of the pages without any offer that are an error or a challenge to robots. */
async function pagesOfNoShop(
  tx: Tx,
  { storage }: Pick<Deps, 'storage'>,
  grabber: GrabberAtWork,
  pages: ReadonlyMap<string, PageToRead>,
): Promise<ReadonlySet<string>> {
  const before = await lastStatingFetches(tx, grabber.id, [...pages.keys()]);
  const fetchBefore = new Map(before.map((fetch) => [fetch.pageId, fetch]));
  const foreign = new Set<string>();
  for (const [pageId, page] of pages) {
    if (!(await isOfShop(storage, page, fetchBefore.get(pageId)))) foreign.add(pageId);
  }
  return foreign;
}

/** Whether a page without any offer is one of the shop, by the fetch that stated offers before. */
export async function isOfShop(
  storage: Deps['storage'],
  page: PageToRead,
  before: LastStatingFetch | undefined,
): Promise<boolean> {
  const now = await bytesOf(storage, page);
  const usual = await bytesOf(storage, before);
  const input = (html: Uint8Array, contentType: string | null) => ({ html, url: page.url, contentType });
  return (
    now !== undefined &&
    isShopPage(input(now, page.mediaType), usual === undefined ? null : input(usual, before?.mediaType ?? null))
  );
}

async function bytesOf(
  storage: Deps['storage'],
  stored: PageToRead | LastStatingFetch | undefined,
): Promise<Uint8Array | undefined> {
  if (stored === undefined) return undefined;
  try {
    return await storage.get(stored);
  } catch (error) {
    log.warn({ event: 'page-grab.bytes-missing', pageId: stored.pageId, reason: messageOf(error) });
    return undefined;
  }
}
