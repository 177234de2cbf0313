export { useDeleted } from './use-deleted.ts';
export { useRestore } from './use-restore.ts';
