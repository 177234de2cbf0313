export { fileKind, type FileKind, sniffedFileBytes } from './file-kind.ts';
