export { GiveUp, RetryLater, StopRun } from './job-errors.ts';
export { migrateJobs, openJobQueue, type EnqueueOptions, type JobQueue } from './job-queue.ts';
export { defineWorkerJob, openWorker, type JobAttempt, type Worker, type WorkerJob } from './worker.ts';
export { type FailedJob, findFailedJobs, type QueueCounts, countQueues } from './queue-state.ts';
