import type { Feature } from '../../platform/feature.ts';
import { archiveBulk } from './archive.bulk.ts';
import { archiveResolvers } from './archive.resolvers.ts';
import { archivedProductFilter } from './archived-product.store.ts';

/** Products that left the catalogue: those archived and those in the bin, in one list. */
export const archiveFeature: Feature = {
  name: 'archive',
  resolvers: archiveResolvers,
  lists: { archivedProducts: { filter: archivedProductFilter, bulk: archiveBulk } },
};
