import { setTimeout as delay } from 'node:timers/promises';
import { eachApart } from '../../platform/batches/index.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { settleAcceptedRuns } from './accept-grab-run.ts';
import { endPageRuns } from './end-grab-run.ts';
import { endCancelledRuns } from './grab-run.commands.ts';
import { grabPageBatch } from './page-batch.ts';
import { crawlersWithWaitingPages, lookForRuns } from './page-grab.store.ts';

const pauseMs = 500;

/** Reads fetched pages as they come, a batch of each crawler in turn, and ends the runs that have nothing left to read. */
export const pageGrabLoop: WorkerLoop = {
  name: 'grabbers.pages',
  apart: { unit: 'record', leaves: 'error_item' },
  run: async (deps, signal) => {
    const proven = new Set<string>();
    while (!signal.aborted) {
      const done = await grabWaitingPages(deps, signal, proven);
      if (done === 0) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/**
 * One round over everything that waits; gives the number of fetches read and runs ended. For callers that bring their own clock too.
 * `proven` keeps, from round to round of a process, of which crawlers it has read pages.
 */
export async function grabWaitingPages(deps: Deps, signal?: AbortSignal, proven = new Set<string>()): Promise<number> {
  // Mostly there is none, and one look costs less than what would find nothing to end or to settle.
  const { hasLiving, hasSettling } = await lookForRuns(deps.db);
  let done = hasLiving ? await endCancelledRuns(deps) : 0;
  const crawlers = await crawlersWithWaitingPages(deps.db);
  await eachApart(crawlers, async (crawlerId) => {
    if (signal?.aborted !== true) done += await grabPageBatch(deps, crawlerId, proven);
  });
  if (hasLiving || crawlers.length > 0) done += await endPageRuns(deps);
  return hasSettling ? done + (await settleAcceptedRuns(deps)) : done;
}
