import { type CheckedInput, checkInput, inputIssue } from '@quarry/contracts/common';
import {
  customerAddressInput,
  customerConsentInput,
  type CustomerDraft,
  customerInput,
} from '@quarry/contracts/customers';
import { reasoned } from '@quarry/contracts/wording';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation, type Saved } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryCustomersArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { findOwnShop } from './own-shop.store.ts';
import { answerConsents, answerCustomer } from './customer.answer.ts';
import {
  createCustomer,
  type EmailTaken,
  recordConsent,
  removeAddress,
  saveAddress,
  updateCustomer,
} from './customer.commands.ts';
import { addressesOf, consentsOf, visibleCustomer } from './customer.loaders.ts';
import { mergeCustomers, mergedFields, type OrdersOfCustomers, refusalToMerge } from './customer-merge.commands.ts';
import { type CustomerRecord, latestConsents } from './customer.ts';
import { countCustomers, customerFilter, type CustomerListRequest, listCustomers } from './customer.store.ts';

type CustomerResolvers = Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

export function customerResolvers(orders: OrdersOfCustomers) {
  return {
    Query: {
      customers: async (_root, args, context) => {
        authorize(context.actor, 'read', 'Customer');
        const request = listRequest(args, context);
        const { nodes, pageInfo } = await listCustomers(context.deps.db, request);
        return { nodes: nodes.map(answerCustomer), pageInfo, total: () => countCustomers(context.deps.db, request) };
      },
      customer: async (_root, args, context) => {
        authorize(context.actor, 'read', 'Customer');
        const customer = await visibleCustomer(context, args);
        return customer && answerCustomer(customer);
      },
      customerMergePreview: async (_root, { survivorId, mergedId, take }, context) => {
        authorize(context.actor, 'update', 'Customer', undefined, 'by_field');
        const [survivor, merged] = await Promise.all([
          visibleCustomer(context, { id: survivorId }),
          visibleCustomer(context, { id: mergedId }),
        ]);
        if (!survivor || !merged)
          return { __typename: 'NotFound', entity: 'customer', id: survivor ? mergedId : survivorId };
        const gone = [survivor, merged].find(({ status }) => status !== 'ACTIVE');
        const refusal =
          refusalToMerge(survivor, merged) ??
          (gone &&
            (gone.status === 'ERASED'
              ? reasoned('CUSTOMER_ERASED')
              : reasoned('CUSTOMER_MERGED', { name: gone.name })));
        if (refusal) return { __typename: 'NotAllowedNow', ...refusal };
        const ids = [survivorId, mergedId];
        const addresses = (await addressesOf(context).loadMany(ids)).flat();
        const consents = (await Promise.all(ids.map((id) => consentsOf(context).load(id)))).flat();
        return {
          __typename: 'CustomerMergePreview',
          ...mergedFields(survivor, merged, take ?? []),
          survivor: answerCustomer(survivor),
          merged: answerCustomer(merged),
          addresses: addresses.length,
          consents: answerConsents(latestConsents(consents)),
        };
      },
    },
    Mutation: {
      createCustomer: mutation({
        about: ({ shopId }) => ['shop', shopId],
        find: shopToFill,
        right: (_args, { id }) => ['create', 'Customer', { shopId: id }],
        input: ({ input }, { isOwn }): CheckedInput<CustomerDraft> =>
          isOwn ? checkInput(customerInput, input) : { ok: false, issues: [inputIssue('shopId', 'not_an_own_shop')] },
        run: ({ shopId }, { deps, origin, draft }) => createCustomer(deps, origin, shopId, draft),
        answer: (outcome) =>
          outcome.kind === 'email_taken'
            ? taken(outcome)
            : { __typename: 'CustomerCreated', customer: answerCustomer(outcome.record) },
      }),
      updateCustomer: mutation({
        about: ({ id }) => ['customer', id],
        find: visibleCustomer,
        right: (_args, { shopId }) => ['update', 'Customer', { shopId }, 'by_field'],
        input: ({ input }) => checkInput(customerInput, input),
        run: ({ id, version }, { deps, origin, draft }) => updateCustomer(deps, origin, { id, version }, draft),
        answer: (outcome) => (outcome.kind === 'email_taken' ? taken(outcome) : saved(outcome)),
      }),
      saveCustomerAddress: mutation({
        about: ({ customerId }) => ['customer', customerId],
        find: ofCustomer,
        right: (_args, { shopId }) => ['update', 'Customer', { shopId }, 'by_field'],
        input: ({ input }) => checkInput(customerAddressInput, input),
        run: ({ customerId, version, addressId }, { deps, origin, draft }) =>
          saveAddress(deps, origin, { id: customerId, version }, addressId ?? null, draft),
        answer: saved,
      }),
      removeCustomerAddress: mutation({
        about: ({ customerId }) => ['customer', customerId],
        find: ofCustomer,
        right: (_args, { shopId }) => ['update', 'Customer', { shopId }, 'by_field'],
        run: ({ customerId, version, addressId }, { deps, origin }) =>
          removeAddress(deps, origin, { id: customerId, version }, addressId),
        answer: saved,
      }),
      recordCustomerConsent: mutation({
        about: ({ customerId }) => ['customer', customerId],
        find: ofCustomer,
        right: (_args, { shopId }) => ['update', 'Customer', { shopId }, 'by_field'],
        input: ({ input }) => checkInput(customerConsentInput, input),
        run: ({ customerId }, { deps, origin, draft }) => recordConsent(deps, origin, customerId, draft),
        answer: saved,
      }),
      mergeCustomers: mutation({
        about: ({ survivorId }) => ['customer', survivorId],
        find: bothToMerge,
        right: (_args, [survivor, merged]) => [
          ['update', 'Customer', { shopId: survivor.shopId }],
          ['update', 'Customer', { shopId: merged.shopId }],
        ],
        run: ({ survivorId, survivorVersion, mergedId, mergedVersion, take }, { deps, origin }) =>
          mergeCustomers(deps, origin, orders, {
            survivor: { id: survivorId, version: survivorVersion },
            merged: { id: mergedId, version: mergedVersion },
            take: take ?? [],
          }),
        answer: ({ record, changeId }) => ({
          __typename: 'CustomersMerged',
          customer: answerCustomer(record),
          changeId,
        }),
      }),
    },
  } satisfies CustomerResolvers;
}

/** The shop that customers are made in; anyone who may make some elsewhere learns nothing of it. */
async function shopToFill({ actor, deps }: RequestContext, { shopId }: { shopId: string }) {
  if (!isId(shopId)) return null;
  if (may(actor, 'create', 'Customer') && !may(actor, 'create', 'Customer', { shopId })) return null;
  return findOwnShop(deps.db, shopId);
}

function ofCustomer(context: RequestContext, { customerId }: { customerId: string }): Promise<CustomerRecord | null> {
  return visibleCustomer(context, { id: customerId });
}

async function bothToMerge(
  context: RequestContext,
  { survivorId, mergedId }: { survivorId: string; mergedId: string },
): Promise<readonly [CustomerRecord, CustomerRecord] | null> {
  const survivor = await visibleCustomer(context, { id: survivorId });
  const merged = await visibleCustomer(context, { id: mergedId });
  return survivor && merged && [survivor, merged];
}

function listRequest(args: QueryCustomersArgs, { actor, deps }: RequestContext): CustomerListRequest {
  return {
    actor,
    search: args.search ?? null,
    filter: customerFilter.conditions(args.filter, deps.clock.now(), actor),
    shopIds: args.filter?.shopId ?? null,
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    sort: args.sort ?? null,
  };
}

function saved({ record, changeId }: Saved<CustomerRecord>) {
  return { __typename: 'CustomerSaved' as const, customer: answerCustomer(record), changeId };
}

function taken({ customer }: EmailTaken) {
  const refusal = { ...reasoned('CUSTOMER_EMAIL_TAKEN', { name: customer.name }), right: null };
  return { __typename: 'CustomerEmailTaken' as const, customer: answerCustomer(customer), refusal };
}
