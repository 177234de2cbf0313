import type { NamedRecords } from '../../platform/feature.ts';
import { readerNameOrder } from '../../platform/reader-name-order.ts';
import { findCategoryPaths } from './category-tree.store.ts';
import { listCategories } from './category.store.ts';

/** Categories by name, each called by the names from the root of the tree down to it. */
export const namedCategories: NamedRecords = {
  id: 'c.id',
  find: async (context, request) => {
    const { db } = context.deps;
    const { nodes } = await listCategories(db, { ...request, nameOrder: await readerNameOrder(context) });
    const paths = await findCategoryPaths(
      db,
      nodes.map(({ id }) => id),
    );
    return { nodes: nodes.map(({ id }) => ({ id, name: (paths.get(id)?.names ?? []).join(' › ') })) };
  },
};
