import { checkInput, inputIssue } from '@quarry/contracts/common';
import { checkRequestPayment, ignoreReasonInput, paymentProviderInput } from '@quarry/contracts/payments';
import { authorize } from '../../platform/auth/index.ts';
import { mutation, type Right } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryPaymentEventsArgs, Resolvers } from '../../platform/graphql/index.ts';
import { findOrder, answerOrder, type OrderRecord, visibleOrder } from '../orders/index.ts';
import { shopById } from '../shops/index.ts';
import { attachEvent, ignoreEvent } from './apply-event.ts';
import { lookUpRequest } from './look-up-request.ts';
import { answerPayment, answerProvider, answerTransaction } from './payment.answer.ts';
import { eventById, visibleEvent, visibleProvider, visibleTransaction } from './payment.loaders.ts';
import { answerEvent } from './payment-event.answer.ts';
import { countEvents, eventFilter, type EventListRequest, listEvents } from './payment-event.store.ts';
import { changeProvider, createProvider, replaceProviderHook, requestPayment } from './provider.commands.ts';
import { findProvidersOf } from './provider.store.ts';

export const providerResolvers = {
  Query: {
    paymentProviders: async (_root, { shopId }, { actor, deps }) => {
      authorize(actor, 'read', 'Payment');
      return (await findProvidersOf(deps.db, actor, shopId)).map(answerProvider);
    },
    paymentEvents: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Payment');
      const { db } = context.deps;
      const request = listRequest(args, context);
      const { nodes, pageInfo } = await listEvents(db, request);
      return { nodes: nodes.map(answerEvent), pageInfo, total: () => countEvents(db, request) };
    },
    paymentEvent: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Payment');
      const event = await visibleEvent(context, args);
      return event && answerEvent(event);
    },
  },
  Mutation: {
    createPaymentProvider: mutation({
      effect: 'holds_a_secret',
      about: ({ input }) => ['shop', input.shopId],
      find: (context, { input }) => shopById(context).load(input.shopId),
      right: (_args, { id }) => rightsToSet(id),
      input: ({ input }, { kind }) =>
        kind === 'own'
          ? checkInput(paymentProviderInput, input)
          : { ok: false as const, issues: [inputIssue('shopId', 'not_an_own_shop')] },
      run: (_args, { deps, origin, draft }) => createProvider(deps, origin, draft),
      answer: ({ record, hookPath }) => ({
        __typename: 'PaymentProviderCreated' as const,
        provider: answerProvider(record),
        hookPath,
      }),
    }),
    updatePaymentProvider: mutation({
      about: ({ id }) => ['payment_provider', id],
      find: visibleProvider,
      right: (_args, { shopId }) => rightsToSet(shopId),
      input: ({ input }) => checkInput(paymentProviderInput, input),
      run: ({ id, version }, { deps, origin, draft }) => changeProvider(deps, origin, { id, version }, draft),
      answer: ({ record, changeId }) => ({
        __typename: 'PaymentProviderUpdated' as const,
        provider: answerProvider(record),
        changeId,
      }),
    }),
    replacePaymentHook: mutation({
      effect: 'holds_a_secret',
      about: ({ id }) => ['payment_provider', id],
      find: visibleProvider,
      right: (_args, { shopId }) => rightsToSet(shopId),
      run: (args, { deps, origin, context }) => replaceProviderHook(deps, origin, args, context.idempotencyKey),
      answer: ({ record, hookPath }) => ({
        __typename: 'PaymentHookReplaced' as const,
        provider: answerProvider(record),
        hookPath,
      }),
    }),
    requestPayment: mutation({
      about: ({ orderId }) => ['order', orderId],
      find: (context, { orderId }) => visibleOrder(context, { id: orderId }),
      right: (_args, { shopId }): Right => ['create', 'Payment', { shopId }],
      input: ({ input }, { currency }: OrderRecord) => checkRequestPayment(input, currency),
      run: ({ orderId, version }, { deps, origin, draft }) =>
        requestPayment(deps, origin, { id: orderId, version }, draft),
      answer: async ({ record }, { deps }) => ({
        __typename: 'PaymentSaved' as const,
        payment: answerPayment(record),
        order: await orderOf(deps.db, record.orderId),
      }),
    }),
    lookUpPaymentRequest: mutation({
      about: ({ id }) => ['payment_transaction', id],
      find: visibleTransaction,
      right: (_args, { shopId }): Right => ['update', 'Payment', { shopId }],
      run: ({ id }, { deps }) => lookUpRequest(deps, id),
      answer: ({ transaction }) => ({
        __typename: 'PaymentRequestLookedUp' as const,
        transaction: answerTransaction(transaction),
      }),
    }),
    attachPaymentEvent: mutation({
      about: ({ id }) => ['payment_event', id],
      find: visibleEvent,
      right: (_args, { shopId }): readonly Right[] => [
        ['update', 'Payment', { shopId }],
        ['read', 'Order', { shopId }],
      ],
      run: ({ id, orderId, confirmed }, { deps, origin }) =>
        attachEvent(deps, origin, { id, orderId, confirmed: confirmed ?? false }),
      answer: async ({ id, orderId }, context) => ({
        __typename: 'PaymentEventAttached' as const,
        event: await eventOf(context, id),
        order: await orderOf(context.deps.db, orderId),
      }),
    }),
    ignorePaymentEvent: mutation({
      about: ({ id }) => ['payment_event', id],
      find: visibleEvent,
      right: (_args, { shopId }): Right => ['update', 'Payment', { shopId }],
      input: ({ reason }) => checkInput(ignoreReasonInput, { reason }),
      run: ({ id }, { deps, origin, draft }) => ignoreEvent(deps, origin, { id, ...draft }),
      answer: async ({ id }, context) => ({
        __typename: 'PaymentEventIgnored' as const,
        event: await eventOf(context, id),
      }),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

/** A provider has a secret, which people keep who keep those of settings, and moves the money of the shop. */
function rightsToSet(shopId: string): readonly Right[] {
  return [
    ['update', 'Setting'],
    ['update', 'Payment', { shopId }],
  ];
}

async function orderOf(db: RequestContext['deps']['db'], id: string | null) {
  const order = id === null ? undefined : await findOrder(db, id);
  if (!order) throw new Error(`The order ${id} of a payment is not there.`);
  return answerOrder(order);
}

async function eventOf(context: RequestContext, id: string) {
  const event = await eventById(context).clear(id).load(id);
  if (!event) throw new Error(`The event ${id} of a payment is not there.`);
  return answerEvent(event);
}

function listRequest(args: QueryPaymentEventsArgs, { actor, deps }: RequestContext): EventListRequest {
  const { first, after, from, sort, filter } = args;
  return {
    actor,
    shopIds: filter?.shopId ?? null,
    filter: eventFilter.conditions(filter, deps.clock.now(), actor),
    first: first ?? 100,
    after: after ?? null,
    from: from ?? null,
    sort: sort ?? null,
  };
}
