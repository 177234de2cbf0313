export const commentKinds = ['REVIEW', 'QUESTION'] as const;
export const commentStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'SPAM', 'HIDDEN'] as const;
/** In the order of the digits that the desk takes them by. */
export const commentReasons = [
  'OFF_TOPIC',
  'OFFENSIVE',
  'PERSONAL_DATA',
  'ADVERTISING',
  'NOT_GENUINE',
  'OTHER',
] as const;
export const commentFlagKinds = [
  'LINK',
  'PHONE',
  'EMAIL',
  'WORD',
  'DUPLICATE',
  'BURST',
  'LANGUAGE',
  'REPORTED',
] as const;
export const replyStates = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const;

export type CommentKind = (typeof commentKinds)[number];
export type CommentStatus = (typeof commentStatuses)[number];
export type CommentReason = (typeof commentReasons)[number];
export type CommentFlagKind = (typeof commentFlagKinds)[number];
export type ReplyState = (typeof replyStates)[number];
