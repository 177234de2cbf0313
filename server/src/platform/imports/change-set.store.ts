import type { Reasoned, Wording } from '@quarry/contracts/wording';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
import type { RecordChange } from './import-kind.ts';
import type { PlannedRow } from './plan-rows.ts';

export type ChangeSetState = 'open' | 'checking' | 'ready' | 'applying' | 'applied' | 'discarded';

export async function insertChangeSet(
  tx: Tx,
  set: {
    id: string;
    kind: string;
    source: 'file' | 'grid';
    ownerId: string;
    state: ChangeSetState;
    params: ChangeSetParams;
    now: Date;
  },
): Promise<void> {
  await sql`insert into change_set (id, kind, source, owner_id, state, params, created_at, updated_at)
    values (${set.id}, ${set.kind}, ${set.source}, ${set.ownerId}, ${set.state}, ${JSON.stringify(set.params)}::jsonb, ${set.now}, ${set.now})`.execute(
    tx,
  );
}

/** The state of a set, locked until the transaction ends. */
export async function lockChangeSet(tx: Tx, id: string): Promise<{ state: ChangeSetState } | undefined> {
  const { rows } = await sql<{
    state: ChangeSetState;
  }>`select state from change_set where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function setChangeSetState(
  tx: Tx,
  id: string,
  { state, jobId, now }: { state: ChangeSetState; jobId?: string; now: Date },
): Promise<void> {
  await sql`update change_set set state = ${state}, job_id = coalesce(${jobId ?? null}::uuid, job_id), version = version + 1,
    updated_at = ${now} where id = ${id}`.execute(tx);
}

/** Adds a window of planned rows with their cells; the position of a row is its line. */
export async function insertPlannedRows(tx: Tx, setId: string, rows: readonly PlannedRow[]): Promise<void> {
  const stored = rows.map(({ cells: _cells, refusals, ...row }) => ({
    ...row,
    // Neither text nor jsonb takes NUL.
    raw: row.raw?.map((cell) => cell.replaceAll('\0', '\uFFFD')) ?? null,
    refusals: refusals.map(({ column, code, wording }) => ({ column, code, wording })),
  }));
  await sql`insert into change_set_row (set_id, position, record_id, creates, base_version, name, plan, refusals, line, raw, match_key)
    select ${setId}, r.line, r."recordId", r.creates, r."baseVersion", r.name, r.plan, r.refusals, r.line, r.raw, r."matchKey"
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as r (line integer, "recordId" uuid, creates boolean, "baseVersion" integer,
      name text, plan text, refusals jsonb, raw text[], "matchKey" text)`.execute(tx);
  const cells = rows.flatMap(({ recordId, cells: planned }) =>
    planned.flatMap(({ column: { place }, variantId, operation, held, value }) =>
      place
        ? [{ recordId, ...place, variantId, operation, old: held?.value, new: value, baseVersion: held?.version }]
        : [],
    ),
  );
  if (cells.length === 0) return;
  await sql`insert into change_set_cell (set_id, record_id, attribute, variant_id, locale, operation, old, new, base_version)
    select ${setId}, c."recordId", c.attribute, c."variantId", c.locale, c.operation, nullif(c.old, 'null'), nullif(c.new, 'null'), c."baseVersion"
    from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as c ("recordId" uuid, attribute text, "variantId" uuid, locale text,
      operation text, old jsonb, new jsonb, "baseVersion" integer)`.execute(tx);
}

/** Lines of a set that are not refused and have one of these keys, or are about one of these records. */
export async function findEarlierLines(
  tx: Tx,
  setId: string,
  keys: readonly string[],
  recordIds: readonly string[],
): Promise<{ byKey: Map<string, number>; byRecord: Map<string, number> }> {
  const { rows } = await sql<{ line: number; key: string | null; recordId: string }>`
    select line, match_key as key, record_id as "recordId" from change_set_row
      where set_id = ${setId} and plan <> 'refused' and match_key = any(${keys}::text[])
    union select line, match_key, record_id from change_set_row
      where set_id = ${setId} and plan <> 'refused' and record_id = any(${recordIds}::uuid[])`.execute(tx);
  return {
    byKey: new Map(rows.flatMap(({ key, line }) => (key === null ? [] : [[key, line]]))),
    byRecord: new Map(rows.map(({ recordId, line }) => [recordId, line])),
  };
}

/** How many rows there are of each plan, and how many records would have fields emptied. */
export type PlanCounts = { create: number; change: number; unchanged: number; refused: number; emptied: number };

export async function countPlans(db: Db | Tx, setId: string): Promise<PlanCounts> {
  const { rows } = await sql<{ plan: keyof PlanCounts; count: number }>`
    select plan, count(*)::int as count from change_set_row where set_id = ${setId} group by plan
    union all select 'emptied', count(distinct record_id)::int from change_set_cell where set_id = ${setId} and operation = 'clear'`.execute(
    db,
  );
  const nothing: PlanCounts = { create: 0, change: 0, unchanged: 0, refused: 0, emptied: 0 };
  return { ...nothing, ...Object.fromEntries(rows.map(({ plan, count }) => [plan, count])) };
}

/** A refusal as its row keeps it. */
export type StoredRefusal = Pick<Reasoned, 'code'> & { column: number | null; wording: Wording };

/** A row of a set with its cells. */
export type ChangeSetRow = {
  position: number;
  recordId: string | null;
  name: string | null;
  plan: PlannedRow['plan'];
  refusals: StoredRefusal[];
  raw: string[] | null;
  cells: { attribute: string; locale: string; operation: 'set' | 'clear'; old: unknown; new: unknown }[];
};

/** The next rows of a set behind a position, of some plans only where these are given. */
export async function findSetRows(
  db: Db | Tx,
  setId: string,
  { after, first, plans = null }: { after: number; first: number; plans?: readonly PlannedRow['plan'][] | null },
): Promise<ChangeSetRow[]> {
  const { rows } = await sql<ChangeSetRow>`
    select r.position, r.record_id as "recordId", r.name, r.plan, r.refusals, r.raw,
      coalesce((select jsonb_agg(jsonb_build_object('attribute', c.attribute, 'locale', c.locale, 'operation', c.operation,
        'old', c.old, 'new', c.new) order by c.attribute, c.locale) from change_set_cell c
        where c.set_id = r.set_id and c.record_id = r.record_id and r.plan <> 'refused'), '[]') as cells
    from change_set_row r where r.set_id = ${setId} and r.position > ${after} and (${plans}::text[] is null or r.plan = any(${plans}))
    order by r.position limit ${first}`.execute(db);
  return rows;
}

/** How the rows of a set found their records. */
export type ChangeSetParams = { matchBy?: string | null };

/** The set that a bulk job applies. */
export async function findSetOfJob(
  tx: Tx,
  jobId: string,
): Promise<{ id: string; params: ChangeSetParams } | undefined> {
  const { rows } = await sql<{
    id: string;
    params: ChangeSetParams;
  }>`select id, params from change_set where job_id = ${jobId}`.execute(tx);
  return rows[0];
}

/** The bulk job that applies a set; null where none does yet. */
export async function findJobOfSet(db: Db | Tx, setId: string): Promise<string | null> {
  const { rows } = await sql<{
    jobId: string | null;
  }>`select job_id as "jobId" from change_set where id = ${setId}`.execute(db);
  return rows[0]?.jobId ?? null;
}

/** What a set says of these records, those that are to be created or changed. */
export async function findRecordChanges(
  tx: Tx,
  setId: string,
  recordIds: readonly string[],
): Promise<Map<string, RecordChange>> {
  const { rows } = await sql<RecordChange>`
    select r.record_id as id, coalesce(r.name, '') as name, r.creates, r.base_version as "baseVersion",
      r.match_key as "matchKey",
      coalesce((select jsonb_agg(jsonb_build_object('attribute', c.attribute, 'variantId', c.variant_id, 'locale', c.locale,
        'operation', c.operation, 'old', c.old, 'value', c.new, 'baseVersion', c.base_version) order by c.attribute, c.locale)
        from change_set_cell c where c.set_id = r.set_id and c.record_id = r.record_id), '[]') as cells
    from change_set_row r where r.set_id = ${setId} and r.record_id = any(${recordIds}::uuid[]) and r.plan in ('create', 'change')`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Lets no other job make records of these keys until the transaction ends. */
export async function lockMatchKeys(tx: Tx, kind: string, keys: readonly string[]): Promise<void> {
  const named = [...new Set(keys)].toSorted().map((key) => `import ${kind} ${key}`);
  await sql`select pg_advisory_xact_lock(hashtextextended(key, 0))
    from (select key from unnest(${named}::text[]) with ordinality as k (key, place) order by place) k`.execute(tx);
}
