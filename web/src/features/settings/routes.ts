import { createRoute } from '@tanstack/react-router';
import {
  lazyScreen,
  parseListSearch,
  searchText,
  shellRoute,
  type AreaParts,
  type RawSearch,
} from '../../ui/routing/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const mayRead = { action: 'read', subject: 'ApiKey' } as const;
const mayCreate = { action: 'create', subject: 'ApiKey' } as const;

const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings',
  validateSearch: (raw: RawSearch): { q?: string | undefined } => ({ q: searchText(raw, 'q') }),
  staticData: { title: 'settings', permission: { action: 'read', subject: 'Setting' } },
  component: lazyScreen(() => import('./settings.screen.tsx'), 'SettingsScreen'),
});

/** The same with the history of one of them open: the way from its changes. */
const settingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/$settingId',
  staticData: { title: 'setting', permission: { action: 'read', subject: 'Setting' } },
  component: lazyScreen(() => import('./settings.screen.tsx'), 'SettingsScreen'),
});

const storageRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/storage',
  validateSearch: (raw: RawSearch): { shop?: string | undefined } => ({ shop: searchText(raw, 'shop') }),
  staticData: { title: 'storage', permission: { action: 'read', subject: 'Setting' } },
  component: lazyScreen(() => import('./storage/storage.screen.tsx'), 'StorageScreen'),
});

const apiKeysRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/api-keys',
  validateSearch: parseListSearch,
  staticData: { title: 'apiKeys', permission: mayRead },
  component: lazyScreen(() => import('./api-keys-list.screen.tsx'), 'ApiKeysListScreen'),
});

const newApiKeyRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/api-keys/new',
  staticData: { title: 'addApiKey', permission: mayCreate },
  component: lazyScreen(() => import('./api-key-new.screen.tsx'), 'ApiKeyNewScreen'),
});

const apiKeyRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/api-keys/$apiKeyId',
  staticData: { title: 'api_key', permission: mayRead },
  component: lazyScreen(() => import('./api-key.screen.tsx'), 'ApiKeyScreen'),
});

export const parts = {
  routes: [settingsRoute, settingRoute, storageRoute, apiKeysRoute, newApiKeyRoute, apiKeyRoute],
  sections: [
    {
      slot: 'shopSettings',
      key: 'settings',
      component: lazyPart(() => import('./shop-settings.section.tsx').then((m) => m.ShopSettingsSection)),
    },
  ],
  words: [
    {
      entity: 'setting',
      component: lazyPart(() => import('./setting-history.tsx').then((m) => m.SettingWords)),
    },
    {
      entity: 'api_key',
      component: lazyPart(() => import('./api-key-history.tsx').then((m) => m.ApiKeyWords)),
    },
  ],
} as const satisfies AreaParts;
