export { recordChange, recordChanges, type ChangeCause, type ChangeEntry } from './record-change.ts';
