import { watchOrdersJob } from '@quarry/contracts/jobs';
import type { Deps, Feature } from '../../platform/feature.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { namedOrders } from './named-orders.ts';
import { orderActionResolvers } from './order-actions.resolvers.ts';
import { orderBin } from './order-bin.ts';
import type { OrderMoney } from './order-money.ts';
import { orderQueueResolvers } from './order-queue.resolvers.ts';
import { orderBulk } from './order.bulk.ts';
import { orderReturnResolvers } from './order-return.resolvers.ts';
import { orderHistory } from './order.history.ts';
import { orderReferenceResolvers } from './order-reference.resolvers.ts';
import { orderResolvers } from './order.resolvers.ts';
import { orderFilter } from './order.store.ts';
import { orderChanged } from './order.topics.ts';
import { watchOrders } from './watch-orders.ts';
import { ordersPersonal } from './orders.personal.ts';

export { checkOrders, type OrderDifference, type OrderReport } from './check-orders.ts';
export { channelTitle, timeZoneOf } from './order-goods.store.ts';
export { readMoment } from './order-import-cells.ts';
export { type KeepPaid, orderImport } from './order-import.ts';
export type { SettleDeps } from './note-wait.ts';
export { addRefunded, type OrderPaid, settlePaid } from './order-paid.ts';
export { answerLineOf, answerOrder } from './order.answer.ts';
export { visibleOrder } from './order.loaders.ts';
export { findOpenOrders, findOrdersOf, type OpenMatter } from './open-matters.store.ts';
export { type AskedOrders, questionOf } from './order-question.ts';
export {
  countOrders,
  findOrder,
  findOrderForUpdate,
  orderFilter,
  readableOrders,
  type OrderSum,
  sumOrders,
  sumOrdersPart,
} from './order.store.ts';
export { ordersOfCustomers } from './orders-of-customer.store.ts';
export type { OrderRecord } from './order.ts';
export { restatePlacedDays } from './order-writing.store.ts';
export type { OrderMoney, ReturnOfOrder } from './order-money.ts';
export { countQueue } from './order-queue.store.ts';
export { closeRefunded } from './return-order.commands.ts';
export { trackingImport } from './tracking-import.ts';
export { watchOrders } from './watch-orders.ts';

export function ordersFeature(money: OrderMoney): Feature {
  const orders = orderResolvers(money);
  const actions = orderActionResolvers(money);
  const returns = orderReturnResolvers(money);
  return {
    name: 'orders',
    personal: ordersPersonal,
    topics: [orderChanged],
    resolvers: {
      Query: {
        ...orders.Query,
        ...actions.Query,
        ...orderQueueResolvers.Query,
        ...orderReferenceResolvers.Query,
      },
      Mutation: { ...orders.Mutation, ...actions.Mutation, ...returns.Mutation },
      Order: { ...actions.Order, ...returns.Order },
      Customer: orders.Customer,
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
        list: { query: 'orders', filter: orderFilter, isExported: true, bulk: orderBulk(money, actions) },
        history: orderHistory,
        bin: orderBin,
        named: namedOrders,
      },
    ],
  };
}
