import type { Feature } from '../../platform/feature.ts';
import { brandFilter } from './brand.store.ts';
import { brandResolvers } from './brand.resolvers.ts';

export { brandKey, type BrandRecord } from './brand.ts';
export { resolveBrands } from './resolve-brands.ts';
export { briefBrand } from './brief-brand.ts';

export const brandsFeature: Feature = {
  name: 'brands',
  resolvers: brandResolvers,
  exports: { brands: 'Brand' },
  filters: { brands: brandFilter },
};
