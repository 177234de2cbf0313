import { checkInput, inputIssue } from '@quarry/contracts/common';
import { checkOrderDraft, checkReceivedOrder, orderNoteInput, placeOrderInput } from '@quarry/contracts/orders';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation, type Saved } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryOrdersArgs, Resolvers } from '../../platform/graphql/index.ts';
import { answerChannel, channelForOrders, findChannelsToOrder } from '../channels/index.ts';
import { channelOfOrders } from './order-channel.ts';
import {
  createOrderDraft,
  discardOrderDraft,
  placeOrderDraft,
  quoteDraft,
  updateOrderDraft,
} from './order-draft.commands.ts';
import { timeZoneOf } from './order-goods.store.ts';
import type { OrderMoney } from './order-money.ts';
import { addOrderNote } from './order-note.commands.ts';
import { answerOrder, answerPreview, ordersIn } from './order.answer.ts';
import { tradeOf, visibleOrder } from './order.loaders.ts';
import type { OrderRecord } from './order.ts';
import { questionOf } from './order-question.ts';
import { countOrders, findOrder, listOrders, type OrderListRequest } from './order.store.ts';
import { type CodeLost, placeOrder, type TotalDiffers } from './place-order.commands.ts';
import { receiveOrder } from './receive-order.commands.ts';
import type { Exists, PlacedBefore } from './write-order.ts';

/** Orders as they come in and are read. */
export function orderResolvers(money: OrderMoney) {
  return {
    Query: {
      orders: async (_root, args, context) => {
        authorize(context.actor, 'read', 'Order');
        const request = listRequest(args, context);
        const { nodes, pageInfo } = await listOrders(context.deps.db, request);
        return { nodes: nodes.map(answerOrder), pageInfo, total: () => countOrders(context.deps.db, request) };
      },
      order: async (_root, args, context) => {
        authorize(context.actor, 'read', 'Order');
        const order = await visibleOrder(context, args);
        return order && answerOrder(order);
      },
      orderChannels: async (_root, _args, { actor, deps }) => {
        authorize(actor, 'create', 'Order');
        return (await findChannelsToOrder(deps.db, actor)).map(answerChannel);
      },
      previewOrder: async (_root, { channelId, input }, context) => {
        authorize(context.actor, 'create', 'Order');
        const channel = await channelOfOrders(context, channelId);
        if (!channel) return { __typename: 'NotFound', entity: 'channel', id: channelId };
        const { db, clock } = context.deps;
        const draft = draftOn(channel, input);
        if (!draft.ok) return { __typename: 'InvalidInput', issues: draft.issues };
        const quote = await quoteDraft(db, channel, draft.value, clock.now());
        if (quote.kind === 'invalid') return { __typename: 'InvalidInput', issues: [...quote.issues] };
        return { __typename: 'OrderPreview', ...answerPreview(quote, await timeZoneOf(db, channel.shopId)) };
      },
    },
    Mutation: {
      placeOrder: mutation({
        isForChannels: true,
        about: ({ channelId }) => ['channel', channelId],
        find: (context, { channelId }) => channelOfOrders(context, channelId),
        right: (_args, { id, shopId }) => ['create', 'Order', { shopId, channelId: id }],
        input: ({ input }) => checkInput(placeOrderInput, input),
        run: (_args, { deps, origin, found, draft }) => placeOrder({ deps, origin, money }, found, draft),
        answer: async (outcome, context) =>
          outcome.kind === 'total_differs' || outcome.kind === 'no_longer_applies'
            ? refusedTotal(outcome)
            : placed(outcome, context),
      }),
      receiveOrder: mutation({
        isForChannels: true,
        about: ({ channelId }) => ['channel', channelId],
        find: (context, { channelId }) => channelOfOrders(context, channelId),
        right: (_args, { id, shopId }) => ['create', 'Order', { shopId, channelId: id }],
        input: ({ input }, _found, { deps }) => checkReceivedOrder(input, deps.clock.now()),
        run: (_args, { deps, origin, found, draft }) => receiveOrder({ deps, origin, money }, found, draft),
        answer: placed,
      }),
      createOrderDraft: mutation({
        about: ({ channelId }) => ['channel', channelId],
        find: (context, { channelId }) => channelOfOrders(context, channelId),
        right: (_args, { shopId }) => ['create', 'Order', { shopId }],
        input: ({ input }, channel) => draftOn(channel, input),
        run: (_args, { deps, origin, found, draft }) => createOrderDraft(deps, origin, found, draft),
        answer: saved,
      }),
      updateOrderDraft: mutation({
        about: ({ id }) => ['order', id],
        find: orderWithChannel,
        right: (_args, { order: { shopId } }) => ['update', 'Order', { shopId }],
        input: ({ input }, { channel }) => draftOn(channel, input),
        run: ({ id, version }, { deps, origin, found: { channel }, draft }) =>
          updateOrderDraft(deps, origin, channel, { id, version }, draft),
        answer: saved,
      }),
      placeOrderDraft: mutation({
        about: ({ id }) => ['order', id],
        find: orderWithChannel,
        right: (_args, { order: { shopId } }) => ['create', 'Order', { shopId }],
        run: ({ id, version, expectedTotalMinor }, { deps, origin, found: { channel } }) =>
          placeOrderDraft({ deps, origin, money }, channel, { id, version }, expectedTotalMinor ?? null),
        answer: (outcome) =>
          outcome.kind === 'saved'
            ? { __typename: 'OrderPlaced' as const, order: answerOrder(outcome.record) }
            : refusedTotal(outcome),
      }),
      discardOrderDraft: mutation({
        about: ({ id }) => ['order', id],
        find: visibleOrder,
        right: (_args, { shopId }) => ['update', 'Order', { shopId }],
        run: ({ id, version }, { deps, origin }) => discardOrderDraft(deps, origin, { id, version }),
        answer: (_outcome, _context, { id }) => ({ __typename: 'OrderDraftDiscarded', id }),
      }),
      addOrderNote: mutation({
        about: ({ id }) => ['order', id],
        find: visibleOrder,
        right: (_args, { shopId }) => ['update', 'Order', { shopId }],
        input: ({ text }) => checkInput(orderNoteInput, { text }),
        run: (_args, { deps, origin, found, draft }) => addOrderNote(deps, origin, found, draft.text),
        answer: ({ record }) => ({ __typename: 'OrderNoteAdded', order: answerOrder(record) }),
      }),
    },
    Customer: {
      trade: async ({ id }, _args, context) => {
        if (id === undefined || !may(context.actor, 'read', 'Order')) return null;
        const trade = await tradeOf(context).load(id);
        return {
          orders: ordersIn(trade),
          spend: trade
            .filter(({ sold }) => sold > 0)
            .map(({ currency, sold, grossMinor }) => ({ orders: sold, gross: { minor: grossMinor, currency } })),
        };
      },
    },
  } satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Customer'> & ResolverMap;
}

function listRequest(args: QueryOrdersArgs, context: RequestContext): OrderListRequest {
  const { first, after, from, sort } = args;
  return {
    ...questionOf(args, context),
    first: first ?? 100,
    after: after ?? null,
    from: from ?? null,
    sort: sort ?? null,
  };
}

/** Amounts of a draft are in the currency of its channel. */
function draftOn({ currency }: { currency: string | null }, input: unknown): ReturnType<typeof checkOrderDraft> {
  return currency === null
    ? { ok: false, issues: [inputIssue('channelId', 'channel_without_currency')] }
    : checkOrderDraft(input, currency);
}

async function orderWithChannel(context: RequestContext, args: { id: string }) {
  const order = await visibleOrder(context, args);
  const channel = order && (await channelForOrders(context).load(order.channelId));
  return order && channel ? { order, channel } : null;
}

function saved({ record }: Saved<OrderRecord>) {
  return { __typename: 'OrderDraftSaved' as const, order: answerOrder(record) };
}

async function placed(outcome: Saved<OrderRecord> | PlacedBefore | Exists, { deps }: RequestContext) {
  if (outcome.kind === 'saved') return { __typename: 'OrderPlaced' as const, order: answerOrder(outcome.record) };
  const record = await findOrder(deps.db, outcome.orderId);
  if (!record) throw new Error(`The order ${outcome.orderId} was found and is gone.`);
  const order = answerOrder(record);
  if (outcome.kind === 'placed_before') return { __typename: 'OrderPlaced' as const, order };
  return { __typename: 'OrderExists' as const, order, refusal: { ...outcome.refusal, right: null } };
}

function refusedTotal(outcome: TotalDiffers | CodeLost) {
  if (outcome.kind === 'total_differs') {
    const { expectedMinor, totalMinor } = outcome;
    return { __typename: 'OrderTotalDiffers' as const, expectedMinor, totalMinor };
  }
  const { discountId, code, refusal, totalMinor } = outcome;
  return {
    __typename: 'DiscountNoLongerApplies' as const,
    discountId,
    code,
    refusal: { ...refusal, right: null },
    totalMinor,
  };
}
