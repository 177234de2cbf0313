import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { publishEvents } from '../platform/events/index.ts';
import { newId } from '../platform/ids.ts';
import { testDatabase } from '../testing/index.ts';
import { migrateAll } from './migrate-all.ts';

const main = join(import.meta.dirname, '../main.ts');
const patience = { timeout: 60_000, interval: 50 };
const database = await testDatabase();
const { db } = database;
await migrateAll(database.url);

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

function startWorker(): { kill: () => Promise<void> } {
  const env = { ...process.env, DATABASE_URL: database.url };
  const child = spawn(process.execPath, [main, 'worker'], { env, stdio: 'ignore' });
  running.add(child);
  return {
    kill: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      running.delete(child);
    },
  };
}

const brandId = newId();
const productId = newId();
const searchText = async () =>
  (await db.selectFrom('product').select('search_text').where('id', '=', productId).executeTakeFirstOrThrow())
    .search_text;
const waiting = async () => (await sql`select 1 from outbox where topic = 'brand_changed'`.execute(db)).rows.length;
const isWorkerAtTheProduct = async () => {
  const found = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike 'update product p set search_text%'`.execute(
    db,
  );
  return found.rows.length > 0;
};

describe('an event in the outbox', () => {
  it('outlives the worker that was killed while it followed it, and takes effect once', async () => {
    const key = { id: brandId, slug: 'neuname', name: 'Neuname', name_key: 'neuname' };
    await db.insertInto('brand').values(key).execute();
    await db
      .insertInto('product')
      .values({ id: productId, name: 'Lamp', slug: 'lamp', brand_id: brandId, status: 'DRAFT' })
      .execute();
    // The product is held, so that the worker is caught after it claimed the event and before it saved what came of it.
    await db.transaction().execute(async (holding) => {
      await sql`select 1 from product where id = ${productId} for update`.execute(holding);
      await db
        .transaction()
        .execute((tx) => publishEvents(tx, [{ topic: 'brand_changed', partition_id: brandId, subject_id: brandId }]));
      const victim = startWorker();
      await expect.poll(isWorkerAtTheProduct, patience).toBe(true);
      await victim.kill();
    });
    expect([await waiting(), await searchText()]).toEqual([1, '']);
    const next = startWorker();
    await expect.poll(waiting, patience).toBe(0);
    expect(await searchText()).toContain('neuname');
    await next.kill();
  }, 180_000);
});
