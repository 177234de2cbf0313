import type { NamedRecords } from '../../platform/feature.ts';
import { listCategories } from './category.store.ts';

export const namedCategories: NamedRecords = {
  id: 'c.id',
  find: async ({ deps }, request) => ({ nodes: await listCategories(deps.db, request) }),
};
