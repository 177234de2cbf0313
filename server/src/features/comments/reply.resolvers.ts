import { replyInput, savedReplyInput } from '@quarry/contracts/comments';
import { checkInput } from '@quarry/contracts/common';
import { authorize, may } from '../../platform/auth/index.ts';
import { mutation, type Saved } from '../../platform/commands/index.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { shopById } from '../shops/index.ts';
import { answerComment, answerReply } from './comment.answer.ts';
import { commentById, repliesTo, visibleComment, visibleReply, visibleSavedReply } from './comment.loaders.ts';
import type { ReplyRecord, SavedReplyRecord } from './comment.ts';
import {
  createReply,
  createSavedReply,
  deleteSavedReply,
  moveReply,
  updateReply,
  updateSavedReply,
} from './reply.commands.ts';
import { findSavedReplies } from './reply.store.ts';

export const replyResolvers = {
  Query: {
    savedReplies: async (_root, { shopId }, { actor, deps }) => {
      authorize(actor, 'read', 'Comment');
      return isId(shopId) && may(actor, 'read', 'Comment', { shopId }) ? findSavedReplies(deps.db, shopId) : [];
    },
  },
  Mutation: {
    createCommentReply: mutation({
      about: ({ commentId }) => ['comment', commentId],
      find: (context, { commentId }) => visibleComment(context, { id: commentId }),
      right: (_args, { shopId }) => ['review', 'Comment', { shopId }],
      input: ({ text }) => checkInput(replyInput, { text }),
      run: (_args, { deps, origin, found, draft }) => createReply(deps, origin, found, draft.text),
      answer: replySaved,
    }),
    updateCommentReply: mutation({
      about: ({ id }) => ['comment_reply', id],
      find: visibleReply,
      right: (_args, { shopId }) => ['review', 'Comment', { shopId }],
      input: ({ text }) => checkInput(replyInput, { text }),
      run: ({ id, version }, { deps, origin, draft }) => updateReply(deps, origin, { id, version }, draft.text),
      answer: replySaved,
    }),
    setCommentReplyState: mutation({
      about: ({ id }) => ['comment_reply', id],
      find: visibleReply,
      right: (_args, { shopId }) => ['review', 'Comment', { shopId }],
      run: ({ id, version, state }, { deps, origin }) => moveReply(deps, origin, { id, version }, state),
      answer: replySaved,
    }),
    createSavedReply: mutation({
      about: ({ shopId }) => ['shop', shopId],
      find: shopToAnswerFor,
      right: ({ shopId }) => ['review', 'Comment', { shopId }],
      input: ({ input }) => checkInput(savedReplyInput, input),
      run: ({ shopId }, { deps, origin, draft }) => createSavedReply(deps, origin, shopId, draft),
      answer: savedReplySaved,
    }),
    updateSavedReply: mutation({
      about: ({ id }) => ['saved_reply', id],
      find: visibleSavedReply,
      right: (_args, { shopId }) => ['review', 'Comment', { shopId }],
      input: ({ input }) => checkInput(savedReplyInput, input),
      run: ({ id, version }, { deps, origin, draft }) => updateSavedReply(deps, origin, { id, version }, draft),
      answer: savedReplySaved,
    }),
    deleteSavedReply: mutation({
      about: ({ id }) => ['saved_reply', id],
      find: visibleSavedReply,
      right: (_args, { shopId }) => ['review', 'Comment', { shopId }],
      run: ({ id, version }, { deps, origin }) => deleteSavedReply(deps, origin, { id, version }),
      answer: (_outcome, _context, { id }) => ({ __typename: 'SavedReplyDeleted', id }),
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

/** The shop that texts are kept for; anyone who answers elsewhere learns nothing of it. */
async function shopToAnswerFor(context: RequestContext, { shopId }: { shopId: string }) {
  const isHidden = may(context.actor, 'review', 'Comment') && !may(context.actor, 'review', 'Comment', { shopId });
  return isHidden ? null : shopById(context).load(shopId);
}

async function replySaved({ record, changeId }: Saved<ReplyRecord>, context: RequestContext) {
  repliesTo(context).clear(record.commentId);
  commentById(context).clear(record.commentId);
  const comment = await commentById(context).load(record.commentId);
  if (!comment) throw new Error(`The comment ${record.commentId} of a reply does not exist.`);
  const reply = answerReply(record);
  return { __typename: 'CommentReplySaved' as const, reply, comment: answerComment(comment), changeId };
}

function savedReplySaved({ record }: Saved<SavedReplyRecord>) {
  return { __typename: 'SavedReplySaved' as const, savedReply: record };
}
