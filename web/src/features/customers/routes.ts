import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { lazyScreen, parseListSearch, searchText, shellRoute, type AreaParts } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Customer' } as const;

const customersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers',
  validateSearch: parseListSearch,
  staticData: { title: 'customers', permission: mayRead },
  component: lazyScreen(() => import('./customers-list.screen.tsx'), 'CustomersListScreen'),
});

const newCustomerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/new',
  validateSearch: (raw: Record<string, unknown>): { shop?: string } => {
    const shop = searchText(raw, 'shop', 60);
    return shop ? { shop } : {};
  },
  staticData: { title: 'addCustomer', permission: { action: 'create', subject: 'Customer' } },
  component: lazyScreen(() => import('./customer-new.screen.tsx'), 'CustomerNewScreen'),
});

const customerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/$customerId',
  staticData: { title: 'customer', permission: mayRead },
  component: lazyScreen(() => import('./customer.screen.tsx'), 'CustomerScreen'),
});

export const parts = {
  routes: [customersRoute, newCustomerRoute, customerRoute],
  words: [
    { entity: 'customer', component: lazyPart(() => import('./customer-history.tsx').then((m) => m.CustomerWords)) },
  ],
} as const satisfies AreaParts;
