import { requestGraphql } from '../../data/index.ts';
import {
  CommentByIdDocument,
  CreateCommentReplyDocument,
  UpdateCommentReplyDocument,
  type CommentCardFragment,
  type CreateCommentReplyMutation,
  type UpdateCommentReplyMutation,
} from './comments.operations.generated.ts';

type Kept = CreateCommentReplyMutation['createCommentReply'] | UpdateCommentReplyMutation['updateCommentReply'];

/** The draft that a person goes on with. */
export function draftOf({ replies }: Pick<CommentCardFragment, 'replies'>) {
  return replies.findLast(({ state }) => state === 'DRAFT');
}

/** Keeps the text as a draft: in the one that was in sight, else as a new one unless an earlier try reached the server unanswered. */
export async function keepDraft(card: CommentCardFragment, written: string): Promise<Kept> {
  const text = written.trim();
  const seen = draftOf(card);
  if (seen && seen.text !== text) {
    return (await requestGraphql(UpdateCommentReplyDocument, { id: seen.id, version: seen.version, text }))
      .updateCommentReply;
  }
  const { comment } = await requestGraphql(CommentByIdDocument, { id: card.id });
  if (!comment) return { __typename: 'NotFound', id: card.id };
  const same = comment.replies.findLast((one) => one.state === 'DRAFT' && one.text === text);
  if (same) return { __typename: 'CommentReplySaved', reply: same, comment };
  return (await requestGraphql(CreateCommentReplyDocument, { commentId: card.id, text })).createCommentReply;
}
