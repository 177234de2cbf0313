import { channelInput, newChannelInput } from '@quarry/contracts/channels';
import { checkInput } from '@quarry/contracts/common';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation, type Saved } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryChannelsArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { shopById } from '../shops/index.ts';
import { answerChannel, answerKind } from './channel.answer.ts';
import { createChannel, setChannelStatus, updateChannel } from './channel.commands.ts';
import { channelById, channelKinds } from './channel-loaders.ts';
import {
  channelFilter,
  type ChannelListRequest,
  countChannels,
  findSellingShop,
  listChannels,
} from './channel.store.ts';
import { type ChannelRecord, draftOf } from './channel.ts';

export const channelResolvers = {
  Query: {
    channels: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Channel');
      const request = listRequest(args, context);
      const { nodes, pageInfo } = await listChannels(context.deps.db, request);
      return { nodes: nodes.map(answerChannel), pageInfo, total: () => countChannels(context.deps.db, request) };
    },
    channel: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Channel');
      const channel = isId(id) ? await channelById(context).load(id) : null;
      return channel && answerChannel(channel);
    },
    channelKinds: async (_root, _args, context: RequestContext) => {
      authorize(context.actor, 'read', 'Channel');
      return (await channelKinds(context)).map(answerKind);
    },
  },
  Mutation: {
    createChannel: mutation({
      about: ({ input }) => ['shop', input.shopId],
      find: findShop,
      right: ({ input }) => ['create', 'Channel', { shopId: input.shopId }],
      input: ({ input }) => checkInput(newChannelInput, input),
      run: (_args, { deps, origin, found, draft }) => createChannel(deps, origin, found, draft),
      answer: ({ record }) => ({ __typename: 'ChannelCreated', channel: answerChannel(record) }),
    }),
    updateChannel: mutation({
      about: ({ id }) => ['channel', id],
      find: visible,
      right: (_args, { shopId }) => ['update', 'Channel', { shopId }, 'by_field'],
      // What the form left out stays as it is.
      input: ({ input }, current) => checkInput(channelInput, { ...draftOf(current), ...input }),
      run: (args, { deps, origin, draft }) => updateChannel(deps, origin, args, draft),
      answer: updated,
    }),
    setChannelStatus: mutation({
      about: ({ id }) => ['channel', id],
      find: visible,
      right: ({ status }, { shopId }) =>
        status === 'ARCHIVED' ? ['archive', 'Channel', { shopId }] : ['update', 'Channel', { shopId }, 'by_field'],
      run: (args, { deps, origin }) => setChannelStatus(deps, origin, args, args.status, args.confirmed ?? false),
      answer: updated,
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

async function visible(context: RequestContext, { id }: { id: string }): Promise<ChannelRecord | null> {
  return may(context.actor, 'read', 'Channel') ? channelById(context).load(id) : null;
}

async function findShop(context: RequestContext, { input: { shopId } }: { input: { shopId: string } }) {
  const shop = may(context.actor, 'read', 'Shop') ? await shopById(context).load(shopId) : null;
  return shop && ((await findSellingShop(context.deps.db, shopId)) ?? null);
}

function updated({ record, changeId }: Saved<ChannelRecord>) {
  return { __typename: 'ChannelUpdated' as const, channel: answerChannel(record), changeId };
}

function listRequest(args: QueryChannelsArgs, { actor, deps }: RequestContext): ChannelListRequest {
  return {
    actor,
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    sort: args.sort ?? null,
    search: args.search ?? null,
    filter: channelFilter.conditions(args.filter, deps.clock.now(), actor),
  };
}
