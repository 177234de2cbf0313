export { placeInList, readPageParam } from './list-place.ts';
export { RecordSteps } from './record-steps.tsx';
