import { parseWording, readSentence, type Wording } from '@quarry/contracts/wording';
import { type RawBuilder, sql } from 'kysely';
import type { BulkAnswer } from '../../platform/commands/index.ts';
import { type Db, executePrepared, readWithinScope, type Tx } from '../../platform/db/index.ts';
import { plannedRecords } from '../../platform/imports/index.ts';
import type { KeptField } from '../audit/index.ts';
import { outcomeOf, type RowOutcome } from './bulk-outcome.ts';
import type { BulkRequest, BulkRunRecord, Matching } from './bulk-run.ts';

/** Where the records of a run come from. */
type BulkSource = 'filter' | 'ids' | 'file';

export type NewBulkRun = {
  id: string;
  undoesId?: string;
  list: string;
  action: string;
  input: Record<string, unknown> | null;
  matching: Matching | null;
  source?: BulkSource;
  userId: string;
  now: Date;
};

export async function insertBulkRun(tx: Tx, run: NewBulkRun): Promise<void> {
  const { id, undoesId = null, list, action, input, matching, userId, now } = run;
  const source: BulkSource = run.source ?? (matching ? 'filter' : 'ids');
  await sql`insert into bulk_job (id, undoes_id, list, action, source, params, matching, is_gathered, requested_by, requested_at)
    values (${id}, ${undoesId}, ${list}, ${action}, ${source}, ${input && JSON.stringify(input)}::jsonb, ${matching && JSON.stringify(matching)}::jsonb, ${matching === null}, ${userId}, ${now})`.execute(
    tx,
  );
}

/** Adds records at the end, those that are there already left out; a run's total is the number of its records. */
export async function insertItems(tx: Tx, runId: string, recordIds: readonly string[]): Promise<void> {
  await sql`
    with fresh as (
      select w.id, row_number() over (order by min(w.place)) as place from unnest(${recordIds}::uuid[]) with ordinality as w (id, place)
      where not exists (select from bulk_job_row r where r.job_id = ${runId} and r.record_id = w.id) group by w.id),
      added as (
      insert into bulk_job_row (job_id, record_id, position)
      select j.id, f.id, j.total + f.place from fresh f, bulk_job j where j.id = ${runId} returning 1)
    update bulk_job set total = total + (select count(*) from added) where id = ${runId}`.execute(tx);
}

/** Adds the records that a change set creates or changes, in its order; resolves with how many these are. */
export async function insertItemsOfSet(tx: Tx, runId: string, setId: string): Promise<number> {
  const added = await sql<{ total: number }>`
    with added as (
      insert into bulk_job_row (job_id, record_id, position, name)
      select ${runId}, r.record_id, row_number() over (order by r.position), r.name from (${plannedRecords(sql`${setId}::uuid`)}) r returning 1)
    update bulk_job set total = (select count(*) from added) where id = ${runId} returning total`.execute(tx);
  return added.rows[0]?.total ?? 0;
}

/** Adds records in their order, each with its name and what it brings along. */
export async function insertItemsWithInput(
  tx: Tx,
  runId: string,
  rows: readonly { id: string; name: string | null; input: Record<string, unknown> }[],
): Promise<void> {
  await sql`
    with added as (
      insert into bulk_job_row (job_id, record_id, position, name, input)
      select ${runId}, (r.value ->> 'id')::uuid, r.place, r.value ->> 'name', r.value -> 'input'
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality r (value, place) returning 1)
    update bulk_job set total = (select count(*) from added) where id = ${runId}`.execute(tx);
}

/** What rows of a run brought along, by the ids of their records. */
export async function findInputs(db: Db | Tx, runId: string, ids: readonly string[]): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ id: string; input: unknown }>`
    select record_id as id, input from bulk_job_row
    where job_id = ${runId} and record_id = any(${ids}::uuid[]) and input is not null`.execute(db);
  return new Map(rows.map(({ id, input }) => [id, input]));
}

/** Those of these runs that have ended, however. */
export async function findEndedRuns(db: Db | Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from bulk_job
    where id = any(${ids}::uuid[]) and state in ('succeeded', 'failed', 'cancelled')`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** A record that a run did not change, and why. */
export type LeftRecord = {
  recordId: string;
  position: number;
  /** The row of the file that it came from; null where it came from none. */
  line: number | null;
  name: string | null;
  code: string;
  /** Null for a sentence that this release does not know. */
  wording: Wording | null;
};

/** Records behind a position that a run refused, that failed, or that somebody changed meanwhile. */
export async function findLeftRecords(db: Db | Tx, runId: string, after: number, first: number): Promise<LeftRecord[]> {
  const found = await readWithinScope(
    db,
    sql<Omit<LeftRecord, 'wording'> & { wording: unknown }>`
    select i.record_id as "recordId", i.position, s.line, i.name, i.code, i.detail -> 'wording' as wording
    from bulk_job_row i join bulk_job r on r.id = i.job_id
      left join lateral (${plannedRecords(sql`(r.params ->> 'setId')::uuid`)}) s on s.record_id = i.record_id
    where i.job_id = ${runId} and i.position > ${after} and i.outcome in ('refused', 'failed', 'conflict') and i.record_id is not null
    order by i.position limit ${first}`,
  );
  return found.map((row) => ({ ...row, wording: parseWording(row.wording) ?? null }));
}

/**
 * Has a run take back what another one did, the last record first, those left out that it did not change, itself or by its parts, and
 * those that it has already; resolves with how many it has then. The statistics know neither job yet. So each record is looked up by
 * its key, with the id of the job as a column, and all are read before the first is inserted.
 */
export async function insertItemsToUndo(tx: Tx, runId: string, undoesId: string, hasParts: boolean): Promise<number> {
  // By the index of causes each row would read every change of any run; "not distinct" leaves it aside.
  const added = await sql<{ total: number }>`
    with had as materialized (
      select ${runId}::uuid as job_id, coalesce(max(position), 0) as position from bulk_job_row where job_id = ${runId}),
      source as materialized (
      select h.job_id, h.position as behind, i.record_id, i.position, i.name from bulk_job_row i cross join had h
      where i.job_id = ${undoesId} and i.outcome = 'done'),
      wanted as materialized (
      select s.* from source s
        cross join lateral (select exists (
          select from bulk_job_row r where r.job_id = s.job_id and r.record_id = s.record_id offset 0) as is_there offset 0) r
        cross join lateral (select ${hasParts} or exists (
          select from change c where c.entity_id = s.record_id and c.cause is not distinct from 'bulk_run'
            and c.cause_id is not distinct from ${undoesId} offset 0) as is_changed offset 0) c
      where not r.is_there and c.is_changed),
      added as (
      insert into bulk_job_row (job_id, record_id, position, name)
      select job_id, record_id, behind + row_number() over (order by position desc), name from wanted returning 1)
    update bulk_job set total = total + (select count(*) from added) where id = ${runId} returning total`.execute(tx);
  return added.rows[0]?.total ?? 0;
}

/** Has a run go on under the rights of somebody else. */
export async function handOver(tx: Tx, runId: string, userId: string): Promise<void> {
  await sql`update bulk_job set requested_by = ${userId} where id = ${runId}`.execute(tx);
}

/** What a run was asked to do; a worker that holds the run asks, so that it is there. */
export async function findRequest(tx: Tx, id: string): Promise<BulkRequest> {
  const [request] = await executePrepared(
    tx,
    sql<BulkRequest>`select id, list, action, undoes_id as "undoesId", requested_by as "userId", params as input, matching, is_gathered as "isGathered",
      coalesce(held_at < now() - interval '1 minute', true) as "isHoldDue" from bulk_job where id = ${id}`,
  );
  if (!request) throw new Error(`The bulk run ${id} vanished under its own lock.`);
  return request;
}

/** Says that all records are noted that it concerns. */
export async function endGathering(tx: Tx, id: string): Promise<void> {
  await sql`update bulk_job set is_gathered = true where id = ${id}`.execute(tx);
}

/** Says that what waits for its turn is held. */
export async function keepHeld(tx: Tx, id: string): Promise<void> {
  await sql`update bulk_job set held_at = now() where id = ${id}`.execute(tx);
}

/** Takes away the results of single records of one run that ended before a time; resolves with whether there was one. */
export async function removeResults(db: Db, endedBefore: Date): Promise<boolean> {
  const emptied = await sql`
    with old as (select id from bulk_job where finished_at < ${endedBefore} and not results_gone
        order by finished_at limit 1 for update skip locked),
      gone as (delete from bulk_job_row i using old where i.job_id = old.id)
    update bulk_job r set results_gone = true from old where r.id = old.id`.execute(db);
  return Number(emptied.numAffectedRows ?? 0) > 0;
}

/** The next records in order. */
export async function nextItems(tx: Tx, runId: string, limit: number): Promise<string[]> {
  const found = await sql<{ id: string }>`select record_id as id from bulk_job_row
    where job_id = ${runId} and outcome = 'pending' order by position limit ${limit}`.execute(tx);
  return found.rows.map(({ id }) => id);
}

export type SettledItem = {
  id: string;
  name: string | null;
  answer: BulkAnswer;
  /** What stayed since somebody changed it. */
  kept?: readonly KeptField[];
};

/**
 * Keeps what became of records, in the transaction in which it became so. Each is looked up by itself and updated by its key. The id of
 * the job comes in as a column: of an id that is younger than the statistics the planner expects one row, and read all of the job for each.
 */
export async function settleItems(tx: Tx, runId: string, items: readonly SettledItem[]): Promise<void> {
  const settled = items.map(({ answer, ...item }) => ({
    ...item,
    refusal: answer === 'unchanged' ? null : answer,
    outcome: outcomeOf(answer),
  }));
  // Every entry of a run names it as its request. By that index each row would read all of them; "not distinct" leaves it aside.
  await sql`update bulk_job_row i set name = coalesce(s.name, i.name), outcome = s.outcome, code = s.refusal ->> 'code',
      detail = s.refusal - 'code', kept = nullif(s.kept, '[]'),
      change_id = (select c.id from change c where s.outcome = 'done' and c.entity_id = i.record_id and c.request_id is not distinct from ${runId}::text
        order by c.at desc, c.id desc limit 1)
    from (select ${runId}::uuid as job_id, r.*
        from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as r (id uuid, name text, outcome text, refusal jsonb, kept jsonb) offset 0) s
      cross join lateral (
        select r.job_id, r.position from bulk_job_row r where r.job_id = s.job_id and r.record_id = s.id offset 0) p
    where i.job_id = p.job_id and i.position = p.position`.execute(tx);
  const refused = settled.filter(({ refusal }) => refusal !== null).length;
  const unchanged = settled.filter(({ outcome }) => outcome === 'unchanged').length;
  await sql`update bulk_job set done = done + ${items.length - refused}, unchanged = unchanged + ${unchanged},
      refused = refused + ${refused} where id = ${runId}`.execute(tx);
}

/** Puts a locked run that ended before the workers again, with the records that it refused, that failed or met a conflict; resolves with how many. */
export async function requeueLeft(tx: Tx, runId: string, { conflicts }: { conflicts: boolean }): Promise<number> {
  const outcomes: RowOutcome[] = ['refused', 'failed', ...(conflicts ? (['conflict'] as const) : [])];
  const { numAffectedRows = 0n } =
    await sql`update bulk_job_row set outcome = 'pending', code = null, detail = null, kept = null,
      attempt = attempt + 1 where job_id = ${runId} and outcome = any(${outcomes})`.execute(tx);
  const records = Number(numAffectedRows);
  await sql`update bulk_job set state = 'queued', refused = refused - ${records}, finished_at = null, released_at = null, stalls = 0,
      stop_reason = null, version = version + 1 where id = ${runId}`.execute(tx);
  return records;
}

/** Whether a run that ended took nothing back, as somebody had changed all of it: what was changed back since can be tried again. */
const isAllRefused = sql`(u.state = 'succeeded' and u.done = 0 and u.refused > 0)`;

/** How many fields a run left in records of which it took back the rest. */
function keptFields(runId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(sum(jsonb_array_length(k.kept)), 0)::int from bulk_job_row k
    where k.job_id = ${runId} and k.outcome = 'done' and k.kept is not null)`;
}

/** How far a run was taken back. */
export type UndoneCounts = { done: number; left: number; kept: number };

/** How far those of these runs were taken back that anything tried to take back and has ended; one that was stopped counts with the next. */
export async function findUndone(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, UndoneCounts>> {
  const { rows } = await sql<UndoneCounts & { id: string }>`
    select u.undoes_id as id, least(sum(u.done), max(u.total))::int as done, greatest(max(u.total) - sum(u.done), 0)::int as left,
      sum(${keptFields(sql`u.id`)})::int as kept
    from bulk_job u where u.undoes_id = any(${ids}::uuid[]) and u.finished_at is not null group by u.undoes_id`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

type RunRow = Omit<BulkRunRecord, 'stopReason'> & { stopReason: string | null };

const runColumns = sql`r.id, r.list, r.action, run_state(r.state, r.heartbeat_at) as state, r.stop_reason as "stopReason", r.requested_by as "requestedById",
  person_name(r.requested_by) as "requestedBy", r.requested_at as "requestedAt", r.started_at as "startedAt",
  r.finished_at as "finishedAt", case when r.is_gathered then r.total end as total, r.done, r.unchanged, r.refused,
  case when r.refused > 0 then (select count(*)::int from bulk_job_row c where c.job_id = r.id and c.outcome = 'conflict') else 0 end as conflicts,
  case when r.undoes_id is not null and r.finished_at is not null then ${keptFields(sql`r.id`)} else 0 end as kept,
  r.results_gone as "isResultGone",
  r.undoes_id as "undoesId", u.id as "undoneById", coalesce(u.state not in ('failed', 'cancelled') and not ${isAllRefused}, false) as "isUndone"`;

async function readRuns(db: Db | Tx, rest: RawBuilder<unknown>): Promise<BulkRunRecord[]> {
  const found = await sql<RunRow>`select ${runColumns} from bulk_job r
    left join lateral (select u.id, u.state, u.done, u.refused from bulk_job u where u.undoes_id = r.id order by u.requested_at desc, u.id desc limit 1) u on true ${rest}`.execute(
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
