import { calls, type FeatureCases, first, versioned, who } from '../../app/graphql/testing/field-case.ts';
import { buildCategory } from './category.builder.ts';

export const cases: FeatureCases = {
  fill: async ({ deps }) => ({ categoryId: await buildCategory(deps.db, { name: 'Lamps' }) }),
  Query: {
    categories: calls(who.catalogue, () => first),
    category: calls(who.catalogue, ({ filled }) => ({ id: filled('categoryId') })),
    categoryMoveEffects: calls(who.administrators, ({ filled }) => ({ ids: [filled('categoryId')] })),
  },
  Mutation: {
    createCategory: calls(who.administrators, () => ({ input: { names: [{ locale: 'en', text: 'Chairs' }] } })),
    updateCategory: calls(who.administrators, async (world) => ({
      ...(await versioned(world, 'category', world.filled('categoryId'))),
      input: { names: [{ locale: 'en', text: 'Lights' }] },
    })),
    moveCategory: calls(who.administrators, async (world) => ({
      ...(await versioned(world, 'category', world.filled('categoryId'))),
      input: { place: 'FIRST' },
    })),
    setCategoryPicture: calls(who.administrators, (world) => versioned(world, 'category', world.filled('categoryId'))),
    changeCategoryStatus: calls(who.administrators, async (world) => ({
      ...(await versioned(world, 'category', world.filled('categoryId'))),
      status: 'HIDDEN',
    })),
  },
  LastMutation: {
    deleteCategory: calls(who.administrators, (world) => versioned(world, 'category', world.filled('categoryId'))),
  },
  changed: ({ filled }) => [['category', filled('categoryId')]],
};
