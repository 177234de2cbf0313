import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { checkLineage } from '../features/excavators/index.ts';
import { buildCrawler, buildCrawlRun, buildShop } from '../features/grabbers/grabber.builder.ts';
import { type Tx, withTransaction } from '../platform/db/index.ts';
import { storedBytesLock } from '../platform/storage/index.ts';
import { backupSource, filesIn, patience, tell } from './backup/testing/backup-source.ts';
import { migrateAll } from './migrate-all.ts';

const { deps, source, sourceUrl } = await backupSource();
const { db } = deps;
await migrateAll(sourceUrl);
const started = new Set<ReturnType<typeof spawn>>();
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

const place = (name: string) => JSON.stringify(join(import.meta.dirname, name));
/** Collects as a worker does, a few bytes a step. */
const script = `
  const { openDeps } = await import(${place('context.ts')});
  const { environment } = await import(${place('../environment.ts')});
  const { collectBytes } = await import(${place('../features/retention/index.ts')});
  const { deps } = await openDeps(environment(), process.env.DATABASE_URL, 'lineage');
  await collectBytes(deps, undefined, { judged: 40, freed: 30, swept: 50 });
  process.exit(0);`;

function collectApart() {
  const env = { ...process.env, ...source };
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env, stdio: 'ignore' });
  started.add(child);
  return child;
}

async function collect(): Promise<void> {
  expect((await once(collectApart(), 'exit'))[0]).toBe(0);
}

/** Kills it while it waits for what the transaction holds. */
async function killAt(hold: (tx: Tx) => Promise<unknown>): Promise<void> {
  await withTransaction(db, async (tx) => {
    await hold(tx);
    const child = collectApart();
    const waits = sql`select from pg_locks l where not l.granted and l.database = (select oid from pg_database where datname = current_database())`;
    await expect
      .poll(async () => (await waits.execute(db)).rows.length, { timeout: 120_000, interval: 5 })
      .toBeGreaterThan(0);
    child.kill('SIGKILL');
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
  });
}

const count = async (query: ReturnType<typeof sql<{ count: number }>>) => (await query.execute(db)).rows[0]?.count;
const phase = async () =>
  (await sql<{ phase: string }>`select phase from byte_collection order by started_at desc limit 1`.execute(db)).rows[0]
    ?.phase;
const noted = () => count(sql`select count(*)::int as count from blob where retain_until is not null`);
const leftOver = () => count(sql`select count(*)::int as count from blob_removal where removed_at is null`);

it('goes on where a kill left it, and ends with just the bytes on which something stands', patience, async () => {
  const before = await checkLineage(deps, tell);
  expect(before.whole).toBeGreaterThan(0);
  const crawler = await buildCrawler(deps, await buildShop(deps));
  const day = 86_400_000;
  const pages = Array.from({ length: 60 }, (_page, at) => `https://mill.example/kill/${at}`);
  for (const days of [300, 200, 1]) {
    const fetchedAt = new Date(Date.now() - days * day);
    await buildCrawlRun(
      deps,
      crawler,
      pages.map((url) => ({ url, outcome: 'changed' as const, bytes: randomBytes(60), fetchedAt })),
    );
  }
  await sql`delete from backlog where partition_id = ${crawler.id}`.execute(db);
  const known = new Set(
    (await sql<{ location: string }>`select location from blob`.execute(db)).rows.map(({ location }) => location),
  );
  await killAt((tx) => sql`lock table offer_reading in access exclusive mode`.execute(tx));
  expect(await phase()).toBe('holding');
  await killAt((tx) => sql`lock table page_fetch in access exclusive mode`.execute(tx));
  expect(await phase()).toBe('noting');
  await collect();
  expect([await phase(), await noted()]).toEqual(['done', 120]);
  await sql`update blob set retain_until = now() where retain_until is not null`.execute(db);
  await killAt((tx) => sql`lock table blob_removal in share mode`.execute(tx));
  expect([await noted(), await leftOver()]).toEqual([120, 0]);
  // As during a backup: rows go, and bytes stay.
  const backup = new Client({ connectionString: sourceUrl });
  await backup.connect();
  await backup.query(`select pg_advisory_lock_shared(${storedBytesLock})`);
  await collect();
  await backup.end();
  expect([await noted(), await leftOver()]).toEqual([0, 120]);
  // Killed when some are deleted, and before that is noted.
  await killAt((tx) => sql`lock table blob_removal in share mode`.execute(tx));
  expect(await leftOver()).toBe(120);
  await collect();
  expect([await leftOver(), await phase()]).toEqual([0, 'done']);
  const rows = await sql<{ location: string }>`select location from blob order by 1`.execute(db);
  const inStore = (await filesIn(source.QUARRY_STORAGE))
    .map((path) => path.slice(source.QUARRY_STORAGE.length + 1))
    .filter((path) => !path.startsWith('lists/'))
    .toSorted();
  expect(inStore).toEqual(rows.rows.map(({ location }) => location));
  expect(known.size - inStore.length).toBe(120);
  const newest = await count(sql`
    select count(*)::int as count from page_fetch f join blob b on b.sha256 = f.blob_sha256
    where f.crawler_id = ${crawler.id} and f.fetched_at > now() - interval '2 days'`);
  expect(newest).toBe(60);
  expect(await checkLineage(deps, tell)).toEqual(before);
});
