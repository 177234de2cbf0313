export { shelfKinds, shelfLimits, shelfStatuses } from './shelf.ts';
