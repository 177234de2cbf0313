import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { shippedKinds } from '@quarry/contracts/channel-kinds';
import { followToEnd } from '../../platform/events/index.ts';
import { newId } from '../../platform/ids.ts';
import { workOnRun } from '../../platform/runs/index.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { shipKinds } from '../channels/index.ts';
import { channelWorld } from '../channels/testing/channel-world.ts';
import { feedRuns } from './feed-run.ts';
import { settleMarks } from './feeds-worker.ts';
import { markFeeds } from './mark-feeds.consumer.ts';
import { writeDueFeeds } from './write-feed.ts';

const api = await testApi();
const world = channelWorld(api);
const { db, clock } = api.deps;

type Feed = { id: string; version: number; revision: number; address: string };
type Answer = { __typename: string; feed: Feed; code: string };
const answered = `__typename ... on ChannelFeedUpdated { feed { id version revision address } } ... on NotAllowedNow { code }`;

async function settle(): Promise<void> {
  await followToEnd(api.engines, markFeeds);
  while (await workOnRun(api.engines, feedRuns));
  while ((await settleMarks(api.engines)) > 0);
  await writeDueFeeds(api.engines);
}

const read = (address: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: new URL(address).pathname, headers });

describe('a feed', () => {
  let client: TestClient;
  let channelId: string;
  let product: { id: string; variantId: string };
  let feed: Feed;
  let listingId: string;

  beforeAll(async () => {
    await shipKinds(db, shippedKinds);
    client = await api.asAdministrator();
    const shopId = await world.newShop();
    product = await world.newProduct();
    await world.newOffer(client, shopId, product.id, { sku: 'A1', price: '19.90', availability: 'InStock' });
    await sql`update offer set url = 'https://shop.example/a1'`.execute(db);
    const mediaId = newId();
    await sql`insert into media (id, source_url, state) values (${mediaId}, 'https://shop.example/p.jpg', 'stored')`.execute(
      db,
    );
    await sql`insert into product_media (product_id, media_id, source_kind) values (${product.id}, ${mediaId}, 'manual')`.execute(
      db,
    );
    await sql`insert into variant_identifier (id, variant_id, kind, value, display, source_kind)
      values (${newId()}, ${product.variantId}, 'mpn', 'K28', 'K-28', 'manual')`.execute(db);
    channelId = await world.openChannel(client, shopId);
    await followToEnd(api.engines, markFeeds);
    const made = await client.query<{ createChannelFeed: Answer }>(
      `mutation ($channelId: ID!) { createChannelFeed(channelId: $channelId, input: { name: "Main", format: XML }) {
        __typename ... on ChannelFeedCreated { feed { id version revision address } } } }`,
      { channelId },
    );
    feed = made.createChannelFeed.feed;
    const { listing } = await world.setListing(client, { channelId, variantId: product.variantId }, 0, {});
    listingId = listing!.id;
    await settle();
  });

  it('is refused at the field where another of its channel has the name', async () => {
    const { createChannelFeed } = await client.query<{ createChannelFeed: unknown }>(
      `mutation ($channelId: ID!) { createChannelFeed(channelId: $channelId, input: { name: "Main", format: XML }) {
        __typename ... on InvalidInput { issues { path code } } } }`,
      { channelId },
    );
    expect(createChannelFeed).toEqual({
      __typename: 'InvalidInput',
      issues: [{ path: 'name', code: 'feed_name_taken' }],
    });
  });

  it('leaves a row out that lacks what the kind requires, and says so', async () => {
    const { rows } = await sql`select code, attribute, severity from channel_issue where resolved_at is null`.execute(
      db,
    );
    expect(rows).toEqual([{ code: 'ROW_REQUIRED', attribute: 'description', severity: 'error' }]);
    expect((await read(feed.address)).body).not.toContain('<item>');
    expect(await world.listingOf(client, listingId)).toMatchObject({
      state: 'REFUSED',
      hurdles: [{ reason: 'OPEN_ERRORS' }],
    });
  });

  it('has the row once the value is there, and the issue is resolved', async () => {
    await sql`update product set description = 'A chair of oak.' where id = ${product.id}`.execute(db);
    await sql`insert into feed_dirty (channel_id, variant_id) values (${channelId}, ${product.variantId})`.execute(db);
    await settle();
    const { statusCode, body, headers } = await read(feed.address);
    expect(statusCode).toBe(200);
    expect(body).toContain('<g:id>A1</g:id>');
    expect(body).toContain('<g:price>19.90 EUR</g:price>');
    const { rows } = await sql`select from channel_issue where resolved_at is null`.execute(db);
    expect(rows).toHaveLength(0);
    expect(await world.listingOf(client, listingId)).toMatchObject({ state: 'LISTED', hurdles: [] });
    const head = await api.app.inject({ method: 'HEAD', url: new URL(feed.address).pathname });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, headers['content-length'], '']);
    const part = await read(feed.address, { range: 'bytes=2-4' });
    expect([part.statusCode, part.body]).toEqual([206, 'xml']);
    expect((await read(feed.address, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('follows a price that somebody gives the listing', async () => {
    await world.setListing(client, { channelId, variantId: product.variantId }, 1, { price: '17.50' });
    await settle();
    expect((await read(feed.address)).body).toContain('<g:price>17.50 EUR</g:price>');
  });

  it('keeps its file as it is where nothing changed', async () => {
    const before = await read(feed.address);
    await sql`insert into feed_dirty (channel_id, variant_id) values (${channelId}, ${product.variantId})`.execute(db);
    await settle();
    expect((await read(feed.address)).headers.etag).toBe(before.headers.etag);
  });

  it('is told by no guessed token, and not in another format', async () => {
    expect((await read(`http://x.example/feeds/${'a'.repeat(43)}.xml`)).statusCode).toBe(404);
    expect((await read(feed.address.replace('.xml', '.csv'))).statusCode).toBe(404);
  });

  it('notes who read it', async () => {
    const { rows } = await sql<{ status: number }>`select distinct status from feed_read order by 1`.execute(db);
    expect(rows.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 206, 304]));
  });

  it('takes a row out at once that somebody takes off the channel', async () => {
    await world.setListing(client, { channelId, variantId: product.variantId }, 2, { published: false });
    await settle();
    expect((await read(feed.address)).body).not.toContain('<item>');
  });

  it('keeps its old address for seven days after it has a new one', async () => {
    const { replaceFeedToken } = await client.query<{ replaceFeedToken: Answer }>(
      `mutation ($id: ID!, $version: Int!) { replaceFeedToken(id: $id, version: $version) { ${answered} } }`,
      { id: feed.id, version: feed.version },
    );
    const { address } = replaceFeedToken.feed;
    expect(address).not.toBe(feed.address);
    expect([(await read(address)).statusCode, (await read(feed.address)).statusCode]).toEqual([200, 200]);
    clock.advance(7 * 86_400_000);
    expect([(await read(address)).statusCode, (await read(feed.address)).statusCode]).toEqual([200, 404]);
    const reader = await api.asAdministrator();
    const asked = await reader.query('query ($id: ID!) { channelFeed(id: $id) { previousUntil } }', { id: feed.id });
    expect(asked).toEqual({ channelFeed: { previousUntil: null } });
  });

  it('is gone with its channel', async () => {
    await sql`update channel set status = 'ARCHIVED' where id = ${channelId}`.execute(db);
    const { rows } = await sql<{ sealed: Buffer }>`select token_sealed as sealed from channel_feed`.execute(db);
    expect(rows).toHaveLength(1);
    const later = await api.asAdministrator();
    const { channelFeeds } = await later.query<{ channelFeeds: Feed[] }>(
      'query ($id: ID!) { channelFeeds(channelId: $id) { address } }',
      { id: channelId },
    );
    expect((await read(channelFeeds[0]!.address)).statusCode).toBe(410);
  });
});
