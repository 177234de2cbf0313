import type { NamedRecords } from '../../platform/feature.ts';
import { listCategories } from './category.store.ts';
import { listProducts } from './product-list.store.ts';
import { productSearch } from './product-search.ts';

export const namedProducts: NamedRecords = {
  id: 'p.id',
  find: async ({ actor, deps }, { search, ...request }) =>
    listProducts(deps.db, { actor, ...request, search: await productSearch(deps.db, search) }),
};

export const namedCategories: NamedRecords = {
  id: 'c.id',
  find: async ({ deps }, request) => ({ nodes: await listCategories(deps.db, request) }),
};
