import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Ask } from './ask.ts';

/** A feed of many rows, and brands that a known number of them name. */
export type BenchFeed = { id: string; path: string; brands: BenchBrand[]; ofBrands: number };
export type BenchBrand = { id: string; name: string };
/** How many variants are listed, and how many rows are changed at least. */
export type BenchSize = { variants: number; changed: number };

const channelName = 'Feed bench';
const madeWithinMs = 3_600_000;
const text = (value: string) => ({ kind: 'const', type: 'text', value });
const address = (value: string) => ({ kind: 'const', type: 'url', value });
const source = (name: string, code?: string) => ({ kind: 'source', source: name, ...(code && { code }) });

/** The load data has no pictures, and most variants have no offer of the own shop. */
const rules = [
  { field: 'link', expression: address('https://shop-1.example/p') },
  { field: 'image_link', expression: address('https://shop-1.example/p.jpg') },
  { field: 'availability', expression: text('in_stock') },
  {
    field: 'mpn',
    expression: { kind: 'call', name: 'coalesce', args: [source('identifier', 'mpn'), source('listing.external_id')] },
  },
];

/** Lists the variants on a channel of their own and waits for its first file. A database that has the channel keeps it. */
export async function prepareFeed(ask: Ask, client: Client, size: BenchSize): Promise<BenchFeed> {
  const channelId = (await findChannel(client)) ?? (await makeChannel(ask, client, size));
  const { channelFeeds } = await ask<{ channelFeeds: { id: string; address: string }[] }>(
    'query ($id: ID!) { channelFeeds(channelId: $id) { id address } }',
    { id: channelId },
  );
  const [feed] = channelFeeds;
  if (!feed) throw new Error(`The channel ${channelName} has no feed; delete the data folder of the bench.`);
  await untilWritten(client, feed.id);
  return { id: feed.id, path: new URL(feed.address).pathname, ...(await brandsOf(client, feed.id, size.changed)) };
}

async function findChannel(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>('select id from channel where name = $1', [channelName]);
  return rows[0]?.id;
}

async function makeChannel(ask: Ask, client: Client, size: BenchSize): Promise<string> {
  const { rows } = await client.query<{ id: string }>(`select id from shop where kind = 'own' order by id limit 1`);
  const input = { shopId: rows[0]?.id, kind: 'google_merchant', name: channelName };
  const { createChannel } = await ask<{ createChannel: { channel: { id: string; version: number } } }>(
    'mutation ($input: CreateChannelInput!) { createChannel(input: $input) { ... on ChannelCreated { channel { id version } } } }',
    { input },
  );
  const { id, version } = createChannel.channel;
  await ask(
    'mutation ($id: ID!, $version: Int!) { setChannelStatus(id: $id, version: $version, status: ACTIVE) { __typename } }',
    { id, version },
  );
  await listVariants(client, id, size);
  await ask(
    'mutation ($id: ID!, $rules: JSON!) { saveChannelMapping(channelId: $id, version: 0, rules: $rules) { __typename } }',
    { id, rules },
  );
  await ask(
    'mutation ($id: ID!) { createChannelFeed(channelId: $id, input: { name: "Bench", format: XML }) { __typename } }',
    { id },
  );
  return id;
}

/** As the load data itself: straight into the table. */
async function listVariants(client: Client, channelId: string, { variants }: BenchSize): Promise<void> {
  await client.query(
    `insert into listing (id, shop_id, channel_id, variant_id, published, price_minor, external_id, version, created_at, updated_at)
      select gen_random_uuid(), c.shop_id, c.id, w.id, true, 1000 + w.n, 'B' || w.n, 1, now(), now()
      from channel c, (select v.id, row_number() over (order by v.id) as n from variant v join product p on p.id = v.product_id
        where p.status in ('ACTIVE', 'UNLISTED') and p.deleted_at is null) w
      where c.id = $1 and w.n <= $2`,
    [channelId, variants],
  );
}

/** The largest brands below the first one, which is a fifth of all, until their rows are as many. */
async function brandsOf(
  client: Client,
  feedId: string,
  least: number,
): Promise<Pick<BenchFeed, 'brands' | 'ofBrands'>> {
  const { rows } = await client.query<BenchBrand & { count: number }>(
    `select b.id, b.name, count(*)::int as count from feed_row r join listing l on l.id = r.listing_id
        join variant v on v.id = l.variant_id join product p on p.id = v.product_id join brand b on b.id = p.brand_id
      where r.feed_id = $1 and r.state in ('served', 'held') group by b.id order by count desc, b.id offset 1`,
    [feedId],
  );
  const brands: BenchBrand[] = [];
  let ofBrands = 0;
  for (const { id, name, count } of rows) {
    if (ofBrands >= least) break;
    brands.push({ id, name });
    ofBrands += count;
  }
  return { brands, ofBrands };
}

/** Until all rows are evaluated and the file has them. */
export async function untilWritten(client: Client, feedId: string): Promise<void> {
  const deadline = Date.now() + madeWithinMs;
  while (Date.now() < deadline) {
    const { rows } = await client.query(
      `select from channel_feed f join feed_file w on w.feed_id = f.id and w.revision = f.revision
        where f.id = $1 and not exists (select from feed_dirty d where d.channel_id = f.channel_id)
          and not exists (select from feed_run r where r.feed_id = f.id and r.finished_at is null) limit 1`,
      [feedId],
    );
    if (rows.length > 0) return;
    await delay(500);
  }
  throw new Error('The feed was not written within an hour.');
}
