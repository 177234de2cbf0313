export { answerActions } from './answer-actions.ts';
export { answerLongOnce, answerOnce, forgetReplies, forgetRepliesAbout, forgetRepliesNaming } from './answer-once.ts';
export {
  type BinEntry,
  type BinKind,
  type Binned,
  type BroughtBack,
  deleteRecord,
  type KeptInBin,
  type LetGo,
  putInBin,
  takeFromBin,
} from './bin.ts';
export {
  type BulkAction,
  type BulkAnswer,
  type BulkList,
  bulkList,
  type BulkRefusal,
  type BulkRow,
  eachRow,
} from './bulk-action.ts';
export { handOverOf } from './hand-over.ts';
export {
  changeRecord,
  createRecord,
  type FieldsRefused,
  type Missed,
  type RecordKind,
  refusedAmong,
  type Saved,
} from './change-record.ts';
export {
  type Command,
  type Effect,
  closedToChannels,
  effectOf,
  isForChannels,
  mutation,
  type MutationResolver,
  originOf,
  type Right,
} from './mutation.ts';
export {
  type ChangedFields,
  type HeldFields,
  type RecordHistory,
  type Restored,
  type RestoreOutcome,
  type Restoring,
  restoringOf,
  saveDraft,
  type SetRestoring,
  withParts,
} from './record-history.ts';
