import { createRoute } from '@tanstack/react-router';
import { lazyScreen, shellRoute, type AreaParts } from '../../ui/routing/index.ts';

const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  staticData: { title: 'dashboard', permission: { action: 'read', subject: 'Dashboard' } },
  component: lazyScreen(() => import('./dashboard.screen.tsx'), 'DashboardScreen'),
});

export const parts = {
  routes: [dashboardRoute],
} as const satisfies AreaParts;
