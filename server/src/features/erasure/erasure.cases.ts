import { sql } from 'kysely';
import { calls, deleteWhere, type FeatureCases, versioned } from '../../app/graphql/testing/field-case.ts';

export const cases: FeatureCases = {
  Query: {
    customerErasurePreview: calls('hrArrr', ({ filled }) => ({ id: filled('customerId') })),
  },
  Mutation: {
    eraseCustomer: calls('hhAhhh', async (world) => {
      const id = world.filled('otherCustomerId');
      const { rows } = await sql<{ name: string }>`select name from customer where id = ${id}`.execute(
        world.api.deps.db,
      );
      // Nobody is left of that name once the shop was emptied.
      return { ...(await versioned(world, 'customer', id)), input: { name: rows[0]?.name ?? 'Walker' } };
    }),
    withdrawCustomerErasure: calls('hhAhhh', ({ filled }) => ({ id: filled('otherCustomerId') })),
  },
  empty: (tx, { shopId }) => deleteWhere(tx, ['erasure'], sql`shop_id = ${shopId}`),
};
