export { changeSetList } from './apply-import.ts';
export { exportedRow } from './cell-text.ts';
export { type ChangeSetRow, countPlans, findSetRows, type PlanCounts } from './change-set.store.ts';
export { importChecks, type ImportWork } from './check-import.ts';
export { errorFile, type ErrorFileParts, type LeftRow } from './error-file.ts';
export { forgetImports, forgetImportsOf } from './forget-imports.ts';
export type {
  FoundRecord,
  Held,
  ImportKind,
  MatchKey,
  ParsedCell,
  PlannedCell,
  PlannedRecord,
  RecordChange,
  RowRefusal,
  TargetColumn,
} from './import-kind.ts';
export {
  applyImport,
  checkImport,
  type ImportRequest,
  setImportColumns,
  startImport,
  type StartSetJob,
} from './import.commands.ts';
export { findImport, type ImportRecord } from './import.store.ts';
