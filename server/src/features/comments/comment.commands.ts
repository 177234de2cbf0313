import {
  type CommentKind,
  type CommentReason,
  type CommentStatus,
  refusalToDecide,
  type ReplyFacts,
} from '@quarry/contracts/comments';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import type { ChangeOrigin } from '../../platform/audit/index.ts';
import { changeRecord, deleteRecord, type Missed, type RecordKind, type Saved } from '../../platform/commands/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/feature.ts';
import { auditedComment, type CommentRecord } from './comment.ts';
import {
  findCommentForUpdate,
  raiseVersion,
  setReports,
  setRevisions,
  setRevisionState,
  setStatus,
  trashComment,
} from './comment.store.ts';
import { recountRatings } from './rating.store.ts';
import { countPublished } from './reply.store.ts';

export type NotAllowed = { kind: 'not_allowed' } & Reasoned;
/** Which comment, and the version of it that the person saw. */
export type Seen = { id: string; version: number };
type Decision = { status: CommentStatus; reason: CommentReason | null };

export const commentKind: RecordKind<CommentRecord> = {
  entity: 'comment',
  lock: findCommentForUpdate,
  audited: auditedComment,
};

/** Decides about a comment as the table of its states allows. */
export function decideComment(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  { status, reason }: Decision,
): Promise<Saved<CommentRecord> | Missed | NotAllowed> {
  return changeRecord(deps, origin, commentKind, { ...seen, action: 'status_changed' }, async (tx, before) => {
    const refusal = refusalToDecide(before, status, reason);
    if (refusal) return { kind: 'not_allowed', ...refusal };
    await writeDecision(tx, origin, before, { status, reason }, deps.clock.now());
    return undefined;
  });
}

async function writeDecision(
  tx: Tx,
  { actor }: ChangeOrigin,
  comment: CommentRecord,
  { status, reason }: Decision,
  now: Date,
): Promise<void> {
  const kept = status === 'REJECTED' ? reason : null;
  await setStatus(tx, comment, { status, reason: kept, by: actor.userId }, now);
  if (comment.reportCount > 0) await setReports(tx, comment, 0, now);
  if (comment.kind === 'REVIEW' && (status === 'APPROVED' || comment.status === 'APPROVED'))
    await recountRatings(tx, comment.shopId, comment.productId);
}

/** Shows a changed text in place of the one before, or refuses it. */
export function decideText(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  isShown: boolean,
): Promise<Saved<CommentRecord> | Missed | NotAllowed> {
  return changeRecord(deps, origin, commentKind, { ...seen, action: 'text_decided' }, async (tx, before) => {
    const { id, revision, waitingRevision } = before;
    if (waitingRevision === null) return { kind: 'not_allowed', ...reasoned('COMMENT_NO_TEXT') };
    await setRevisionState(tx, id, waitingRevision, isShown ? 'SHOWN' : 'REFUSED');
    const shown = isShown ? waitingRevision : revision;
    await setRevisions(tx, id, { revision: shown, waitingRevision: null }, deps.clock.now());
    if (before.status === 'APPROVED') await recountRatings(tx, before.shopId, before.productId);
    // They were about the text that is shown no longer.
    if (isShown && before.reportCount > 0) await setReports(tx, before, 0, deps.clock.now());
    return undefined;
  });
}

type Before = {
  status?: CommentStatus;
  reason: CommentReason | null;
  revision: number;
  waitingRevision: number | null;
  reportCount: number;
};

/** Takes a decision back: the comment becomes what it was, by whichever way it came from there. */
export function takeBackDecision(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
  { status, reason, revision, waitingRevision, reportCount }: Before,
): Promise<Saved<CommentRecord> | Missed | NotAllowed> {
  return changeRecord(deps, origin, commentKind, { ...seen, action: 'status_changed' }, async (tx, before) => {
    const now = deps.clock.now();
    if (status === 'REJECTED' && reason === null) return { kind: 'not_allowed', ...reasoned('COMMENT_REASON') };
    const hasOtherText = revision !== before.revision || waitingRevision !== before.waitingRevision;
    if (hasOtherText) {
      if (waitingRevision !== null) await setRevisionState(tx, before.id, waitingRevision, 'PENDING');
      await setRevisions(tx, before.id, { revision, waitingRevision }, now);
      if (before.status === 'APPROVED') await recountRatings(tx, before.shopId, before.productId);
    }
    if (status !== undefined) await writeDecision(tx, origin, { ...before, revision }, { status, reason }, now);
    // A decision settles what was reported, also one that is taken back.
    const standing = status === undefined ? before.reportCount : 0;
    if (reportCount !== standing) await setReports(tx, before, reportCount, now);
    if (status === undefined && !hasOtherText && reportCount !== standing) await raiseVersion(tx, before.id);
    return undefined;
  });
}

export function deleteComment(
  deps: Deps,
  origin: ChangeOrigin,
  seen: Seen,
): Promise<{ kind: 'deleted'; name: string } | Missed | NotAllowed> {
  return deleteRecord(deps, origin, commentKind, seen, async (tx, comment) => {
    const { id, shopId, productId, status } = comment;
    const count = await countPublished(tx, id);
    if (count > 0) return { refused: { kind: 'not_allowed', ...reasoned('COMMENT_REPLIES', { count }) } };
    await trashComment(tx, id, deps.clock.now());
    if (status === 'APPROVED') await recountRatings(tx, shopId, productId);
    return { binned: { name: comment.name, shopId } };
  });
}

/** What decides where a reply to a comment may go. */
export function replyFacts(
  { kind, status }: { kind: CommentKind; status: CommentStatus },
  published: number,
): ReplyFacts {
  return { kind, status, isAnswered: published > 0 };
}
