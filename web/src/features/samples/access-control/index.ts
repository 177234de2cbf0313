import { lazyScreen } from '../../../ui/routing/index.ts';
import { noSearch, sampleEntry, sampleRoute } from '../kit/sample-route.ts';

export const accessControlNavigation = [sampleEntry('accessControl', '/access-control', 'lock')];

export const accessControlRoutes = [
  sampleRoute({
    path: '/access-control',
    title: 'accessControl',
    search: noSearch,
    screen: lazyScreen(() => import('./access-control.screen.tsx'), 'AccessControlScreen'),
  }),
] as const;
