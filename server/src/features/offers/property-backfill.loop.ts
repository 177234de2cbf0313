import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { systemActor } from '../../platform/auth/index.ts';
import { saveApart } from '../../platform/batches/index.ts';
import { type Tx, withTransaction } from '../../platform/db/index.ts';
import { messageOf } from '../../platform/failure.ts';
import type { Deps, WorkerLoop } from '../../platform/feature.ts';
import { findFact, keepFact } from '../../platform/installation-fact.ts';
import { log } from '../../platform/log.ts';
import { lockPlacing, restateProperties } from '../products/index.ts';
import { noteOfferProperties } from './note-offer-properties.ts';
import { findOffersBehind } from './offer-shelf.store.ts';
import { findSourceOffers } from './source-offer.store.ts';

const offersAtOnce = 50;
const pauseMs = 60_000;
const factKey = 'properties_read';
const reached = z.object({ after: z.string().nullable(), isDone: z.boolean() }).catch({ after: null, isDone: false });

/** Reads the properties and words of offers that are older than their readers, once: their values were made without them. */
export const propertyBackfillLoop: WorkerLoop = {
  name: 'property-backfill',
  apart: { unit: 'record', leaves: 'log' },
  async run(deps, signal) {
    while (!signal.aborted) {
      const isDone = await readNextOffers(deps);
      if (isDone) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  },
};

/** One batch, from where the last one ended; resolves with whether none is left. An offer that cannot be read holds up no other. */
export function readNextOffers(deps: Deps): Promise<boolean> {
  return withTransaction(deps.db, async (tx) => {
    const { after, isDone } = reached.parse(await findFact(tx, factKey));
    if (isDone) return true;
    await lockPlacing(tx);
    const ids = await findOffersBehind(tx, after, offersAtOnce);
    await saveApart(tx, ids, {
      save: (some) => readOffers(tx, deps, some),
      giveUp: async (id, error) =>
        log.error({ event: 'offer.not-read', offerId: id, reason: messageOf(error), err: error }),
    });
    const next = { after: ids.at(-1) ?? after, isDone: ids.length < offersAtOnce };
    await keepFact(tx, factKey, next, deps.clock.now());
    return next.isDone;
  });
}

async function readOffers(tx: Tx, deps: Deps, ids: readonly string[]): Promise<void> {
  await noteOfferProperties(tx, deps, ids);
  const sources = await findSourceOffers(tx, ids);
  await restateProperties(tx, deps, { actor: systemActor, cause: 'schedule' }, [...sources.values()]);
}
