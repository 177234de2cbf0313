import { type CommentReason, commentReasons, type CommentStatus } from '@quarry/contracts/comments';
import { checkInput } from '@quarry/contracts/common';
import { z } from 'zod';
import { type BulkAction, bulkList, eachRow } from '../../platform/commands/index.ts';
import { commentById } from './comment.loaders.ts';
import { commentResolvers } from './comment.resolvers.ts';
import type { CommentRecord } from './comment.ts';

const { deleteComment, setCommentStatus } = commentResolvers.Mutation;
const right = ['review', 'Comment'] as const;

function going(status: CommentStatus, reason: CommentReason | null = null): BulkAction<CommentRecord>['run'] {
  return eachRow(setCommentStatus, (comment) =>
    comment.status === status ? null : { id: comment.id, version: comment.version, status, reason },
  );
}

const rejection = z.object({ reason: z.enum(commentReasons, { error: 'required' }) });

/** What can be done to many comments at once. */
export const commentBulk = bulkList<CommentRecord>({
  find: (context, ids) => Promise.all(ids.map((id) => commentById(context).load(id))),
  actions: {
    approve: { right, run: going('APPROVED'), undo: 'revert' },
    reject: {
      right,
      input: (input) => checkInput(rejection, input),
      run: (context, rows, input) => going('REJECTED', (input as z.output<typeof rejection>).reason)(context, rows),
      undo: 'revert',
    },
    spam: { right, run: going('SPAM'), undo: 'revert' },
    hide: { right, run: going('HIDDEN'), undo: 'revert' },
    delete: {
      right: ['delete', 'Comment'],
      run: eachRow(deleteComment, ({ id, version }) => ({ id, version })),
      undo: 'restore',
    },
  },
});
