export { blockKind, fileKind, type FileKind, sniffedFileBytes } from './file-kind.ts';
export { readBlock } from './read-block.ts';
export { readTable } from './read-table.ts';
export type { TableComplaint, TableItem, TableRow, TableSummary } from './table-types.ts';
