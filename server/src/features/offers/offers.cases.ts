import { calls, type FeatureCases, first, versioned, who } from '../../app/graphql/testing/field-case.ts';

export const cases: FeatureCases = {
  Query: {
    offers: calls(who.offers, () => first),
    offer: calls('hhrhrr', ({ filled }) => ({ id: filled('offerId') })),
    offerShops: calls(who.shopList),
    productPriceHistory: calls(who.offers, ({ productId }) => ({ productId })),
  },
  Mutation: {
    setOwnOffer: calls(who.changeOfShop, ({ filled }) => ({
      id: filled('offerId'),
      version: 0,
      input: { price: '12.00', cost: '5.00', stock: 4 },
    })),
    clearOwnOffer: calls(who.changeOfShop, (world) => versioned(world, 'own_offer', world.filled('offerId'))),
    createOwnOffer: calls('hrrrrr', ({ shopId, productId }) => ({ input: { shopId, productId, sku: 'own 1' } })),
    createOfferedProduct: calls('hrrrrr', ({ shopId }) => ({
      input: { name: 'A bench' },
      offer: { shopId, sku: 'own 2' },
    })),
    decidePricePoint: calls('hhrrrr', ({ filled }) => ({ id: filled('suspectPointId'), accept: true })),
  },
};
