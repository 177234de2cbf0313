export type { ChangeCause } from '@quarry/contracts/common';
export { recordChange, recordChanges, type ChangeEntry, type ChangeOrigin } from './record-change.ts';
