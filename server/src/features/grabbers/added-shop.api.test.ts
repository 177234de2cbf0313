import { type DemoShops, startDemoShops } from '@quarry/demo-shops';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { crawlLoop, finalStates, type RunState } from '../crawlers/index.ts';

const api = await testApi();
const administrator = await api.asAdministrator();
let demo: DemoShops;
let address: string;

beforeAll(async () => {
  demo = await startDemoShops({ ports: 'free', faults: 'none' });
  api.deps.allowHosts = demo.shops.map(({ port }) => `127.0.0.1:${port}`);
  address = demo.shops.find(({ key }) => key === 'tarnbrook')?.url ?? '';
});
afterAll(() => demo.stop());

type Probe = { proposedName: string; proposedSeeds: string[]; sitemaps: { entries: number }[] };

async function probe(): Promise<Probe> {
  const { probeShop } = await administrator.query<{ probeShop: { probe: Probe } }>(
    `mutation ($url: String!) { probeShop(url: $url) { ... on ProbeFinished { probe { proposedName proposedSeeds sitemaps { entries } } } } }`,
    { url: address },
  );
  return probeShop.probe;
}

type Added = { shop: { id: string }; crawlerId: string; crawlRunId: string };

async function add({ proposedName: name, proposedSeeds: seeds }: Probe): Promise<Added> {
  const input = { name, url: address, kind: 'observed', minDelayMs: 0 };
  const { addShopWithSources } = await administrator.query<{ addShopWithSources: Added }>(
    `mutation ($input: ShopInput!, $sources: ShopSourcesInput!) { addShopWithSources(input: $input, sources: $sources) {
      ... on ShopWithSourcesAdded { shop { id } crawlerId crawlRunId } } }`,
    { input, sources: { crawl: true, seeds, startNow: true } },
  );
  return addShopWithSources;
}

type Estimate = { knownPages: number; sitemapEntries: number; expectedPages: number };

async function estimate({ shop }: Added): Promise<Estimate> {
  const { estimateCrawl } = await administrator.query<{ estimateCrawl: Estimate }>(
    `query ($shopId: ID!, $config: CrawlerConfigInput!) { estimateCrawl(shopId: $shopId, config: $config) {
      knownPages sitemapEntries expectedPages } }`,
    { shopId: shop.id, config: { seeds: [address], minDelayMs: 0 } },
  );
  return estimateCrawl;
}

/** Crawls until the run has ended; gives the number of pages that it asked for. */
async function crawl(id: string): Promise<number> {
  const stop = new AbortController();
  const loop = crawlLoop(api.deps, stop.signal);
  type Run = { state: RunState; funnel: { name: string; count: number }[] };
  const look = async () =>
    (
      await administrator.query<{ crawlRun: Run }>(
        'query ($id: ID!) { crawlRun(id: $id) { state funnel { name count } } }',
        { id },
      )
    ).crawlRun;
  await expect.poll(async () => finalStates.includes((await look()).state), { timeout: 60_000 }).toBe(true);
  stop.abort();
  await loop;
  return (await look()).funnel.find(({ name }) => name === 'fetched')?.count ?? 0;
}

describe('a shop that was looked at and added', () => {
  it('is estimated by its sitemaps first, and by what a full pass asked for afterwards', async () => {
    const found = await probe();
    const added = await add(found);
    const entries = found.sitemaps.reduce((sum, sitemap) => sum + sitemap.entries, 0);
    expect(entries).toBeGreaterThan(100);
    expect(await estimate(added)).toEqual({ knownPages: 0, sitemapEntries: entries, expectedPages: entries });

    await crawl(added.crawlRunId);
    const { expectedPages } = await estimate(added);
    const { startCrawlRun } = await administrator.query<{ startCrawlRun: { run: { id: string } } }>(
      'mutation ($id: ID!) { startCrawlRun(crawlerId: $id) { ... on CrawlRunStarted { run { id } } } }',
      { id: added.crawlerId },
    );
    expect(await crawl(startCrawlRun.run.id)).toBe(expectedPages);
  });

  it('is seen anew when somebody looks at its address again', async () => {
    const shops = '{ shops { nodes { id probe { sampledPages } } } }';
    type Shops = { shops: { nodes: { id: string; probe: object | null }[] } };
    const { nodes } = (await administrator.query<Shops>(shops)).shops;
    await api.deps.db
      .updateTable('shop')
      .set({ probe: null, probed_at: null })
      .where('id', '=', nodes[0]?.id ?? '')
      .execute();
    await probe();
    expect((await administrator.query<Shops>(shops)).shops.nodes).toEqual(nodes);
  });
});
