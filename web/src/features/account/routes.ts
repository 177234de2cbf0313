import { createRoute } from '@tanstack/react-router';
import { lazyScreen, shellRoute, type AreaParts } from '../../ui/routing/index.ts';

/** Everybody who is signed in has an account, whatever their role. */
const accountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/account',
  staticData: { title: 'account' },
  component: lazyScreen(() => import('./account.screen.tsx'), 'AccountScreen'),
});

export const parts = {
  routes: [accountRoute],
} as const satisfies AreaParts;
