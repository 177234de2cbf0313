import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { checkPayments } from './check-payments.ts';
import { refundWorld } from './testing/refund-world.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();
const world = refundWorld(api);
const mill = await world.sellingShop(administrator);
const yard = await world.sellingShop(administrator);
const manager = await (await world.managerOf(mill.shopId))();
/** Three units with a discount on the order: the first story of orders. */
const three = { quantity: 3, netMinor: 2_266, taxMinor: 431, grossMinor: 2_697 };
const hundred = { quantity: 1, netMinor: 10_000, taxMinor: 0, grossMinor: 10_000 };

describe('a refund by line', () => {
  it('comes to 8.99 for each of three units, with the tax that adds up, and a fourth is refused', async () => {
    let order = await world.paidOrder(administrator, mill.channelId, { ...three, parts: ['26.97'] });
    const lineId = order.lines[0]?.id;
    for (const tax of [144, 143, 144]) {
      const input = { purpose: 'RETURN', lines: [{ lineId, quantity: 1 }] };
      const preview = await world.preview(administrator, order.id, input);
      expect(preview).toMatchObject({ amount: { minor: 899 }, lines: [{ tax: { minor: tax } }], needsApproval: false });
      const saved = await world.refund(administrator, order, input);
      expect(saved.refund).toMatchObject({
        state: 'SUCCEEDED',
        amount: { minor: 899 },
        lines: [{ quantity: 1, net: { minor: 899 - tax }, tax: { minor: tax }, line: { title: 'A chair' } }],
      });
      order = saved.order;
    }
    expect(order).toMatchObject({ paymentStatus: 'REFUNDED', refunded: { minor: 2_697 }, refundable: { minor: 0 } });
    const fourth = await world.refund(administrator, order, { lines: [{ lineId, quantity: 1 }] });
    expect(fourth.code).toBe('REFUND_NOTHING_LEFT');
    const { rows } = await sql`
      select refunded_quantity as quantity, refunded_minor as gross, refunded_tax_minor as tax from order_line where id = ${lineId}`.execute(
      db,
    );
    expect(rows).toEqual([{ quantity: 3, gross: 2_697, tax: 431 }]);
    expect((await checkPayments(db)).differences).toEqual([]);
  });

  it('refuses what is wrong in it, at its field', async () => {
    const order = await world.paidOrder(administrator, mill.channelId, { ...three, parts: ['26.97'] });
    const lineId = order.lines[0]?.id;
    const wrong = async (input: object) =>
      (await world.refund(administrator, order, input)).issues.map(({ path, code }) => `${path} ${code}`);
    expect(await wrong({ lines: [{ lineId, quantity: 4 }] })).toEqual(['lines.0.quantity too_large']);
    expect(await wrong({ lines: [{ lineId: crypto.randomUUID(), quantity: 1 }] })).toEqual(['lines.0.lineId unknown']);
    const twice = [
      { lineId, quantity: 1 },
      { lineId, quantity: 1 },
    ];
    expect(await wrong({ lines: twice, amount: '1.005', reason: ' ' })).toEqual(['reason required']);
    expect(await wrong({ lines: twice, amount: '1.005' })).toEqual([
      'amount lines_and_amount',
      'lines.1.lineId repeated',
      'amount too_many_decimals',
    ]);
    expect(await wrong({ purpose: 'DISPUTE', amount: '1.00' })).toEqual(['purpose not_a_choice']);
    const later = new Date(api.deps.clock.now().getTime() + 60_000).toISOString();
    expect(await wrong({ amount: '0', at: later })).toEqual(['at time_not_come', 'amount too_small']);
    const refused = async (input: object) => (await world.refund(administrator, order, input)).code;
    expect(await refused({ purpose: 'CANCEL' })).toBe('REFUND_NOT_CANCELLED');
    expect(await refused({ purpose: 'EDIT' })).toBe('REFUND_NOT_OVERPAID');
  });
});

describe('a refund by amount', () => {
  it.each([
    ['EUR', '20.00', '6.97', '26.98', '26.97'],
    ['JPY', '2000', '697', '2698', '2697'],
    ['KWD', '2.000', '0.697', '2.698', '2.697'],
  ])('takes the oldest capture first, and never more than was captured, in %s', async (currency, ...amounts) => {
    const [first, second, above, all] = amounts;
    const shop = await world.sellingShop(administrator, { currency });
    const order = await world.paidOrder(administrator, shop.channelId, {
      ...three,
      currency,
      parts: [first, second],
    });
    expect(order.payments).toHaveLength(2);
    const much = await world.refund(administrator, order, { amount: above });
    expect(much).toMatchObject({
      code: 'REFUND_TOO_MUCH',
      reason: `${above} ${currency} is more than was captured and not yet refunded (${all} ${currency}). Refund at most that.`,
    });
    const part = await world.refund(administrator, order, { amount: first, reference: 'SEPA 1' });
    expect(part.order.payments.map(({ refunded }) => refunded.minor)).toEqual([2_000, 0]);
    expect(part.order).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED', outstanding: { minor: 0 } });
    const rest = await world.refund(administrator, part.order, {});
    expect(rest.refund).toMatchObject({ number: 2, amount: { minor: 697 }, lines: [] });
    expect(rest.order).toMatchObject({ paymentStatus: 'REFUNDED', refundable: { minor: 0 } });
    expect(rest.order.events.nodes.map(({ sentence }) => sentence.text).slice(0, 2)).toEqual([
      `${second} ${currency} refunded.`,
      `${first} ${currency} refunded.`,
    ]);
    expect((await checkPayments(db)).differences).toEqual([]);
  });

  it('gives back what was paid too much as an edit, and the order stays paid', async () => {
    const order = await world.paidOrder(administrator, mill.channelId, { ...hundred, parts: ['100.00', '20.00'] });
    expect(order.outstanding.minor).toBe(-2_000);
    const { refund, order: after } = await world.refund(administrator, order, { purpose: 'EDIT' });
    expect(refund.amount.minor).toBe(2_000);
    expect(after).toMatchObject({ paymentStatus: 'PAID', outstanding: { minor: 0 } });
    expect((await checkPayments(db)).differences).toEqual([]);
  });

  it('of all that is left names the lines, where they come to the same', async () => {
    const order = await world.paidOrder(administrator, mill.channelId, { ...three, parts: ['26.97'] });
    const { refund } = await world.refund(administrator, order, {});
    expect(refund.lines).toMatchObject([{ quantity: 3, tax: { minor: 431 } }]);
  });

  it('is made once of two people who give back the rest in the same second', async () => {
    const order = await world.paidOrder(administrator, mill.channelId, { ...hundred, parts: ['100.00'] });
    const both = await Promise.all([
      world.refund(administrator, order, { amount: '100.00' }),
      world.refund(manager, order, { amount: '100.00' }),
    ]);
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['RefundSaved', 'VersionConflict']);
    const after = await world.money(manager, order.id);
    expect(after).toMatchObject({ refunded: { minor: 10_000 }, refundable: { minor: 0 } });
    expect(after.refunds).toHaveLength(1);
  });

  it('finds its reference once on a payment', async () => {
    const order = await world.paidOrder(administrator, mill.channelId, { ...hundred, parts: ['100.00'] });
    const once = await world.refund(administrator, order, { amount: '1.00', reference: 'SEPA 9' });
    expect(once.refund.transactions).toMatchObject([{ kind: 'REFUND', state: 'SUCCEEDED', reference: 'SEPA 9' }]);
    const twice = await world.refund(administrator, once.order, { amount: '1.00', reference: 'SEPA 9' });
    expect(twice.issues).toMatchObject([{ path: 'reference', code: 'recorded_before' }]);
  });
});

describe('a refund above the limit of the one who asks', async () => {
  const limited = await world.refunderOf(mill.shopId, [{ currency: 'EUR', amount: '50.00' }]);
  const unnamed = await world.refunderOf(mill.shopId, []);
  const waiting = async (amount = '60.00') => {
    const order = await world.paidOrder(administrator, mill.channelId, { ...hundred, parts: ['100.00'] });
    const { refund, order: after } = await world.refund(limited, order, { amount });
    return { refund, order: after };
  };

  it('waits for somebody else, counts as taken, and is paid out once approved', async () => {
    const order = await world.paidOrder(administrator, mill.channelId, { ...hundred, parts: ['100.00'] });
    const seenBefore = await world.money(limited, order.id);
    expect(seenBefore.refundLimit?.minor).toBe(5_000);
    expect(seenBefore.paymentActions.map(({ action, refusal }) => [action, refusal?.code ?? null])).toEqual([
      ['authorize', 'RIGHT_MISSING'],
      ['record', 'RIGHT_MISSING'],
      ['refund', null],
    ]);
    const first = await world.refund(limited, order, { amount: '30.00' });
    expect(first.refund.state).toBe('SUCCEEDED');
    expect(first.order.refundLimit?.minor).toBe(2_000);
    const at = new Date(api.deps.clock.now().getTime() - 3_600_000).toISOString();
    const second = await world.refund(limited, first.order, { amount: '30.00', reference: 'SEPA 3', at });
    expect(second.refund).toMatchObject({ state: 'AWAITING_APPROVAL', transactions: [] });
    expect(second.order).toMatchObject({ refunded: { minor: 3_000 }, refundable: { minor: 4_000 } });
    const own = second.refund.actions.map(({ action, refusal }) => [action, refusal?.code ?? null]);
    expect(own).toEqual([
      ['approve', 'RIGHT_MISSING'],
      ['decline', 'RIGHT_MISSING'],
      ['withdraw', null],
    ]);
    const [seen] = (await world.refunds(manager, { filter: { state: ['AWAITING_APPROVAL'], orderId: [order.id] } }))
      .nodes;
    expect(seen?.actions.map(({ isAllowed }) => isAllowed)).toEqual([true, true, false]);
    const approved = await world.approve(manager, second.refund);
    expect(approved.refund).toMatchObject({
      state: 'SUCCEEDED',
      transactions: [{ reference: 'SEPA 3', settledAt: at }],
    });
    expect(approved.order).toMatchObject({ refunded: { minor: 6_000 }, refundable: { minor: 4_000 } });
    expect((await world.approve(manager, approved.refund)).code).toBe('REFUND_DECIDED');
    expect((await checkPayments(db)).differences).toEqual([]);
  });

  it('waits whatever it comes to, where the role names no amount', async () => {
    const order = await world.paidOrder(administrator, mill.channelId, { ...hundred, parts: ['100.00'] });
    const preview = await world.preview(unnamed, order.id, { amount: '0.01' });
    expect(preview).toMatchObject({ limit: { minor: 0 }, needsApproval: true, refundable: { minor: 10_000 } });
    expect((await world.refund(unnamed, order, { amount: '0.01' })).refund.state).toBe('AWAITING_APPROVAL');
  });

  it('is not approved by the one who asked, nor above the limit of the one who decides', async () => {
    const { refund } = await waiting();
    const both = await world.refunderOf(mill.shopId, [{ currency: 'EUR', amount: '59.99' }], 'approve');
    const below = await world.approve(both, refund);
    expect(below).toMatchObject({
      code: 'REFUND_ABOVE_LIMIT',
      reason: 'Your limit is 59.99 EUR. Ask somebody whose limit covers 60.00 EUR.',
    });
    const order = await world.paidOrder(administrator, mill.channelId, { ...hundred, parts: ['100.00'] });
    const own = await world.refund(both, order, { amount: '70.00' });
    expect((await world.approve(both, own.refund)).code).toBe('REFUND_OWN');
    expect((await world.decline(both, own.refund, 'No')).code).toBe('REFUND_OWN');
    // Whatever a command would forget, the table refuses.
    await expect(
      sql`update refund set decided_by = requested_by where id = ${own.refund.id}`.execute(db),
    ).rejects.toThrow(/refund_check/);
  });

  it('gives its amount free where it is declined or withdrawn, with the reason', async () => {
    const { refund } = await waiting();
    expect((await world.decline(manager, refund, ' ')).issues).toMatchObject([{ path: 'reason', code: 'required' }]);
    expect((await world.withdraw(manager, refund, 'Mine')).code).toBe('REFUND_OF_ANOTHER');
    const declined = await world.decline(manager, refund, 'The parcel arrived.');
    expect(declined).toMatchObject({ refund: { state: 'DECLINED' }, order: { refundable: { minor: 10_000 } } });
    expect(declined.order.events.nodes[0]).toMatchObject({
      sentence: { text: 'Refund of 60.00 EUR declined.' },
      note: 'The parcel arrived.',
    });
    const other = await waiting();
    const withdrawn = await world.withdraw(limited, other.refund, 'A slip');
    expect(withdrawn).toMatchObject({ refund: { state: 'WITHDRAWN', decidedBy: null } });
    expect(withdrawn.order.refundLimit?.minor).toBe(5_000);
  });

  it('is decided once by two people in the same second', async () => {
    const { refund, order } = await waiting();
    const both = await Promise.all([world.approve(manager, refund), world.decline(administrator, refund, 'No')]);
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['RefundSaved', 'VersionConflict']);
    const after = await world.money(manager, order.id);
    expect([0, 6_000]).toContain(after.refunded.minor);
    expect((await checkPayments(db)).differences).toEqual([]);
  });
});

it('has nothing to give back of an order that nothing was captured of, and says so beside the action', async () => {
  const order = await world.paidOrder(administrator, mill.channelId, { ...hundred, parts: [] });
  expect(order).toMatchObject({ payments: [], refunds: [], refundable: { minor: 0 }, refundLimit: { minor: 0 } });
  expect(order.paymentActions.map(({ action, refusal }) => [action, refusal?.code ?? null])).toEqual([
    ['authorize', null],
    ['record', null],
    ['refund', 'REFUND_NOTHING_CAPTURED'],
  ]);
  expect((await world.refund(administrator, order, { amount: '1.00' })).code).toBe('REFUND_NOTHING_CAPTURED');
  const reader = await world.refunderOf(yard.shopId, []);
  const other = await world.paidOrder(administrator, yard.channelId, { ...hundred, parts: ['100.00'] });
  expect((await world.money(reader, other.id)).payments).toHaveLength(1);
});

describe('the list of refunds', () => {
  it('finds by number of the order, state, purpose and shop, and sorts by amount', async () => {
    const shop = await world.sellingShop(administrator, { currency: 'CHF' });
    const order = await world.paidOrder(administrator, shop.channelId, {
      ...hundred,
      currency: 'CHF',
      parts: ['100.00'],
    });
    const one = await world.refund(administrator, order, { amount: '1.00' });
    await world.refund(administrator, one.order, { amount: '2.00', purpose: 'RETURN' });
    const find = async (args: object) =>
      (await world.refunds(administrator, args)).nodes.map(({ amount }) => amount.minor);
    const filter = { shopId: [shop.shopId] };
    expect(await find({ filter })).toEqual([200, 100]);
    expect(await find({ filter, sort: [{ field: 'AMOUNT', direction: 'ASC' }] })).toEqual([100, 200]);
    expect(await find({ filter: { ...filter, purpose: ['RETURN'] } })).toEqual([200]);
    expect(await find({ filter: { ...filter, state: ['DECLINED'] } })).toEqual([]);
    expect(await find({ filter: { currency: ['CHF'] } })).toHaveLength(2);
    expect(await find({ search: '1001', filter })).toHaveLength(2);
    expect(await find({ search: '1002', filter })).toEqual([]);
  });

  it('shows nothing of another shop, by whichever door', async () => {
    const order = await world.paidOrder(administrator, yard.channelId, { ...hundred, parts: ['100.00'] });
    const { refund } = await world.refund(administrator, order, { amount: '1.00' });
    expect((await world.refunds(manager, { filter: { shopId: [yard.shopId] } })).total.count).toBe(0);
    expect((await world.approve(manager, refund)).__typename).toBe('NotFound');
    expect((await world.refund(manager, order, { amount: '1.00' })).__typename).toBe('NotFound');
    expect((await world.preview(manager, order.id, {})).__typename).toBe('NotFound');
    const { rows } = await sql<{ entity: string; action: string }>`
      select entity, action from change where entity_id in (${refund.id}, ${order.payments[0]?.id}) order by at, id`.execute(
      db,
    );
    expect(rows.map(({ entity, action }) => `${entity} ${action}`).toSorted()).toEqual([
      'payment created',
      'payment refunded',
      'refund created',
    ]);
  });
});

it('is found by the check where a refund, its transactions, its lines or the sum of an order say something else', async () => {
  const order = await world.paidOrder(administrator, mill.channelId, { ...three, parts: ['26.97'] });
  const { refund } = await world.refund(administrator, order, { lines: [{ lineId: order.lines[0]?.id, quantity: 1 }] });
  const found = async () =>
    (await checkPayments(db)).differences
      .filter(({ id }) => id === refund.id || id === order.id)
      .map(({ record, what, stored, computed }) => `${record} ${what}: ${String(stored)} ${String(computed)}`);
  const wrong = async (change: ReturnType<typeof sql>, undo: ReturnType<typeof sql>) => {
    await change.execute(db);
    const differences = await found();
    await undo.execute(db);
    return differences;
  };
  expect(await found()).toEqual([]);
  const amount = (minor: number) => sql`update refund set amount_minor = ${minor} where id = ${refund.id}`;
  expect(await wrong(amount(900), amount(899))).toEqual(['refund lines: 899 900', 'refund paid out: 900 899']);
  const lines = (units: number) => sql`update order_line set refunded_quantity = ${units} where order_id = ${order.id}`;
  expect(await wrong(lines(2), lines(1))).toEqual(['order refunded units: 2 1']);
  const state = (name: string, minor: number) =>
    sql`update refund set state = ${name}, amount_minor = ${minor}, asked_of = '{}' where id = ${refund.id}`;
  expect(await wrong(state('AWAITING_APPROVAL', 2_698), state('SUCCEEDED', 899))).toContain(
    'order refunded and asked for: 2698 2697',
  );
});
