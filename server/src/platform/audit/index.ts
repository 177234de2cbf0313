export type { ChangeCause } from '@quarry/contracts/common';
export { recordChange, recordChanges, type ChangeEntry } from './record-change.ts';
