export {
  type CommentFlagKind,
  commentFlagKinds,
  type CommentKind,
  commentKinds,
  type CommentReason,
  commentReasons,
  type CommentStatus,
  commentStatuses,
  type ReplyState,
} from './comment.ts';
export { comparedText, flaggedWords, type NoticedFlag, noticeFlags, noticeLanguage } from './comment-flags.ts';
export {
  checkComment,
  checkReport,
  type CommentDraft,
  commentLimits,
  type CommentReport,
  plainText,
  replyInput,
  type SavedReplyDraft,
  savedReplyInput,
} from './comment.input.ts';
export { commentActions, refusalToDecide, type ReplyFacts, replyTable } from './comment-states.ts';
export { commentsApproveVerifiedSetting, commentWordsSetting } from './comments.settings.ts';
