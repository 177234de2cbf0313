import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, shellRoute, type AreaParts } from '../../ui/routing/index.ts';

const mayRead = { action: 'read', subject: 'Audit' } as const;

const auditTrailRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/audit',
  validateSearch: parseListSearch,
  staticData: { title: 'auditTrail', permission: mayRead },
  component: lazyScreen(() => import('./audit-trail.screen.tsx'), 'AuditTrailScreen'),
});

export const parts = {
  routes: [auditTrailRoute],
} as const satisfies AreaParts;
