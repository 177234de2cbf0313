import { calls, type FeatureCases, first, shopDraft, versioned, who } from '../../app/graphql/testing/field-case.ts';

export const cases: FeatureCases = {
  Query: {
    shops: calls(who.catalogue, () => first),
    shop: calls(who.catalogue, ({ shopId }) => ({ id: shopId })),
    shopByAddress: calls(who.catalogue, async ({ api, shopId }) =>
      api.deps.db.selectFrom('shop').select('url').where('id', '=', shopId).executeTakeFirstOrThrow(),
    ),
    newShopCurrency: calls(who.administrators),
  },
  Mutation: {
    createShop: calls(who.administrators, () => ({ input: shopDraft('nordwind') })),
    updateShop: calls('rrrrhh', async (world) => ({
      ...(await versioned(world, 'shop', world.shopId)),
      input: { ...shopDraft('seewind'), kind: 'own' },
    })),
    probeShop: calls(who.administrators, () => ({ url: 'http://127.0.0.1:1/' })),
  },
  changed: ({ shopId }) => [['shop', shopId]],
};
