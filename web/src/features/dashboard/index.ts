import { createRoute } from '@tanstack/react-router';
import { lazyScreen, shellRoute, type FeatureManifest } from '../../ui/routing/index.ts';

const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  staticData: { title: 'dashboard', permission: { action: 'read', subject: 'Dashboard' } },
  component: lazyScreen(() => import('./dashboard.screen.tsx'), 'DashboardScreen'),
});

export const dashboardFeature = {
  name: 'dashboard',
  navigation: [
    {
      label: 'dashboard',
      group: 'overview',
      path: '/',
      icon: 'dashboard',
      letter: 'd',
      permission: { action: 'read', subject: 'Dashboard' },
    },
  ],
  routes: [dashboardRoute],
} as const satisfies FeatureManifest;
