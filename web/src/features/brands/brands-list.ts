import type { RowLink } from '../../ui/list-screen/index.ts';
import { BrandsListDocument, type BrandsListQuery } from './brands.operations.generated.ts';

/** The list and its records' own pages, for the list itself and for the way from one record to the next. */
export const brandsList = {
  document: BrandsListDocument,
  connection: ({ brands }: BrandsListQuery) => brands,
  link: (id: string): RowLink => ({ to: '/brands/$brandId', params: { brandId: id } }),
};
