import { checkManualPayment, checkManualStep, checkManualVoid } from '@quarry/contracts/payments';
import { authorize } from '../../platform/auth/index.ts';
import { mutation, type Right, type Saved } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryPaymentTransactionsArgs, Resolvers } from '../../platform/graphql/index.ts';
import { answerOrder, findOrder, type OrderRecord, visibleOrder } from '../orders/index.ts';
import { answerPayment, answerSum, answerTransaction } from './payment.answer.ts';
import { addPayment, capturePayment, voidPayment } from './payment.commands.ts';
import { visiblePayment } from './payment.loaders.ts';
import type { PaymentRecord } from './payment.ts';
import {
  countTransactions,
  findCurrencies,
  listTransactions,
  sumTransactions,
  transactionFilter,
  type TransactionListRequest,
  type TransactionQuestion,
} from './payment-transaction.store.ts';

export const paymentResolvers = {
  Query: {
    paymentTransactions: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Payment');
      const { db } = context.deps;
      const request = listRequest(args, context);
      const { nodes, pageInfo } = await listTransactions(db, request);
      return { nodes: nodes.map(answerTransaction), pageInfo, total: () => countTransactions(db, request) };
    },
    paymentSums: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Payment');
      const sums = await sumTransactions(context.deps.db, questionOf(args, context));
      return { isExact: sums !== null, sums: sums?.map(answerSum) ?? null };
    },
    paymentCurrencies: async (_root, _args, { actor, deps }) => {
      authorize(actor, 'read', 'Payment');
      return findCurrencies(deps.db, actor);
    },
    payment: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Payment');
      const payment = await visiblePayment(context, args);
      return payment && answerPayment(payment);
    },
  },
  Mutation: {
    authorizePayment: mutation({
      about: ({ orderId }) => ['order', orderId],
      find: (context, { orderId }) => visibleOrder(context, { id: orderId }),
      right: rightToAdd,
      input: ({ input }, { currency }, { deps }) => checkManualPayment(input, currency, deps.clock.now()),
      run: (_args, { deps, origin, found, draft }) => addPayment(deps, origin, found, draft, false),
      answer: saved,
    }),
    recordPayment: mutation({
      about: ({ orderId }) => ['order', orderId],
      find: (context, { orderId }) => visibleOrder(context, { id: orderId }),
      right: rightToAdd,
      input: ({ input }, { currency }, { deps }) => checkManualPayment(input, currency, deps.clock.now()),
      run: (_args, { deps, origin, found, draft }) => addPayment(deps, origin, found, draft, true),
      answer: saved,
    }),
    capturePayment: mutation({
      about: ({ id }) => ['payment', id],
      find: visiblePayment,
      right: rightToGoOn,
      input: ({ input }, { currency }, { deps }) => checkManualStep(input, currency, deps.clock.now()),
      run: (args, { deps, origin, draft }) => capturePayment(deps, origin, args, draft),
      answer: saved,
    }),
    voidPayment: mutation({
      about: ({ id }) => ['payment', id],
      find: visiblePayment,
      right: rightToGoOn,
      input: ({ input }, _found, { deps }) => checkManualVoid(input, deps.clock.now()),
      run: (args, { deps, origin, draft }) => voidPayment(deps, origin, args, draft),
      answer: saved,
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

type Asked = Pick<QueryPaymentTransactionsArgs, 'search' | 'filter'>;

function questionOf({ search, filter }: Asked, { actor, deps }: RequestContext): TransactionQuestion {
  return {
    actor,
    search: search ?? null,
    filter: transactionFilter.conditions(filter, deps.clock.now(), actor),
    shopIds: filter?.shopId ?? null,
  };
}

function listRequest(args: QueryPaymentTransactionsArgs, context: RequestContext): TransactionListRequest {
  const { first, after, from, sort } = args;
  return {
    ...questionOf(args, context),
    first: first ?? 100,
    after: after ?? null,
    from: from ?? null,
    sort: sort ?? null,
  };
}

function rightToAdd(_args: unknown, { shopId }: OrderRecord): Right {
  return ['create', 'Payment', { shopId }];
}

/** The order is answered too. */
function rightToGoOn(_args: unknown, { shopId }: PaymentRecord): readonly Right[] {
  return [
    ['update', 'Payment', { shopId }],
    ['read', 'Order', { shopId }],
  ];
}

async function saved({ record }: Saved<PaymentRecord>, { deps }: RequestContext) {
  const order = record.orderId === null ? undefined : await findOrder(deps.db, record.orderId);
  if (!order) throw new Error(`The order of the payment ${record.id} is not there.`);
  return { __typename: 'PaymentSaved' as const, payment: answerPayment(record), order: answerOrder(order) };
}
