import { type CommentReason, commentReasons, type CommentStatus, commentStatuses } from '@quarry/contracts/comments';
import { type RecordHistory, restoringOf } from '../../platform/commands/index.ts';
import { commentKind, takeBackDecision } from './comment.commands.ts';
import { visibleComment, visibleReply } from './comment.loaders.ts';
import { replyKind, takeBackReply } from './reply.commands.ts';

export const commentHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const comment = await visibleComment(context, { id });
    return comment && ['review', 'Comment', { shopId: comment.shopId }];
  },
  restoring: restoringOf(
    commentKind,
    ['status_changed', 'text_decided'],
    (deps, origin, { id, version, fields, restored }) =>
      takeBackDecision(
        deps,
        origin,
        { id, version },
        {
          status: commentStatuses.find((one): one is CommentStatus => one === restored['status']),
          reason: commentReasons.find((one): one is CommentReason => one === fields['reason']) ?? null,
          revision: Number(fields['revision']),
          waitingRevision: fields['waitingRevision'] === null ? null : Number(fields['waitingRevision']),
          // Entries of earlier releases do not name it.
          reportCount: Number(fields['reportCount'] ?? 0),
        },
      ),
  ),
};

export const replyHistory: RecordHistory = {
  rightToRestore: async (context, id) => {
    const reply = await visibleReply(context, { id });
    return reply && ['review', 'Comment', { shopId: reply.shopId }];
  },
  restoring: restoringOf(replyKind, ['updated', 'status_changed'], (deps, origin, { id, version, fields }) =>
    takeBackReply(deps, origin, { id, version }, { state: String(fields['state']), text: String(fields['text']) }),
  ),
};
