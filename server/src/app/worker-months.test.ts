import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { partsOfProduct, testDatabase } from '../testing/index.ts';
import { migrateAll } from './migrate-all.ts';

const patience = { timeout: 120_000, interval: 100 };
const database = await testDatabase();
const { db } = database;
await migrateAll(database.url);
const start = partsOfProduct(database.url);

const monthsAhead = async () => {
  const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'page_fetch'::regclass and inhrelid <> 'page_fetch_default'::regclass order by name`.execute(db);
  return rows.map(({ name }) => name);
};

it('a worker makes the months that are missing without being asked', async () => {
  const all = await monthsAhead();
  expect(all.length).toBeGreaterThanOrEqual(4);
  await sql`drop table ${sql.table(all.at(-1) ?? '')}`.execute(db);
  expect(await monthsAhead()).toEqual(all.slice(0, -1));
  const worker = start('worker');
  await expect.poll(monthsAhead, patience).toEqual(all);
  await worker.kill();
}, 180_000);
