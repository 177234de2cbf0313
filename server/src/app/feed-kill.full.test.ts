import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { channelWorld } from '../features/channels/testing/channel-world.ts';
import { killAtTable, partsOfProduct, testApi, type TestClient } from '../testing/index.ts';
import { migrateAll } from './migrate-all.ts';

const api = await testApi();
const { db, pool } = api.deps;
const url = String(pool.options.connectionString);
const folder = await mkdtemp(join(tmpdir(), 'quarry-feed-kill-'));
// A worker needs its queues beside the tables, and the kinds of channels.
await migrateAll(url);
const patience = { timeout: 180_000 };
const products = 30;

const start = partsOfProduct(url, { QUARRY_DATA: folder });
afterAll(() => rm(folder, { recursive: true, force: true }));

const killAt = (table: 'feed_row' | 'feed_file') => killAtTable(db, start('worker'), table);

async function addFeed(client: TestClient, channelId: string, name: string): Promise<string> {
  const { createChannelFeed } = await client.query<{ createChannelFeed: { feed: { id: string } } }>(
    `mutation ($channelId: ID!, $name: String!) { createChannelFeed(channelId: $channelId, input: { name: $name, format: XML }) {
      __typename ... on ChannelFeedCreated { feed { id } } } }`,
    { channelId, name },
  );
  return createChannelFeed.feed.id;
}

/** The bytes of the newest file by their hash, once it has all rows. */
async function wholeFile(feedId: string): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select encoding || ' ' || encode(blob_sha256, 'hex') as hash from feed_file w
    where feed_id = ${feedId} and rows = ${products} and not exists (
        select from feed_file newer where newer.feed_id = w.feed_id and newer.revision > w.revision)
    order by 1`.execute(db);
  return rows.map(({ hash }) => hash);
}

it(
  'writes the same feed after kill -9 during its rebuild, and during its writing, as without',
  { timeout: 600_000 },
  async () => {
    const client = await api.asAdministrator();
    const world = channelWorld(api);
    const shopId = await world.newShop();
    const channelId = await world.openChannel(client, shopId);
    const fixed = (field: string, type: string, value: string) => ({
      field,
      expression: { kind: 'const', type, value },
    });
    const rules = [
      fixed('image_link', 'url', 'https://shop.example/p.jpg'),
      fixed('link', 'url', 'https://shop.example/p'),
      fixed('mpn', 'text', 'K-28'),
      fixed('description', 'text', 'A chair of oak.'),
    ];
    await client.query(
      'mutation ($id: ID!, $rules: JSON!) { saveChannelMapping(channelId: $id, version: 0, rules: $rules) { __typename } }',
      { id: channelId, rules },
    );
    for (let place = 0; place < products; place += 1) {
      const product = await world.newProduct();
      await world.newOffer(client, shopId, product.id, { sku: `A${place}`, price: '19.90', availability: 'InStock' });
      await world.setListing(client, { channelId, variantId: product.variantId }, 0, {});
    }
    const killed = await addFeed(client, channelId, 'Main');
    await killAt('feed_row');
    expect(await wholeFile(killed)).toEqual([]);
    await killAt('feed_file');
    expect(await wholeFile(killed)).toEqual([]);
    start('worker');
    await expect.poll(async () => (await wholeFile(killed)).length, patience).toBe(2);
    const twin = await addFeed(client, channelId, 'Twin');
    await expect.poll(async () => (await wholeFile(twin)).length, patience).toBe(2);
    expect(await wholeFile(killed)).toEqual(await wholeFile(twin));
  },
);
