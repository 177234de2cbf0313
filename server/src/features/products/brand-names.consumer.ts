import * as z from 'zod';
import type { Consumer } from '../../platform/events/index.ts';
import { refreshSearchTexts } from './catalogue-refresh.store.ts';
import { findProductIdsOfBrand } from './product.store.ts';

const productsAtOnce = 500;
const progressSchema = z.object({ after: z.string() }).nullable();

/** Lets products be found by the name that their brand has now; a brand with many of them takes several transactions. */
export const brandNames: Consumer = {
  name: 'brand-names',
  topics: ['brand_changed'],
  from: 'beginning',
  batchSize: 100,
  handle: async (tx, _deps, events, progress) => {
    const at = events.findIndex(({ changed }) => changed.includes('name'));
    const event = events[at];
    if (!event) return undefined;
    // Progress is of the first event alone.
    const after = at === 0 ? (progressSchema.parse(progress)?.after ?? null) : null;
    const ids = await findProductIdsOfBrand(tx, event.aggregateId, after, productsAtOnce);
    await refreshSearchTexts(tx, ids);
    const last = ids.at(-1);
    return last === undefined || ids.length < productsAtOnce
      ? { done: at + 1 }
      : { done: at, progress: { after: last } };
  },
};
