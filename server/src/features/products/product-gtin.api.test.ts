import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

const made = async (input: object): Promise<{ id: string; version: number }> => {
  const { createProduct } = await administrator.query<{ createProduct: { product: { id: string; version: number } } }>(
    'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id version } } } }',
    { input },
  );
  return createProduct.product;
};
const newBrand = async (name: string): Promise<string> => {
  const id = newId();
  await db.insertInto('brand').values({ id, name, slug: id, name_key: id }).execute();
  return id;
};

describe('a GTIN that a product has', () => {
  const holder = async (gtin: string, exceptId: string | null = null, client: TestClient = administrator) =>
    (
      await client.query<{ productByGtin: { id: string } | null }>(
        'query ($gtin: String!, $exceptId: ID) { productByGtin(gtin: $gtin, exceptId: $exceptId) { id } }',
        { gtin, exceptId },
      )
    ).productByGtin?.id;

  it('names it, however the GTIN is written, and not to itself', async () => {
    const { id } = await made({ name: 'Known pen', gtin: '4012345000009' });
    expect(await holder('4012345000009')).toBe(id);
    expect(await holder('EAN 40 1234 5000009')).toBe(id);
    expect(await holder('04012345000009')).toBe(id);
    expect(await holder('4012345000009', id)).toBeUndefined();
    expect(await holder('4012345000008')).toBeUndefined();
    expect(await holder('')).toBeUndefined();
  });

  it('names none that lies in the bin, and none to who may not see it', async () => {
    const brandId = await newBrand('Walled');
    const product = await made({ name: 'Walled pen', gtin: '4012345000016', brandId });
    const key = `reader_${newId()}`;
    const rules = JSON.stringify([{ action: 'read', subject: 'Product', scope: 'own_brands' }]);
    await db.insertInto('role').values({ id: newId(), key, name: key, rules }).execute();
    const user = await api.newUser({ roleKeys: [key] });
    await db
      .insertInto('user_brand')
      .values({ user_id: user.id, brand_id: await newBrand('Elsewhere') })
      .execute();
    const stranger = await api.as(user);
    expect(await holder('4012345000016', null, stranger)).toBeUndefined();
    expect(await holder('4012345000016')).toBe(product.id);
    await administrator.query(
      `mutation ($id: ID!, $version: Int!) { deleteProduct(id: $id, version: $version) { __typename } }`,
      { id: product.id, version: product.version },
    );
    expect(await holder('4012345000016')).toBeUndefined();
  });
});

describe('a GTIN that a product in the bin has', () => {
  const remove = ({ id, version }: { id: string; version: number }) =>
    administrator.query(
      'mutation ($id: ID!, $version: Int!) { deleteProduct(id: $id, version: $version) { __typename } }',
      { id, version },
    );
  const binned = async (gtin: string, client: TestClient = administrator) =>
    (
      await client.query<{ binnedProductByGtin: object | null }>(
        'query ($gtin: String!) { binnedProductByGtin(gtin: $gtin) { id name mayRestore } }',
        { gtin },
      )
    ).binnedProductByGtin;
  const restore = async (id: string) =>
    (
      await administrator.query<{ restoreFromBin: object }>(
        `mutation ($id: ID!) { restoreFromBin(id: $id) {
          ... on RestoredFromBin { remarks { text } named { id name } } } }`,
        { id },
      )
    ).restoreFromBin;
  const readerOf = async (brandId: string) => {
    const key = `reader_${newId()}`;
    const rules = JSON.stringify([{ action: 'read', subject: 'Product', scope: 'own_brands' }]);
    await db.insertInto('role').values({ id: newId(), key, name: key, rules }).execute();
    const user = await api.newUser({ roleKeys: [key] });
    await db.insertInto('user_brand').values({ user_id: user.id, brand_id: brandId }).execute();
    return api.as(user);
  };

  it('names it with whether the reader may restore it, and names none to who may not see it', async () => {
    const brandId = await newBrand('Kept');
    const product = await made({ name: 'Thrown pen', gtin: '4012345000023', brandId });
    expect(await binned('4012345000023')).toBeNull();
    await remove(product);
    expect(await binned('4012345000023')).toEqual({ id: product.id, name: 'Thrown pen', mayRestore: true });
    expect(await binned('4012345000023', await readerOf(brandId))).toMatchObject({ mayRestore: false });
    expect(await binned('4012345000023', await readerOf(await newBrand('Not it')))).toBeNull();
    expect(await binned('4012345000024')).toBeNull();
  });

  it('is said when the product comes back and another has it, and its SKU within the brand', async () => {
    const brandId = await newBrand('Twice');
    const old = await made({ name: 'Old pen', gtin: '4012345000030', sku: 'tp-1', brandId });
    await remove(old);
    const other = await made({ name: 'New pen', gtin: '4012345000030', sku: 'TP 1', brandId });
    await made({ name: 'Stranger', sku: 'TP 1', brandId: await newBrand('Thrice') });
    expect(await restore(old.id)).toEqual({
      remarks: [
        { text: 'Another product, New pen, has the GTIN 4012345000030 too.' },
        { text: 'Another product, New pen, has the SKU tp-1 too.' },
      ],
      named: [{ id: other.id, name: 'New pen' }],
    });
  });

  it('is not spoken of when nothing was taken meanwhile', async () => {
    const alone = await made({ name: 'Lone pen', gtin: '4012345000047' });
    await remove(alone);
    expect(await restore(alone.id)).toEqual({ remarks: [], named: [] });
  });
});
