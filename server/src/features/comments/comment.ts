import type {
  CommentFlagKind,
  CommentKind,
  CommentReason,
  CommentStatus,
  ReplyState,
} from '@quarry/contracts/comments';

/** A comment as it is stored, with the text that is shown and the one that waits. */
export type CommentRecord = {
  id: string;
  /** What lists of many kinds call it. */
  name: string;
  shopId: string;
  channelId: string | null;
  kind: CommentKind;
  productId: string | null;
  authorName: string;
  rating: number | null;
  title: string | null;
  text: string;
  waitingText: string | null;
  /** Stars and title of the text that waits. */
  waitingRating: number | null;
  waitingTitle: string | null;
  language: string | null;
  status: CommentStatus;
  reason: CommentReason | null;
  isVerified: boolean;
  /** The line of an order that proves the purchase, where the reader sees orders. */
  orderLineId: string | null;
  orderId: string | null;
  externalId: string | null;
  submittedAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  revision: number;
  waitingRevision: number | null;
  /** How often readers reported it since a person decided. */
  reportCount: number;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

export type FlagRecord = { kind: CommentFlagKind; isByMachine: boolean; detail: string | null };

export type ReplyRecord = {
  id: string;
  shopId: string;
  commentId: string;
  state: ReplyState;
  text: string;
  author: string;
  publishedAt: Date | null;
  updatedAt: Date;
  version: number;
};

export type SavedReplyRecord = {
  id: string;
  shopId: string;
  name: string;
  locale: string;
  text: string;
  version: number;
};

/** The fields an audit entry compares. What customers wrote is in none, so that it can be erased. */
export function auditedComment(comment: CommentRecord): Record<string, unknown> {
  const { status, reason, revision, waitingRevision, rating, waitingRating, reportCount } = comment;
  return { status, reason, revision, waitingRevision, rating, waitingRating, reportCount };
}

export function auditedReply({ commentId, state, text }: ReplyRecord): Record<string, unknown> {
  return { commentId, state, text };
}

export function auditedSavedReply({ name, locale, text }: SavedReplyRecord): Record<string, unknown> {
  return { name, locale, text };
}
