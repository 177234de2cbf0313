export type { ChangeCause } from '@quarry/contracts/common';
export { eraseChange, sealChanges } from './seal-change.ts';
export { recordChange, recordChanges, type ChangeEntry, type ChangeOrigin, type Told } from './record-change.ts';
