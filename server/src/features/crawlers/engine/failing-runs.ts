import { wording } from '@quarry/contracts/wording';
import { sql } from 'kysely';
import { isFaultOfWork } from '../../../platform/batches/index.ts';
import { withTransaction } from '../../../platform/db/index.ts';
import { announceChange } from '../../../platform/events/index.ts';
import { messageOf } from '../../../platform/failure.ts';
import type { Deps } from '../../../platform/feature.ts';
import { log } from '../../../platform/log.ts';
import type { RunState } from '../crawl-run.ts';
import { findCrawlRunForUpdate, moveCrawlRun } from '../crawl-run.store.ts';
import { endEarly } from './end-early.ts';

/** Pauses in seconds before a run that failed is looked at again; after the last of them its next failure ends it. */
const pausesS = [2, 10, 30, 60];
/** Of a run that cannot even be ended. */
const longestPauseS = 300;
const mostRuns = 1_000;

/** Runs that failed at their last look, by id. The count is of this process: each worker ends such a run by its own looks. */
const failing = new Map<string, { failures: number; until: Date }>();

/** Whether a run that failed waits for its next look. */
export function isResting(runId: string, now: Date): boolean {
  const known = failing.get(runId);
  return known !== undefined && now < known.until;
}

/** Forgets the failures of a run that was looked at without one. */
export function wentWell(runId: string): void {
  failing.delete(runId);
}

/** Notes that a run failed by its own fault: it rests, and after five failures in a row it ends as failed with the cause. */
export async function failedAgain(deps: Deps, run: { id: string; state: RunState }, error: unknown): Promise<void> {
  const failures = (failing.get(run.id)?.failures ?? 0) + 1;
  const cause = messageOf(error);
  log.error({ event: 'crawl.not-supervised', runId: run.id, failures, reason: cause, err: error });
  const pauseS = pausesS[failures - 1] ?? longestPauseS;
  failing.delete(run.id);
  failing.set(run.id, { failures, until: new Date(deps.clock.now().getTime() + pauseS * 1_000) });
  const [oldest] = failing.keys();
  if (failing.size > mostRuns && oldest !== undefined) failing.delete(oldest);
  if (failures <= pausesS.length) return;
  try {
    await end(deps, run.id, cause);
  } catch (fault) {
    if (!isFaultOfWork(fault)) throw fault;
    log.error({ event: 'crawl.not-ended', runId: run.id, reason: messageOf(fault), err: fault });
    return;
  }
  failing.delete(run.id);
  await announceChange(deps.db, 'crawl_run', run.id);
}

/** Ends it with its figures and the cause; where the figures cannot be had, without both. */
async function end({ db, clock }: Deps, runId: string, cause: string): Promise<void> {
  const now = clock.now();
  const reasons = [wording('stopped:broken_off', { cause })];
  try {
    await withTransaction(db, async (tx) => {
      const run = await findCrawlRunForUpdate(tx, runId);
      if (run && run.finishedAt === null)
        await endEarly(tx, runId, run.storedState, 'failed', now, 'broken_off', reasons);
    });
  } catch (error) {
    if (!isFaultOfWork(error)) throw error;
    log.error({ event: 'crawl.figures-lost', runId, reason: messageOf(error), err: error });
    await withTransaction(db, async (tx) => {
      const run = await findCrawlRunForUpdate(tx, runId);
      if (!run || run.finishedAt !== null) return;
      const figures = sql`, finished_at = ${now}, stop_reason = 'broken_off'`;
      await moveCrawlRun(tx, runId, [run.storedState], 'failed', figures);
    });
  }
}
