import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { saveApart } from '../../platform/batches/index.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { findFact, keepFact } from '../../platform/installation-fact.ts';
import { log } from '../../platform/log.ts';
import { findOffersBehind } from './offer-shelf.store.ts';
import { claimOffers, placeOnShelves } from './place-on-shelves.ts';

const offersAtOnce = 200;
const pauseMs = 60_000;
const factKey = 'shelves_placed';
const reached = z.object({ after: z.string().nullable(), isDone: z.boolean() }).catch({ after: null, isDone: false });

/** Puts the offers on shelves that are older than shelves are, once: the log does not reach back to them. */
export const shelfBackfillLoop: WorkerLoop = {
  name: 'shelf-backfill',
  apart: { unit: 'record', leaves: 'log' },
  async run(deps, signal) {
    while (!signal.aborted) {
      const isDone = await placeNextOffers(deps);
      if (isDone) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/**
 * One batch, from where the last one ended; resolves with whether none is left. An offer that is being written is told of by the log. One
 * that cannot be placed stays where it is until it changes, and holds up no other.
 */
export function placeNextOffers(deps: Deps): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    const { after, isDone } = reached.parse(await findFact(tx, factKey));
    if (isDone) return true;
    const ids = await findOffersBehind(tx, after, offersAtOnce);
    await saveApart(tx, await claimOffers(tx, ids), {
      save: (some) => placeOnShelves(tx, deps, some),
      giveUp: async ({ id }, error) =>
        log.error({ event: 'offer.not-placed', offerId: id, reason: messageOf(error), err: error }),
    });
    const next = { after: ids.at(-1) ?? after, isDone: ids.length < offersAtOnce };
    await keepFact(tx, factKey, next, deps.clock.now());
    return next.isDone;
  });
}
