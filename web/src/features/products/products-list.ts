import { defineList } from '../../ui/list-screen/index.ts';
import { ProductsListDocument } from './products.operations.generated.ts';

export const productsList = defineList({
  name: 'products',
  document: ProductsListDocument,
  sort: 'name',
  link: (id) => ({ to: '/products/$productId', params: { productId: id } }),
  exported: 'Product',
});
