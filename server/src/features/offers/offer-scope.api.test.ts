import type { PermissionRule } from '@quarry/contracts/access';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const { db } = api.deps;

const ids = { own: newId<'shop'>(), other: newId<'shop'>(), product: newId<'product'>(), brand: newId<'brand'>() };
const offerIds = { own: newId<'offer'>(), other: newId<'offer'>(), kept: newId<'offer'>() };
const readsAround: PermissionRule[] = [
  { action: 'read', subject: 'Dashboard' },
  { action: 'read', subject: 'Product' },
  { action: 'read', subject: 'Shop' },
];

beforeAll(async () => {
  await db.insertInto('brand').values({ id: ids.brand, name: 'Mill', slug: 'mill', name_key: 'mill' }).execute();
  await db
    .insertInto('product')
    .values({ id: ids.product, name: 'Bench', slug: 'bench', brand_id: ids.brand })
    .execute();
  for (const id of [ids.own, ids.other]) {
    const shop = { id, name: `Shop ${id}`, slug: id, url: `https://${id}.example/`, kind: 'observed' as const };
    await db
      .insertInto('shop')
      .values({ ...shop, currency: 'EUR', status: 'ACTIVE' })
      .execute();
    await db.insertInto('shop_product').values({ shop_id: id, product_id: ids.product }).execute();
  }
  await addOffer(offerIds.own, ids.own, 'observed');
  await addOffer(offerIds.other, ids.other, 'observed');
  await addOffer(offerIds.kept, ids.other, 'own');
});

async function addOffer(id: string, shopId: string, origin: 'observed' | 'own'): Promise<void> {
  const now = api.deps.clock.now();
  await db
    .insertInto('offer')
    .values({
      id,
      shop_id: shopId,
      offer_key: id,
      origin,
      product_id: ids.product,
      title: 'Bench',
      currency: 'EUR',
      price_minor: 5000,
      price_state: 'accepted',
      first_seen_at: now,
      last_seen_at: now,
      last_changed_at: now,
    })
    .execute();
  await db
    .insertInto('price_point')
    .values({
      id: newId(),
      offer_id: id,
      kind: 'regular',
      exponent: 2,
      valid_from: now,
      last_confirmed_at: now,
      amount_minor: 5000,
      currency: 'EUR',
      state: 'accepted',
    })
    .execute();
}

/** Somebody of the own shop and the brand whose role says this of offers. */
async function readerWith(rules: PermissionRule[]): Promise<TestClient> {
  const key = `reader_${newId()}`;
  await db
    .insertInto('role')
    .values({ id: newId(), key, name: key, rules: JSON.stringify([...readsAround, ...rules]) })
    .execute();
  const user = await api.newUser({ roleKeys: [key] });
  await db.insertInto('user_shop').values({ user_id: user.id, shop_id: ids.own }).execute();
  await db.insertInto('user_brand').values({ user_id: user.id, brand_id: ids.brand }).execute();
  return api.as(user);
}

const doors = `query ($productId: ID!, $otherOfferId: ID!, $other: [ID!]) {
  offers { nodes { id } total { count } }
  ofOther: offers(filter: { shopId: $other }) { nodes { id } }
  searched: offers(search: "Bench") { nodes { id } }
  offer(id: $otherOfferId) { id }
  productPriceHistory(productId: $productId) { offerId }
  product(id: $productId) { offers { nodes { id } total { count } } offerFigures { ownOffers } }
  products(filter: { shopId: $other }) { nodes { id } }
  shops { nodes { id health { offers products } } }
  dashboard { figures { code value } } }`;
type Doors = Record<'offers' | 'ofOther' | 'searched', { nodes: { id: string }[]; total?: { count: number } }> & {
  offer: object | null;
  productPriceHistory: { offerId: string }[];
  product: { offers: { nodes: { id: string }[]; total: { count: number } }; offerFigures: { ownOffers: number } };
  products: { nodes: object[] };
  shops: { nodes: { id: string; health: { offers: number; products: number } }[] };
  dashboard: { figures: { code: string; value: number }[] };
};
const asked = { productId: ids.product, otherOfferId: offerIds.other, other: [ids.other] };

describe('a right to read offers of own shops', () => {
  it.each([
    ['to read them', [{ action: 'read', subject: 'Offer', scope: 'own_shops' }]],
    [
      'to do anything to them, beside reading everything else',
      [
        { action: 'manage', subject: 'Offer', scope: 'own_shops' },
        { action: 'export', subject: 'all' },
      ],
    ],
  ] satisfies [string, PermissionRule[]][])('shows no other offer at any door: %s', async (_what, rules) => {
    const reader = await readerWith(rules);
    const seen = await reader.query<Doors>(doors, asked);
    expect(seen).toMatchObject({
      offers: { nodes: [{ id: offerIds.own }], total: { count: 1 } },
      ofOther: { nodes: [] },
      searched: { nodes: [{ id: offerIds.own }] },
      offer: null,
      productPriceHistory: [{ offerId: offerIds.own }],
      product: { offers: { nodes: [{ id: offerIds.own }], total: { count: 1 } }, offerFigures: { ownOffers: 0 } },
      products: { nodes: [] },
    });
    expect(seen.dashboard.figures).toContainEqual({ code: 'offers', value: 1 });
    const health = new Map(seen.shops.nodes.map((shop) => [shop.id, shop.health]));
    expect(health.get(ids.own)).toEqual({ offers: 1, products: 1 });
    expect(health.get(ids.other)).toEqual({ offers: 0, products: 0 });
  });

  it('leaves a reader of all offers the market facts, and those of the own brand', async () => {
    const reader = await readerWith([{ action: 'read', subject: 'Offer' }]);
    const { offers } = await reader.query<Doors>(doors, asked);
    expect(offers.nodes.map(({ id }) => id).toSorted()).toEqual(Object.values(offerIds).toSorted());
  });

  it('counts no offers of a shop for a reader of shops who reads none', async () => {
    const reader = await readerWith([]);
    const { shops } = await reader.query<Pick<Doors, 'shops'>>('{ shops { nodes { health { offers products } } } }');
    expect(shops.nodes.map(({ health }) => health)).toEqual([
      { offers: 0, products: 0 },
      { offers: 0, products: 0 },
    ]);
  });
});

describe('a right to export offers of own shops', () => {
  it('exports no other of those that are read', async () => {
    const exporter = await readerWith([
      { action: 'read', subject: 'Offer' },
      { action: 'export', subject: 'Offer', scope: 'own_shops' },
    ]);
    const answer = await api.app.inject({
      method: 'POST',
      url: '/exports',
      headers: { authorization: `Bearer ${exporter.accessToken}` },
      payload: {
        query: `query ($first: Int!, $after: String) { offers(first: $first, after: $after) {
          nodes { id } pageInfo { endCursor hasNextPage } } }`,
        columns: [{ header: 'Id', path: 'id' }],
        format: 'jsonl',
      },
    });
    expect(answer.body.trim().split('\n')).toEqual([JSON.stringify({ id: offerIds.own })]);
  });
});
