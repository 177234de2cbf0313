import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
import type { RecordKinds } from './record-kinds.ts';
import { column, storedManifests, table as tableOf } from './stored-kind.ts';

/** How many records of a kind belong to one record. */
export type Belonging = { id: string; entity: string; count: number };

/** Counts what belongs to these records of a kind, as the manifests of others say it, those aside that lie in the bin. */
export async function countBelonging(
  db: Db | Tx,
  { all }: Pick<RecordKinds, 'all'>,
  entity: string,
  ids: readonly string[],
): Promise<Belonging[]> {
  const counts = storedManifests(all).flatMap(({ entity: part, stored: { table, belongsTo, deletedAt } }) => {
    const key = belongsTo?.[entity];
    if (!key) return [];
    const isThere = sql.raw(deletedAt ? `and ${column(deletedAt)} is null` : '');
    return sql`select ${sql.raw(column(key))} as id, ${part} as entity, count(*) as count from ${sql.raw(tableOf(table))}
      where ${sql.raw(column(key))} = any(${ids}::uuid[]) ${isThere} group by 1`;
  });
  if (counts.length === 0) return [];
  return (await sql<Belonging>`${sql.join(counts, sql` union all `)}`.execute(db)).rows;
}
