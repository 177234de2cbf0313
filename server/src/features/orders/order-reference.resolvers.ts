import { orderLimits } from '@quarry/contracts/orders';
import { authorize } from '../../platform/auth/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { findOrderShops, findReferred } from './order-reference.store.ts';

/** Orders by the numbers that people have of them. */
export const orderReferenceResolvers = {
  Query: {
    orderShops: async (_root, { action: asked }, { actor, deps }) => {
      const action = asked === 'FULFIL' ? 'fulfil' : 'update';
      authorize(actor, action, 'Order');
      return findOrderShops(deps.db, actor, action);
    },
    orderReferences: async (_root, { shopId, references }, { actor, deps }) => {
      authorize(actor, 'read', 'Order');
      if (references.length > orderLimits.references)
        throw new Failure('BAD_REQUEST', `At most ${orderLimits.references} orders are asked for at once.`);
      // An empty answer would leave out every entry without a word.
      authorize(actor, 'read', 'Order', { shopId });
      const found = await findReferred(deps.db, actor, shopId, references);
      return found.map((one, at) => {
        const text = references[at] ?? '';
        const none = { text, state: one.state, orderId: null, number: null, shopName: null };
        switch (one.state) {
          case 'FOUND':
            return { ...none, orderId: one.order.id, number: one.order.number };
          case 'OTHER_SHOP':
            return { ...none, shopName: one.order.shopName };
          default:
            return none;
        }
      });
    },
  },
} satisfies Pick<Resolvers, 'Query'>;
