import { sql } from 'kysely';
import { calls, type FeatureCases, first, shopDraft, versioned, who } from '../../app/graphql/testing/field-case.ts';
import { installationId } from '../../platform/settings/index.ts';

export const cases: FeatureCases = {
  fill: async ({ deps: { db } }) => {
    await sql`insert into setting (id, key, scope_kind, scope_id, value, created_at, updated_at)
      values (gen_random_uuid(), 'newShopCurrency', 'installation', ${installationId}, '"EUR"', now(), now()) on conflict do nothing`.execute(
      db,
    );
    await sql`update setting_epoch set epoch = epoch + 1`.execute(db);
    return {};
  },
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
