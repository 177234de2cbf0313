import * as z from 'zod';
import { systemActor } from '../../platform/auth/index.ts';
import type { Consumer } from '../../platform/events/index.ts';
import { lockPlacing, restateProperties } from '../products/index.ts';
import { findOffersOfName } from './offer-property-name.store.ts';
import { findSourceOffers } from './source-offer.store.ts';

const offersAtOnce = 50;
const progressSchema = z.object({ after: z.string() }).nullable();

/** Gives products what offers state under a name that was accepted, and takes it back; a name of many offers takes several transactions. */
export const propertyValues: Consumer = {
  name: 'property-values',
  topics: ['property_name_decided'],
  from: 'beginning',
  batchSize: 100,
  handle: async (tx, deps, events, progress) => {
    const [event] = events;
    if (!event) return undefined;
    // Digging holds what offers stated before, and would write that over what is written here.
    await lockPlacing(tx);
    const after = progressSchema.parse(progress ?? null)?.after ?? null;
    const ids = await findOffersOfName(tx, event.aggregateId, after, offersAtOnce);
    const sources = await findSourceOffers(tx, ids);
    const change = { actor: systemActor, cause: 'schedule', causeId: event.aggregateId } as const;
    await restateProperties(tx, deps, change, [...sources.values()]);
    const last = ids.at(-1);
    return last === undefined || ids.length < offersAtOnce ? { done: 1 } : { done: 0, progress: { after: last } };
  },
};
