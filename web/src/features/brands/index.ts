import { defineArea } from '../../ui/routing/index.ts';

export const brandsArea = defineArea({
  name: 'brands',
  group: 'catalogue',
  navigation: [
    {
      label: 'brands',
      path: '/brands',
      icon: 'IconTag',
      letter: 'b',
      permission: { action: 'read', subject: 'Brand' },
    },
    { label: 'addBrand', path: '/brands/new', permission: { action: 'create', subject: 'Brand' } },
  ],
  records: [{ entity: 'brand', subject: 'Brand', list: 'brands', path: '/brands', isLookedUp: true }],
  load: () => import('./routes.ts'),
});
