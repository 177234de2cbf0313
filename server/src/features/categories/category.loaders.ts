import DataLoader from 'dataloader';
import { perRequest } from '../../platform/feature.ts';
import { findCategoryPaths } from './category.store.ts';

/** The names from the root of the tree down to a category, one statement for all that a request asks for. */
export const categoryPathOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const paths = await findCategoryPaths(deps.db, ids);
      return ids.map((id) => paths.get(id) ?? []);
    }),
);
