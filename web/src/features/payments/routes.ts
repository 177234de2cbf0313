import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { lazyScreen, parseListSearch, shellRoute, type AreaParts } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Payment' } as const;

const paymentsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/payments',
  validateSearch: parseListSearch,
  staticData: { title: 'payments', permission: mayRead },
  component: lazyScreen(() => import('./payments-list.screen.tsx'), 'PaymentsListScreen'),
});

const refundsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/payments/refunds',
  validateSearch: parseListSearch,
  staticData: { title: 'refunds', permission: mayRead },
  component: lazyScreen(() => import('./refunds-list.screen.tsx'), 'RefundsListScreen'),
});

const paymentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/payments/$paymentId',
  staticData: { title: 'payment', permission: mayRead },
  component: lazyScreen(() => import('./payment.screen.tsx'), 'PaymentScreen'),
});

export const parts = {
  routes: [paymentsRoute, refundsRoute, paymentRoute],
  sections: [
    {
      slot: 'order',
      key: 'payments',
      component: lazyPart(() => import('./order/order-payments.section.tsx').then((m) => m.OrderPaymentsSection)),
    },
  ],
  words: [
    { entity: 'payment', component: lazyPart(() => import('./payment-words.tsx').then((m) => m.PaymentWords)) },
    { entity: 'refund', component: lazyPart(() => import('./order/refund-words.tsx').then((m) => m.RefundWords)) },
  ],
} as const satisfies AreaParts;
