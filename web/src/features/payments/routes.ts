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

const paymentEventsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/payments/events',
  validateSearch: parseListSearch,
  staticData: { title: 'paymentEvents', permission: mayRead },
  component: lazyScreen(() => import('./queues/payment-events.screen.tsx'), 'PaymentEventsScreen'),
});

const paymentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/payments/$paymentId',
  staticData: { title: 'payment', permission: mayRead },
  component: lazyScreen(() => import('./payment.screen.tsx'), 'PaymentScreen'),
});

export const parts = {
  routes: [paymentsRoute, refundsRoute, paymentEventsRoute, paymentRoute],
  sections: [
    {
      slot: 'shop',
      key: 'payment-providers',
      component: lazyPart(() => import('./providers/shop-providers.section.tsx').then((m) => m.ShopProvidersSection)),
    },
    {
      slot: 'order',
      key: 'payments',
      component: lazyPart(() => import('./order/order-payments.section.tsx').then((m) => m.OrderPaymentsSection)),
    },
  ],
  words: [
    {
      entity: 'payment_event',
      component: lazyPart(() => import('./queues/event-words.tsx').then((m) => m.EventWords)),
    },
    {
      entity: 'payment_provider',
      component: lazyPart(() => import('./providers/provider-words.tsx').then((m) => m.ProviderWords)),
    },
    { entity: 'payment', component: lazyPart(() => import('./payment-words.tsx').then((m) => m.PaymentWords)) },
    { entity: 'refund', component: lazyPart(() => import('./order/refund-words.tsx').then((m) => m.RefundWords)) },
  ],
} as const satisfies AreaParts;
