import type { Feature } from '../../platform/feature.ts';
import { brandFilter, listBrands } from './brand.store.ts';
import { brandBulk } from './brand.bulk.ts';
import { brandById, brandResolvers } from './brand.resolvers.ts';
import { brandHistory } from './brand.history.ts';

export { brandKey, type BrandRecord } from './brand.ts';
export { resolveBrands } from './resolve-brands.ts';
export { brandById };
export { briefBrand } from './brief-brand.ts';

export const brandsFeature: Feature = {
  name: 'brands',
  resolvers: brandResolvers,
  histories: [brandHistory],
  exports: { brands: 'Brand' },
  filters: { brands: brandFilter },
  named: { Brand: { id: 'b.id', find: ({ deps }, request) => listBrands(deps.db, request) } },
  bulk: { brands: brandBulk },
};
