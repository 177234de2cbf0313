import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { shippedKinds } from '@quarry/contracts/channel-kinds';
import { followToEnd } from '../../platform/events/index.ts';
import { workOnRun } from '../../platform/runs/index.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { shipKinds } from '../channels/index.ts';
import { channelWorld } from '../channels/testing/channel-world.ts';
import { feedRoutes } from './feed-door.ts';
import { feedRuns } from './feed-run.ts';
import { settleMarks } from './feeds-worker.ts';
import { markFeeds } from './mark-feeds.consumer.ts';
import { writeDueFeeds } from './write-feed.ts';

const api = await testApi();
const world = channelWorld(api);
const { db, clock } = api.deps;

const products = 12;
const readers = 20;
/** More than one chunk of what the database sends. */
const manyRows = 2_345;
/** More than what lies between two programs of one machine unread. */
const largeRow = 24_000_000;

async function settle(): Promise<void> {
  await followToEnd(api.engines, markFeeds);
  while (await workOnRun(api.engines, feedRuns)) await write();
  while ((await settleMarks(api.engines)) > 0);
  await write();
}

/** A file is kept for a while before the next is written. */
async function write(): Promise<void> {
  clock.advance(30_000);
  await writeDueFeeds(api.engines);
}

describe('a feed that is read', () => {
  let client: TestClient;
  let channelId: string;
  let path: string;

  const fixed = (type: string, value: string) => ({ kind: 'const', type, value });
  const saveRules = async (version: number, description: string) => {
    const rules = [
      { field: 'image_link', expression: fixed('url', 'https://shop.example/p.jpg') },
      { field: 'link', expression: fixed('url', 'https://shop.example/p') },
      { field: 'mpn', expression: fixed('text', 'K-28') },
      { field: 'description', expression: fixed('text', description) },
    ];
    const answer = await client.query(
      `mutation ($id: ID!, $version: Int!, $rules: JSON!) {
        saveChannelMapping(channelId: $id, version: $version, rules: $rules) { __typename } }`,
      { id: channelId, version, rules },
    );
    expect(answer).toEqual({ saveChannelMapping: { __typename: 'ChannelMappingSaved' } });
  };

  beforeAll(async () => {
    await shipKinds(db, shippedKinds);
    client = await api.asAdministrator();
    const shopId = await world.newShop();
    channelId = await world.openChannel(client, shopId);
    await saveRules(0, 'A chair of oak.');
    for (let place = 0; place < products; place += 1) {
      const product = await world.newProduct();
      await world.newOffer(client, shopId, product.id, { sku: `A${place}`, price: '19.90', availability: 'InStock' });
      await world.setListing(client, { channelId, variantId: product.variantId }, 0, {});
    }
    const { createChannelFeed } = await client.query<{ createChannelFeed: { feed: { address: string } } }>(
      `mutation ($channelId: ID!) { createChannelFeed(channelId: $channelId, input: { name: "Main", format: XML }) {
        __typename ... on ChannelFeedCreated { feed { address } } } }`,
      { channelId },
    );
    path = new URL(createChannelFeed.feed.address).pathname;
    await settle();
  });

  it('is whole for each of twenty readers while it is rebuilt', async () => {
    client = await api.asAdministrator();
    await saveRules(1, 'A table of beech.');
    const rebuild = { isOver: false };
    const readOn = async () => {
      const bodies = [];
      do {
        const answer = await api.app.inject({ url: path });
        bodies.push({ status: answer.statusCode, etag: answer.headers.etag, body: answer.body });
      } while (!rebuild.isOver);
      return bodies;
    };
    const [, ...seen] = await Promise.all([
      settle().finally(() => (rebuild.isOver = true)),
      ...Array.from({ length: readers }, readOn),
    ]);
    for (const { status, etag, body } of seen.flat()) {
      expect(status).toBe(200);
      expect(etag).toBe(`"${createHash('sha256').update(body).digest('hex')}"`);
      expect(body.split('<item>')).toHaveLength(products + 1);
    }
    const { body } = await api.app.inject({ url: path });
    expect(body.split('A table of beech.')).toHaveLength(products + 1);
  });

  it('has all of its rows in their order, byte by byte, across the chunks in which they are copied', async () => {
    const before = (await api.app.inject({ url: path })).body;
    const head = before.slice(0, before.indexOf('<item>'));
    const foot = before.slice(before.lastIndexOf('</item>') + '</item>\n'.length);
    await sql`insert into feed_row (shop_id, feed_id, listing_id, external_id, state, format, rendered, sources, row_hash, mapping_version, changed_at)
      select r.shop_id, r.feed_id, r.listing_id, 'Z' || n, 'served', 'xml', E'<item>\n<g:id>Zürich 木 \\\\ ' || repeat('ß', n % 300) || n || E'</g:id>\n</item>\n', '[]', '',
        r.mapping_version, now()
      from (select * from feed_row order by external_id limit 1) r, generate_series(1, ${manyRows}) n`.execute(db);
    await sql`update channel_feed set revision = revision + 1`.execute(db);
    await write();
    const { rows } = await sql<{ rendered: string }>`
      select rendered from feed_row where state in ('served', 'held') order by external_id collate "C"`.execute(db);
    const { body, rawPayload } = await api.app.inject({ url: path });
    expect(rows).toHaveLength(products + manyRows);
    expect(body).toBe([head, ...rows.map(({ rendered }) => rendered), foot].join(''));
    const packed = await api.app.inject({ url: `${path}.gz` });
    expect(gunzipSync(packed.rawPayload).equals(rawPayload)).toBe(true);
    await sql`delete from feed_row where external_id like 'Z%'`.execute(db);
  });

  it('is cut off from a reader that takes nothing, which is noted', async () => {
    await sql`update feed_row set rendered = rendered || repeat(' ', ${largeRow})
      where external_id = (select min(external_id) from feed_row)`.execute(db);
    await sql`update channel_feed set revision = revision + 1`.execute(db);
    await write();
    const app = Fastify();
    feedRoutes(app, { deps: api.deps, slow: { bytes: 1, withinMs: 200 } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      const { port } = app.server.address() as AddressInfo;
      const request = get({ port, path, host: '127.0.0.1' });
      // It takes the head and nothing of the body.
      const [response] = (await once(request, 'response')) as [{ socket: NodeJS.ReadableStream }];
      response.socket.pause();
      const lastRead = async () => {
        const { rows } = await sql<{ status: number; rows: number; bytes: number }>`
          select status, rows, bytes::integer as bytes from feed_read order by at desc, id desc limit 1`.execute(db);
        return rows[0];
      };
      await expect.poll(async () => (await lastRead())?.rows).toBe(0);
      expect((await lastRead())?.bytes).toBeLessThan(largeRow);
    } finally {
      await app.close();
    }
  });
});
