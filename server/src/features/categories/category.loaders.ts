import DataLoader from 'dataloader';
import { perRequest } from '../../platform/feature.ts';
import { countBelonging } from '../../platform/records/index.ts';
import { findCategoryTaxClasses } from './category-tax-class.store.ts';
import { findCategoryPaths, findStanding } from './category-tree.store.ts';
import { findCategories, findRememberedCategories } from './category.store.ts';

/** Categories by id, one statement for all that a request asks for. */
export const categoryById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findCategories(deps.db, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);

/** The same; one that was merged stands for what it went into, so that links to it lead there. */
export const standingCategoryById = perRequest(
  (context) =>
    new DataLoader(async (ids: readonly string[]) => {
      const standing = await findStanding(context.deps.db, ids);
      return Promise.all(ids.map((id) => categoryById(context).load(standing.get(id) ?? id)));
    }),
);

/** The same, those in the bin included: a row that was joined before may name one. */
export const rememberedCategoryById = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findRememberedCategories(deps.db, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);

/** The way from the root of the tree down to a category, one statement for all that a request asks for. */
export const categoryPathOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const paths = await findCategoryPaths(deps.db, ids);
      return ids.map((id) => paths.get(id) ?? { ids: [], names: [] });
    }),
);

/** The class that goods of a category are taxed by, and the category that has it; null where none above it has one either. */
export const taxClassOfCategory = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = await findCategoryTaxClasses(deps.db, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
);

/** How many records of each kind belong to a category. */
export const partsOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const parts = Map.groupBy(await countBelonging(deps.db, deps.records, 'category', ids), ({ id }) => id);
      return ids.map((id) => {
        const own = parts.get(id) ?? [];
        return (entity: string) => own.find((part) => part.entity === entity)?.count ?? 0;
      });
    }),
);
