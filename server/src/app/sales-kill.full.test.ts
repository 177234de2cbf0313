import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { checkSales, recountSales } from '../features/analytics/index.ts';
import { orderWorld } from '../features/orders/testing/order-world.ts';
import { withTransaction } from '../platform/db/index.ts';
import { testApi } from '../testing/index.ts';
import { migrateAll } from './migrate-all.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const main = join(import.meta.dirname, '../main.ts');
const url = String(deps.pool.options.connectionString);
const env = { ...process.env, DATABASE_URL: url };
// A worker needs its queues beside the tables.
await migrateAll(url);
const startLimitMs = 240_000;

/** Connections of a worker that wait for a lock on the buckets. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_locks l join pg_stat_activity a using (pid)
    where not l.granted and l.relation = 'sales_bucket'::regclass and a.application_name = 'quarry worker'`.execute(db);
  return rows[0]?.count ?? 0;
}

async function connections(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and application_name = 'quarry worker'`.execute(db);
  return rows[0]?.count ?? 0;
}

it(
  'counts sales after kill -9 between mark and count as it would have without',
  { timeout: 2 * startLimitMs },
  async () => {
    const administrator = await api.asAdministrator();
    const world = orderWorld(api);
    const { channelId } = await world.sellingShop(administrator);
    for (const hour of [1, 2, 3])
      await world.receive(administrator, channelId, { placedAt: `2026-03-0${hour}T10:00:00Z` });
    const worker = spawn(process.execPath, [main, 'worker'], { env, stdio: 'ignore' });
    // It has read the marks and deletes the old buckets; there it is killed.
    await withTransaction(db, async (tx) => {
      await sql`lock table sales_bucket in share row exclusive mode`.execute(tx);
      await expect.poll(waiting, { timeout: startLimitMs }).toBeGreaterThan(0);
      worker.kill('SIGKILL');
      await once(worker, 'exit');
    });
    await expect.poll(connections, { timeout: startLimitMs }).toBe(0);
    const { rows: left } = await sql<{ count: number }>`select count(*)::integer as count from sales_dirty`.execute(db);
    expect(left[0]?.count).toBeGreaterThan(0);
    while ((await recountSales(db)) > 0);
    const { rows } = await sql`select orders, gross_minor as gross from sales_bucket order by bucket`.execute(db);
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ orders: 1, gross: 1_190 })));
    expect(await checkSales(db)).toEqual({ buckets: 3, differences: [] });
  },
);
