import { useMessages } from '../../i18n/index.ts';
import { useCommand } from '../../ui/save/index.ts';
import { doneKey } from './comment-decisions.ts';
import { commentName } from './comment.columns.tsx';
import { commentsMessages } from './comments.messages.ts';
import {
  DecideCommentTextDocument,
  SetCommentStatusDocument,
  type CommentCardFragment,
  type CommentReason,
  type CommentStatus,
} from './comments.operations.generated.ts';

type Seen = { comment: CommentCardFragment };
type StatusAsked = Seen & { to: CommentStatus; reason: CommentReason | null };

/** The decisions about one comment on its page, each with its way back. */
export function useDecideComment() {
  const t = useMessages(commentsMessages);
  const status = useCommand({
    kind: 'comment',
    document: SetCommentStatusDocument,
    variables: ({ comment: { id, version }, to, reason }: StatusAsked) => ({ id, version, status: to, reason }),
    answers: {
      CommentSaved: ({ comment, changeId }, { to }) => ({
        kind: 'done',
        text: t(doneKey({ kind: 'status', status: to }), { name: commentName(comment) }),
        undo: changeId,
      }),
    },
  });
  const text = useCommand({
    kind: 'comment',
    document: DecideCommentTextDocument,
    variables: ({ comment: { id, version }, isShown }: Seen & { isShown: boolean }) => ({ id, version, isShown }),
    answers: {
      CommentSaved: ({ comment, changeId }, { isShown }) => ({
        kind: 'done',
        text: t(doneKey({ kind: 'text', isShown }), { name: commentName(comment) }),
        undo: changeId,
      }),
    },
  });
  return {
    status: (asked: StatusAsked) => void status.run(asked),
    text: (asked: Seen & { isShown: boolean }) => void text.run(asked),
  };
}
