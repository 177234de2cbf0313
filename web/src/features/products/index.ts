import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, shellRoute, type FeatureManifest } from '../../ui/routing/index.ts';

const productsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/products',
  validateSearch: parseListSearch,
  staticData: { title: 'products', permission: { action: 'read', subject: 'Product' } },
  component: lazyScreen(() => import('./products-list.screen.tsx'), 'ProductsListScreen'),
});

export const productsFeature = {
  name: 'products',
  navigation: [
    {
      label: 'products',
      group: 'catalogue',
      path: '/products',
      icon: 'product',
      permission: { action: 'read', subject: 'Product' },
    },
  ],
  routes: [productsRoute],
} as const satisfies FeatureManifest;
