import { forgetHookBodiesJob } from '@quarry/contracts/jobs';
import type { Deps, Feature } from '../../platform/feature.ts';
import { defineWorkerJob } from '../../platform/jobs/index.ts';
import { forgetHookBodies } from './forget-bodies.ts';
import { manualProviders } from './manual-provider.consumer.ts';
import { paymentHistory } from './payment.history.ts';
import { paymentResolvers } from './payment.resolvers.ts';
import { transactionFilter } from './payment-transaction.store.ts';
import { refundHistory } from './refund.history.ts';
import { refundResolvers } from './refund.resolvers.ts';
import { refundFilter } from './refund.store.ts';
import { paymentsPersonal } from './payments.personal.ts';

import { eventFilter } from './payment-event.store.ts';
import { paymentEventsBacklog, paymentEventsLoop } from './provider-events.ts';
import { paymentChangesLoop } from './provider-changes.ts';
import { providerResolvers } from './provider.resolvers.ts';
import { paymentRequestsLoop } from './provider-requests.ts';

export { paymentHookRoutes } from './hook.routes.ts';
export { workOnRequest } from './provider-requests.ts';
export { bookHook } from './take-hook.ts';
export { findOpenMoney } from './open-matters.store.ts';
export {
  countTransactions,
  listTransactions,
  ofPayment,
  readableTransactions,
  settledDay,
  transactionFilter,
} from './payment-transaction.store.ts';
export { countRefunds, listRefunds, readableRefunds, refundFilter, refundRequestedOn } from './refund.store.ts';
export { keepPaid } from './payment.commands.ts';
export { orderMoney } from './order-money.ts';
export { checkPayments, type PaymentDifference, type PaymentReport } from './check-payments.ts';

export const paymentsFeature: Feature = {
  name: 'payments',
  personal: paymentsPersonal,
  resolvers: {
    ...refundResolvers,
    Query: { ...paymentResolvers.Query, ...refundResolvers.Query, ...providerResolvers.Query },
    Mutation: { ...paymentResolvers.Mutation, ...refundResolvers.Mutation, ...providerResolvers.Mutation },
  },
  consumers: [manualProviders],
  loops: [paymentRequestsLoop, paymentEventsLoop, paymentChangesLoop],
  backlogs: [paymentEventsBacklog],
  jobs: [
    defineWorkerJob<Deps, object>({
      definition: forgetHookBodiesJob,
      handle: async (deps) => void (await forgetHookBodies(deps)),
      schedule: { cron: '29 3 * * *', payload: {} },
    }),
  ],
  records: [
    {
      entity: 'payment',
      subject: 'Payment',
      stored: { table: 'payment', belongsTo: { order: 'order_id' }, name: { of: 'order' }, shop: 'shop_id' },
      path: '/payments',
      history: paymentHistory,
    },
    {
      entity: 'refund',
      subject: 'Payment',
      stored: { table: 'refund', belongsTo: { order: 'order_id' }, name: { of: 'order' }, shop: 'shop_id' },
      list: { query: 'refunds', filter: refundFilter, isExported: true },
      history: refundHistory,
    },
    {
      entity: 'payment_provider',
      subject: 'Payment',
      stored: { table: 'payment_provider', name: 'name', shop: 'shop_id' },
      isNamedInTrail: true,
    },
    {
      entity: 'payment_event',
      subject: 'Payment',
      stored: { table: 'payment_event', shop: 'shop_id' },
      list: { query: 'paymentEvents', filter: eventFilter },
    },
  ],
  lists: { paymentTransactions: { filter: transactionFilter, exported: 'Payment' } },
};
