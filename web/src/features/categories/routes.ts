import { createRoute } from '@tanstack/react-router';
import { lazyScreen, parseListSearch, searchText, shellRoute, type AreaParts } from '../../ui/routing/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const categoriesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/categories',
  validateSearch: parseListSearch,
  staticData: { title: 'categories', permission: { action: 'read', subject: 'Category' } },
  component: lazyScreen(() => import('./categories.screen.tsx'), 'CategoriesScreen'),
});

const newCategoryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/categories/new',
  validateSearch: (raw: Record<string, unknown>): { parent?: string } => {
    const parent = searchText(raw, 'parent', 36);
    return parent === undefined ? {} : { parent };
  },
  staticData: { title: 'addCategory', permission: { action: 'create', subject: 'Category' } },
  component: lazyScreen(() => import('./category-new.screen.tsx'), 'CategoryNewScreen'),
});

const taxonomiesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/categories/taxonomies',
  staticData: { title: 'taxonomies', permission: { action: 'read', subject: 'Category' } },
  component: lazyScreen(() => import('./taxonomies/taxonomies.screen.tsx'), 'TaxonomiesScreen'),
});

const categoryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/categories/$categoryId',
  staticData: { title: 'category', permission: { action: 'read', subject: 'Category' } },
  component: lazyScreen(() => import('./category.screen.tsx'), 'CategoryScreen'),
});

export const parts = {
  routes: [categoriesRoute, newCategoryRoute, taxonomiesRoute, categoryRoute],
  words: [
    {
      entity: 'category',
      component: lazyPart(() => import('./category-history.tsx').then((m) => m.CategoryWords)),
    },
    {
      entity: 'taxonomy',
      component: lazyPart(() => import('./taxonomies/taxonomy-words.tsx').then((m) => m.TaxonomyWords)),
    },
  ],
} as const satisfies AreaParts;
