import { type RawBuilder, sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../db/index.ts';
import type { RecordChange } from './import-kind.ts';
import type { PlannedRow } from './plan-rows.ts';
import type { EarlierLines, RowMarks } from './repeated-rows.ts';

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

/** A set as its owner sees it. */
export type ChangeSetRecord = {
  id: string;
  kind: string;
  source: 'file' | 'grid';
  state: ChangeSetState;
  jobId: string | null;
};

/** Those of these sets that are the owner's. */
export async function findChangeSets(
  db: Db | Tx,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, ChangeSetRecord>> {
  const rows = await readWithinScope(
    db,
    sql<ChangeSetRecord>`select id, kind, source, state, job_id as "jobId" from change_set
    where id = any(${ids}::uuid[]) and owner_id = ${ownerId}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
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
  const stored = rows.map(({ cells: _cells, identifiers: _identifiers, refusals, ...row }) => ({
    ...row,
    // Neither text nor jsonb takes NUL.
    raw: row.raw?.map((cell) => cell.replaceAll('\0', '\uFFFD')) ?? null,
    refusals: refusals.map(({ column, code, wording, isNotice }) => ({ column, code, wording, isNotice })),
  }));
  await sql`insert into change_set_row (set_id, position, record_id, creates, base_version, name, plan, refusals, line, raw, match_key)
    select ${setId}, r.line, r."recordId", r.creates, r."baseVersion", r.name, r.plan, r.refusals, r.line, r.raw, r."matchKey"
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as r (line integer, "recordId" uuid, creates boolean, "baseVersion" integer,
      name text, plan text, refusals jsonb, raw text[], "matchKey" text)`.execute(tx);
  const marks = rows.flatMap(({ line, identifiers }) => identifiers.map((identifier) => ({ identifier, line })));
  if (marks.length > 0)
    // Records that share an identifier keep it: the first of their rows stands for all.
    await sql`insert into change_set_identifier (set_id, identifier, line) select ${setId}, m.identifier, min(m.line)
      from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m (identifier text, line integer) group by m.identifier
      on conflict (set_id, identifier) do nothing`.execute(tx);
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

/** Lines of a set that are not refused and have one of these keys or identifiers, or are about one of these records. */
export async function findEarlierLines(
  tx: Tx,
  setId: string,
  { keys, recordIds, identifiers }: RowMarks,
): ReturnType<EarlierLines> {
  const { rows } = await sql<{ line: number; key: string | null; recordId: string | null; identifier: string | null }>`
    select line, match_key as key, record_id as "recordId", null as identifier from change_set_row
      where set_id = ${setId} and plan <> 'refused' and match_key = any(${keys}::text[])
    union select line, match_key, record_id, null from change_set_row
      where set_id = ${setId} and plan <> 'refused' and record_id = any(${recordIds}::uuid[])
    union all select line, null, null, identifier from change_set_identifier
      where set_id = ${setId} and identifier = any(${identifiers}::text[])`.execute(tx);
  const linesBy = (mark: 'key' | 'recordId' | 'identifier') =>
    new Map(rows.flatMap((row) => (row[mark] === null ? [] : [[row[mark], row.line] as const])));
  return { byKey: linesBy('key'), byRecord: linesBy('recordId'), byIdentifier: linesBy('identifier') };
}

/** How many rows there are of each plan, and how many records would have fields emptied. */
export type PlanCounts = {
  create: number;
  change: number;
  unchanged: number;
  refused: number;
  emptied: number;
  noticed: number;
};

/** Whether a row `r` is taken and something was noticed of it, as the index of these rows says it. */
export const isNoticed = sql`r.plan <> 'refused' and r.refusals <> '[]'::jsonb`;

/** The counts of each of these sets, in one statement. */
export async function countPlansOf(db: Db | Tx, setIds: readonly string[]): Promise<Map<string, PlanCounts>> {
  const rows = await readWithinScope(
    db,
    sql<{ setId: string; plan: keyof PlanCounts; count: number }>`
    select set_id as "setId", plan, count(*)::int as count from change_set_row where set_id = any(${setIds}::uuid[]) group by 1, 2
    union all select r.set_id, 'noticed', count(*)::int from change_set_row r
      where r.set_id = any(${setIds}::uuid[]) and ${isNoticed} group by 1
    union all select c.set_id, 'emptied', count(distinct c.record_id)::int from change_set_cell c
      join change_set_row r on r.set_id = c.set_id and r.record_id = c.record_id and r.plan <> 'refused'
      where c.set_id = any(${setIds}::uuid[]) and c.operation = 'clear' group by 1`,
  );
  const nothing: PlanCounts = { create: 0, change: 0, unchanged: 0, refused: 0, emptied: 0, noticed: 0 };
  const bySet = Map.groupBy(rows, ({ setId }) => setId);
  return new Map(
    setIds.map((id) => [
      id,
      { ...nothing, ...Object.fromEntries((bySet.get(id) ?? []).map(({ plan, count }) => [plan, count])) },
    ]),
  );
}

/** How many rows of a file were read for its set by now: those of groups are planned later, under the first row of each. */
export async function countReadRows(db: Db | Tx, setId: string): Promise<number> {
  const [read] = await readWithinScope(
    db,
    sql<{ count: number }>`
    select (select count(*) from change_set_line where set_id = ${setId})::int
      + (select count(*) from change_set_row r where r.set_id = ${setId} and not exists (
        select from change_set_line l where l.set_id = r.set_id and l.line = r.position))::int as count`,
  );
  return read?.count ?? 0;
}

/** The counts of a set. */
export async function countPlans(db: Db | Tx, setId: string): Promise<PlanCounts> {
  const counts = (await countPlansOf(db, [setId])).get(setId);
  if (!counts) throw new Error(`The change set ${setId} was not counted.`);
  return counts;
}

/** How the rows of a set found their records, and what these lie in. */
export type ChangeSetParams = { matchBy?: string | null; withinId?: string };

export type SetOfJob = { id: string; source: 'file' | 'grid'; params: ChangeSetParams };

/** The set that a bulk job applies. */
export async function findSetOfJob(tx: Tx, jobId: string): Promise<SetOfJob | undefined> {
  const { rows } = await sql<SetOfJob>`select id, source, params from change_set where job_id = ${jobId}`.execute(tx);
  return rows[0];
}

/** The bulk job that applies a set; null where none does yet. */
export async function findJobOfSet(db: Db | Tx, setId: string): Promise<string | null> {
  const [found] = await readWithinScope(
    db,
    sql<{ jobId: string | null }>`select job_id as "jobId" from change_set where id = ${setId}`,
  );
  return found?.jobId ?? null;
}

/** Says of rows of a grid that nothing is left to do for them. */
export async function settleRows(tx: Tx, setId: string, recordIds: readonly string[]): Promise<void> {
  if (recordIds.length === 0) return;
  await sql`update change_set_row set is_settled = true
    where set_id = ${setId} and record_id = any(${recordIds}::uuid[])`.execute(tx);
}

/**
 * What a set says of these records, those that are to be created or changed. Each is looked up by itself, and the id of the set comes in as
 * a column: of an id that is younger than the statistics the planner expects one row, and read the whole set for each batch.
 */
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
        from change_set_cell c where c.set_id = r.set_id and c.record_id = r.record_id), '[]') as cells,
      coalesce((select jsonb_agg(jsonb_build_object('line', l.line, 'texts', l.texts) order by l.line)
        from change_set_line l where l.set_id = r.set_id and l.match_key = r.match_key), '[]') as rows
    from (select ${setId}::uuid as set_id, unnest(${recordIds}::uuid[]) as id offset 0) w cross join lateral (
      select * from change_set_row r where r.set_id = w.set_id and r.record_id = w.id and r.plan in ('create', 'change') offset 0) r`.execute(
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

/** The records that a set creates or changes, as a select for the jobs that apply it: `record_id`, `name`, `position`, and `line` of the file. */
export function plannedRecords(setId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select record_id, name, position, line from change_set_row where set_id = ${setId} and plan in ('create', 'change')`;
}
