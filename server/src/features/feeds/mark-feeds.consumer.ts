import type { Consumer, ReadEvent } from '../../platform/events/index.ts';
import { type Marked, markVariants } from './feed-dirty.store.ts';

const marksOf: Readonly<Record<string, Marked>> = {
  product_changed: 'product',
  offer_changed: 'offer',
  price_changed: 'offer',
  brand_changed: 'brand',
  category_changed: 'category',
  shop_changed: 'shop',
  channel_changed: 'channel',
  listing_changed: 'listing',
  tax_rate_changed: 'shop',
};

/** Marks what rows of feeds are made of as it changes; a worker evaluates what is marked. */
export const markFeeds: Consumer = {
  name: 'mark-feeds',
  topics: Object.keys(marksOf),
  from: 'now',
  batchSize: 500,
  handle: async (tx, _deps, events) => {
    for (const [kind, some] of Map.groupBy(events, ({ topic }) => marksOf[topic])) {
      if (kind !== undefined) await markVariants(tx, kind, [...new Set(some.flatMap(recordOf))]);
    }
  },
};

/** A tax rate holds for all of its shop. */
function recordOf({ topic, aggregateId, shopId }: ReadEvent): string[] {
  if (topic !== 'tax_rate_changed') return [aggregateId];
  return shopId === null ? [] : [shopId];
}
