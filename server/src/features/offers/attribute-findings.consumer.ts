import * as z from 'zod';
import { systemActor } from '../../platform/auth/index.ts';
import type { Consumer } from '../../platform/events/index.ts';
import { findOffersWithFindings, lockPlacing, restateProperties } from '../products/index.ts';
import { findSourceOffers } from './source-offer.store.ts';

const offersAtOnce = 50;
const progressSchema = z.object({ after: z.string() }).nullable();

/**
 * Has what offers state about an attribute judged anew once its type, rules, options or words are others: a finding becomes a value, or
 * gets another reason. Offers without a finding keep their values as they are. An attribute of many offers takes several transactions.
 */
export const attributeFindings: Consumer = {
  name: 'attribute-findings',
  topics: ['attribute_changed'],
  from: 'beginning',
  batchSize: 100,
  handle: async (tx, deps, events, progress) => {
    const [event] = events;
    if (!event) return undefined;
    // Digging holds what offers stated before, and would write that over what is written here.
    await lockPlacing(tx);
    const after = progressSchema.parse(progress ?? null)?.after ?? null;
    const ids = await findOffersWithFindings(tx, event.aggregateId, after, offersAtOnce);
    const sources = await findSourceOffers(tx, ids);
    const change = { actor: systemActor, cause: 'schedule', causeId: event.aggregateId } as const;
    await restateProperties(tx, deps, change, [...sources.values()]);
    const last = ids.at(-1);
    return last === undefined || ids.length < offersAtOnce ? { done: 1 } : { done: 0, progress: { after: last } };
  },
};
