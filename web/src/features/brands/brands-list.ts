import type { ListOf } from '../../ui/list-screen/index.ts';
import { BrandsListDocument } from './brands.operations.generated.ts';

export const brandsList = {
  name: 'brands',
  document: BrandsListDocument,
  sort: 'name',
  link: (id) => ({ to: '/brands/$brandId', params: { brandId: id } }),
  exported: 'Brand',
} satisfies ListOf<typeof BrandsListDocument>;
