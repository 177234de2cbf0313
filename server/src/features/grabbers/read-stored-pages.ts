import type { GrabberConfig } from '@quarry/contracts/grabbers';
import type { ExtractionWarning } from '@quarry/contracts/offers';
import { readSentence, type Reasoned, reasoned, storeWording } from '@quarry/contracts/wording';
import type { Deps } from '../../platform/feature.ts';
import { messageOf } from '../../platform/failure.ts';
import { log } from '../../platform/log.ts';
import { recentReading } from '../crawlers/index.ts';
import type { OfferRow } from '../offers/index.ts';
import type { GrabberAtWork, GrabItem } from './page-grab.store.ts';
import { readKnownPage, type ReadPage, readPageOffers } from './read-offers.ts';

/** A fetched page whose bytes are at hand. */
export type PageToRead = {
  pageId: string;
  fetchId: string | null;
  url: string;
  observedAt: Date;
  mediaType: string | null;
  blobSha256: Buffer;
  location: string;
  codec: 'none' | 'zstd';
  /** What is odd about the fetch, as its row keeps it. */
  note?: string | null;
};

/** What one stored page says, before it is saved. */
export type PageReading = { item: GrabItem; rows: OfferRow[] };

export function readStoredPages(
  deps: Deps,
  grabber: GrabberAtWork,
  pages: readonly PageToRead[],
): Promise<PageReading[]> {
  return Promise.all(pages.map((page) => readStoredPage(deps, grabber, page)));
}

async function readStoredPage(deps: Deps, grabber: GrabberAtWork, page: PageToRead): Promise<PageReading> {
  const item = itemOf(page.pageId, page.fetchId);
  let read = readRecent(page, grabber.config);
  if (!read) {
    let bytes: Buffer;
    try {
      bytes = await deps.storage.get(page);
    } catch (error) {
      log.warn({ event: 'page-grab.bytes-missing', pageId: page.pageId, reason: messageOf(error) });
      return { item: missingBytes(page.pageId, page.fetchId), rows: [] };
    }
    read = readPageOffers({ ...page, bytes, fetchedAt: page.observedAt }, grabber.config);
  }
  const { offers, warnings, nothing } = read;
  if (nothing !== null) return { item: { ...item, outcome: 'no_offer', ...storedReason(nothing) }, rows: [] };
  const rows = offers.map((line) => ({
    rawOffer: line.offer,
    warnings: [...line.warnings, ...warnings, ...warningOfFetch(page.note)],
    observedAt: page.observedAt,
    pageId: page.pageId,
    pageFetchId: page.fetchId,
    blobSha256: page.blobSha256,
  }));
  return { item: { ...item, outcome: 'offers', offers: offers.length }, rows };
}

function warningOfFetch(note: string | null | undefined): ExtractionWarning[] {
  if (note === null || note === undefined) return [];
  const { text, wording } = readSentence(note);
  return wording === null ? [] : [{ code: wording.key, detail: text, wording }];
}

/** What a page says that this process has just crawled. */
function readRecent(page: PageToRead, config: GrabberConfig): ReadPage | undefined {
  const recent = recentReading(page);
  return recent && readKnownPage(recent, page.url, config);
}

/** A reason as its row keeps it. */
export function storedReason({ code, wording }: Reasoned): Pick<GrabItem, 'code' | 'reason'> {
  return { code, reason: storeWording(wording) };
}

/** What became of a page that is to be read and whose bytes are gone. */
export function missingBytes(pageId: string, fetchId: string | null): GrabItem {
  return { ...itemOf(pageId, fetchId), outcome: 'error', ...storedReason(reasoned('bytes_missing')) };
}

export function itemOf(pageId: string, fetchId: string | null): GrabItem {
  return {
    item_key: pageId,
    page_id: pageId,
    page_fetch_id: fetchId,
    line: null,
    outcome: 'unchanged',
    offers: 0,
    snapshots: 0,
    code: null,
    reason: null,
  };
}
