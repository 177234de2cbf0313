import type { Feature } from '../../platform/feature.ts';
import { taxonomyHistory } from './taxonomy.history.ts';
import { taxonomyResolvers } from './taxonomy.resolvers.ts';

export { linkedGoogleNodes } from './linked-nodes.ts';

/** Taxonomies of others that people loaded, and which of their nodes our categories are linked to. */
export const taxonomiesFeature: Feature = {
  name: 'taxonomies',
  resolvers: taxonomyResolvers,
  records: [
    {
      entity: 'taxonomy',
      subject: 'Category',
      stored: { table: 'taxonomy', name: 'publisher' },
      history: taxonomyHistory,
    },
  ],
};
