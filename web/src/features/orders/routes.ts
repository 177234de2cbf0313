import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { lazyScreen, parseListSearch, shellRoute, type AreaParts } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Order' } as const;

const ordersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders',
  validateSearch: parseListSearch,
  staticData: { title: 'ordersList', permission: mayRead },
  component: lazyScreen(() => import('./orders-list.screen.tsx'), 'OrdersListScreen'),
});

const newOrderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/new',
  // The order whose lines, customer and addresses it begins with.
  validateSearch: (raw: Record<string, unknown>): { copy?: string } =>
    typeof raw.copy === 'string' ? { copy: raw.copy } : {},
  staticData: { title: 'addOrder', permission: { action: 'create', subject: 'Order' } },
  component: lazyScreen(() => import('./draft/order-new.screen.tsx'), 'OrderNewScreen'),
});

const manageOrdersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/manage',
  validateSearch: parseListSearch,
  staticData: { title: 'manageOrders', permission: mayRead },
  component: lazyScreen(() => import('./manage/manage-orders.screen.tsx'), 'ManageOrdersScreen'),
});

const updateOrdersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/update',
  staticData: { title: 'updateOrders', permission: { action: 'update', subject: 'Order' } },
  component: lazyScreen(() => import('./update/update-orders.screen.tsx'), 'UpdateOrdersScreen'),
});

const orderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/$orderId',
  staticData: { title: 'order', permission: mayRead },
  component: lazyScreen(() => import('./order.screen.tsx'), 'OrderScreen'),
});

export const parts = {
  routes: [ordersRoute, newOrderRoute, manageOrdersRoute, updateOrdersRoute, orderRoute],
  sections: [
    {
      slot: 'customer',
      key: 'trade',
      component: lazyPart(() => import('./customer-orders.section.tsx').then((m) => m.CustomerOrdersSection)),
    },
  ],
  words: [{ entity: 'order', component: lazyPart(() => import('./order-words.tsx').then((m) => m.OrderWords)) }],
} as const satisfies AreaParts;
