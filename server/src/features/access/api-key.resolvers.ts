import { apiKeyInput } from '@quarry/contracts/access';
import { checkInput } from '@quarry/contracts/common';
import DataLoader from 'dataloader';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation, type RecordHistory } from '../../platform/commands/index.ts';
import { type Deps, perRequest, type RequestContext, type ResolverMap } from '../../platform/feature.ts';
import type { QueryApiKeysArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { readerNameOrder } from '../../platform/reader-name-order.ts';
import { type ApiKeyRecord, stateOf } from './api-key.ts';
import { createApiKey, revokeApiKey } from './api-key.commands.ts';
import { apiKeyFilter, type ApiKeyListRequest, countApiKeys, findApiKeys, listApiKeys } from './api-key.store.ts';
import { scopeReferenceOf } from './scope-names.ts';

const apiKeyById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const keys = await findApiKeys(deps.db, actor, ids);
      return ids.map((id) => keys.get(id) ?? null);
    }),
);

export const apiKeyResolvers = {
  Query: {
    apiKeys: async (_root, args, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'ApiKey');
      const request = { ...listRequest(args, context), nameOrder: await readerNameOrder(context) };
      const { nodes, pageInfo } = await listApiKeys(deps.db, request);
      return { nodes: nodes.map((key) => shownKey(key, deps)), pageInfo, total: () => countApiKeys(deps.db, request) };
    },
    apiKey: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'ApiKey');
      const key = isId(id) ? await apiKeyById(context).load(id) : null;
      return key && shownKey(key, context.deps);
    },
  },
  ApiKey: {
    mayRevoke: ({ ownerId }: ApiKeyRecord, _args, { actor }) => may(actor, 'delete', 'ApiKey', { userId: ownerId }),
  },
  Mutation: {
    createApiKey: mutation({
      effect: 'holds_a_secret',
      // A key that made others could outlive itself and what it was narrowed to.
      right: (_args, _found, { apiKeyId, userId }) => (apiKeyId ? 'signed_in' : ['create', 'ApiKey', { userId }]),
      input: ({ input }) => checkInput(apiKeyInput, input),
      run: (_args, { deps, origin, draft }) => createApiKey(deps, origin, draft),
      answer: ({ record, secret }, { deps }) => ({
        __typename: 'ApiKeyCreated',
        apiKey: shownKey(record, deps),
        secret,
      }),
    }),
    revokeApiKey: mutation({
      about: ({ id }) => ['api_key', id],
      find: (context, { id }) => apiKeyById(context).load(id),
      right: (_args, { ownerId }) => ['delete', 'ApiKey', { userId: ownerId }],
      run: ({ id }, { deps, origin }) => revokeApiKey(deps, origin, id),
      answer: ({ key }, { deps }) => ({ __typename: 'ApiKeyRevoked', apiKey: shownKey(key, deps) }),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

export const apiKeyHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const key = await apiKeyById(context).load(id);
    return key && ['delete', 'ApiKey', { userId: key.ownerId }];
  },
  referenceOf: scopeReferenceOf,
};

function shownKey(key: ApiKeyRecord, { clock }: Pick<Deps, 'clock'>) {
  return { ...key, state: stateOf(key, clock.now()) };
}

function listRequest(args: QueryApiKeysArgs, { actor, deps }: RequestContext): ApiKeyListRequest {
  return {
    actor,
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    filter: apiKeyFilter.conditions(args.filter, deps.clock.now()),
  };
}
