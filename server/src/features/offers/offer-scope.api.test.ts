import type { PermissionRule } from '@quarry/contracts/access';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const { db } = api.deps;

const ids = { own: newId<'shop'>(), other: newId<'shop'>(), product: newId<'product'>(), brand: newId<'brand'>() };
const offerIds = {
  /** Observed, in the own shop and in the other. */
  near: newId<'offer'>(),
  far: newId<'offer'>(),
  /** Own offers: one of the own shop, one of a product of the own brand in the other shop, and one that is neither. */
  ofShop: newId<'offer'>(),
  ofBrand: newId<'offer'>(),
  ofNone: newId<'offer'>(),
};
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
  await addOffer(offerIds.near, ids.own, 'observed');
  await addOffer(offerIds.far, ids.other, 'observed');
  await addOffer(offerIds.ofShop, ids.own, 'own', null);
  await addOffer(offerIds.ofBrand, ids.other, 'own');
  await addOffer(offerIds.ofNone, ids.other, 'own', null);
});

async function addOffer(
  id: string,
  shopId: string,
  origin: 'observed' | 'own',
  productId: string | null = ids.product,
): Promise<void> {
  const now = api.deps.clock.now();
  await db
    .insertInto('offer')
    .values({
      id,
      shop_id: shopId,
      offer_key: id,
      origin,
      product_id: productId,
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

const doors = `query ($productId: ID!, $far: ID!, $ofBrand: ID!, $ofNone: ID!, $other: [ID!]) {
  offers { nodes { id } total { count } }
  ofOther: offers(filter: { shopId: $other }) { nodes { id } }
  searched: offers(search: "Bench") { nodes { id } }
  observed: offer(id: $far) { id }
  ofBrand: offer(id: $ofBrand) { id }
  ofNone: offer(id: $ofNone) { id }
  productPriceHistory(productId: $productId) { offerId }
  product(id: $productId) { offers { nodes { id } total { count } } offerFigures { ownOffers } }
  shops { nodes { id health { offers products } } }
  dashboard { figures { code value } } }`;
type Doors = Record<'offers' | 'ofOther' | 'searched', { nodes: { id: string }[]; total?: { count: number } }> & {
  productPriceHistory: { offerId: string }[];
  product: { offers: { nodes: { id: string }[]; total: { count: number } }; offerFigures: { ownOffers: number } };
  shops: { nodes: { id: string; health: { offers: number; products: number } }[] };
  dashboard: { figures: { code: string; value: number }[] };
} & Record<'observed' | 'ofBrand' | 'ofNone', { id: string } | null>;
const { far, ofBrand, ofNone } = offerIds;
const asked = { productId: ids.product, far, ofBrand, ofNone, other: [ids.other] };

const ofOwn = (action: 'read' | 'manage' | 'export', scope: 'own_shops' | 'own_brands'): PermissionRule => ({
  action,
  subject: 'Offer',
  scope,
});

describe('a right to read offers', () => {
  it.each([
    ['of own shops', [ofOwn('read', 'own_shops')], [offerIds.ofShop]],
    ['of own brands', [ofOwn('read', 'own_brands')], [offerIds.ofBrand]],
    ['of both', [ofOwn('read', 'own_shops'), ofOwn('read', 'own_brands')], [offerIds.ofShop, offerIds.ofBrand]],
    [
      'by doing anything to those of own shops, beside exporting everything else',
      [ofOwn('manage', 'own_shops'), { action: 'export', subject: 'all' }],
      [offerIds.ofShop],
    ],
    [
      'without a condition',
      [{ action: 'read', subject: 'Offer' }],
      [offerIds.ofShop, offerIds.ofBrand, offerIds.ofNone],
    ],
  ] satisfies [string, PermissionRule[], string[]][])(
    'shows what is observed, and at every door no other own offer: %s',
    async (_what, rules, own) => {
      const reader = await readerWith(rules);
      const seen = await reader.query<Doors>(doors, asked);
      const all = [offerIds.near, offerIds.far, ...own].toSorted();
      const ofProduct = all.filter((id) => id !== offerIds.ofNone && id !== offerIds.ofShop);
      const ofOther = all.filter((id) => id !== offerIds.near && id !== offerIds.ofShop);
      const idsOf = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => id).toSorted();
      expect(idsOf(seen.offers)).toEqual(all);
      expect(seen.offers.total).toEqual({ count: all.length });
      expect(idsOf(seen.searched)).toEqual(all);
      expect(idsOf(seen.ofOther)).toEqual(ofOther);
      expect(seen.observed).toEqual({ id: offerIds.far });
      expect([seen.ofBrand, seen.ofNone].map((one) => one?.id ?? null)).toEqual(
        [offerIds.ofBrand, offerIds.ofNone].map((id) => (all.includes(id) ? id : null)),
      );
      expect(seen.productPriceHistory.map(({ offerId }) => offerId).toSorted()).toEqual(ofProduct);
      expect(idsOf(seen.product.offers)).toEqual(ofProduct);
      expect(seen.product.offers.total).toEqual({ count: ofProduct.length });
      expect(seen.product.offerFigures).toEqual({ ownOffers: ofProduct.length - 2 });
      expect(seen.dashboard.figures).toContainEqual({ code: 'offers', value: all.length });
      expect(new Map(seen.shops.nodes.map((shop) => [shop.id, shop.health.offers]))).toEqual(
        new Map([
          [ids.own, all.length - ofOther.length],
          [ids.other, ofOther.length],
        ]),
      );
    },
  );

  it('shows no offer without a rule on offers, whatever brands and shops are given', async () => {
    const reader = await readerWith([{ action: 'manage', subject: 'Product', scope: 'own_brands' }]);
    const { errors } = await reader.request('{ offers { nodes { id } } }');
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    const { shops } = await reader.query<Pick<Doors, 'shops'>>('{ shops { nodes { health { offers products } } } }');
    expect(shops.nodes.map(({ health }) => health)).toEqual([
      { offers: 0, products: 0 },
      { offers: 0, products: 0 },
    ]);
  });
});

describe('a right to export offers', () => {
  it.each([
    ['own_shops', offerIds.ofShop],
    ['own_brands', offerIds.ofBrand],
  ] as const)('of %s exports what is observed, and of own offers those alone', async (scope, own) => {
    const exporter = await readerWith([
      ofOwn('read', 'own_shops'),
      ofOwn('read', 'own_brands'),
      ofOwn('export', scope),
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
    const exported = answer.body.trim().split('\n');
    const expected = [offerIds.near, offerIds.far, own].map((id) => JSON.stringify({ id }));
    expect(exported.toSorted()).toEqual(expected.toSorted());
  });
});
