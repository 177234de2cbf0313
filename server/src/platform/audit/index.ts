export { recordChange, type ChangeCause, type ChangeEntry } from './record-change.ts';
