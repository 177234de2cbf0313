import { sql } from 'kysely';
import { type Db, readWithinScope, type Tx } from '../../db/index.ts';
import type { StoredRefusal } from '../change-set-rows.store.ts';
import type { ChangeSetState } from '../change-set.store.ts';

/** A cell of an open set. */
export type PendingCell = {
  attribute: string;
  locale: string;
  variantId: string | null;
  operation: 'set' | 'clear';
  old: unknown;
  new: unknown;
  baseVersion: number | null;
  /** The text that could not be read. */
  raw: string | null;
};

/** What an open set says of a record. */
export type PendingRow = {
  recordId: string;
  position: number;
  name: string | null;
  baseVersion: number | null;
  plan: 'change' | 'refused';
  refusals: StoredRefusal[];
  cells: PendingCell[];
};

/** What a set says of these records, by their ids. */
export async function findPendingRows(
  db: Db | Tx,
  setId: string,
  recordIds: readonly string[],
): Promise<Map<string, PendingRow>> {
  const rows = await readWithinScope(
    db,
    sql<PendingRow>`
    select r.record_id as "recordId", r.position, r.name, r.base_version as "baseVersion", r.plan, r.refusals,
      coalesce((select jsonb_agg(jsonb_build_object('attribute', c.attribute, 'locale', c.locale, 'variantId', c.variant_id,
        'operation', c.operation, 'old', c.old, 'new', c.new, 'baseVersion', c.base_version, 'raw', c.raw) order by c.attribute, c.locale)
        from change_set_cell c where c.set_id = r.set_id and c.record_id = r.record_id), '[]') as cells
    from unnest(${recordIds}::uuid[]) w (id) join change_set_row r on r.set_id = ${setId} and r.record_id = w.id`,
  );
  return new Map(rows.map((row) => [row.recordId, row]));
}

/** The state of somebody's grid set, locked until the transaction ends; undefined where they have none of that id. */
export async function lockGrid(
  tx: Tx,
  { id, ownerId, kind }: { id: string; ownerId: string; kind: string },
): Promise<{ state: ChangeSetState } | undefined> {
  const { rows } = await sql<{ state: ChangeSetState }>`select state from change_set
    where id = ${id} and owner_id = ${ownerId} and kind = ${kind} and source = 'grid' for update`.execute(tx);
  return rows[0];
}

/** Locks the open grid set of a person and kind, made with this id where there is none; resolves with its id. */
export async function openGridSet(
  tx: Tx,
  { id, ownerId, kind, now }: { id: string; ownerId: string; kind: string; now: Date },
): Promise<string> {
  await sql`insert into change_set (id, kind, source, owner_id, state, created_at, updated_at)
    values (${id}, ${kind}, 'grid', ${ownerId}, 'open', ${now}, ${now})
    on conflict (owner_id, kind) where source = 'grid' and state = 'open' do nothing`.execute(tx);
  const { rows } = await sql<{ id: string }>`select id from change_set
    where owner_id = ${ownerId} and kind = ${kind} and source = 'grid' and state = 'open' for update`.execute(tx);
  if (!rows[0]) throw new Error('An open set vanished inside its own transaction.');
  return rows[0].id;
}

/** Says that somebody worked on a set. */
export async function touchGrid(tx: Tx, setId: string, now: Date): Promise<void> {
  await sql`update change_set set updated_at = ${now}, version = version + 1 where id = ${setId}`.execute(tx);
}

/** Puts rows into the place of what a set says of their records; one without cells goes. New ones get the next positions. */
export async function putPendingRows(
  tx: Tx,
  setId: string,
  rows: readonly (Omit<PendingRow, 'position'> & { position: number | null })[],
): Promise<void> {
  const ids = rows.map(({ recordId }) => recordId);
  await deletePending(tx, setId, ids);
  const kept = rows.filter(({ cells }) => cells.length > 0);
  if (kept.length === 0) return;
  await sql`insert into change_set_row (set_id, position, record_id, base_version, name, plan, refusals)
    select ${setId}, coalesce(r.position, m.last + row_number() over (partition by r.position is null order by r.place)),
      r."recordId", r."baseVersion", r.name, r.plan, r.refusals
    from jsonb_to_recordset(${JSON.stringify(kept.map(({ cells: _cells, ...row }, place) => ({ ...row, place })))}::jsonb)
        as r ("recordId" uuid, position integer, "baseVersion" integer, name text, plan text, refusals jsonb, place integer),
      (select greatest(coalesce(max(position), 0), ${Math.max(0, ...kept.map(({ position }) => position ?? 0))}::integer) as last
        from change_set_row where set_id = ${setId}) m`.execute(tx);
  const cells = kept.flatMap(({ recordId, cells: pending }) => pending.map((cell) => ({ ...cell, recordId })));
  await sql`insert into change_set_cell (set_id, record_id, attribute, variant_id, locale, operation, old, new, base_version, raw)
    select ${setId}, c."recordId", c.attribute, c."variantId", c.locale, c.operation, nullif(c.old, 'null'), nullif(c.new, 'null'),
      c."baseVersion", c.raw
    from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as c ("recordId" uuid, attribute text, "variantId" uuid, locale text,
      operation text, old jsonb, new jsonb, "baseVersion" integer, raw text)`.execute(tx);
}

/** Deletes all that a set says of records, with its steps. */
export async function emptyGrid(tx: Tx, setId: string): Promise<void> {
  await forgetSteps(tx, setId);
  await sql`delete from change_set_cell where set_id = ${setId}`.execute(tx);
  await sql`delete from change_set_row where set_id = ${setId}`.execute(tx);
}

/** The number of the next step of a locked set. */
export async function nextStep(tx: Tx, setId: string): Promise<number> {
  const { rows } = await sql<{ step: number }>`select coalesce(max(step), 0) + 1 as step from change_set_step
    where set_id = ${setId}`.execute(tx);
  return rows[0]?.step ?? 1;
}

/** Keeps what a set says of these records before a step changes it; the first time counts. */
export async function noteStep(tx: Tx, setId: string, step: number, recordIds: readonly string[]): Promise<void> {
  await sql`insert into change_set_step (set_id, step, record_id, row, cells)
    select ${setId}, ${step}, w.id, to_jsonb(r), (select jsonb_agg(to_jsonb(c)) from change_set_cell c
      where c.set_id = r.set_id and c.record_id = r.record_id)
    from unnest(${recordIds}::uuid[]) w (id) left join change_set_row r on r.set_id = ${setId} and r.record_id = w.id
    on conflict do nothing`.execute(tx);
}

/** Lets go of steps up to a number, or of all. */
export async function forgetSteps(tx: Tx, setId: string, upTo?: number): Promise<void> {
  const isOld = upTo === undefined ? sql`true` : sql`step <= ${upTo}`;
  await sql`delete from change_set_step where set_id = ${setId} and ${isOld}`.execute(tx);
}

/** How many steps of a set can be taken back. A large step is passed over, not read. */
export async function countSteps(db: Db | Tx, setId: string): Promise<number> {
  const [found] = await readWithinScope(
    db,
    sql<{ count: number }>`
    with recursive s as (
      (select step from change_set_step where set_id = ${setId} order by step limit 1)
      union all
      select (select n.step from change_set_step n where n.set_id = ${setId} and n.step > s.step order by n.step limit 1)
      from s where s.step is not null
    ) select count(step)::int as count from s`,
  );
  return found?.count ?? 0;
}

/** Records of a step that are put back at once, so that no statement takes long. */
const putBackAtOnce = 500;

/** Puts everything back to what it was before a step, which is the last. */
export async function takeStepBack(tx: Tx, setId: string, step: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`select record_id as id from change_set_step
    where set_id = ${setId} and step = ${step}`.execute(tx);
  const windows = Array.from({ length: Math.ceil(rows.length / putBackAtOnce) }, (_, at) =>
    rows.slice(at * putBackAtOnce, (at + 1) * putBackAtOnce).map(({ id }) => id),
  );
  // Everything goes first, since a row that comes back may have had the position of one that goes.
  for (const ids of windows) await deletePending(tx, setId, ids);
  for (const ids of windows) {
    const ofStep = sql`from unnest(${ids}::uuid[]) w (id)
      join change_set_step s on s.set_id = ${setId} and s.step = ${step} and s.record_id = w.id`;
    await sql`insert into change_set_row
      select (jsonb_populate_record(null::change_set_row, s.row)).* ${ofStep} where s.row is not null`.execute(tx);
    await sql`insert into change_set_cell select c.* ${ofStep}
      cross join lateral jsonb_populate_recordset(null::change_set_cell, s.cells) c where s.cells is not null`.execute(
      tx,
    );
  }
  await sql`delete from change_set_step where set_id = ${setId} and step = ${step}`.execute(tx);
}

/** Joined and not `any`: a set that grew since it was analyzed would be read whole. */
async function deletePending(tx: Tx, setId: string, recordIds: readonly string[]): Promise<void> {
  const ofRows = sql`using unnest(${recordIds}::uuid[]) w (id) where t.set_id = ${setId} and t.record_id = w.id`;
  await sql`delete from change_set_cell t ${ofRows}`.execute(tx);
  await sql`delete from change_set_row t ${ofRows}`.execute(tx);
}
