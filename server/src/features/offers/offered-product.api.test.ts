import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const { db } = api.deps;

let administrator: TestClient;
let manager: TestClient;
const mill = newId<'shop'>();
const loom = newId<'shop'>();

async function newShop(id: string, kind: 'own' | 'partner', currency: string | null): Promise<void> {
  const url = `https://${id}.example/`;
  await db
    .insertInto('shop')
    .values({ id, name: `S ${id}`, slug: id, url, kind, currency, status: 'ACTIVE' })
    .execute();
}

beforeAll(async () => {
  await newShop(mill, 'own', 'EUR');
  await newShop(loom, 'partner', 'EUR');
  administrator = await api.asAdministrator();
  const user = await api.newUser({ roleKeys: ['shop_manager'] });
  await db.insertInto('user_shop').values({ user_id: user.id, shop_id: mill }).execute();
  manager = await api.as(user);
});

type Answer = {
  __typename: string;
  product?: { id: string; name: string };
  offer?: {
    sku: string;
    title: string;
    productId: string;
    variantId: string | null;
    price: { minor: number } | null;
    own: { cost: { minor: number } | null };
  };
  sku?: string;
  code?: string;
  issues?: { path: string; code: string }[];
};

async function create(input: object, offer: object, client = administrator): Promise<Answer> {
  const document = `mutation ($input: ProductInput!, $offer: FirstOfferInput!) {
    createOfferedProduct(input: $input, offer: $offer) { __typename
      ... on OfferedProductCreated { product { id name }
        offer { sku title productId variantId price { minor } own { cost { minor } } } }
      ... on OfferSkuTaken { sku } ... on NotAllowedNow { code } ... on InvalidInput { issues { path code } } } }`;
  const wanted = { shopId: mill, ...offer };
  return (await client.query<{ createOfferedProduct: Answer }>(document, { input, offer: wanted }))
    .createOfferedProduct;
}

const named = (name: string) => db.selectFrom('product').select('id').where('name', '=', name).execute();

describe('a product with its first offer', () => {
  it('is made whole, the offer by the SKU of the product and hung on its variant', async () => {
    const { product, offer } = await create({ name: 'Elm stool', sku: 'ELM-1' }, { price: '20.00', cost: '8' });
    expect(product?.name).toBe('Elm stool');
    expect(offer).toMatchObject({
      sku: 'ELM-1',
      title: 'Elm stool',
      productId: product?.id,
      variantId: expect.any(String),
      price: { minor: 2000 },
      own: { cost: { minor: 800 } },
    });
  });

  it('has a SKU of its own where one is given', async () => {
    const { offer } = await create({ name: 'Ash stool', sku: 'ASH-1' }, { sku: 'M 7' });
    expect(offer?.sku).toBe('M 7');
  });

  it('names all faults of both at once, and makes neither', async () => {
    const { issues } = await create({ name: '' }, { price: '-1', listPrice: '1000000000000000', currency: 'GBP' });
    expect(issues?.map(({ path, code }) => [path, code]).toSorted()).toEqual([
      ['name', 'required'],
      ['offer.currency', 'other_currency'],
      ['offer.listPrice', 'too_large'],
      ['offer.price', 'too_small'],
      ['offer.sku', 'required'],
    ]);
  });

  it('is not made where its offer is refused', async () => {
    await create({ name: 'Oak stool' }, { sku: 'OAK', price: '10' });
    expect(await create({ name: 'Fir stool' }, { sku: 'OAK' })).toEqual({ __typename: 'OfferSkuTaken', sku: 'OAK' });
    const doubtful = { sku: 'FIR', price: '5', cost: '6' };
    expect(await create({ name: 'Fir stool' }, doubtful)).toMatchObject({ code: 'own_price' });
    const partner = await create({ name: 'Fir stool' }, { sku: 'FIR', shopId: loom });
    expect(partner.issues).toEqual([{ path: 'offer.shopId', code: 'not_an_own_shop' }]);
    expect(await named('Fir stool')).toEqual([]);
    expect(await create({ name: 'Fir stool' }, { ...doubtful, confirmed: true })).toMatchObject({
      __typename: 'OfferedProductCreated',
    });
  });

  it('leaves no offer where the product is refused', async () => {
    const gtin = '4006381333931';
    await create({ name: 'Pen', gtin }, { sku: 'PEN' });
    const answer = await create({ name: 'Pencil', gtin: '4006381333932' }, { sku: 'PENCIL' });
    expect(answer.issues?.map(({ path }) => path)).toEqual(['gtin']);
    expect(await db.selectFrom('offer').select('id').where('sku', '=', 'PENCIL').execute()).toEqual([]);
  });
});

describe('own shops to make offers in', () => {
  const shops = async (client: TestClient) =>
    (await client.query<{ offerShops: { id: string; currency: string }[] }>('{ offerShops { id currency } }'))
      .offerShops;

  it('are those that somebody may make offers in, and none of others', async () => {
    const second = newId<'shop'>();
    await newShop(second, 'own', 'GBP');
    expect(await shops(manager)).toEqual([{ id: mill, currency: 'EUR' }]);
    const all = (await shops(administrator)).map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining([mill, second]));
    expect(all).not.toContain(loom);
  });
});
