import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discountDoors } from '../../features/discounts/testing/discount-doors.ts';
import { feedWorld } from '../../features/feeds/testing/feed-world.ts';
import { newId } from '../../platform/ids.ts';
import { keptCommandLine, type TestClient, testApi } from '../../testing/index.ts';
import { gtinOf, hardGroups, hardRules, hardTexts } from './testing/hard-values.ts';

const api = await testApi();
const world = feedWorld(api);
const { db, clock } = api.deps;
const folder = await mkdtemp(join(tmpdir(), 'quarry-read-'));
const quarry = keptCommandLine({ INIT_CWD: folder });
afterAll(() => rm(folder, { recursive: true }));

type Field = { field: string; values: string[] };
type Fields = Record<string, unknown[]>;
type Line = { id: string; fields: Fields; unknown: string[] };
type Feed = { id: string; path: string };
type Market = {
  currency: string;
  prices: string[];
  texts: readonly string[];
  feeds: Record<'xml' | 'csv' | 'jsonl', Feed>;
};

const noFeed: Feed = { id: '', path: '' };
const markets: Market[] = [
  { currency: 'EUR', prices: ['19.90', '0.10', '999999.99'], texts: hardTexts },
  { currency: 'JPY', prices: ['1990', '10', '99999999'], texts: hardTexts.slice(0, 3) },
  { currency: 'KWD', prices: ['19.905', '0.010', '99999.999'], texts: hardTexts.slice(0, 3) },
].map((market) => ({ ...market, feeds: { xml: noFeed, csv: noFeed, jsonl: noFeed } }));

async function newFeed(client: TestClient, channelId: string, format: string): Promise<Feed> {
  const { createChannelFeed } = await client.query<{ createChannelFeed: { feed: { id: string; address: string } } }>(
    `mutation ($channelId: ID!, $input: ChannelFeedInput!) { createChannelFeed(channelId: $channelId, input: $input) {
      ... on ChannelFeedCreated { feed { id address } } } }`,
    { channelId, input: { name: format, format } },
  );
  const { id, address } = createChannelFeed.feed;
  return { id, path: new URL(address).pathname };
}

async function saveRules(client: TestClient, channelId: string): Promise<void> {
  const { saveChannelMapping } = await client.query<{ saveChannelMapping: { __typename: string } }>(
    `mutation ($id: ID!, $rules: JSON!) { saveChannelMapping(channelId: $id, version: 0, rules: $rules) { __typename
      ... on MappingRefused { faults { path code reason } } ... on NotAllowedNow { code reason } } }`,
    { id: channelId, rules: hardRules },
  );
  if (saveChannelMapping.__typename !== 'ChannelMappingSaved') throw new Error(JSON.stringify(saveChannelMapping));
}

/** A product whose texts are the hard one, as people type it. */
async function newProduct(client: TestClient, place: number, text: string) {
  const name = `Pan ${place} ${text}`;
  const { createProduct } = await client.query<{
    createProduct: { product?: { id: string; variants: { id: string }[] } };
  }>(
    `mutation ($input: ProductInput!) { createProduct(input: $input) { __typename
      ... on ProductCreated { product { id variants { id } } } ... on InvalidInput { issues { path code message } } } }`,
    { input: { name, description: `${text}\n\n${text}`, gtin: gtinOf(place), mpn: `${place} ${text}` } },
  );
  const { product } = createProduct;
  const [variant] = product?.variants ?? [];
  if (!product || !variant) throw new Error(JSON.stringify(createProduct));
  await sql`update product set status = 'ACTIVE' where id = ${product.id}`.execute(db);
  return { id: product.id, variantId: variant.id };
}

/** Pictures come by crawls alone, so they are given by hand, and so is the page of the offer. */
async function show({ id, variantId }: { id: string; variantId: string }, page: string): Promise<void> {
  await sql`update offer set url = ${`${page}?a=1&b=2,3;c="d"`} where variant_id = ${variantId}`.execute(db);
  for (const [position, file] of ['1.jpg', '2,a.jpg?x=1&y=2', "3;b|c.jpg#'d'"].entries()) {
    const mediaId = newId();
    await sql`insert into media (id, source_url, state) values (${mediaId}, ${`${page}/${file}`}, 'stored')`.execute(
      db,
    );
    await sql`insert into product_media (product_id, media_id, source_kind, position) values (${id}, ${mediaId}, 'manual', ${position})`.execute(
      db,
    );
  }
}

async function openMarket(client: TestClient, market: Market, from: number): Promise<void> {
  const { currency, prices, texts, feeds } = market;
  const shopId = await world.newShop({ currency });
  feeds.xml = await world.newFeed(client, shopId);
  const { channelId } = feeds.xml as Awaited<ReturnType<typeof world.newFeed>>;
  // No kind that is shipped takes JSON lines so far.
  await sql`update channel_kind set formats = '{xml,csv,tsv,jsonl}' where code = 'google_merchant'`.execute(db);
  feeds.csv = await newFeed(client, channelId, 'CSV');
  feeds.jsonl = await newFeed(client, channelId, 'JSONL');
  await saveRules(client, channelId);
  for (const [index, text] of texts.entries()) {
    const place = from + index;
    const product = await newProduct(client, place, text);
    const price = prices[index % prices.length];
    await world.newOffer(client, shopId, product.id, { sku: `S-${place}`, price, availability: 'InStock' });
    await show(product, `https://shop.example/${place}`);
    await world.setListing(client, { channelId, variantId: product.variantId }, 0, {});
  }
  const times = { startsAt: '2026-12-01T00:00', endsAt: '2026-12-31T23:59' };
  await discountDoors(() => client).live(shopId, {
    name: 'Winter',
    kind: 'AMOUNT_OFF_PRODUCT',
    percent: '10',
    ...times,
  });
}

/** The rows of a feed as the product shows them, with the groups that its rules make. */
async function rowsOf(client: TestClient, { id }: Feed): Promise<Map<string, Fields>> {
  const { feedRows } = await client.query<{
    feedRows: { nodes: { externalId: string; state: string; fields: Field[] }[] };
  }>('query ($id: ID!) { feedRows(feedId: $id) { nodes { externalId state fields { field values } } } }', { id });
  return new Map(
    feedRows.nodes.map(({ externalId, fields }) => {
      const values = new Map(fields.map((field) => [field.field, field.values]));
      const one = (field: string) => values.get(field)?.[0] ?? '';
      const groups = {
        shipping: [hardGroups.shipping(one('price'))],
        product_detail: [hardGroups.product_detail(one('mpn'), one('title'))],
      };
      return [externalId, { ...Object.fromEntries(values), ...groups }];
    }),
  );
}

/** Delimited text has one line end for every platform, and addresses that share a cell have their commas encoded. */
function inCells(fields: Fields): Fields {
  const text = JSON.stringify({ ...fields, additional_image_link: [] }).replaceAll(String.raw`\r\n`, String.raw`\n`);
  const images = fields.additional_image_link?.map((one) => String(one).replaceAll(',', '%2C'));
  return { ...(JSON.parse(text) as Fields), additional_image_link: images ?? [] };
}

async function readBack(name: string, bytes: Buffer): Promise<{ rows: Line[]; summary: object }> {
  await writeFile(join(folder, name), bytes);
  const { output, status } = await quarry('feed', 'read', name, '--kind', 'google_merchant', '--json');
  expect(status).toBe(0);
  const lines = output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  return { rows: lines.slice(0, -1), summary: (lines.at(-1) as unknown as { summary: object }).summary };
}

describe('a feed of hard values, read by "quarry feed read --kind"', { timeout: 120_000 }, () => {
  let client: TestClient;

  beforeAll(async () => {
    clock.set(new Date('2026-12-02T12:00:00Z'));
    client = await api.asAdministrator();
    for (const [index, market] of markets.entries()) await openMarket(client, market, 1 + index * hardTexts.length);
    await world.settle();
  }, 120_000);

  const files = markets.flatMap(({ currency, texts, feeds }) =>
    (['xml', 'csv', 'jsonl'] as const).flatMap((format) =>
      ['', '.gz'].map((packed) => ({ currency, format, packed, texts, feeds })),
    ),
  );

  it.each(files)(
    'has every field of every row as it was made: $currency, $format $packed',
    async ({ currency, format, packed, texts, feeds }) => {
      const feed = feeds[format];
      const { rawPayload } = await api.app.inject({ url: `${feed.path}${packed}` });
      const made = await rowsOf(client, feed);
      const { rows, summary } = await readBack(`${currency}.${format}${packed}`, rawPayload);
      expect(summary).toMatchObject({ rows: texts.length, good: texts.length, bad: 0, remarks: [] });
      const written = format === 'csv' ? inCells : (fields: Fields) => fields;
      expect(new Map(rows.map(({ id, fields }) => [id, fields]))).toEqual(
        new Map([...made].map(([id, fields]) => [id, written(fields)])),
      );
      expect(rows.flatMap(({ unknown }) => unknown)).toEqual([]);
      for (const { fields } of rows) {
        expect(Object.keys(fields)).toEqual(
          expect.arrayContaining(['gtin', 'price', 'sale_price', 'sale_price_effective_date', 'product_highlight']),
        );
        expect(fields.gtin).toEqual([expect.stringMatching(/^0\d{11}$/)]);
      }
    },
  );
});

describe('"quarry feed read --kind"', () => {
  const byKind = ['--kind', 'google_merchant'];
  const read = async (name: string, content: string, words: string[]) => {
    await writeFile(join(folder, name), content);
    return quarry('feed', 'read', name, ...words);
  };

  it('tells which fields a row has, what the kind does not know of it, and why a row cannot be read', async () => {
    const { status, output } = await read('a.csv', 'id,title,colour\nA1,"Pan, 28 cm",red\nA2,Pot\n', byKind);
    expect(status).toBe(0);
    expect(output.trimEnd().split('\n')).toEqual([
      'line 2  A1  id, title',
      '    unknown: colour',
      expect.stringContaining('line 3  A2  BAD wrong_column_count:'),
      expect.stringContaining('2 rows: 1 good, 1 bad (by google_merchant 2; delimited'),
    ]);
  });

  it('reads JSON lines by the names of the kind, whatever types they have, and goes on after a line that is none', async () => {
    const lines = [
      '{"id":"A1","Image Link":"https://a.example/1","gtin":4006381333931,"is_bundle":true,"mpn":null,"colour":"red",',
      '"shipping":[{"country":"DE","price":"4.90 EUR"}],"product_highlight":["One, two","Three"]}\n',
      '{"id":"A2",\n\n["A3"]\n{"id":"A4"}',
    ];
    const { status, output } = await read('a.jsonl', lines.join(''), [...byKind, '--json']);
    expect(status).toBe(0);
    expect(
      output
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      {
        line: 1,
        id: 'A1',
        fields: {
          image_link: ['https://a.example/1'],
          gtin: ['4006381333931'],
          is_bundle: ['true'],
          shipping: [{ country: ['DE'], price: ['4.90 EUR'] }],
          product_highlight: ['One, two', 'Three'],
        },
        unknown: ['colour'],
      },
      { line: 2, id: null, error: { code: 'json_not_valid' } },
      { line: 4, id: null, error: { code: 'json_not_valid' } },
      { line: 5, id: 'A4' },
      { summary: { rows: 4, good: 2, bad: 2, format: 'json_lines' } },
    ]);
  });

  it.each([
    ['JSON of another form', 'a.json', '{"products":[{"id":"A1"}]}', byKind, 1, 'This is JSON; save the rows'],
    ['JSON over several lines', 'b.json', '[\n{"id":"A1"}]', byKind, 1, 'This is JSON; save the rows'],
    ['a kind that is none', 'a.csv', 'id\n1', ['--kind', 'google'], 2, 'one of google_merchant, not "google"'],
    ['what it would not use', 'a.csv', 'id\n1', [...byKind, '--currency', 'EUR'], 2, 'leave out --currency.'],
    ['a file without rows', 'a.csv', 'id,title\n', byKind, 1, 'a.csv: '],
  ])('refuses %s in one sentence', async (_what, name, content, words, status, sentence) => {
    expect(await read(name, content, words)).toMatchObject({
      status,
      output: '',
      complaint: expect.stringContaining(sentence),
    });
  });
});
