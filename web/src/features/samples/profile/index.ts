import { lazyScreen } from '../../../ui/routing/index.ts';
import { noSearch, sampleEntry, sampleRoute } from '../kit/sample-route.ts';

export const profileNavigation = [sampleEntry('profile', '/pages/profile')];

export const profileRoutes = [
  sampleRoute({
    path: '/pages/profile',
    title: 'profile',
    search: noSearch,
    screen: lazyScreen(() => import('./profile.screen.tsx'), 'ProfileScreen'),
  }),
] as const;
