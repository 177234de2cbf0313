import { categoryInput } from '@quarry/contracts/categories';
import { checkInput } from '@quarry/contracts/common';
import { authorize, lockedFields, may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import type { Deps, ResolverMap } from '../../platform/feature.ts';
import type { QueryCategoriesArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { changeCategoryStatus, createCategory, deleteCategory, updateCategory } from './category.commands.ts';
import { categoryById, categoryPathOf, partsOf } from './category.loaders.ts';
import { categoryFilter, type CategoryListRequest, countCategories, listCategories } from './category.store.ts';

export const categoryResolvers = {
  Query: {
    categories: async (_root, args, { actor, deps }) => {
      authorize(actor, 'read', 'Category');
      const request = listRequest(args, deps);
      return { ...(await listCategories(deps.db, request)), total: () => countCategories(deps.db, request) };
    },
    category: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Category');
      return isId(id) ? categoryById(context).load(id) : null;
    },
  },
  Mutation: {
    createCategory: mutation({
      right: () => ['create', 'Category'],
      input: ({ input }) => checkInput(categoryInput, input),
      run: (_args, { deps, origin, draft }) => createCategory(deps, origin, draft),
      answer: (outcome) =>
        outcome.kind === 'taken' ? slugTaken(outcome) : { __typename: 'CategoryCreated', category: outcome.record },
    }),
    updateCategory: mutation({
      about: ({ id }) => ['category', id],
      right: () => ['update', 'Category'],
      input: ({ input }) => checkInput(categoryInput, input),
      run: ({ id, version }, { deps, origin, draft }) => updateCategory(deps, origin, id, version, draft),
      answer: (outcome) =>
        outcome.kind === 'taken'
          ? slugTaken(outcome)
          : { __typename: 'CategoryUpdated', category: outcome.record, changeId: outcome.changeId },
    }),
    changeCategoryStatus: mutation({
      about: ({ id }) => ['category', id],
      right: () => ['update', 'Category'],
      run: ({ id, version, status }, { deps, origin }) => changeCategoryStatus(deps, origin, id, version, status),
      answer: ({ record, changeId }) => ({ __typename: 'CategoryStatusChanged', category: record, changeId }),
    }),
    deleteCategory: mutation({
      about: ({ id }) => ['category', id],
      right: () => ['delete', 'Category'],
      run: ({ id, version }, { deps, origin }) => deleteCategory(deps, origin, id, version),
      answer: (outcome, _context, { id }) => {
        if (outcome.kind === 'deleted') return { __typename: 'CategoryDeleted', id, name: outcome.name };
        const { products, categories } = outcome;
        return { __typename: 'CategoryInUse', products, categories };
      },
    }),
  },
  Category: {
    path: ({ id = '' }, _args, context) => categoryPathOf(context).load(id),
    parent: async ({ id = '' }, _args, context) => {
      const parentId = (await categoryById(context).load(id))?.parentId;
      return parentId ? categoryById(context).load(parentId) : null;
    },
    productCount: async ({ id = '' }, _args, context) => (await partsOf(context).load(id))('product'),
    childCount: async ({ id = '' }, _args, context) => (await partsOf(context).load(id))('category'),
    mayUpdate: (_category, _args, { actor }) => may(actor, 'update', 'Category'),
    mayDelete: (_category, _args, { actor }) => may(actor, 'delete', 'Category'),
    lockedFields: (_category, _args, { actor }) => lockedFields(actor, 'Category'),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Category'> & ResolverMap;

function listRequest(args: QueryCategoriesArgs, { clock }: Deps): CategoryListRequest {
  return {
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    filter: categoryFilter.conditions(args.filter, clock.now()),
  };
}

function slugTaken({ slug, categoryId }: { slug: string; categoryId: string }) {
  return { __typename: 'CategorySlugTaken' as const, slug, categoryId };
}
