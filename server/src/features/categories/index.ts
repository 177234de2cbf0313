export { categoryPathOf } from './category.loaders.ts';
export { categoryName, findBranches } from './category.store.ts';
export { namedCategories } from './named-categories.ts';
