import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, searchText, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const mayChange = { action: 'update', subject: 'Shop' } as const;

const taxRatesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/shops/tax-rates',
  validateSearch: parseListSearch,
  staticData: { title: 'taxRates', permission: mayChange },
  component: lazyScreen(() => import('./tax-rates-list.screen.tsx'), 'TaxRatesListScreen'),
});

const newTaxRateRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/shops/tax-rates/new',
  validateSearch: (raw: Record<string, unknown>): { shopId?: string } => {
    const shopId = searchText(raw, 'shopId', 60);
    return shopId ? { shopId } : {};
  },
  staticData: { title: 'addTaxRate', permission: mayChange },
  component: lazyScreen(() => import('./tax-rate-new.screen.tsx'), 'TaxRateNewScreen'),
});

const taxRateRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/shops/tax-rates/$taxRateId',
  staticData: { title: 'tax_rate', permission: mayChange },
  component: lazyScreen(() => import('./tax-rate.screen.tsx'), 'TaxRateScreen'),
});

export const parts = {
  routes: [taxRatesRoute, newTaxRateRoute, taxRateRoute],
  sections: [
    {
      slot: 'shop',
      key: 'taxRates',
      component: lazyPart(() => import('./shop-tax-rates.section.tsx').then((m) => m.ShopTaxRatesSection)),
    },
  ],
  words: [
    {
      entity: 'tax_rate',
      component: lazyPart(() => import('./tax-rate-history.tsx').then((m) => m.TaxRateWords)),
    },
  ],
} as const satisfies AreaParts;
