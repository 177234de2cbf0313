import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { discountDoors } from '../discounts/testing/discount-doors.ts';
import { orderWorld } from './testing/order-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const world = orderWorld(api);
const discounts = discountDoors(() => administrator);
const begun = new Date(clock.now().getTime() - 86_400_000).toISOString();

const countOrders = async (shopId: string) =>
  (await sql<{ count: number }>`select count(*) as count from "order" where shop_id = ${shopId}`.execute(db)).rows[0]
    ?.count;

describe('an order that a channel places', () => {
  it('has the price of the channel, the tax of where it goes and a number, and is told of once', async () => {
    const { shopId, channelId } = await world.sellingShop(administrator);
    const program = await world.newKey(administrator, channelId);
    const input = {
      externalId: 'web-1042',
      lines: [{ sku: 'CHAIR', quantity: 3 }],
      shippingMinor: 490,
      customer: { email: 'Ana@Example.com', name: 'Ana Prior' },
      billing: { name: 'Ana Prior', city: 'Bremen', country: 'DE' },
    };
    const { order } = await world.place(program, channelId, input);
    expect(order).toMatchObject({
      number: '1001',
      externalId: 'web-1042',
      status: 'OPEN',
      paymentStatus: 'PENDING',
      fulfilmentStatus: 'UNFULFILLED',
      returnStatus: 'NONE',
      itemCount: 3,
      gross: { minor: 3_490, currency: 'EUR' },
      net: { minor: 2_521 + 412 },
      tax: { minor: 479 + 78 },
      shipping: { minor: 490 },
      outstanding: { minor: 3_490 },
      customer: { name: 'Ana Prior', email: 'Ana@Example.com', orderCount: 1 },
      billing: { city: 'Bremen' },
    });
    expect(order.lines.map(({ kind, title, sku, gross }) => [kind, title, sku, gross.minor])).toEqual(
      [
        ['item', 'Oak chair', 'CHAIR', 3_000],
        ['shipping', 'Versand', null, 490],
      ].map(([kind, ...rest]) => [String(kind).toUpperCase(), ...rest]),
    );
    expect(order.events.nodes.map(({ kind, sentence, by }) => [kind, sentence.text, by])).toEqual([
      ['placed', 'Placed as 1001.', 'Google'],
    ]);
    const trail = await sql<{
      after: object;
    }>`select after from change where entity = 'order' and entity_id = ${order.id}`.execute(db);
    expect(JSON.stringify(trail.rows)).toContain('"1001"');
    expect(JSON.stringify(trail.rows)).not.toMatch(/ana|prior|bremen/i);
    expect(await countOrders(shopId)).toBe(1);
  });

  it('is the same one for the same external id, and another one is refused with what differs', async () => {
    const { shopId, channelId } = await world.sellingShop(administrator);
    const program = await world.newKey(administrator, channelId);
    const once = { externalId: 'lost-reply' };
    const answers = await Promise.all([world.place(program, channelId, once), world.place(program, channelId, once)]);
    expect(answers.map(({ order }) => order.number)).toEqual(['1001', '1001']);
    const other = await world.place(program, channelId, {
      ...once,
      lines: [{ sku: 'CHAIR', quantity: 2 }],
      codes: ['X'],
    });
    expect(other).toMatchObject({ __typename: 'OrderExists', order: { id: answers[0].order.id } });
    expect(other.refusal.reason).toBe(
      'Order lost-reply exists with other content: lines and codes of discounts. Send this one with another external id, or leave it.',
    );
    expect(await countOrders(shopId)).toBe(1);
  });

  it('takes the last use of a code once: the other hears the total without it, and places that', async () => {
    const { shopId, channelId } = await world.sellingShop(administrator);
    const { id } = await discounts.live(
      shopId,
      { name: 'Welcome', kind: 'AMOUNT_OFF_ORDER', percent: '10', limitTotal: 1, startsAt: begun },
      ['WELCOME'],
    );
    const input = { codes: ['welcome'], lines: [{ sku: 'CHAIR', quantity: 10 }] };
    const both = await Promise.all([
      world.place(administrator, channelId, { ...input, externalId: 'one' }),
      world.place(administrator, channelId, { ...input, externalId: 'two' }),
    ]);
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['DiscountNoLongerApplies', 'OrderPlaced']);
    const lost = both.find(({ __typename }) => __typename !== 'OrderPlaced');
    const won = both.find(({ __typename }) => __typename === 'OrderPlaced');
    expect(won?.order).toMatchObject({ gross: { minor: 9_000 }, discount: { minor: 1_000 } });
    expect(won?.order.lines[0]?.discounts).toEqual([
      { label: 'Welcome', code: 'WELCOME', amount: { minor: 1_000, currency: 'EUR' } },
    ]);
    expect(lost).toMatchObject({ totalMinor: 10_000, refusal: { code: 'DISCOUNT_USED_UP' } });
    expect(await countOrders(shopId)).toBe(1);
    const loser = won?.order.externalId === 'one' ? 'two' : 'one';
    const again = await world.place(administrator, channelId, {
      ...input,
      externalId: loser,
      expectedTotalMinor: 10_000,
    });
    expect(again.order).toMatchObject({ number: '1002', gross: { minor: 10_000 } });
    const { rows } = await sql<{ state: string; order: string }>`
      select state, order_id as "order" from discount_use where discount_id = ${id}`.execute(db);
    expect(rows).toEqual([{ state: 'COMMITTED', order: won?.order.id }]);
  });

  it('counts uses of a customer by their address, also where the channel names them by its own id alone', async () => {
    const { shopId, channelId } = await world.sellingShop(administrator);
    const once = { name: 'Once', kind: 'AMOUNT_OFF_ORDER', percent: '10', limitPerCustomer: 1, startsAt: begun };
    await discounts.live(shopId, once, ['ONCE']);
    const place = (externalId: string, customer: object) =>
      world.place(administrator, channelId, {
        externalId,
        customer,
        codes: ['once'],
        lines: [{ sku: 'CHAIR', quantity: 1 }],
      });
    const first = await place('a', { externalId: 'c-7', email: 'ana@example.com', name: 'Ana' });
    expect(first.order).toMatchObject({ discount: { minor: 100 } });
    const second = await place('b', { externalId: 'c-7' });
    expect([second.__typename, second.refusal?.code]).toEqual(['DiscountNoLongerApplies', 'DISCOUNT_CUSTOMER_USED_UP']);
  });

  it('uses what was reserved for it', async () => {
    const { shopId, channelId } = await world.sellingShop(administrator);
    const { id } = await discounts.live(
      shopId,
      { name: 'One', kind: 'AMOUNT_OFF_ORDER', percent: '50', limitTotal: 1, startsAt: begun },
      ['ONE'],
    );
    await administrator.query(
      `mutation ($channelId: ID!, $cart: ReservedCartInput!) { reserveDiscount(channelId: $channelId, reservationKey: "cart", cart: $cart) {
        __typename } }`,
      {
        channelId,
        cart: { currency: 'EUR', codes: ['ONE'], lines: [{ sku: 'CHAIR', quantity: 1, unitMinor: 1_000 }] },
      },
    );
    const input = { codes: ['ONE'] };
    expect((await world.place(administrator, channelId, input)).__typename).toBe('DiscountNoLongerApplies');
    const { order } = await world.place(administrator, channelId, { ...input, reservationKey: 'cart' });
    expect(order.gross.minor).toBe(500);
    expect((await discounts.discount(id))?.used).toBe(1);
  });

  it('is paid at once where nothing is left to pay', async () => {
    const { shopId, channelId } = await world.sellingShop(administrator);
    await discounts.live(shopId, { name: 'Free', kind: 'AMOUNT_OFF_ORDER', percent: '100', startsAt: begun });
    const { order } = await world.place(administrator, channelId, {});
    expect(order).toMatchObject({ paymentStatus: 'PAID', fulfilmentStatus: 'UNFULFILLED', outstanding: { minor: 0 } });
  });

  it.each([
    ['JPY', '1200', '10', 1_200, 109, 1_091],
    ['KWD', '12.345', '5', 12_345, 588, 11_757],
  ])('counts %s in its own decimals', async (currency, price, percent, gross, tax, net) => {
    const { channelId } = await world.sellingShop(administrator, { currency, price, percent });
    const { order } = await world.place(administrator, channelId, { currency });
    expect([order.gross, order.tax, order.net].map(({ minor }) => minor)).toEqual([gross, tax, net]);
  });

  it('is refused for what nothing has, another currency, another total, a quantity of 0 and a closed channel', async () => {
    const { channelId, shopId } = await world.sellingShop(administrator);
    const place = (input: object) => world.place(administrator, channelId, input);
    expect(await place({ lines: [{ sku: 'NOBODY', quantity: 1 }] })).toMatchObject({
      issues: [{ path: 'lines.0.sku', code: 'unknown' }],
    });
    expect(await place({ currency: 'USD' })).toMatchObject({
      issues: [{ path: 'currency', code: 'not_the_channels_currency' }],
    });
    expect(await place({ lines: [{ sku: 'CHAIR', quantity: 0 }] })).toMatchObject({
      issues: [{ path: 'lines.0.quantity', code: 'too_small' }],
    });
    expect(await place({ lines: [] })).toMatchObject({ issues: [{ path: 'lines', code: 'required' }] });
    expect(await place({ expectedTotalMinor: 1 })).toMatchObject({
      __typename: 'OrderTotalDiffers',
      expectedMinor: 1,
      totalMinor: 1_000,
    });
    const channel = await world.channelOf(administrator, channelId);
    const paused = await world.setStatus(administrator, channel!, 'PAUSED');
    expect((await place({})).order.number).toBe('1001');
    await world.setStatus(administrator, paused.channel!, 'ARCHIVED', true);
    expect(await place({})).toMatchObject({ code: 'ORDER_CHANNEL_ARCHIVED' });
    expect(await countOrders(shopId)).toBe(1);
  });

  it('gets numbers without a gap from 8 writers of whom some fail', async () => {
    const { shopId, channelId } = await world.sellingShop(administrator);
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        const typenames: string[] = [];
        for (let n = 0; n < 6; n += 1) {
          const input = (writer + n) % 4 === 0 ? { expectedTotalMinor: 7 } : {};
          typenames.push((await world.place(administrator, channelId, input)).__typename);
        }
        return typenames;
      }),
    );
    const placed = answers.flat().filter((name) => name === 'OrderPlaced').length;
    expect(placed).toBe(36);
    const { rows } = await sql<{ number: number }>`
      select number from "order" where shop_id = ${shopId} order by number`.execute(db);
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: placed }, (_, at) => 1_001 + at));
  });
});

describe('anyone who places orders', () => {
  it('is a key on its own channel, or a person of the shop', async () => {
    const { shopId, channelId } = await world.sellingShop(administrator);
    const other = await world.sellingShop(administrator);
    const elsewhere = await (await world.managerOf(other.shopId))();
    const key = await world.newKey(administrator, other.channelId);
    expect((await world.place(elsewhere, channelId, {})).__typename).toBe('NotFound');
    expect((await world.place(key, channelId, {})).__typename).toBe('NotFound');
    const support = await api.newUser({ roleKeys: ['support'] });
    await db.insertInto('user_shop').values({ user_id: support.id, shop_id: shopId }).execute();
    const { order } = await world.place(await api.as(support), channelId, {});
    expect(order).toMatchObject({ number: '1001', gross: { minor: 1_000 }, tax: { minor: 160 } });
    expect(await world.order(elsewhere, order.id)).toBeNull();
  });
});
