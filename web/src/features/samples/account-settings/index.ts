import { lazyScreen, searchText } from '../../../ui/routing/index.ts';
import { sampleEntry, sampleRoute } from '../kit/sample-route.ts';

export const accountSettingsNavigation = [sampleEntry('accountSettings', '/pages/account-settings')];

export const accountSettingsRoutes = [
  sampleRoute({
    path: '/pages/account-settings',
    title: 'accountSettings',
    search: (raw): { tab?: string | undefined } => ({ tab: searchText(raw, 'tab', 20) }),
    screen: lazyScreen(() => import('./account-settings.screen.tsx'), 'AccountSettingsScreen'),
  }),
] as const;
