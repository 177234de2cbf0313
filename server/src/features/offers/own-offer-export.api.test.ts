import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { buildProduct } from '../products/product.builder.ts';

const api = await testApi();
const { db } = api.deps;
const shopId = newId<'shop'>();

const query = `query OffersList($first: Int!, $after: String) { offers(first: $first, after: $after) {
  nodes { id sku own { cost { minor currency } stock } } pageInfo { endCursor hasNextPage } total { count isExact } } }`;
const columns = [
  { header: 'SKU', path: 'sku' },
  { header: 'Cost', path: 'own.cost' },
  { header: 'Stock', path: 'own.stock' },
];

async function exported({ accessToken }: TestClient): Promise<string[]> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/exports',
    headers: { authorization: `Bearer ${accessToken}` },
    payload: { query, operationName: 'OffersList', columns, format: 'csv' },
  });
  expect(answer.statusCode).toBe(200);
  return answer.body.trimEnd().split('\r\n').slice(1);
}

/** Somebody of the shop who may export offers, and do this to them. */
async function somebodyWho(...actions: readonly string[]): Promise<TestClient> {
  const key = `exports-${actions.join('-')}`;
  const rules = [...actions, 'export'].map((action) => ({ action, subject: 'Offer' }));
  await db
    .insertInto('role')
    .values({ id: crypto.randomUUID(), key, name: key, rules: JSON.stringify(rules) })
    .execute();
  const user = await api.newUser({ roleKeys: [key] });
  await db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
  return api.as(user);
}

beforeAll(async () => {
  const url = `https://${shopId}.example/`;
  const shop = { id: shopId, name: 'Mill', slug: shopId, url, currency: 'EUR', status: 'ACTIVE' };
  await db
    .insertInto('shop')
    .values({ ...shop, kind: 'own' })
    .execute();
  const { id: productId } = await buildProduct(db, { name: 'Oak chair' });
  const input = { shopId, productId, sku: 'CH-1', price: '12.50', cost: '5', stock: 3 };
  const administrator = await api.asAdministrator();
  await administrator.query(
    'mutation ($input: CreateOwnOfferInput!) { createOwnOffer(input: $input) { __typename } }',
    {
      input,
    },
  );
});

it('An export of offers has cost and stock for who may change the shop’s offers, and not for other readers', async () => {
  expect(await exported(await api.asAdministrator())).toEqual(['CH-1,5.00,EUR,3']);
  expect(await exported(await somebodyWho('read', 'update'))).toEqual(['CH-1,5.00,EUR,3']);
  expect(await exported(await somebodyWho('read'))).toEqual(['CH-1,,,']);
});
