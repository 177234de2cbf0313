import { afterAll, describe, expect, it } from 'vitest';
import { type DemoShops, startDemoShops } from '@quarry/demo-shops';
import { crawlLab } from './testing/crawl-lab.ts';

let shops: DemoShops | undefined;
const lab = await crawlLab(() => shops?.shops.map(({ port }) => `127.0.0.1:${port}`) ?? []);
shops = await startDemoShops({ ports: 'free', day: 3 });
const demo = shops;
afterAll(() => demo.stop());

const shopOf = (key: string) => {
  const found = demo.shops.find((shop) => shop.key === key);
  if (!found) throw new Error(`There is no shop ${key}.`);
  return found;
};

async function outcomes(runId: string): Promise<Record<string, number>> {
  const found = await lab.deps.db
    .selectFrom('page_fetch')
    .select((page) => ['outcome', page.fn.countAll<number>().as('count')])
    .where('run_id', '=', runId)
    .groupBy('outcome')
    .execute();
  return Object.fromEntries(found.map(({ outcome, count }) => [outcome, Number(count)]));
}

async function productUrls(crawlerId: string): Promise<Set<string>> {
  const found = await lab.deps.db
    .selectFrom('page')
    .select('url')
    .where('crawler_id', '=', crawlerId)
    .where('type', '=', 'product')
    .where('state', '=', 'scheduled')
    .execute();
  return new Set(found.map(({ url }) => url));
}

describe('crawling a demonstration shop', () => {
  it('finds every product page, reads it once more only when asked, and then only what changed', async () => {
    const shop = shopOf('tarnbrook');
    const { crawlerId } = await lab.addCrawler(shop.url);
    const first = await lab.crawlToEnd(await lab.start(crawlerId));
    console.error(first, await outcomes(first.id));
    const wanted = new Set(
      demo
        .offers()
        .filter((o) => o.url.startsWith(shop.url))
        .map((o) => o.url),
    );
    const found = await productUrls(crawlerId);
    console.error(
      wanted.size,
      found.size,
      [...wanted].filter((u) => !found.has(u)).slice(0, 10),
      [...found].filter((u) => !wanted.has(u)).slice(0, 10),
    );
    const second = await lab.crawlToEnd(await lab.start(crawlerId));
    console.error(second, await outcomes(second.id));
    expect(first.state).toBe('succeeded');
  });
});
