import type { Feature } from '../../platform/feature.ts';
import { commentBin } from './comment-bin.ts';
import { commentBulk } from './comment.bulk.ts';
import { commentHistory, replyHistory } from './comment.history.ts';
import { commentResolvers } from './comment.resolvers.ts';
import { commentFilter } from './comment.store.ts';
import { provedPurchases } from './purchase.commands.ts';
import { replyResolvers } from './reply.resolvers.ts';
import { commentsPersonal } from './comments.personal.ts';

export { commentImport } from './comment-import.ts';
export { commentFilter, countComments, listComments, readableComments, submittedOn } from './comment.store.ts';

export const commentsFeature: Feature = {
  name: 'comments',
  personal: commentsPersonal,
  consumers: [provedPurchases],
  resolvers: {
    Query: { ...commentResolvers.Query, ...replyResolvers.Query },
    Mutation: { ...commentResolvers.Mutation, ...replyResolvers.Mutation },
  },
  records: [
    {
      entity: 'comment',
      subject: 'Comment',
      stored: { table: 'comment', name: ['title', 'author_name'], shop: 'shop_id', deletedAt: 'deleted_at' },
      path: '/comments',
      list: { query: 'comments', filter: commentFilter, isExported: true, bulk: commentBulk },
      history: commentHistory,
      bin: commentBin,
    },
    {
      entity: 'comment_reply',
      subject: 'Comment',
      stored: {
        table: 'comment_reply',
        belongsTo: { comment: 'comment_id' },
        name: { of: 'comment' },
        shop: 'shop_id',
      },
      history: replyHistory,
    },
    {
      entity: 'saved_reply',
      subject: 'Comment',
      stored: { table: 'saved_reply', name: 'name', shop: 'shop_id' },
      isNamedInTrail: true,
    },
  ],
};
