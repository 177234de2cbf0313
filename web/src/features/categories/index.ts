import { defineArea } from '../../ui/routing/index.ts';

export const categoriesArea = defineArea({
  name: 'categories',
  group: 'catalogue',
  navigation: [
    {
      label: 'categories',
      path: '/categories',
      icon: 'IconCategory',
      letter: 't',
      permission: { action: 'read', subject: 'Category' },
    },
    { label: 'taxonomies', path: '/categories/taxonomies', permission: { action: 'read', subject: 'Category' } },
    { label: 'addCategory', path: '/categories/new', permission: { action: 'create', subject: 'Category' } },
  ],
  records: [
    {
      entity: 'category',
      subject: 'Category',
      list: 'categories',
      path: '/categories',
      isLookedUp: true,
      isBinned: true,
    },
    { entity: 'taxonomy', readBy: 'Category' },
  ],
  load: () => import('./routes.ts'),
});
