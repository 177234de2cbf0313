export { RecordHistory } from './lazy-record-history.tsx';
export type { HistoryWords } from './field-text.ts';
export { useUndoOf } from './use-undo-of.ts';
export { useRevert } from './use-revert.ts';
