import { sql } from 'kysely';
import { calls, deleteWhere, type FeatureCases } from '../../app/graphql/testing/field-case.ts';

/** Managers of another shop and analysts see none of these, support of the shop sees them, others may not ask. */
const orderList = 'ArAArr';
const asked = { measures: ['ORDERS', 'REVENUE'], period: { kind: 'LAST_28_DAYS' } };

export const cases: FeatureCases = {
  Query: { orderTotals: calls(orderList), figures: calls('ArrArr', () => ({ input: asked })) },
  Mutation: { countOrders: calls(orderList) },
  empty: async (tx, { shopId }) => {
    await deleteWhere(
      tx,
      ['product_sales_day', 'sales_month', 'sales_day', 'sales_bucket', 'sales_dirty'],
      sql`shop_id = ${shopId}`,
    );
  },
};
