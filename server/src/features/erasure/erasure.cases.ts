import { sql } from 'kysely';
import { calls, deleteWhere, type FeatureCases, versioned } from '../../app/graphql/testing/field-case.ts';

export const cases: FeatureCases = {
  Query: {
    customerErasurePreview: calls('hrArrr', ({ filled }) => ({ id: filled('customerId') })),
  },
  Mutation: {
    eraseCustomer: calls('hhAhhh', async (world) => ({
      ...(await versioned(world, 'customer', world.filled('otherCustomerId'))),
      input: { name: 'Somebody else' },
    })),
    withdrawCustomerErasure: calls('hhAhhh', ({ filled }) => ({ id: filled('otherCustomerId') })),
  },
  empty: (tx, { shopId }) => deleteWhere(tx, ['erasure'], sql`shop_id = ${shopId}`),
};
