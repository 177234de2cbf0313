export { backUp, type BackupReport } from './back-up.ts';
export { sizeText } from './progress.ts';
export { checkBackup, restore, type RestoreReport } from './restore.ts';
