import { startDemoShops } from '@quarry/demo-shops';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { refuseRows, testApi } from '../../testing/index.ts';
import { checkOrders } from '../orders/index.ts';
import { checkPayments } from './check-payments.ts';
import { claimRequest } from './payment-request.store.ts';
import { providerWorld } from './testing/provider-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const demo = await startDemoShops({ ports: 'free', faults: 'none' });
afterAll(demo.stop);
const administrator = await api.asAdministrator();
const world = providerWorld(api, demo);
const shop = await world.sellingShop(administrator);
const provider = await world.provider(administrator, shop.shopId);

const newOrder = async () => (await world.receive(administrator, shop.channelId, {})).order;
const standing = async (id: string) => world.money(administrator, id);
const usual = { outcome: 'succeeds', losesAnswers: false, hooks: 'lost' };
const noDifferences = async () => {
  expect((await checkPayments(db)).differences).toEqual([]);
  expect((await checkOrders(db)).differences).toEqual([]);
};

/** An order whose provider has authorised 11.90. */
async function authorized() {
  const order = await newOrder();
  const { payment } = await world.ask(administrator, order, provider.id, '11.90');
  await world.workOff();
  const stored = await world.payment(administrator, payment.id);
  if (!stored) throw new Error('The payment is not there.');
  return { order, payment: stored };
}

beforeEach(() => world.steer('/behaviour', usual));

describe('a provider that is not a person', () => {
  it('is offered on an order while it is active, with why it cannot be asked', async () => {
    const offered = async (orderId: string) => {
      const { paymentActions, askableProviders } = await world.askable(administrator, orderId);
      const asking = paymentActions.find(({ action }) => action === 'request');
      return [askableProviders.map(({ id }) => id), asking && (asking.refusal?.code ?? 'allowed')];
    };
    const bare = await world.sellingShop(administrator);
    const elsewhere = (await world.receive(administrator, bare.channelId, {})).order;
    expect(await offered(elsewhere.id)).toEqual([[], undefined]);
    const order = await newOrder();
    expect(await offered(order.id)).toEqual([[provider.id], 'allowed']);
    expect(await world.cancelled(administrator, order)).toBe('OrderChanged');
    expect(await offered(order.id)).toEqual([[provider.id], 'PAYMENT_ORDER_CANCELLED']);
    const shown = (await newOrder()).id;
    await db.updateTable('payment_provider').set({ status: 'DISABLED' }).where('id', '=', provider.id).execute();
    expect(await offered(shown)).toEqual([[], undefined]);
    await db.updateTable('payment_provider').set({ status: 'ACTIVE' }).where('id', '=', provider.id).execute();
  });

  it('is asked although the provider of an older request is not built in, or its answer cannot be kept', async () => {
    const older = await newOrder();
    const { payment: waiting } = await world.ask(administrator, older, provider.id, '11.90');
    const code = (value: string) =>
      db.updateTable('payment_provider').set({ code: value }).where('id', '=', provider.id).execute();
    const { code: usualCode } = await db
      .selectFrom('payment_provider')
      .select('code')
      .where('id', '=', provider.id)
      .executeTakeFirstOrThrow();
    await code('gone');
    const failures = await refuseRows(
      db,
      'payment_transaction',
      `new.state = 'SUCCEEDED' and new.payment_id = '${waiting.id}'`,
    );
    const stateOf = async () => (await world.payment(administrator, waiting.id))?.transactions.at(-1)?.state;
    await world.workOff();
    expect(await stateOf()).toBe('REQUESTED');
    await code(usualCode);
    for (const seconds of [11, 61, 301]) {
      clock.advance(seconds * 1_000);
      const { payment } = await authorized();
      expect(payment.transactions.at(-1)).toMatchObject({ state: 'SUCCEEDED' });
    }
    expect(await world.workOff()).toBe(0);
    expect(await stateOf()).toBe('UNKNOWN');
    const lost = { event: 'payment-request.failed', reason: 'refused' };
    expect(failures()).toMatchObject([{ event: 'payment-request.waits', provider: 'gone' }, lost, lost, lost]);
    await sql`drop function refuse_payment_transaction() cascade`.execute(db);
    await sql`update payment_transaction set lease_until = ${clock.now()} where payment_id = ${waiting.id}`.execute(db);
    await world.workOff();
    expect(await stateOf()).toBe('SUCCEEDED');
  });

  it('is asked after the request is kept, and authorises, captures in parts, voids and gives back', async () => {
    const order = await newOrder();
    const asked = await world.ask(administrator, order, provider.id, '11.90');
    expect(asked.payment).toMatchObject({
      authorized: { minor: 0 },
      transactions: [{ kind: 'AUTHORIZE', state: 'REQUESTED' }],
    });
    await world.workOff();
    const payment = await world.payment(administrator, asked.payment.id);
    expect(payment).toMatchObject({ authorized: { minor: 1_190 }, transactions: [{ state: 'SUCCEEDED' }] });
    const captured = await world.capture(administrator, payment!, { amount: '5.00' });
    expect(captured.payment).toMatchObject({ captured: { minor: 0 }, open: { minor: 690 } });
    expect(captured.payment.actions.find(({ action }) => action === 'capture')?.refusal?.code).toBe(
      'PAYMENT_CAPTURE_UNDER_WAY',
    );
    await world.workOff();
    const voided = await world.void(administrator, (await world.payment(administrator, payment!.id))!);
    expect(voided.payment.actions.find(({ action }) => action === 'void')?.refusal?.code).toBe(
      'PAYMENT_VOID_UNDER_WAY',
    );
    await world.workOff();
    const given = await world.refund(administrator, await standing(order.id), { amount: '2.00' });
    expect(given.refund.state).toBe('PROCESSING');
    expect((await standing(order.id)).refunded.minor).toBe(0);
    await noDifferences();
    await world.workOff();
    const after = await standing(order.id);
    expect(after).toMatchObject({
      paymentStatus: 'PARTIALLY_REFUNDED',
      refunded: { minor: 200 },
      refunds: [{ state: 'SUCCEEDED' }],
    });
    expect((await world.payment(administrator, payment!.id))?.voided.minor).toBe(690);
    await noDifferences();
  });

  it('has one effect where its answer is lost, found by the key of the request', async () => {
    const { order, payment } = await authorized();
    await world.steer('/behaviour', { losesAnswers: true });
    await world.capture(administrator, payment, { amount: '11.90' });
    await world.workOff();
    const lost = await world.payment(administrator, payment.id);
    expect(lost?.transactions.at(-1)).toMatchObject({ kind: 'CAPTURE', state: 'UNKNOWN' });
    await world.steer('/behaviour', { losesAnswers: false });
    await world.workOff();
    expect((await world.payment(administrator, payment.id))?.captured.minor).toBe(0);
    clock.set(new Date(clock.now().getTime() + 60_000));
    await world.workOff();
    expect(await standing(order.id)).toMatchObject({ paymentStatus: 'PAID' });
    const captures = (await world.happened()).filter(
      (event) => event.kind === 'captured' && event.order === order.number,
    );
    expect(captures).toHaveLength(1);
    await noDifferences();
  });

  it('is looked up where a worker was killed before it sent, and asked once then', async () => {
    const { order, payment } = await authorized();
    await world.capture(administrator, payment, { amount: '11.90' });
    const claimed = await claimRequest(api.engines.db, clock.now());
    expect(claimed).toMatchObject({ kind: 'CAPTURE', isNew: true });
    expect(await world.workOff()).toBe(0);
    clock.set(new Date(clock.now().getTime() + 31_000));
    await world.workOff();
    expect(await standing(order.id)).toMatchObject({ paymentStatus: 'PAID' });
    expect(
      (await world.happened()).filter((event) => event.kind === 'captured' && event.order === order.number),
    ).toHaveLength(1);
  });

  it('refuses with its own words, which leaves what was open', async () => {
    const { payment } = await authorized();
    await world.steer('/behaviour', { outcome: 'refuses' });
    await world.capture(administrator, payment, { amount: '11.90' });
    await world.workOff();
    const refused = await world.payment(administrator, payment.id);
    expect(refused).toMatchObject({ open: { minor: 1_190 }, captured: { minor: 0 } });
    expect(refused?.transactions.at(-1)?.state).toBe('FAILED');
    await noDifferences();
  });

  it('answers later, and is asked again by a person', async () => {
    const { order, payment } = await authorized();
    await world.steer('/behaviour', { outcome: 'waits' });
    await world.capture(administrator, payment, { amount: '11.90' });
    await world.workOff();
    const [waiting] = (await world.ledger(administrator, { filter: { state: ['PENDING'] } })).paymentTransactions.nodes;
    expect(waiting).toMatchObject({ kind: 'CAPTURE' });
    await world.steer('/settle', { key: waiting?.id });
    expect(await world.workOff()).toBe(0);
    expect((await world.lookUp(administrator, waiting?.id ?? '')).__typename).toBe('PaymentRequestLookedUp');
    await world.workOff();
    expect(await standing(order.id)).toMatchObject({ paymentStatus: 'PAID' });
    expect(await world.lookUp(administrator, waiting?.id ?? '')).toMatchObject({ code: 'PAYMENT_REQUEST_ENDED' });
  });

  it('fails a refund that it refuses, and leaves the money to be given back', async () => {
    const { order, payment } = await authorized();
    await world.capture(administrator, payment, { amount: '11.90' });
    await world.workOff();
    await world.steer('/behaviour', { outcome: 'refuses' });
    await world.refund(administrator, await standing(order.id), { amount: '2.00' });
    await world.workOff();
    expect(await standing(order.id)).toMatchObject({ refunds: [{ state: 'FAILED' }], refundable: { minor: 1_190 } });
    await noDifferences();
  });

  it('is asked once by two people at once, though there is enough left for both', async () => {
    const order = await newOrder();
    const both = await Promise.all([1, 2].map(() => world.ask(administrator, order, provider.id, '5.00')));
    expect(both.filter((asked) => asked.__typename === 'PaymentSaved')).toHaveLength(1);
    const { version, payments } = await standing(order.id);
    expect(both).toContainEqual({ __typename: 'VersionConflict', currentVersion: version });
    expect(payments).toHaveLength(1);
    await world.workOff();
    expect((await world.happened()).filter((event) => event.order === order.number)).toHaveLength(1);
    await noDifferences();
  });

  it('is asked for no more than is left', async () => {
    const order = await newOrder();
    await world.ask(administrator, order, provider.id, '11.90');
    const refused = { __typename: 'NotAllowedNow', code: 'PAYMENT_MORE_THAN_LEFT' };
    expect(await world.ask(administrator, await standing(order.id), provider.id, '0.01')).toMatchObject(refused);
    await world.workOff();
    expect(await world.ask(administrator, await standing(order.id), provider.id, '0.01')).toMatchObject(refused);
    await noDifferences();
  });

  it('is asked once where a client sends its request again by the same key', async () => {
    const order = await newOrder();
    const send = () =>
      api.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${administrator.accessToken}`, 'idempotency-key': 'ask-once' },
        payload: {
          query: `mutation ($orderId: ID!, $version: Int!, $input: RequestPaymentInput!) {
            requestPayment(orderId: $orderId, version: $version, input: $input) {
              __typename ... on PaymentSaved { payment { id } } } }`,
          variables: { orderId: order.id, version: order.version, input: { providerId: provider.id, amount: '5.00' } },
        },
      });
    const [first, again] = [await send(), await send()];
    expect(first.json()).toMatchObject({ data: { requestPayment: { __typename: 'PaymentSaved' } } });
    expect(again.body).toBe(first.body);
    expect((await standing(order.id)).payments).toHaveLength(1);
  });

  it('takes no reference of a person, and no payment of a provider of people', async () => {
    const { order, payment } = await authorized();
    const wrong = await world.capture(administrator, payment, { amount: '1.00', reference: 'mine' });
    expect(wrong.issues).toEqual([{ path: 'reference', code: 'said_by_provider' }]);
    await world.record(administrator, (await newOrder()).id, { amount: '1.00' });
    const { paymentProviders } = await administrator.query<{ paymentProviders: { id: string; code: string }[] }>(
      `query ($shopId: ID!) { paymentProviders(shopId: $shopId) { id code } }`,
      { shopId: shop.shopId },
    );
    const manual = paymentProviders.find(({ code }) => code === 'manual');
    expect(await world.ask(administrator, await standing(order.id), manual?.id ?? '', '1.00')).toMatchObject({
      code: 'PAYMENT_PROVIDER_OF_PEOPLE',
    });
  });
});
