export { addToBacklog, type BacklogItem, countStarts, insertBacklog, settleBacklog, uncountStarts } from './backlog.ts';
export { type Consumer, consumerLoop, followOnce, followToEnd, type Handled } from './consumer.ts';
export { type ConsumerLag, findConsumerLags, findStuckEvents, type StuckEvents } from './consumer-lag.ts';
export type { ReadEvent } from './cursor.store.ts';
export { knownConsumers } from './known-consumers.ts';
export {
  defineTopic,
  type EventOrigin,
  insertEvents,
  type OutboxEvent,
  publishEvents,
  publishSigned,
  type SignedEvent,
  type Topic,
} from './outbox.ts';
export { keepOutboxDays, outboxDaysLoop } from './outbox-days.loop.ts';
export { openReach, type Reach } from './reach.ts';
export { announceChange, recordEvents, type RecordChange, type RecordEvents } from './record-events.ts';
