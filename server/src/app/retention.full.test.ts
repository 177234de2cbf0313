import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { buildShop } from '../features/grabbers/grabber.builder.ts';
import { checkLineage } from '../features/excavators/index.ts';
import { retainMonths } from '../features/retention/index.ts';
import { type Tx, withTransaction } from '../platform/db/index.ts';
import { newId } from '../platform/ids.ts';
import { backupSource, contentOf, intoEmpty, patience, restore, tell } from './backup/testing/backup-source.ts';
import { migrateAll } from './migrate-all.ts';

const { backUpTo, deps, emptyDatabase, placeOf, source, sourceUrl, storeOf } = await backupSource();
const { db } = deps;
await migrateAll(sourceUrl);
const started = new Set<ReturnType<typeof spawn>>();
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

const place = (name: string) => JSON.stringify(join(import.meta.dirname, name));
/** Retains as a worker does, a few rows a step, and lets nothing rest. */
const script = `
  const { openDeps } = await import(${place('context.ts')});
  const { environment } = await import(${place('../environment.ts')});
  const { retainMonths } = await import(${place('../features/retention/index.ts')});
  const { deps } = await openDeps(environment(), process.env.DATABASE_URL, 'lineage');
  await retainMonths(deps, undefined, { most: 40, restS: -1 });
  process.exit(0);`;

function retainApart() {
  const env = { ...process.env, ...source };
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env, stdio: 'ignore' });
  started.add(child);
  return child;
}

const phaseOf = async () =>
  (
    await sql<{
      phase: string;
    }>`select phase from retention_month where month = '2020-03-01T00:00:00Z' and parent = 'offer_snapshot'`.execute(db)
  ).rows[0]?.phase;
const waitsAt = async () =>
  (
    await sql`select from pg_locks l where not l.granted and l.database = (select oid from pg_database where datname = current_database())`.execute(
      db,
    )
  ).rows.length > 0;

/** What keeps the step of a phase waiting, so that it is killed in it. */
const barriers: [string, (tx: Tx) => Promise<unknown>][] = [
  ['holding', (tx) => sql`lock table offer_reading in access exclusive mode`.execute(tx)],
  ['copying', (tx) => sql`lock table month_moves.offer_snapshot_2020_03_1_new in access exclusive mode`.execute(tx)],
  ['copied', (tx) => sql`lock table offer_snapshot in access share mode`.execute(tx)],
  ['swapped', (tx) => sql`lock table offer_reading in access exclusive mode`.execute(tx)],
];

it('goes on where a kill left it, in every phase, and keeps just what something stands on', patience, async () => {
  await sql`create table offer_snapshot_2020_03 partition of offer_snapshot for values from ('2020-03-01T00:00:00Z') to ('2020-04-01T00:00:00Z')`.execute(
    db,
  );
  const shop = await buildShop(deps);
  const offerId = newId<'offer'>();
  await sql`insert into offer (id, shop_id, offer_key, origin, first_seen_at, last_seen_at, last_changed_at)
    values (${offerId}, ${shop.id}, 'kept', 'observed', now(), now(), now())`.execute(db);
  await sql`insert into offer_snapshot (id, offer_id, seq, source_kind, observed_at, last_confirmed_at, fields, fields_hash, extractor_version)
    select gen_random_uuid(), ${offerId}, n, 'grab', '2020-03-05T00:00:00Z', '2020-03-05T00:00:00Z', '{}', '', '1' from generate_series(1, 500) n`.execute(
    db,
  );
  await sql`insert into price_point (id, offer_id, kind, valid_from, valid_to, last_confirmed_at, amount_minor, currency, exponent, snapshot_id, snapshot_at, state)
    select gen_random_uuid(), offer_id, 'sale', observed_at, observed_at, observed_at, seq, 'EUR', 2, id, observed_at, 'accepted'
    from offer_snapshot where offer_id = ${offerId} and seq % 5 = 0`.execute(db);
  const killedIn: string[] = [];
  for (const [phase, hold] of barriers) {
    await withTransaction(db, async (tx) => {
      await hold(tx);
      let child = retainApart();
      // A step that waits too long ends its turn.
      const isHeld = async () => {
        if (child.exitCode !== null) child = retainApart();
        return (await waitsAt()) && (await phaseOf()) === phase;
      };
      await expect.poll(isHeld, { timeout: 120_000, interval: 1 }).toBe(true);
      child.kill('SIGKILL');
      const [, signal] = await once(child, 'exit');
      killedIn.push(`${phase} ${signal}`);
    });
  }
  expect(killedIn).toEqual(barriers.map(([phase]) => `${phase} SIGKILL`));
  const last = retainApart();
  expect((await once(last, 'exit'))[0]).toBe(0);
  expect(await phaseOf()).toBe('done');
  const { rows } = await sql<{ count: number; fives: number }>`
    select count(*)::int as count, (count(*) filter (where seq % 5 = 0))::int as fives from offer_snapshot where offer_id = ${offerId}`.execute(
    db,
  );
  expect(rows).toEqual([{ count: 100, fives: 100 }]);
  expect((await sql`select from pg_tables where schemaname = 'month_moves'`.execute(db)).rows).toEqual([]);
});

it('leaves every value its way back, and is restored from a backup as it is', patience, async () => {
  const snapshots = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from offer_snapshot`.execute(db)).rows[0]?.count ?? 0;
  const before = await checkLineage(deps, tell);
  const all = await snapshots();
  deps.clock.advance(40 * 31 * 86_400_000);
  expect(await retainMonths(deps, undefined, { restS: -1 })).toBeGreaterThan(0);
  expect(await checkLineage(deps, tell)).toEqual(before);
  expect(before.whole).toBeGreaterThan(0);
  expect(await snapshots()).toBeLessThanOrEqual(all);
  await backUpTo('retained.backup');
  const { db: restored, url } = await emptyDatabase();
  const storage = storeOf('retained');
  await restore({ url, storage }, placeOf('retained.backup'), intoEmpty);
  expect(await contentOf(restored)).toEqual(await contentOf(db));
  expect(await checkLineage({ db: restored, storage }, tell)).toEqual(before);
});
