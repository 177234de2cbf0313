import { calls, type FeatureCases, who } from '../../app/graphql/testing/field-case.ts';

export const cases: FeatureCases = {
  Query: {
    storage: calls(who.administrators),
  },
};
