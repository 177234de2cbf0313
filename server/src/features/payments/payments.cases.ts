import { sql } from 'kysely';
import {
  ask,
  calls,
  deleteWhere,
  type FeatureCases,
  type Filling,
  first,
  versioned,
} from '../../app/graphql/testing/field-case.ts';
import type { TwoShops } from '../../app/graphql/testing/two-shops.ts';
import { withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import type { TestApi } from '../../testing/index.ts';

/** Managers of another shop and analysts see none of these, support of the shop sees them, others may not ask. */
const ledger = 'ArAArr';
const ofPayment = 'hrAhrr';
/** Support sees a payment and moves no money; anyone who does not see the order learns no more of it. */
const add = 'hhrhhh';
const step = 'hhrhhh';

const amount = { amount: '1.00' };
const providerDraft = () => ({
  code: 'demo',
  name: 'Walk',
  mode: 'TEST',
  endpoint: `https://1.1.1.1/${newId()}`,
  secret: 'of a walk',
});
const back = { purpose: 'GOODWILL', amount: '0.01', reason: 'walk' };
const paid = (world: TwoShops) => versioned(world, 'payment', world.filled('paymentId'));
const asked = (world: TwoShops) => versioned(world, 'refund', world.filled('refundId'));

export const cases: FeatureCases = {
  fill,
  Query: {
    paymentTransactions: calls(ledger, () => first),
    paymentSums: calls(ledger),
    paymentCurrencies: calls(ledger),
    payment: calls(ofPayment, ({ filled }) => ({ id: filled('paymentId') })),
    refunds: calls(ledger, () => first),
    refund: calls(ofPayment, ({ filled }) => ({ id: filled('refundId') })),
    paymentProviders: calls(ledger, ({ shopId }) => ({ shopId })),
    paymentEvents: calls(ledger, () => first),
    paymentEvent: calls(ofPayment, ({ filled }) => ({ id: filled('paymentEventId') })),
    previewRefund: calls('hrArrr', ({ filled }) => ({ orderId: filled('orderId'), input: back })),
  },
  Mutation: {
    authorizePayment: calls(add, ({ filled }) => ({ orderId: filled('orderId'), input: amount })),
    recordPayment: calls(add, ({ filled }) => ({ orderId: filled('orderId'), input: amount })),
    capturePayment: calls(step, async (world) => ({ ...(await paid(world)), input: amount })),
    voidPayment: calls(step, async (world) => ({ ...(await paid(world)), input: {} })),
    createPaymentProvider: calls('rrrrhh', ({ shopId }) => ({ input: { shopId, ...providerDraft() } })),
    updatePaymentProvider: calls(step, async (world) => ({
      ...(await versioned(world, 'payment_provider', world.filled('providerId'))),
      input: { shopId: world.shopId, ...providerDraft() },
    })),
    replacePaymentHook: calls(step, (world) => versioned(world, 'payment_provider', world.filled('providerId'))),
    requestPayment: calls(add, async (world) => {
      const { id, version } = await versioned(world, 'order', world.filled('orderId'));
      return { orderId: id, version, input: { providerId: world.filled('providerId'), ...amount } };
    }),
    lookUpPaymentRequest: calls(step, ({ filled }) => ({ id: filled('paymentRequestId') })),
    attachPaymentEvent: calls(step, ({ filled }) => ({ id: filled('paymentEventId'), orderId: filled('orderId') })),
    ignorePaymentEvent: calls(step, ({ filled }) => ({ id: filled('paymentEventId'), reason: 'walk' })),
    requestRefund: calls('hhAhhh', async (world) => {
      const { id, version } = await versioned(world, 'order', world.filled('orderId'));
      return { orderId: id, version, input: back };
    }),
    declineRefund: calls(step, async (world) => ({ ...(await asked(world)), reason: 'walk' })),
    withdrawRefund: calls('hhAhhh', async (world) => ({ ...(await asked(world)), reason: 'walk' })),
    recordDispute: calls('hhAhhh', async (world) => {
      const { id, version } = await paid(world);
      return { paymentId: id, version, input: { amount: '0.01', reason: 'walk' } };
    }),
    endDispute: calls('hhAhhh', async (world) => ({ ...(await asked(world)), input: { outcome: 'WON' } })),
    approveRefund: calls(step, (world) => asked(world)),
  },
  empty: (tx, { shopId }) =>
    deleteWhere(
      tx,
      ['payment_event', 'payment_transaction', 'refund_line', 'refund', 'payment', 'payment_provider'],
      sql`shop_id = ${shopId}`,
    ),
  changed: ({ filled }) => [
    ['payment', filled('paymentId')],
    ['refund', filled('refundId')],
    ['payment_provider', filled('providerId')],
    ['payment_event', filled('paymentEventId')],
  ],
};

/** A payment of which something was given back, with something planted in every text and number. */
async function fill(api: TestApi, { shopId, marks, manager, filled }: Filling) {
  const orderId = filled('orderId');
  // Each number that is planted is above the one before.
  const given = `${marks.number('refund.amount')}.00`;
  const { payment, order } = await ask(
    manager,
    `mutation ($orderId: ID!, $input: ManualPaymentInput!) { recordPayment(orderId: $orderId, input: $input) { __typename
      ... on PaymentSaved { payment { id version } order { id version } } } }`,
    {
      orderId,
      input: {
        amount: `${marks.number('payment.amount')}.00`,
        reference: marks.word('payment.reference'),
        methodLabel: marks.word('payment.method'),
      },
    },
  );
  const { refund } = await ask(
    manager,
    `mutation ($orderId: ID!, $version: Int!, $input: RefundInput!) { requestRefund(orderId: $orderId, version: $version, input: $input) {
      __typename ... on RefundSaved { refund { id version } } } }`,
    {
      orderId,
      version: order?.version,
      input: {
        purpose: 'GOODWILL',
        amount: given,
        reason: marks.word('refund.reason'),
        note: marks.word('refund.note'),
        reference: marks.word('refund.reference'),
      },
    },
  );
  return {
    paymentId: payment?.id ?? '',
    refundId: refund?.id ?? '',
    ...(await fillProvider(api, { shopId, marks }, payment?.id ?? '')),
  };
}

/** A provider that is no person, a request to it without an end, and what it told of a payment that nobody knows. */
async function fillProvider(api: TestApi, { shopId, marks }: Pick<Filling, 'shopId' | 'marks'>, paymentId: string) {
  const [providerId, paymentRequestId, paymentEventId] = [newId(), newId(), newId()];
  await withTransaction(api.deps.db, async (tx) => {
    await sql`
      insert into payment_provider (id, shop_id, code, name, mode, capture, endpoint, created_at, updated_at)
      values (${providerId}, ${shopId}, 'demo', ${marks.word('provider.name')}, 'test', 'manual',
        ${`https://${marks.word('provider.endpoint')}.example/`}, now(), now())`.execute(tx);
    await sql`
      insert into payment_transaction (id, shop_id, payment_id, kind, amount_minor, state, requested_at, error)
      values (${paymentRequestId}, ${shopId}, ${paymentId}, 'AUTHORIZE', ${marks.number('request.amount')}, 'UNKNOWN', now(),
        ${marks.word('request.error')})`.execute(tx);
    await sql`
      insert into payment_event (id, shop_id, provider_id, provider_event_id, kind, provider_ref, order_hint, amount_minor, currency,
        occurred_at, received_at, state, note)
      values (${paymentEventId}, ${shopId}, ${providerId}, 'walk', 'CAPTURED', ${marks.word('event.reference')}, ${marks.word('event.order')},
        ${marks.number('event.amount')}, 'EUR', now(), now(), 'UNMATCHED', ${marks.word('event.note')})`.execute(tx);
  });
  return { providerId, paymentRequestId, paymentEventId };
}
