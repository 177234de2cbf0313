export { CauseLink } from './cause-link.tsx';
export { ChangeActor } from './change-actor.tsx';
export { ChangeDifferences, ChangedFieldNames, RevertButton } from './change-differences.tsx';
export { english as historyTexts, historyMessages } from './history.messages.ts';
export { RevertChangeDocument } from './history.operations.generated.ts';
export { KeptFields } from './lazy-kept-fields.tsx';
export { RecordHistory } from './lazy-record-history.tsx';
export { useRevert } from './use-revert.ts';
export { useUndoOf } from './use-undo-of.ts';
