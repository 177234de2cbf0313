import { defineArea } from '../../ui/routing/index.ts';

/** The entry of the menu stands among those of products. */
export const importsArea = defineArea({
  name: 'imports',
  group: 'catalogue',
  navigation: [],
  records: [{ entity: 'import', path: '/products/update', jobs: ['import_check'] }],
  load: () => import('./routes.ts'),
});
