import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';
import { feedWorld } from './testing/feed-world.ts';

const api = await testApi();
const world = feedWorld(api);
const { db, clock } = api.deps;

type Answer = {
  __typename: string;
  feed?: { id: string; version: number; format: string; address: string };
  issues?: { path: string; code: string }[];
};

describe('a feed as JSON lines', () => {
  let client: TestClient;
  let channelId: string;
  let feed: NonNullable<Answer['feed']>;

  const shown = 'feed { id version format address }';
  const create = async (): Promise<Answer> => {
    const { createChannelFeed } = await client.query<{ createChannelFeed: Answer }>(
      `mutation ($id: ID!, $input: ChannelFeedInput!) { createChannelFeed(channelId: $id, input: $input) { __typename
        ... on InvalidInput { issues { path code } } ... on ChannelFeedCreated { ${shown} } } }`,
      { id: channelId, input: { name: 'Lines', format: 'JSONL' } },
    );
    return createChannelFeed;
  };
  const update = async (format: string): Promise<Answer> => {
    const { updateChannelFeed } = await client.query<{ updateChannelFeed: Answer }>(
      `mutation ($id: ID!, $version: Int!, $input: ChannelFeedInput!) {
        updateChannelFeed(id: $id, version: $version, input: $input) { __typename ... on ChannelFeedUpdated { ${shown} } } }`,
      { id: feed.id, version: feed.version, input: { name: 'Lines', format } },
    );
    return updateChannelFeed;
  };
  const read = (path: string) => api.app.inject({ url: path });
  const pathOf = ({ address }: { address: string }) => new URL(address).pathname;

  beforeAll(async () => {
    client = await api.asAdministrator();
    const shopId = await world.newShop();
    ({ channelId } = await world.newFeed(client, shopId));
    for (const sku of ['A1', 'A2']) {
      const { variantId } = await world.newGoods(client, shopId, { sku, price: '19.90' });
      await world.setListing(client, { channelId, variantId }, 0, {});
    }
  });

  it('is refused where the kind of its channel does not take them', async () => {
    expect(await create()).toMatchObject({
      __typename: 'InvalidInput',
      issues: [{ path: 'format', code: 'not_a_choice' }],
    });
  });

  it('has an object for each row at an address with its ending, also compressed', async () => {
    await sql`update channel_kind set formats = formats || '{jsonl}' where code = 'google_merchant'`.execute(db);
    feed = (await create()).feed!;
    expect(feed).toMatchObject({ format: 'JSONL', address: expect.stringMatching(/\.jsonl$/) });
    await world.settle();
    const { headers, body } = await read(pathOf(feed));
    expect(headers['content-type']).toBe('application/jsonl; charset=utf-8');
    const rows = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(rows).toMatchObject([
      { id: 'A1', title: 'Oak chair', price: '19.90 EUR', image_link: 'https://shop.example/A1.jpg' },
      { id: 'A2' },
    ]);
    expect(gunzipSync((await read(`${pathOf(feed)}.gz`)).rawPayload).toString()).toBe(body);
  });

  it('says the same once it became another format and back, of which only the newest is read', async () => {
    const { body } = await read(pathOf(feed));
    for (const format of ['XML', 'JSONL']) {
      feed = (await update(format)).feed!;
      clock.advance(60_000);
      client = await api.asAdministrator();
      await world.settle();
    }
    expect((await read(pathOf(feed))).body).toBe(body);
    expect((await read(pathOf(feed).replace('.jsonl', '.xml'))).statusCode).toBe(404);
  });
});
