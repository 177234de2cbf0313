import type { Consumer } from '../../platform/events/index.ts';
import { forgetProposals } from '../shelves/index.ts';
import { findShelvesOfProducts } from './offer-shelf.store.ts';

/** Has a shelf compared anew once its products have another category, or other products are on it. */
export const shelfProposals: Consumer = {
  name: 'shelf-proposals',
  topics: ['product_changed'],
  from: 'now',
  batchSize: 200,
  handle: async (tx, _deps, events) => {
    const told = events.filter(({ changed }) => changed.includes('category') || changed.includes('offers'));
    const productIds = [...new Set(told.map(({ aggregateId }) => aggregateId))];
    if (productIds.length > 0) await forgetProposals(tx, await findShelvesOfProducts(tx, productIds));
  },
};
