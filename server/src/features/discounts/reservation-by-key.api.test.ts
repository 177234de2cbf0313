import { describe, expect, it } from 'vitest';
import { testApi, type TestClient } from '../../testing/index.ts';
import { discountDoors } from './testing/discount-doors.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const doors = discountDoors(() => administrator);

const { shopId, channelId } = await sellingShop('Ober', 'Website');
const other = await newChannel(shopId, 'Market place');
const elsewhere = await sellingShop('Unter', 'Website');
await doors.live(shopId, {
  name: 'Welcome',
  kind: 'AMOUNT_OFF_ORDER',
  percent: '10',
  startsAt: new Date(clock.now().getTime() - 86_400_000).toISOString(),
});
const program = api.withKey(await newKey(channelId));

async function newChannel(shop: string, name: string): Promise<string> {
  const { createChannel } = await administrator.query<{ createChannel: { channel: { id: string; version: number } } }>(
    `mutation ($input: CreateChannelInput!) { createChannel(input: $input) { ... on ChannelCreated { channel { id version } } } }`,
    { input: { shopId: shop, kind: 'google_merchant', name } },
  );
  const { id, version } = createChannel.channel;
  await administrator.query(
    'mutation ($id: ID!, $version: Int!) { setChannelStatus(id: $id, version: $version, status: ACTIVE) { __typename } }',
    { id, version },
  );
  return id;
}

async function sellingShop(name: string, channel: string) {
  const input = {
    name,
    url: `https://${name.toLowerCase()}.example`,
    kind: 'own',
    country: 'DE',
    currency: 'EUR',
    locale: 'de',
  };
  const { createShop } = await administrator.query<{ createShop: { shop: { id: string } } }>(
    'mutation ($input: ShopInput!) { createShop(input: $input) { ... on ShopCreated { shop { id } } } }',
    { input },
  );
  const { id } = createShop.shop;
  return { shopId: id, channelId: await newChannel(id, channel) };
}

async function newKey(channel: string): Promise<string> {
  const { createChannelKey } = await administrator.query<{ createChannelKey: { secret: string } }>(
    `mutation ($channel: ID!) { createChannelKey(channelId: $channel, input: { name: "Checkout" }) {
      ... on ChannelKeyCreated { secret } } }`,
    { channel },
  );
  return createChannelKey.secret;
}

const reservation = `mutation ($channelId: ID!, $reservationKey: String!, $cart: ReservedCartInput!) {
  reserveDiscount(channelId: $channelId, reservationKey: $reservationKey, cart: $cart) { __typename
    ... on DiscountReserved { reservation { totalMinor applied { label savingMinor } } } } }`;
const cart = { currency: 'EUR', lines: [{ sku: 'unknown', quantity: 2, unitMinor: 500 }] };

const reserve = (client: TestClient, channel: string, reservationKey: string) =>
  client.request<{ reserveDiscount: { __typename: string } }>(reservation, {
    channelId: channel,
    reservationKey,
    cart,
  });
const release = (client: TestClient, channel: string, reservationKey: string) =>
  client.request<{ releaseDiscount: { __typename: string } }>(
    `mutation ($channelId: ID!, $reservationKey: String!) {
      releaseDiscount(channelId: $channelId, reservationKey: $reservationKey) { __typename } }`,
    { channelId: channel, reservationKey },
  );
const heldBy = async (key: string) =>
  (
    await db
      .selectFrom('discount_use')
      .select(['channel_id', 'state'])
      .where('reservation_key', '=', key)
      .where('state', '=', 'RESERVED')
      .execute()
  ).length;

describe('a key of a sales channel', () => {
  it('reserves the discounts of a cart on its channel, and releases them', async () => {
    const { data } = await reserve(program, channelId, 'cart 1');
    expect(data.reserveDiscount).toEqual({
      __typename: 'DiscountReserved',
      reservation: { totalMinor: 900, applied: [{ label: 'Welcome', savingMinor: 100 }] },
    });
    expect(await heldBy('cart 1')).toBe(1);
    const released = await release(program, channelId, 'cart 1');
    expect(released.data.releaseDiscount.__typename).toBe('DiscountReleased');
    expect(await heldBy('cart 1')).toBe(0);
  });

  it.each([
    ['another channel of its shop', other],
    ['a channel of another shop', elsewhere.channelId],
    ['a channel that there is not', crypto.randomUUID()],
  ])('finds nothing under %s', async (_what, channel) => {
    expect((await reserve(program, channel, 'cart 2')).data.reserveDiscount.__typename).toBe('NotFound');
    expect((await release(program, channel, 'cart 2')).data.releaseDiscount.__typename).toBe('NotFound');
    expect(await heldBy('cart 2')).toBe(0);
  });

  it('releases nothing that another channel holds', async () => {
    await reserve(api.withKey(await newKey(other)), other, 'cart 3');
    await release(program, channelId, 'cart 3');
    expect(await heldBy('cart 3')).toBe(1);
  });

  it('gets the same answer to a request that it sends again, also by the next key of its channel', async () => {
    const ask = async (secret: string, key: string, reservationKey: string) => {
      const { headers, body, statusCode } = await api.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${secret}`, 'idempotency-key': key },
        payload: { query: reservation, variables: { channelId, reservationKey, cart } },
      });
      return { body, statusCode, isRepeated: headers['idempotency-replayed'] === 'true' };
    };
    const [old, next] = [await newKey(channelId), await newKey(channelId)];
    const first = await ask(old, 'request-1', 'cart 4');
    expect(first.body).toContain('DiscountReserved');
    expect(await ask(next, 'request-1', 'cart 4')).toEqual({ ...first, isRepeated: true });
    expect((await ask(next, 'request-1', 'cart 5')).body).toContain('KEY_REUSED');
    expect([await heldBy('cart 4'), await heldBy('cart 5')]).toEqual([1, 0]);
  });
});
