import { sql } from 'kysely';
import type { Db } from './pool.ts';

/** Whether some transaction waits for rows that another one holds; background work lets it go first. */
export async function someoneWaits(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks where not granted and locktype in ('transactionid', 'tuple') limit 1`.execute(db);
  return rows.length > 0;
}
