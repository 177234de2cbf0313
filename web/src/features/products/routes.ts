import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const productsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/products',
  validateSearch: parseListSearch,
  staticData: { title: 'products', permission: { action: 'read', subject: 'Product' } },
  component: lazyScreen(() => import('./products-list.screen.tsx'), 'ProductsListScreen'),
});

const archiveRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/products/archive',
  validateSearch: parseListSearch,
  staticData: { title: 'archiveProduct', permission: { action: 'read', subject: 'Product' } },
  component: lazyScreen(() => import('./archive-list.screen.tsx'), 'ArchiveListScreen'),
});

const productRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/products/$productId',
  staticData: { title: 'product', permission: { action: 'read', subject: 'Product' } },
  component: lazyScreen(() => import('./product.screen.tsx'), 'ProductScreen'),
});

export const parts = {
  routes: [productsRoute, archiveRoute, productRoute],
  words: [
    {
      entity: 'product',
      component: lazyPart(() => import('./product-history.tsx').then((m) => m.ProductWords)),
    },
  ],
} as const satisfies AreaParts;
