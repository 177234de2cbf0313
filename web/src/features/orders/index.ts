import { defineArea } from '../../ui/routing/index.ts';

export const ordersArea = defineArea({
  name: 'orders',
  group: 'selling',
  navigation: [
    {
      label: 'ordersList',
      path: '/orders',
      icon: 'IconReceipt',
      letter: 'v',
      permission: { action: 'read', subject: 'Order' },
    },
    { label: 'manageOrders', path: '/orders/manage', permission: { action: 'read', subject: 'Order' } },
    { label: 'addOrder', path: '/orders/new', permission: { action: 'create', subject: 'Order' } },
  ],
  records: [{ entity: 'order', subject: 'Order', list: 'orders', path: '/orders', isBinned: true }],
  load: () => import('./routes.ts'),
});
