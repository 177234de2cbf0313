import { createRoute } from '@tanstack/react-router';
import { lazyScreen, shellRoute, type FeatureManifest } from '../../ui/routing/index.ts';

export { AvatarSection } from './avatar.section.tsx';
export { SessionsSection } from './sessions.section.tsx';

/** Everybody who is signed in has an account, whatever their role. */
const accountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/account',
  staticData: { title: 'account' },
  component: lazyScreen(() => import('./account.screen.tsx'), 'AccountScreen'),
});

export const accountFeature = {
  name: 'account',
  navigation: [],
  routes: [accountRoute],
} as const satisfies FeatureManifest;
