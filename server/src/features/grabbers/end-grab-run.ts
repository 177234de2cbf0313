import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { announceChange } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { readsOnlyDuePages } from '../crawlers/index.ts';
import { markAbsentOffers } from '../offers/index.ts';
import { baselineOf, endOf, type RunEnd } from './grab-run.ts';
import {
  claimEndingPageRuns,
  coverageSince,
  endRun,
  type EndingRun,
  lastReading,
  noteSourceRead,
  offersNotSeen,
  pastRuns,
  totalsOf,
} from './grab-run.store.ts';

/** Ends the runs whose crawl run is over and read. Gives their number. */
export async function endPageRuns(deps: Deps): Promise<number> {
  const ended = await withTransaction(deps.db, async (tx) => {
    const runs = await claimEndingPageRuns(tx);
    for (const run of runs) await closeRun(tx, deps, run);
    return runs;
  });
  for (const { id } of ended) await announceChange(deps.db, 'grab_run', id);
  return ended.length;
}

/**
 * Judges a run that read its source, and marks what it did not see. Only a complete run that is not degraded says that an offer is
 * missing; before there is a baseline to be degraded against, only a page that the shop itself calls gone does. A feed that still
 * lists the offer holds it against its page; one whose last reading had no row of it does not.
 */
export async function closeRun(tx: Tx, deps: Deps, run: EndingRun): Promise<RunEnd> {
  const totals = await totalsOf(tx, run.id);
  // A crawl of due pages shows a part of the offers: its share of fields is no measure, and the usual is none for it.
  const isPart = run.crawlRunId !== null && (await readsOnlyDuePages(tx, run.crawlRunId));
  const coverage = isPart ? null : await coverageSince(tx, run.grabberId, run.seenSince);
  const baseline = isPart ? null : baselineOf(await pastRuns(tx, run.grabberId));
  const end = endOf(totals, coverage ?? {}, baseline);
  const now = deps.clock.now();
  if (run.crawlRunId === null && run.isComplete) await noteSourceRead(tx, run.grabberId, run.seenSince);
  if (end.state === 'succeeded' && run.isComplete) {
    await markUnseen(tx, deps, run, baseline !== null);
  }
  await endRun(tx, run.id, end, { totals, coverage, baseline, remarks: run.remarks }, now);
  return end;
}

/**
 * A feed that is found unchanged says once more which offers it no longer lists. It counts as a run without them where the reading that
 * it repeats does; by now there may be a baseline that this one did not have.
 */
export async function markUnlisted(
  tx: Tx,
  deps: Deps,
  run: Pick<EndingRun, 'id' | 'grabberId' | 'shop'>,
): Promise<void> {
  const reading = await lastReading(tx, run.grabberId);
  if (reading === undefined || !reading.isUsual) return;
  const hasBaseline = baselineOf(await pastRuns(tx, run.grabberId)) !== null;
  await markUnseen(tx, deps, { ...run, seenSince: reading.readAt, crawlRunId: null, isComplete: true }, hasBaseline);
}

async function markUnseen(tx: Tx, deps: Deps, run: EndingRun, hasBaseline: boolean): Promise<void> {
  const gone = await offersNotSeen(tx, run, true);
  const absent = hasBaseline ? await offersNotSeen(tx, run, false) : gone;
  await markAbsentOffers(tx, deps, { ...run, gone }, absent, deps.clock.now());
}
