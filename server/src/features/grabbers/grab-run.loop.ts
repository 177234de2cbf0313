import { storeWording } from '@quarry/contracts/wording';
import { setTimeout as delay } from 'node:timers/promises';
import { withTransaction } from '../../platform/db/index.ts';
import { announceChange } from '../../platform/events/index.ts';
import { codeOf, messageOf } from '../../platform/failure.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { StopRun } from '../../platform/jobs/index.ts';
import { log } from '../../platform/log.ts';
import { WorkerStops } from './worker-stops.ts';
import { beat, failRun, type HeldRun, releaseRun, takeRun } from './feed-grab.store.ts';
import { FeedUnreadable, grabFeed } from './feed-grab.ts';
import { queueDueFeeds } from './grab-run.commands.ts';
import { replayPages } from './replay-pages.ts';

const pauseMs = 1_000;
const heartbeatMs = 5_000;

/** Works off feed runs and replays, one after the other; several workers share them. */
export const grabRunLoop: WorkerLoop = {
  name: 'grabbers.runs',
  run: async (deps, signal) => {
    while (!signal.aborted) {
      await queueDueFeeds(deps);
      if (!(await workOffOneRun(deps, signal))) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/** Takes one waiting run and works it off; false when none waits. */
export async function workOffOneRun(deps: Deps, signal?: AbortSignal): Promise<boolean> {
  const run = await withTransaction(deps.db, (tx) => takeRun(tx, deps.clock.now()));
  if (run === undefined) return false;
  const heart = setInterval(() => void beat(deps.db, run).catch(noteLostBeat), heartbeatMs);
  try {
    await (run.trigger === 'replay' ? replayPages(deps, run, signal) : grabFeed(deps, run, signal));
  } catch (error) {
    await endAfter(deps, run, error);
  } finally {
    clearInterval(heart);
  }
  await announceChange(deps.db, 'grab_run', run.id);
  return true;
}

/** A source that can not be read ends the run; anything unexpected leaves it to be taken up again. */
async function endAfter(deps: Deps, run: HeldRun, error: unknown): Promise<void> {
  if (error instanceof StopRun) return;
  if (error instanceof WorkerStops) return releaseRun(deps.db, run);
  if (!(error instanceof FeedUnreadable)) throw error;
  log.warn({ event: 'grab-run.unreadable', runId: run.id, code: error.why.code, reason: error.message });
  await failRun(deps.db, run, storeWording(error.why.wording), deps.clock.now());
}

/** The run itself notices when the database is gone; a beat is only late then. */
function noteLostBeat(error: unknown): void {
  log.warn({ event: 'grab-run.beat-lost', code: codeOf(error), reason: messageOf(error) });
}
