import { lazyScreen } from '../../../ui/routing/index.ts';
import { noSearch, sampleEntry, sampleRoute } from '../kit/sample-route.ts';

export const apiKeysNavigation = [sampleEntry('apiKeys', '/pages/api-key')];

export const apiKeysRoutes = [
  sampleRoute({
    path: '/pages/api-key',
    title: 'apiKeys',
    search: noSearch,
    screen: lazyScreen(() => import('./api-keys.screen.tsx'), 'ApiKeysScreen'),
  }),
] as const;
