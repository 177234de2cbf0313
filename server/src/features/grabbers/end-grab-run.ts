import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { announceChange } from '../../platform/events/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { readsOnlyDuePages } from '../crawlers/index.ts';
import { markAbsentOffers } from '../offers/index.ts';
import { baselineOf, endOf, type RunEnd } from './grab-run.ts';
import {
  claimEndingPageRun,
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
  for (let ended = 0; ;) {
    const closed = await withTransaction(deps.db, async (tx) => {
      const run = await claimEndingPageRun(tx);
      return run && { id: run.id, end: await closeRun(tx, deps, run) };
    });
    if (!closed) return ended;
    if (closed.end === 'more') continue;
    ended += 1;
    await announceChange(deps.db, 'grab_run', closed.id);
  }
}

/** Marked in one transaction, which ends within seconds (decision 020). */
const offersAtOnce = 5_000;

/**
 * Judges a run that read its source, and marks what it did not see. Only a complete run that is not degraded says that an offer is
 * missing; before there is a baseline to be degraded against, only a page that the shop itself calls gone does. A feed that still
 * lists the offer holds it against its page; one whose last reading had no row of it does not. Of very many it marks a part and does not
 * end the run: `more`, and the caller comes again in another transaction.
 */
export async function closeRun(tx: Tx, deps: Deps, run: EndingRun): Promise<RunEnd | 'more'> {
  const totals = await totalsOf(tx, run.id);
  // A crawl of due pages shows a part of the offers: its share of fields is no measure, and the usual is none for it.
  const isPart = run.crawlRunId !== null && (await readsOnlyDuePages(tx, run.crawlRunId));
  const coverage = isPart ? null : await coverageSince(tx, run.grabberId, run.seenSince);
  const baseline = isPart ? null : baselineOf(await pastRuns(tx, run.grabberId));
  const end = endOf(totals, coverage ?? {}, baseline);
  const now = deps.clock.now();
  if (run.crawlRunId === null && run.isComplete) await noteSourceRead(tx, run.grabberId, run.seenSince);
  if (end.state === 'succeeded' && run.isComplete) {
    const hasMore = await markUnseen(tx, deps, run, baseline !== null);
    if (hasMore) return 'more';
  }
  await endRun(tx, run.id, end, { totals, coverage, baseline, remarks: run.remarks }, now);
  return end;
}

/**
 * A feed that is found unchanged says once more which offers it no longer lists. It counts as a run without them where the reading that
 * it repeats does; by now there may be a baseline that this one did not have. True when it marked a part of very many, and is to come again.
 */
export async function markUnlisted(
  tx: Tx,
  deps: Deps,
  run: Pick<EndingRun, 'id' | 'grabberId' | 'shop'>,
): Promise<boolean> {
  const reading = await lastReading(tx, run.grabberId);
  if (reading === undefined || !reading.isUsual) return false;
  const hasBaseline = baselineOf(await pastRuns(tx, run.grabberId)) !== null;
  return markUnseen(tx, deps, { ...run, seenSince: reading.readAt, crawlRunId: null, isComplete: true }, hasBaseline);
}

/** Whether there may be more. */
async function markUnseen(tx: Tx, deps: Deps, run: EndingRun, hasBaseline: boolean): Promise<boolean> {
  // Those that the shop calls gone come first, so that a part of the others is known to hold none of them.
  const gone = await offersNotSeen(tx, run, true, offersAtOnce);
  const isAll = !hasBaseline || gone.length === offersAtOnce;
  const absent = isAll ? gone : await offersNotSeen(tx, run, false, offersAtOnce);
  await markAbsentOffers(tx, deps, { ...run, gone }, absent, deps.clock.now());
  return absent.length === offersAtOnce;
}
