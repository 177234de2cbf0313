import type { Consumer } from '../../platform/events/index.ts';
import { noteOfferProperties } from './note-offer-properties.ts';

/** Keeps which names of properties each offer states. */
export const offerProperties: Consumer = {
  name: 'offer-properties',
  topics: ['offer_changed'],
  from: 'beginning',
  batchSize: 200,
  handle: async (tx, deps, events) => {
    await noteOfferProperties(tx, deps, [...new Set(events.map(({ aggregateId }) => aggregateId))]);
    return { done: events.length };
  },
};
