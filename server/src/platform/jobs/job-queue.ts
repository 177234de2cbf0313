import type { JobDefinition } from '@quarry/contracts/jobs';
import { fromKysely, PgBoss } from 'pg-boss';
import { connectionTo, type Tx, type WorksAs } from '../db/index.ts';
import { messageOf } from '../failure.ts';
import { log } from '../log.ts';

/** pg-boss keeps its tables in a schema of its own. */
const schema = 'pgboss';

export type EnqueueOptions = {
  /** Not before this time. */
  startAfter?: Date;
  /** While a waiting job of the kind has this key, no second one is queued. */
  singletonKey?: string;
  /** Higher goes first; 0 otherwise. */
  priority?: number;
};

/** The sending side of background work. */
export type JobQueue = {
  /**
   * Queues a job inside the transaction of the change that asks for it: both happen or neither. Throws when the
   * payload is not what the definition says. Resolves with the job's id, or null when `singletonKey` already waits.
   */
  enqueue: <Payload>(
    tx: Tx,
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ) => Promise<string | null>;
  close: () => Promise<void>;
};

/** Makes or updates the queue tables and one queue for each job; run by `quarry migrate`, never by processes. */
export async function migrateJobs(url: string, jobs: readonly JobDefinition<unknown>[]): Promise<void> {
  const boss = makeBoss(url, { migrate: true, createSchema: true, supervise: false, schedule: false });
  await boss.start();
  try {
    for (const job of jobs) {
      const options = {
        retryLimit: job.retryLimit,
        retryDelay: job.retryDelaySeconds,
        retryBackoff: true,
        expireInSeconds: job.expireInSeconds,
        notify: true,
      };
      await boss.createQueue(job.name, options);
      await boss.updateQueue(job.name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** A queue to send to; it works off nothing. */
export async function openJobQueue(url: string, as?: WorksAs): Promise<JobQueue> {
  const boss = makeBoss(url, { supervise: false, schedule: false, max: 2, ...connectionTo(url, as) });
  await boss.start();
  return { enqueue: enqueueWith(boss), close: () => boss.stop({ graceful: false }) };
}

export function enqueueWith(boss: PgBoss): JobQueue['enqueue'] {
  return (tx, job, payload, options = {}) =>
    boss.send(job.name, { payload: job.payload.parse(payload) }, { ...options, db: fromKysely(tx) });
}

export function makeBoss(url: string, options: ConstructorParameters<typeof PgBoss>[0] & object): PgBoss {
  const boss = new PgBoss({
    ...connectionTo(url),
    application_name: 'quarry jobs',
    schema,
    migrate: false,
    createSchema: false,
    ...options,
  });
  boss.on('error', (error) => log.warn({ event: 'jobs.error', reason: messageOf(error) }));
  return boss;
}
