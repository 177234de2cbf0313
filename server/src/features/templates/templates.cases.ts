import { calls, type FeatureCases, versioned, who } from '../../app/graphql/testing/field-case.ts';
import { buildAttribute } from '../attributes/attribute.builder.ts';
import { buildCategory } from '../categories/category.builder.ts';

export const cases: FeatureCases = {
  fill: async ({ deps }, { shopId }) => ({
    templateCategoryId: await buildCategory(deps.db, { name: 'Lamps' }),
    templateAttributeId: await buildAttribute(deps.db, { code: `lamp_${shopId.replaceAll('-', '_')}` }),
  }),
  Query: {
    categoryTemplateEffects: calls(who.administrators, ({ filled }) => ({
      id: filled('templateCategoryId'),
      input: { entries: [{ attributeId: filled('templateAttributeId'), state: 'REQUIRED' }] },
    })),
  },
  Mutation: {
    setCategoryTemplate: calls(who.administrators, async (world) => ({
      ...(await versioned(world, 'category', world.filled('templateCategoryId'))),
      input: { entries: [{ attributeId: world.filled('templateAttributeId'), state: 'REQUIRED' }] },
    })),
  },
  changed: ({ filled }) => [['category', filled('templateCategoryId')]],
};
