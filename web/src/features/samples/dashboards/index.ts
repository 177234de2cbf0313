import { lazyScreen } from '../../../ui/routing/index.ts';
import { noSearch, sampleEntry, sampleRoute } from '../kit/sample-route.ts';

export const dashboardsNavigation = [
  sampleEntry('sampleEcommerce', '/dashboard/ecommerce', 'dashboard'),
  sampleEntry('sampleAnalytics', '/dashboard/analytics'),
];

/** What a dashboard without a server begins with. */
export const ecommerceRoute = sampleRoute({
  path: '/dashboard/ecommerce',
  title: 'sampleEcommerce',
  search: noSearch,
  screen: lazyScreen(() => import('./ecommerce.screen.tsx'), 'EcommerceScreen'),
});

export const dashboardsRoutes = [
  sampleRoute({
    path: '/dashboard/analytics',
    title: 'sampleAnalytics',
    search: noSearch,
    screen: lazyScreen(() => import('./analytics.screen.tsx'), 'AnalyticsScreen'),
  }),
  ecommerceRoute,
] as const;
