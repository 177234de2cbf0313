import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { Consumer } from '../../platform/events/index.ts';
import { wakeComparedOffers, wakeWaitingOffers } from './candidate.store.ts';

/** Has offers that wait for a product looked at again when a person named one that they may be, or gave it an identifier or took one away. */
export const waitingOffers: Consumer = {
  name: 'waiting-offers',
  topics: ['product_keyed'],
  from: 'beginning',
  batchSize: 100,
  handle: async (tx, _deps, events) => {
    const variantIds = await findVariants(
      tx,
      events.map(({ aggregateId }) => aggregateId),
    );
    await wakeWaitingOffers(tx, variantIds);
    await wakeComparedOffers(tx, variantIds);
  },
};

async function findVariants(tx: Tx, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from variant where product_id = any(${productIds}::uuid[]) order by id`.execute(tx);
  return rows.map(({ id }) => id);
}
