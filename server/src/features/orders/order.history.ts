import type { RecordHistory } from '../../platform/commands/index.ts';
import { visibleOrder } from './order.loaders.ts';

/** Who reads what was done to an order; nothing of it is taken back but by its own actions. */
export const orderHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const order = await visibleOrder(context, { id });
    return order && ['update', 'Order', { shopId: order.shopId }];
  },
};
