export { fileKind, type FileKind, sniffedFileBytes } from './file-kind.ts';
export { readTable } from './read-table.ts';
export type { TableComplaint, TableItem, TableRow, TableSummary } from './table-types.ts';
