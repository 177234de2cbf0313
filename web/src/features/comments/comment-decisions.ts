import { requestGraphql } from '../../data/index.ts';
import {
  DecideCommentTextDocument,
  SetCommentStatusDocument,
  type CommentCardFragment,
  type CommentReason,
  type CommentStatus,
  type SetCommentStatusMutation,
} from './comments.operations.generated.ts';

/** Where the comment goes, or whether its changed text is shown. */
export type CommentVerdict =
  | { kind: 'status'; status: CommentStatus; reason?: CommentReason }
  | { kind: 'text'; isShown: boolean };

/** What a person decides; an answer in public shows the comment as well. */
export type CommentDecision = CommentVerdict | { kind: 'answer'; text: string };

type Result = SetCommentStatusMutation['setCommentStatus'];

export async function sendDecision(
  { id, version }: Pick<CommentCardFragment, 'id' | 'version'>,
  decision: CommentVerdict,
): Promise<Result> {
  if (decision.kind === 'text') {
    const { isShown } = decision;
    return (await requestGraphql(DecideCommentTextDocument, { id, version, isShown })).decideCommentText;
  }
  const { status, reason = null } = decision;
  return (await requestGraphql(SetCommentStatusDocument, { id, version, status, reason })).setCommentStatus;
}

/** Shows the comment, or its changed text where one waits. */
export function showing({ waitingText }: Pick<CommentCardFragment, 'waitingText'>): CommentVerdict {
  return waitingText === null ? { kind: 'status', status: 'APPROVED' } : { kind: 'text', isShown: true };
}

/** What was done, by the key of its words. */
export function doneKey(decision: CommentDecision) {
  if (decision.kind === 'answer') return 'didAnswer';
  if (decision.kind === 'text') return decision.isShown ? 'didShowText' : 'didRefuseText';
  return `did.${decision.status}` as const;
}
