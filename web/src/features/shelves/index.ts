import { defineArea } from '../../ui/routing/index.ts';

export const shelvesArea = defineArea({
  name: 'shelves',
  group: 'catalogue',
  navigation: [
    { label: 'shelves', path: '/categories/shop-categories', permission: { action: 'read', subject: 'Offer' } },
  ],
  records: [{ entity: 'shelf', readBy: 'Offer', list: 'shelves' }],
  load: () => import('./routes.ts'),
});
