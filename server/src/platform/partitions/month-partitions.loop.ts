import { setTimeout as delay } from 'node:timers/promises';
import type { Deps, WorkerLoop } from '../feature.ts';
import { keepMonthPartitions } from './month-partitions.store.ts';

const everyMs = 3_600_000;

/** Makes the monthly partitions of fetches, snapshots and events of orders ahead, and moves out of the default ones what fell into them. */
export const monthPartitionsLoop: WorkerLoop = {
  name: 'month-partitions',
  apart: { unit: 'statement', leaves: 'retry' },
  async run(deps: Deps, signal) {
    while (!signal.aborted) {
      const hasMore = await keepMonthPartitions(deps.db, deps.clock.now());
      if (!hasMore) await delay(everyMs, undefined, { signal }).catch(() => undefined);
    }
  },
};
