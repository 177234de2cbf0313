import type { JobDefinition } from '@quarry/contracts/jobs';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import { type Db, withTransaction } from '../db/index.ts';
import { messageOf } from '../failure.ts';
import { log } from '../log.ts';
import { GiveUp, RetryLater, StopRun } from './job-errors.ts';
import { type JobQueue, makeBoss, queueOn } from './job-queue.ts';

/** What a handler is told about its attempt. */
export type JobAttempt = {
  jobId: string;
  /** 0 for the first attempt. */
  attempt: number;
  /** Aborted when the worker stops or the job was taken from it. */
  signal: AbortSignal;
};

/** A job with the code that does it; running it twice does no harm. */
export type JobHandling<Deps, Payload> = {
  definition: JobDefinition<Payload>;
  handle: (deps: Deps, payload: Payload, attempt: JobAttempt) => Promise<void>;
  /** How many of this kind one worker does at a time; 1 unless said otherwise. */
  concurrency?: number;
  /** A cron expression (UTC) by which the job is queued by itself, with this payload. */
  schedule?: { cron: string; payload: Payload };
};

/** A job as a feature's manifest lists it, whatever its payload: made by `defineWorkerJob`. */
export type WorkerJob<Deps> = JobHandling<Deps, unknown>;

/** Binds a definition to its handler; the handler gets only payloads that the definition's schema accepts. */
export function defineWorkerJob<Deps, Payload>(job: JobHandling<Deps, Payload>): WorkerJob<Deps> {
  return {
    ...job,
    handle: (deps, payload, attempt) => job.handle(deps, job.definition.payload.parse(payload), attempt),
  };
}

export type Worker = {
  queue: JobQueue;
  /** Takes up work; `deps` is what each handler gets. */
  start: <Deps>(jobs: readonly WorkerJob<Deps>[], deps: Deps) => Promise<void>;
  /** Lets running jobs end within the time, then hands the rest back to other workers. */
  stop: (timeoutMs: number) => Promise<void>;
};

/** A worker on the queues of the database at `url`; it also keeps the schedules. */
export async function openWorker(url: string, db: Db): Promise<Worker> {
  const boss = makeBoss(url, { useListenNotify: true, supervise: true, schedule: true, max: 4 });
  await boss.start();
  const queue = queueOn(boss);
  const stopping = new AbortController();
  return {
    queue,
    start: async (jobs, deps) => {
      for (const job of jobs) await takeUp(boss, db, queue, job, deps, stopping.signal);
      await keepSchedules(boss, jobs);
    },
    stop: async (timeoutMs) => {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: timeoutMs });
    },
  };
}

const pollS = 2;

async function takeUp<Deps>(
  boss: PgBoss,
  db: Db,
  queue: JobQueue,
  job: WorkerJob<Deps>,
  deps: Deps,
  stopping: AbortSignal,
): Promise<void> {
  const { definition } = job;
  await boss.work<
    { payload: unknown },
    unknown,
    {
      perJobResults: true;
      localConcurrency: number;
      pollingIntervalSeconds: number;
      notifyPollingIntervalSeconds: number;
    }
  >(
    definition.name,
    {
      perJobResults: true,
      localConcurrency: job.concurrency ?? 1,
      pollingIntervalSeconds: pollS,
      // Nobody notifies of a job whose time has come, such as a retry.
      notifyPollingIntervalSeconds: pollS,
    },
    (batch) =>
      Promise.all(
        batch.map(async (item): Promise<JobResult> => {
          const outcome = await attemptOnce(job, deps, item, stopping);
          if (outcome instanceof RetryLater) {
            await withTransaction(db, (tx) =>
              queue.enqueue(tx, definition, item.data.payload, { startAfter: outcome.notBefore }),
            );
          }
          return resultOf(item, outcome);
        }),
      ),
  );
}

async function attemptOnce<Deps>(
  job: WorkerJob<Deps>,
  deps: Deps,
  item: Job<{ payload: unknown }>,
  stopping: AbortSignal,
): Promise<unknown> {
  try {
    const signal = AbortSignal.any([item.signal, stopping]);
    await job.handle(deps, item.data.payload, { jobId: item.id, attempt: item.retryCount, signal });
    return undefined;
  } catch (error) {
    log.warn({ event: 'job.not-done', job: job.definition.name, jobId: item.id, reason: messageOf(error) });
    return error;
  }
}

function resultOf(item: Job<unknown>, outcome: unknown): JobResult {
  const isDone = outcome === undefined || outcome instanceof RetryLater || outcome instanceof StopRun;
  const output = outcome === undefined ? undefined : { reason: messageOf(outcome) };
  if (isDone) return { id: item.id, status: 'completed', output };
  return { id: item.id, status: outcome instanceof GiveUp ? 'deadletter' : 'failed', output };
}

/** Schedules of jobs that no longer exist are removed, so that nothing is queued for nobody. */
async function keepSchedules<Deps>(boss: PgBoss, jobs: readonly WorkerJob<Deps>[]): Promise<void> {
  const wanted = new Map(jobs.flatMap((job) => (job.schedule ? [[job.definition.name, job.schedule] as const] : [])));
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name);
  for (const [name, { cron, payload }] of wanted) await boss.schedule(name, cron, { payload }, { tz: 'UTC' });
}
