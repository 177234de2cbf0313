import { sql } from 'kysely';
import { codeOf } from '../failure.ts';
import type { Db } from './pool.ts';

/** A statement that was cancelled after its time, or would not wait for a lock. */
const outOfTime = new Set(['57014', '55P03']);

/**
 * Whether a statement failed because some other work holds a whole table, as a migration, a restored backup and the load data of a first
 * filling do: it succeeds once that work is done.
 */
export async function isHeldUp(db: Db, error: unknown): Promise<boolean> {
  return outOfTime.has(codeOf(error)) && isTableHeld(db);
}

/** Whether some transaction holds a table of the product so that nobody else reads it. */
export async function isTableHeld(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks l join pg_class c on c.oid = l.relation
    where l.database = (select oid from pg_database where datname = current_database())
      and l.mode = 'AccessExclusiveLock' and l.granted and c.relkind in ('r', 'p') and c.relpersistence <> 't'
    limit 1`.execute(db);
  return rows.length > 0;
}
