import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { type Db, migrateWithin, openDatabase, withTransaction } from '../../platform/db/index.ts';
import { type Consumer, defineTopic, followToEnd, publishEvents } from '../../platform/events/index.ts';
import { newId } from '../../platform/ids.ts';
import { testApi, testDatabase } from '../../testing/index.ts';
import { backUp, checkBackup, restore } from './index.ts';

const { deps } = await testApi();
const { storage } = deps;
const sourceUrl = String(deps.pool.options.connectionString);
const folder = await mkdtemp(join(tmpdir(), 'quarry-events-'));
const cleanups: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});
const tell = () => undefined;

/** A database without a table. */
async function emptyDatabase(): Promise<{ db: Db; url: string }> {
  const { url } = await testDatabase({ isEmpty: true });
  const { db, close } = openDatabase({ url, applicationName: 'quarry test', maxConnections: 2 });
  cleanups.push(close);
  return { db, url };
}

/** What a restored backup of the database at `url` holds. */
async function restored(url: string): Promise<Db> {
  const file = join(folder, newId());
  const { signal } = new AbortController();
  await backUp({ url, storage }, file, { now: new Date(), isOverwriting: false, signal, tell });
  const target = await emptyDatabase();
  await restore({ url: target.url, storage }, await checkBackup(file, tell), { isReplacing: false, tell });
  return target.db;
}

describe('the log of events in a restored backup', { timeout: 600_000 }, () => {
  it('is followed behind the last event: none is skipped, none comes twice', async () => {
    // A consumer that the release knows: a restore forgets all others.
    const brandChanged = defineTopic({ name: 'brand_changed', aggregate: 'brand' });
    const origin = { actor: systemActor, cause: 'schedule' as const };
    const brands = Array.from({ length: 6 }, () => newId());
    const publish = (on: Db, ids: readonly string[]) => {
      const events = ids.map((id) => ({ id, changed: ['name'] }));
      return withTransaction(on, (tx) => publishEvents(tx, brandChanged, origin, events));
    };
    const seen: string[] = [];
    const consumer: Consumer = {
      name: 'brand-names',
      topics: [brandChanged.name],
      from: 'beginning',
      batchSize: 10,
      handle: async (_tx, _deps, events) => void seen.push(...events.map(({ aggregateId }) => aggregateId)),
    };
    await publish(deps.db, brands.slice(0, 2));
    await followToEnd(deps, consumer);
    await publish(deps.db, brands.slice(2, 4));
    const db = await restored(sourceUrl);
    await publish(db, brands.slice(4));
    await followToEnd({ ...deps, db }, consumer);
    expect(seen.toSorted()).toEqual(brands.toSorted());
  });

  it('has numbers of transactions of the server that it was restored to', async () => {
    const { url } = await testDatabase();
    const { db: source, close } = openDatabase({ url, applicationName: 'quarry test', maxConnections: 1 });
    cleanups.push(close);
    // As on a server that has worked for years.
    await sql`insert into outbox (tx, topic, aggregate_kind, aggregate_id, changed, cause)
      values ('9000000000', 'lamp_changed', 'lamp', gen_random_uuid(), '{}', 'schedule')`.execute(source);
    const db = await restored(url);
    const { rows } = await sql<{ isOver: boolean }>`
      select tx < pg_snapshot_xmin(pg_current_snapshot()) or tx < pg_current_xact_id() as "isOver" from outbox`.execute(
      db,
    );
    expect(rows).toEqual([{ isOver: true }]);
  });

  it('has what waited in a backup from before there was a log', async () => {
    const older = await emptyDatabase();
    const client = new Client({ connectionString: older.url });
    await client.connect();
    await client.query('begin');
    await migrateWithin(client, 97);
    const [brandId, productId, shopId, offerId] = [newId(), newId(), newId(), newId()];
    await client.query(
      `insert into outbox (topic, partition_id, subject_id) values ('page_fetched', $1, $1), ('product_keyed', $2, $5), ('brand_changed', $1, $1),
        ('offer_changed', $3, $4)`,
      [brandId, productId, shopId, offerId, newId()],
    );
    await client.query('commit');
    await client.end();
    const db = await restored(older.url);
    const kept = ['topic', 'aggregate_kind', 'aggregate_id', 'shop_id', 'changed'] as const;
    expect(await db.selectFrom('outbox').select(kept).orderBy('id').execute()).toEqual([
      { topic: 'product_keyed', aggregate_kind: 'product', aggregate_id: productId, shop_id: null, changed: ['keys'] },
      { topic: 'brand_changed', aggregate_kind: 'brand', aggregate_id: brandId, shop_id: null, changed: ['name'] },
      { topic: 'offer_changed', aggregate_kind: 'offer', aggregate_id: offerId, shop_id: shopId, changed: ['state'] },
    ]);
    expect(await db.selectFrom('backlog').select('topic').execute()).toEqual([{ topic: 'page_fetched' }]);
  });
});
