export { backUp, type BackupReport } from './back-up.ts';
export { sizeText } from './progress.ts';
export { restore, type RestoreReport } from './restore.ts';
