import * as z from 'zod';
import type { Consumer } from '../../platform/events/index.ts';
import { findBranches } from '../categories/index.ts';
import { refreshSearchTexts } from './catalogue-refresh.store.ts';
import { findProductsOfBranch } from './product.store.ts';

const productsAtOnce = 500;
const progressSchema = z.object({ categoryId: z.string(), id: z.string() }).nullable();

/**
 * Lets products be found by the names that their category, and those above it, have now; a branch with many of them takes several
 * transactions.
 */
export const categoryNames: Consumer = {
  name: 'category-names',
  topics: ['category_changed'],
  from: 'beginning',
  batchSize: 100,
  handle: async (tx, _deps, events, progress) => {
    const at = events.findIndex(({ changed }) => changed.some(isSearched));
    const event = events[at];
    if (!event) return undefined;
    // Progress is of the first event alone.
    const after = at === 0 ? progressSchema.parse(progress ?? null) : null;
    const branch = await findBranches(tx, [event.aggregateId]);
    const products = await findProductsOfBranch(tx, branch, after, productsAtOnce);
    await refreshSearchTexts(
      tx,
      products.map(({ id }) => id),
    );
    const last = products.at(-1);
    return last === undefined || products.length < productsAtOnce ? { done: at + 1 } : { done: at, progress: last };
  },
};

/** A category that is brought back may stand at the root, where it stood below another. */
function isSearched(field: string): boolean {
  return field === 'parent' || field === 'restored' || field === 'names' || field.startsWith('names.');
}
