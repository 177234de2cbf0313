import type { Action } from '@quarry/contracts/access';
import { disputeActions, orderPaymentActions, refundActions } from '@quarry/contracts/payments';
import { authorize, may } from '../../platform/auth/index.ts';
import { answerActions } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { Refund, RefundLine, Resolvers, Shape } from '../../platform/graphql/index.ts';
import { answerLineOf, answerOrder, visibleOrder } from '../orders/index.ts';
import { shopOf } from '../shops/index.ts';
import { changeSince } from './order-change.ts';
import { answerPayment, answerProvider, answerTransaction } from './payment.answer.ts';
import { paymentById, paymentIdsOf, providerById } from './payment.loaders.ts';
import type { OrderRefundFacts } from './refund-facts.store.ts';
import { limitLeft } from './refund-limit.ts';
import {
  givenBackOf,
  refundById,
  refundFactsOf,
  requestableOf,
  refundIdsOf,
  refundLinesOf,
  transactionsOfRefund,
} from './refund.loaders.ts';
import { isOwnRefund, type RefundLineRecord, type RefundRecord } from './refund.ts';

/** A refund as GraphQL shows it; what costs a statement is a function. */
export function answerRefund(refund: RefundRecord): Shape<Refund> {
  const {
    id,
    shopId,
    orderId,
    currency,
    amountMinor,
    requestedById: _requestedById,
    returnId: _returnId,
    disputedAt: _disputedAt,
    askedOf: _askedOf,
    ...shown
  } = refund;
  return {
    ...shown,
    id,
    order: async (_args: never, context: RequestContext) => {
      authorize(context.actor, 'read', 'Order', { shopId });
      const order = await visibleOrder(context, { id: orderId });
      if (!order) throw new Error(`The order ${orderId} of a refund is not there.`);
      return answerOrder(order);
    },
    shop: (_args: never, context: RequestContext) => shopOf(refund, context),
    amount: { minor: amountMinor, currency },
    lines: async (_args: never, context: RequestContext) =>
      (await refundLinesOf(context).load(id)).map((line) => answerRefundLine(line, orderId, currency)),
    transactions: async (_args: never, context: RequestContext) =>
      (await transactionsOfRefund(context).load(id)).map(answerTransaction),
    orderChange: async (_args: never, context: RequestContext) =>
      refund.state === 'AWAITING_APPROVAL' ? changeSince(await factsOf(context, orderId), refund) : null,
    actions: async (_args: never, context: RequestContext) => {
      const { actor } = context;
      const lacking = (action: Action) => (may(actor, action, 'Payment', { shopId }) ? null : action);
      if (refund.disputeState !== null) return answerActions(disputeActions(refund, lacking('refund')), 'Payment');
      const limitMinor = limitLeft(actor, { shopId, currency }, await givenBackOf(context).load(orderId));
      const isOwn = isOwnRefund(refund, actor);
      const rights = { lacksApprove: lacking('approve'), lacksRefund: lacking('refund') };
      return answerActions(refundActions({ ...refund, ...rights, limitMinor, isOwn }), 'Payment');
    },
  };
}

export function answerRefundLine(
  { lineId, quantity, netMinor, taxMinor, grossMinor }: Omit<RefundLineRecord, 'refundId'>,
  orderId: string,
  currency: string,
): Shape<RefundLine> {
  const money = (minor: number) => ({ minor, currency });
  return {
    quantity,
    line: (_args: never, context: RequestContext) => answerLineOf(context, { orderId, lineId, currency }),
    net: money(netMinor),
    tax: money(taxMinor),
    gross: money(grossMinor),
  };
}

/** What an order shows of its payments and refunds. */
export const orderFields = {
  payments: async ({ id }, _args, context) => {
    if (!(await sees(context, id))) return [];
    const ids = await paymentIdsOf(context).load(id ?? '');
    return (await Promise.all(ids.map((one) => paymentById(context).load(one)))).flatMap((payment) =>
      payment ? [answerPayment(payment)] : [],
    );
  },
  refunds: async ({ id }, _args, context) => {
    if (!(await sees(context, id))) return [];
    const ids = await refundIdsOf(context).load(id ?? '');
    return (await Promise.all(ids.map((one) => refundById(context).load(one)))).flatMap((refund) =>
      refund ? [answerRefund(refund)] : [],
    );
  },
  paymentActions: async ({ id }, _args, context) => {
    const facts = await factsOf(context, id);
    const lacking = (action: Action) =>
      may(context.actor, action, 'Payment', { shopId: facts.shopId }) ? null : action;
    return answerActions(
      orderPaymentActions(
        { ...facts, isAskable: facts.askableIds.length > 0 },
        { create: lacking('create'), refund: lacking('refund') },
      ),
      'Payment',
    );
  },
  askableProviders: async ({ id }, _args, context) => {
    const { shopId, askableIds } = await factsOf(context, id);
    if (!may(context.actor, 'read', 'Payment', { shopId })) return [];
    const found = await Promise.all(askableIds.map((one) => providerById(context).load(one)));
    return found.flatMap((provider) => (provider ? [answerProvider(provider)] : []));
  },
  requestable: async ({ id }, _args, context) => {
    const { shopId, currency } = await factsOf(context, id);
    if (!may(context.actor, 'read', 'Payment', { shopId })) return null;
    return { minor: await requestableOf(context).load(id ?? ''), currency };
  },
  refundable: async ({ id }, _args, context) => {
    const { shopId, currency, refundableMinor } = await factsOf(context, id);
    return may(context.actor, 'read', 'Payment', { shopId }) ? { minor: refundableMinor, currency } : null;
  },
  refundLimit: async ({ id }, _args, context) => {
    const facts = await factsOf(context, id);
    if (!may(context.actor, 'refund', 'Payment', { shopId: facts.shopId })) return null;
    const left = limitLeft(context.actor, facts, await givenBackOf(context).load(id ?? ''));
    return { minor: Math.min(left, facts.refundableMinor), currency: facts.currency };
  },
} satisfies NonNullable<Resolvers['Order']>;

async function factsOf(context: RequestContext, id = ''): Promise<OrderRefundFacts> {
  const facts = await refundFactsOf(context).load(id);
  if (!facts) throw new Error(`The order ${id} is shown and is not there.`);
  return facts;
}

async function sees(context: RequestContext, id: string | undefined): Promise<boolean> {
  return may(context.actor, 'read', 'Payment', { shopId: (await factsOf(context, id)).shopId });
}
