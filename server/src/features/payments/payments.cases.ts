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
import type { TestApi } from '../../testing/index.ts';

/** Managers of another shop and analysts see none of these, support of the shop sees them, others may not ask. */
const ledger = 'ArAArr';
const ofPayment = 'hrAhrr';
/** Support sees a payment and moves no money; whoever does not see the order learns no more of it. */
const add = 'hhrhhh';
const step = 'hhrhhh';

const amount = { amount: '1.00' };
const back = { purpose: 'GOODWILL', amount: '0.01', reason: 'walk' };
const paid = (world: TwoShops) => versioned(world, 'payment', world.filled('paymentId'));
const asked = (world: TwoShops) => versioned(world, 'refund', world.filled('refundId'));

export const cases: FeatureCases = {
  fill,
  Query: {
    paymentTransactions: calls(ledger, () => first),
    paymentSums: calls(ledger),
    payment: calls(ofPayment, ({ filled }) => ({ id: filled('paymentId') })),
    refunds: calls(ledger, () => first),
    refund: calls(ofPayment, ({ filled }) => ({ id: filled('refundId') })),
    previewRefund: calls('hrArrr', ({ filled }) => ({ orderId: filled('orderId'), input: back })),
  },
  Mutation: {
    authorizePayment: calls(add, ({ filled }) => ({ orderId: filled('orderId'), input: amount })),
    recordPayment: calls(add, ({ filled }) => ({ orderId: filled('orderId'), input: amount })),
    capturePayment: calls(step, async (world) => ({ ...(await paid(world)), input: amount })),
    voidPayment: calls(step, async (world) => ({ ...(await paid(world)), input: {} })),
    requestRefund: calls('hhAhhh', async (world) => {
      const { id, version } = await versioned(world, 'order', world.filled('orderId'));
      return { orderId: id, version, input: back };
    }),
    declineRefund: calls(step, async (world) => ({ ...(await asked(world)), reason: 'walk' })),
    withdrawRefund: calls('hhAhhh', async (world) => ({ ...(await asked(world)), reason: 'walk' })),
    approveRefund: calls(step, (world) => asked(world)),
  },
  empty: (tx, { shopId }) =>
    deleteWhere(
      tx,
      ['payment_transaction', 'refund_line', 'refund', 'payment', 'payment_provider'],
      sql`shop_id = ${shopId}`,
    ),
  changed: ({ filled }) => [
    ['payment', filled('paymentId')],
    ['refund', filled('refundId')],
  ],
};

/** A payment of which something was given back, with something planted in every text and number. */
async function fill(_api: TestApi, { marks, manager, filled }: Filling) {
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
  return { paymentId: payment?.id ?? '', refundId: refund?.id ?? '' };
}
