import { checkDispute, checkDisputeEnd, checkRefund, checkRefundReason, formRefund } from '@quarry/contracts/payments';
import { authorize } from '../../platform/auth/index.ts';
import { mutation, type Right, type Saved } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryRefundsArgs, Resolvers } from '../../platform/graphql/index.ts';
import { answerOrder, findOrder, type OrderRecord, visibleOrder } from '../orders/index.ts';
import { recordDispute, recordDisputeEnd } from './dispute.commands.ts';
import { visiblePayment } from './payment.loaders.ts';
import type { PaymentRecord } from './payment.ts';
import { answerRefund, answerRefundLine, orderFields } from './refund.answer.ts';
import { approveRefund, declineRefund, requestRefund, withdrawRefund } from './refund.commands.ts';
import { findRefundFacts } from './refund-facts.store.ts';
import { findLimitLeft } from './refund-limit.ts';
import { visibleRefund } from './refund.loaders.ts';
import { countRefunds, listRefunds, refundFilter, type RefundListRequest } from './refund.store.ts';
import type { RefundRecord } from './refund.ts';

export const refundResolvers = {
  Query: {
    refunds: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Payment');
      const { db } = context.deps;
      const request = listRequest(args, context);
      const { nodes, pageInfo } = await listRefunds(db, request);
      return { nodes: nodes.map(answerRefund), pageInfo, total: () => countRefunds(db, request) };
    },
    refund: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Payment');
      const refund = await visibleRefund(context, args);
      return refund && answerRefund(refund);
    },
    previewRefund: async (_root, { orderId, input }, context) => {
      const { actor, deps } = context;
      authorize(actor, 'refund', 'Payment');
      const order = await visibleOrder(context, { id: orderId });
      const [facts] = order ? await findRefundFacts(deps.db, [order.id]) : [];
      if (!facts) return { __typename: 'NotFound', entity: 'order', id: orderId };
      const { shopId, currency, refundableMinor } = facts;
      authorize(actor, 'refund', 'Payment', { shopId });
      const draft = checkRefund(input, currency, deps.clock.now());
      if (!draft.ok) return { __typename: 'InvalidInput', issues: draft.issues };
      const formed = formRefund(facts, draft.value);
      if (formed.kind === 'invalid') return { __typename: 'InvalidInput', issues: formed.issues };
      if (formed.kind === 'not_allowed') {
        const { code, reason, wording } = formed;
        return { __typename: 'NotAllowedNow', code, reason, wording };
      }
      const { amountMinor, lines } = formed.refund;
      const limitMinor = await findLimitLeft(deps.db, actor, facts, deps.clock.now());
      const money = (minor: number) => ({ minor, currency });
      return {
        __typename: 'RefundPreview',
        amount: money(amountMinor),
        lines: lines.map((line) => answerRefundLine(line, orderId, currency)),
        refundable: money(refundableMinor),
        limit: money(Math.min(limitMinor, refundableMinor)),
        needsApproval: amountMinor > limitMinor,
      };
    },
  },
  Mutation: {
    requestRefund: mutation({
      about: ({ orderId }) => ['order', orderId],
      find: (context, { orderId }) => visibleOrder(context, { id: orderId }),
      right: (_args, { shopId }: OrderRecord): Right => ['refund', 'Payment', { shopId }],
      input: ({ input }, { currency }, { deps }) => checkRefund(input, currency, deps.clock.now()),
      run: ({ orderId, version }, { deps, origin, draft }) =>
        requestRefund(deps, origin, { id: orderId, version }, draft),
      answer: saved,
    }),
    approveRefund: mutation({
      about: ({ id }) => ['refund', id],
      find: visibleRefund,
      right: (_args, refund) => rights('approve', refund),
      run: ({ seen, ...args }, { deps, origin }) => approveRefund(deps, origin, { ...args, seen: seen ?? null }),
      answer: saved,
    }),
    declineRefund: mutation({
      about: ({ id }) => ['refund', id],
      find: visibleRefund,
      right: (_args, refund) => rights('approve', refund),
      input: (args) => checkRefundReason(args),
      run: (args, { deps, origin, draft }) => declineRefund(deps, origin, args, draft.reason),
      answer: saved,
    }),
    withdrawRefund: mutation({
      about: ({ id }) => ['refund', id],
      find: visibleRefund,
      right: (_args, refund) => rights('refund', refund),
      input: (args) => checkRefundReason(args),
      run: (args, { deps, origin, draft }) => withdrawRefund(deps, origin, args, draft.reason),
      answer: saved,
    }),
    recordDispute: mutation({
      about: ({ paymentId }) => ['payment', paymentId],
      find: (context, { paymentId }) => visiblePayment(context, { id: paymentId }),
      right: (_args, payment: PaymentRecord) => rights('refund', payment),
      input: ({ input }, { currency }, { deps }) => checkDispute(input, currency, deps.clock.now()),
      run: (args, { deps, origin, draft }) => recordDispute(deps, origin, args, draft),
      answer: saved,
    }),
    endDispute: mutation({
      about: ({ id }) => ['refund', id],
      find: visibleRefund,
      right: (_args, refund) => rights('refund', refund),
      input: ({ input }, refund, { deps }) => checkDisputeEnd(input, refund, deps.clock.now()),
      run: (args, { deps, origin, draft }) => recordDisputeEnd(deps, origin, args, draft),
      answer: saved,
    }),
  },
  Order: orderFields,
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Order'> & ResolverMap;

function listRequest(args: QueryRefundsArgs, { actor, deps }: RequestContext): RefundListRequest {
  const { first, after, from, search, filter, sort } = args;
  return {
    actor,
    search: search ?? null,
    filter: refundFilter.conditions(filter, deps.clock.now(), actor),
    shopIds: filter?.shopId ?? null,
    first: first ?? 100,
    after: after ?? null,
    from: from ?? null,
    sort: sort ?? null,
  };
}

/** The order is answered too. */
function rights(action: 'approve' | 'refund', { shopId }: Pick<RefundRecord, 'shopId'>): readonly Right[] {
  return [
    [action, 'Payment', { shopId }],
    ['read', 'Order', { shopId }],
  ];
}

async function saved({ record }: Saved<RefundRecord>, { deps }: RequestContext) {
  const order = await findOrder(deps.db, record.orderId);
  if (!order) throw new Error(`The order of the refund ${record.id} is not there.`);
  return { __typename: 'RefundSaved' as const, refund: answerRefund(record), order: answerOrder(order) };
}
