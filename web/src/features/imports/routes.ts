import { createRoute } from '@tanstack/react-router';
import { lazyScreen, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { parsePreviewSearch } from './preview-search.ts';

const mayRun = { action: 'run', subject: 'Import' } as const;

const updateProductRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/products/update',
  staticData: { title: 'updateProduct', permission: mayRun },
  component: lazyScreen(() => import('./update-product.screen.tsx'), 'UpdateProductScreen'),
});

const importRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/products/update/$importId',
  validateSearch: parsePreviewSearch,
  staticData: { title: 'import', permission: mayRun },
  component: lazyScreen(() => import('./import.screen.tsx'), 'ImportScreen'),
});

export const parts = {
  routes: [updateProductRoute, importRoute],
} as const satisfies AreaParts;
