import { startDemoShops } from '@quarry/demo-shops';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { log } from '../../platform/log.ts';
import { testApi } from '../../testing/index.ts';
import { checkOrders } from '../orders/index.ts';
import { checkPayments } from './check-payments.ts';
import { providerWorld } from './testing/provider-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const demo = await startDemoShops({ ports: 'free', faults: 'none' });
afterAll(demo.stop);
let administrator = await api.asAdministrator();
const world = providerWorld(api, demo);
const shop = await world.sellingShop(administrator);
const { id: providerId, hookPath } = await world.provider(administrator, shop.shopId);
const program = await world.newKey(administrator, shop.channelId);

let told = 0;
/** What the provider tells of a payment, by a hook. */
async function tell(payment: string, order: string, kind: string, amount: string, more: object = {}) {
  const id = `ev_${(told += 1)}`;
  const event = { id, kind, payment, order, amount, currency: 'EUR', at: clock.now().toISOString(), ...more };
  expect(await world.hook(hookPath, event)).toBe(200);
}
const statesOf = async (...hints: (string | null)[]) =>
  (await world.events(administrator))
    .filter(({ orderHint }) => hints.includes(orderHint))
    .map(({ kind, state }) => `${kind} ${state}`)
    .toSorted();
const noDifferences = async () => {
  expect((await checkPayments(db)).differences).toEqual([]);
  expect((await checkOrders(db)).differences).toEqual([]);
};

describe('an order that was paid before it came', () => {
  it.each(['just told', 'waiting'])('is born PAID, and its event (%s) is never listed as unmatched', async (how) => {
    const externalId = `Paid ${how}`;
    await tell(`p-${how}`, ` paid  ${how.toUpperCase()}`, 'captured', '11.90');
    if (how === 'waiting') await world.apply();
    const { order } = await world.receive(program, shop.channelId, { externalId });
    expect(order).toMatchObject({ paymentStatus: 'PAID', outstanding: { minor: 0 } });
    expect(order.events.nodes.map(({ kind }) => kind)).toEqual(['payment_captured', 'received']);
    expect(await world.money(administrator, order.id)).toMatchObject({ payments: [{}] });
    expect(await world.events(administrator, { state: ['RECEIVED', 'WAITING', 'UNMATCHED'] })).toEqual([]);
    expect(await world.apply()).toBe(0);
    // Sent once more after a lost answer.
    const again = await world.receive(program, shop.channelId, { externalId });
    expect([again.__typename, again.order?.id ?? order.id]).toEqual(['OrderPlaced', order.id]);
    expect(await world.money(administrator, order.id)).toMatchObject({ payments: [{}], paymentStatus: 'PAID' });
    await noDifferences();
  });

  it('is so by the other doors, and after its event was listed for people', async () => {
    await tell('p-placed', 'placed-1', 'authorized', '11.90');
    await tell('p-late', 'late-1', 'captured', '10.00');
    await world.apply();
    clock.set(new Date(clock.now().getTime() + 16 * 60_000));
    administrator = await api.asAdministrator();
    await world.apply();
    expect(await statesOf('placed-1', 'late-1')).toEqual(['AUTHORIZED UNMATCHED', 'CAPTURED UNMATCHED']);
    const placed = await world.place(program, shop.channelId, { externalId: 'placed-1' });
    expect(placed.order).toMatchObject({ paymentStatus: 'AUTHORIZED' });
    const late = await world.place(program, shop.channelId, { externalId: 'late-1' });
    expect(late.order).toMatchObject({ paymentStatus: 'PAID' });
    expect(await statesOf('placed-1', 'late-1')).toEqual(['AUTHORIZED APPLIED', 'CAPTURED APPLIED']);
    const { order: draft } = await world.draft(administrator, shop.channelId, {
      lines: [{ variantId: shop.variantId, quantity: 1 }],
    });
    const next = String(Number(late.order.number) + 1);
    await tell('p-draft', next, 'captured', '10.00');
    expect((await world.placeDraft(administrator, draft)).order).toMatchObject({ number: next, paymentStatus: 'PAID' });
    await noDifferences();
  });

  it('takes all that was told of the payment, in whatever order, and what names the payment alone', async () => {
    await tell('p-many', 'many-1', 'refunded', '2.00');
    await tell('p-many', '', 'captured', '11.90');
    await tell('p-many', 'many-1', 'authorized', '11.90');
    await tell('p-none', 'many-2', 'captured', '1.00');
    const { order } = await world.receive(program, shop.channelId, { externalId: 'many-1' });
    expect(order).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
    const [payment, ...others] = (await world.money(administrator, order.id)).payments;
    expect(others).toEqual([]);
    expect(await world.payment(administrator, payment?.id ?? '')).toMatchObject({ captured: { minor: 1_190 } });
    expect(await statesOf('many-1', null)).toEqual(['AUTHORIZED APPLIED', 'CAPTURED APPLIED', 'REFUNDED APPLIED']);
    expect(await statesOf('many-2')).toEqual(['CAPTURED RECEIVED']);
    await noDifferences();
  });

  it('is booked for anyone who may place orders alone, who still sees no event', async () => {
    const rules = ['read', 'create'].flatMap((action) =>
      ['Order', 'Channel'].map((subject) => ({ action: subject === 'Order' ? action : 'read', subject })),
    );
    const key = 'order_clerk';
    await db
      .insertInto('role')
      .values({ id: crypto.randomUUID(), key, name: key, rules: JSON.stringify(rules), is_preset: false })
      .execute();
    const clerk = await api.as(await api.newUser({ roleKeys: [key] }));
    await tell('p-clerk', 'clerk-1', 'captured', '11.90');
    const { order } = await world.receive(clerk, shop.channelId, { externalId: 'clerk-1' });
    expect(order).toMatchObject({ paymentStatus: 'PAID' });
    await expect(world.events(clerk)).rejects.toThrow(/Payment/);
    await noDifferences();
  });

  it('is placed all the same where what was told contradicts it or cannot be booked', async () => {
    await tell('p-yen', 'yen-1', 'captured', '1190', { currency: 'JPY' });
    const { order } = await world.receive(program, shop.channelId, { externalId: 'yen-1' });
    expect(order).toMatchObject({ paymentStatus: 'PENDING' });
    expect(await statesOf('yen-1')).toEqual(['CAPTURED CONFLICT']);
    for (const [kind, amount] of [
      ['authorized', '10.00'],
      ['voided', '5.00'],
      // With what was voided this is more than a payment holds.
      ['captured', '100000000000.00'],
    ] as const)
      await tell('p-huge', 'huge-1', kind, amount);
    const huge = await world.receive(program, shop.channelId, { externalId: 'huge-1' });
    expect(huge.order).toMatchObject({ paymentStatus: 'PENDING' });
    expect(await world.money(administrator, huge.order.id)).toMatchObject({ payments: [] });
    expect(await statesOf('huge-1')).toEqual(['AUTHORIZED RECEIVED', 'CAPTURED RECEIVED', 'VOIDED RECEIVED']);
    // The worker tries each alone, and what it cannot book is listed for people in time; the log has both.
    const errors = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const logged = () =>
      errors.mock.calls
        .map(([said]: unknown[]) => said as { event: string })
        .filter(({ event }) => event === 'payment-event.failed').length;
    await world.apply();
    expect(logged()).toBe(1);
    await world.apply();
    expect(logged()).toBe(1);
    expect(await statesOf('huge-1')).toEqual(['AUTHORIZED APPLIED', 'CAPTURED WAITING', 'VOIDED APPLIED']);
    clock.set(new Date(clock.now().getTime() + 15 * 60_000 + 1_000));
    administrator = await api.asAdministrator();
    await world.apply();
    expect(await statesOf('huge-1')).toEqual(['AUTHORIZED APPLIED', 'CAPTURED CONFLICT', 'VOIDED APPLIED']);
    expect(await world.apply()).toBe(0);
    expect(logged()).toBe(2);
    errors.mockRestore();
    await noDifferences();
  });

  it('is tried again with growing pauses where it fails by its own fault, though it waited before', async () => {
    const errors = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const failed = () =>
      errors.mock.calls
        .map(([said]: unknown[]) => said as { event: string })
        .filter(({ event }) => event === 'payment-event.failed').length;
    for (const [kind, amount] of [
      ['authorized', '10.00'],
      ['voided', '5.00'],
      ['captured', '100000000000.00'],
    ] as const)
      await tell('p-slow', 'slow-1', kind, amount);
    await world.apply();
    expect(await statesOf('slow-1')).toEqual(['AUTHORIZED WAITING', 'CAPTURED WAITING', 'VOIDED WAITING']);
    expect(failed()).toBe(0);
    await world.receive(program, shop.channelId, { externalId: 'slow-1' });

    const failures = async () => {
      const { rows } = await sql<{ failures: number }>`
        select failures from payment_event where order_hint = 'slow-1' and kind = 'CAPTURED'`.execute(db);
      return rows[0]?.failures ?? 0;
    };
    const triedAt: number[] = [];
    for (let second = 0; second <= 190; second += 1) {
      const before = await failures();
      await world.apply();
      if ((await failures()) > before) triedAt.push(second);
      clock.set(new Date(clock.now().getTime() + 1_000));
    }
    expect(triedAt).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
    expect(failed()).toBe(1);
    errors.mockRestore();

    // What it failed by may pass.
    await sql`update payment_event set amount_minor = 500 where order_hint = 'slow-1' and kind = 'CAPTURED'`.execute(
      db,
    );
    await world.apply();
    expect(await statesOf('slow-1')).toContain('CAPTURED WAITING');
    clock.set(new Date(clock.now().getTime() + 60_000));
    await world.apply();
    expect(await statesOf('slow-1')).toEqual(['AUTHORIZED APPLIED', 'CAPTURED APPLIED', 'VOIDED APPLIED']);
    await noDifferences();
  });

  it('goes back to the worker where it was listed for people and cannot be booked with the order', async () => {
    for (const [kind, amount] of [
      ['authorized', '10.00'],
      ['voided', '5.00'],
      ['captured', '100000000000.00'],
    ] as const)
      await tell('p-listed', 'listed-1', kind, amount);
    await world.apply();
    clock.set(new Date(clock.now().getTime() + 16 * 60_000));
    administrator = await api.asAdministrator();
    await world.apply();
    expect(await statesOf('listed-1')).toEqual(['AUTHORIZED UNMATCHED', 'CAPTURED UNMATCHED', 'VOIDED UNMATCHED']);
    const { order } = await world.receive(program, shop.channelId, { externalId: 'listed-1' });
    expect(order).toMatchObject({ paymentStatus: 'PENDING' });
    await world.apply();
    expect(await statesOf('listed-1')).toEqual(['AUTHORIZED APPLIED', 'CAPTURED CONFLICT', 'VOIDED APPLIED']);
    await noDifferences();
  });

  it('belongs to its own shop', async () => {
    const yard = await world.sellingShop(administrator);
    await tell('p-mill', 'both-1', 'captured', '11.90');
    const other = await world.receive(administrator, yard.channelId, { externalId: 'both-1' });
    expect(other.order).toMatchObject({ paymentStatus: 'PENDING' });
    const own = await world.receive(administrator, shop.channelId, { externalId: 'both-1' });
    expect(own.order).toMatchObject({ paymentStatus: 'PAID' });
  });
});

describe('an order that people say is paid before its provider does', () => {
  it('counts the money once, and has people decide', async () => {
    const { order } = await world.receive(administrator, shop.channelId, { externalId: 'hand-1' });
    await world.record(administrator, order.id, { amount: '11.90' });
    for (const [kind, amount] of [
      ['authorized', '11.90'],
      ['captured', '11.90'],
      ['refunded', '2.00'],
    ] as const) {
      await tell('p-hand', 'hand-1', kind, amount);
      await world.apply();
    }
    expect(await statesOf('hand-1')).toEqual(['AUTHORIZED CONFLICT', 'CAPTURED CONFLICT', 'REFUNDED CONFLICT']);
    expect(await world.money(administrator, order.id)).toMatchObject({
      paymentStatus: 'PAID',
      refunded: { minor: 0 },
      payments: [{}],
    });
    const captured = (await world.events(administrator)).find(
      ({ orderHint, kind }) => orderHint === 'hand-1' && kind === 'CAPTURED',
    );
    expect(await world.attach(administrator, captured?.id ?? '', order.id)).toMatchObject({
      code: 'PAYMENT_EVENT_AMOUNT',
    });
    expect(await world.attach(administrator, captured?.id ?? '', order.id, true)).toMatchObject({
      event: { state: 'APPLIED' },
    });
    expect(await statesOf('hand-1')).toEqual(['AUTHORIZED APPLIED', 'CAPTURED APPLIED', 'REFUNDED APPLIED']);
    expect((await world.money(administrator, order.id)).payments).toHaveLength(2);
    await noDifferences();
  });
});

describe('an event that came before the answer to our request', () => {
  it('is booked with that answer, by which its payment is known', async () => {
    const { order } = await world.receive(administrator, shop.channelId, {});
    await world.steer('/behaviour', { hooks: 'lost', losesAnswers: true });
    const { payment } = await world.ask(administrator, order, providerId, '11.90');
    await world.workOff();
    await world.steer('/behaviour', { losesAnswers: false });
    const happened = (await world.happened()).find((one) => one.order === order.number);
    await tell(happened?.payment ?? '', '', 'captured', '4.00');
    await world.apply();
    expect(await statesOf(null)).toContain('CAPTURED WAITING');
    clock.set(new Date(clock.now().getTime() + 60_000));
    administrator = await api.asAdministrator();
    await world.workOff();
    expect(await world.payment(administrator, payment.id)).toMatchObject({ captured: { minor: 400 } });
    expect(await statesOf(null)).not.toContain('CAPTURED WAITING');
    await noDifferences();
  });
});
