import { lazyScreen } from '../../../ui/routing/index.ts';
import { noSearch, sampleEntry, sampleRoute } from '../kit/sample-route.ts';

export const dashboardsNavigation = [
  sampleEntry('sampleEcommerce', '/dashboard/ecommerce', 'dashboard'),
  sampleEntry('sampleAnalytics', '/dashboard/analytics'),
];

export const dashboardsRoutes = [
  sampleRoute({
    path: '/dashboard/analytics',
    title: 'sampleAnalytics',
    search: noSearch,
    screen: lazyScreen(() => import('./analytics.screen.tsx'), 'AnalyticsScreen'),
  }),
  sampleRoute({
    path: '/dashboard/ecommerce',
    title: 'sampleEcommerce',
    search: noSearch,
    screen: lazyScreen(() => import('./ecommerce.screen.tsx'), 'EcommerceScreen'),
  }),
] as const;
