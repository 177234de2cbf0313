export { checkFile, type FileIssue, type FileItem, type FileSummary } from './check-file.ts';
export { readRows, type WrittenItem, type WrittenSummary } from './read-rows.ts';
export { writtenRows } from './written-row.ts';
