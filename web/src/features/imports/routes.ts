import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { parseReviewSearch } from './manage/review-search.ts';
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

const updateOffersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/offers/update',
  staticData: { title: 'importOffers', permission: mayRun },
  component: lazyScreen(() => import('./update-offers.screen.tsx'), 'UpdateOffersScreen'),
});

const offersImportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/offers/update/$importId',
  validateSearch: parsePreviewSearch,
  staticData: { title: 'import', permission: mayRun },
  component: lazyScreen(() => import('./import.screen.tsx'), 'ImportScreen'),
});

const manageProductsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/products/manage',
  validateSearch: parseListSearch,
  staticData: { title: 'manageProducts', permission: mayRun },
  component: lazyScreen(() => import('./manage/manage-products.screen.tsx'), 'ManageProductsScreen'),
});

const reviewRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/products/manage/review',
  validateSearch: parseReviewSearch,
  staticData: { title: 'reviewChanges', permission: mayRun },
  component: lazyScreen(() => import('./manage/review.screen.tsx'), 'ReviewScreen'),
});

export const parts = {
  routes: [updateProductRoute, importRoute, updateOffersRoute, offersImportRoute, manageProductsRoute, reviewRoute],
} as const satisfies AreaParts;
