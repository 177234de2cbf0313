import { createRoute } from '@tanstack/react-router';
import { lazyScreen, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { parsePreviewSearch } from './preview-search.ts';

const mayRun = { action: 'run', subject: 'Import' } as const;

const importTaxRatesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/shops/tax-rates/import',
  staticData: { title: 'importTaxRates', permission: mayRun },
  component: lazyScreen(() => import('./import-tax-rates.screen.tsx'), 'ImportTaxRatesScreen'),
});

const taxRatesImportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/shops/tax-rates/import/$importId',
  validateSearch: parsePreviewSearch,
  staticData: { title: 'import', permission: mayRun },
  component: lazyScreen(() => import('./import.screen.tsx'), 'ImportScreen'),
});

export const parts = { routes: [importTaxRatesRoute, taxRatesImportRoute] } as const satisfies AreaParts;
