import type { Consumer } from '../../platform/events/index.ts';
import { findOfferIds } from './offer-shelf.store.ts';
import { claimOffers, placeOnShelves } from './place-on-shelves.ts';

/**
 * Keeps each offer on the shelf that it names. The first event whose offer somebody else is writing ends the batch: waiting for several
 * at once would deadlock with a writer that locks them in an order of its own.
 */
export const offerShelves: Consumer = {
  name: 'offer-shelves',
  topics: ['offer_changed'],
  from: 'beginning',
  batchSize: 200,
  handle: async (tx, deps, events) => {
    const ids = [...new Set(events.map(({ aggregateId }) => aggregateId))];
    const free = await claimOffers(tx, ids);
    const locked = new Set(free.map(({ id }) => id));
    const present = free.length === ids.length ? locked : await findOfferIds(tx, ids);
    const firstBusy = events.findIndex(({ aggregateId: id }) => present.has(id) && !locked.has(id));
    const done = firstBusy === -1 ? events : events.slice(0, firstBusy);
    const told = new Set(done.map(({ aggregateId }) => aggregateId));
    await placeOnShelves(
      tx,
      deps,
      free.filter(({ id }) => told.has(id)),
    );
    return { done: done.length };
  },
};
