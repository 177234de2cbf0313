export {
  type ClaimedEvent,
  claimEvents,
  hasEvents,
  insertEvents,
  type OutboxEvent,
  publishEvents,
  settleEvents,
} from './outbox.ts';
export { announceChange, recordEvents, type RecordChange, type RecordEvents } from './record-events.ts';
