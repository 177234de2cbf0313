import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, searchText, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { parseBenchSearch } from './bench/bench-search.ts';

const mayRead = { action: 'read', subject: 'Discount' } as const;

const discountsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/discounts',
  validateSearch: parseListSearch,
  staticData: { title: 'discounts', permission: mayRead },
  component: lazyScreen(() => import('./discounts-list.screen.tsx'), 'DiscountsListScreen'),
});

const newDiscountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/discounts/new',
  validateSearch: (raw: Record<string, unknown>): { shop?: string } => {
    const shop = searchText(raw, 'shop', 40);
    return shop === undefined ? {} : { shop };
  },
  staticData: { title: 'addDiscount', permission: { action: 'create', subject: 'Discount' } },
  component: lazyScreen(() => import('./discount-new.screen.tsx'), 'DiscountNewScreen'),
});

const benchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/discounts/bench',
  validateSearch: parseBenchSearch,
  staticData: { title: 'discountBench', permission: mayRead },
  component: lazyScreen(() => import('./bench/bench.screen.tsx'), 'BenchScreen'),
});

const discountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/discounts/$discountId',
  staticData: { title: 'discount', permission: mayRead },
  component: lazyScreen(() => import('./discount.screen.tsx'), 'DiscountScreen'),
});

const codesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/discounts/$discountId/codes',
  validateSearch: parseListSearch,
  staticData: { title: 'discountCodes', permission: mayRead },
  component: lazyScreen(() => import('./codes/discount-codes.screen.tsx'), 'DiscountCodesScreen'),
});

const usesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/discounts/$discountId/uses',
  validateSearch: parseListSearch,
  staticData: { title: 'discountUses', permission: mayRead },
  component: lazyScreen(() => import('./discount-uses.screen.tsx'), 'DiscountUsesScreen'),
});

export const parts = {
  routes: [discountsRoute, newDiscountRoute, benchRoute, discountRoute, codesRoute, usesRoute],
  words: [
    {
      entity: 'discount',
      component: lazyPart(() => import('./discount-history.tsx').then((m) => m.DiscountWords)),
    },
  ],
} as const satisfies AreaParts;
