import { calls, type FeatureCases, first, versioned, who } from '../../app/graphql/testing/field-case.ts';

export const cases: FeatureCases = {
  Query: {
    brands: calls(who.catalogue, () => first),
    brand: calls(who.catalogue, ({ brandId }) => ({ id: brandId })),
  },
  Mutation: {
    createBrand: calls(who.administrators, () => ({ input: { name: 'Sandviken' } })),
    updateBrand: calls(who.administrators, async (world) => ({
      ...(await versioned(world, 'brand', world.spareBrandId)),
      input: { name: 'Oresund' },
    })),
    archiveBrand: calls(who.administrators, (world) => versioned(world, 'brand', world.spareBrandId)),
    restoreBrand: calls(who.administrators, (world) => versioned(world, 'brand', world.spareBrandId)),
  },
};
