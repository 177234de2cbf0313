import type { RowLink } from '../../ui/list-screen/index.ts';
import { ShopsListDocument, type ShopsListQuery } from './shops.operations.generated.ts';

/** The list and its records' own pages, for the list itself and for the way from one record to the next. */
export const shopsList = {
  document: ShopsListDocument,
  connection: ({ shops }: ShopsListQuery) => shops,
  link: (id: string): RowLink => ({ to: '/shops/$shopId', params: { shopId: id } }),
};
