import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { checkOrders } from '../orders/index.ts';
import { receivedLine } from '../orders/testing/order-world.ts';
import { checkPayments } from './check-payments.ts';
import { returnWorld } from './testing/return-world.ts';

const api = await testApi();
const administrator = await api.asAdministrator();
const world = returnWorld(api);
const mill = await world.sellingShop(administrator);
const manager = await (await world.managerOf(mill.shopId))();

/** Three chairs for 26.97 with tax in it, paid and shipped. */
async function sentOrder({ paid = '26.97' }: { paid?: string | null } = {}) {
  const sums = { netMinor: 2266, taxMinor: 431, grossMinor: 2697 };
  const lines = [receivedLine({ quantity: 3, unitMinor: 899, ...sums })];
  const { order } = await world.receive(administrator, mill.channelId, { lines, ...sums });
  if (paid !== null) await world.record(administrator, order.id, { amount: paid });
  const acted = await world.acted(manager, order.id);
  await world.ship(administrator, acted, { input: {} });
  return world.back(manager, order.id);
}
type Sent = Awaited<ReturnType<typeof sentOrder>>;
const chairs = ({ lines: [chair] }: Pick<Sent, 'lines'>, quantity: number) => [{ lineId: chair!.id, quantity }];
const arrived = ({ lines: [chair] }: Pick<Sent, 'lines'>, received: number, accepted = received) => ({
  lines: [{ lineId: chair!.id, received, accepted, condition: 'OPENED' }],
});
const first = ({ returns: [one] }: Sent) => ({ returnId: one!.id });
const refusals = ({ returns }: Sent, at = 0) =>
  Object.fromEntries(returns[at]!.actions.map(({ action, refusal }) => [action, refusal?.reason ?? null]));

/** Asked for and approved, so that it may arrive. */
async function approved(order: Sent, quantity: number) {
  const asked = await world.request(manager, order, { input: { reason: 'SIZE', lines: chairs(order, quantity) } });
  return (await world.approve(manager, asked.order, first(asked.order))).order;
}

const nothingDiffers = async () => {
  expect((await checkOrders(api.deps.db)).differences).toEqual([]);
  expect((await checkPayments(api.deps.db)).differences).toEqual([]);
};

describe('a return', () => {
  it('is requested, approved, received and refunded, and closes by that', async () => {
    const order = await sentOrder();
    const asked = await world.request(manager, order, {
      input: { reason: 'SIZE', note: 'Too low', lines: chairs(order, 2) },
    });
    expect(asked.order).toMatchObject({
      returnStatus: 'REQUESTED',
      returns: [{ number: 1, state: 'REQUESTED', reason: 'SIZE', note: 'Too low', proposed: null }],
      lines: [{ returned: 0, returnable: 1 }],
    });
    expect(asked.order.returns[0]?.lines).toMatchObject([{ quantity: 2, reason: 'SIZE', received: 0 }]);
    expect(refusals(asked.order)).toMatchObject({
      approve: null,
      receive: 'The return waits for a decision. Approve or decline it first.',
    });
    const agreed = await world.approve(manager, asked.order, first(asked.order));
    expect(agreed.order).toMatchObject({ returnStatus: 'IN_PROGRESS', returns: [{ state: 'APPROVED' }] });
    const came = await world.receiveBack(manager, agreed.order, { ...first(agreed.order), ...arrived(order, 2) });
    expect(came.order).toMatchObject({
      returnStatus: 'IN_PROGRESS',
      lines: [{ returned: 2, returnable: 1 }],
      returns: [
        { state: 'RECEIVED', proposed: { minor: 1798 }, lines: [{ received: 2, accepted: 2, condition: 'OPENED' }] },
      ],
    });
    const early = await world.close(manager, came.order, first(came.order));
    expect(early.reason).toMatch(
      /^Decide about the refund of .*17\.98.* first\. Refund it, or say why there is none\.$/,
    );
    const done = await world.giveBack(manager, came.order, { ...first(came.order), input: { reason: 'Too low' } });
    expect(done.order).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      returnStatus: 'RETURNED',
      returns: [{ state: 'CLOSED', refunded: { minor: 1798 } }],
      refunds: [{ purpose: 'RETURN', amount: { minor: 1798 }, lines: [{ quantity: 2, tax: { minor: 287 } }] }],
    });
    expect(done.order.events.nodes.map(({ sentence }) => sentence.text).slice(0, 5)).toEqual([
      'R1 closed.',
      expect.stringContaining('refunded.'),
      'R1 received: 2 of 2 units accepted.',
      'R1 approved.',
      'R1 requested.',
    ]);
    await nothingDiffers();
  });

  it('is of no more than was shipped and is not on its way back', async () => {
    const order = await sentOrder();
    const four = await world.request(manager, order, { input: { reason: 'OTHER', lines: chairs(order, 4) } });
    expect(four.reason).toBe('Only 3 of A chair can come back. Return at most that.');
    const two = await world.request(manager, order, { input: { reason: 'OTHER', lines: chairs(order, 2) } });
    const twice = await world.request(manager, two.order, { input: { reason: 'OTHER', lines: chairs(order, 2) } });
    expect(twice.reason).toBe('Only 1 of A chair can come back. Return at most that.');
    const stopped = await world.stop(manager, two.order, { ...first(two.order), reason: 'Kept' });
    expect(stopped.order).toMatchObject({ returnStatus: 'NONE', returns: [{ state: 'CANCELLED', outcome: 'Kept' }] });
    const all = await world.request(manager, stopped.order, { input: { reason: 'OTHER', lines: chairs(order, 3) } });
    expect(all.order.returns[1]).toMatchObject({ number: 2, state: 'REQUESTED' });
    expect(all.order.actions.find(({ action }) => action === 'return')?.refusal?.reason).toMatch(
      /^Nothing that was shipped can still come back\./,
    );
    await nothingDiffers();
  });

  it('is made once when two people ask for the last units at once, and the second reads how many are left', async () => {
    const order = await sentOrder();
    const both = await Promise.all(
      [manager, administrator].map((client) =>
        world.request(client, order, { input: { reason: 'OTHER', lines: chairs(order, 3) } }),
      ),
    );
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['NotAllowedNow', 'OrderChanged']);
    expect(both.find(({ __typename }) => __typename === 'NotAllowedNow')?.reason).toMatch(
      /^Nothing that was shipped can still come back\./,
    );
    const { order: asked } = both.find(({ __typename }) => __typename === 'OrderChanged')!;
    const decided = await Promise.all([
      world.approve(manager, asked, first(asked)),
      world.decline(administrator, asked, { ...first(asked), reason: 'Worn' }),
    ]);
    expect(decided.map(({ __typename }) => __typename).toSorted()).toEqual(['OrderChanged', 'VersionConflict']);
  });

  it('is counted as it arrived, with every fault at its field', async () => {
    const order = await approved(await sentOrder(), 2);
    const lineId = order.lines[0]!.id;
    const receive = (lines: object[]) => world.receiveBack(manager, order, { ...first(order), lines });
    expect((await receive([{ lineId, received: 3, accepted: 3, condition: 'USED' }])).issues).toEqual([
      { path: 'lines.0.received', code: 'too_large' },
    ]);
    expect((await receive([{ lineId, received: 1, accepted: 2 }])).issues).toEqual([
      { path: 'lines.0.accepted', code: 'too_large' },
      { path: 'lines.0.condition', code: 'required' },
    ]);
    expect((await receive([{ lineId, received: 0, accepted: 0 }])).issues).toEqual([
      { path: 'lines', code: 'required' },
    ]);
    const came = await world.receiveBack(manager, order, { ...first(order), ...arrived(order, 2, 1) });
    expect(came.order).toMatchObject({
      lines: [{ returned: 1, returnable: 2 }],
      returns: [{ proposed: { minor: 899 } }],
    });
    const again = await world.receiveBack(manager, came.order, { ...first(order), ...arrived(order, 1) });
    expect(again.reason).toBe('The return is received already. Refund it, or close it.');
    await nothingDiffers();
  });

  it('closes without a refund where somebody says why, or nothing is there to refund', async () => {
    const worn = await approved(await sentOrder(), 1);
    const came = await world.receiveBack(manager, worn, { ...first(worn), ...arrived(worn, 1) });
    const closed = await world.close(manager, came.order, { ...first(worn), reason: 'Worn out' });
    expect(closed.order).toMatchObject({
      returnStatus: 'RETURNED',
      returns: [{ state: 'CLOSED', outcome: 'Worn out' }],
    });
    const unpaid = await approved(await sentOrder({ paid: null }), 1);
    const back = await world.receiveBack(administrator, unpaid, { ...first(unpaid), ...arrived(unpaid, 1) });
    const none = await world.giveBack(administrator, back.order, { ...first(unpaid), input: { reason: 'Fair' } });
    expect(none.reason).toBe('There is nothing to refund for what was accepted. Close the return.');
    expect((await world.close(manager, back.order, first(unpaid))).order.returns[0]).toMatchObject({ state: 'CLOSED' });
    await nothingDiffers();
  });

  it('is refunded by another amount, and never by more than was captured', async () => {
    const order = await approved(await sentOrder({ paid: '10.00' }), 3);
    const came = await world.receiveBack(manager, order, { ...first(order), ...arrived(order, 3) });
    expect(came.order.returns[0]).toMatchObject({ proposed: { minor: 1000 } });
    const refund = (input: object) =>
      world.giveBack(manager, came.order, { ...first(order), input: { reason: 'Fair', ...input } });
    expect((await refund({ amount: '0.001' })).issues).toEqual([{ path: 'amount', code: 'too_many_decimals' }]);
    expect((await refund({ amount: '10.01' })).reason).toMatch(/is more than was captured/);
    expect((await refund({ amount: '8.00' })).order.returns[0]).toMatchObject({
      state: 'CLOSED',
      refunded: { minor: 800 },
    });
    await nothingDiffers();
  });

  it('waits for the second person who approves its refund, and closes then', async () => {
    const order = await approved(await sentOrder(), 1);
    const came = await world.receiveBack(manager, order, { ...first(order), ...arrived(order, 1) });
    const clerk = await world.clerkOf(mill.shopId, '5.00');
    const asked = await world.giveBack(clerk, came.order, { ...first(order), input: { reason: 'Fair' } });
    expect(asked.order).toMatchObject({
      paymentStatus: 'PAID',
      returns: [{ state: 'RECEIVED', waiting: { minor: 899 } }],
      refunds: [{ state: 'AWAITING_APPROVAL' }],
    });
    expect((await world.close(manager, asked.order, { ...first(order), reason: 'No' })).reason).toMatch(
      /^A refund of .*8\.99.* waits for a second person\./,
    );
    const [refund] = (await world.money(manager, order.id)).refunds;
    await world.approveRefund(manager, refund!);
    expect(await world.back(manager, order.id)).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      returnStatus: 'RETURNED',
      returns: [{ state: 'CLOSED', refunded: { minor: 899 }, waiting: null }],
    });
    await nothingDiffers();
  });

  it('keeps its order in the queue, completed as it may be, until its refund is decided', async () => {
    const order = await sentOrder();
    const asked = await world.request(manager, order, { input: { reason: 'OTHER', lines: chairs(order, 1) } });
    expect(asked.order).toMatchObject({ status: 'COMPLETED', returnStatus: 'REQUESTED' });
    const needs = async () =>
      (await world.queue(manager))
        .find(({ order: { id } }) => id === order.id)
        ?.needs.filter((need) => need.startsWith('RETURN'));
    expect(await needs()).toEqual(['RETURN_WAITING']);
    const agreed = await world.approve(manager, asked.order, first(asked.order));
    expect(await needs()).toBeUndefined();
    const came = await world.receiveBack(manager, agreed.order, { ...first(asked.order), ...arrived(order, 1) });
    expect(await needs()).toEqual(['RETURN_TO_REFUND']);
    await world.giveBack(manager, came.order, { ...first(asked.order), input: { reason: 'Fair' } });
    expect(await needs()).toBeUndefined();
    expect(await world.back(manager, order.id)).toMatchObject({ status: 'COMPLETED', returnStatus: 'RETURNED' });
  });

  it('keeps a shipment from being undone whose units it is about, and is what refusals name', async () => {
    const order = await sentOrder({ paid: null });
    const fulfilmentId = (await world.acted(manager, order.id)).fulfilments[0]!.id;
    const cancelled = await world.cancel(administrator, order, { reason: 'CUSTOMER' });
    expect(cancelled.reason).toBe('3 units are shipped: make a return instead.');
    const asked = await world.request(manager, order, { input: { reason: 'OTHER', lines: chairs(order, 2) } });
    const undone = await world.undo(manager, asked.order, { fulfilmentId });
    expect(undone.reason).toBe('2 units of it are in a return. Cancel the return first.');
    const delivered = await world.deliver(manager, asked.order, { fulfilmentId });
    const late = await world.undo(manager, delivered.order, { fulfilmentId });
    expect(late.reason).toMatch(/: make a return\.$/);
    expect(delivered.order.actions.find(({ action }) => action === 'return')).toMatchObject({ isAllowed: true });
  });

  it('is approved by those who may, and refunded by those who may refund', async () => {
    const order = await sentOrder();
    const asked = await world.request(manager, order, { input: { reason: 'OTHER', lines: chairs(order, 1) } });
    const packer = await world.roleOf(mill.shopId, 'return-packer', [
      ['read', 'Order'],
      ['update', 'Order'],
    ]);
    expect(refusals(await world.back(packer, order.id))).toMatchObject({ approve: expect.any(String) });
    await expect(world.approve(packer, asked.order, first(asked.order))).rejects.toThrow('FORBIDDEN');
    await expect(
      world.giveBack(packer, asked.order, { ...first(asked.order), input: { reason: 'Fair' } }),
    ).rejects.toThrow('FORBIDDEN');
  });
});
