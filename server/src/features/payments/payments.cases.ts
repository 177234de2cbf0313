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
const open = (world: TwoShops) => versioned(world, 'payment', world.filled('paymentId'));

export const cases: FeatureCases = {
  fill,
  Query: {
    paymentTransactions: calls(ledger, () => first),
    paymentSums: calls(ledger),
    payment: calls(ofPayment, ({ filled }) => ({ id: filled('paymentId') })),
  },
  Mutation: {
    authorizePayment: calls(add, ({ filled }) => ({ orderId: filled('orderId'), input: amount })),
    recordPayment: calls(add, ({ filled }) => ({ orderId: filled('orderId'), input: amount })),
    capturePayment: calls(step, async (world) => ({ ...(await open(world)), input: amount })),
    voidPayment: calls(step, async (world) => ({ ...(await open(world)), input: {} })),
  },
  empty: (tx, { shopId }) =>
    deleteWhere(tx, ['payment_transaction', 'payment', 'payment_provider'], sql`shop_id = ${shopId}`),
  changed: ({ filled }) => [['payment', filled('paymentId')]],
};

/** A payment of which something is open, with something planted in every text and number. */
async function fill(_api: TestApi, { marks, manager, filled }: Filling) {
  const { payment } = await ask(
    manager,
    `mutation ($orderId: ID!, $input: ManualPaymentInput!) { authorizePayment(orderId: $orderId, input: $input) { __typename
      ... on PaymentSaved { payment { id version } } } }`,
    {
      orderId: filled('orderId'),
      input: {
        amount: `${marks.number('payment.amount')}.00`,
        reference: marks.word('payment.reference'),
        methodLabel: marks.word('payment.method'),
      },
    },
  );
  return { paymentId: payment?.id ?? '' };
}
