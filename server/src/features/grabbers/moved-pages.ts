import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { moveToStatingPages } from './offer-page.store.ts';
import { lastStatingFetches, type Loss, writeLosses } from './grab-loss.store.ts';
import { findMovedOffers, type MovedOffer } from './moved-page.store.ts';
import { readAndSave } from './page-grab.ts';
import { findGrabberOfRun } from './page-grab.store.ts';
import { isOfShop, type ReadPageAgain } from './page-losses.ts';
import type { PageToRead } from './read-stored-pages.ts';

const pagesAtOnce = 50;

/**
 * Judges the offers of pages that the crawl run found to lead to another page, by a redirect or a canonical link: what that page states is
 * its own from now on, and what it does not is lost. A page behind it that this run did not read says nothing. True when there may be more,
 * and the caller comes again in another transaction.
 */
export async function judgeMovedPages(tx: Tx, deps: Deps, runId: string, crawlRunId: string): Promise<boolean> {
  const grabber = await findGrabberOfRun(tx, runId);
  if (grabber === undefined) return false;
  const run = { id: runId, grabberId: grabber.id, crawlRunId };
  const moved = await findMovedOffers(tx, run, pagesAtOnce);
  if (moved.length === 0) return false;
  const read = new Map<string, ReadPageAgain>();
  await readAndSave(tx, deps, grabber, runId, targetsOf(moved), (readings) => {
    for (const entry of readings) read.set(entry.page.pageId, entry);
    return Promise.resolve();
  });
  const judged = new Set(moved.map(({ pageId }) => pageId));
  const lost = (await findMovedOffers(tx, run, pagesAtOnce)).filter(({ pageId }) => judged.has(pageId));
  const pageIds = [...new Set(lost.map(({ pageId }) => pageId))];
  const before = new Map((await lastStatingFetches(tx, grabber.id, pageIds)).map((fetch) => [fetch.pageId, fetch]));
  const isWhole = new Map<string, boolean>();
  for (const { pageId, target, isTargetGone } of lost) {
    const entry = target === null ? undefined : read.get(target.pageId);
    const isRead = entry !== undefined && entry.reading.item.outcome !== 'error';
    const states = isRead && entry.reading.rows.length > 0;
    const says = isTargetGone || states || (isRead && (await isOfShop(deps.storage, entry.page, before.get(pageId))));
    isWhole.set(pageId, says);
  }
  const losses = lost.map(({ offerId, pageId, at, seenAt }): Loss => ({
    offerId,
    pageId,
    at,
    seenAt,
    isWhole: isWhole.get(pageId) ?? false,
    isUnread: true,
  }));
  const elsewhere = await moveToStatingPages(
    tx,
    { shopId: grabber.shop.id, grabberId: grabber.id },
    losses.filter(({ isWhole: says }) => says),
  );
  await writeLosses(
    tx,
    runId,
    losses.map((loss) => ({ ...loss, isElsewhere: elsewhere.has(loss.offerId) })),
  );
  return true;
}

/** Each page behind the moved ones once. */
function targetsOf(moved: readonly MovedOffer[]): PageToRead[] {
  const targets = new Map<string, PageToRead>();
  for (const { target } of moved) if (target !== null) targets.set(target.pageId, target);
  return [...targets.values()];
}
