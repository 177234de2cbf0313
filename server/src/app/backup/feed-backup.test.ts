import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { shippedKinds } from '@quarry/contracts/channel-kinds';
import { shipKinds } from '../../features/channels/index.ts';
import { channelWorld } from '../../features/channels/testing/channel-world.ts';
import { feedsFeature } from '../../features/feeds/index.ts';
import { type Db, openDatabase } from '../../platform/db/index.ts';
import { followToEnd } from '../../platform/events/index.ts';
import { newId } from '../../platform/ids.ts';
import { folderStorage, type Storage } from '../../platform/storage/index.ts';
import { keptCommandLine, testApi, testDatabase } from '../../testing/index.ts';
import { backUp, checkBackup, restore } from './index.ts';

const api = await testApi();
const world = channelWorld(api);
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
async function settle(address: string): Promise<string> {
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
  return (await api.app.inject({ url: new URL(address).pathname })).body;
}

/** A shop with a product that the channel takes, and one that lacks its description. */
async function makeFeed(): Promise<string> {
  await shipKinds(db, shippedKinds);
  const client = await api.asAdministrator();
  const shopId = await world.newShop();
  const channelId = await world.openChannel(client, shopId);
  for (const sku of ['A1', 'A2']) {
    const product = await world.newProduct();
    await world.newOffer(client, shopId, product.id, { sku, price: '19.90', availability: 'InStock' });
    const mediaId = newId();
    await sql`insert into media (id, source_url, state) values (${mediaId}, ${`https://shop.example/${sku}.jpg`}, 'stored')`.execute(
      db,
    );
    await sql`insert into product_media (product_id, media_id, source_kind) values (${product.id}, ${mediaId}, 'manual')`.execute(
      db,
    );
    await sql`insert into variant_identifier (id, variant_id, kind, value, display, source_kind)
      values (${newId()}, ${product.variantId}, 'mpn', ${sku}, ${sku}, 'manual')`.execute(db);
    if (sku === 'A1')
      await sql`update product set description = 'A chair of oak.' where id = ${product.id}`.execute(db);
    await world.setListing(client, { channelId, variantId: product.variantId }, 0, {});
  }
  await sql`update offer set url = 'https://shop.example/' || sku`.execute(db);
  const made = await client.query<{ createChannelFeed: { feed: { address: string } } }>(
    `mutation ($channelId: ID!) { createChannelFeed(channelId: $channelId, input: { name: "Main", format: XML }) {
      ... on ChannelFeedCreated { feed { address } } } }`,
    { channelId },
  );
  return made.createChannelFeed.feed.address;
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
