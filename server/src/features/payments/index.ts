import type { Feature } from '../../platform/feature.ts';
import { manualProviders } from './manual-provider.consumer.ts';
import { paymentHistory } from './payment.history.ts';
import { paymentResolvers } from './payment.resolvers.ts';
import { transactionFilter } from './payment-transaction.store.ts';
import { refundHistory } from './refund.history.ts';
import { refundResolvers } from './refund.resolvers.ts';
import { refundFilter } from './refund.store.ts';

export { countTransactions, listTransactions, transactionFilter } from './payment-transaction.store.ts';
export { countRefunds, listRefunds, refundFilter } from './refund.store.ts';
export { keepPaid } from './payment.commands.ts';
export { orderMoney } from './order-money.ts';
export { checkPayments, type PaymentDifference, type PaymentReport } from './check-payments.ts';

export const paymentsFeature: Feature = {
  name: 'payments',
  resolvers: {
    ...refundResolvers,
    Query: { ...paymentResolvers.Query, ...refundResolvers.Query },
    Mutation: { ...paymentResolvers.Mutation, ...refundResolvers.Mutation },
  },
  consumers: [manualProviders],
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
  ],
  lists: { paymentTransactions: { filter: transactionFilter, exported: 'Payment' } },
};
