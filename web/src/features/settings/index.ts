import { defineArea } from '../../ui/routing/index.ts';

export { useNamedSettings } from './named-settings.ts';

const mayRead = { action: 'read', subject: 'ApiKey' } as const;
const mayCreate = { action: 'create', subject: 'ApiKey' } as const;

export const settingsArea = defineArea({
  name: 'settings',
  group: 'organisation',
  navigation: [
    {
      label: 'settings',
      path: '/settings',
      icon: 'IconSettings',
      letter: 'n',
      permission: { action: 'read', subject: 'Setting' },
    },
    { label: 'storage', path: '/settings/storage', permission: { action: 'read', subject: 'Setting' } },
    {
      label: 'apiKeys',
      path: '/settings/api-keys',
      icon: 'IconLock',
      letter: 'k',
      permission: mayRead,
    },
    { label: 'addApiKey', path: '/settings/api-keys/new', permission: mayCreate },
  ],
  records: [
    { entity: 'setting', subject: 'Setting', list: 'settings', path: '/settings', isNamedByKey: true },
    {
      entity: 'api_key',
      subject: 'ApiKey',
      causes: ['api_key', 'revert'],
      list: 'apiKeys',
      path: '/settings/api-keys',
    },
  ],
  load: () => import('./routes.ts'),
});
