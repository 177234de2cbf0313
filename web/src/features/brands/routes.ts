import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const brandsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/brands',
  validateSearch: parseListSearch,
  staticData: { title: 'brands', permission: { action: 'read', subject: 'Brand' } },
  component: lazyScreen(() => import('./brands-list.screen.tsx'), 'BrandsListScreen'),
});

const newBrandRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/brands/new',
  staticData: { title: 'addBrand', permission: { action: 'create', subject: 'Brand' } },
  component: lazyScreen(() => import('./brand-new.screen.tsx'), 'BrandNewScreen'),
});

const brandRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/brands/$brandId',
  staticData: { title: 'brand', permission: { action: 'read', subject: 'Brand' } },
  component: lazyScreen(() => import('./brand-edit.screen.tsx'), 'BrandEditScreen'),
});

export const parts = {
  routes: [brandsRoute, newBrandRoute, brandRoute],
  words: [
    {
      entity: 'brand',
      component: lazyPart(() => import('./brand-history.tsx').then((m) => m.BrandWords)),
    },
  ],
} as const satisfies AreaParts;
