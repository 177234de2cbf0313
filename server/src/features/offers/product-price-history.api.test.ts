import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { buildProduct } from '../products/product.builder.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const dayMs = 86_400_000;
const now = api.deps.clock.now().getTime();
const daysAgo = (days: number) => new Date(now - days * dayMs);

type Point = { from: number; to?: number; minor: number; listMinor?: number; state?: string; currency?: string };
type Series = {
  shopName: string;
  seller: string | null;
  currency: string;
  points: { price: { minor: number }; listPrice: { minor: number } | null; validTo: string | null; state: string }[];
};

const addShop = async (name: string) => {
  const id = newId<'shop'>();
  await db
    .insertInto('shop')
    .values({ id, name, slug: id, url: `https://${id}.example/`, kind: 'observed', currency: 'EUR', status: 'ACTIVE' })
    .execute();
  return id;
};
const addOffer = async (shopId: string, productId: string, points: readonly Point[], seller: string | null = null) => {
  const id = newId<'offer'>();
  const seen = { first_seen_at: daysAgo(400), last_seen_at: daysAgo(0), last_changed_at: daysAgo(1) };
  await db
    .insertInto('offer')
    .values({
      id,
      shop_id: shopId,
      offer_key: id,
      origin: 'observed',
      product_id: productId,
      title: 'Lamp',
      seller,
      ...seen,
    })
    .execute();
  for (const { from, to, minor, listMinor, state = 'accepted', currency = 'EUR' } of points)
    await db
      .insertInto('price_point')
      .values({
        id: newId(),
        offer_id: id,
        kind: listMinor === undefined ? 'regular' : 'sale',
        exponent: 2,
        valid_from: daysAgo(from),
        last_confirmed_at: daysAgo(to ?? 0),
        valid_to: to === undefined ? null : daysAgo(to),
        amount_minor: minor,
        list_amount_minor: listMinor ?? null,
        currency,
        state,
      })
      .execute();
};
const historyOf = async (productId: string, days?: number) =>
  (
    await administrator.query<{ productPriceHistory: Series[] }>(
      `query ($productId: ID!, $days: Int) { productPriceHistory(productId: $productId, days: $days) {
        shopName seller currency points { price { minor } listPrice { minor } validTo state } } }`,
      { productId, days },
    )
  ).productPriceHistory;
const amounts = (series: readonly Series[]) => series.map(({ points }) => points.map(({ price }) => price.minor));

const { id: productId } = await buildProduct(db, { name: 'Lamp', status: 'ACTIVE' });
const alder = await addShop('Alder');
const birch = await addShop('Birch');
await addOffer(alder, productId, [
  { from: 300, to: 120, minor: 3000 },
  { from: 120, to: 20, minor: 2500 },
  { from: 20, minor: 1900, listMinor: 2500 },
  { from: 10, minor: 190, state: 'suspect' },
  { from: 15, to: 14, minor: 1, state: 'rejected' },
]);
await addOffer(birch, productId, [{ from: 40, minor: 2200 }], 'Twig');
await addOffer(birch, productId, [
  { from: 30, to: 5, minor: 2600, currency: 'USD' },
  { from: 5, minor: 2400 },
]);

it('gives prices of each offer in the order of time, with what they were reduced from, and leaves out refused ones', async () => {
  const [first, ...others] = await historyOf(productId);
  expect(first).toMatchObject({ shopName: 'Alder', seller: null, currency: 'EUR' });
  expect(first?.points.map(({ price, listPrice, state }) => [price.minor, listPrice?.minor ?? null, state])).toEqual([
    [2500, null, 'accepted'],
    [1900, 2500, 'accepted'],
    [190, null, 'suspect'],
  ]);
  expect(others.map(({ shopName, seller, currency }) => [shopName, seller, currency])).toEqual([
    ['Birch', null, 'USD'],
    ['Birch', null, 'EUR'],
    ['Birch', 'Twig', 'EUR'],
  ]);
});

it('begins with what held when the period began, and ends an interval where it ended', async () => {
  expect(amounts(await historyOf(productId, 365))[0]).toEqual([3000, 2500, 1900, 190]);
  expect(amounts(await historyOf(productId, 30))[0]).toEqual([2500, 1900, 190]);
  expect(amounts(await historyOf(productId, 3))).toEqual([[1900, 190], [2400], [2200]]);
  const [ended] = (await historyOf(productId, 30))[0]?.points ?? [];
  expect(ended?.validTo).toBe(daysAgo(20).toISOString());
});

it('takes a period of no day as one, and of centuries as ten years', async () => {
  expect(amounts(await historyOf(productId, 0))).toEqual(amounts(await historyOf(productId, 1)));
  expect(amounts(await historyOf(productId, 999_999))[0]).toEqual([3000, 2500, 1900, 190]);
});

it('is empty for a product without offers and for what is no id', async () => {
  const { id } = await buildProduct(db, { name: 'Candle', status: 'ACTIVE' });
  expect(await historyOf(id)).toEqual([]);
  expect(await historyOf('no id')).toEqual([]);
});

it('is refused to people who may read no offers', async () => {
  const key = `no_offers_${newId()}`;
  const rules = JSON.stringify([{ action: 'read', subject: 'Product' }]);
  await db.insertInto('role').values({ id: newId(), key, name: key, rules }).execute();
  const reader = await api.as(await api.newUser({ roleKeys: [key] }));
  const { errors } = await reader.request('query ($id: ID!) { productPriceHistory(productId: $id) { offerId } }', {
    id: productId,
  });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
