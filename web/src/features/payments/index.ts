import { defineArea } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Payment' } as const;

export const paymentsArea = defineArea({
  name: 'payments',
  group: 'selling',
  navigation: [
    { label: 'payments', path: '/payments', icon: 'IconCreditCard', letter: 'y', permission: mayRead },
    { label: 'refunds', path: '/payments/refunds', permission: mayRead },
  ],
  records: [
    { entity: 'payment', subject: 'Payment', list: 'paymentTransactions', path: '/payments' },
    { entity: 'refund', readBy: 'Payment', list: 'refunds' },
    { entity: 'payment_provider', readBy: 'Payment' },
    { entity: 'payment_event', readBy: 'Payment', list: 'paymentEvents' },
  ],
  load: () => import('./routes.ts'),
});
