export { bulkAcceptShelvesInput } from './shelf.input.ts';
export { shelfKinds, shelfLimits, shelfStatuses } from './shelf.ts';
export { shelfStates } from './shelf-states.ts';
