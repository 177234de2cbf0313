import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { feedsFeature } from '../../features/feeds/index.ts';
import { feedWorld } from '../../features/feeds/testing/feed-world.ts';
import { type Db, openDatabase } from '../../platform/db/index.ts';
import { followToEnd } from '../../platform/events/index.ts';
import { folderStorage, type Storage } from '../../platform/storage/index.ts';
import { keptCommandLine, testApi, testDatabase } from '../../testing/index.ts';
import { backUp, checkBackup, restore } from './index.ts';

const api = await testApi();
const world = feedWorld(api);
const { db, storage, pool } = api.deps;
const folder = await mkdtemp(join(tmpdir(), 'quarry-feeds-'));
const { url } = await testDatabase({ isEmpty: true });
const target = openDatabase({ url, applicationName: 'quarry test', maxConnections: 2 });
const moved = folderStorage(join(folder, 'moved'));
const quarry = keptCommandLine({ DATABASE_URL: url, QUARRY_DATA: folder, QUARRY_STORAGE: join(folder, 'moved') });
afterAll(async () => {
  await target.close();
  await rm(folder, { recursive: true, force: true });
});

/** Makes the rows and files of all feeds as a worker does. */
async function settle(path: string): Promise<string> {
  const stop = new AbortController();
  for (const consumer of feedsFeature.consumers ?? []) await followToEnd(api.engines, consumer);
  const loops = (feedsFeature.loops ?? []).map((loop) => loop.run(api.engines, stop.signal));
  try {
    await vi.waitFor(
      async () => {
        const { rows } = await sql`select from feed_file where rows = 1`.execute(db);
        expect(rows).not.toHaveLength(0);
      },
      { timeout: 60_000, interval: 200 },
    );
  } finally {
    stop.abort();
    await Promise.all(loops);
  }
  return (await api.app.inject({ url: path })).body;
}

/** A shop with a product that the channel takes, and one that lacks its description; resolves with the path of the feed. */
async function makeFeed(): Promise<string> {
  const client = await api.asAdministrator();
  const shopId = await world.newShop();
  const { channelId, path } = await world.newFeed(client, shopId);
  for (const sku of ['A1', 'A2']) {
    const { id, variantId } = await world.newGoods(client, shopId, { sku, price: '19.90' });
    if (sku === 'A2') await sql`update product set description = null where id = ${id}`.execute(db);
    await world.setListing(client, { channelId, variantId }, 0, {});
  }
  return path;
}

async function rowsOf(of: Db): Promise<unknown> {
  const { rows } = await sql`
    select (select jsonb_agg(to_jsonb(r) order by external_id) from feed_row r) as row,
      (select jsonb_agg(to_jsonb(i) order by id) from channel_issue i) as issue,
      (select jsonb_agg(to_jsonb(f) order by revision, encoding) from feed_file f) as file`.execute(of);
  return rows;
}

async function fileOf(of: Db, stored: Storage): Promise<string> {
  const { rows } = await sql<{ hash: string; location: string; codec: 'none' | 'zstd' }>`
    select encode(b.sha256, 'hex') as hash, b.location, b.codec from feed_file f join blob b on b.sha256 = f.blob_sha256
    where f.encoding = 'plain' order by f.revision desc limit 1`.execute(of);
  return rows[0] ? String(await stored.get(rows[0])) : '';
}

describe('a feed in a restored backup', { timeout: 600_000 }, () => {
  let served: string;

  beforeAll(async () => {
    served = await settle(await makeFeed());
    const file = join(folder, 'feeds.backup');
    const { signal } = new AbortController();
    const tell = () => undefined;
    const source = { url: String(pool.options.connectionString), storage };
    await backUp(source, file, { now: new Date(), isOverwriting: false, signal, tell });
    await restore({ url, storage: moved }, await checkBackup(file, tell), { isReplacing: false, tell });
  }, 300_000);

  it('has its rows, its issues and the file that was served', async () => {
    expect(await rowsOf(target.db)).toEqual(await rowsOf(db));
    expect(await fileOf(target.db, moved)).toBe(served);
    expect(served.match(/<item>/g)).toHaveLength(1);
  });

  it('leads from each row to the records that it was made of, and says which are gone', async () => {
    const whole = await quarry('lineage', 'check', '--json');
    expect(JSON.parse(whole.output)).toMatchObject({ rows: 1, waitingRows: 0, brokenRows: 0 });
    expect(whole.status).toBe(0);
    await sql`delete from variant_identifier`.execute(target.db);
    const broken = await quarry('lineage', 'check', '--json');
    expect(JSON.parse(broken.output)).toMatchObject({ rows: 0, brokenRows: 1 });
    expect([broken.status, broken.complaint]).toEqual([1, expect.stringContaining('mpn of A1 in the feed "Main"')]);
    await sql`insert into feed_dirty (channel_id, variant_id) select channel_id, variant_id from listing`.execute(
      target.db,
    );
    const waiting = await quarry('lineage', 'check', '--json');
    expect(JSON.parse(waiting.output)).toMatchObject({ rows: 0, waitingRows: 1, brokenRows: 0 });
    expect(waiting.status).toBe(0);
  });
});
