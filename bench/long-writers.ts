import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

const everyMs = 50;

/** Looks all the time how long transactions that write are open; `stop` gives the longest, in seconds. */
export async function watchWriters(databaseUrl: string): Promise<{ stop: () => Promise<number> }> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'quarry bench' });
  await client.connect();
  const over = new AbortController();
  let longest = 0;
  const watching = (async () => {
    while (!over.signal.aborted) {
      const { rows } = await client.query<{ seconds: number | null }>(
        `select max(extract(epoch from clock_timestamp() - xact_start))::float8 as seconds from pg_stat_activity
         where datname = current_database() and backend_xid is not null`,
      );
      longest = Math.max(longest, rows[0]?.seconds ?? 0);
      await delay(everyMs, undefined, { signal: over.signal }).catch(() => undefined);
    }
    await client.end();
  })();
  return {
    stop: async () => {
      over.abort();
      await watching;
      return longest;
    },
  };
}
