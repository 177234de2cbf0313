import { orderLimits } from '@quarry/contracts/orders';
import { authorize, may } from '../../platform/auth/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { findReferred } from './order-reference.store.ts';

/** Orders by the numbers that people have of them. */
export const orderReferenceResolvers = {
  Query: {
    orderReferences: async (_root, { shopId, references }, { actor, deps }) => {
      authorize(actor, 'read', 'Order');
      if (references.length > orderLimits.references)
        throw new Failure('BAD_REQUEST', `At most ${orderLimits.references} orders are asked for at once.`);
      if (!isId(shopId) || !may(actor, 'read', 'Order', { shopId })) return [];
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
