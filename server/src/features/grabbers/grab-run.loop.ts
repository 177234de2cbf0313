import { storeWording, wording } from '@quarry/contracts/wording';
import { setTimeout as delay } from 'node:timers/promises';
import { isFaultOfWork, notSaved } from '../../platform/batches/index.ts';
import { logOfFailure, withTransaction } from '../../platform/db/index.ts';
import { announceChange } from '../../platform/events/index.ts';
import { codeOf, messageOf } from '../../platform/failure.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { StopRun } from '../../platform/jobs/index.ts';
import { log } from '../../platform/log.ts';
import { WorkerStops } from './worker-stops.ts';
import { beat, endCancelled, failRun, type HeldRun, releaseRun, requeueRun, takeRun } from './feed-grab.store.ts';
import { FeedUnreadable, grabFeed } from './feed-grab.ts';
import { queueDueFeeds } from './grab-run.commands.ts';
import { RightGone } from './hold-on.ts';
import { GivesWay, queueReadAgain } from './read-again.ts';
import { clearStagedPages } from './replay.commands.ts';
import { workOffReplay } from './replay-pages.ts';

const pauseMs = 1_000;
const heartbeatMs = 2_000;
/** A run that fails by what it reads is not taken up a fourth time. */
const mostAttempts = 3;
/** A run that loses its workers this often is the likely cause; those that stopped in order count too. */
const maxStalls = 20;

/** Works off feed runs and replays, one after the other; several workers share them. */
export const grabRunLoop: WorkerLoop = {
  name: 'grabbers.runs',
  apart: { unit: 'run', leaves: 'reason' },
  run: async (deps, signal) => {
    while (!signal.aborted) {
      await queueDueFeeds(deps);
      await queueReadAgain(deps);
      await clearStagedPages(deps);
      if (!(await workOffOneRun(deps, signal))) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/** Takes one waiting run, of these where ids are given, and works it off; false when none waits. */
export async function workOffOneRun(deps: Deps, signal?: AbortSignal, ids?: readonly string[]): Promise<boolean> {
  const run = await withTransaction(deps.db, (tx) => takeRun(tx, deps.clock.now(), ids));
  if (run === undefined) return false;
  if (run.stalls > maxStalls) {
    log.error({ event: 'grab-run.stalled-too-often', runId: run.id, stalls: run.stalls });
    const cause = `Its worker died ${run.stalls} times.`;
    await failRun(deps.db, run, storeWording(wording('stopped:broken_off', { cause })), deps.clock.now());
    await announceChange(deps.db, 'grab_run', run.id);
    return true;
  }
  const hold = new AbortController();
  const stop = () => hold.abort(new WorkerStops('The worker stops; another one goes on from here.'));
  if (signal?.aborted === true) stop();
  signal?.addEventListener('abort', stop, { once: true });
  const heart = setInterval(() => void keepAlive(deps, run, hold), heartbeatMs);
  try {
    await (run.trigger === 'replay' ? workOffReplay(deps, run, hold.signal) : grabFeed(deps, run, hold.signal));
  } catch (error) {
    await endAfter(deps, run, error);
  } finally {
    clearInterval(heart);
    signal?.removeEventListener('abort', stop);
  }
  await announceChange(deps.db, 'grab_run', run.id);
  return true;
}

/** A source that can not be read ends the run; anything unexpected leaves it to be taken up again. */
async function endAfter(deps: Deps, run: HeldRun, error: unknown): Promise<void> {
  if (error instanceof StopRun) return endCancelled(deps.db, run, deps.clock.now());
  if (error instanceof WorkerStops) return releaseRun(deps.db, run);
  if (error instanceof GivesWay) return requeueRun(deps.db, run);
  if (error instanceof RightGone) {
    return failRun(deps.db, run, storeWording(wording('stopped:right_gone')), deps.clock.now());
  }
  if (isFaultOfWork(error) && run.stalls + 1 >= mostAttempts) {
    log.error({ event: 'grab-run.given-up', runId: run.id, reason: messageOf(error), err: error });
    return failRun(deps.db, run, storeWording(notSaved(error).wording), deps.clock.now());
  }
  if (!(error instanceof FeedUnreadable)) throw error;
  log.warn({ event: 'grab-run.unreadable', runId: run.id, code: error.why.code, reason: error.message });
  await failRun(deps.db, run, storeWording(error.why.wording), deps.clock.now());
}

/** Shows life, and lets go of a run that is no longer ours to work off, also in the middle of a request. */
async function keepAlive(deps: Deps, run: HeldRun, hold: AbortController): Promise<void> {
  try {
    if (!(await beat(deps.db, run))) hold.abort(new StopRun('The run was cancelled, or another worker took it over.'));
  } catch (error) {
    // The run itself notices when the database is gone; a beat is only late then.
    logOfFailure(error).warn({ event: 'grab-run.beat-lost', code: codeOf(error), reason: messageOf(error) });
  }
}
