import type { Feature } from '../../platform/feature.ts';
import { manualProviders } from './manual-provider.consumer.ts';
import { paymentHistory } from './payment.history.ts';
import { paymentResolvers } from './payment.resolvers.ts';
import { transactionFilter } from './payment-transaction.store.ts';

export { orderMoney } from './order-money.ts';
export { checkPayments, type PaymentDifference, type PaymentReport } from './check-payments.ts';

export const paymentsFeature: Feature = {
  name: 'payments',
  resolvers: paymentResolvers,
  consumers: [manualProviders],
  records: [
    {
      entity: 'payment',
      subject: 'Payment',
      stored: { table: 'payment', belongsTo: { order: 'order_id' }, name: { of: 'order' }, shop: 'shop_id' },
      path: '/payments',
      history: paymentHistory,
    },
  ],
  lists: { paymentTransactions: { filter: transactionFilter, exported: 'Payment' } },
};
