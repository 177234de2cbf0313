import { feedInput } from '@quarry/contracts/channels';
import { checkInput } from '@quarry/contracts/common';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation, type Saved } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryFeedRowsArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { channelById } from '../channels/index.ts';
import { createFeed, rebuildFeed, removeHeld, replaceToken, updateFeed } from './channel-feed.commands.ts';
import { findFeeds, findFeedsOf } from './channel-feed.store.ts';
import type { FeedRecord } from './feed.ts';
import { answerFeed, answerRow, answerVersion } from './feed.answer.ts';
import { findFeedRow, listFeedReads, listFeedRows, type ShownRow } from './feed-list.store.ts';
import { sampleOf } from './feed-sample.ts';
import { findRowVersion, listRowVersions, standing } from './row-history.store.ts';

export const feedResolvers = {
  Query: {
    channelFeeds: async (_root, { channelId }, context) => {
      authorize(context.actor, 'read', 'Channel');
      const channel = isId(channelId) ? await channelById(context).load(channelId) : null;
      return channel && (await findFeedsOf(context.deps.db, channel.id)).map(answerFeed);
    },
    channelFeed: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Channel');
      const feed = await visible(context, args);
      return feed && answerFeed(feed);
    },
    feedRows: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Channel');
      const feed = await visible(context, { id: args.feedId });
      if (!feed) return null;
      const { nodes, pageInfo } = await listFeedRows(context.deps.db, rowRequest(args, context));
      return { nodes: nodes.map(answerRow), pageInfo };
    },
    feedRow: async (_root, { feedId, externalId, version }, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'Channel');
      const feed = await visible(context, { id: feedId });
      if (!feed) return null;
      const wanted = { feedId: feed.id, externalId, now: deps.clock.now() };
      const row = await rowAt(context, wanted, version ?? standing);
      return row ? answerRow(row) : null;
    },
    feedRowVersions: async (_root, { feedId, externalId, from, until, first, after }, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'Channel');
      const feed = await visible(context, { id: feedId });
      if (!feed) return null;
      const { nodes, pageInfo } = await listRowVersions(deps.db, {
        actor,
        feedId: feed.id,
        externalId,
        from: from ? new Date(from) : null,
        until: until ? new Date(until) : null,
        first: first ?? 50,
        after: after ?? null,
        now: deps.clock.now(),
      });
      return { nodes: nodes.map(answerVersion), pageInfo };
    },
    feedSample: async (_root, { feedId, first }, context) => {
      authorize(context.actor, 'read', 'Channel');
      const feed = await visible(context, { id: feedId });
      return feed && sampleOf(context, feed, first ?? 20);
    },
    feedReads: async (_root, { feedId, first, after }, context) => {
      authorize(context.actor, 'read', 'Channel');
      const feed = await visible(context, { id: feedId });
      return feed && listFeedReads(context.deps.db, { feedId, first: first ?? 50, after: after ?? null });
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

async function rowAt(
  { actor, deps }: RequestContext,
  wanted: { feedId: string; externalId: string; now: Date },
  version: string,
): Promise<ShownRow | undefined> {
  if (version === standing) return findFeedRow(deps.db, actor, wanted);
  return isId(version) ? findRowVersion(deps.db, actor, { ...wanted, version }) : undefined;
}

function updated({ record, changeId }: Saved<FeedRecord>) {
  return { __typename: 'ChannelFeedUpdated' as const, feed: answerFeed(record), changeId };
}

function rowRequest({ feedId, first, after, state, search }: QueryFeedRowsArgs, { actor, deps }: RequestContext) {
  const states = state?.map((one) => one.toLowerCase() as Lowercase<typeof one>) ?? null;
  return {
    actor,
    feedId,
    first: first ?? 50,
    after: after ?? null,
    states,
    search: search ?? null,
    now: deps.clock.now(),
  };
}
