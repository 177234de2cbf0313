import { defineArea } from '../../ui/routing/index.ts';

export const shopsArea = defineArea({
  name: 'shops',
  group: 'sources',
  navigation: [
    {
      label: 'shops',
      path: '/shops',
      icon: 'IconBuildingStore',
      letter: 's',
      permission: { action: 'read', subject: 'Shop' },
    },
    { label: 'addShop', path: '/shops/new', permission: { action: 'create', subject: 'Shop' } },
  ],
  records: [{ entity: 'shop', subject: 'Shop', list: 'shops', path: '/shops', isLookedUp: true }],
  load: () => import('./routes.ts'),
});
