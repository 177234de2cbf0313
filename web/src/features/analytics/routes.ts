import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, shellRoute, type AreaParts } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Analytics' } as const;

const analyticsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/analytics',
  staticData: { title: 'analytics', permission: mayRead },
  component: lazyScreen(() => import('./analytics.screen.tsx'), 'AnalyticsScreen'),
});

const reportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/analytics/$report',
  validateSearch: parseListSearch,
  staticData: { title: 'report', permission: mayRead },
  component: lazyScreen(() => import('./report.screen.tsx'), 'ReportScreen'),
});

export const parts = { routes: [analyticsRoute, reportRoute] } as const satisfies AreaParts;
