import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { markAbsentOffers, prepareRow } from '../offers/index.ts';
import { type HeldRun, type RunCursor, storedFetches } from './feed-grab.store.ts';
import { coverageSince, endRun, totalsOf } from './grab-run.store.ts';
import { holdOn } from './hold-on.ts';
import { type PageReading, readAndSave } from './page-grab.ts';
import { writeGrabItems } from './page-grab.store.ts';
import { findStandingKeys } from './stored-pages.store.ts';

const pagesPerBatch = 50;

/**
 * Reads the stored pages of a grabber's crawler again by its newest configuration. Snapshots keep the time of their fetch: what newer
 * rules read off the current fetch supersedes, older ones stay as they are. An offer that its page no longer states is missing from then on,
 * as after a crawl that did not see it. Once `signal` says so it throws what that gives as the reason.
 */
export async function replayPages(deps: Deps, run: HeldRun, signal: AbortSignal): Promise<void> {
  let cursor: RunCursor = run.cursor;
  for (;;) {
    signal.throwIfAborted();
    const next = await withTransaction(deps.db, async (tx) => {
      const pages = await storedFetches(tx, run.grabber.crawlerId ?? '', cursor.pageId, pagesPerBatch);
      const last = pages.at(-1);
      if (last === undefined) return undefined;
      const place = { pageId: last.pageId };
      await holdOn(tx, run, place);
      const items = await readAndSave(tx, deps, run.grabber, run.id, pages, (read) =>
        markUnstated(tx, deps, run, read),
      );
      await writeGrabItems(tx, run.id, deps.clock.now(), items);
      return place;
    });
    if (next === undefined) break;
    cursor = next;
  }
  await withTransaction(deps.db, async (tx) => {
    await holdOn(tx, run, cursor);
    const totals = await totalsOf(tx, run.id);
    const coverage = await coverageSince(tx, run.grabber.id, new Date(0));
    await endRun(
      tx,
      run.id,
      { state: 'succeeded', stopReason: null },
      { totals, coverage, baseline: null },
      deps.clock.now(),
    );
  });
}

async function markUnstated(tx: Tx, deps: Deps, run: HeldRun, read: readonly PageReading[]): Promise<void> {
  const { id, grabber } = run;
  // A page whose bytes are gone says nothing, also not that an offer is missing.
  const pageIds = read.flatMap(({ item }) => (item.outcome === 'error' || item.page_id === null ? [] : [item.page_id]));
  const stated = new Set(read.flatMap(({ rows }) => rows.map((row) => prepareRow(row, grabber.shop).key)));
  const standing = await findStandingKeys(tx, grabber.id, pageIds);
  const unstated = standing.filter(({ key }) => !stated.has(key) && !stated.has(withoutOptions(key)));
  const offerIds = unstated.map(({ offerId }) => offerId);
  await markAbsentOffers(tx, deps, { id, shop: grabber.shop, grabberId: grabber.id }, offerIds, deps.clock.now());
}

/** Offers of one number on one page have their options behind it. */
function withoutOptions(key: string): string {
  const seller = key.startsWith('seller:') ? key.indexOf('|') + 1 : 0;
  const options = key.indexOf('|', seller);
  return options === -1 ? key : key.slice(0, options);
}
