import { startDemoShops } from '@quarry/demo-shops';
import { ordersWorkingDaysSetting } from '@quarry/contracts/orders';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { settingValue } from '../../platform/settings/index.ts';
import { testApi } from '../../testing/index.ts';
import { checkOrders } from '../orders/index.ts';
import { checkPayments } from './check-payments.ts';
import { forgetHookBodies } from './forget-bodies.ts';
import { providerWorld } from './testing/provider-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const demo = await startDemoShops({ ports: 'free', faults: 'none' });
afterAll(demo.stop);
let administrator = await api.asAdministrator();
const world = providerWorld(api, demo);
const shop = await world.sellingShop(administrator);
const { id: providerId, hookPath } = await world.provider(administrator, shop.shopId);

let told = 0;
/** What the provider tells of a payment. */
const event = (payment: string, order: string, kind: string, amount: string, more: object = {}) => ({
  id: `ev_${(told += 1)}`,
  kind,
  payment,
  order,
  amount,
  currency: 'EUR',
  at: clock.now().toISOString(),
  ...more,
});
const newOrder = async () => (await world.receive(administrator, shop.channelId, {})).order;
const eventsOf = async (order: string) =>
  (await world.events(administrator)).filter(({ orderHint }) => orderHint === order);
const noDifferences = async () => {
  expect((await checkPayments(db)).differences).toEqual([]);
  expect((await checkOrders(db)).differences).toEqual([]);
};

describe('the door for events of a payment provider', () => {
  it('takes what is signed, once however often it is sent, and books it once', async () => {
    const order = await newOrder();
    const paid = event('p-five', order.number ?? '', 'captured', '11.90');
    const answers = await Promise.all(Array.from({ length: 5 }, () => world.hook(hookPath, paid)));
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    await Promise.all([world.apply(), world.apply()]);
    expect(await world.money(administrator, order.id)).toMatchObject({ paymentStatus: 'PAID' });
    const [payment] = (await world.money(administrator, order.id)).payments;
    expect((await world.payment(administrator, payment?.id ?? ''))?.transactions.map(({ kind }) => kind)).toEqual([
      'AUTHORIZE',
      'CAPTURE',
    ]);
    expect(await eventsOf(order.number ?? '')).toMatchObject([{ state: 'APPLIED', amount: { minor: 1_190 } }]);
    await noDifferences();
  });

  it('refuses another secret, an old time, what is no event, another address, and more than 256 KB', async () => {
    const order = await newOrder();
    const paid = event('p-bad', order.number ?? '', 'captured', '11.90');
    const longAgo = new Date(clock.now().getTime() - 6 * 60_000);
    expect(await world.hook(hookPath, paid, { secret: 'another' })).toBe(400);
    expect(await world.hook(hookPath, paid, { at: longAgo })).toBe(400);
    for (const unreadable of ['{"id":1}', 'no JSON', { ...paid, amount: '-1.00' }, { ...paid, amount: '1.234' }])
      expect(await world.hook(hookPath, unreadable)).toBe(400);
    expect(await world.hook(hookPath, { ...paid, dispute: 'd\0' })).toBe(400);
    expect(await world.hook(hookPath, { ...paid, payment: 'p\0' })).toBe(400);
    expect(await world.hook('/hooks/payments/none', paid)).toBe(404);
    expect(await world.hook(hookPath, { ...paid, padding: 'x'.repeat(257 * 1_024) })).toBe(413);
    expect(await eventsOf(order.number ?? '')).toEqual([]);
    const { paymentProviders } = await administrator.query<{
      paymentProviders: { id: string; refusedHooks: number; unreadableHooks: number }[];
    }>(`query ($shopId: ID!) { paymentProviders(shopId: $shopId) { id refusedHooks unreadableHooks } }`, {
      shopId: shop.shopId,
    });
    expect(paymentProviders.find(({ id }) => id === providerId)).toMatchObject({ refusedHooks: 2, unreadableHooks: 6 });
  });

  it('takes them in any order: what was told later is never lowered', async () => {
    const order = await newOrder();
    const number = order.number ?? '';
    const events = [
      event('p-any', number, 'refunded', '2.00'),
      event('p-any', number, 'captured', '11.90'),
      event('p-any', number, 'captured', '5.00'),
      event('p-any', number, 'authorized', '11.90'),
    ];
    for (const one of events) {
      expect(await world.hook(hookPath, one)).toBe(200);
      await world.apply();
    }
    await world.apply();
    const [payment] = (await world.money(administrator, order.id)).payments;
    expect(await world.payment(administrator, payment?.id ?? '')).toMatchObject({
      authorized: { minor: 1_190 },
      captured: { minor: 1_190 },
    });
    expect(await world.money(administrator, order.id)).toMatchObject({ refunded: { minor: 200 } });
    expect((await eventsOf(number)).map(({ state }) => state)).toEqual(['APPLIED', 'APPLIED', 'APPLIED', 'APPLIED']);
    await noDifferences();
  });

  it('counts the wait of an order from when the provider was paid, and never from the future', async () => {
    const weekdays = [1, 2, 3, 4, 5, 6, 7];
    const { shopId } = shop;
    await administrator.query(
      `mutation ($shopId: ID!, $weekdays: JSON!) { updateSetting(key: "ordersWorkingDays", scope: { kind: SHOP, id: $shopId },
        version: 0, value: $weekdays) { __typename } }`,
      { shopId, weekdays },
    );
    await expect.poll(() => settingValue(api.deps, ordersWorkingDaysSetting, { shopId })).toEqual(weekdays);
    const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
    const stuckAt = async (paidAt: string) => {
      const { order } = await world.receive(administrator, shop.channelId, { placedAt: at(-60) });
      await world.hook(hookPath, event(`p-${paidAt}`, order.number ?? '', 'captured', '11.90', { at: paidAt }));
      await world.apply();
      const found = await administrator.query<{ order: { paymentStatus: string; stuckAt: string | null } }>(
        `query ($id: ID!) { order(id: $id) { paymentStatus stuckAt } }`,
        { id: order.id },
      );
      expect(found.order.paymentStatus).toBe('PAID');
      const { rows } = await sql<{ capturedAt: Date }>`
        select captured_at as "capturedAt" from "order" where id = ${order.id}`.execute(db);
      return { stuckAt: found.order.stuckAt, capturedAt: rows[0]?.capturedAt.toISOString() };
    };
    expect(await stuckAt(at(-50))).toEqual({ stuckAt: at(-2), capturedAt: at(-50) });
    expect(await stuckAt(at(0.05))).toEqual({ stuckAt: null, capturedAt: at(0) });
    await noDifferences();
  });

  it('lists what contradicts the order, and books nothing of it', async () => {
    const order = await newOrder();
    await world.hook(hookPath, event('p-kwd', order.number ?? '', 'captured', '1.250', { currency: 'KWD' }));
    await world.apply();
    expect(await eventsOf(order.number ?? '')).toMatchObject([
      {
        state: 'CONFLICT',
        amount: { minor: 1_250, currency: 'KWD' },
        note: { text: expect.stringContaining('KWD') },
        payment: null,
      },
    ]);
    expect(await world.money(administrator, order.id)).toMatchObject({ payments: [] });
  });
});

describe('an event before its order', () => {
  it('waits, and is booked once the order is there', async () => {
    await world.hook(hookPath, event('p-early', 'WEB-77', 'captured', '11.90'));
    await world.apply();
    expect(await eventsOf('WEB-77')).toMatchObject([{ state: 'WAITING' }]);
    const { order } = await world.receive(administrator, shop.channelId, { externalId: 'WEB-77' });
    await world.apply();
    expect(await world.money(administrator, order.id)).toMatchObject({ paymentStatus: 'PAID' });
    expect(await eventsOf('WEB-77')).toMatchObject([{ state: 'APPLIED' }]);
  });

  it('is listed after 15 minutes, attached by hand with all that was told of the payment, or ignored', async () => {
    const order = await newOrder();
    await world.hook(hookPath, event('p-lost', 'WEB-78', 'authorized', '11.90'));
    await world.hook(hookPath, event('p-lost', 'WEB-78', 'captured', '11.90'));
    await world.hook(hookPath, event('p-other', 'WEB-79', 'captured', '99.00'));
    await world.apply();
    clock.set(new Date(clock.now().getTime() + 15 * 60_000 + 1_000));
    // A session does not last that long.
    administrator = await api.asAdministrator();
    await world.apply();
    const unmatched = await world.events(administrator, { state: ['UNMATCHED'] });
    expect(unmatched.map(({ orderHint }) => String(orderHint)).toSorted()).toEqual(['WEB-78', 'WEB-78', 'WEB-79']);
    const other = unmatched.find(({ orderHint }) => orderHint === 'WEB-79');
    const lost = unmatched.find(({ orderHint }) => orderHint === 'WEB-78');
    expect(await world.attach(administrator, other?.id ?? '', order.id)).toMatchObject({
      code: 'PAYMENT_EVENT_AMOUNT',
    });
    const attached = await world.attach(administrator, lost?.id ?? '', order.id);
    expect(attached).toMatchObject({ event: { state: 'APPLIED' }, order: { paymentStatus: 'PAID' } });
    expect(await world.attach(administrator, lost?.id ?? '', order.id)).toMatchObject({
      code: 'PAYMENT_EVENT_APPLIED',
    });
    expect(await world.ignore(administrator, other?.id ?? '', ' ')).toMatchObject({ issues: [{ path: 'reason' }] });
    expect(await world.ignore(administrator, other?.id ?? '', 'A test of the provider')).toMatchObject({
      event: { state: 'IGNORED', note: { text: 'A test of the provider' } },
    });
    expect(await world.events(administrator, { state: ['UNMATCHED'] })).toEqual([]);
    await noDifferences();
  });

  it('is booked by hand also after it was ignored, and an ignored one beside it stays so', async () => {
    const order = await newOrder();
    await world.hook(hookPath, event('p-ignored', 'WEB-90', 'authorized', '20.00'));
    await world.hook(hookPath, event('p-ignored', 'WEB-90', 'captured', '11.90'));
    await world.apply();
    const all = await eventsOf('WEB-90');
    for (const { id } of all)
      expect(await world.ignore(administrator, id, 'Not ours')).toMatchObject({ event: { state: 'IGNORED' } });
    const paid = all.find(({ amount }) => amount?.minor === 1_190);
    expect(await world.attach(administrator, paid?.id ?? '', order.id)).toMatchObject({
      event: { state: 'APPLIED', note: null },
      order: { paymentStatus: 'PAID' },
    });
    const [payment, ...more] = (await world.money(administrator, order.id)).payments;
    expect(more).toEqual([]);
    expect(await world.payment(administrator, payment?.id ?? '')).toMatchObject({
      authorized: { minor: 1_190 },
      captured: { minor: 1_190 },
    });
    expect((await eventsOf('WEB-90')).map(({ state }) => state).toSorted()).toEqual(['APPLIED', 'IGNORED']);
    expect(await world.attach(administrator, paid?.id ?? '', order.id)).toMatchObject({
      code: 'PAYMENT_EVENT_APPLIED',
    });
    await noDifferences();
  });

  it('is attached whole or not at all: where it does not fit, no payment stays and another order can be chosen', async () => {
    const [wrong, right] = [await newOrder(), await newOrder()];
    const later = new Date(clock.now().getTime() + 1_000).toISOString();
    await world.hook(hookPath, event('p-back', 'WEB-91', 'refunded', '5.00'));
    clock.set(new Date(clock.now().getTime() + 15 * 60_000 + 1_000));
    administrator = await api.asAdministrator();
    await world.apply();
    const [back] = await eventsOf('WEB-91');
    expect(back).toMatchObject({ state: 'UNMATCHED' });
    expect(await world.attach(administrator, back?.id ?? '', wrong.id)).toMatchObject({
      __typename: 'NotAllowedNow',
      code: 'PAYMENT_EVENT_CONTRADICTS',
      reason: expect.stringContaining('5.00 EUR does not fit the payment on this order: '),
    });
    expect(await world.money(administrator, wrong.id)).toMatchObject({ payments: [] });
    expect(await eventsOf('WEB-91')).toMatchObject([{ id: back?.id, state: 'UNMATCHED', payment: null }]);
    // By the clock of the provider it was given back before it was paid.
    await world.hook(hookPath, event('p-back', 'WEB-91', 'captured', '11.90', { at: later }));
    await world.apply();
    expect(await world.attach(administrator, back?.id ?? '', right.id)).toMatchObject({ event: { state: 'APPLIED' } });
    expect((await eventsOf('WEB-91')).map(({ state }) => state)).toEqual(['APPLIED', 'APPLIED']);
    expect(await world.money(administrator, right.id)).toMatchObject({ refunded: { minor: 500 }, payments: [{}] });
    await noDifferences();
  });

  it('is attached also where another of its payment is more than can be held, which is refused itself', async () => {
    const order = await newOrder();
    const huge = '100000000000.00';
    await world.hook(hookPath, event('p-huge', 'WEB-93', 'authorized', '10.00'));
    await world.hook(hookPath, event('p-huge', 'WEB-93', 'voided', '5.00'));
    await world.hook(hookPath, event('p-huge', 'WEB-93', 'captured', huge));
    await world.apply();
    const all = await eventsOf('WEB-93');
    const ofKind = (kind: string) => all.find((one) => one.kind === kind)?.id ?? '';
    expect(await world.attach(administrator, ofKind('CAPTURED'), order.id, true)).toMatchObject({
      __typename: 'NotAllowedNow',
      code: 'PAYMENT_EVENT_CONTRADICTS',
      reason: expect.stringContaining('EUR does not fit the payment on this order: '),
    });
    expect(await world.money(administrator, order.id)).toMatchObject({ payments: [] });
    expect(await world.attach(administrator, ofKind('AUTHORIZED'), order.id)).toMatchObject({
      event: { state: 'APPLIED' },
    });
    const states = (await eventsOf('WEB-93')).map(({ kind, state }) => `${kind} ${state}`);
    expect(states.toSorted()).toEqual(['AUTHORIZED APPLIED', 'CAPTURED WAITING', 'VOIDED APPLIED']);
    await noDifferences();
  });

  it('is attached to a cancelled order only once its amount is confirmed', async () => {
    const order = await newOrder();
    expect(await world.cancelled(administrator, order)).toBe('OrderChanged');
    await world.hook(hookPath, event('p-late', 'WEB-92', 'captured', '11.90'));
    await world.apply();
    const [paid] = await eventsOf('WEB-92');
    expect(await world.attach(administrator, paid?.id ?? '', order.id)).toMatchObject({
      code: 'PAYMENT_EVENT_CANCELLED',
    });
    expect(await world.money(administrator, order.id)).toMatchObject({ payments: [] });
    expect(await world.attach(administrator, paid?.id ?? '', order.id, true)).toMatchObject({
      event: { state: 'APPLIED' },
    });
    expect(await world.money(administrator, order.id)).toMatchObject({ payments: [{}] });
    await noDifferences();
  });
});

describe('an event of a request of ours', () => {
  it('ends it before its answer does, and counts once', async () => {
    const order = await newOrder();
    const { payment } = await world.ask(administrator, order, providerId, '11.90');
    await world.steer('/behaviour', { losesAnswers: true, hooks: 'lost' });
    await world.workOff();
    await world.steer('/behaviour', { losesAnswers: false });
    const happened = (await world.happened()).find((one) => one.order === order.number);
    expect(await world.hook(hookPath, happened ?? {})).toBe(200);
    await world.apply();
    expect(await world.payment(administrator, payment.id)).toMatchObject({
      authorized: { minor: 1_190 },
      transactions: [{ state: 'SUCCEEDED' }],
    });
    clock.set(new Date(clock.now().getTime() + 60_000));
    await world.workOff();
    expect((await world.payment(administrator, payment.id))?.transactions).toHaveLength(1);
    await noDifferences();
  });
});

describe('events of one shop', () => {
  it('are no other shop’s, whatever order they name', async () => {
    const yard = await world.sellingShop(administrator);
    const manager = await (await world.managerOf(yard.shopId))();
    const order = await newOrder();
    const other = await world.provider(administrator, yard.shopId, '/accounts/yard');
    await world.hook(other.hookPath, event('p-yard', `${order.number} of the mill`, 'captured', '11.90'));
    await world.apply();
    const [mine, ...more] = await world.events(manager);
    expect([mine?.orderHint, more.length]).toEqual([`${order.number} of the mill`, 0]);
    expect(await world.attach(manager, mine?.id ?? '', order.id)).toMatchObject({
      issues: [{ path: 'orderId', code: 'unknown' }],
    });
    const [theirs] = await eventsOf(order.number ?? '');
    const all = await world.events(administrator);
    expect(theirs).toBeUndefined();
    expect(await world.ignore(manager, all.find(({ state }) => state === 'APPLIED')?.id ?? '', 'x')).toMatchObject({
      __typename: 'NotFound',
    });
    const { rows } = await sql`select from payment_event where shop_id = ${yard.shopId} and state = 'WAITING'`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('the body of a hook', () => {
  it('is deleted after 400 days, and what was read in it stays', async () => {
    const order = await newOrder();
    const bodiesOf = async (hint: string) =>
      (
        await sql<{ bytes: number | null }>`
          select length(blob) as bytes from payment_event where order_hint = ${hint}`.execute(db)
      ).rows;
    // What was told by others came before.
    clock.set(new Date(clock.now().getTime() + 1_000));
    await world.hook(hookPath, event('p-old', order.number ?? '', 'captured', '11.90'));
    await world.apply();
    clock.set(new Date(clock.now().getTime() + 400 * 86_400_000));
    expect(await forgetHookBodies(api.engines)).toBeGreaterThan(0);
    expect(await bodiesOf(order.number ?? '')).toEqual([{ bytes: expect.any(Number) }]);
    await world.hook(hookPath, event('p-new', 'WEB-80', 'captured', '11.90'));
    clock.set(new Date(clock.now().getTime() + 1_000));
    administrator = await api.asAdministrator();
    expect(await forgetHookBodies(api.engines)).toBe(1);
    expect(await bodiesOf(order.number ?? '')).toEqual([{ bytes: null }]);
    expect(await bodiesOf('WEB-80')).toEqual([{ bytes: expect.any(Number) }]);
    expect(await eventsOf(order.number ?? '')).toMatchObject([{ state: 'APPLIED', amount: { minor: 1_190 } }]);
    await noDifferences();
  });
});
