import type { Consumer } from '../../platform/events/index.ts';
import { markListingRows } from './listing-check.store.ts';
import { markedBy, topicsOfListings } from './listings-behind.ts';

/** Marks listings as what they are made of changes; a worker looks at what is marked. */
export const markListings: Consumer = {
  name: 'mark-listings',
  topics: topicsOfListings,
  from: 'beginning',
  batchSize: 500,
  handle: async (tx, _deps, events) => {
    for (const [kind, ids] of markedBy(events)) await markListingRows(tx, kind, ids);
  },
};
