import type { Feature } from '../../platform/feature.ts';
import { readerNameOrder } from '../../platform/reader-name-order.ts';
import { brandFilter, listBrands } from './brand.store.ts';
import { brandBulk } from './brand.bulk.ts';
import { brandById, brandResolvers } from './brand.resolvers.ts';
import { brandHistory } from './brand.history.ts';
import { brandChanged } from './brand.topics.ts';

export { brandKey, type BrandRecord } from './brand.ts';
export { resolveBrands } from './resolve-brands.ts';
export { brandById };
export { brandConditions, brandFilter, findBrandIds, holdArchivedBrand } from './brand.store.ts';
export { briefBrand } from './brief-brand.ts';

export const brandsFeature: Feature = {
  name: 'brands',
  resolvers: brandResolvers,
  topics: [brandChanged],
  records: [
    {
      entity: 'brand',
      subject: 'Brand',
      stored: { table: 'brand', name: 'name', brand: 'id' },
      isNamedInTrail: true,
      path: '/brands',
      list: { query: 'brands', filter: brandFilter, isExported: true, bulk: brandBulk },
      history: brandHistory,
      named: {
        id: 'b.id',
        find: async (context, request) =>
          listBrands(context.deps.db, { ...request, nameOrder: await readerNameOrder(context) }),
      },
    },
  ],
};
