import { readSentence } from '@quarry/contracts/wording';
import { type RawBuilder, sql } from 'kysely';
import type { BulkRefusal } from '../../platform/commands/index.ts';
import { type Db, executePrepared, type Tx } from '../../platform/db/index.ts';
import type { KeptField } from '../audit/index.ts';
import type { BulkRunRecord, HeldRun, Matching } from './bulk-run.ts';

export type NewBulkRun = {
  id: string;
  undoesId?: string;
  list: string;
  action: string;
  input: Record<string, unknown> | null;
  matching: Matching | null;
  userId: string;
  now: Date;
};

export async function insertBulkRun(tx: Tx, run: NewBulkRun): Promise<void> {
  const { id, undoesId = null, list, action, input, matching, userId, now } = run;
  await sql`insert into bulk_run (id, undoes_id, list, action, input, matching, is_gathered, requested_by, requested_at)
    values (${id}, ${undoesId}, ${list}, ${action}, ${input && JSON.stringify(input)}::jsonb, ${matching && JSON.stringify(matching)}::jsonb, ${matching === null}, ${userId}, ${now})`.execute(
    tx,
  );
}

/** Adds records at the end, those that are there already left out; a run's total is the number of its records. */
export async function insertItems(tx: Tx, runId: string, recordIds: readonly string[]): Promise<void> {
  await sql`
    with added as (
      insert into bulk_item (run_id, record_id, position)
      select ${runId}, w.id, r.total + w.place from unnest(${recordIds}::uuid[]) with ordinality as w (id, place), bulk_run r
      where r.id = ${runId} on conflict (run_id, record_id) do nothing returning 1)
    update bulk_run set total = total + (select count(*) from added) where id = ${runId}`.execute(tx);
}

/**
 * Has a run take back what another one did, the last record first, those left out that it did not change; resolves with how many these
 * are.
 */
export async function insertItemsToUndo(tx: Tx, runId: string, undoesId: string): Promise<number> {
  const added = await sql<{ total: number }>`
    with added as (
      insert into bulk_item (run_id, record_id, position, name)
      select ${runId}, i.record_id, row_number() over (order by i.position desc, i.record_id desc), i.name
      from bulk_item i where i.run_id = ${undoesId} and i.outcome = 'done'
        and exists (select from change c where c.entity_id = i.record_id and c.cause = 'bulk_run' and c.cause_id = ${undoesId}) returning 1)
    update bulk_run set total = (select count(*) from added) where id = ${runId} returning total`.execute(tx);
  return added.rows[0]?.total ?? 0;
}

/** The run that has waited longest for its next batch and that no other worker holds, locked until the transaction ends. */
export async function takeRun(tx: Tx): Promise<HeldRun | undefined> {
  const [run] = await executePrepared(
    tx,
    sql<HeldRun>`select ${heldColumns} from bulk_run where state in ('queued', 'running')
      order by heartbeat_at nulls first, id limit 1 for update skip locked`,
  );
  return run;
}

/** The very run, locked, unless it has ended meanwhile. */
export async function takeRunById(tx: Tx, id: string): Promise<HeldRun | undefined> {
  const found =
    await sql<HeldRun>`select ${heldColumns} from bulk_run where id = ${id} and state in ('queued', 'running') for update`.execute(
      tx,
    );
  return found.rows[0];
}

const heldColumns = sql`id, list, action, undoes_id as "undoesId", requested_by as "userId", input, matching, is_gathered as "isGathered", cursor, coalesce(held_at < now() - interval '1 minute', true) as "isHoldDue"`;

/** The window reached; `isWhole` says that there is none after it. */
export async function keepWindow(tx: Tx, id: string, cursor: string | null, isWhole: boolean): Promise<void> {
  await sql`update bulk_run set cursor = ${cursor}, is_gathered = ${isWhole} where id = ${id}`.execute(tx);
}

/** Says that what waits for its turn is held. */
export async function keepHeld(tx: Tx, id: string): Promise<void> {
  await sql`update bulk_run set held_at = now() where id = ${id}`.execute(tx);
}

/** Takes away the results of single records of runs that ended before a time; resolves with the number of runs. */
export async function removeResults(db: Db, endedBefore: Date): Promise<number> {
  const emptied = await sql`
    with old as (select id from bulk_run where finished_at < ${endedBefore} and not results_gone for update skip locked),
      gone as (delete from bulk_item i using old where i.run_id = old.id)
    update bulk_run r set results_gone = true from old where r.id = old.id`.execute(db);
  return Number(emptied.numAffectedRows ?? 0);
}

/** Says that a worker is at it. */
export async function keepAlive(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update bulk_run set state = 'running', started_at = coalesce(started_at, ${now}), heartbeat_at = now() where id = ${id}`.execute(
    tx,
  );
}

export async function endBulkRun(
  tx: Tx,
  id: string,
  state: 'succeeded' | 'failed' | 'cancelled',
  reason: string | null,
  now: Date,
): Promise<void> {
  await sql`update bulk_run set state = ${state}, stop_reason = ${reason}, finished_at = ${now} where id = ${id}`.execute(
    tx,
  );
}

/** The next records in order. */
export async function nextItems(tx: Tx, runId: string, limit: number): Promise<string[]> {
  const found = await sql<{ id: string }>`select record_id as id from bulk_item
    where run_id = ${runId} and outcome = 'waiting' order by position limit ${limit}`.execute(tx);
  return found.rows.map(({ id }) => id);
}

export type SettledItem = {
  id: string;
  name: string | null;
  refusal: BulkRefusal;
  /** What stayed since somebody changed it. */
  kept?: readonly KeptField[];
};

/** Keeps what became of records, in the transaction in which it became so. */
export async function settleItems(tx: Tx, runId: string, items: readonly SettledItem[]): Promise<void> {
  await sql`update bulk_item i set name = coalesce(s.name, i.name), refusal = s.refusal, kept = nullif(s.kept, '[]'), outcome = case when s.refusal is null then 'done' else 'refused' end
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as s (id uuid, name text, refusal jsonb, kept jsonb)
    where i.run_id = ${runId} and i.record_id = s.id`.execute(tx);
  const refused = items.filter(({ refusal }) => refusal !== null).length;
  await sql`update bulk_run set done = done + ${items.length - refused}, refused = refused + ${refused} where id = ${runId}`.execute(
    tx,
  );
}

type RunRow = Omit<BulkRunRecord, 'stopReason'> & { stopReason: string | null };

const runColumns = sql`r.id, r.list, r.action, bulk_run_state(r) as state, r.stop_reason as "stopReason", r.requested_by as "requestedById",
  person_name(r.requested_by) as "requestedBy", r.requested_at as "requestedAt", r.started_at as "startedAt",
  r.finished_at as "finishedAt", case when r.is_gathered then r.total end as total, r.done, r.refused, r.results_gone as "isResultGone",
  r.undoes_id as "undoesId", u.id as "undoneById", coalesce(u.state in ('queued', 'running', 'succeeded'), false) as "isUndone"`;

async function readRuns(db: Db | Tx, rest: RawBuilder<unknown>): Promise<BulkRunRecord[]> {
  const found = await sql<RunRow>`select ${runColumns} from bulk_run r
    left join lateral (select u.id, u.state from bulk_run u where u.undoes_id = r.id order by u.requested_at desc, u.id desc limit 1) u on true ${rest}`.execute(
    db,
  );
  return found.rows.map(({ stopReason, ...row }) => ({
    ...row,
    stopReason: stopReason === null ? null : readSentence(stopReason),
  }));
}

export async function findBulkRuns(db: Db | Tx, ids: readonly string[]): Promise<Map<string, BulkRunRecord>> {
  const runs = await readRuns(db, sql`where r.id = any(${ids}::uuid[])`);
  return new Map(runs.map((run) => [run.id, run]));
}

export async function lockBulkRun(tx: Tx, id: string): Promise<BulkRunRecord | undefined> {
  const [run] = await readRuns(tx, sql`where r.id = ${id} for update of r`);
  return run;
}

/** The newest runs that live or ended since a time, of one person or of all. */
export function findRecentRuns(
  db: Db,
  userId: string | null,
  endedSince: Date,
  first: number,
): Promise<BulkRunRecord[]> {
  const whose = userId === null ? sql`true` : sql`r.requested_by = ${userId}`;
  return readRuns(
    db,
    sql`where ${whose} and (r.state in ('queued', 'running') or r.finished_at > ${endedSince})
      order by r.requested_at desc, r.id desc limit ${first}`,
  );
}
