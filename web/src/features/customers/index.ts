import { defineArea } from '../../ui/routing/index.ts';

export const customersArea = defineArea({
  name: 'customers',
  group: 'selling',
  navigation: [
    { label: 'customers', path: '/customers', permission: { action: 'read', subject: 'Customer' } },
    { label: 'addCustomer', path: '/customers/new', permission: { action: 'create', subject: 'Customer' } },
  ],
  records: [{ entity: 'customer', subject: 'Customer', list: 'customers', path: '/customers', isLookedUp: true }],
  load: () => import('./routes.ts'),
});
