import { categoryInput, categoryMoveInput } from '@quarry/contracts/categories';
import { checkInput, localTextLines } from '@quarry/contracts/common';
import { authorize, lockedFields, may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { contentLocalesOf } from '../../platform/content-locales.ts';
import type { Deps, RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryCategoriesArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { picturePath } from '../../platform/pictures/index.ts';
import { readerNameOrder } from '../../platform/reader-name-order.ts';
import { deleteCategory } from './category-deletion.commands.ts';
import { changeCategoryStatus, createCategory, moveCategory, updateCategory } from './category.commands.ts';
import { setCategoryPicture } from './category-picture.commands.ts';
import { effectsOfMove } from './category-effects.ts';
import { effectiveTaxClass } from './effective-tax-class.ts';
import {
  categoryById,
  categoryPathOf,
  partsOf,
  rememberedCategoryById,
  taxClassOfCategory,
} from './category.loaders.ts';
import type { SlugTaken } from './category-slugs.ts';
import type { CategoryTexts } from './category.ts';
import { categoryFilter, type CategoryListRequest, countCategories, listCategories } from './category.store.ts';

export const categoryResolvers = {
  Query: {
    categories: async (_root, args, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'Category');
      const request = { ...listRequest(args, deps), nameOrder: await readerNameOrder(context) };
      return { ...(await listCategories(deps.db, request)), total: () => countCategories(deps.db, request) };
    },
    category: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Category');
      return isId(id) ? categoryById(context).load(id) : null;
    },
    categoryMoveEffects: (_root, { ids, parentId }, context) => {
      authorize(context.actor, 'update', 'Category');
      return effectsOfMove(context, ids, parentId ?? null);
    },
  },
  Mutation: {
    createCategory: mutation({
      right: () => ['create', 'Category'],
      input: ({ input }, _found, { deps }) => checkCategory(deps, input),
      run: (_args, { deps, origin, draft }) => createCategory(deps, origin, draft),
      answer: (outcome) =>
        outcome.kind === 'taken' ? slugTaken(outcome) : { __typename: 'CategoryCreated', category: outcome.record },
    }),
    updateCategory: mutation({
      about: ({ id }) => ['category', id],
      right: () => ['update', 'Category'],
      input: ({ input }, _found, { deps }) => checkCategory(deps, input),
      run: ({ id, version }, { deps, origin, draft }) => updateCategory(deps, origin, { id, version }, draft),
      answer: (outcome) =>
        outcome.kind === 'taken'
          ? slugTaken(outcome)
          : { __typename: 'CategoryUpdated', category: outcome.record, changeId: outcome.changeId },
    }),
    moveCategory: mutation({
      about: ({ id }) => ['category', id],
      right: () => ['update', 'Category'],
      input: ({ input }) => checkInput(categoryMoveInput, input),
      run: ({ id, version }, { deps, origin, draft }) => moveCategory(deps, origin, { id, version }, draft),
      answer: (outcome) =>
        outcome.kind === 'taken'
          ? slugTaken(outcome)
          : { __typename: 'CategoryMoved', category: outcome.record, changeId: outcome.changeId },
    }),
    changeCategoryStatus: mutation({
      about: ({ id }) => ['category', id],
      right: () => ['update', 'Category'],
      run: ({ id, version, status }, { deps, origin }) => changeCategoryStatus(deps, origin, { id, version }, status),
      answer: ({ record, changeId }) => ({ __typename: 'CategoryStatusChanged', category: record, changeId }),
    }),
    setCategoryPicture: mutation({
      about: ({ id }) => ['category', id],
      right: () => ['update', 'Category'],
      run: ({ id, version, uploadId }, { deps, origin }) =>
        setCategoryPicture(deps, origin, { id, version }, uploadId ?? null),
      answer: ({ record, changeId }) => ({ __typename: 'CategoryUpdated', category: record, changeId }),
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
    names: ({ id = '' }, _args, context) => linesOf(context, id, 'names'),
    slugs: ({ id = '' }, _args, context) => linesOf(context, id, 'slugs'),
    descriptions: ({ id = '' }, _args, context) => linesOf(context, id, 'descriptions'),
    pictureUrl: async ({ id = '' }, _args, context) =>
      picturePath((await rememberedCategoryById(context).load(id))?.pictureAddressId ?? null),
    pictureAlts: ({ id = '' }, _args, context) => linesOf(context, id, 'pictureAlts'),
    path: async ({ id = '' }, _args, context) => (await categoryPathOf(context).load(id)).names,
    ancestors: async ({ id = '' }, _args, context) => {
      const { ids } = await categoryPathOf(context).load(id);
      const above = await Promise.all(ids.slice(0, -1).map((one) => categoryById(context).load(one)));
      return above.flatMap((category) => category ?? []);
    },
    parent: async ({ id = '' }, _args, context) => {
      const parentId = (await categoryById(context).load(id))?.parentId;
      return parentId ? categoryById(context).load(parentId) : null;
    },
    effectiveTaxClass: async ({ id = '' }, _args, context) =>
      effectiveTaxClass(await taxClassOfCategory(context).load(id)),
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

async function checkCategory(deps: Deps, input: unknown) {
  return checkInput(categoryInput(await contentLocalesOf(deps)), input);
}

/** Also of a category in the bin, which a joined row may name. */
async function linesOf(context: RequestContext, id: string, field: keyof CategoryTexts) {
  const category = await rememberedCategoryById(context).load(id);
  return category ? localTextLines(category.texts[field], await contentLocalesOf(context.deps)) : [];
}

function slugTaken({ locale, slug, categoryId }: SlugTaken) {
  return { __typename: 'CategorySlugTaken' as const, locale, slug, categoryId };
}
