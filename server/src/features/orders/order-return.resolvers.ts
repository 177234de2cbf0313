import type { Action } from '@quarry/contracts/access';
import { checkInput } from '@quarry/contracts/common';
import {
  checkReturnRefund,
  closeReturnInput,
  receiveReturnInput,
  requestReturnInput,
  type ReturnFacts,
  returnReasonInput,
  returnRefundNow,
  returnTable,
} from '@quarry/contracts/orders';
import { actionsNow } from '@quarry/contracts/states';
import { may } from '../../platform/auth/index.ts';
import { answerActions, mutation, type Right, type Saved } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { OrderReturn, Resolvers, Shape } from '../../platform/graphql/index.ts';
import type { StandingOrder } from './act-on-order.ts';
import { moneyOfReturns, type OrderMoney } from './order-money.ts';
import type { ReturnRecord } from './order-return.store.ts';
import { standingById } from './order-standing.ts';
import { answerLineOf, answerOrder } from './order.answer.ts';
import { orderById, visibleOrder } from './order.loaders.ts';
import {
  approveReturn,
  cancelReturn,
  closeReturn,
  declineReturn,
  receiveReturn,
  refundReturn,
  requestReturn,
} from './return-order.commands.ts';

type Placed = { shopId: string };

const update = (_args: unknown, { shopId }: Placed): Right => ['update', 'Order', { shopId }];
const approve = (_args: unknown, { shopId }: Placed): Right => ['approve', 'Order', { shopId }];

/** What comes back of orders. */
export function orderReturnResolvers(money: OrderMoney) {
  const moneyOf = moneyOfReturns(money);

  function answerReturn(returned: ReturnRecord, { orderId, shopId, currency }: ReturnPlace): Shape<OrderReturn> {
    const { id, state, lines, receivedAt } = returned;
    const asked = { id, orderId, lines };
    const amount = (minor: number) => (minor > 0 ? { minor, currency } : null);
    return {
      ...returned,
      lines: lines.map(({ lineId, ...line }) => ({
        ...line,
        line: (_args: never, context: RequestContext) => answerLineOf(context, { orderId, lineId, currency }),
      })),
      proposed: async (_args: never, context: RequestContext) =>
        receivedAt === null ? null : { minor: (await moneyOf(context).load(asked)).proposedMinor, currency },
      waiting: async (_args: never, context: RequestContext) =>
        amount((await moneyOf(context).load(asked)).waitingMinor),
      refunded: async (_args: never, context: RequestContext) =>
        amount((await moneyOf(context).load(asked)).refundedMinor),
      actions: async (_args: never, context: RequestContext) => {
        const { actor } = context;
        const facts: ReturnFacts = { ...(await moneyOf(context).load(asked)), currency, outcome: null };
        const lacking = (subject: 'Order' | 'Payment') => (right: Action) =>
          may(actor, right, subject, { shopId }) ? undefined : right;
        return [
          ...answerActions(returnRefundNow(state, facts, lacking('Payment')), 'Payment'),
          ...answerActions(actionsNow(returnTable, state, facts, lacking('Order')), 'Order'),
        ];
      },
    };
  }

  return {
    Mutation: {
      requestReturn: mutation({
        about: ({ id }) => ['order', id],
        find: visibleOrder,
        right: update,
        input: ({ input }) => checkInput(requestReturnInput, input),
        run: ({ id, version }, { deps, origin, draft }) =>
          requestReturn({ deps, origin, money }, { id, version }, draft),
        answer: changed,
      }),
      approveReturn: mutation({
        about: ({ orderId }) => ['order', orderId],
        find: (context, { orderId }) => visibleOrder(context, { id: orderId }),
        right: approve,
        run: ({ orderId: id, version, returnId }, { deps, origin }) =>
          approveReturn({ deps, origin, money }, { id, version }, returnId),
        answer: changed,
      }),
      declineReturn: mutation({
        about: ({ orderId }) => ['order', orderId],
        find: (context, { orderId }) => visibleOrder(context, { id: orderId }),
        right: approve,
        input: ({ reason }) => checkInput(returnReasonInput, { reason }),
        run: ({ orderId: id, version, returnId }, { deps, origin, draft }) =>
          declineReturn({ deps, origin, money }, { id, version }, returnId, draft.reason),
        answer: changed,
      }),
      receiveReturn: mutation({
        about: ({ orderId }) => ['order', orderId],
        find: (context, { orderId }) => visibleOrder(context, { id: orderId }),
        right: update,
        input: ({ lines }) => checkInput(receiveReturnInput, { lines }),
        run: ({ orderId: id, version, returnId }, { deps, origin, draft }) =>
          receiveReturn({ deps, origin, money }, { id, version }, returnId, draft.lines),
        answer: changed,
      }),
      refundReturn: mutation({
        about: ({ orderId }) => ['order', orderId],
        find: (context, { orderId }) => visibleOrder(context, { id: orderId }),
        right: (_args, { shopId }) => [
          ['update', 'Order', { shopId }],
          ['refund', 'Payment', { shopId }],
        ],
        input: ({ input }, { currency }, { deps }) => checkReturnRefund(input, currency, deps.clock.now()),
        run: ({ orderId: id, version, returnId }, { deps, origin, draft }) =>
          refundReturn({ deps, origin, money }, { id, version }, returnId, draft),
        answer: changed,
      }),
      closeReturn: mutation({
        about: ({ orderId }) => ['order', orderId],
        find: (context, { orderId }) => visibleOrder(context, { id: orderId }),
        right: update,
        input: ({ reason }) => checkInput(closeReturnInput, { reason }),
        run: ({ orderId: id, version, returnId }, { deps, origin, draft }) =>
          closeReturn({ deps, origin, money }, { id, version }, returnId, draft.reason),
        answer: changed,
      }),
      cancelReturn: mutation({
        about: ({ orderId }) => ['order', orderId],
        find: (context, { orderId }) => visibleOrder(context, { id: orderId }),
        right: update,
        input: ({ reason }) => checkInput(returnReasonInput, { reason }),
        run: ({ orderId: id, version, returnId }, { deps, origin, draft }) =>
          cancelReturn({ deps, origin, money }, { id, version }, returnId, draft.reason),
        answer: changed,
      }),
    },
    Order: {
      returns: async ({ id = '' }, _args, context) => {
        const [standing, order] = await Promise.all([standingById(context).load(id), orderById(context).load(id)]);
        if (!standing || !order) return [];
        const place = { orderId: id, shopId: order.shopId, currency: order.currency };
        return standing.returns.map((one) => answerReturn(one, place));
      },
    },
  } satisfies Pick<Resolvers, 'Mutation' | 'Order'> & ResolverMap;
}

type ReturnPlace = { orderId: string; shopId: string; currency: string };

function changed({ record, changeId }: Saved<StandingOrder>) {
  return { __typename: 'OrderChanged' as const, order: answerOrder(record), changeId };
}
