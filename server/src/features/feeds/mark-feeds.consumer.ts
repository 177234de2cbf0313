import type { Consumer } from '../../platform/events/index.ts';
import { markedBy, topicsOfListings } from '../channels/index.ts';
import { markVariants } from './feed-dirty.store.ts';

/** Marks what rows of feeds are made of as it changes; a worker evaluates what is marked. */
export const markFeeds: Consumer = {
  name: 'mark-feeds',
  topics: topicsOfListings,
  from: 'now',
  batchSize: 500,
  handle: async (tx, _deps, events) => {
    for (const [kind, ids] of markedBy(events)) await markVariants(tx, kind, ids);
  },
};
