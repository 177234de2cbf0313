import { randomUUID } from 'node:crypto';
import type { JobQueue } from '../platform/jobs/index.ts';

/** A job as it was queued. */
export type QueuedJob = { name: string; payload: unknown };

/** A queue that keeps what it is given, for tests that look at what a mutation asks the workers to do. */
export function recordingQueue(): { queue: JobQueue; queued: readonly QueuedJob[] } {
  const queued: QueuedJob[] = [];
  const queue: JobQueue = {
    enqueue: async (_tx, job, payload) => {
      queued.push({ name: job.name, payload: job.payload.parse(payload) });
      return randomUUID();
    },
    retry: async () => true,
    discard: async () => true,
    close: async () => {},
  };
  return { queue, queued };
}
