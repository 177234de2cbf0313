import { calls, type FeatureCases, first, who } from '../../app/graphql/testing/field-case.ts';

export const cases: FeatureCases = {
  Query: {
    archivedProducts: calls(who.catalogue, () => first),
    brandArchiveEffects: calls(who.administrators, ({ brandId }) => ({ ids: [[brandId]] })),
    archiveEffects: calls('rArrrr', ({ productId }) => ({ ids: [[productId]] })),
  },
};
