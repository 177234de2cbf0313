import { defineArea } from '../../ui/routing/index.ts';

export const propertyNamesArea = defineArea({
  name: 'propertyNames',
  group: 'catalogue',
  navigation: [
    { label: 'propertyNames', path: '/categories/shop-attributes', permission: { action: 'read', subject: 'Offer' } },
  ],
  records: [{ entity: 'property_name', readBy: 'Offer', list: 'propertyNames' }],
  load: () => import('./routes.ts'),
});
