import { sql } from 'kysely';
import { may } from '../../platform/auth/index.ts';
import type { TreeEffects } from '../../platform/records/index.ts';
import { productConditions, productFilter } from './product-list.store.ts';

/** Products of categories that are to be moved, as many as the reader's list shows. */
export const productsOfBranch: TreeEffects = async ({ actor, deps }, { branch }) => {
  if (!may(actor, 'read', 'Product')) return [];
  const filter = productFilter.conditions(null, deps.clock.now(), actor);
  const conditions = productConditions({ actor, filter, search: { kind: 'all' } });
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from product p
    where p.category_id = any(${branch}::uuid[]) and ${sql.join(conditions, sql` and `)}`.execute(deps.db);
  return rows.map(({ count }) => ({ kind: 'PRODUCT', relation: 'KEPT', count, names: [] }));
};
