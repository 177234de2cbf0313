import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
import type { RunState } from '../graphql/index.ts';
import type { HeldRun } from './run-kind.ts';

/** A run whose worker shows no life for this long is taken over; no batch takes nearly as long. */
const leaseS = 15;

/** Whether any run waits, works, or was told to stop. */
export async function hasLivingRuns(db: Db, table: string): Promise<boolean> {
  const found = await sql`select from ${sql.table(table)}
    where state in ('queued', 'running', 'pausing', 'cancelling', 'stalled') limit 1`.execute(db);
  return found.rows.length > 0;
}

/** Takes up the run whose turn it is, or one whose worker fell silent; its fence rises, so that late writes are refused. */
export async function claimRun(db: Db, table: string, now: Date): Promise<HeldRun | undefined> {
  const runs = sql.table(table);
  const isSilent = sql`(state = 'running' and released_at is null and heartbeat_at < now() - make_interval(secs => ${leaseS}))`;
  const claimed = await sql<HeldRun>`
    update ${runs} r set state = 'running', fence = r.fence + 1, heartbeat_at = now(), released_at = null,
      started_at = coalesce(r.started_at, ${now}), version = r.version + 1,
      stalls = r.stalls + case when r.state = 'stalled' or (r.state = 'running' and r.released_at is null) then 1 else 0 end
    where r.id = (select id from ${runs} where state in ('queued', 'running', 'pausing', 'cancelling', 'stalled')
      and (state in ('queued', 'stalled') or (state = 'running' and released_at is not null) or ${isSilent})
      order by released_at nulls first, requested_at, id limit 1 for update skip locked)
    returning r.id, r.fence, r.requested_by as "requestedById", r.stalls, r.cursor`.execute(db);
  return claimed.rows[0];
}

/** Shows life; false when the run is no longer this worker's. The row stays locked until the transaction ends. */
export async function keepRun(tx: Tx, table: string, run: HeldRun): Promise<boolean> {
  const kept = await sql`update ${sql.table(table)} set heartbeat_at = now()
    where id = ${run.id} and fence = ${run.fence} and state = 'running' returning id`.execute(tx);
  return kept.rows.length > 0;
}

/** Saves the place reached; with `isReleased` another run has its turn. */
export async function checkpointRun(
  tx: Tx,
  table: string,
  run: HeldRun,
  { cursor, isReleased }: { cursor: unknown; isReleased: boolean },
): Promise<void> {
  await sql`update ${sql.table(table)} set heartbeat_at = now(), released_at = case when ${isReleased} then now() end,
      cursor = ${cursor === null || cursor === undefined ? null : JSON.stringify(cursor)}::jsonb
    where id = ${run.id} and fence = ${run.fence}`.execute(tx);
}

/** Hands a run back to the queue, for this worker stops. */
export async function requeueRun(db: Db | Tx, table: string, run: HeldRun): Promise<void> {
  await sql`update ${sql.table(table)} set state = 'queued', released_at = now(), version = version + 1
    where id = ${run.id} and fence = ${run.fence} and state = 'running'`.execute(db);
}

/** Ends a run that this worker holds; `reason` is a stored sentence. */
export async function endRun(
  db: Db | Tx,
  table: string,
  run: HeldRun,
  end: { state: 'succeeded' | 'failed'; reason: string | null; now: Date },
): Promise<void> {
  await sql`update ${sql.table(table)} set state = ${end.state}, stop_reason = ${end.reason}, finished_at = ${end.now}, version = version + 1
    where id = ${run.id} and fence = ${run.fence} and state = 'running'`.execute(db);
}

/** Carries out commands to pause and to cancel of runs that no worker holds: of the given one, and of all whose worker fell silent. */
export async function settleCommands(db: Db | Tx, table: string, now: Date, run?: HeldRun): Promise<string[]> {
  const settled = await sql<{ id: string }>`update ${sql.table(table)} set version = version + 1, released_at = now(),
      state = case state when 'pausing' then 'paused' else 'cancelled' end,
      finished_at = case state when 'cancelling' then ${now}::timestamptz end
    where state in ('pausing', 'cancelling') and ((id = ${run?.id ?? null}::uuid and fence = ${run?.fence ?? null}::bigint)
      or coalesce(heartbeat_at, '-infinity') < now() - make_interval(secs => ${leaseS}))
    returning id`.execute(db);
  return settled.rows.map(({ id }) => id);
}

/** The run, locked, as it is shown; a batch that is being saved ends first. */
export async function lockRun(
  tx: Tx,
  table: string,
  id: string,
): Promise<{ state: RunState; isHeld: boolean } | undefined> {
  const found = await sql<{ state: RunState; isHeld: boolean }>`
    select run_state(state, heartbeat_at) as state, released_at is null as "isHeld" from ${sql.table(table)} where id = ${id} for update`.execute(
    tx,
  );
  return found.rows[0];
}

/** Moves a locked run on by a person's command. */
export async function moveRun(tx: Tx, table: string, id: string, state: RunState, now: Date): Promise<void> {
  await sql`update ${sql.table(table)} set state = ${state}, version = version + 1,
      finished_at = case when ${state} = 'cancelled' then ${now}::timestamptz end where id = ${id}`.execute(tx);
}
