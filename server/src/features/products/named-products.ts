import { sql } from 'kysely';
import type { NamedRecords } from '../../platform/feature.ts';
import { nameInLanguageOf, nameOrderFor } from './product-loaders.ts';
import { listProducts } from './product-names.store.ts';
import { productSearch } from './product-search.ts';

export const namedProducts: NamedRecords = {
  id: 'p.id',
  isSearched: sql`p.status <> 'ARCHIVED'`,
  find: async (context, { search, ...request }) => {
    const { actor, deps } = context;
    const nameOrder = await nameOrderFor(context);
    const { nodes } = await listProducts(deps.db, {
      actor,
      ...request,
      nameOrder,
      search: await productSearch(deps.db, search),
    });
    const names = await nameInLanguageOf(context).loadMany(nodes.map(({ id }) => id));
    return { nodes: nodes.map(({ id, name }, at) => ({ id, name: nameOf(names[at]) ?? name })) };
  },
};

function nameOf(loaded: string | Error | null | undefined): string | undefined {
  if (loaded instanceof Error) throw loaded;
  return loaded ?? undefined;
}
