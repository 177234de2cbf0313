import { sql } from 'kysely';
import { buildProduct } from '../../../features/products/product.builder.ts';
import { newId } from '../../../platform/ids.ts';
import type { TestApi } from '../../../testing/index.ts';
import { openChannelKey, openPeople, type People } from './people.ts';
import { planted, type Planted } from './planted.ts';
import type { Filled } from './field-case.ts';
import { fillShop } from './filled-shop.ts';

/** An installation with two shops and two brands, whose people have nothing in common but the catalogue. */
export type TwoShops = {
  api: TestApi;
  people: People;
  shopId: string;
  otherShopId: string;
  brandId: string;
  otherBrandId: string;
  spareBrandId: string;
  /** Lies in the bin. */
  deletedProductId: string;
  productId: string;
  variantId: string;
  otherVariantId: string;
  excavatorId: string;
  excavationRunId: string;
  /** What stands in the shop and is of nobody else's concern. */
  filled: Filled;
  /** The ids of all that. */
  filledIds: readonly string[];
  planted: Planted;
};

export async function buildTwoShops(api: TestApi): Promise<TwoShops> {
  const { db } = api.deps;
  const [shopId, otherShopId] = [await addShop(api, 'Seewind'), await addShop(api, 'Bergwind')];
  const [brandId, otherBrandId, spareBrandId] = [
    await addBrand(api, 'Lindholm'),
    await addBrand(api, 'Norrsken'),
    await addBrand(api, 'Vasterhav'),
  ];
  const { id: productId, variantId } = await buildProduct(db, { name: 'A lamp', brandId, status: 'DRAFT' });
  const other = await buildProduct(db, { name: 'A chair', brandId: otherBrandId, status: 'ACTIVE' });
  const { excavatorId, excavationRunId } = await addExcavator(api);
  const people = await openPeople(api, { shopId, brandId, otherShopId, otherBrandId });
  const marks = planted('quern', 731_900_007);
  const catalogue = { productId, variantId };
  const { filled, ids: filledIds } = await fillShop(api, {
    shopId,
    ...catalogue,
    manager: people.manager,
    managerId: people.ids.manager,
    marks,
  });
  // A little of the same in the other shop.
  await fillShop(api, {
    shopId: otherShopId,
    productId: other.id,
    variantId: other.variantId,
    manager: people.manager_of_other_shop,
    managerId: people.ids.manager_of_other_shop,
    marks: planted('slate', 845_100_003),
  });
  return {
    api,
    people: { ...people, channel_key: await openChannelKey(api, people.manager, filled('channelId')) },
    shopId,
    otherShopId,
    brandId,
    otherBrandId,
    spareBrandId,
    deletedProductId: await deletedProduct(db, brandId),
    productId,
    variantId,
    otherVariantId: other.variantId,
    excavatorId,
    excavationRunId,
    filled,
    filledIds,
    planted: marks,
  };
}

async function addShop({ deps }: TestApi, name: string): Promise<string> {
  const id = newId<'shop'>();
  const url = `https://${name.toLowerCase()}.example/`;
  await deps.db
    .insertInto('shop')
    .values({ id, name, slug: name.toLowerCase(), url, kind: 'own', currency: 'EUR', status: 'ACTIVE' })
    .execute();
  return id;
}

async function addBrand({ deps }: TestApi, name: string): Promise<string> {
  const id = newId();
  await sql`insert into brand (id, name, name_key, slug) values (${id}, ${name}, ${name.toLowerCase()}, ${name.toLowerCase()})`.execute(
    deps.db,
  );
  return id;
}

async function deletedProduct(db: TestApi['deps']['db'], brandId: string): Promise<string> {
  const { id } = await buildProduct(db, { name: 'A bench', brandId });
  await sql`with gone as (update product set deleted_at = now() where id = ${id} returning deleted_at)
    insert into bin_entry (id, entity, name, brand_id, deleted_at) select ${id}, 'product', 'A bench', ${brandId}, deleted_at from gone`.execute(
    db,
  );
  return id;
}

async function addExcavator({ deps }: TestApi): Promise<{ excavatorId: string; excavationRunId: string }> {
  const [excavatorId, configId, excavationRunId] = [newId(), newId(), newId()];
  await deps.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('excavator')
      .values({ id: excavatorId, name: 'All offers', state: 'active', config_id: configId })
      .execute();
    await tx
      .insertInto('excavator_config')
      .values({ id: configId, excavator_id: excavatorId, version: 1, config: '{}' })
      .execute();
    await tx
      .insertInto('excavation_run')
      .values({ id: excavationRunId, excavator_id: excavatorId, config_id: configId, trigger: 'manual' })
      .execute();
  });
  return { excavatorId, excavationRunId };
}
