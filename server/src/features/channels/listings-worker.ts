import { setTimeout as delay } from 'node:timers/promises';
import { saveApart } from '../../platform/batches/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Backlog, Deps, WorkerLoop } from '../../platform/feature.ts';
import { log } from '../../platform/log.ts';
import {
  countListingMarks,
  deleteListingMarks,
  markDueListings,
  noteListings,
  takeListingMarks,
  tryToNote,
} from './listing-check.store.ts';

const pauseMs = 500;
const listingsAtOnce = 500;
/** Counted no further. */
const countedAtMost = 1_000;

/**
 * Looks at listings that were marked, and deletes the marks it saw; resolves with their number. Killed, it leaves the marks. A listing whose
 * state cannot be noted keeps the one that was noted before, until it is marked again.
 */
export function settleListings({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return withTransaction(db, async (tx) => {
    if (!(await tryToNote(tx))) return 0;
    const marks = await takeListingMarks(tx, listingsAtOnce);
    if (marks.length === 0) return 0;
    await saveApart(tx, [...new Set(marks.map(({ listingId }) => listingId))], {
      save: (some) => noteListings(tx, some, clock.now()),
      giveUp: async (listingId, error) =>
        log.error({ event: 'listing.state-not-noted', listingId, reason: messageOf(error), err: error }),
    });
    await deleteListingMarks(
      tx,
      marks.map(({ id }) => id),
    );
    return marks.length;
  });
}

/** Keeps it known which listings are refused, also by the clock. */
export const listingStatesLoop: WorkerLoop = {
  name: 'listing states',
  apart: { unit: 'record', leaves: 'log' },
  async run(deps, signal) {
    while (!signal.aborted) {
      const due = await markDueListings(deps.db, deps.clock.now(), listingsAtOnce);
      const settled = await settleListings(deps);
      if (due + settled === 0) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/** Marks that wait to be looked at. */
export const listingBacklog: Backlog = {
  name: 'listings',
  find: async (db) => {
    const { count, oldestAt } = await countListingMarks(db, countedAtMost);
    return { waiting: { count, isExact: count < countedAtMost }, oldestAt };
  },
};
