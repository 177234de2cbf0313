import { type ActionNow, actionsNow, refusalToGo, type StateTable } from '../states/index.ts';
import { type Reasoned, reasoned, wording } from '../wording/index.ts';
import type { Action } from '../access/index.ts';
import type { CommentKind, CommentReason, CommentStatus, ReplyState } from './comment.ts';

/** What a decision brings along; `CHOSEN_LATER` where buttons ask what can be done at all. */
type CommentFacts = { reason: CommentReason | 'CHOSEN_LATER' | null };

/** The life of a comment; in the order of its buttons. */
const commentStates: StateTable<CommentStatus, CommentFacts> = {
  actions: [
    { action: 'approve', from: ['PENDING'], to: 'APPROVED', right: 'review' },
    {
      action: 'reject',
      from: ['PENDING'],
      to: 'REJECTED',
      right: 'review',
      guard: ({ reason }) => (reason === null ? reasoned('COMMENT_REASON') : null),
    },
    { action: 'spam', from: ['PENDING'], to: 'SPAM', right: 'review' },
    { action: 'hide', from: ['APPROVED'], to: 'HIDDEN', right: 'review' },
    { action: 'show', from: ['HIDDEN'], to: 'APPROVED', right: 'review' },
    { action: 'reopen', from: ['REJECTED', 'SPAM'], to: 'PENDING', right: 'review' },
  ],
  noWay: (from, to, ways) => {
    if (from === to) return reasoned('COMMENT_ALREADY', { state: wording(`comment:${from}`) });
    return reasoned('COMMENT_NO_WAY', {
      from: wording(`comment:${from}`),
      to: wording(`comment:${to}`),
      ways: ways.map((way) => wording(`comment:${way}`)),
    });
  },
};

/** A comment as decisions see it. */
type Decided = { status: CommentStatus; reportCount: number };

/** Whether readers reported a comment that is shown, so that a person may keep it. */
function isKeepable({ status, reportCount }: Decided): boolean {
  return status === 'APPROVED' && reportCount > 0;
}

/** Why a comment cannot be decided so; what readers reported may be approved again. */
export function refusalToDecide(comment: Decided, to: CommentStatus, reason: CommentReason | null): Reasoned | null {
  if (to === 'APPROVED' && isKeepable(comment)) return null;
  return refusalToGo(commentStates, comment.status, to, { reason });
}

/** What can be done with a comment as it stands; `lacking` names the right that the person has not. */
export function commentActions(
  comment: Decided,
  lacking: (right: Action) => Action | undefined,
): ActionNow<CommentStatus>[] {
  const others = actionsNow(commentStates, comment.status, { reason: 'CHOSEN_LATER' }, lacking);
  const keep = { action: 'keep', to: 'APPROVED', refusal: null, lacks: lacking('review') ?? null } as const;
  return isKeepable(comment) ? [keep, ...others] : others;
}

/** What decides where a reply may go: the comment that it answers. */
export type ReplyFacts = { kind: CommentKind; status: CommentStatus; isAnswered: boolean };

/** The life of a reply; a review has one that is published at most. */
export const replyTable: StateTable<ReplyState, ReplyFacts> = {
  actions: [
    {
      action: 'publish',
      from: ['DRAFT'],
      to: 'PUBLISHED',
      right: 'review',
      guard: ({ kind, status, isAnswered }) => {
        if (status !== 'APPROVED') return reasoned('COMMENT_NOT_APPROVED');
        return kind === 'REVIEW' && isAnswered ? reasoned('COMMENT_ANSWERED') : null;
      },
    },
    { action: 'withdraw', from: ['PUBLISHED'], to: 'WITHDRAWN', right: 'review' },
  ],
  noWay: (from, to) =>
    from === to
      ? reasoned('REPLY_ALREADY', { state: wording(`reply:${from}`) })
      : reasoned('REPLY_NO_WAY', { from: wording(`reply:${from}`), to: wording(`reply:${to}`) }),
};
