export { bulkMessages } from './bulk.messages.ts';
export {
  BulkItemsListDocument,
  BulkRunByIdDocument,
  CancelBulkRunDocument,
  StartBulkRunDocument,
  type BulkItemsListQuery,
  type BulkProgressFragment,
  type BulkRowFragment,
  type StartBulkRunMutationVariables,
} from './bulk.operations.generated.ts';
export { useKeepResults } from './keep-results.ts';
export { isAtWork, useBulkRun } from './use-bulk-run.ts';
