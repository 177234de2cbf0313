import { defineList } from '../../ui/list-screen/index.ts';
import { BrandsListDocument } from './brands.operations.generated.ts';

export const brandsList = defineList({
  name: 'brands',
  document: BrandsListDocument,
  sort: 'name',
  link: (id) => ({ to: '/brands/$brandId', params: { brandId: id } }),
  exported: 'Brand',
});
