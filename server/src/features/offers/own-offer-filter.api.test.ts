import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { buildProduct } from '../products/product.builder.ts';

const api = await testApi();
const { db } = api.deps;
const [millId, harbourId, brandId] = [newId<'shop'>(), newId<'shop'>(), newId<'brand'>()];
const query = `query OffersList($first: Int!, $after: String, $filter: OfferFilter) { offers(first: $first, after: $after, filter: $filter) {
  nodes { id sku } pageInfo { endCursor hasNextPage } total { count isExact } } }`;

type Clause = { field: string; operator: string; values: string[] };
const filterOf = (...clauses: Clause[]) => ({ where: { match: 'all', timeZone: 'UTC', clauses, groups: [] } });

async function found(client: TestClient, ...clauses: Clause[]): Promise<{ skus: string[]; count: number }> {
  const { offers } = await client.query<{ offers: { nodes: { sku: string }[]; total: { count: number } } }>(query, {
    first: 100,
    filter: filterOf(...clauses),
  });
  return { skus: offers.nodes.map(({ sku }) => sku).toSorted(), count: offers.total.count };
}

async function exported({ accessToken }: TestClient, ...clauses: Clause[]): Promise<string[]> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/exports',
    headers: { authorization: `Bearer ${accessToken}` },
    payload: {
      query,
      operationName: 'OffersList',
      variables: { filter: filterOf(...clauses) },
      columns: [{ header: 'SKU', path: 'sku' }],
      format: 'csv',
    },
  });
  expect(answer.statusCode).toBe(200);
  return answer.body.trimEnd().split('\r\n').slice(1).toSorted();
}

/** Somebody of these shops who may do this to their offers, and by the brand of the product reads those of every shop. */
async function somebodyWho(shopIds: readonly string[], ...actions: readonly string[]): Promise<TestClient> {
  const key = `filters-${newId()}`;
  const own = actions.map((action) => ({ action, subject: 'Offer', scope: 'own_shops' }));
  const reads = ['own_shops', 'own_brands'].map((scope) => ({ action: 'read', subject: 'Offer', scope }));
  const rules = [...reads, { action: 'export', subject: 'Offer' }, ...own];
  await db
    .insertInto('role')
    .values({ id: newId(), key, name: key, rules: JSON.stringify(rules) })
    .execute();
  const user = await api.newUser({ roleKeys: [key] });
  await db.insertInto('user_brand').values({ user_id: user.id, brand_id: brandId }).execute();
  const shops = shopIds.map((shopId) => ({ user_id: user.id, shop_id: shopId }));
  if (shops.length > 0) await db.insertInto('user_shop').values(shops).execute();
  return api.as(user);
}

beforeAll(async () => {
  const administrator = await api.asAdministrator();
  for (const [id, name, currency] of [
    [millId, 'Mill', 'EUR'],
    [harbourId, 'Harbour', 'GBP'],
  ] as const) {
    const shop = { id, name, slug: id, url: `https://${id}.example/`, kind: 'own', currency, status: 'ACTIVE' };
    await db.insertInto('shop').values(shop).execute();
  }
  await db.insertInto('brand').values({ id: brandId, name: 'Mill', slug: 'mill', name_key: 'mill' }).execute();
  const { id: productId } = await buildProduct(db, { name: 'Oak chair', brandId });
  for (const input of [
    { shopId: millId, sku: 'M-1', cost: '5', stock: 3 },
    { shopId: millId, sku: 'M-2', cost: '8.50', stock: 0 },
    { shopId: millId, sku: 'M-3' },
    { shopId: harbourId, sku: 'H-1', cost: '5', stock: 7 },
  ])
    await administrator.query(
      'mutation ($input: CreateOwnOfferInput!) { createOwnOffer(input: $input) { __typename } }',
      { input: { productId, price: '12.50', ...input } },
    );
});

const dearer: Clause = { field: 'cost', operator: 'at_least', values: ['5.00 EUR'] };
const inStock: Clause = { field: 'stock', operator: 'greater', values: ['0'] };
const notThree: Clause = { field: 'stock', operator: 'is_not', values: ['3'] };

it('finds offers by cost, within its currency, and by stock', async () => {
  const administrator = await api.asAdministrator();
  expect(await found(administrator, dearer)).toEqual({ skus: ['M-1', 'M-2'], count: 2 });
  expect(await found(administrator, inStock)).toEqual({ skus: ['H-1', 'M-1'], count: 2 });
  expect(await found(administrator, dearer, inStock)).toEqual({ skus: ['M-1'], count: 1 });
  expect(await exported(administrator, dearer)).toEqual(['M-1', 'M-2']);
});

it('finds those of one’s own shop alone, whatever is asked, and nothing for who may only read there', async () => {
  const ofMill = await somebodyWho([millId], 'update');
  expect(await found(ofMill, inStock)).toEqual({ skus: ['M-1'], count: 1 });
  expect(await found(ofMill, notThree)).toEqual({ skus: ['M-2', 'M-3'], count: 2 });
  expect(await exported(ofMill, inStock)).toEqual(['M-1']);
  const readers = [await somebodyWho([harbourId], 'update'), await somebodyWho([millId]), await somebodyWho([])];
  for (const reader of readers) {
    expect((await found(reader)).skus).toEqual(['H-1', 'M-1', 'M-2', 'M-3']);
    expect(await found(reader, dearer)).toEqual({ skus: [], count: 0 });
    expect((await found(reader, notThree)).skus.filter((sku) => sku.startsWith('M-'))).toEqual([]);
    expect(await exported(reader, dearer)).toEqual([]);
  }
});
