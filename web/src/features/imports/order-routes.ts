import { createRoute } from '@tanstack/react-router';
import { lazyScreen, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { parsePreviewSearch } from './preview-search.ts';

const mayRun = { action: 'run', subject: 'Import' } as const;

const importOrdersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/import',
  staticData: { title: 'importOrders', permission: mayRun },
  component: lazyScreen(() => import('./import-orders.screen.tsx'), 'ImportOrdersScreen'),
});

const ordersImportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/import/$importId',
  validateSearch: parsePreviewSearch,
  staticData: { title: 'import', permission: mayRun },
  component: lazyScreen(() => import('./import.screen.tsx'), 'ImportScreen'),
});

const importTrackingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/update/tracking',
  staticData: { title: 'importTracking', permission: mayRun },
  component: lazyScreen(() => import('./import-tracking.screen.tsx'), 'ImportTrackingScreen'),
});

const trackingImportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/orders/update/tracking/$importId',
  validateSearch: parsePreviewSearch,
  staticData: { title: 'import', permission: mayRun },
  component: lazyScreen(() => import('./import.screen.tsx'), 'ImportScreen'),
});

export const parts = {
  routes: [importOrdersRoute, ordersImportRoute, importTrackingRoute, trackingImportRoute],
} as const satisfies AreaParts;
