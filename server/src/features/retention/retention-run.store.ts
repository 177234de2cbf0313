import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import type { RunState } from '../../platform/graphql/index.ts';
import type { Freed } from '../../platform/runs/index.ts';

/** What a run freed, by kind. */
export type FreedByKind = Record<string, Freed>;

export type RetentionRunRecord = {
  id: string;
  state: RunState;
  requestedAt: Date;
  finishedAt: Date | null;
  freed: FreedByKind;
};

/** A run that was killed tells nobody of its end; none works longer than an hour. */
const shownState = `case when r.state = 'running' and r.heartbeat_at < now() - interval '1 hour' then 'failed' else r.state end`;

/** The rows of the list of jobs. */
export const retentionRows = `select r.id, 'retention' as kind, null::uuid as owner_id, ${shownState} as state, r.requested_at, r.finished_at
  from retention_run r`;

export async function findRetentionRuns(db: Db, ids: readonly string[]): Promise<RetentionRunRecord[]> {
  const { rows } = await sql<RetentionRunRecord>`
    select r.id, ${sql.raw(shownState)} as state, r.requested_at as "requestedAt", r.finished_at as "finishedAt", r.freed
    from retention_run r where r.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** Writes what a run freed so far; its first writing makes its line. */
export async function saveRetentionRun(
  db: Db,
  { id, state, requestedAt, finishedAt, freed }: RetentionRunRecord,
): Promise<void> {
  await sql`
    insert into retention_run (id, state, requested_at, heartbeat_at, finished_at, freed)
    values (${id}, ${state}, ${requestedAt}, now(), ${finishedAt}, ${JSON.stringify(freed)}::jsonb)
    on conflict (id) do update set state = excluded.state, heartbeat_at = now(), finished_at = excluded.finished_at, freed = excluded.freed`.execute(
    db,
  );
}

export async function deleteRetentionRuns(db: Db, requestedBefore: Date): Promise<void> {
  await sql`delete from retention_run where requested_at < ${requestedBefore}`.execute(db);
}
