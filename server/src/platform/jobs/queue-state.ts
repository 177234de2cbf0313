import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';

/** A job that was given up: every retry was spent, or its handler said that it can never succeed. */
export type FailedJob = {
  id: string;
  /** Its queue's name. */
  name: string;
  attempts: number;
  reason: string | null;
  failedAt: Date;
};

/** How a queue stands, and when a job of it last ended well. */
export type QueueCounts = { name: string; waiting: number; active: number; failed: number; lastDoneAt: Date | null };

/** Failed jobs that were not seen to, the newest first; of one id where it is given. */
export async function findFailedJobs(db: Db | Tx, { id, first }: { id?: string; first: number }): Promise<FailedJob[]> {
  const found = await sql<FailedJob>`
    select id, name, retry_count + 1 as attempts, output ->> 'reason' as reason, completed_on as "failedAt" from pgboss.job
    where state = 'failed' and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
    order by completed_on desc, id limit ${first}`.execute(db);
  return found.rows;
}

/** All queues by name; those without a job too. */
export async function countQueues(db: Db): Promise<QueueCounts[]> {
  const found = await sql<QueueCounts>`
    select q.name, count(j.id) filter (where j.state in ('created', 'retry'))::int as waiting,
      count(j.id) filter (where j.state = 'active')::int as active, count(j.id) filter (where j.state = 'failed')::int as failed,
      max(j.completed_on) filter (where j.state = 'completed') as "lastDoneAt"
    from pgboss.queue q left join pgboss.job j on j.name = q.name where q.name not like '\\_\\_%' group by q.name order by q.name`.execute(
    db,
  );
  return found.rows;
}
