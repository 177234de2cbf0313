import type { Consumer } from '../../platform/events/index.ts';
import { addManualProviders } from './payment.store.ts';

/** Gives every own shop the provider by which people enter payments. */
export const manualProviders: Consumer = {
  name: 'manual-providers',
  topics: ['shop_changed'],
  from: 'beginning',
  batchSize: 100,
  handle: async (tx, { clock }, events) => {
    const shopIds = [...new Set(events.map(({ aggregateId }) => aggregateId))];
    await addManualProviders(tx, shopIds, clock.now());
  },
};
