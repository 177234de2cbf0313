import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, shellRoute, type AreaParts } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Dashboard' } as const;

const binRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/bin',
  validateSearch: parseListSearch,
  staticData: { title: 'bin', permission: mayRead },
  component: lazyScreen(() => import('./bin-list.screen.tsx'), 'BinListScreen'),
});

export const parts = {
  routes: [binRoute],
} as const satisfies AreaParts;
