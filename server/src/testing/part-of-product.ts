import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect } from 'vitest';
import { type Db, type EmbeddedPostgres, withTransaction } from '../platform/db/index.ts';

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
        await killed(child);
        running.delete(child);
      },
    };
  };
}

/** A part that is started again whenever it ends, as the supervisor does. */
type KeptPart = PartOfProduct & { stop: () => Promise<void> };

/** Keeps a part of the product running with these variables, until `stop`. */
export function keepRunning(part: 'api' | 'worker', env: NodeJS.ProcessEnv): KeptPart {
  let child: ChildProcess;
  let isStopping = false;
  const start = () => {
    child = spawn(process.execPath, [main, part], { env, stdio: 'ignore' });
    child.once('exit', () => isStopping || setTimeout(start, 200));
  };
  start();
  const kill = () => killed(child);
  return {
    kill,
    stop: () => {
      isStopping = true;
      return kill();
    },
  };
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Kills an embedded PostgreSQL as a whole, which starts again by itself. */
export function killPostgres({ folder }: Pick<EmbeddedPostgres, 'folder'>): void {
  const [pid] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n', 1);
  process.kill(Number(pid), 'SIGKILL');
}

/** Kills a part where it waits to write to a table; `begin` is called once nobody can write there any more. */
export async function killAtTable(
  db: Db,
  victim: PartOfProduct,
  table: string,
  { part = 'worker', begin }: { part?: 'api' | 'worker'; begin?: () => void } = {},
): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and l.relation = ${table}::regclass and a.application_name = ${`quarry ${part}`}`.execute(db);
    return rows[0]?.count ?? 0;
  };
  await withTransaction(db, async (tx) => {
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
    begin?.();
    await expect.poll(waiting, { timeout: 180_000 }).toBeGreaterThan(0);
    await victim.kill();
  });
}
