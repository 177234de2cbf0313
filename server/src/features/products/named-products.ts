import { sql } from 'kysely';
import type { NamedRecords } from '../../platform/feature.ts';
import { listProducts } from './product-list.store.ts';
import { productSearch } from './product-search.ts';

export const namedProducts: NamedRecords = {
  id: 'p.id',
  isSearched: sql`p.status <> 'ARCHIVED'`,
  find: async ({ actor, deps }, { search, ...request }) =>
    listProducts(deps.db, { actor, ...request, search: await productSearch(deps.db, search) }),
};
