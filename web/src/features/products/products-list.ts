import type { ListOf } from '../../ui/list-screen/index.ts';
import { ProductsListDocument } from './products.operations.generated.ts';

export const productsList = {
  name: 'products',
  document: ProductsListDocument,
  sort: 'name',
  link: (id) => ({ to: '/products/$productId', params: { productId: id } }),
  exported: 'Product',
  reimported: '/exports/products',
} satisfies ListOf<typeof ProductsListDocument>;
