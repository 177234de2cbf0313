import { sql } from 'kysely';
import { onTestFinished, vi } from 'vitest';
import type { Db } from '../platform/db/index.ts';
import { log } from '../platform/log.ts';

/**
 * Has the database refuse the rows of a table for which a condition on `new` holds, until the test is over. Gives what the test logged as
 * errors so far. Table and condition are written by tests.
 */
export async function refuseRows(db: Db, table: string, condition: string): Promise<() => unknown[]> {
  const failures = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const name = `refuse_${table}`;
  onTestFinished(async () => {
    failures.mockRestore();
    await sql`drop function if exists ${sql.id(name)}() cascade`.execute(db);
  });
  await sql`create function ${sql.id(name)}() returns trigger language plpgsql as $$ begin
    if ${sql.raw(condition)} then raise exception 'refused' using errcode = '22000'; end if;
    return new; end $$`.execute(db);
  await sql`create trigger refuse before insert or update on ${sql.table(table)}
    for each row execute function ${sql.id(name)}()`.execute(db);
  return () => failures.mock.calls.map(([line]) => line);
}
