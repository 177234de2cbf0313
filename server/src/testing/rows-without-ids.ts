import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';

/** A table, and its columns that no two installations share. */
export type ComparedTable = readonly [table: string, left: readonly string[]];

/** What tells which worker held a run, and how often. */
export const ofWorkers = ['fence', 'stalls', 'heartbeat_at', 'released_at', 'version'];

/** Every row of these tables and of the log, table by table, with names in place of ids and without times, so that installations compare. */
export async function rowsWithoutIds(
  db: Db,
  names: RawBuilder<{ id: string; name: string }>,
  tables: readonly ComparedTable[],
): Promise<Record<string, string[]>> {
  const named = new Map((await names.execute(db)).rows.map(({ id, name }) => [id, name]));
  const read = async (statement: ReturnType<typeof sql<{ row: string }>>) =>
    (await statement.execute(db)).rows.map(({ row }) => withoutIds(row, named)).toSorted();
  const rows: Record<string, string[]> = {};
  for (const [table, left] of tables)
    rows[table] = await read(sql`select (to_jsonb(t) - ${left}::text[])::text as row from ${sql.table(table)} t`);
  // Events of one record are followed in their order.
  rows['outbox'] = await read(sql`
    select aggregate_kind || ' ' || aggregate_id || ' ' || jsonb_agg(to_jsonb(o) - '{tx,id,part,at}'::text[] order by o.id)::text as row
    from outbox o group by aggregate_kind, aggregate_id`);
  return rows;
}

/** The rows that one of two installations has and the other has not, of each table. */
export function rowsApart(one: Record<string, string[]>, other: Record<string, string[]>) {
  return Object.entries(one).flatMap(([table, rows]) => {
    const others = other[table] ?? [];
    const apart = { calm: without(rows, others), rough: without(others, rows) };
    return apart.calm.length + apart.rough.length > 0 ? [{ table, ...apart }] : [];
  });
}

/** The rows that the others do not have, or not as often. */
export function without(rows: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const row of others) left.set(row, (left.get(row) ?? 0) + 1);
  return rows.filter((row) => {
    const count = left.get(row) ?? 0;
    left.set(row, count - 1);
    return count <= 0;
  });
}

function withoutIds(row: string, names: ReadonlyMap<string, string>): string {
  return row
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => names.get(id) ?? 'another id')
    .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z|[+-]\d\d(?::\d\d)?)/g, 'a time');
}
