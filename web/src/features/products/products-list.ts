import type { RowLink } from '../../ui/list-screen/index.ts';
import { ProductsListDocument, type ProductsListQuery } from './products.operations.generated.ts';

/** The list and its records' own pages, for the list itself and for the way from one record to the next. */
export const productsList = {
  document: ProductsListDocument,
  connection: ({ products }: ProductsListQuery) => products,
  link: (id: string): RowLink => ({ to: '/products/$productId', params: { productId: id } }),
};
