export { shelfKinds, shelfLimits, shelfStatuses } from './shelf.ts';
export { shelfStates } from './shelf-states.ts';
