import { setTimeout as delay } from 'node:timers/promises';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { proposePropertyNames } from './propose-property-names.ts';

const namesAtOnce = 100;
const pauseMs = 2_000;

/** Works out which attribute open names are: those that are new, and those with another example or beside another registry. */
export const propertyProposalLoop: WorkerLoop = {
  name: 'property-proposal',
  apart: { unit: 'record', leaves: 'log' },
  async run(deps, signal) {
    while (!signal.aborted) {
      const done = await proposeNextNames(deps);
      if (done === 0) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/** One batch; resolves with how many names it was. */
export function proposeNextNames(deps: Deps): Promise<number> {
  return withTransaction(deps.db, (tx) => proposePropertyNames(tx, namesAtOnce, deps.clock.now()));
}
