import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect } from 'vitest';
import { type Db, withTransaction } from '../platform/db/index.ts';

const main = join(import.meta.dirname, '../main.ts');

export type PartOfProduct = { kill: () => Promise<void> };

/** Starts parts of the product as processes on a database, which `kill -9` ends; all of them end with the file. */
export function partsOfProduct(databaseUrl: string, given: Record<string, string> = {}) {
  const running = new Set<ChildProcess>();
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
  });
  return (part: 'api' | 'worker', port = 0): PartOfProduct => {
    const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), ...given };
    const child = spawn(process.execPath, [main, part], { env, stdio: 'ignore' });
    running.add(child);
    return {
      kill: async () => {
        child.kill('SIGKILL');
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
        running.delete(child);
      },
    };
  };
}

/** Kills a worker where it waits to write to a table. */
export async function killAtTable(db: Db, worker: PartOfProduct, table: string): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and l.relation = ${table}::regclass and a.application_name = 'quarry worker'`.execute(db);
    return rows[0]?.count ?? 0;
  };
  await withTransaction(db, async (tx) => {
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
    await expect.poll(waiting, { timeout: 180_000 }).toBeGreaterThan(0);
    await worker.kill();
  });
}
