import { channelKeyInput } from '@quarry/contracts/channels';
import { checkInput } from '@quarry/contracts/common';
import DataLoader from 'dataloader';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation, type RecordHistory } from '../../platform/commands/index.ts';
import { type Deps, perRequest, type ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import {
  type ChannelKeyRecord,
  findChannelKeys,
  findChannelsOfKeys,
  listChannelKeys,
  revokeChannelKey,
  stateOfChannelKey,
} from '../access/index.ts';
import { createChannelKey } from './channel-key.commands.ts';
import { channelById } from './channel-loaders.ts';

const channelKeyById = perRequest(
  ({ actor, deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const keys = await findChannelKeys(deps.db, actor, ids);
      return ids.map((id) => keys.get(id) ?? null);
    }),
);

/** The channel of a key by which something was done; null for a person's key. */
const channelIdOfKey = perRequest(
  ({ deps }) =>
    new DataLoader(async (ids: readonly string[]) => {
      const channels = await findChannelsOfKeys(deps.db, ids);
      return ids.map((id) => channels.get(id) ?? null);
    }),
);

export const channelKeyResolvers = {
  Query: {
    channelKeys: async (_root, { channelId, first, after }, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'ChannelKey');
      const channel = isId(channelId) ? await channelById(context).load(channelId) : null;
      if (!channel) return null;
      const window = { first: first ?? 100, after: after ?? null };
      const { nodes, pageInfo } = await listChannelKeys(deps.db, { actor, channelId, ...window });
      return {
        nodes: nodes.map((key) => shownKey(key, deps)),
        pageInfo,
        mayCreate: actor.apiKeyId === undefined && may(actor, 'create', 'ChannelKey', { shopId: channel.shopId }),
      };
    },
  },
  Change: {
    channel: async ({ cause, causeId }: { cause: string; causeId: string | null }, _args: unknown, context) => {
      if (causeId === null || cause !== 'api_key') return null;
      const channelId = await channelIdOfKey(context).load(causeId);
      return channelId === null ? null : channelById(context).load(channelId);
    },
  },
  ChannelKey: {
    mayRevoke: ({ shopId }: ChannelKeyRecord, _args: unknown, { actor }) =>
      may(actor, 'delete', 'ChannelKey', { shopId }),
  },
  Mutation: {
    createChannelKey: mutation({
      effect: 'holds_a_secret',
      about: ({ channelId }) => ['channel', channelId],
      find: (context, { channelId }) => channelById(context).load(channelId),
      // A key that made others could outlive itself.
      right: (_args, { shopId }, { apiKeyId }) => (apiKeyId ? 'signed_in' : ['create', 'ChannelKey', { shopId }]),
      input: ({ input }) => checkInput(channelKeyInput, input),
      run: ({ channelId }, { deps, origin, draft }) => createChannelKey(deps, origin, channelId, draft),
      answer: ({ record, secret }, { deps }) => ({
        __typename: 'ChannelKeyCreated',
        key: shownKey(record, deps),
        secret,
      }),
    }),
    revokeChannelKey: mutation({
      about: ({ id }) => ['channel_key', id],
      find: (context, { id }) => channelKeyById(context).load(id),
      right: (_args, { shopId }) => ['delete', 'ChannelKey', { shopId }],
      run: ({ id }, { deps, origin }) => revokeChannelKey(deps, origin, id),
      answer: ({ key }, { deps }) => ({ __typename: 'ChannelKeyRevoked', key: shownKey(key, deps) }),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

export const channelKeyHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const key = await channelKeyById(context).load(id);
    return key && ['delete', 'ChannelKey', { shopId: key.shopId }];
  },
  referenceOf: (field) =>
    field === 'channelId' ? async (context, id) => (await channelById(context).load(id))?.name ?? null : undefined,
};

function shownKey(key: ChannelKeyRecord, { clock }: Pick<Deps, 'clock'>) {
  return { ...key, state: stateOfChannelKey(key, clock.now()) };
}
