import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { actionWorld } from '../orders/testing/action-world.ts';
import { checkPayments } from './check-payments.ts';
import { refundWorld } from './testing/refund-world.ts';

const api = await testApi();
const administrator = await api.asAdministrator();
const world = refundWorld(api);
const { assign, note } = actionWorld(api);
const mill = await world.sellingShop(administrator);
const manager = await (await world.managerOf(mill.shopId))();
/** Asks for more than may be given back alone. */
const clerk = await world.refunderOf(mill.shopId, [{ currency: 'EUR', amount: '10.00' }]);
const hundred = { quantity: 1, netMinor: 10_000, taxMinor: 0, grossMinor: 10_000 };

/** A refund of 60.00 that waits, of an order over 100.00 of which so much is paid. */
async function waiting(parts = ['100.00']) {
  const paid = await world.paidOrder(administrator, mill.channelId, { ...hundred, parts });
  const { refund, order } = await world.refund(clerk, paid, { amount: '60.00' });
  expect(refund).toMatchObject({ state: 'AWAITING_APPROVAL', orderChange: null });
  return { refund, order };
}
const seenBy = async (orderId: string, id: string) =>
  (await world.money(manager, orderId)).refunds.find((refund) => refund.id === id)!;

describe('an approval of a refund whose order changed since it was asked for', () => {
  it('is refused with what changed, and made once the approver says that they looked at it', async () => {
    const { refund, order } = await waiting();
    expect((await world.refund(administrator, order, { amount: '25.00' })).refund.state).toBe('SUCCEEDED');
    const refused = await world.approve(manager, refund);
    expect(refused).toMatchObject({
      __typename: 'NotAllowedNow',
      code: 'REFUND_ORDER_CHANGED',
      reason:
        'The order changed since this refund was asked for: other refunds went from 0.00 EUR to 25.00 EUR. Look at the order, then approve again.',
    });
    const seen = await seenBy(order.id, refund.id);
    expect(seen).toMatchObject({ state: 'AWAITING_APPROVAL', orderChange: { reason: refused.reason } });
    // The approver decides with it, so the action itself stays open.
    expect(seen.actions.find(({ action }) => action === 'approve')).toMatchObject({ isAllowed: true });
    const approved = await world.approve(manager, seen, seen.orderChange!.seen);
    expect(approved).toMatchObject({
      refund: { state: 'SUCCEEDED', orderChange: null },
      order: { refunded: { minor: 8_500 }, refundable: { minor: 1_500 } },
    });
    expect((await checkPayments(api.deps.db)).differences).toEqual([]);
  });

  it('is refused again where the order changes between the look and the approval', async () => {
    const { refund, order } = await waiting(['70.00']);
    await world.record(administrator, order.id, { amount: '10.00' });
    const first = await seenBy(order.id, refund.id);
    await world.record(administrator, order.id, { amount: '20.00' });
    const again = await world.approve(manager, refund, first.orderChange!.seen);
    expect(again).toMatchObject({
      code: 'REFUND_ORDER_CHANGED',
      reason: expect.stringContaining('the captured amount went from 70.00 EUR to 100.00 EUR'),
    });
    const { orderChange } = await seenBy(order.id, refund.id);
    expect((await world.approve(manager, refund, orderChange!.seen)).refund.state).toBe('SUCCEEDED');
  });

  it('tells of another refund that waits, and no more once that is declined', async () => {
    const { refund, order } = await waiting();
    const other = await world.refund(clerk, order, { amount: '40.00' });
    expect(other.refund.state).toBe('AWAITING_APPROVAL');
    expect((await world.approve(manager, refund)).code).toBe('REFUND_ORDER_CHANGED');
    await world.decline(manager, other.refund, 'One is enough.');
    expect((await world.approve(manager, refund)).refund.state).toBe('SUCCEEDED');
  });

  it('is not kept from it by a note, nor by who looks after the order', async () => {
    const { refund, order } = await waiting();
    const { id: userId } = await api.newUser({ roleKeys: ['support'] });
    await api.deps.db.insertInto('user_shop').values({ user_id: userId, shop_id: mill.shopId }).execute();
    expect((await assign(administrator, order, { userId })).__typename).toBe('OrderChanged');
    await note(administrator, order.id, 'Called twice.');
    expect(await seenBy(order.id, refund.id)).toMatchObject({ orderChange: null });
    expect((await world.approve(manager, refund)).refund.state).toBe('SUCCEEDED');
  });
});
