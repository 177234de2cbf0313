import { setTimeout as delay } from 'node:timers/promises';
import type { Environment } from '../environment.ts';
import { type Database, otherRelease } from '../platform/db/index.ts';
import type { Deps } from '../platform/feature.ts';
import { openWorker, type Worker } from '../platform/jobs/index.ts';
import { log } from '../platform/log.ts';
import { openDeps } from './context.ts';
import { features } from './features.ts';
import { keepLooping } from './keep-looping.ts';
import { loops } from './loops.ts';
import { drainMs } from './until-stopped.ts';

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
  const running = loops.map((loop) => keepLooping(loop, opened.deps, stopping.signal));
  return {
    outdated: untilOutdated(opened.deps, stopping.signal),
    async stop() {
      stopping.abort();
      await Promise.all([...running, opening.worker?.stop(drainMs - 2_000)]);
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
