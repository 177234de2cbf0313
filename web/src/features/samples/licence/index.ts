import { lazyScreen } from '../../../ui/routing/index.ts';
import { noSearch, sampleEntry, sampleRoute } from '../kit/sample-route.ts';

export const licenceNavigation = [sampleEntry('license', '/pages/license')];

export const licenceRoutes = [
  sampleRoute({
    path: '/pages/license',
    title: 'license',
    search: noSearch,
    screen: lazyScreen(() => import('./licence.screen.tsx'), 'LicenceScreen'),
  }),
] as const;
