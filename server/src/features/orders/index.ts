import { watchOrdersJob } from '@quarry/contracts/jobs';
import type { Deps, Feature } from '../../platform/feature.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { orderActionResolvers } from './order-actions.resolvers.ts';
import { orderBin } from './order-bin.ts';
import type { OrderMoney } from './order-money.ts';
import { orderQueueResolvers } from './order-queue.resolvers.ts';
import { orderHistory } from './order.history.ts';
import { orderResolvers } from './order.resolvers.ts';
import { orderFilter } from './order.store.ts';
import { watchOrders } from './watch-orders.ts';
import { ordersPersonal } from './orders.personal.ts';

export { checkOrders, type OrderDifference, type OrderReport } from './check-orders.ts';
export { type KeepPaid, orderImport } from './order-import.ts';
export { addRefunded, type OrderPaid, settlePaid } from './order-paid.ts';
export { answerLineOf, answerOrder } from './order.answer.ts';
export { visibleOrder } from './order.loaders.ts';
export { findOpenOrders, findOrdersOf, type OpenMatter } from './open-matters.store.ts';
export { type AskedOrders, questionOf } from './order-question.ts';
export { countOrders, findOrder, findOrderForUpdate, type OrderSum, sumOrders, sumOrdersPart } from './order.store.ts';
export { ordersOfCustomers } from './orders-of-customer.store.ts';
export type { OrderRecord } from './order.ts';
export { restatePlacedDays } from './order-writing.store.ts';
export type { OrderMoney } from './order-money.ts';
export { watchOrders } from './watch-orders.ts';

export function ordersFeature(money: OrderMoney): Feature {
  const actions = orderActionResolvers(money);
  return {
    name: 'orders',
    personal: ordersPersonal,
    resolvers: {
      Query: { ...orderResolvers.Query, ...actions.Query, ...orderQueueResolvers.Query },
      Mutation: { ...orderResolvers.Mutation, ...actions.Mutation },
      Order: actions.Order,
      Customer: orderResolvers.Customer,
    },
    jobs: [
      defineWorkerJob<Deps, object>({
        definition: watchOrdersJob,
        handle: (deps, _payload, { signal }) => watchOrders(deps, money, signal),
        schedule: { cron: '* * * * *', payload: {} },
      }),
    ],
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
}
