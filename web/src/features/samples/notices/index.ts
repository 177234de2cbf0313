import { lazyScreen } from '../../../ui/routing/index.ts';
import { noSearch, sampleEntry, sampleEntryRoute } from '../kit/sample-route.ts';

const pages = [
  ['/misc/coming-soon', 'comingSoon', lazyScreen(() => import('./coming-soon.screen.tsx'), 'ComingSoonScreen')],
  ['/misc/not-authorized', 'notAuthorized', lazyScreen(() => import('./notices.screens.tsx'), 'NotAuthorizedScreen')],
  ['/misc/maintenance', 'maintenance', lazyScreen(() => import('./notices.screens.tsx'), 'MaintenanceScreen')],
  ['/misc/error', 'errorPage', lazyScreen(() => import('./notices.screens.tsx'), 'ErrorPageScreen')],
] as const;

export const noticesRoutes = pages.map(([path, title, screen]) =>
  sampleEntryRoute({ path, title, screen, search: noSearch }),
);

export const noticesNavigation = pages.map(([path, title], place) =>
  sampleEntry(title, path, place === 0 ? 'notice' : undefined),
);
