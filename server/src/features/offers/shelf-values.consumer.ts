import * as z from 'zod';
import { systemActor } from '../../platform/auth/index.ts';
import type { Consumer } from '../../platform/events/index.ts';
import { lockPlacing, restateCategories } from '../products/index.ts';
import { findHangingOffers } from './offer-shelf.store.ts';
import { findSourceOffers } from './source-offer.store.ts';

const offersAtOnce = 100;
const progressSchema = z.object({ after: z.string() }).nullable();

/** Gives products the category that their offers' shelf was accepted as, and takes it back; a shelf of many offers takes several transactions. */
export const shelfValues: Consumer = {
  name: 'shelf-values',
  topics: ['shelf_decided'],
  from: 'beginning',
  batchSize: 100,
  handle: async (tx, deps, events, progress) => {
    const [event] = events;
    if (!event) return undefined;
    // Anyone who digs read what its offers state, and would write that over what is written here.
    await lockPlacing(tx);
    const after = progressSchema.parse(progress ?? null)?.after ?? null;
    const ids = await findHangingOffers(tx, event.aggregateId, after, offersAtOnce);
    const sources = await findSourceOffers(tx, ids);
    const change = { actor: systemActor, cause: 'schedule', causeId: event.aggregateId } as const;
    await restateCategories(tx, deps, change, [...sources.values()]);
    const last = ids.at(-1);
    return last === undefined || ids.length < offersAtOnce ? { done: 1 } : { done: 0, progress: { after: last } };
  },
};
