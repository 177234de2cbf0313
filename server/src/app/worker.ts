import { setTimeout as delay } from 'node:timers/promises';
import type { Environment } from '../environment.ts';
import type { Database } from '../platform/db/index.ts';
import { messageOf } from '../platform/failure.ts';
import type { Deps, WorkerLoop } from '../platform/feature.ts';
import { openWorker, type Worker } from '../platform/jobs/index.ts';
import { log } from '../platform/log.ts';
import { openDeps } from './context.ts';
import { features } from './features.ts';
import { drainMs } from './until-stopped.ts';

const longestPauseMs = 30_000;

/** Takes up every feature's jobs and loops; `stop` lets running work end within the drain time. */
export async function runWorker(environment: Environment, url: string): Promise<{ stop: () => Promise<void> }> {
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
  const loops = features
    .flatMap((feature) => feature.loops ?? [])
    .map((loop) => keepLooping(loop, opened.deps, stopping.signal));
  return {
    async stop() {
      stopping.abort();
      await Promise.all([...loops, opening.worker?.stop(drainMs - 2_000)]);
      await opened.close();
    },
  };
}

/** A loop that throws is begun again, later and later while it keeps throwing at once. */
async function keepLooping(loop: WorkerLoop, deps: Deps, signal: AbortSignal): Promise<void> {
  for (let pauseMs = 500; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const startedAt = Date.now();
    try {
      await loop.run(deps, signal);
    } catch (error) {
      log.error({ event: 'loop.failed', loop: loop.name, reason: messageOf(error), err: error });
    }
    if (signal.aborted) return;
    if (Date.now() - startedAt > longestPauseMs) pauseMs = 500;
    await delay(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}
