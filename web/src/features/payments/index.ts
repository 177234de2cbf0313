import { defineArea } from '../../ui/routing/index.ts';

export const paymentsArea = defineArea({
  name: 'payments',
  group: 'selling',
  navigation: [
    {
      label: 'payments',
      path: '/payments',
      icon: 'IconCreditCard',
      letter: 'y',
      permission: { action: 'read', subject: 'Payment' },
    },
  ],
  records: [
    { entity: 'payment', subject: 'Payment', list: 'paymentTransactions', path: '/payments' },
    { entity: 'refund', readBy: 'Payment', list: 'refunds' },
    { entity: 'payment_provider', readBy: 'Payment' },
    { entity: 'payment_event', readBy: 'Payment', list: 'paymentEvents' },
  ],
  load: () => import('./routes.ts'),
});
