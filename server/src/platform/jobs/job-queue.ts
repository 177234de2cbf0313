import type { JobDefinition } from '@quarry/contracts/jobs';
import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { connectionTo, type Tx, type WorksAs } from '../db/index.ts';
import { messageOf } from '../failure.ts';
import { connectionLog } from '../log.ts';

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
  /** Queues a failed job once more; false when it is not there, or no longer failed. */
  retry: (tx: Tx, job: { name: string; id: string }) => Promise<boolean>;
  /** Deletes a failed job for good; false when it is not there, or no longer failed. */
  discard: (tx: Tx, job: { name: string; id: string }) => Promise<boolean>;
  close: () => Promise<void>;
};

/** How long a failed job waits for somebody to look at it; what ended well is of no more use then either. */
const keptS = 30 * 86_400;

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
        retryDelayMax: 3_600,
        expireInSeconds: job.expireInSeconds,
        deleteAfterSeconds: keptS,
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
  return queueOn(boss);
}

/** The sending side on a connected pg-boss; closing it stops that. */
export function queueOn(boss: PgBoss): JobQueue {
  return {
    enqueue: (tx, job, payload, options = {}) =>
      boss.send(job.name, { payload: job.payload.parse(payload) }, { ...options, db: fromKysely(tx) }),
    retry: (tx, job) => whileFailed(tx, job, (db) => boss.retry(job.name, job.id, { db })),
    discard: (tx, job) => whileFailed(tx, job, (db) => boss.deleteJob(job.name, job.id, { db })),
    close: () => boss.stop({ graceful: false }),
  };
}

/** Does it to a failed job, so that of two people at once the second finds none. */
async function whileFailed(
  tx: Tx,
  { id }: { id: string },
  settle: (db: ReturnType<typeof fromKysely>) => Promise<unknown>,
): Promise<boolean> {
  const found = await sql`select id from pgboss.job where id = ${id}::uuid and state = 'failed' for update`.execute(tx);
  if (found.rows.length > 0) await settle(fromKysely(tx));
  return found.rows.length > 0;
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
  boss.on('error', (error) => connectionLog.warn({ event: 'jobs.error', reason: messageOf(error) }));
  return boss;
}
