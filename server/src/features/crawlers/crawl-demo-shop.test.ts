import { afterAll, describe, expect, it } from 'vitest';
import { type DemoShops, startDemoShops } from '@quarry/demo-shops';
import { crawlLab, crawlTestMs } from './testing/crawl-lab.ts';

let demo: DemoShops;
const lab = await crawlLab(() => demo.shops.map(({ port }) => `127.0.0.1:${port}`));
demo = await startDemoShops({ ports: 'free', day: 3 });
afterAll(() => demo.stop());

const urlOf = (key: string) => {
  const found = demo.shops.find((shop) => shop.key === key);
  if (!found) throw new Error(`There is no shop ${key}.`);
  return found.url;
};

/** Addresses of the offers on sale that structured data tells of; one address may carry several offers. */
const addressesOnSale = (shop: string) =>
  new Set(demo.offers().flatMap((offer) => (offer.url.startsWith(shop) && offer.markup !== 'none' ? offer.url : [])));

async function outcomesOf(runId: string): Promise<Record<string, number>> {
  const found = await lab.deps.db
    .selectFrom('page_fetch')
    .select((page) => ['outcome', page.fn.countAll<number>().as('count')])
    .where('run_id', '=', runId)
    .groupBy('outcome')
    .execute();
  return Object.fromEntries(found.map(({ outcome, count }) => [outcome, count]));
}

const pagesOf = (crawlerId: string) =>
  lab.deps.db.selectFrom('page').selectAll().where('crawler_id', '=', crawlerId).execute();

async function productAddresses(crawlerId: string): Promise<Set<string>> {
  const pages = await pagesOf(crawlerId);
  return new Set(pages.flatMap(({ type, state, url }) => (type === 'product' && state === 'scheduled' ? url : [])));
}

const eventsOf = (runId: string) =>
  lab.deps.db
    .selectFrom('backlog')
    .selectAll()
    .where('run_id', '=', runId)
    .where('topic', '=', 'page_fetched')
    .execute();

describe('crawling a demonstration shop', { timeout: crawlTestMs }, () => {
  it('finds every product page, then asks conditionally, then sees exactly what changed', async () => {
    const shop = urlOf('tarnbrook');
    const { crawlerId } = await lab.addCrawler(shop);

    const first = await lab.crawlToEnd(await lab.start(crawlerId));
    expect(first).toMatchObject({ state: 'succeeded', stopReason: null });
    expect(addressesOnSale(shop).difference(await productAddresses(crawlerId))).toEqual(new Set());
    expect(first.totals?.productPages).toBe((await productAddresses(crawlerId)).size);

    const second = await lab.crawlToEnd(await lab.start(crawlerId));
    const secondOutcomes = await outcomesOf(second.id);
    expect(secondOutcomes.changed ?? 0).toBe(0);
    expect(secondOutcomes.not_modified).toBeGreaterThan(200);
    expect(await eventsOf(second.id)).toHaveLength(
      (secondOutcomes.not_modified ?? 0) + (secondOutcomes.unchanged ?? 0),
    );
    expect(second.totals?.productPages).toBe(first.totals?.productPages);

    const dayBefore = demo.day();
    demo.advance(1);
    const moved = demo.changes(dayBefore, demo.day()).filter(({ url }) => url.startsWith(shop));
    const third = await lab.crawlToEnd(await lab.start(crawlerId));
    const changed = await lab.deps.db
      .selectFrom('page_fetch as f')
      .innerJoin('page as p', 'p.id', 'f.page_id')
      .select('p.url')
      .where('f.run_id', '=', third.id)
      .where('f.outcome', '=', 'changed')
      .where('p.type', '=', 'product')
      .execute();
    const withPages = await productAddresses(crawlerId);
    const wanted = new Set(moved.flatMap(({ url }) => (withPages.has(url) ? url : [])));
    expect(new Set(changed.map(({ url }) => url))).toEqual(wanted);
  });

  it('obeys robots.txt and does not follow traps for ever', async () => {
    const shop = urlOf('kernhaus');
    const { crawlerId } = await lab.addCrawler(shop);
    const run = await lab.crawlToEnd(await lab.start(crawlerId));
    const pages = await pagesOf(crawlerId);
    const denied = pages.filter(({ state }) => state === 'robots_denied');
    expect(denied.length).toBeGreaterThan(0);
    expect(denied.every(({ last_fetched_at: fetchedAt }) => fetchedAt === null)).toBe(true);
    const forbidden = /\/(?:filter\/(?!hilfe)|vorschau\/|warenkorb)|[?&](?:sort|sid)=/;
    expect(pages.filter(({ url, last_fetched_at: at }) => at !== null && forbidden.test(url))).toEqual([]);
    expect(run.totals?.fetched).toBeLessThan(400);
  });

  it('looks at 25 pages in a dry run, tells no grabber, and leaves the first real run everything to read', async () => {
    const shop = urlOf('stallhall');
    const { crawlerId } = await lab.addCrawler(shop);
    const dry = await lab.crawlToEnd(await lab.start(crawlerId, { isDry: true }));
    expect(dry).toMatchObject({ state: 'succeeded', isDry: true });
    expect(dry.totals?.fetched).toBe(25);
    expect(await eventsOf(dry.id)).toEqual([]);
    const real = await lab.crawlToEnd(await lab.start(crawlerId));
    expect((await outcomesOf(real.id)).not_modified ?? 0).toBe(0);
    expect(addressesOnSale(shop).difference(await productAddresses(crawlerId))).toEqual(new Set());
  });
});
