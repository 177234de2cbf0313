import { calls, type FeatureCases, first, who } from '../../app/graphql/testing/field-case.ts';

export const cases: FeatureCases = {
  Query: {
    offers: calls(who.offers, () => first),
    offer: calls('hhrhrr', ({ filled }) => ({ id: filled('offerId') })),
    productPriceHistory: calls(who.offers, ({ productId }) => ({ productId })),
  },
  Mutation: {
    decidePricePoint: calls('hhrrrr', ({ filled }) => ({ id: filled('suspectPointId'), accept: true })),
  },
};
