import { calls, type FeatureCases, first, who } from '../../app/graphql/testing/field-case.ts';

export const cases: FeatureCases = {
  Query: {
    binEntries: calls(who.dashboard, () => first),
    binEntry: calls(who.dashboard, ({ deletedProductId }) => ({ id: deletedProductId })),
  },
  LastMutation: {
    restoreFromBin: calls('rrrrhh', ({ deletedProductId }) => ({ id: deletedProductId })),
    purgeFromBin: calls('hhhhhh', ({ filled }) => ({ id: filled('viewId') }), 'manager'),
  },
};
