import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi, type TestClient } from '../../testing/index.ts';
import { orderWorld } from '../orders/testing/order-world.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const world = orderWorld(api);
const mill = await world.sellingShop(administrator);
const yard = await world.sellingShop(administrator);

type Effects = {
  listings: number | null;
  channels: number | null;
  listingProductIds: string[];
  openOrders: number | null;
  orderProductIds: string[];
};
const effectsOf = async (ids: readonly string[], by: TestClient = administrator) =>
  (
    await by.query<{ archiveEffects: Effects }>(
      `query ($ids: [[ID!]!]) { archiveEffects(ids: $ids) { listings channels listingProductIds openOrders orderProductIds } }`,
      { ids: [ids] },
    )
  ).archiveEffects;
const list = async (place: { channelId: string; variantId: string }, input: object = {}) => {
  const { listing } = await world.setListing(administrator, place, 0, input);
  if (!listing) throw new Error('Nothing was listed.');
  return listing;
};
const statusOf = (id: string, status: string) =>
  sql`update product set status = ${status} where id = ${id}`.execute(db);

const second = await world.openChannel(administrator, mill.shopId, { country: 'DE', currency: 'EUR', locale: 'de' });
const third = await world.openChannel(administrator, mill.shopId, { country: 'DE', currency: 'EUR', locale: 'de' });
const listed = await list(mill);
const scheduled = await list(
  { channelId: second, variantId: mill.variantId },
  { publishAt: world.later(86_400_000), price: '9' },
);
await list({ channelId: third, variantId: mill.variantId }, { published: false });
const far = await list(yard);
const { order } = await world.receive(administrator, mill.channelId, {});
await world.receive(administrator, mill.channelId, {});
await world.draft(administrator, mill.channelId, { lines: [{ variantId: mill.variantId, quantity: 1 }] });
const both = [mill.productId, yard.productId];

it('counts what is listed or will be, and open orders, of all shops that the reader sees', async () => {
  expect([listed.state, scheduled.state, far.state]).toEqual(['LISTED', 'SCHEDULED', 'LISTED']);
  expect(await effectsOf(both)).toEqual({
    listings: 3,
    channels: 3,
    listingProductIds: [...both].toSorted(),
    openOrders: 2,
    orderProductIds: [mill.productId],
  });
  expect(await effectsOf([yard.productId])).toMatchObject({ listings: 1, channels: 1, openOrders: 0 });
});

it('counts only the shops of a reader who sees no others', async () => {
  const roleKey = 'retirer_of_one_shop';
  const rules = [
    { action: 'read', subject: 'Product' },
    { action: 'archive', subject: 'Product' },
    { action: 'read', subject: 'Channel', scope: 'own_shops' },
    { action: 'read', subject: 'Order', scope: 'own_shops' },
  ];
  await sql`insert into role (id, key, name, rules) values (${newId<'role'>()}, ${roleKey}, ${roleKey},
    ${JSON.stringify(rules)}::jsonb)`.execute(db);
  const user = await api.newUser({ roleKeys: [roleKey] });
  await db.insertInto('user_shop').values({ user_id: user.id, shop_id: yard.shopId }).execute();
  expect(await effectsOf(both, await api.as(user))).toEqual({
    listings: 1,
    channels: 1,
    listingProductIds: [yard.productId],
    openOrders: 0,
    orderProductIds: [],
  });
});

it('says that it counted neither for a reader of no channels and no orders', async () => {
  const brandManager = await api.as(await api.newUser({ roleKeys: ['brand_manager'] }));
  expect(await effectsOf(both, brandManager)).toEqual({
    listings: null,
    channels: null,
    listingProductIds: [],
    openOrders: null,
    orderProductIds: [],
  });
});

it('leaves out products that cannot be archived, and holds what it said once they are', async () => {
  await statusOf(yard.productId, 'REJECTED');
  expect(await effectsOf(both)).toMatchObject({ listings: 2, channels: 2, listingProductIds: [mill.productId] });
  await statusOf(yard.productId, 'ACTIVE');
  const { product } = await administrator.query<{ product: { version: number } }>(
    'query ($id: ID!) { product(id: $id) { version } }',
    { id: mill.productId },
  );
  await administrator.query(
    `mutation ($id: ID!, $version: Int!) { archiveProduct(id: $id, version: $version, input: { reason: NOT_SOLD }) { __typename } }`,
    { id: mill.productId, version: product.version },
  );
  expect((await world.listingOf(administrator, listed.id))?.state).toBe('OFF');
  expect((await world.listingOf(administrator, scheduled.id))?.state).toBe('OFF');
  expect(await world.order(administrator, order.id)).toMatchObject({ status: 'OPEN', lines: [{ title: 'A chair' }] });
  expect(await effectsOf(both)).toMatchObject({ listings: 1, openOrders: 0 });
});
