import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoShops, type DemoShops, type RunningShop } from './index.ts';
import { allowedForAll, linksIn, shopOf, sitemapAddresses, textAt, visit } from './testing/visitor.ts';

/** Walks a shop from its home page by the links that robots.txt allows, queries of trackers left out. */
async function walk(shop: RunningShop): Promise<Map<string, number>> {
  const isAllowed = allowedForAll(await textAt(`${shop.url}robots.txt`));
  const origin = shop.url.slice(0, -1);
  const seen = new Map<string, number>();
  let open = [shop.url];
  while (open.length > 0) {
    const found = await Promise.all(
      open.map(async (address) => {
        const response = await visit(address);
        seen.set(address, response.status);
        const target = response.headers.get('location');
        if (target) return [new URL(target, address)];
        return linksIn(await response.text(), address);
      }),
    );
    const next = found
      .flat()
      .filter(
        (link) => link.origin === origin && isAllowed(link.pathname + link.search) && !link.search.includes('utm_'),
      )
      .map((link) => link.href);
    open = [...new Set(next)].filter((address) => !seen.has(address));
  }
  return seen;
}

describe('the pages of the demo shops', () => {
  let running: DemoShops;

  beforeAll(async () => {
    running = await startDemoShops({ ports: 'free', faults: 'none' });
  });
  afterAll(() => running.stop());

  it.each(['kernhaus', 'tarnbrook', 'marelle', 'stallhall'] as const)(
    'of %s are all reached from its home page by links that robots.txt allows',
    async (key) => {
      const shop = shopOf(running, key);
      const reached = await walk(shop);
      const missing = (await sitemapAddresses(shop)).filter((address) => !reached.has(address));
      expect(missing).toEqual([]);
      expect([...reached.values()].filter((status) => status === 404).length).toBe(1);
      expect([...reached.values()].filter((status) => status === 410).length).toBe(1);
      expect([...reached.values()].filter((status) => status >= 300 && status < 400).length).toBe(3);
    },
  );

  it('name one canonical address whatever the query says', async () => {
    const shop = shopOf(running, 'tarnbrook');
    const address = (await sitemapAddresses(shop)).find((candidate) => candidate.includes('/products/')) ?? '';
    const plain = await textAt(address);
    expect(await textAt(`${address}?utm_source=mail&sid=12`)).toBe(plain);
    expect(plain).toContain(`<link rel="canonical" href="${address}">`);
  });

  it('put related and recently viewed products with prices of their own on every product page', async () => {
    for (const shop of running.shops) {
      const addresses = (await sitemapAddresses(shop)).slice(-20);
      for (const html of await Promise.all(addresses.map(textAt))) {
        expect(html.match(/class="card-price"/g)?.length).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('speak five kinds of markup and, in several departments, none', async () => {
    const pages = (await Promise.all(running.shops.map(sitemapAddresses))).flat();
    const htmls = await Promise.all(pages.map(textAt));
    const count = (mark: string) => htmls.filter((html) => html.includes(mark)).length;
    expect(count('application/ld+json')).toBeGreaterThan(200);
    expect(count('"@graph"')).toBeGreaterThan(20);
    expect(count('"ProductGroup"')).toBeGreaterThan(3);
    expect(count('"AggregateOffer"')).toBeGreaterThan(40);
    expect(count('itemref="numbers"')).toBeGreaterThan(20);
    expect(count('vocab="https://schema.org/"')).toBeGreaterThan(20);
    expect(count('product:price:amount')).toBeGreaterThan(20);
    const silent = htmls.filter(
      (html) => html.includes('-main-price') && !/ld\+json|itemprop|typeof|product:price/.test(html),
    );
    expect(silent.length).toBeGreaterThan(50);
  });

  it('mark up cards that are not what the page sells, beside products and on listings', async () => {
    const { url } = shopOf(running, 'tarnbrook');
    const listing = await textAt(`${url}collections/headphones`);
    expect(listing.match(/itemtype="https:\/\/schema.org\/Product"/g)?.length).toBeGreaterThan(9);
    expect(await textAt(`${url}collections/coffee-machines`)).toContain('"@type":"ItemList"');
    const product = running
      .offers()
      .find(({ shop, department }) => shop === 'tarnbrook' && department === 'headphones');
    const page = await textAt(product?.url ?? '');
    expect(page.match(/itemtype="https:\/\/schema.org\/Product"/g)?.length).toBe(8);
  });

  it('hold JSON-LD that parses wherever no fault is asked for', async () => {
    const pages = (await Promise.all(running.shops.map(sitemapAddresses))).flat();
    const htmls = await Promise.all(pages.map(textAt));
    const blocks = htmls.flatMap((html) => [
      ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ]);
    for (const [, json = ''] of blocks) expect(() => JSON.parse(json) as unknown).not.toThrow();
  });

  it('show the price of every offer on the page it is sold on', async () => {
    running.moveTo(12);
    const offers = running.offers();
    const digits = (cents: number) => String(cents);
    const pages = new Map(
      await Promise.all(
        [...new Set(offers.map(({ url }) => url))].map(async (url) => [url, await textAt(url)] as const),
      ),
    );
    const missing = offers.filter(({ url, priceCents }) => {
      const main = pages.get(url)?.split('<main>')[1]?.split('</main>')[0] ?? '';
      return !main.replace(/[\s.,€–]/g, '').includes(digits(priceCents));
    });
    expect(missing).toEqual([]);
    running.moveTo(0);
  });

  it('refuse other methods than GET and HEAD, and survive an address that cannot be read', async () => {
    const home = running.shops[0]?.url ?? '';
    expect((await fetch(home, { method: 'DELETE' })).status).toBe(405);
    expect((await visit(`${home}kategorie/%E0%A4%A`)).status).toBe(404);
    expect((await visit(`${home}kategorie/kuechenmesser/?seite=-3`)).status).toBe(404);
  });
});
