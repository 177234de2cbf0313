import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi, type TestClient } from '../../testing/index.ts';
import { discountDoors } from '../discounts/testing/discount-doors.ts';
import { checkOrders } from '../orders/index.ts';
import { actionWorld } from '../orders/testing/action-world.ts';
import { checkPayments } from './check-payments.ts';
import { paymentWorld } from './testing/payment-world.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const world = { ...paymentWorld(api), ...actionWorld(api) };
const mill = await world.sellingShop(administrator);
const manager = await (await world.managerOf(mill.shopId))();
const discounts = discountDoors(() => administrator);

async function newOrder(input: object = {}) {
  const { order } = await world.receive(administrator, mill.channelId, input);
  return world.acted(administrator, order.id);
}
const paid = async () => {
  const order = await newOrder();
  await world.record(administrator, order.id, { amount: '11.90' });
  return world.acted(manager, order.id);
};
const differences = async () => [...(await checkOrders(db)).differences, ...(await checkPayments(db)).differences];

describe('cancelling an order', () => {
  it('lets go of what is authorised, of what is packed and of a hold', async () => {
    const order = await newOrder();
    const { payment } = await world.authorize(administrator, order.id, { amount: '11.90' });
    const [line] = order.lines;
    const packed = await world.pack(administrator, await world.acted(administrator, order.id), {
      lines: [{ lineId: line?.id, quantity: 1 }],
    });
    const held = await world.hold(administrator, packed.order, { reason: 'FRAUD' });
    const cancelled = await world.cancel(manager, held.order, { reason: 'FRAUD', note: 'A stolen card' });
    expect(cancelled.order).toMatchObject({
      status: 'CANCELLED',
      paymentStatus: 'VOIDED',
      outstanding: { minor: 0 },
      hold: null,
      lines: [{ packed: 0 }],
      fulfilments: [{ status: 'CANCELLED' }],
      reasons: [{ text: 'Cancelled: nothing is open.' }, { text: '0 of 1 unit is shipped.' }],
    });
    expect(cancelled.order.events.nodes.slice(0, 2).map(({ sentence, note }) => [sentence.text, note])).toEqual([
      ['Cancelled: fraud is suspected.', 'A stolen card'],
      ['11.90 EUR voided.', null],
    ]);
    expect(await world.payment(administrator, payment.id)).toMatchObject({
      open: { minor: 0 },
      voided: { minor: 1_190 },
    });
    expect((await world.hold(manager, cancelled.order, { reason: 'OTHER' })).reason).toBe(
      'A cancelled order stays cancelled: copy it as a draft.',
    );
    expect(await differences()).toEqual([]);
  });

  it('gives uses of its discounts back', async () => {
    const { shopId, channelId } = await world.sellingShop(administrator);
    const startsAt = '2026-01-01T00:00';
    const once = {
      name: 'Once',
      kind: 'AMOUNT_OFF_ORDER',
      percent: '10',
      limitTotal: 1,
      limitPerCustomer: 1,
      startsAt,
    };
    const { id } = await discounts.live(shopId, once, ['ONCE']);
    const place = async () => {
      const customer = { email: 'ana@mail.example', name: 'Ana' };
      return (await world.place(administrator, channelId, { customer, codes: ['once'] })).order;
    };
    const first = await place();
    expect(first).toMatchObject({ discount: { minor: 100 } });
    const cancelled = await world.cancel(administrator, first, { reason: 'CUSTOMER' });
    expect(cancelled.order).toMatchObject({ status: 'CANCELLED', paymentStatus: 'PENDING' });
    expect((await discounts.discount(id))?.used).toBe(0);
    expect(await place()).toMatchObject({ discount: { minor: 100 } });
  });

  it('is refused once units are shipped, while a capture is under way, and before money is given back', async () => {
    const shipped = (await world.ship(administrator, await newOrder(), { input: {} })).order;
    expect((await world.cancel(manager, shipped, { reason: 'CUSTOMER' })).reason).toBe(
      '1 unit is shipped: make a return instead.',
    );
    const order = await paid();
    const refused = await world.cancel(manager, order, { reason: 'CUSTOMER' });
    expect(refused.reason).toBe('11.90 EUR is captured. Give the money back with it, or first.');
    await sql`update payment_transaction t set state = 'PENDING' from payment p
      where p.id = t.payment_id and p.order_id = ${order.id} and t.kind = 'CAPTURE'`.execute(db);
    expect((await world.cancel(manager, order, { reason: 'CUSTOMER' })).reason).toBe(
      'A capture is under way: wait for its result.',
    );
    await sql`update payment_transaction set state = 'SUCCEEDED' where state = 'PENDING'`.execute(db);
  });

  it('gives back what is captured where that is asked for, within the limit of anyone who cancels', async () => {
    const order = await paid();
    expect(order.actions.find(({ action }) => action === 'cancel')?.isAllowed).toBe(true);
    const cancelled = await world.cancel(administrator, order, { reason: 'STOCK', refund: true });
    expect(cancelled.order).toMatchObject({
      status: 'CANCELLED',
      paymentStatus: 'REFUNDED',
      outstanding: { minor: 0 },
    });
    expect(cancelled.order.events.nodes.slice(0, 2).map(({ sentence }) => sentence.text)).toEqual([
      'Cancelled: stock is missing.',
      expect.stringContaining('11.90 EUR'),
    ]);
    const other = await paid();
    const support = await api.newUser({ roleKeys: ['support'] });
    await db.insertInto('user_shop').values({ user_id: support.id, shop_id: mill.shopId }).execute();
    const refused = await world.cancel(await api.as(support), other, { reason: 'STOCK', refund: true });
    expect(refused.__typename).toBe('NotAllowedNow');
    expect(refused.reason).toContain('limit');
    expect(await world.acted(administrator, other.id)).toMatchObject({ status: 'OPEN', version: other.version });
    expect(await differences()).toEqual([]);
  });

  it('takes the right to it, and no right to payments', async () => {
    await db
      .insertInto('role')
      .values({
        id: crypto.randomUUID(),
        key: 'canceller',
        name: 'Canceller',
        rules: JSON.stringify(['read', 'cancel'].map((action) => ({ action, subject: 'Order' }))),
      })
      .execute();
    const canceller: TestClient = await api.as(await api.newUser({ roleKeys: ['canceller'] }));
    const order = await newOrder();
    const { payment } = await world.authorize(administrator, order.id, { amount: '11.90' });
    const { version } = await world.acted(administrator, order.id);
    const cancelled = await world.cancel(canceller, { id: order.id, version }, { reason: 'OTHER' });
    expect(cancelled.order).toMatchObject({ status: 'CANCELLED', paymentStatus: 'VOIDED' });
    expect((await world.payment(administrator, payment.id))?.open.minor).toBe(0);
  });
});

describe('an order of which nothing is left to do', () => {
  it('completes by itself as its last unit is shipped, and is archived and taken out again', async () => {
    const order = await paid();
    const shipped = await world.ship(manager, order, { input: {} });
    expect(shipped.order).toMatchObject({ status: 'COMPLETED', stuckAt: null });
    expect(shipped.order.events.nodes.map(({ kind, by }) => [kind, by === null]).slice(0, 2)).toEqual([
      ['completed', true],
      ['shipped', false],
    ]);
    const archived = await world.archive(manager, shipped.order);
    expect(archived.order.archivedAt).not.toBeNull();
    expect((await world.archive(manager, archived.order)).code).toBe('ORDER_ARCHIVED');
    expect((await world.orders(manager, { search: 'nothing' })).nodes).toEqual([]);
    const out = await world.unarchive(manager, archived.order);
    expect(out.order.archivedAt).toBeNull();
    const fulfilmentId = out.order.fulfilments[0]!.id;
    const undone = await world.undo(manager, out.order, { fulfilmentId });
    expect(undone.order).toMatchObject({ status: 'OPEN', fulfilmentStatus: 'UNFULFILLED' });
    expect(await differences()).toEqual([]);
  });

  it('is reopened with a reason, and completed by people from then on', async () => {
    const shipped = await world.ship(manager, await paid(), { input: {} });
    expect((await world.reopen(manager, shipped.order, { reason: ' ' })).issues).toEqual([
      { path: 'reason', code: 'required' },
    ]);
    const open = await world.reopen(manager, shipped.order, { reason: 'A unit is broken' });
    expect(open.order).toMatchObject({ status: 'OPEN' });
    expect(open.order.events.nodes[0]).toMatchObject({ kind: 'reopened', note: 'A unit is broken' });
    const done = await world.complete(manager, open.order);
    expect(done.order.status).toBe('COMPLETED');
    const early = await world.complete(manager, await newOrder());
    expect(early.reason).toBe('Not yet: 11.90 EUR is not paid and 1 unit is not shipped. Settle what is open first.');
    expect((await world.archive(manager, await newOrder())).reason).toBe(
      'An open order cannot be archived. Complete or cancel it first.',
    );
  });
});

it('is not shipped by support before it is paid', async () => {
  const support = await api.newUser({ roleKeys: ['support'] });
  await db.insertInto('user_shop').values({ user_id: support.id, shop_id: mill.shopId }).execute();
  const client = await api.as(support);
  const refused = await world.ship(client, await newOrder(), { input: {} });
  expect(refused.code).toBe('ORDER_NOT_COVERED');
  const covered = await newOrder();
  await world.authorize(administrator, covered.id, { amount: '11.90' });
  const shipped = await world.ship(client, await world.acted(client, covered.id), { input: {} });
  expect(shipped.order).toMatchObject({ fulfilmentStatus: 'FULFILLED', status: 'OPEN' });
});
