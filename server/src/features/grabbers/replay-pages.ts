import { withTransaction } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { StopRun } from '../../platform/jobs/index.ts';
import { type HeldRun, keepRun, type RunCursor, storedFetches } from './feed-grab.store.ts';
import { coverageSince, endRun, totalsOf } from './grab-run.store.ts';
import { WorkerStops } from './worker-stops.ts';
import { readAndSave } from './page-grab.ts';
import { writeGrabItems } from './page-grab.store.ts';

const pagesPerBatch = 50;

/**
 * Reads the stored pages of a grabber's crawler again by its newest configuration. Snapshots keep the time of their fetch: what newer
 * rules read off the current fetch supersedes, older ones stay as they are.
 */
export async function replayPages(deps: Deps, run: HeldRun, signal?: AbortSignal): Promise<void> {
  let cursor: RunCursor = run.cursor;
  for (;;) {
    if (signal?.aborted === true) throw new WorkerStops('The worker stops; another one goes on from here.');
    const next = await withTransaction(deps.db, async (tx) => {
      const pages = await storedFetches(tx, run.grabber.crawlerId ?? '', cursor.pageId, pagesPerBatch);
      const last = pages.at(-1);
      if (last === undefined) return undefined;
      const place = { pageId: last.pageId };
      if (!(await keepRun(tx, run, place))) throw new StopRun('Another worker took the run over, or it was cancelled.');
      const items = await readAndSave(tx, deps, run.grabber, run.id, pages);
      await writeGrabItems(tx, run.id, deps.clock.now(), items);
      return place;
    });
    if (next === undefined) break;
    cursor = next;
  }
  await withTransaction(deps.db, async (tx) => {
    if (!(await keepRun(tx, run, cursor))) throw new StopRun('Another worker took the run over, or it was cancelled.');
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
