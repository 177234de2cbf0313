import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { buildCrawler, buildCrawlRun, buildGrabber, buildShop } from './grabber.builder.ts';
import { grabWaitingPages } from './index.ts';

const api = await testApi();
const { deps } = api;
const administrator = await api.asAdministrator();
let runId: string;

const pageOf = (sku: string): Uint8Array =>
  Buffer.from(`<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Chair ${sku}","sku":"${sku}",
    "offers":{"@type":"Offer","price":"50.00","priceCurrency":"EUR"}}</script>`);

beforeAll(async () => {
  const shop = await buildShop(deps);
  const crawler = await buildCrawler(deps, shop);
  const { id: grabberId } = await buildGrabber(deps, shop, { crawlerId: crawler.id });
  const products = ['A1', 'A2', 'A3'].map((sku) => ({
    url: `https://mill.example/${sku}`,
    outcome: 'changed' as const,
    bytes: pageOf(sku),
  }));
  const article = { url: 'https://mill.example/news', outcome: 'changed' as const, bytes: Buffer.from('<p>News</p>') };
  await buildCrawlRun(deps, crawler, [...products, article]);
  while ((await grabWaitingPages(deps)) > 0);
  const run = await deps.db
    .selectFrom('grab_run')
    .select('id')
    .where('grabber_id', '=', grabberId)
    .executeTakeFirstOrThrow();
  runId = run.id;
});

type Items = {
  nodes: { id: string; url: string; offers: number; snapshots: number; reason: { text: string } | null }[];
  pageInfo: { endCursor: string };
  total: { count: number };
};

const document = `query ($runId: ID!, $filter: GrabItemFilter, $first: Int, $after: String) {
  items: grabItems(runId: $runId, filter: $filter, first: $first, after: $after) {
    nodes { id url offers snapshots reason { text } } pageInfo { endCursor } total { count } } }`;

async function items(filter: object, first = 100, after: string | null = null): Promise<Items> {
  return (await administrator.query<{ items: Items }>(document, { runId, filter, first, after })).items;
}

describe('the items of a grab run', () => {
  it('are the rows behind each of its figures', async () => {
    const { grabRun } = await administrator.query<{
      grabRun: { offers: number; snapshots: number; outcomes: { name: string; count: number }[] };
    }>(`{ grabRun(id: "${runId}") { offers snapshots outcomes { name count } } }`);
    expect(grabRun.outcomes).toEqual([
      { name: 'no_offer', count: 1 },
      { name: 'offers', count: 3 },
    ]);
    for (const { name, count } of grabRun.outcomes) {
      expect((await items({ outcome: [name] })).total.count).toBe(count);
    }
    const sumOf = ({ nodes }: Items, field: 'offers' | 'snapshots') =>
      nodes.reduce((sum, item) => sum + item[field], 0);
    expect(sumOf(await items({ hasOffers: true }), 'offers')).toBe(grabRun.offers);
    expect(sumOf(await items({ hasSnapshots: true }), 'snapshots')).toBe(grabRun.snapshots);
    const [empty] = (await items({ hasOffers: false })).nodes;
    expect(empty).toMatchObject({ url: 'https://mill.example/news', reason: { text: expect.stringMatching(/\.$/) } });
  });

  it('come window by window, and none of a run whose shop is hidden', async () => {
    const all = (await items({})).nodes.map(({ id }) => id);
    const head = await items({}, 1);
    const tail = await items({}, 100, head.pageInfo.endCursor);
    expect([...head.nodes, ...tail.nodes].map(({ id }) => id)).toEqual(all);
    const manager = await api.as(await api.newUser({ roleKeys: ['shop_manager'] }));
    expect(await manager.query(document, { runId })).toMatchObject({ items: { nodes: [], total: { count: 0 } } });
  });
});
