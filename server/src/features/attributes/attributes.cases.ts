import { calls, type FeatureCases, first, versioned, who } from '../../app/graphql/testing/field-case.ts';
import { buildAttribute } from './attribute.builder.ts';

/** Who reads products with their values. */
const readers = 'AArArr';

export const cases: FeatureCases = {
  fill: async ({ deps }, { shopId }) => ({
    attributeId: await buildAttribute(deps.db, { code: `of_${shopId.replaceAll('-', '_')}` }),
  }),
  Query: {
    attributes: calls(readers, () => ({})),
    attributeRegistry: calls(readers, () => first),
    attribute: calls(readers, ({ filled }) => ({ id: filled('attributeId') })),
  },
  Mutation: {
    createAttribute: calls(who.administrators, () => ({ input: draft('lid_material') })),
    updateAttribute: calls(who.administrators, async (world) => ({
      ...(await versioned(world, 'attribute', world.filled('attributeId'))),
      input: draft('case_material'),
    })),
  },
  LastMutation: {
    deleteAttribute: calls(who.administrators, (world) => versioned(world, 'attribute', world.filled('attributeId'))),
  },
  changed: ({ filled }) => [['attribute', filled('attributeId')]],
};

function draft(code: string) {
  return { code, names: [{ locale: 'en', text: code }], type: 'text' };
}
