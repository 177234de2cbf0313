import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi, type TestClient } from '../../testing/index.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

const newBrand = async () => {
  const id = newId<'brand'>();
  await db.insertInto('brand').values({ id, name: id, slug: id, name_key: id }).execute();
  return id;
};
const made = async (input: object): Promise<string> =>
  (
    await administrator.query<{ createProduct: { product: { id: string } } }>(
      'mutation ($input: ProductInput!) { createProduct(input: $input) { ... on ProductCreated { product { id } } } }',
      { input },
    )
  ).createProduct.product.id;
const versionOf = async (id: string) =>
  (
    await administrator.query<{ product: { version: number } }>('query ($id: ID!) { product(id: $id) { version } }', {
      id,
    })
  ).product.version;

describe('a part number that is typed', () => {
  const holder = async (mpn: string, within: object) =>
    (
      await administrator.query<{ productByMpn: { id: string } | null }>(
        'query ($mpn: String!, $brandId: ID!, $exceptId: ID) { productByMpn(mpn: $mpn, brandId: $brandId, exceptId: $exceptId) { id } }',
        { mpn, ...within },
      )
    ).productByMpn?.id;

  it('names the product of the brand that has it, however it is written, and none of another', async () => {
    const [brandId, otherBrandId] = [await newBrand(), await newBrand()];
    const drill = await made({ name: 'Hammer drill', brandId, mpn: 'HD 21-0/a' });
    expect(await holder('hd-210a', { brandId })).toBe(drill);
    expect(await holder('hd-210a', { brandId, exceptId: drill })).toBeUndefined();
    expect(await holder('hd-210a', { brandId: otherBrandId })).toBeUndefined();
    expect(await holder('--', { brandId })).toBeUndefined();
    expect(await holder('hd-210a', { brandId: 'no id' })).toBeUndefined();
    await made({ name: 'Wall board', brandId, sku: 'WB 90' });
    expect(await holder('WB 90', { brandId })).toBeUndefined();
  });
});

describe('a name that is typed', () => {
  const near = async (name: string, brandId: string, client: TestClient = administrator, exceptId?: string) =>
    (
      await client.query<{ productsNamedLike: { id: string }[] }>(
        `query ($name: String!, $brandId: ID!, $exceptId: ID) {
          productsNamedLike(name: $name, brandId: $brandId, exceptId: $exceptId) { id } }`,
        { name, brandId, exceptId },
      )
    ).productsNamedLike.map(({ id }) => id);

  it('is near to names of the brand in other order, case and letters, the nearest first', async () => {
    const [brandId, otherBrandId] = [await newBrand(), await newBrand()];
    const oak = await made({ name: 'Oak desk lamp', brandId });
    const oaks = await made({ name: 'Oaken desk lamps', brandId });
    await made({ name: 'Garden hose reel', brandId });
    await made({ name: 'Oak desk lamp', brandId: otherBrandId });
    expect(await near('desk LAMP, oak', brandId)).toEqual([oak, oaks]);
    expect(await near('oak desk lamps', brandId)).toEqual([oak, oaks]);
    expect(await near('oak desk lamps', brandId, administrator, oak)).toEqual([oaks]);
    expect(await near('Walnut bookcase', brandId)).toEqual([]);
    expect(await near('Oak', brandId)).toEqual([]);
    expect(await near('Oak desk lamp', 'no id')).toEqual([]);
  });

  it('is not near to one with another number, and is to one that names no number', async () => {
    const brandId = await newBrand();
    const forty = await made({ name: 'Grass trimmer Garden Pro 40 V', brandId });
    const plain = await made({ name: 'Grass trimmer Garden Pro', brandId });
    expect(await near('Garden Pro grass trimmer 36 V', brandId)).toEqual([plain]);
    expect(await near('Garden Pro grass trimmer 40 V', brandId)).toEqual([forty, plain]);
  });

  it('is compared in every language', async () => {
    const brandId = await newBrand();
    const can = await made({ name: 'Watering can', brandId });
    await administrator.query(
      'mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename } }',
      {
        input: {
          productId: can,
          version: await versionOf(can),
          attributeCode: 'name',
          locale: 'de',
          value: 'Gießkanne aus Zink',
        },
      },
    );
    expect(await near('gießkanne zink', brandId)).toEqual([can]);
  });

  it('names at most three, and none that lies in the bin', async () => {
    const brandId = await newBrand();
    const ids: string[] = [];
    for (const colour of ['red', 'tan', 'sky', 'jet']) ids.push(await made({ name: `Enamel jug ${colour}`, brandId }));
    expect(await near('Enamel jug', brandId)).toHaveLength(3);
    for (const id of ids.slice(0, 2))
      await administrator.query(
        'mutation ($id: ID!, $version: Int!) { deleteProduct(id: $id, version: $version) { __typename } }',
        { id, version: await versionOf(id) },
      );
    expect((await near('Enamel jug', brandId)).toSorted()).toEqual(ids.slice(2).toSorted());
  });
});
