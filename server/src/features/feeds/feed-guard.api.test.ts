import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { shippedKinds } from '@quarry/contracts/channel-kinds';
import { followToEnd } from '../../platform/events/index.ts';
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

const always = 20;
const count = always + 3;

async function settle(): Promise<void> {
  await followToEnd(api.engines, markFeeds);
  while (await workOnRun(api.engines, feedRuns));
  while ((await settleMarks(api.engines)) > 0);
  await writeDueFeeds(api.engines);
}

type Feed = { id: string; version: number; address: string };
const pathOf = ({ address }: Feed) => new URL(address).pathname;
const text = (value: string) => ({ kind: 'const', type: 'text', value });

describe('a feed of which checks would take many rows', () => {
  let client: TestClient;
  let channelId: string;
  const feeds: Feed[] = [];
  const productIds: string[] = [];

  const describeAll = async (description: string | null) => {
    await sql`update product set description = ${description} where id = any(${productIds}::uuid[])`.execute(db);
    await sql`insert into feed_dirty (channel_id, variant_id) select channel_id, variant_id from listing where channel_id = ${channelId}`.execute(
      db,
    );
    await settle();
  };
  const ids = async (feed: Feed) => {
    const { body } = await api.app.inject({ url: pathOf(feed) });
    return body
      .split('\n')
      .slice(1)
      .filter((line) => line !== '').length;
  };
  const facts = async () => {
    const { channelFeed, channelIssueCauses } = await client.query<{
      channelFeed: { version: number; counts: unknown };
      channelIssueCauses: { code: string; count: number; detail: { text: string } }[];
    }>(
      `query ($id: ID!, $channelId: ID!) { channelFeed(id: $id) { version counts { served held removed } }
        channelIssueCauses(channelId: $channelId) { code count detail { text } } }`,
      { id: feeds[0]?.id, channelId },
    );
    const { version, counts } = channelFeed;
    const held = channelIssueCauses.find(({ code }) => code === 'mass_removal_held')?.detail.text;
    return { version, counts, held, codes: channelIssueCauses.map(({ code }) => code) };
  };

  beforeAll(async () => {
    await shipKinds(db, shippedKinds);
    client = await api.asAdministrator();
    const shopId = await world.newShop();
    channelId = await world.openChannel(client, shopId);
    const rules = [
      { field: 'image_link', expression: { kind: 'const', type: 'url', value: 'https://shop.example/p.jpg' } },
      { field: 'mpn', expression: text('K-28') },
    ];
    await client.query(
      'mutation ($id: ID!, $rules: JSON!) { saveChannelMapping(channelId: $id, version: 0, rules: $rules) { __typename } }',
      { id: channelId, rules },
    );
    for (const format of ['CSV', 'TSV']) {
      const { createChannelFeed } = await client.query<{ createChannelFeed: { feed: Feed } }>(
        `mutation ($id: ID!, $input: ChannelFeedInput!) { createChannelFeed(channelId: $id, input: $input) {
          ... on ChannelFeedCreated { feed { id version address } } } }`,
        { id: channelId, input: { name: format, format } },
      );
      feeds.push(createChannelFeed.feed);
    }
    for (let place = 0; place < count; place += 1) {
      const { id, variantId } = await world.newProduct();
      productIds.push(id);
      await world.newOffer(client, shopId, id, { sku: `A${place}`, price: '19.90', availability: 'InStock' });
      await world.setListing(client, { channelId, variantId }, 0, {});
    }
  });

  it('names what to do where an offer that was typed has no page, and takes the page that the shop has', async () => {
    await sql`update offer set url = null`.execute(db);
    await describeAll('A chair of oak.');
    const { channelIssueCauses } = await client.query<{
      channelIssueCauses: { field: string; count: number; detail: { text: string } }[];
    }>('query ($id: ID!) { channelIssueCauses(channelId: $id) { field count detail { text } } }', { id: channelId });
    expect(channelIssueCauses).toMatchObject([{ field: 'link', count }]);
    expect(channelIssueCauses[0]?.detail.text).toContain('Crawl the page');
    await sql`insert into offer (id, shop_id, offer_key, origin, variant_id, product_id, url, first_seen_at, last_seen_at, last_changed_at)
      select gen_random_uuid(), shop_id, offer_key || ' page', 'observed', variant_id, product_id, 'https://shop.example/' || sku, now(),
        now(), now() from offer`.execute(db);
    await describeAll('A chair of oak.');
    expect(await facts()).toMatchObject({ counts: { served: count, held: 0 }, codes: [] });
  });

  it('gives its files out in each format, also compressed', async () => {
    const [csv, tsv] = await Promise.all(feeds.map((feed) => api.app.inject({ url: pathOf(feed) })));
    expect([csv?.headers['content-type'], tsv?.headers['content-type']]).toEqual([
      'text/csv; charset=utf-8',
      'text/tab-separated-values; charset=utf-8',
    ]);
    expect(csv?.body).toContain('https://shop.example/A0,');
    expect(csv?.body.split('\n')[0]).toMatch(/^id,title,/);
    expect(tsv?.body.split('\n')[0]).toMatch(/^id\ttitle\t/);
    const packed = await api.app.inject({ url: `${pathOf(feeds[0]!)}.gz` });
    expect(packed.headers['content-type']).toBe('application/gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(csv?.body);
  });

  it('keeps those beyond its share as they were, and tells one person of them', async () => {
    await describeAll(null);
    const { counts, codes, held } = await facts();
    expect(counts).toEqual({ served: 0, held: count - always, removed: always });
    expect(codes).toContain('mass_removal_held');
    // Both feeds hold the rows of the same listings.
    expect(held).toMatch(new RegExp(`^${count - always} rows`));
    expect(await ids(feeds[0]!)).toBe(count - always);
    const { feedRows } = await client.query<{ feedRows: { nodes: { rendered: string }[] } }>(
      'query ($id: ID!) { feedRows(feedId: $id, state: [HELD]) { nodes { rendered } } }',
      { id: feeds[0]?.id },
    );
    expect(feedRows.nodes).toHaveLength(count - always);
    expect(feedRows.nodes[0]?.rendered).toContain('A chair of oak.');
  });

  it('writes them in the format that its feed gets, and reads as before until that file stands', async () => {
    const before = feeds[0]!;
    const { updateChannelFeed } = await client.query<{ updateChannelFeed: { feed: Feed } }>(
      `mutation ($id: ID!, $version: Int!) { updateChannelFeed(id: $id, version: $version, input: { name: "CSV", format: XML }) {
        ... on ChannelFeedUpdated { feed { id version address } } } }`,
      before,
    );
    const after = updateChannelFeed.feed;
    const [old, coming] = await Promise.all([before, after].map((feed) => api.app.inject({ url: pathOf(feed) })));
    expect([old?.statusCode, old?.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect([coming?.statusCode, coming?.headers['retry-after']]).toEqual([503, '10']);
    clock.advance(60_000);
    client = await api.asAdministrator();
    // Before any row is evaluated anew.
    await writeDueFeeds(api.engines);
    const { headers, body } = await api.app.inject({ url: pathOf(after) });
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body.replaceAll(/<item>\n(?:<g:.*>\n)+<\/item>\n/g, '').split('\n')).toHaveLength(9);
    expect(body.split('<g:description>A chair of oak.</g:description>')).toHaveLength(count - always + 1);
    expect((await api.app.inject({ url: pathOf(before) })).statusCode).toBe(404);
    await settle();
    const { feedRows } = await client.query<{ feedRows: { nodes: { rendered: string }[] } }>(
      'query ($id: ID!) { feedRows(feedId: $id, state: [HELD]) { nodes { rendered } } }',
      { id: after.id },
    );
    expect(feedRows.nodes.map(({ rendered }) => body.includes(rendered))).toEqual([true, true, true]);
    const { updateChannelFeed: back } = await client.query<{ updateChannelFeed: { feed: Feed } }>(
      `mutation ($id: ID!, $version: Int!) { updateChannelFeed(id: $id, version: $version, input: { name: "CSV", format: CSV }) {
        ... on ChannelFeedUpdated { feed { id version address } } } }`,
      after,
    );
    feeds[0] = back.feed;
    clock.advance(60_000);
    client = await api.asAdministrator();
    await settle();
    expect((await api.app.inject({ url: pathOf(back.feed) })).body).toBe(old?.body);
  });

  it('gives them up once a person says so, and has all again once the cause is gone', async () => {
    for (const { id, version } of feeds) {
      const { removeHeldRows } = await client.query<{ removeHeldRows: { __typename: string } }>(
        'mutation ($id: ID!, $version: Int!) { removeHeldRows(id: $id, version: $version) { __typename } }',
        { id, version },
      );
      expect(removeHeldRows.__typename).toBe('ChannelFeedUpdated');
    }
    clock.advance(60_000);
    await settle();
    expect(await ids(feeds[0]!)).toBe(0);
    expect((await facts()).codes).not.toContain('mass_removal_held');
    await describeAll('A chair of oak.');
    expect(await facts()).toMatchObject({ counts: { served: count, held: 0, removed: 0 }, codes: [] });
  });
});
