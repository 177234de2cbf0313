import { setTimeout as delay } from 'node:timers/promises';
import type { Environment } from '../environment.ts';
import { type Database, isHeldUp, isTableHeld, otherRelease } from '../platform/db/index.ts';
import { consumerLoop, outboxDaysLoop } from '../platform/events/index.ts';
import { messageOf } from '../platform/failure.ts';
import type { Deps, WorkerLoop } from '../platform/feature.ts';
import { openWorker, type Worker } from '../platform/jobs/index.ts';
import { log } from '../platform/log.ts';
import { monthPartitionsLoop } from '../platform/partitions/index.ts';
import { openDeps } from './context.ts';
import { features } from './features.ts';
import { drainMs } from './until-stopped.ts';

const shortestPauseMs = 500;
const longestPauseMs = 30_000;
/** Longer than any statement may take: a loop that ran for so long did more than wait for one. */
const healthyMs = 60_000;
const heldTablePollMs = 2_000;

type RunningWorker = {
  /** Lets running work end within the drain time. */
  stop: () => Promise<void>;
  /** Settles when the database is made for another release: what was claimed by this one's rules should not go on. */
  outdated: Promise<void>;
};

/** Takes up every feature's jobs and loops. */
export async function runWorker(environment: Environment, url: string): Promise<RunningWorker> {
  const opening: { worker?: Worker } = {};
  const openQueue = async (url: string, { db }: Database) => {
    opening.worker = await openWorker(url, db);
    return opening.worker.queue;
  };
  const opened = await openDeps(environment, url, 'worker', { openQueue });
  const stopping = new AbortController();
  await opening.worker?.start(
    features.flatMap((feature) => feature.jobs ?? []),
    opened.deps,
  );
  const loops = [
    ...features.flatMap((feature) => feature.loops ?? []),
    ...features.flatMap((feature) => feature.consumers ?? []).map(consumerLoop),
    outboxDaysLoop,
    monthPartitionsLoop,
  ].map((loop) => keepLooping(loop, opened.deps, stopping.signal));
  return {
    outdated: untilOutdated(opened.deps, stopping.signal),
    async stop() {
      stopping.abort();
      await Promise.all([...loops, opening.worker?.stop(drainMs - 2_000)]);
      await opened.close();
    },
  };
}

const releaseCheckMs = 2_000;

/** Looks every two seconds whether another release has migrated the database; never settles while none has. */
async function untilOutdated({ db, records }: Deps, signal: AbortSignal): Promise<void> {
  for (;;) {
    await delay(releaseCheckMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    // A database that does not answer says nothing of releases, and the loops report it.
    const reason = await otherRelease(db, records.schema).catch(() => undefined);
    if (reason === undefined) continue;
    log.warn({ event: 'worker.other-release', reason });
    return;
  }
}

/**
 * A loop that throws is begun again, later and later while it keeps throwing soon. One whose tables other work holds as a whole waits until
 * that is done, which is nothing to report.
 */
export async function keepLooping(loop: WorkerLoop, deps: Deps, signal: AbortSignal): Promise<void> {
  for (let pauseMs = shortestPauseMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const startedAt = Date.now();
    try {
      await loop.run(deps, signal);
    } catch (error) {
      if (await isHeldUp(deps.db, error).catch(() => false)) await untilTablesAreFree(loop, deps, signal);
      else log.error({ event: 'loop.failed', loop: loop.name, reason: messageOf(error), err: error });
    }
    if (signal.aborted) return;
    if (Date.now() - startedAt > healthyMs) pauseMs = shortestPauseMs;
    await delay(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}

async function untilTablesAreFree({ name }: WorkerLoop, { db }: Deps, signal: AbortSignal): Promise<void> {
  log.info({ event: 'loop.waits', loop: name }, `The loop "${name}" waits for tables that other work holds.`);
  const isHeld = () => isTableHeld(db).catch(() => false);
  while (!signal.aborted && (await isHeld())) {
    await delay(heldTablePollMs, undefined, { signal }).catch(() => undefined);
  }
}
