import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect } from 'vitest';
import { openDatabase } from '../platform/db/index.ts';

/** A transaction that has written and is open for longer than any may be (decision 020). */
type LongWriter = { part: string; statement: string };

const everyMs = 200;

/**
 * Looks all the time, to the end of the test file, for transactions of the database that write for longer than 10 seconds; fails the file
 * when there was one. A server that is killed meanwhile is asked again.
 */
export function refuseLongWriters(url: string): void {
  const { db, close } = openDatabase({ url, applicationName: 'quarry test watcher', maxConnections: 1 });
  const over = new AbortController();
  const found: LongWriter[] = [];
  const watching = (async () => {
    while (!over.signal.aborted) {
      const { rows } = await sql<LongWriter>`
        select application_name as part, left(query, 200) as statement from pg_stat_activity
        where datname = current_database() and backend_xid is not null and xact_start < clock_timestamp() - interval '10 seconds'`
        .execute(db)
        .catch(() => ({ rows: [] }));
      found.push(...rows);
      await delay(everyMs, undefined, { signal: over.signal }).catch(() => undefined);
    }
  })();
  afterAll(async () => {
    over.abort();
    await watching;
    await close();
    expect(found).toEqual([]);
  });
}
