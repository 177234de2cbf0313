export { ExplainedReason } from '../explain/explained-reason.tsx';
export { BulkResults, BulkSummary, RefusedRows } from './bulk-results.tsx';
export { bulkMessages } from './bulk.messages.ts';
export {
  BulkItemsListDocument,
  type BulkItemsListQuery,
  type BulkProgressFragment,
  type BulkRowFragment,
  type StartBulkRunMutationVariables,
} from './bulk.operations.generated.ts';
export { useKeepResults } from './keep-results.ts';
export { outcomeTones, useOutcomeWords } from './outcome-words.ts';
export { isAtWork, useBulkRun } from './use-bulk-run.ts';
export { UndoneBy, useUndoneText } from './undone-by.tsx';
export { useUndoRun } from './use-undo-run.ts';
export { useStartedRun } from './use-started-run.ts';
