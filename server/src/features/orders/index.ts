import type { Feature } from '../../platform/feature.ts';
import { orderBin } from './order-bin.ts';
import { orderHistory } from './order.history.ts';
import { orderResolvers } from './order.resolvers.ts';
import { orderFilter } from './order.store.ts';

export { checkOrders, type OrderDifference, type OrderReport } from './check-orders.ts';
export { type OrderPaid, settlePaid } from './order-paid.ts';
export { answerOrder } from './order.answer.ts';
export { visibleOrder } from './order.loaders.ts';
export { findOrder, findOrderForUpdate } from './order.store.ts';
export { ordersOfCustomers } from './orders-of-customer.store.ts';
export type { OrderRecord } from './order.ts';

export const ordersFeature: Feature = {
  name: 'orders',
  resolvers: orderResolvers,
  records: [
    {
      entity: 'order',
      subject: 'Order',
      stored: {
        table: 'order',
        belongsTo: { channel: 'channel_id' },
        name: 'number_text',
        shop: 'shop_id',
        deletedAt: 'deleted_at',
      },
      path: '/orders',
      list: { query: 'orders', filter: orderFilter, isExported: true },
      history: orderHistory,
      bin: orderBin,
    },
  ],
};
