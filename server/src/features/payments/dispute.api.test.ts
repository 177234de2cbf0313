import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { checkOrders } from '../orders/index.ts';
import { checkPayments } from './check-payments.ts';
import { refundWorld, type ShownRefund } from './testing/refund-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const administrator = await api.asAdministrator();
const world = refundWorld(api);
const shop = await world.sellingShop(administrator);
const refunder = await world.refunderOf(shop.shopId, []);

/** An order of 11.90 whose whole amount was captured, with its payment. */
async function paid() {
  const { order } = await world.receive(administrator, shop.channelId, {});
  const { payment } = await world.record(administrator, order.id, { amount: '11.90', at: '2026-01-01T08:00:00Z' });
  return { orderId: order.id, payment };
}
const now = (id: string) => world.money(administrator, id);
const paymentOf = async (id: string) => (await now(id)).payments[0]!;
const actionsOf = ({ actions }: ShownRefund) =>
  actions.map(({ action, isAllowed, refusal }) => [action, isAllowed, refusal?.code]);
const noDifferences = async () => {
  expect((await checkPayments(db)).differences).toEqual([]);
  expect((await checkOrders(db)).differences).toEqual([]);
};

describe('a dispute that a person records', () => {
  it('takes money back of the payment, and brings it back once it is won', async () => {
    const { orderId, payment } = await paid();
    const opened = await world.dispute(refunder, payment, {
      amount: '5.00',
      at: '2026-01-02T08:00:00Z',
      reference: 'CB-1',
    });
    expect(opened).toMatchObject({
      refund: {
        purpose: 'DISPUTE',
        reason: 'Not received',
        state: 'SUCCEEDED',
        disputeState: 'OPEN',
        transactions: [{ kind: 'CHARGEBACK', reference: 'CB-1', settledAt: '2026-01-02T08:00:00.000Z' }],
      },
      order: { paymentStatus: 'PARTIALLY_REFUNDED', refunded: { minor: 500 } },
    });
    expect(actionsOf(opened.refund)).toEqual([
      ['win', true, undefined],
      ['lose', true, undefined],
    ]);
    const won = await world.endDispute(refunder, opened.refund, { outcome: 'WON', note: 'Proof of delivery' });
    expect(won).toMatchObject({
      refund: { state: 'WITHDRAWN', disputeState: 'WON', transactions: [{ kind: 'CHARGEBACK' }, { kind: 'REVERSAL' }] },
      order: { paymentStatus: 'PAID', refunded: { minor: 0 }, refundable: { minor: 1_190 } },
    });
    expect((await now(orderId)).events.nodes.find(({ kind }) => kind === 'dispute_won')).toMatchObject({
      note: 'Proof of delivery',
    });
    expect(actionsOf(won.refund)).toEqual([
      ['win', false, 'DISPUTE_ENDED'],
      ['lose', false, 'DISPUTE_ENDED'],
    ]);
    await noDifferences();
  });

  it('stays away once it is lost, and ends once only', async () => {
    const { payment } = await paid();
    const { refund } = await world.dispute(refunder, payment, { amount: '11.90' });
    const lost = await world.endDispute(refunder, refund, { outcome: 'LOST' });
    expect(lost).toMatchObject({ refund: { disputeState: 'LOST' }, order: { paymentStatus: 'REFUNDED' } });
    expect(await world.endDispute(refunder, refund, { outcome: 'WON' })).toMatchObject({
      currentVersion: lost.refund.version,
    });
    expect(await world.endDispute(refunder, lost.refund, { outcome: 'WON' })).toMatchObject({ code: 'DISPUTE_ENDED' });
    await noDifferences();
  });

  it('is refused above what is left, by a version that is gone, twice by one reference, and with what cannot be', async () => {
    const { orderId, payment } = await paid();
    expect(await world.dispute(refunder, payment, { amount: '11.91' })).toMatchObject({ code: 'DISPUTE_TOO_MUCH' });
    await world.dispute(refunder, payment, { amount: '1.00', reference: 'CB-2' });
    expect(await world.dispute(refunder, payment, { amount: '1.00' })).toMatchObject({
      __typename: 'VersionConflict',
    });
    const seen = await paymentOf(orderId);
    expect(await world.dispute(refunder, seen, { amount: '1.00', reference: 'CB-2' })).toMatchObject({
      issues: [{ path: 'reference', code: 'recorded_before' }],
    });
    const later = new Date(clock.now().getTime() + 60_000).toISOString();
    expect(await world.dispute(refunder, seen, { amount: '0.00', at: later })).toMatchObject({
      issues: expect.arrayContaining([
        { path: 'amount', code: 'too_small' },
        { path: 'at', code: 'time_not_come' },
      ]) as unknown,
    });
    expect(await world.dispute(refunder, seen, { amount: '1.00', reason: ' ' })).toMatchObject({
      issues: [{ path: 'reason' }],
    });
    await world.dispute(refunder, seen, { amount: '10.90' });
    expect(await world.dispute(refunder, await paymentOf(orderId), { amount: '0.01' })).toMatchObject({
      code: 'DISPUTE_NOTHING_LEFT',
    });
    await noDifferences();
  });

  it('does not end before it began, nor as open, and a refund that is none does not end at all', async () => {
    const { orderId, payment } = await paid();
    const { refund } = await world.dispute(refunder, payment, { amount: '1.00', at: '2026-01-02T08:00:00Z' });
    const end = (input: object) => world.endDispute(refunder, refund, input);
    expect(await end({ outcome: 'WON', at: '2026-01-02T07:59:00Z' })).toMatchObject({
      issues: [{ path: 'at', code: 'ends_before_it_begins' }],
    });
    expect(await end({ outcome: 'OPEN' })).toMatchObject({ issues: [{ path: 'outcome', code: 'not_a_choice' }] });
    const given = await world.refund(administrator, await now(orderId), { amount: '1.00' });
    expect(await world.endDispute(administrator, given.refund, { outcome: 'LOST' })).toMatchObject({
      code: 'DISPUTE_NONE',
    });
  });
});
