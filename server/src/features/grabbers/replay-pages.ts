import { type Tx, withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { closeReplay } from './end-grab-run.ts';
import { type HeldRun, type RunCursor, storedFetches } from './feed-grab.store.ts';
import { writeLosses } from './grab-loss.store.ts';
import { holdOn } from './hold-on.ts';
import { giveWay } from './read-again.ts';
import { readAndSave } from './page-grab.ts';
import { writeGrabItems } from './page-grab.store.ts';
import { findLosses } from './page-losses.ts';

const pagesPerBatch = 50;

/**
 * Reads the stored pages of a grabber's crawler again by its newest configuration, after an upgrade only those that another version read.
 * Snapshots keep the time of their fetch: what newer rules read off the current fetch supersedes, older ones stay as they are. An offer that
 * its page no longer states is missing from that fetch on, as after a crawl that did not see it. Once `signal` says so it throws what that
 * gives as the reason.
 */
export async function replayPages(deps: Deps, run: HeldRun, signal: AbortSignal): Promise<void> {
  let cursor: RunCursor = run.cursor;
  const { id: grabberId, crawlerId } = run.grabber;
  const version = run.extractorVersion;
  const readOtherwise = version === null ? undefined : { grabberId, version };
  for (;;) {
    signal.throwIfAborted();
    await giveWay(deps, run);
    const next = await withTransaction(deps.db, async (tx) => {
      const pages = await storedFetches(tx, crawlerId ?? '', cursor.pageId, pagesPerBatch, readOtherwise);
      const last = pages.at(-1);
      if (last === undefined) return undefined;
      const place = { pageId: last.pageId };
      await holdOn(tx, run, place);
      const items = await readAndSave(tx, deps, run.grabber, run.id, pages, async (read) =>
        writeLosses(tx, run.id, await findLosses(tx, deps, run.grabber, read, () => true)),
      );
      await writeGrabItems(tx, run.id, deps.clock.now(), items);
      return place;
    });
    if (next === undefined) break;
    cursor = next;
  }
  const close = async (tx: Tx) => {
    await holdOn(tx, run, cursor);
    return closeReplay(tx, deps, { id: run.id, grabberId: run.grabber.id, shop: run.grabber.shop });
  };
  while ((await withTransaction(deps.db, close)) === 'more') signal.throwIfAborted();
}
