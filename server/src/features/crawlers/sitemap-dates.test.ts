import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { findDateRecord } from './crawler.store.ts';
import { areDatesUsed } from './sitemap-dates.ts';
import { crawlLab, crawlTestMs } from './testing/crawl-lab.ts';
import { toyShop } from './testing/toy-shop.ts';

const allowed: string[] = [];
const lab = await crawlLab(() => allowed);
const { db } = lab.deps;
const pages = 25;
const hourMs = 3_600_000;

/** A shop whose sitemap dates page `number` as told, and whose pages say what they are told to. */
async function datedShop() {
  const shop = await toyShop(pages);
  allowed.push(shop.hostPort);
  const told = { date: (_number: number): string => '2020-01-01', content: (_number: number): string => 'first' };
  const numbers = Array.from({ length: pages }, (_, at) => at + 1);
  shop.answer = ({ url = '' }, response) => {
    const number = Number(/^\/p\/(\d+)$/.exec(url)?.[1]);
    const product = { '@context': 'https://schema.org', '@type': 'Product', sku: url, name: told.content(number) };
    const offers = { '@type': 'Offer', price: '5.00', priceCurrency: 'EUR' };
    const entry = (one: number) => `<url><loc>${shop.url}p/${one}</loc><lastmod>${told.date(one)}</lastmod></url>`;
    const texts: Record<string, string> = {
      '/': '<!doctype html><title>Mugs</title>',
      '/robots.txt': `Sitemap: ${shop.url}sitemap.xml`,
      '/sitemap.xml': `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${numbers.map(entry).join('')}</urlset>`,
    };
    const json = JSON.stringify({ ...product, offers });
    const page = `<!doctype html><title>Mug</title><script type="application/ld+json">${json}</script>`;
    const text = texts[url] ?? (number > 0 ? page : undefined);
    if (text === undefined) return false;
    response.setHeader('content-type', url === '/robots.txt' ? 'text/plain' : 'text/html').end(text);
    return true;
  };
  const { crawlerId } = await lab.addCrawler(shop.url);
  await lab.crawlToEnd(await lab.start(crawlerId));
  /** A scheduled run some hours after the last one; gives the product pages that it asked for. */
  const runLater = async (isDue = false, hours = 2) => {
    await sql`update page set last_fetched_at = last_fetched_at - ${hours} * interval '1 hour',
      sitemap_lastmod = sitemap_lastmod - ${hours} * interval '1 hour',
      next_fetch_at = case when ${isDue} then now() else now() + interval '1 day' end where crawler_id = ${crawlerId}`.execute(
      db,
    );
    const asked = shop.requests.length;
    await lab.crawlToEnd(await lab.start(crawlerId, { trigger: 'schedule' }));
    return shop.requests.slice(asked).flatMap(({ path }) => (path.startsWith('/p/') ? [Number(path.slice(3))] : []));
  };
  const record = async () => {
    const dates = await findDateRecord(db, crawlerId);
    return { ...dates, areUsed: areDatesUsed(dates) };
  };
  return { told, runLater, record };
}

const ago = (ms: number) => () => new Date(Date.now() - ms).toISOString();

describe('the dates of a sitemap', () => {
  it('are not used where all of them are the moment of its fetching', { timeout: crawlTestMs }, async () => {
    const { told, runLater, record } = await datedShop();
    told.date = ago(0);
    expect(await runLater()).toEqual([]);
    expect(await record()).toMatchObject({ checked: 0, areUsed: true });
    // The pages that are due tell that the dates were wrong.
    expect(await runLater(true)).toHaveLength(pages);
    expect(await record()).toEqual({ checked: pages, right: 0, areUsed: false });
  });

  it('have changed pages read at once, and no others, where they are honest', { timeout: crawlTestMs }, async () => {
    const { told, runLater, record } = await datedShop();
    const changed = (number: number) => number <= 3;
    told.date = (number) => (changed(number) ? ago(hourMs)() : '2020-01-01');
    told.content = (number) => (changed(number) ? 'second' : 'first');
    expect((await runLater()).toSorted((left, right) => left - right)).toEqual([1, 2, 3]);
    expect(await record()).toEqual({ checked: 3, right: 3, areUsed: true });
    told.date = () => '2020-01-01';
    expect(await runLater(true)).toHaveLength(pages);
    expect(await record()).toEqual({ checked: 3, right: 3, areUsed: true });
  });

  it(
    'lose their say once they proved wrong, and have it again once they prove right',
    { timeout: crawlTestMs },
    async () => {
      const { told, runLater, record } = await datedShop();
      told.date = ago(hourMs);
      expect(await runLater()).toHaveLength(pages);
      expect(await record()).toEqual({ checked: pages, right: 0, areUsed: false });
      expect(await runLater()).toEqual([]);
      told.content = () => 'second';
      expect(await runLater()).toEqual([]);
      expect(await runLater(true)).toHaveLength(pages);
      expect(await record()).toEqual({ checked: 2 * pages, right: pages, areUsed: true });
      told.content = () => 'third';
      expect(await runLater()).toHaveLength(pages);
    },
  );

  it('count from the beginning of their day where they name no time', { timeout: crawlTestMs }, async () => {
    const { told, runLater, record } = await datedShop();
    const day = (days: number) => new Date(Date.now() + days * 24 * hourMs).toISOString().slice(0, 10);
    told.date = () => day(-3);
    expect(await runLater()).toEqual([]);
    told.date = (number) => (number === 1 ? day(0) : number === 2 ? day(1) : day(-3));
    told.content = (number) => (number === 1 ? 'second' : 'first');
    expect(await runLater(false, 48)).toEqual([1]);
    expect(await runLater(false, 0)).toEqual([]);
    expect(await record()).toEqual({ checked: 1, right: 1, areUsed: true });
  });

  it('are none where they lie in the future', { timeout: crawlTestMs }, async () => {
    const { told, runLater, record } = await datedShop();
    told.date = () => '2999-01-01T00:00:00Z';
    expect(await runLater()).toEqual([]);
    expect(await runLater(true)).toHaveLength(pages);
    expect(await record()).toMatchObject({ checked: 0, areUsed: true });
  });
});
