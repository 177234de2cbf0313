import { defineArea } from '../../ui/routing/index.ts';

export const attributesArea = defineArea({
  name: 'attributes',
  group: 'catalogue',
  navigation: [
    {
      label: 'attributeRegistry',
      path: '/settings/attributes',
      permission: { action: 'read', subject: 'Attribute' },
    },
    {
      label: 'addAttribute',
      path: '/settings/attributes/new',
      permission: { action: 'create', subject: 'Attribute' },
    },
  ],
  records: [
    {
      entity: 'attribute',
      subject: 'Attribute',
      list: 'attributeRegistry',
      path: '/settings/attributes',
      isLookedUp: true,
      isBinned: true,
    },
  ],
  load: () => import('./routes.ts'),
});
