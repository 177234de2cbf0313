import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const { db } = api.deps;

async function addBrand(name: string): Promise<string> {
  const id = newId<'brand'>();
  const key = name.toLowerCase();
  await db.insertInto('brand').values({ id, name, name_key: key, slug: key }).execute();
  return id;
}

async function addProduct(brandId: string): Promise<string> {
  const id = newId<'product'>();
  await db.insertInto('product').values({ id, name: 'Kettle', slug: id, brand_id: brandId }).execute();
  return id;
}

async function addShop(): Promise<string> {
  const id = newId<'shop'>();
  const url = `https://${id}.example/`;
  await db.insertInto('shop').values({ id, name: 'Shop', slug: id, url, kind: 'observed', status: 'ACTIVE' }).execute();
  return id;
}

const mayUpdate = async (client: TestClient, field: 'shop' | 'brand' | 'product', id: string) =>
  (
    await client.query<Record<string, { mayUpdate: boolean }>>(`query ($id: ID!) { ${field}(id: $id) { mayUpdate } }`, {
      id,
    })
  )[field]?.mayUpdate;

describe('a record tells its reader whether they may change it', () => {
  it('to a shop manager of their own shops alone', async () => {
    const [own, other] = [await addShop(), await addShop()];
    const user = await api.newUser({ roleKeys: ['shop_manager'] });
    await db.insertInto('user_shop').values({ user_id: user.id, shop_id: own }).execute();
    const manager = await api.as(user);
    expect(await mayUpdate(manager, 'shop', own)).toBe(true);
    expect(await mayUpdate(manager, 'shop', other)).toBe(false);
  });

  it('to a brand manager of their own brands and the products of these', async () => {
    const [own, other] = [await addBrand('Alder'), await addBrand('Birch')];
    const [ownProduct, otherProduct] = [await addProduct(own), await addProduct(other)];
    const user = await api.newUser({ roleKeys: ['brand_manager'] });
    await db.insertInto('user_brand').values({ user_id: user.id, brand_id: own }).execute();
    const manager = await api.as(user);
    expect(await mayUpdate(manager, 'brand', own)).toBe(true);
    expect(await mayUpdate(manager, 'brand', other)).toBe(false);
    expect(await mayUpdate(manager, 'product', ownProduct)).toBe(true);
    expect(await mayUpdate(manager, 'product', otherProduct)).toBe(false);
  });
});
