import { requestGraphql } from '../../data/index.ts';
import {
  DecideCommentTextDocument,
  SetCommentStatusDocument,
  type CommentCardFragment,
  type CommentReason,
  type CommentStatus,
  type SetCommentStatusMutation,
} from './comments.operations.generated.ts';

/** What a person decides: where the comment goes, or whether its changed text is shown. */
export type CommentDecision =
  | { kind: 'status'; status: CommentStatus; reason?: CommentReason }
  | { kind: 'text'; isShown: boolean };

type Result = SetCommentStatusMutation['setCommentStatus'];

export async function sendDecision(
  { id, version }: Pick<CommentCardFragment, 'id' | 'version'>,
  decision: CommentDecision,
): Promise<Result> {
  if (decision.kind === 'text') {
    const { isShown } = decision;
    return (await requestGraphql(DecideCommentTextDocument, { id, version, isShown })).decideCommentText;
  }
  const { status, reason = null } = decision;
  return (await requestGraphql(SetCommentStatusDocument, { id, version, status, reason })).setCommentStatus;
}

/** What was done, by the key of its words. */
export function doneKey(decision: CommentDecision) {
  if (decision.kind === 'text') return decision.isShown ? 'didShowText' : 'didRefuseText';
  return `did.${decision.status}` as const;
}
