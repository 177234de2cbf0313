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
    { label: 'updateOrders', path: '/orders/update', permission: { action: 'update', subject: 'Order' } },
    { label: 'importOrders', path: '/orders/import', permission: { action: 'run', subject: 'Import' } },
    { label: 'addOrder', path: '/orders/new', permission: { action: 'create', subject: 'Order' } },
  ],
  records: [
    {
      entity: 'order',
      subject: 'Order',
      list: 'orders',
      runs: ['orderChanges', 'trackingChanges'],
      path: '/orders',
      isLookedUp: true,
      isBinned: true,
    },
    { entity: 'order_count', jobs: ['order_count'] },
  ],
  load: () => import('./routes.ts'),
});
