import { feedInput } from '@quarry/contracts/channels';
import { checkInput } from '@quarry/contracts/common';
import { publicAddressSetting } from '@quarry/contracts/installation';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation, type Saved } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { ChannelFeed, Resolvers, Shape } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { settingValue } from '../../platform/settings/index.ts';
import { channelById } from '../channels/index.ts';
import { createFeed, rebuildFeed, removeHeld, replaceToken, shownFormat, updateFeed } from './channel-feed.commands.ts';
import { findFeeds, findFeedsOf } from './channel-feed.store.ts';
import type { FeedRecord } from './feed.ts';
import { openToken } from './feed-token.ts';

export const feedResolvers = {
  Query: {
    channelFeeds: async (_root, { channelId }, context) => {
      authorize(context.actor, 'read', 'Channel');
      const channel = isId(channelId) ? await channelById(context).load(channelId) : null;
      return channel && (await findFeedsOf(context.deps.db, channel.id)).map(answerFeed);
    },
  },
  Mutation: {
    createChannelFeed: mutation({
      // Its answer has the address.
      effect: 'holds_a_secret',
      about: ({ channelId }) => ['channel', channelId],
      find: async (context, { channelId }) =>
        may(context.actor, 'read', 'Channel') ? channelById(context).load(channelId) : null,
      right: (_args, { shopId }) => ['update', 'Channel', { shopId }],
      input: ({ input }) => checkInput(feedInput, input),
      run: ({ channelId }, { deps, origin, draft }) => createFeed(deps, origin, channelId, draft),
      answer: ({ record }) => ({ __typename: 'ChannelFeedCreated', feed: answerFeed(record) }),
    }),
    updateChannelFeed: mutation({
      effect: 'holds_a_secret',
      about: ({ id }) => ['channel_feed', id],
      find: visible,
      right: (_args, { shopId }) => ['update', 'Channel', { shopId }],
      input: ({ input }) => checkInput(feedInput, input),
      run: (args, { deps, origin, draft }) => updateFeed(deps, origin, args, draft),
      answer: updated,
    }),
    replaceFeedToken: mutation({
      effect: 'holds_a_secret',
      about: ({ id }) => ['channel_feed', id],
      find: visible,
      right: (_args, { shopId }) => ['update', 'Channel', { shopId }],
      run: (args, { deps, origin }) => replaceToken(deps, origin, args),
      answer: updated,
    }),
    rebuildChannelFeed: mutation({
      effect: 'holds_a_secret',
      about: ({ id }) => ['channel_feed', id],
      find: visible,
      right: (_args, { shopId }) => ['update', 'Channel', { shopId }],
      run: (args, { deps, origin }) => rebuildFeed(deps, origin, args),
      answer: updated,
    }),
    removeHeldRows: mutation({
      effect: 'holds_a_secret',
      about: ({ id }) => ['channel_feed', id],
      find: visible,
      right: (_args, { shopId }) => ['update', 'Channel', { shopId }],
      run: (args, { deps, origin }) => removeHeld(deps, origin, args),
      answer: updated,
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

async function visible({ actor, deps }: RequestContext, { id }: { id: string }): Promise<FeedRecord | null> {
  if (!may(actor, 'read', 'Channel') || !isId(id)) return null;
  return (await findFeeds(deps.db, actor, [id])).get(id) ?? null;
}

function updated({ record, changeId }: Saved<FeedRecord>) {
  return { __typename: 'ChannelFeedUpdated' as const, feed: answerFeed(record), changeId };
}

/** A feed as GraphQL shows it; whoever may change it sees where it is read. */
function answerFeed(feed: FeedRecord): Shape<ChannelFeed> {
  const { id, channelId, shopId, name, mappingVersion, previousUntil, schedule, nextRunAt, revision } = feed;
  const { createdAt, updatedAt, version } = feed;
  return {
    id,
    channelId,
    name,
    mappingVersion,
    previousUntil,
    schedule,
    nextRunAt,
    revision,
    createdAt,
    updatedAt,
    version,
    format: shownFormat(feed.format),
    address: async (_args: never, { actor, deps }: RequestContext) => {
      if (!may(actor, 'update', 'Channel', { shopId })) return null;
      const token = await openToken(deps.secrets, id, { sealed: feed.tokenSealed, keyId: feed.tokenKeyId });
      const base = (await settingValue(deps, publicAddressSetting)).replace(/\/$/, '');
      return token === undefined ? null : `${base}/feeds/${token}.${feed.format}`;
    },
    mayUpdate: (_args: never, { actor }: RequestContext) => may(actor, 'update', 'Channel', { shopId }),
  };
}
