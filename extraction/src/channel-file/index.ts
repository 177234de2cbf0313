export { checkFile, type FileIssue, type FileItem, type FileSummary } from './check-file.ts';
