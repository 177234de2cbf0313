import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Consumer } from '../../platform/events/index.ts';
import { lockFreeProducts } from '../products/index.ts';
import { refreshFigures } from './product-figures.store.ts';

/**
 * Keeps the figures that products store for lists in step with their offers. The first event whose product somebody else is writing
 * ends the batch: waiting for several at once would deadlock with a writer that locks them in an order of its own.
 */
export const productFigures: Consumer = {
  name: 'product-figures',
  topics: ['offer_changed', 'price_changed'],
  from: 'beginning',
  batchSize: 500,
  handle: async (tx, deps, events) => {
    const productOf = await findProductsOfOffers(
      tx,
      events.map(({ aggregateId }) => aggregateId),
    );
    const free = await lockFreeProducts(tx, [...new Set(productOf.values())]);
    const isBusy = (offerId: string) => !free.has(productOf.get(offerId) ?? '') && productOf.has(offerId);
    const firstBusy = events.findIndex(({ aggregateId }) => isBusy(aggregateId));
    const done = firstBusy === -1 ? events : events.slice(0, firstBusy);
    const productIds = new Set(done.flatMap(({ aggregateId }) => productOf.get(aggregateId) ?? []));
    if (productIds.size > 0) await refreshFigures(tx, [...productIds], deps.clock.now());
    return { done: done.length };
  },
};

async function findProductsOfOffers(tx: Tx, offerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; productId: string }>`
    select id, product_id as "productId" from offer where id = any(${[...new Set(offerIds)]}::uuid[]) and product_id is not null`.execute(
    tx,
  );
  return new Map(rows.map(({ id, productId }) => [id, productId]));
}
