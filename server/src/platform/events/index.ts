export { announceChange, recordEvents, type RecordChange, type RecordEvents } from './record-events.ts';
