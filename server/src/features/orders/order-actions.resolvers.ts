import { checkInput } from '@quarry/contracts/common';
import {
  cancelOrderInput,
  checkDelivered,
  checkShipOrder,
  holdOrderInput,
  orderContactsInput,
  packOrderInput,
  reopenOrderInput,
} from '@quarry/contracts/orders';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation, type Saved } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { peopleWhoMay } from '../access/index.ts';
import { shopById } from '../shops/index.ts';
import type { OrderDoor, StandingOrder } from './act-on-order.ts';
import { cancelOrder } from './cancel-order.commands.ts';
import { cancelFulfilment, deliverFulfilment, packOrder, shipOrder } from './fulfil-order.commands.ts';
import { setOrderContacts } from './order-contacts.commands.ts';
import {
  archiveOrder,
  assignOrder,
  completeOrder,
  holdOrder,
  releaseOrder,
  reopenOrder,
  unarchiveOrder,
} from './order-life.commands.ts';
import { inFlightOf, type OrderMoney } from './order-money.ts';
import {
  answerFulfilments,
  answerHold,
  answerOrderActions,
  factsFor,
  reasonsOf,
  standingById,
} from './order-standing.ts';
import { answerOrder } from './order.answer.ts';
import { orderById, visibleOrder } from './order.loaders.ts';

/** What is done to orders that were placed, and what can be. */
export function orderActionResolvers(money: OrderMoney) {
  const inFlightById = inFlightOf(money);

  async function standingOf({ id = '' }: { id?: string }, context: RequestContext) {
    const [standing, order] = await Promise.all([standingById(context).load(id), orderById(context).load(id)]);
    return standing && order ? { standing, shopId: order.shopId } : null;
  }

  async function factsOf({ id = '' }: { id?: string }, context: RequestContext) {
    const found = await standingOf({ id }, context);
    const inFlight = found && (await inFlightById(context).load(id));
    return inFlight && { ...found, facts: factsFor(context.actor, found.shopId, found.standing, inFlight) };
  }

  return {
    Query: {
      orderAssignees: async (_root, { shopId, search, first }, context) => {
        authorize(context.actor, 'update', 'Order');
        const shop = isId(shopId) ? await shopById(context).load(shopId) : null;
        if (!shop || !may(context.actor, 'update', 'Order', { shopId })) return [];
        const asked = { action: 'update', subject: 'Order', shopId } as const;
        return peopleWhoMay(context.deps.db, asked, { search: search ?? null, first: Math.min(first ?? 50, 200) });
      },
    },
    Mutation: {
      assignOrder: mutation({
        about: ({ id }) => ['order', id],
        find: visibleOrder,
        right: (_args, { shopId }) => ['update', 'Order', { shopId }],
        run: ({ id, version, userId }, { deps, origin }) =>
          assignOrder({ deps, origin, money }, { id, version }, userId ?? null, (shopId, person) =>
            mayHaveOrders(deps, shopId, person),
          ),
        answer: changed,
      }),
      packOrder: mutation({
        about: ({ id }) => ['order', id],
        find: visibleOrder,
        right: (_args, { shopId }) => ['fulfil', 'Order', { shopId }],
        input: ({ lines }) => checkInput(packOrderInput, { lines }),
        run: ({ id, version }, { deps, origin, draft }) =>
          packOrder({ deps, origin, money }, { id, version }, draft.lines),
        answer: changed,
      }),
      shipOrder: mutation({
        about: ({ id }) => ['order', id],
        find: visibleOrder,
        right: (_args, { shopId }) => ['fulfil', 'Order', { shopId }],
        input: ({ input }, _order, { deps }) => checkShipOrder(input, deps.clock.now()),
        run: ({ id, version }, { deps, origin, draft }) => shipOrder({ deps, origin, money }, { id, version }, draft),
        answer: changed,
      }),
      deliverFulfilment: mutation({
        about: ({ orderId }) => ['order', orderId],
        find: (context, { orderId }) => visibleOrder(context, { id: orderId }),
        right: (_args, { shopId }) => ['fulfil', 'Order', { shopId }],
        input: ({ at }, _order, { deps }) => checkDelivered({ at }, deps.clock.now()),
        run: ({ orderId, version, fulfilmentId }, { deps, origin, draft }) =>
          deliverFulfilment({ deps, origin, money }, { id: orderId, version }, fulfilmentId, draft.at),
        answer: changed,
      }),
      cancelFulfilment: mutation({
        about: ({ orderId }) => ['order', orderId],
        find: (context, { orderId }) => visibleOrder(context, { id: orderId }),
        right: (_args, { shopId }) => ['fulfil', 'Order', { shopId }],
        run: ({ orderId, version, fulfilmentId }, { deps, origin }) =>
          cancelFulfilment({ deps, origin, money }, { id: orderId, version }, fulfilmentId),
        answer: changed,
      }),
      holdOrder: mutation({
        about: ({ id }) => ['order', id],
        find: visibleOrder,
        right: (_args, { shopId }) => ['update', 'Order', { shopId }],
        input: ({ reason, note }) => checkInput(holdOrderInput, { reason, note }),
        run: ({ id, version }, { deps, origin, draft }) => holdOrder({ deps, origin, money }, { id, version }, draft),
        answer: changed,
      }),
      releaseOrder: mutation({
        about: ({ id }) => ['order', id],
        find: visibleOrder,
        right: (_args, { shopId }) => ['update', 'Order', { shopId }],
        run: ({ id, version }, { deps, origin }) => releaseOrder({ deps, origin, money }, { id, version }),
        answer: changed,
      }),
      cancelOrder: mutation({
        about: ({ id }) => ['order', id],
        find: visibleOrder,
        right: ({ refund }, { shopId }) => [
          ['cancel', 'Order', { shopId }],
          ...(refund ? [['refund', 'Payment', { shopId }] as const] : []),
        ],
        input: ({ reason, note, refund }) => checkInput(cancelOrderInput, { reason, note, refund }),
        run: ({ id, version }, { deps, origin, draft }) => cancelOrder({ deps, origin, money }, { id, version }, draft),
        answer: changed,
      }),
      completeOrder: mutation({
        about: ({ id }) => ['order', id],
        find: visibleOrder,
        right: (_args, { shopId }) => ['update', 'Order', { shopId }],
        run: ({ id, version }, { deps, origin }) => completeOrder({ deps, origin, money }, { id, version }),
        answer: changed,
      }),
      reopenOrder: mutation({
        about: ({ id }) => ['order', id],
        find: visibleOrder,
        right: (_args, { shopId }) => ['update', 'Order', { shopId }],
        input: ({ reason }) => checkInput(reopenOrderInput, { reason }),
        run: ({ id, version }, { deps, origin, draft }) =>
          reopenOrder({ deps, origin, money }, { id, version }, draft.reason),
        answer: changed,
      }),
      archiveOrder: mutation({
        about: ({ id }) => ['order', id],
        find: visibleOrder,
        right: (_args, { shopId }) => ['archive', 'Order', { shopId }],
        run: ({ id, version }, { deps, origin }) => archiveOrder({ deps, origin, money }, { id, version }),
        answer: changed,
      }),
      unarchiveOrder: mutation({
        about: ({ id }) => ['order', id],
        find: visibleOrder,
        right: (_args, { shopId }) => ['archive', 'Order', { shopId }],
        run: ({ id, version }, { deps, origin }) => unarchiveOrder({ deps, origin, money }, { id, version }),
        answer: changed,
      }),
      setOrderContacts: mutation({
        about: ({ id }) => ['order', id],
        find: visibleOrder,
        right: (_args, { shopId }) => ['update', 'Order', { shopId }],
        input: ({ billing, shippingTo }) => checkInput(orderContactsInput, { billing, shippingTo }),
        run: ({ id, version }, { deps, origin, draft }) =>
          setOrderContacts({ deps, origin, money }, { id, version }, draft),
        answer: changed,
      }),
    },
    Order: {
      fulfilments: async (order, _args, context) => {
        const found = await factsOf(order, context);
        return found ? answerFulfilments(context.actor, found.shopId, found.standing, found.facts) : [];
      },
      hold: async (order, _args, context) => {
        const found = await standingOf(order, context);
        return found && answerHold(found.standing);
      },
      actions: async (order, _args, context) => {
        const found = await factsOf(order, context);
        return found ? answerOrderActions(context.actor, found.shopId, found.facts) : [];
      },
      reasons: async (order, _args, context) => {
        const found = await standingOf(order, context);
        return found ? reasonsOf(found.standing) : [];
      },
    },
  } satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Order'> & ResolverMap;
}

/** Whether somebody may be given orders of a shop. */
async function mayHaveOrders({ db }: OrderDoor['deps'], shopId: string, userId: string): Promise<boolean> {
  if (!isId(userId)) return false;
  const asked = { action: 'update', subject: 'Order', shopId } as const;
  return (await peopleWhoMay(db, asked, { userId, first: 1 })).length > 0;
}

export function changed({ record, changeId }: Saved<StandingOrder>) {
  return { __typename: 'OrderChanged' as const, order: answerOrder(record), changeId };
}
