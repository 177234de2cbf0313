export { default as queueClasses } from './queue.module.css';
export type { DecisionQueue, QueueOutcome } from './use-queue.ts';
export { useQueue } from './use-queue.ts';
