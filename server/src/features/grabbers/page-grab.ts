import { notSaved, saveApart } from '../../platform/batches/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { messageOf } from '../../platform/failure.ts';
import { log } from '../../platform/log.ts';
import { fetchWholeAgain } from '../crawlers/index.ts';
import { confirmOffersOfPages, saveOffers } from '../offers/index.ts';
import { findStandingLosses, findStatedFields, type Loss, writeLosses } from './grab-loss.store.ts';
import { addStatingPages, findOtherPages } from './offer-page.store.ts';
import {
  type GrabberAtWork,
  type GrabItem,
  type PageEvent,
  pagesReadByOlderConfig,
  pagesWithAbsentOffers,
  writeGrabItems,
} from './page-grab.store.ts';
import { findFallenFields, findLosses, type ReadPageAgain, settleLosses, statedKeys } from './page-losses.ts';
import {
  itemOf,
  missingBytes,
  type PageReading,
  type PageToRead,
  readStoredPages,
  storedReason,
} from './read-stored-pages.ts';
import { findUnreadPages } from './unread-pages.store.ts';

/** Reads fetched pages of one crawl run into offers for a grabber, and notes in its run what became of each. */
export async function grabEvents(
  tx: Tx,
  deps: Deps,
  grabber: GrabberAtWork,
  runId: string,
  events: readonly PageEvent[],
): Promise<void> {
  const now = deps.clock.now();
  const pages = events.flatMap(pageToRead);
  const steady = events.filter((event) => event.outcome === 'unchanged' || event.outcome === 'not_modified');
  const { again, withoutBytes } = await pagesToReadAgain(tx, grabber, steady);
  const losses: Loss[] = [];
  const fetchedAt = new Map(events.map((event) => [event.pageId, event.fetchedAt?.getTime()]));
  const read = await readAndSave(tx, deps, grabber, runId, [...pages, ...again], async (readings) => {
    const isOldFetch = (page: PageToRead) => fetchedAt.get(page.pageId) !== page.observedAt.getTime();
    const found = await findLosses(tx, deps, grabber, readings, isOldFetch);
    losses.push(...(await settleLosses(tx, grabber, found)));
  });
  losses.push(...(await lossesOfSteady(tx, grabber, steady, again)));
  await writeLosses(tx, runId, losses);
  const unstated = new Set(losses.flatMap(({ offerId, isElsewhere }) => (isElsewhere ? [] : [offerId])));
  const confirmed = await confirmSteady(tx, deps, grabber, runId, steady, unstated);
  const missing = steady.flatMap(({ pageId, fetchId }) =>
    pageId !== null && withoutBytes.has(pageId) ? [missingBytes(pageId, fetchId)] : [],
  );
  const isRead = new Set([...read, ...missing].map(({ page_id }) => page_id));
  await writeGrabItems(tx, runId, now, [
    ...confirmed.filter(({ page_id }) => !isRead.has(page_id)),
    ...read,
    ...missing,
  ]);
}

/** What earlier readings of pages that did not change had lost: they go on without it, if they are not read again. */
async function lossesOfSteady(
  tx: Tx,
  grabber: GrabberAtWork,
  steady: readonly PageEvent[],
  again: readonly PageToRead[],
): Promise<Loss[]> {
  const isRead = new Set(again.map(({ pageId }) => pageId));
  const fetchedAt = new Map(
    steady.flatMap(({ pageId, fetchedAt: at }) =>
      pageId !== null && at !== null && !isRead.has(pageId) ? [[pageId, at] as const] : [],
    ),
  );
  const standing = await findStandingLosses(tx, grabber.id, [...fetchedAt.keys()]);
  return standing.map((loss) => ({ ...loss, at: fetchedAt.get(loss.pageId) ?? loss.at }));
}

/**
 * Pages that did not change but are to be read: some offer of theirs was missing or not found when they changed, the configuration is another
 * one now, or the grabber has never read them, as where it is newer than the crawl. Of the last, some may have no stored bytes.
 */
async function pagesToReadAgain(
  tx: Tx,
  grabber: GrabberAtWork,
  steady: readonly PageEvent[],
): Promise<{ again: PageToRead[]; withoutBytes: ReadonlySet<string> }> {
  const fetchedAt = new Map(
    steady.flatMap((event) => (event.pageId && event.fetchedAt ? [[event.pageId, event.fetchedAt] as const] : [])),
  );
  const left = new Set(fetchedAt.keys());
  const take = <Page extends { pageId: string }>(pages: readonly Page[]) => {
    for (const { pageId } of pages) left.delete(pageId);
    return pages;
  };
  const back = take(await pagesWithAbsentOffers(tx, grabber, [...left]));
  const stale = take(await pagesReadByOlderConfig(tx, grabber, [...left]));
  const unread = await findUnreadPages(tx, grabber, [...left]);
  const again = [...back, ...unread.flatMap(({ stored }) => stored ?? [])].flatMap((page) => {
    const observedAt = fetchedAt.get(page.pageId);
    return observedAt === undefined ? [] : [{ ...page, observedAt }];
  });
  const withoutBytes = unread.flatMap(({ pageId, stored }) => (stored === null ? [pageId] : []));
  return { again: [...stale, ...again], withoutBytes: new Set(withoutBytes) };
}

function pageToRead(event: PageEvent): PageToRead[] {
  const { pageId, fetchId, url, fetchedAt, mediaType, blobSha256, location, codec, outcome, note } = event;
  if (outcome !== 'changed' || !pageId || !url || !fetchedAt || !blobSha256 || !location || !codec) return [];
  return [{ pageId, fetchId, url, observedAt: fetchedAt, mediaType, blobSha256, location, codec, note }];
}

/** Reads stored pages and saves what they say; one grab item for each page, also for one that cannot be read or saved. */
export async function readAndSave(
  tx: Tx,
  deps: Deps,
  grabber: GrabberAtWork,
  runId: string,
  pages: readonly PageToRead[],
  afterwards: (read: readonly ReadPageAgain[]) => Promise<void>,
): Promise<GrabItem[]> {
  const items: GrabItem[] = [];
  await saveApart(tx, pages, {
    save: async (part) => {
      const read = await readStoredPages(deps, grabber, part);
      const saved = await saveReadings(tx, deps, grabber, runId, read);
      await afterwards(read.flatMap((reading, at) => (part[at] ? [{ page: part[at], reading }] : [])));
      items.push(...saved);
    },
    giveUp: async ({ pageId, fetchId }, error) => {
      log.error({ event: 'page-grab.given-up', pageId, fetchId, reason: messageOf(error), err: error });
      items.push({ ...itemOf(pageId, fetchId), outcome: 'error', ...storedReason(notSaved(error)) });
    },
  });
  const missing = items.flatMap(({ page_id, code }) => (page_id !== null && code === 'bytes_missing' ? [page_id] : []));
  await fetchWholeAgain(tx, missing);
  return items;
}

/** Saves what stored pages say; one grab item for each page. */
export async function saveReadings(
  tx: Tx,
  deps: Deps,
  grabber: GrabberAtWork,
  runId: string,
  read: readonly PageReading[],
): Promise<GrabItem[]> {
  const rows = read.flatMap((page) => page.rows);
  const before = await findStatedFields(
    tx,
    grabber.id,
    read.flatMap(({ item }) => item.page_id ?? []),
  );
  const fallen = findFallenFields(before, read, grabber);
  const source = { kind: 'grab', grabberId: grabber.id, grabRunId: runId } as const;
  const notePages = await pagesToNote(tx, grabber, read, before);
  const saved = await saveOffers(tx, deps, grabber.shop, source, rows);
  await notePages();
  const snapshots = Map.groupBy(saved.changedPageIds, (pageId) => pageId);
  const refused = Map.groupBy(saved.suspectPageIds, (pageId) => pageId);
  return read.map(({ item }) => ({
    ...item,
    snapshots: snapshots.get(item.page_id ?? '')?.length ?? 0,
    lost_fields: fallen.get(item.page_id ?? '')?.lost ?? [],
    mistyped_fields: fallen.get(item.page_id ?? '')?.mistyped ?? [],
    refused_prices: refused.get(item.page_id ?? '')?.length ?? 0,
  }));
}

/**
 * Looks for offers that belong to another page than the one that states them now; gives what notes, once they are saved, that each of these
 * pages states them. Where every offer stands on its own page it costs no statement.
 */
async function pagesToNote(
  tx: Tx,
  { id: grabberId, shop }: GrabberAtWork,
  read: readonly PageReading[],
  standing: readonly { pageId: string; key: string }[],
): Promise<() => Promise<void>> {
  const by = { shopId: shop.id, grabberId };
  const isOwn = new Set(standing.map(({ pageId, key }) => `${pageId} ${key}`));
  const stated = read.flatMap((reading) => statedKeys(reading, shop));
  const pagesByKey = Map.groupBy(stated, ({ key }) => key);
  const others = await findOtherPages(
    tx,
    by,
    stated.filter(({ pageId, key }) => !isOwn.has(`${pageId} ${key}`)),
  );
  const isOthers = new Set(others.map(({ key }) => key));
  const shared = stated.filter(({ key }) => isOthers.has(key) || (pagesByKey.get(key)?.length ?? 0) > 1);
  return () => addStatingPages(tx, by, others, shared);
}

async function confirmSteady(
  tx: Tx,
  { clock }: Deps,
  { id: grabberId, shop }: GrabberAtWork,
  runId: string,
  steady: readonly PageEvent[],
  unstated: ReadonlySet<string>,
): Promise<GrabItem[]> {
  const sightings = steady.flatMap(({ pageId, fetchedAt, readAt }) =>
    pageId && fetchedAt ? [{ pageId, at: fetchedAt, readAt }] : [],
  );
  const confirmed = await confirmOffersOfPages(tx, { shop, grabberId, runId, now: clock.now() }, sightings, unstated);
  return steady.flatMap(({ pageId, fetchId }) =>
    pageId === null ? [] : [{ ...itemOf(pageId, fetchId), offers: confirmed.get(pageId) ?? 0 }],
  );
}
