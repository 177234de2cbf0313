import { eraseCustomerInput } from '@quarry/contracts/customers';
import { checkInput } from '@quarry/contracts/common';
import { reasoned } from '@quarry/contracts/wording';
import DataLoader from 'dataloader';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { perRequest, type ResolverMap } from '../../platform/feature.ts';
import type { CustomerErasure, Resolvers, Shape } from '../../platform/graphql/index.ts';
import { answerCustomer, visibleCustomer } from '../customers/index.ts';
import { countOfPerson, type ErasureRecord, findErasures } from './erasure.store.ts';
import { findErasedPerson, findOpenMatters } from './person.ts';
import { requestErasure, withdrawErasure } from './request-erasure.commands.ts';

const erasureOf = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const found = new Map((await findErasures(deps.db, ids)).map((erasure) => [erasure.customerId, erasure]));
      return ids.map((id) => found.get(id) ?? null);
    }),
);

export const erasureResolvers = {
  Query: {
    customerErasurePreview: async (_root, args, context) => {
      const customer = await visibleCustomer(context, args);
      authorize(context.actor, 'delete', 'Customer', customer ? { shopId: customer.shopId } : undefined);
      const person = customer && (await findErasedPerson(context.deps.db, customer.id));
      if (!person || customer.status !== 'ACTIVE') return null;
      return {
        ...(await countOfPerson(context.deps.db, person)),
        openMatters: await findOpenMatters(context.deps.db, person),
      };
    },
  },
  Customer: {
    erasure: async ({ id = '' }, _args, context) => {
      const erasure = await erasureOf(context).load(id);
      return erasure && answerErasure(erasure);
    },
    mayErase: async ({ id = '' }, _args, context) => {
      const customer = await visibleCustomer(context, { id });
      return customer?.status === 'ACTIVE' && may(context.actor, 'delete', 'Customer', { shopId: customer.shopId });
    },
  },
  Mutation: {
    eraseCustomer: mutation({
      about: ({ id }) => ['customer', id],
      find: visibleCustomer,
      right: (_args, { shopId }) => ['delete', 'Customer', { shopId }],
      input: ({ input }) => checkInput(eraseCustomerInput, input),
      run: ({ id, version }, { deps, origin, draft }) => requestErasure(deps, origin, { id, version, ...draft }),
      answer: ({ record, erasure }) => ({
        __typename: 'CustomerErasureRequested' as const,
        customer: answerCustomer(record),
        erasure: answerErasure(erasure),
        refusal:
          erasure.state === 'WAITING'
            ? { ...reasoned('CUSTOMER_ERASURE_WAITS', { count: erasure.openMatters.length }), right: null }
            : null,
      }),
    }),
    withdrawCustomerErasure: mutation({
      about: ({ id }) => ['customer', id],
      find: visibleCustomer,
      right: (_args, { shopId }) => ['delete', 'Customer', { shopId }],
      run: ({ id }, { deps, origin }) => withdrawErasure(deps, origin, id),
      answer: ({ record }) => ({ __typename: 'CustomerErasureWithdrawn' as const, customer: answerCustomer(record) }),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Customer'> & ResolverMap;

function answerErasure({
  state,
  requestedAt,
  dueAt,
  requestedById,
  requestedByName,
  openMatters,
}: ErasureRecord): Shape<CustomerErasure> {
  return {
    state,
    requestedAt,
    dueAt,
    requestedBy: requestedById === null ? null : (requestedByName ?? ''),
    openMatters,
  };
}
