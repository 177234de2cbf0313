import { defineArea } from '../../ui/routing/index.ts';

/** The entry of the menu stands among those of products. */
export const importsArea = defineArea({
  name: 'imports',
  group: 'catalogue',
  navigation: [],
  records: [{ entity: 'import', path: '/products/update', jobs: ['import_check'] }],
  load: () => import('./routes.ts'),
});

/** Its addresses lie among those of orders, and come with their group. */
export const orderImportsArea = defineArea({
  name: 'orderImports',
  group: 'selling',
  navigation: [],
  records: [],
  load: () => import('./order-routes.ts'),
});

/** The same of tax rates. */
export const taxRateImportsArea = defineArea({
  name: 'taxRateImports',
  group: 'sources',
  navigation: [],
  records: [],
  load: () => import('./tax-rate-routes.ts'),
});

/** The same of comments. */
export const commentImportsArea = defineArea({
  name: 'commentImports',
  group: 'selling',
  navigation: [],
  records: [],
  load: () => import('./comment-routes.ts'),
});
