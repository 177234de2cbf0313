import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, shellRoute, type FeatureManifest } from '../../ui/routing/index.ts';

export { KeptFields } from './lazy-kept-fields.tsx';
export { RecordHistory } from './lazy-record-history.tsx';
export { useUndoOf } from './use-undo-of.ts';
export { useRevert } from './use-revert.ts';

const mayRead = { action: 'read', subject: 'Audit' } as const;

const auditTrailRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/audit',
  validateSearch: parseListSearch,
  staticData: { title: 'auditTrail', permission: mayRead },
  component: lazyScreen(() => import('./audit-trail.screen.tsx'), 'AuditTrailScreen'),
});

export const auditFeature = {
  name: 'audit',
  navigation: [
    { label: 'auditTrail', group: 'organisation', path: '/audit', icon: 'page', letter: 'a', permission: mayRead },
  ],
  routes: [auditTrailRoute],
} as const satisfies FeatureManifest;
