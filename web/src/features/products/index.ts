import { defineArea } from '../../ui/routing/index.ts';

export { brandChoices } from './brand-choices.ts';
export { useNewPicture } from './new-picture.tsx';
export { emptyProduct, NewProduct, useCreateProduct, useProductCreated } from './new-product.tsx';
export type { ProductValues } from './product.form.tsx';
export { useProductColumns } from './product.columns.tsx';
export { productMessages } from './product.messages.ts';
export { attributeName } from './product-text.ts';
export { productsList } from './products-list.ts';
export { productsMessages } from './products.messages.ts';
export { useProductFilters } from './use-product-filters.ts';

export const productsArea = defineArea({
  name: 'products',
  group: 'catalogue',
  navigation: [
    {
      label: 'products',
      path: '/products',
      icon: 'IconPackage',
      letter: 'p',
      permission: { action: 'read', subject: 'Product' },
    },
    {
      label: 'addProduct',
      path: '/products/new',
      permission: { action: 'create', subject: 'Product' },
    },
    {
      label: 'manageProducts',
      path: '/products/manage',
      permission: { action: 'run', subject: 'Import' },
    },
    {
      label: 'updateProduct',
      path: '/products/update',
      permission: { action: 'run', subject: 'Import' },
    },
    {
      label: 'archiveProduct',
      path: '/products/archive',
      permission: { action: 'read', subject: 'Product' },
    },
  ],
  records: [
    {
      entity: 'product',
      subject: 'Product',
      list: 'products',
      runs: ['archivedProducts', 'productChanges'],
      path: '/products',
      isLookedUp: true,
      isBinned: true,
    },
  ],
  load: () => import('./routes.ts'),
});
