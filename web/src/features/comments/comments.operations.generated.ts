// Written by `npm run generate`; do not edit.

import type { TypedDocument } from '../../data/index.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CommentKind =
  | 'REVIEW'
  | 'QUESTION';

export type CommentStatus =
  | 'PENDING'
  | 'APPROVED'
  | 'REJECTED'
  | 'SPAM'
  | 'HIDDEN';

export type CommentReason =
  | 'OFF_TOPIC'
  | 'OFFENSIVE'
  | 'PERSONAL_DATA'
  | 'ADVERTISING'
  | 'NOT_GENUINE'
  | 'OTHER';

export type CommentFlagKind =
  | 'LINK'
  | 'PHONE'
  | 'EMAIL'
  | 'WORD'
  | 'DUPLICATE'
  | 'BURST'
  | 'LANGUAGE'
  | 'REPORTED';

export type CommentReplyState =
  | 'DRAFT'
  | 'PUBLISHED'
  | 'WITHDRAWN';

export type SavedReplyInput = {
  readonly name: string;
  readonly locale: string;
  readonly text: string;
};

export type CommentFilter = {
  readonly status?: ReadonlyArray<CommentStatus> | null | undefined;
  readonly kind?: ReadonlyArray<CommentKind> | null | undefined;
  readonly shopId?: ReadonlyArray<string> | null | undefined;
  readonly channelId?: ReadonlyArray<string> | null | undefined;
  readonly productId?: ReadonlyArray<string> | null | undefined;
  /** Those that have the text of one of these, and these themselves. */
  readonly sameTextAs?: ReadonlyArray<string> | null | undefined;
  readonly flag?: ReadonlyArray<CommentFlagKind> | null | undefined;
  readonly isVerified?: boolean | null | undefined;
  /** Whether somebody has to decide: about the comment, about a changed text of it, or about what readers reported. */
  readonly isWaiting?: boolean | null | undefined;
  /** Days of the shop's own zone, `2026-11-01`. */
  readonly submittedFrom?: string | null | undefined;
  readonly submittedUntil?: string | null | undefined;
  readonly where?: unknown;
};

export type CommentSortField =
  | 'SUBMITTED_AT'
  | 'RATING';

export type CommentSort = {
  readonly field: CommentSortField;
  readonly direction: SortDirection;
};

/** Where the window of a list begins other than after a cursor. */
export type ListStart =
  {   /** The window ends before the row of this `startCursor`. */
  readonly before: string; readonly at?: never; readonly row?: never; readonly text?: never; }
  |  { readonly before?: never;   /** The window begins with the row of this `startCursor`. */
  readonly at: string; readonly row?: never; readonly text?: never; }
  |  { readonly before?: never; readonly at?: never;   /** From about this row on, the first being 0: exact to 10,000, by an estimate beyond; the last rows where the list has fewer. */
  readonly row: number; readonly text?: never; }
  |  { readonly before?: never; readonly at?: never; readonly row?: never;   /** From the first row on whose name begins so, or the one after; only where the list is ordered by a name. */
  readonly text: string; };

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type ShopKind =
  | 'own'
  | 'partner'
  | 'observed';

export type CommentRowFragment = { readonly id: string, readonly kind: CommentKind, readonly authorName: string, readonly rating: number | null, readonly title: string | null, readonly text: string, readonly waitingText: string | null, readonly waitingRating: number | null, readonly waitingTitle: string | null, readonly status: CommentStatus, readonly reason: CommentReason | null, readonly isVerified: boolean, readonly submittedAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly mayReview: boolean, readonly reportCount: number, readonly version: number, readonly order: { readonly id: string, readonly number: string | null } | null, readonly shop: { readonly id: string, readonly name: string }, readonly product: { readonly id: string, readonly name: string } | null, readonly flags: ReadonlyArray<{ readonly kind: CommentFlagKind, readonly detail: string | null }> };

export type CommentReplyShownFragment = { readonly id: string, readonly state: CommentReplyState, readonly text: string, readonly author: string, readonly publishedAt: string | null, readonly version: number, readonly actions: ReadonlyArray<{ readonly action: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> };

export type CommentCardFragment = { readonly id: string, readonly kind: CommentKind, readonly authorName: string, readonly rating: number | null, readonly title: string | null, readonly text: string, readonly waitingText: string | null, readonly waitingRating: number | null, readonly waitingTitle: string | null, readonly status: CommentStatus, readonly reason: CommentReason | null, readonly isVerified: boolean, readonly submittedAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly mayReview: boolean, readonly reportCount: number, readonly version: number, readonly channel: { readonly id: string, readonly name: string } | null, readonly product: { readonly id: string, readonly name: string, readonly imageUrl: string | null } | null, readonly orderLine: { readonly id: string, readonly title: string, readonly sku: string | null, readonly quantity: number, readonly returned: number, readonly unit: { readonly minor: number, readonly currency: string } } | null, readonly replies: ReadonlyArray<{ readonly id: string, readonly state: CommentReplyState, readonly text: string, readonly author: string, readonly publishedAt: string | null, readonly version: number, readonly actions: ReadonlyArray<{ readonly action: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly earlier: ReadonlyArray<{ readonly id: string, readonly title: string | null, readonly text: string, readonly status: CommentStatus, readonly submittedAt: string }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly order: { readonly id: string, readonly number: string | null } | null, readonly shop: { readonly id: string, readonly name: string }, readonly flags: ReadonlyArray<{ readonly kind: CommentFlagKind, readonly detail: string | null }> };

export type CommentsListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  from?: ListStart | null | undefined;
  search?: string | null | undefined;
  filter?: CommentFilter | null | undefined;
  sort?: ReadonlyArray<CommentSort> | null | undefined;
}>;


export type CommentsListQuery = { readonly comments: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly kind: CommentKind, readonly authorName: string, readonly rating: number | null, readonly title: string | null, readonly text: string, readonly waitingText: string | null, readonly waitingRating: number | null, readonly waitingTitle: string | null, readonly status: CommentStatus, readonly reason: CommentReason | null, readonly isVerified: boolean, readonly submittedAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly mayReview: boolean, readonly reportCount: number, readonly version: number, readonly order: { readonly id: string, readonly number: string | null } | null, readonly shop: { readonly id: string, readonly name: string }, readonly product: { readonly id: string, readonly name: string } | null, readonly flags: ReadonlyArray<{ readonly kind: CommentFlagKind, readonly detail: string | null }> }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } }, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type CommentQueueQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: CommentFilter | null | undefined;
}>;


export type CommentQueueQuery = { readonly comments: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly kind: CommentKind, readonly authorName: string, readonly rating: number | null, readonly title: string | null, readonly text: string, readonly waitingText: string | null, readonly waitingRating: number | null, readonly waitingTitle: string | null, readonly status: CommentStatus, readonly reason: CommentReason | null, readonly isVerified: boolean, readonly submittedAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly mayReview: boolean, readonly reportCount: number, readonly version: number, readonly channel: { readonly id: string, readonly name: string } | null, readonly product: { readonly id: string, readonly name: string, readonly imageUrl: string | null } | null, readonly orderLine: { readonly id: string, readonly title: string, readonly sku: string | null, readonly quantity: number, readonly returned: number, readonly unit: { readonly minor: number, readonly currency: string } } | null, readonly replies: ReadonlyArray<{ readonly id: string, readonly state: CommentReplyState, readonly text: string, readonly author: string, readonly publishedAt: string | null, readonly version: number, readonly actions: ReadonlyArray<{ readonly action: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly earlier: ReadonlyArray<{ readonly id: string, readonly title: string | null, readonly text: string, readonly status: CommentStatus, readonly submittedAt: string }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly order: { readonly id: string, readonly number: string | null } | null, readonly shop: { readonly id: string, readonly name: string }, readonly flags: ReadonlyArray<{ readonly kind: CommentFlagKind, readonly detail: string | null }> }>, readonly pageInfo: { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } } } };

export type WaitingCommentsQueryVariables = Exact<{
  filter?: CommentFilter | null | undefined;
}>;


export type WaitingCommentsQuery = { readonly comments: { readonly nodes: ReadonlyArray<{ readonly id: string }>, readonly total: { readonly count: number, readonly isExact: boolean } } };

export type CommentsStillWaitingQueryVariables = Exact<{
  ids: ReadonlyArray<string>;
}>;


export type CommentsStillWaitingQuery = { readonly waitingComments: ReadonlyArray<{ readonly id: string }> };

export type CommentByIdQueryVariables = Exact<{
  id: string;
}>;


export type CommentByIdQuery = { readonly comment: { readonly id: string, readonly kind: CommentKind, readonly authorName: string, readonly rating: number | null, readonly title: string | null, readonly text: string, readonly waitingText: string | null, readonly waitingRating: number | null, readonly waitingTitle: string | null, readonly status: CommentStatus, readonly reason: CommentReason | null, readonly isVerified: boolean, readonly submittedAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly mayReview: boolean, readonly reportCount: number, readonly version: number, readonly channel: { readonly id: string, readonly name: string } | null, readonly product: { readonly id: string, readonly name: string, readonly imageUrl: string | null } | null, readonly orderLine: { readonly id: string, readonly title: string, readonly sku: string | null, readonly quantity: number, readonly returned: number, readonly unit: { readonly minor: number, readonly currency: string } } | null, readonly replies: ReadonlyArray<{ readonly id: string, readonly state: CommentReplyState, readonly text: string, readonly author: string, readonly publishedAt: string | null, readonly version: number, readonly actions: ReadonlyArray<{ readonly action: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly earlier: ReadonlyArray<{ readonly id: string, readonly title: string | null, readonly text: string, readonly status: CommentStatus, readonly submittedAt: string }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly order: { readonly id: string, readonly number: string | null } | null, readonly shop: { readonly id: string, readonly name: string }, readonly flags: ReadonlyArray<{ readonly kind: CommentFlagKind, readonly detail: string | null }> } | null };

export type SavedReplyRowFragment = { readonly id: string, readonly name: string, readonly locale: string, readonly text: string, readonly version: number };

export type SavedRepliesQueryVariables = Exact<{
  shopId: string;
}>;


export type SavedRepliesQuery = { readonly savedReplies: ReadonlyArray<{ readonly id: string, readonly name: string, readonly locale: string, readonly text: string, readonly version: number }> };

export type ShopForSavedRepliesQueryVariables = Exact<{
  id: string;
}>;


export type ShopForSavedRepliesQuery = { readonly shop: { readonly id: string, readonly kind: ShopKind } | null };

export type CreateSavedReplyMutationVariables = Exact<{
  shopId: string;
  input: SavedReplyInput;
}>;


export type CreateSavedReplyMutation = { readonly createSavedReply:
    | { readonly __typename: 'SavedReplySaved', readonly savedReply: { readonly id: string, readonly name: string, readonly locale: string, readonly text: string, readonly version: number } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type UpdateSavedReplyMutationVariables = Exact<{
  id: string;
  version: number;
  input: SavedReplyInput;
}>;


export type UpdateSavedReplyMutation = { readonly updateSavedReply:
    | { readonly __typename: 'SavedReplySaved', readonly savedReply: { readonly id: string, readonly name: string, readonly locale: string, readonly text: string, readonly version: number } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotFound', readonly id: string }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
   };

export type DeleteSavedReplyMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteSavedReplyMutation = { readonly deleteSavedReply:
    | { readonly __typename: 'SavedReplyDeleted', readonly id: string }
    | { readonly __typename: 'NotFound', readonly id: string }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
   };

export type ProductRatingsQueryVariables = Exact<{
  id: string;
}>;


export type ProductRatingsQuery = { readonly ratingSummaries: ReadonlyArray<{ readonly counts: ReadonlyArray<number>, readonly count: number, readonly average: number, readonly shop: { readonly id: string, readonly name: string } }> };

export type SetCommentStatusMutationVariables = Exact<{
  id: string;
  version: number;
  status: CommentStatus;
  reason?: CommentReason | null | undefined;
}>;


export type SetCommentStatusMutation = { readonly setCommentStatus:
    | { readonly __typename: 'CommentSaved', readonly changeId: string | null, readonly comment: { readonly id: string, readonly kind: CommentKind, readonly authorName: string, readonly rating: number | null, readonly title: string | null, readonly text: string, readonly waitingText: string | null, readonly waitingRating: number | null, readonly waitingTitle: string | null, readonly status: CommentStatus, readonly reason: CommentReason | null, readonly isVerified: boolean, readonly submittedAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly mayReview: boolean, readonly reportCount: number, readonly version: number, readonly channel: { readonly id: string, readonly name: string } | null, readonly product: { readonly id: string, readonly name: string, readonly imageUrl: string | null } | null, readonly orderLine: { readonly id: string, readonly title: string, readonly sku: string | null, readonly quantity: number, readonly returned: number, readonly unit: { readonly minor: number, readonly currency: string } } | null, readonly replies: ReadonlyArray<{ readonly id: string, readonly state: CommentReplyState, readonly text: string, readonly author: string, readonly publishedAt: string | null, readonly version: number, readonly actions: ReadonlyArray<{ readonly action: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly earlier: ReadonlyArray<{ readonly id: string, readonly title: string | null, readonly text: string, readonly status: CommentStatus, readonly submittedAt: string }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly order: { readonly id: string, readonly number: string | null } | null, readonly shop: { readonly id: string, readonly name: string }, readonly flags: ReadonlyArray<{ readonly kind: CommentFlagKind, readonly detail: string | null }> } }
    | { readonly __typename: 'NotFound', readonly id: string }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
   };

export type DecideCommentTextMutationVariables = Exact<{
  id: string;
  version: number;
  isShown: boolean;
}>;


export type DecideCommentTextMutation = { readonly decideCommentText:
    | { readonly __typename: 'CommentSaved', readonly changeId: string | null, readonly comment: { readonly id: string, readonly kind: CommentKind, readonly authorName: string, readonly rating: number | null, readonly title: string | null, readonly text: string, readonly waitingText: string | null, readonly waitingRating: number | null, readonly waitingTitle: string | null, readonly status: CommentStatus, readonly reason: CommentReason | null, readonly isVerified: boolean, readonly submittedAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly mayReview: boolean, readonly reportCount: number, readonly version: number, readonly channel: { readonly id: string, readonly name: string } | null, readonly product: { readonly id: string, readonly name: string, readonly imageUrl: string | null } | null, readonly orderLine: { readonly id: string, readonly title: string, readonly sku: string | null, readonly quantity: number, readonly returned: number, readonly unit: { readonly minor: number, readonly currency: string } } | null, readonly replies: ReadonlyArray<{ readonly id: string, readonly state: CommentReplyState, readonly text: string, readonly author: string, readonly publishedAt: string | null, readonly version: number, readonly actions: ReadonlyArray<{ readonly action: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly earlier: ReadonlyArray<{ readonly id: string, readonly title: string | null, readonly text: string, readonly status: CommentStatus, readonly submittedAt: string }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly order: { readonly id: string, readonly number: string | null } | null, readonly shop: { readonly id: string, readonly name: string }, readonly flags: ReadonlyArray<{ readonly kind: CommentFlagKind, readonly detail: string | null }> } }
    | { readonly __typename: 'NotFound', readonly id: string }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
   };

export type CreateCommentReplyMutationVariables = Exact<{
  commentId: string;
  text: string;
}>;


export type CreateCommentReplyMutation = { readonly createCommentReply:
    | { readonly __typename: 'CommentReplySaved', readonly reply: { readonly id: string, readonly state: CommentReplyState, readonly text: string, readonly author: string, readonly publishedAt: string | null, readonly version: number, readonly actions: ReadonlyArray<{ readonly action: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }, readonly comment: { readonly id: string, readonly kind: CommentKind, readonly authorName: string, readonly rating: number | null, readonly title: string | null, readonly text: string, readonly waitingText: string | null, readonly waitingRating: number | null, readonly waitingTitle: string | null, readonly status: CommentStatus, readonly reason: CommentReason | null, readonly isVerified: boolean, readonly submittedAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly mayReview: boolean, readonly reportCount: number, readonly version: number, readonly channel: { readonly id: string, readonly name: string } | null, readonly product: { readonly id: string, readonly name: string, readonly imageUrl: string | null } | null, readonly orderLine: { readonly id: string, readonly title: string, readonly sku: string | null, readonly quantity: number, readonly returned: number, readonly unit: { readonly minor: number, readonly currency: string } } | null, readonly replies: ReadonlyArray<{ readonly id: string, readonly state: CommentReplyState, readonly text: string, readonly author: string, readonly publishedAt: string | null, readonly version: number, readonly actions: ReadonlyArray<{ readonly action: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly earlier: ReadonlyArray<{ readonly id: string, readonly title: string | null, readonly text: string, readonly status: CommentStatus, readonly submittedAt: string }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly order: { readonly id: string, readonly number: string | null } | null, readonly shop: { readonly id: string, readonly name: string }, readonly flags: ReadonlyArray<{ readonly kind: CommentFlagKind, readonly detail: string | null }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotFound', readonly id: string }
   };

export type UpdateCommentReplyMutationVariables = Exact<{
  id: string;
  version: number;
  text: string;
}>;


export type UpdateCommentReplyMutation = { readonly updateCommentReply:
    | { readonly __typename: 'CommentReplySaved', readonly reply: { readonly id: string, readonly state: CommentReplyState, readonly text: string, readonly author: string, readonly publishedAt: string | null, readonly version: number, readonly actions: ReadonlyArray<{ readonly action: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }, readonly comment: { readonly id: string, readonly kind: CommentKind, readonly authorName: string, readonly rating: number | null, readonly title: string | null, readonly text: string, readonly waitingText: string | null, readonly waitingRating: number | null, readonly waitingTitle: string | null, readonly status: CommentStatus, readonly reason: CommentReason | null, readonly isVerified: boolean, readonly submittedAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly mayReview: boolean, readonly reportCount: number, readonly version: number, readonly channel: { readonly id: string, readonly name: string } | null, readonly product: { readonly id: string, readonly name: string, readonly imageUrl: string | null } | null, readonly orderLine: { readonly id: string, readonly title: string, readonly sku: string | null, readonly quantity: number, readonly returned: number, readonly unit: { readonly minor: number, readonly currency: string } } | null, readonly replies: ReadonlyArray<{ readonly id: string, readonly state: CommentReplyState, readonly text: string, readonly author: string, readonly publishedAt: string | null, readonly version: number, readonly actions: ReadonlyArray<{ readonly action: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly earlier: ReadonlyArray<{ readonly id: string, readonly title: string | null, readonly text: string, readonly status: CommentStatus, readonly submittedAt: string }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly order: { readonly id: string, readonly number: string | null } | null, readonly shop: { readonly id: string, readonly name: string }, readonly flags: ReadonlyArray<{ readonly kind: CommentFlagKind, readonly detail: string | null }> } }
    | { readonly __typename: 'InvalidInput', readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> }
    | { readonly __typename: 'NotFound', readonly id: string }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
   };

export type SetCommentReplyStateMutationVariables = Exact<{
  id: string;
  version: number;
  state: CommentReplyState;
}>;


export type SetCommentReplyStateMutation = { readonly setCommentReplyState:
    | { readonly __typename: 'CommentReplySaved', readonly changeId: string | null, readonly comment: { readonly id: string, readonly kind: CommentKind, readonly authorName: string, readonly rating: number | null, readonly title: string | null, readonly text: string, readonly waitingText: string | null, readonly waitingRating: number | null, readonly waitingTitle: string | null, readonly status: CommentStatus, readonly reason: CommentReason | null, readonly isVerified: boolean, readonly submittedAt: string, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly mayReview: boolean, readonly reportCount: number, readonly version: number, readonly channel: { readonly id: string, readonly name: string } | null, readonly product: { readonly id: string, readonly name: string, readonly imageUrl: string | null } | null, readonly orderLine: { readonly id: string, readonly title: string, readonly sku: string | null, readonly quantity: number, readonly returned: number, readonly unit: { readonly minor: number, readonly currency: string } } | null, readonly replies: ReadonlyArray<{ readonly id: string, readonly state: CommentReplyState, readonly text: string, readonly author: string, readonly publishedAt: string | null, readonly version: number, readonly actions: ReadonlyArray<{ readonly action: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }> }>, readonly earlier: ReadonlyArray<{ readonly id: string, readonly title: string | null, readonly text: string, readonly status: CommentStatus, readonly submittedAt: string }>, readonly actions: ReadonlyArray<{ readonly action: string, readonly to: string, readonly isAllowed: boolean, readonly refusal: { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } | null } | null }>, readonly order: { readonly id: string, readonly number: string | null } | null, readonly shop: { readonly id: string, readonly name: string }, readonly flags: ReadonlyArray<{ readonly kind: CommentFlagKind, readonly detail: string | null }> } }
    | { readonly __typename: 'NotFound', readonly id: string }
    | { readonly __typename: 'VersionConflict', readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null }
    | { readonly __typename: 'NotAllowedNow', readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } }
   };

export type PageInfoFragment = { readonly startCursor: string | null, readonly endCursor: string | null, readonly hasPreviousPage: boolean, readonly hasNextPage: boolean, readonly offset: { readonly count: number, readonly isExact: boolean } };

export type InvalidFragment = { readonly issues: ReadonlyArray<{ readonly path: string, readonly code: string }> };

export type ConflictFragment = { readonly currentVersion: number, readonly lastChange: { readonly by: string | null, readonly at: string } | null };

export type NotAllowedFragment = { readonly code: string, readonly reason: string, readonly wording: { readonly key: string, readonly params: unknown } };

export const CommentsListDocument: TypedDocument<CommentsListQuery, CommentsListQueryVariables> = {
  id: 'x-CommentsList-ebF2icHwb4PE',
  name: 'CommentsList',
  reads: ['Comment', 'Order', 'Product', 'Shop'],
  text: "query CommentsList($first: Int!, $after: String, $from: ListStart, $search: String, $filter: CommentFilter, $sort: [CommentSort!]) { comments( first: $first after: $after from: $from search: $search filter: $filter sort: $sort ) { nodes { ...CommentRow } pageInfo { ...PageInfo } total { count isExact } } } fragment CommentRow on Comment { id kind authorName rating title text waitingText waitingRating waitingTitle status reason isVerified order { id number } submittedAt decidedAt decidedBy mayReview reportCount version shop { id name } product { id name } flags { kind detail } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const CommentQueueDocument: TypedDocument<CommentQueueQuery, CommentQueueQueryVariables> = {
  id: 'x-CommentQueue-dYyqBPK7M7Db',
  name: 'CommentQueue',
  reads: ['Channel', 'Comment', 'CommentReply', 'Order', 'OrderLine', 'Product', 'Shop'],
  text: "query CommentQueue($first: Int!, $after: String, $filter: CommentFilter) { comments( first: $first after: $after filter: $filter sort: [{field: SUBMITTED_AT, direction: ASC}] ) { nodes { ...CommentCard } pageInfo { ...PageInfo } } } fragment CommentCard on Comment { ...CommentRow channel { id name } product { id name imageUrl } orderLine { id title sku quantity unit { minor currency } returned } replies { ...CommentReplyShown } earlier { id title text status submittedAt } actions { action to isAllowed refusal { code reason wording { key params } } } } fragment CommentRow on Comment { id kind authorName rating title text waitingText waitingRating waitingTitle status reason isVerified order { id number } submittedAt decidedAt decidedBy mayReview reportCount version shop { id name } product { id name } flags { kind detail } } fragment CommentReplyShown on CommentReply { id state text author publishedAt version actions { action isAllowed refusal { code reason wording { key params } } } } fragment PageInfo on PageInfo { startCursor endCursor hasPreviousPage hasNextPage offset { count isExact } }",
};

export const WaitingCommentsDocument: TypedDocument<WaitingCommentsQuery, WaitingCommentsQueryVariables> = {
  id: 'x-WaitingComments-GugHcWyI7aqG',
  name: 'WaitingComments',
  reads: ['Comment'],
  text: "query WaitingComments($filter: CommentFilter) { comments(first: 1, filter: $filter) { nodes { id } total { count isExact } } }",
};

export const CommentsStillWaitingDocument: TypedDocument<CommentsStillWaitingQuery, CommentsStillWaitingQueryVariables> = {
  id: 'x-CommentsStillWaiting-0GoaH9eAX8Qe',
  name: 'CommentsStillWaiting',
  reads: ['Comment'],
  text: "query CommentsStillWaiting($ids: [ID!]!) { waitingComments(ids: $ids) { id } }",
};

export const CommentByIdDocument: TypedDocument<CommentByIdQuery, CommentByIdQueryVariables> = {
  id: 'x-CommentById-ZqDKiXmD28QM',
  name: 'CommentById',
  reads: ['Channel', 'Comment', 'CommentReply', 'Order', 'OrderLine', 'Product', 'Shop'],
  text: "query CommentById($id: ID!) { comment(id: $id) { ...CommentCard } } fragment CommentCard on Comment { ...CommentRow channel { id name } product { id name imageUrl } orderLine { id title sku quantity unit { minor currency } returned } replies { ...CommentReplyShown } earlier { id title text status submittedAt } actions { action to isAllowed refusal { code reason wording { key params } } } } fragment CommentRow on Comment { id kind authorName rating title text waitingText waitingRating waitingTitle status reason isVerified order { id number } submittedAt decidedAt decidedBy mayReview reportCount version shop { id name } product { id name } flags { kind detail } } fragment CommentReplyShown on CommentReply { id state text author publishedAt version actions { action isAllowed refusal { code reason wording { key params } } } }",
};

export const SavedRepliesDocument: TypedDocument<SavedRepliesQuery, SavedRepliesQueryVariables> = {
  id: 'x-SavedReplies-hAVxQUK3kenl',
  name: 'SavedReplies',
  reads: ['SavedReply'],
  text: "query SavedReplies($shopId: ID!) { savedReplies(shopId: $shopId) { ...SavedReplyRow } } fragment SavedReplyRow on SavedReply { id name locale text version }",
};

export const ShopForSavedRepliesDocument: TypedDocument<ShopForSavedRepliesQuery, ShopForSavedRepliesQueryVariables> = {
  id: 'x-ShopForSavedReplies-eD8vMDYupoPh',
  name: 'ShopForSavedReplies',
  reads: ['Shop'],
  text: "query ShopForSavedReplies($id: ID!) { shop(id: $id) { id kind } }",
};

export const CreateSavedReplyDocument: TypedDocument<CreateSavedReplyMutation, CreateSavedReplyMutationVariables> = {
  id: 'x-CreateSavedReply-yE8cAeIkut0j',
  name: 'CreateSavedReply',
  text: "mutation CreateSavedReply($shopId: ID!, $input: SavedReplyInput!) { createSavedReply(shopId: $shopId, input: $input) { __typename ... on SavedReplySaved { savedReply { ...SavedReplyRow } } ...Invalid ... on NotFound { id } } } fragment SavedReplyRow on SavedReply { id name locale text version } fragment Invalid on InvalidInput { issues { path code } }",
};

export const UpdateSavedReplyDocument: TypedDocument<UpdateSavedReplyMutation, UpdateSavedReplyMutationVariables> = {
  id: 'x-UpdateSavedReply-u2QAjUtTUKQA',
  name: 'UpdateSavedReply',
  text: "mutation UpdateSavedReply($id: ID!, $version: Int!, $input: SavedReplyInput!) { updateSavedReply(id: $id, version: $version, input: $input) { __typename ... on SavedReplySaved { savedReply { ...SavedReplyRow } } ...Invalid ...Conflict ... on NotFound { id } } } fragment SavedReplyRow on SavedReply { id name locale text version } fragment Invalid on InvalidInput { issues { path code } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const DeleteSavedReplyDocument: TypedDocument<DeleteSavedReplyMutation, DeleteSavedReplyMutationVariables> = {
  id: 'x-DeleteSavedReply-aUw29KDSHHQi',
  name: 'DeleteSavedReply',
  text: "mutation DeleteSavedReply($id: ID!, $version: Int!) { deleteSavedReply(id: $id, version: $version) { __typename ... on SavedReplyDeleted { id } ...Conflict ... on NotFound { id } } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const ProductRatingsDocument: TypedDocument<ProductRatingsQuery, ProductRatingsQueryVariables> = {
  id: 'x-ProductRatings-36QzMHveB0iC',
  name: 'ProductRatings',
  reads: ['Shop'],
  text: "query ProductRatings($id: ID!) { ratingSummaries(productId: $id) { counts count average shop { id name } } }",
};

export const SetCommentStatusDocument: TypedDocument<SetCommentStatusMutation, SetCommentStatusMutationVariables> = {
  id: 'x-SetCommentStatus-XgF771tN275N',
  name: 'SetCommentStatus',
  text: "mutation SetCommentStatus($id: ID!, $version: Int!, $status: CommentStatus!, $reason: CommentReason) { setCommentStatus(id: $id, version: $version, status: $status, reason: $reason) { __typename ... on CommentSaved { changeId comment { ...CommentCard } } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment CommentCard on Comment { ...CommentRow channel { id name } product { id name imageUrl } orderLine { id title sku quantity unit { minor currency } returned } replies { ...CommentReplyShown } earlier { id title text status submittedAt } actions { action to isAllowed refusal { code reason wording { key params } } } } fragment CommentRow on Comment { id kind authorName rating title text waitingText waitingRating waitingTitle status reason isVerified order { id number } submittedAt decidedAt decidedBy mayReview reportCount version shop { id name } product { id name } flags { kind detail } } fragment CommentReplyShown on CommentReply { id state text author publishedAt version actions { action isAllowed refusal { code reason wording { key params } } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const DecideCommentTextDocument: TypedDocument<DecideCommentTextMutation, DecideCommentTextMutationVariables> = {
  id: 'x-DecideCommentText-Wfhj5Nde9T9f',
  name: 'DecideCommentText',
  text: "mutation DecideCommentText($id: ID!, $version: Int!, $isShown: Boolean!) { decideCommentText(id: $id, version: $version, isShown: $isShown) { __typename ... on CommentSaved { changeId comment { ...CommentCard } } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment CommentCard on Comment { ...CommentRow channel { id name } product { id name imageUrl } orderLine { id title sku quantity unit { minor currency } returned } replies { ...CommentReplyShown } earlier { id title text status submittedAt } actions { action to isAllowed refusal { code reason wording { key params } } } } fragment CommentRow on Comment { id kind authorName rating title text waitingText waitingRating waitingTitle status reason isVerified order { id number } submittedAt decidedAt decidedBy mayReview reportCount version shop { id name } product { id name } flags { kind detail } } fragment CommentReplyShown on CommentReply { id state text author publishedAt version actions { action isAllowed refusal { code reason wording { key params } } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const CreateCommentReplyDocument: TypedDocument<CreateCommentReplyMutation, CreateCommentReplyMutationVariables> = {
  id: 'x-CreateCommentReply-0y6NotQkCKWP',
  name: 'CreateCommentReply',
  text: "mutation CreateCommentReply($commentId: ID!, $text: String!) { createCommentReply(commentId: $commentId, text: $text) { __typename ... on CommentReplySaved { reply { ...CommentReplyShown } comment { ...CommentCard } } ...Invalid ... on NotFound { id } } } fragment CommentReplyShown on CommentReply { id state text author publishedAt version actions { action isAllowed refusal { code reason wording { key params } } } } fragment CommentCard on Comment { ...CommentRow channel { id name } product { id name imageUrl } orderLine { id title sku quantity unit { minor currency } returned } replies { ...CommentReplyShown } earlier { id title text status submittedAt } actions { action to isAllowed refusal { code reason wording { key params } } } } fragment CommentRow on Comment { id kind authorName rating title text waitingText waitingRating waitingTitle status reason isVerified order { id number } submittedAt decidedAt decidedBy mayReview reportCount version shop { id name } product { id name } flags { kind detail } } fragment Invalid on InvalidInput { issues { path code } }",
};

export const UpdateCommentReplyDocument: TypedDocument<UpdateCommentReplyMutation, UpdateCommentReplyMutationVariables> = {
  id: 'x-UpdateCommentReply-cF5vCZy2k-cD',
  name: 'UpdateCommentReply',
  text: "mutation UpdateCommentReply($id: ID!, $version: Int!, $text: String!) { updateCommentReply(id: $id, version: $version, text: $text) { __typename ... on CommentReplySaved { reply { ...CommentReplyShown } comment { ...CommentCard } } ...Invalid ...NotAllowed ...Conflict ... on NotFound { id } } } fragment CommentReplyShown on CommentReply { id state text author publishedAt version actions { action isAllowed refusal { code reason wording { key params } } } } fragment CommentCard on Comment { ...CommentRow channel { id name } product { id name imageUrl } orderLine { id title sku quantity unit { minor currency } returned } replies { ...CommentReplyShown } earlier { id title text status submittedAt } actions { action to isAllowed refusal { code reason wording { key params } } } } fragment CommentRow on Comment { id kind authorName rating title text waitingText waitingRating waitingTitle status reason isVerified order { id number } submittedAt decidedAt decidedBy mayReview reportCount version shop { id name } product { id name } flags { kind detail } } fragment Invalid on InvalidInput { issues { path code } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};

export const SetCommentReplyStateDocument: TypedDocument<SetCommentReplyStateMutation, SetCommentReplyStateMutationVariables> = {
  id: 'x-SetCommentReplyState-ZBF7enW-A63E',
  name: 'SetCommentReplyState',
  text: "mutation SetCommentReplyState($id: ID!, $version: Int!, $state: CommentReplyState!) { setCommentReplyState(id: $id, version: $version, state: $state) { __typename ... on CommentReplySaved { changeId comment { ...CommentCard } } ...NotAllowed ...Conflict ... on NotFound { id } } } fragment CommentCard on Comment { ...CommentRow channel { id name } product { id name imageUrl } orderLine { id title sku quantity unit { minor currency } returned } replies { ...CommentReplyShown } earlier { id title text status submittedAt } actions { action to isAllowed refusal { code reason wording { key params } } } } fragment CommentRow on Comment { id kind authorName rating title text waitingText waitingRating waitingTitle status reason isVerified order { id number } submittedAt decidedAt decidedBy mayReview reportCount version shop { id name } product { id name } flags { kind detail } } fragment CommentReplyShown on CommentReply { id state text author publishedAt version actions { action isAllowed refusal { code reason wording { key params } } } } fragment NotAllowed on NotAllowedNow { code reason wording { key params } } fragment Conflict on VersionConflict { currentVersion lastChange { by at } }",
};
