import { startDemoShops } from '@quarry/demo-shops';
import { afterAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { checkOrders } from '../orders/index.ts';
import { actionWorld } from '../orders/testing/action-world.ts';
import { checkPayments } from './check-payments.ts';
import { providerWorld } from './testing/provider-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const demo = await startDemoShops({ ports: 'free', faults: 'none' });
afterAll(demo.stop);
let administrator = await api.asAdministrator();
const world = providerWorld(api, demo);
const actions = actionWorld(api);
const shop = await world.sellingShop(administrator);
const { hookPath } = await world.provider(administrator, shop.shopId);

let told = 0;
/** Tells of a payment as the provider would, and books it. */
async function tell(payment: string, order: string, kind: string, amount: string, more: object = {}) {
  const at = clock.now().toISOString();
  const event = { id: `dispute_${(told += 1)}`, kind, payment, order, amount, currency: 'EUR', at, ...more };
  expect(await world.hook(hookPath, event)).toBe(200);
  await world.apply();
  return event;
}
async function paidOrder(payment: string) {
  const { order } = await world.receive(administrator, shop.channelId, {});
  await tell(payment, order.number ?? '', 'captured', '11.90');
  return { ...(await world.money(administrator, order.id)), number: order.number ?? '' };
}
const now = (id: string) => world.money(administrator, id);
const statesOf = async (order: string) =>
  (await world.events(administrator))
    .filter(({ orderHint }) => orderHint === order)
    .map(({ kind, state }) => `${kind} ${state}`);
const noDifferences = async () => {
  expect((await checkPayments(db)).differences).toEqual([]);
  expect((await checkOrders(db)).differences).toEqual([]);
};
const disputes = (state: string) => ({ filter: { disputeState: [state] } });
/** What needs somebody at the moment. */
async function openDisputes(): Promise<number> {
  const { dashboard } = await administrator.query<{ dashboard: { needs: { code: string; count: number }[] } }>(
    '{ dashboard { needs { code count } } }',
  );
  return dashboard.needs.find(({ code }) => code === 'disputes_open')?.count ?? 0;
}

describe('money that the customer’s bank took back', () => {
  it('is a refund of a completed order, which stays completed and needs somebody, once however often it is told', async () => {
    const paid = await paidOrder('p-back');
    await actions.ship(administrator, await now(paid.id), { input: {} });
    expect(await now(paid.id)).toMatchObject({ status: 'COMPLETED', paymentStatus: 'PAID' });
    const event = await tell('p-back', paid.number, 'disputed', '11.90', { dispute: 'dp-back' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => world.hook(hookPath, event)));
    expect(answers).toEqual([200, 200, 200, 200]);
    await tell('p-back', paid.number, 'disputed', '11.90', { dispute: 'dp-back' });
    const disputed = await now(paid.id);
    expect(disputed).toMatchObject({ status: 'COMPLETED', paymentStatus: 'REFUNDED', refunded: { minor: 1_190 } });
    expect(disputed.refunds).toMatchObject([
      {
        purpose: 'DISPUTE',
        state: 'SUCCEEDED',
        disputeState: 'OPEN',
        amount: { minor: 1_190 },
        requestedBy: null,
        transactions: [{ kind: 'CHARGEBACK', state: 'SUCCEEDED', reference: 'dp-back' }],
      },
    ]);
    expect(disputed.events.nodes.filter(({ kind }) => kind === 'disputed')).toMatchObject([
      { sentence: { text: expect.stringContaining('11.90') } },
    ]);
    await expect.poll(openDisputes, { timeout: 5_000 }).toBe(1);
    await noDifferences();
  });

  it('comes back with a dispute that was won, and stays away with one that was lost', async () => {
    const paid = await paidOrder('p-ends');
    await tell('p-ends', paid.number, 'disputed', '4.00', { dispute: 'dp-won' });
    await tell('p-ends', paid.number, 'disputed', '5.00', { dispute: 'dp-lost' });
    expect(await now(paid.id)).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED', refunded: { minor: 900 } });
    await tell('p-ends', paid.number, 'dispute_won', '4.00', { dispute: 'dp-won' });
    await tell('p-ends', paid.number, 'dispute_won', '4.00', { dispute: 'dp-won' });
    await tell('p-ends', paid.number, 'dispute_lost', '5.00', { dispute: 'dp-lost' });
    const ended = await now(paid.id);
    expect(ended).toMatchObject({ refunded: { minor: 500 }, refundable: { minor: 690 } });
    expect(ended.refunds).toMatchObject([
      { state: 'WITHDRAWN', disputeState: 'WON', transactions: [{ kind: 'CHARGEBACK' }, { kind: 'REVERSAL' }] },
      { state: 'SUCCEEDED', disputeState: 'LOST', transactions: [{ kind: 'CHARGEBACK' }] },
    ]);
    expect(ended.events.nodes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['dispute_won', 'dispute_lost']));
    // What the provider itself gives back is counted beside it.
    await tell('p-ends', paid.number, 'refunded', '2.00');
    expect(await now(paid.id)).toMatchObject({ refunded: { minor: 700 } });
    const [open, lost] = [
      await world.refunds(administrator, disputes('OPEN')),
      await world.refunds(administrator, disputes('LOST')),
    ];
    expect(open.nodes.some(({ id }) => ended.refunds.some((one) => one.id === id))).toBe(false);
    expect(lost.nodes).toMatchObject([{ amount: { minor: 500 } }]);
    await noDifferences();
  });

  it('waits for its payment, however early its end is told', async () => {
    const { order } = await world.receive(administrator, shop.channelId, {});
    const number = order.number ?? '';
    await tell('p-soon', number, 'dispute_won', '3.00', { dispute: 'dp-soon' });
    await tell('p-soon', number, 'disputed', '3.00', { dispute: 'dp-soon' });
    expect((await statesOf(number)).toSorted()).toEqual(['DISPUTED WAITING', 'DISPUTE_WON WAITING']);
    await tell('p-soon', number, 'captured', '11.90');
    await world.apply();
    await world.apply();
    expect(await now(order.id)).toMatchObject({
      paymentStatus: 'PAID',
      refunded: { minor: 0 },
      refunds: [{ disputeState: 'WON' }],
    });
    expect((await statesOf(number)).toSorted()).toEqual([
      'CAPTURED APPLIED',
      'DISPUTED APPLIED',
      'DISPUTE_WON APPLIED',
    ]);
    await noDifferences();
  });

  it('takes what a refund waits for, which nobody approves from then on', async () => {
    const paid = await paidOrder('p-wait');
    const asker = await world.refunderOf(shop.shopId, []);
    expect(await world.refund(asker, await now(paid.id), { amount: '10.00' })).toMatchObject({
      refund: { state: 'AWAITING_APPROVAL' },
    });
    await tell('p-wait', paid.number, 'disputed', '5.00', { dispute: 'dp-wait' });
    const waiting = (await now(paid.id)).refunds.find(({ state }) => state === 'AWAITING_APPROVAL');
    expect(await world.approve(administrator, waiting ?? { id: '', version: 0 })).toMatchObject({
      code: 'REFUND_TOO_MUCH',
    });
    await noDifferences();
  });
});

describe('a dispute that contradicts what is booked', () => {
  it('is refused without its own reference, and set aside in another currency', async () => {
    const paid = await paidOrder('p-bad');
    const at = clock.now().toISOString();
    const event = {
      id: 'bad',
      kind: 'disputed',
      payment: 'p-bad',
      order: paid.number,
      amount: '1.00',
      currency: 'EUR',
    };
    expect(await world.hook(hookPath, { ...event, at })).toBe(400);
    await tell('p-bad', paid.number, 'disputed', '1.250', { dispute: 'dp-kwd', currency: 'KWD' });
    expect(await statesOf(paid.number)).toContain('DISPUTED CONFLICT');
    expect(await now(paid.id)).toMatchObject({ paymentStatus: 'PAID', refunds: [] });
  });

  it('is listed after 15 minutes where it is about more than was captured, or another amount than before', async () => {
    const paid = await paidOrder('p-much');
    await tell('p-much', paid.number, 'disputed', '11.91', { dispute: 'dp-much' });
    await tell('p-much', paid.number, 'disputed', '2.00', { dispute: 'dp-small' });
    await tell('p-much', paid.number, 'dispute_won', '1.99', { dispute: 'dp-small' });
    await tell('p-much', paid.number, 'dispute_lost', '2.00', { dispute: 'dp-none' });
    clock.set(new Date(clock.now().getTime() + 15 * 60_000 + 1_000));
    // A session does not last that long.
    administrator = await api.asAdministrator();
    await world.apply();
    expect((await statesOf(paid.number)).toSorted()).toEqual([
      'CAPTURED APPLIED',
      'DISPUTED APPLIED',
      'DISPUTED CONFLICT',
      'DISPUTE_LOST CONFLICT',
      'DISPUTE_WON CONFLICT',
    ]);
    expect(await now(paid.id)).toMatchObject({ refunded: { minor: 200 }, refunds: [{ disputeState: 'OPEN' }] });
    await noDifferences();
  });
});
