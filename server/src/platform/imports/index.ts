export { changeSetList } from './apply-import.ts';
export { delimitedRow, exportedRow } from './cell-text.ts';
export { type ChangeSetRow, countSetRows, findSetRows, listSetRows, setRowFilter } from './change-set-rows.store.ts';
export {
  type ChangeSetRecord,
  countPlans,
  countPlansOf,
  countReadRows,
  findChangeSets,
  plannedRecords,
  type PlanCounts,
} from './change-set.store.ts';
export { importAtOnce } from './import-at-once.ts';
export { importChecks, type ImportWork } from './check-import.ts';
export { columnExamples } from './column-examples.ts';
export { errorFile, type ErrorFileParts, type LeftRow } from './error-file.ts';
export { forgetImports, forgetImportsOf } from './forget-imports.ts';
export {
  applyGrid,
  discardGrid,
  editGrid,
  type GridOutcome,
  type GridRequest,
  type LeftOfStep,
  openGrid,
  undoGridStep,
} from './grid/grid.commands.ts';
export { countSteps, findPendingRows, type PendingCell, type PendingRow } from './grid/grid.store.ts';
export { pastedBlock } from './grid/pasted-block.ts';
export { cellKey, type RowEdit } from './grid/plan-grid.ts';
export type {
  ClosedReason,
  FoundRecord,
  GroupImportKind,
  GroupPlan,
  GroupRefusal,
  GroupRow,
  Held,
  ImportKind,
  MatchKey,
  ParsedCell,
  PlannedCell,
  PlannedRecord,
  RecordChange,
  RowGroup,
  RowImportKind,
  RowRefusal,
  SaidCell,
  TargetColumn,
} from './import-kind.ts';
export {
  applyImport,
  checkImport,
  endApplied,
  type ImportRequest,
  isAtWork,
  setImportColumns,
  startImport,
  type StartSetJob,
} from './import.commands.ts';
export { countImports, findImport, findImports, type ImportRecord, listImports } from './import.store.ts';
export { type ColumnNames, namedColumns } from './named-column.ts';
export { forgetFilesNaming } from './forget-files.ts';
export { importsPersonal } from './imports.personal.ts';
