import type { FeatureManifest } from '../../ui/routing/index.ts';
import { accessControlNavigation, accessControlRoutes } from './access-control/index.ts';
import { invoicesNavigation, invoicesRoutes } from './invoices/index.ts';

/** Screens on the sample layer, as the search and bookmarks of its rows name them: each folder is one of them, `kit` is what they share. */
export const samplesFeature = {
  name: 'samples',
  navigation: [...invoicesNavigation, ...accessControlNavigation],
  routes: [...invoicesRoutes, ...accessControlRoutes],
} as const satisfies FeatureManifest;
