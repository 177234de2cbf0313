import { setTimeout as delay } from 'node:timers/promises';
import { withTransaction } from '../../platform/db/index.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { proposeShelves } from '../shelves/index.ts';
import { findPlacedProducts } from './offer-shelf.store.ts';

const shelvesAtOnce = 100;
const pauseMs = 2_000;

/** Works out which category open shelves are: those that are new, and those whose surroundings changed. */
export const shelfProposalLoop: WorkerLoop = {
  name: 'shelf-proposal',
  apart: { unit: 'record', leaves: 'log' },
  async run(deps, signal) {
    while (!signal.aborted) {
      const done = await proposeNextShelves(deps);
      if (done === 0) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/** One batch; resolves with how many shelves it was. */
export function proposeNextShelves(deps: Deps): Promise<number> {
  return withTransaction(deps.db, (tx) =>
    proposeShelves(tx, shelvesAtOnce, (ids) => findPlacedProducts(tx, ids), deps.clock.now()),
  );
}
