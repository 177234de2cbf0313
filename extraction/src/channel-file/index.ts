export { checkFile, type FileIssue, type FileItem, type FileSummary } from './check-file.ts';
export { type BadWrittenRow, readRows, type WrittenItem, type WrittenRow, type WrittenSummary } from './read-rows.ts';
