export { placeInList } from './list-place.ts';
export { RecordSteps } from './record-steps.tsx';
