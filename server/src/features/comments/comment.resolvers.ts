import { checkComment, checkReport } from '@quarry/contracts/comments';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation, type Saved } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryCommentsArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { channelById, channelOfKey } from '../channels/index.ts';
import { answerComment, answerRating } from './comment.answer.ts';
import { decideComment, decideText, deleteComment } from './comment.commands.ts';
import { commentById, visibleComment } from './comment.loaders.ts';
import type { CommentRecord } from './comment.ts';
import { commentFilter, type CommentListRequest, countComments, listComments } from './comment.store.ts';
import { findRatings } from './rating.store.ts';
import { reportComment } from './report-comment.commands.ts';
import { submitComment } from './submit-comment.commands.ts';

/** More than a desk has at hand. */
const mostAskedAtOnce = 200;

export const commentResolvers = {
  Query: {
    comments: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Comment');
      const request = listRequest(args, context);
      const { nodes, pageInfo } = await listComments(context.deps.db, request);
      return { nodes: nodes.map(answerComment), pageInfo, total: () => countComments(context.deps.db, request) };
    },
    comment: async (_root, args, context) => {
      authorize(context.actor, 'read', 'Comment');
      const comment = await visibleComment(context, args);
      return comment && answerComment(comment);
    },
    waitingComments: async (_root, { ids }, context) => {
      authorize(context.actor, 'read', 'Comment');
      const found = await commentById(context).loadMany(ids.slice(0, mostAskedAtOnce).filter(isId));
      return found.flatMap((one) =>
        one && !(one instanceof Error) && (one.status === 'PENDING' || one.waitingText !== null || one.reportCount > 0)
          ? answerComment(one)
          : [],
      );
    },
    ratingSummaries: async (_root, { productId }, { actor, deps }) => {
      authorize(actor, 'read', 'Comment');
      return isId(productId) ? (await findRatings(deps.db, actor, productId)).map(answerRating) : [];
    },
  },
  Mutation: {
    submitComment: mutation({
      isForChannels: true,
      about: ({ channelId }) => ['channel', channelId],
      find: channelOfCaller,
      right: (_args, { id, shopId }) => ['create', 'Comment', { shopId, channelId: id }],
      input: ({ input }) => checkComment(input),
      run: (_args, { deps, origin, found, draft }) => submitComment(deps, origin, found, draft),
      answer: ({ id, status, isNew }) => ({ __typename: 'CommentSubmitted', id, status, isNew }),
    }),
    reportComment: mutation({
      isForChannels: true,
      about: ({ channelId }) => ['channel', channelId],
      find: channelOfCaller,
      right: (_args, { id, shopId }) => ['create', 'Comment', { shopId, channelId: id }],
      input: ({ input }) => checkReport(input),
      run: (_args, { deps, origin, found, draft }) => reportComment(deps, origin, found, draft),
      answer: ({ id }) => ({ __typename: 'CommentReported', id }),
    }),
    setCommentStatus: mutation({
      about: ({ id }) => ['comment', id],
      find: visibleComment,
      right: (_args, { shopId }) => ['review', 'Comment', { shopId }],
      run: ({ id, version, status, reason }, { deps, origin }) =>
        decideComment(deps, origin, { id, version }, { status, reason: reason ?? null }),
      answer: saved,
    }),
    decideCommentText: mutation({
      about: ({ id }) => ['comment', id],
      find: visibleComment,
      right: (_args, { shopId }) => ['review', 'Comment', { shopId }],
      run: ({ id, version, isShown }, { deps, origin }) => decideText(deps, origin, { id, version }, isShown),
      answer: saved,
    }),
    deleteComment: mutation({
      about: ({ id }) => ['comment', id],
      find: visibleComment,
      right: (_args, { shopId }) => ['delete', 'Comment', { shopId }],
      run: ({ id, version }, { deps, origin }) => deleteComment(deps, origin, { id, version }),
      answer: ({ name }, _context, { id }) => ({ __typename: 'CommentDeleted', id, name }),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

/** A key of a channel sends its own, a person those of channels that they may read. */
async function channelOfCaller(context: RequestContext, { channelId }: { channelId: string }) {
  const { actor } = context;
  if (actor.kind === 'channel') return channelOfKey(context, channelId);
  const channel = may(actor, 'read', 'Channel') ? await channelById(context).load(channelId) : null;
  return channel && may(actor, 'read', 'Comment', { shopId: channel.shopId }) ? channel : null;
}

function listRequest(args: QueryCommentsArgs, { actor, deps }: RequestContext): CommentListRequest {
  return {
    actor,
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    filter: commentFilter.conditions(args.filter, deps.clock.now()),
  };
}

function saved({ record, changeId }: Saved<CommentRecord>) {
  return { __typename: 'CommentSaved' as const, comment: answerComment(record), changeId };
}
