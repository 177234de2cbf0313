import type { Feature } from '../../platform/feature.ts';
import { categoryBin } from './category-bin.ts';
import { categoryBulk } from './category.bulk.ts';
import { categoryHistory } from './category.history.ts';
import { categoryResolvers } from './category.resolvers.ts';
import { categoryFilter } from './category.store.ts';
import { categoryChanged } from './category.topics.ts';
import { namedCategories } from './named-categories.ts';

export { briefCategory } from './brief-category.ts';
export { categoryById, categoryPathOf, standingCategoryById } from './category.loaders.ts';
export {
  type CategoryMerge,
  dropParts,
  findMergesToFollow,
  findParts,
  keepParts,
  keepUnchanged,
  type MergePart,
} from './category-merge.store.ts';
export { categoriesByText } from './categories-by-text.ts';
export { inheritedTaxClass } from './category-tax-class.store.ts';
export { effectiveTaxClass, type FoundTaxClass } from './effective-tax-class.ts';
export { categoryKind, createCategory } from './category.commands.ts';
export {
  categoriesAbove,
  categoryName,
  findBranches,
  findNamesDownTo,
  holdCategories,
  holdStanding,
  standingAmong,
} from './category-tree.store.ts';
export { touchCategories } from './category.store.ts';
export { categoryChanged } from './category.topics.ts';
export type { CategoryRecord } from './category.ts';

export const categoriesFeature: Feature = {
  name: 'categories',
  resolvers: categoryResolvers,
  topics: [categoryChanged],
  records: [
    {
      entity: 'category',
      subject: 'Category',
      stored: { table: 'category', belongsTo: { category: 'parent_id' }, name: 'name', deletedAt: 'deleted_at' },
      isNamedInTrail: true,
      path: '/categories',
      list: { query: 'categories', filter: categoryFilter, isExported: true, bulk: categoryBulk },
      history: categoryHistory,
      bin: categoryBin,
      named: namedCategories,
    },
  ],
};
