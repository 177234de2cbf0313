import type { Action } from '@quarry/contracts/access';
import { commentActions, replyTable } from '@quarry/contracts/comments';
import { actionsNow } from '@quarry/contracts/states';
import { may } from '../../platform/auth/index.ts';
import { answerActions } from '../../platform/commands/index.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { Comment, CommentReply, RatingSummary, Shape } from '../../platform/graphql/index.ts';
import { answerChannel, channelById } from '../channels/index.ts';
import { answerLineOf, answerOrder, visibleOrder } from '../orders/index.ts';
import { productById, productRowShape } from '../products/index.ts';
import { shopOf } from '../shops/index.ts';
import { replyFacts } from './comment.commands.ts';
import { commentById, earlierOf, flagsOf, repliesTo } from './comment.loaders.ts';
import type { CommentRecord, ReplyRecord } from './comment.ts';
import type { RatingRecord } from './rating.store.ts';

/** A comment as GraphQL shows it; what costs a statement is a function. */
export function answerComment(comment: CommentRecord): Shape<Comment> {
  const { id, shopId, channelId, productId, orderId, orderLineId } = comment;
  return {
    ...comment,
    shop: (_args: never, context: RequestContext) => shopOf(comment, context),
    channel: async (_args: never, context: RequestContext) => {
      const channel =
        channelId && may(context.actor, 'read', 'Channel') && (await channelById(context).load(channelId));
      return channel ? answerChannel(channel) : null;
    },
    product: async (_args: never, context: RequestContext) => {
      const product =
        productId && may(context.actor, 'read', 'Product') && (await productById(context).load(productId));
      return product ? productRowShape(product) : null;
    },
    order: async (_args: never, context: RequestContext) => {
      const order = orderId && (await visibleOrder(context, { id: orderId }));
      return order ? answerOrder(order) : null;
    },
    orderLine: async (_args: never, context: RequestContext) => {
      const order = orderId && (await visibleOrder(context, { id: orderId }));
      return order && orderLineId
        ? answerLineOf(context, { orderId: order.id, lineId: orderLineId, currency: order.currency })
        : null;
    },
    flags: (_args: never, context: RequestContext) => flagsOf(context).load(id),
    replies: async (_args: never, context: RequestContext) => (await repliesTo(context).load(id)).map(answerReply),
    earlier: async (_args: never, context: RequestContext) => (await earlierOf(context).load(id)).map(answerComment),
    actions: (_args: never, { actor }: RequestContext) => {
      const lacking = (action: Action) => (may(actor, action, 'Comment', { shopId }) ? undefined : action);
      return answerActions(commentActions(comment, lacking), 'Comment');
    },
    mayReview: (_args: never, { actor }: RequestContext) => may(actor, 'review', 'Comment', { shopId }),
    mayDelete: (_args: never, { actor }: RequestContext) => may(actor, 'delete', 'Comment', { shopId }),
  };
}

export function answerReply(reply: ReplyRecord): Shape<CommentReply> {
  return {
    ...reply,
    actions: async (_args: never, context: RequestContext) => {
      const { commentId, shopId, state } = reply;
      const comment = await commentById(context).load(commentId);
      if (!comment) return [];
      const published = (await repliesTo(context).load(commentId)).filter((one) => one.state === 'PUBLISHED').length;
      const lacking = (action: Action) => (may(context.actor, action, 'Comment', { shopId }) ? undefined : action);
      return answerActions(actionsNow(replyTable, state, replyFacts(comment, published), lacking), 'Comment');
    },
  };
}

export function answerRating({ shopId, counts }: RatingRecord): Shape<RatingSummary> {
  const count = counts.reduce((sum, one) => sum + one, 0);
  const stars = counts.reduce((sum, one, at) => sum + one * (at + 1), 0);
  return {
    shop: (_args: never, context: RequestContext) => shopOf({ shopId }, context),
    counts,
    count,
    average: stars / count,
  };
}
