import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import {
  buildCrawler,
  buildCrawlRun,
  buildGrabber,
  buildShop,
  type BuiltCrawler,
  type BuiltShop,
  type FetchedPage,
} from './grabber.builder.ts';
import { grabWaitingPages } from './index.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const hourMs = 3_600_000;
const others = Array.from({ length: 5 }, (_, number) => `other-${number}`);
let shop: BuiltShop;
let crawler: BuiltCrawler;

beforeEach(async () => {
  shop = await buildShop(deps);
  crawler = await buildCrawler(deps, shop);
  await buildGrabber(deps, shop, { crawlerId: crawler.id });
});

/** A page of the shop that states these offers. */
function page(path: string, skus: readonly string[]): FetchedPage {
  const graph = skus.map((sku) => ({
    '@type': 'Product',
    sku,
    name: `Cup ${sku}`,
    offers: { '@type': 'Offer', price: '5.00', priceCurrency: 'EUR' },
  }));
  const data =
    graph.length === 1
      ? { '@context': 'https://schema.org', ...graph[0] }
      : { '@context': 'https://schema.org', '@type': 'ProductGroup', name: `Cups ${path}`, hasVariant: graph };
  const script = skus.length === 0 ? '' : `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const html = `<html><head><title>Cups</title></head><body><h1>Cups of ${path}</h1>${script}</body></html>`;
  return { url: `${shop.url}${path}`, outcome: 'changed', bytes: new TextEncoder().encode(html) };
}

const same = (path: string): FetchedPage => ({ url: `${shop.url}${path}`, outcome: 'unchanged' });
const gone = (path: string): FetchedPage => ({ url: `${shop.url}${path}`, outcome: 'gone' });

/** Pages in batches of their own, one after the other, as the crawls of an hour bring them. */
async function read(pages: readonly FetchedPage[], trigger: 'manual' | 'schedule' = 'schedule') {
  deps.clock.advance(hourMs);
  const runId = await buildCrawlRun(deps, crawler, pages, trigger);
  while ((await grabWaitingPages(deps)) > 0);
  return db
    .selectFrom('grab_run')
    .select(['state', 'stop_reason'])
    .where('crawl_run_id', '=', runId)
    .executeTakeFirstOrThrow();
}

/** An offer as people see it: its state, whether a price runs, and the path of its page. */
async function cup(sku = 'cup') {
  const person = await api.asAdministrator();
  const found = await db
    .selectFrom('offer')
    .leftJoin('page', 'page.id', 'offer.page_id')
    .select(['offer.id', 'page.url'])
    .where('offer.shop_id', '=', shop.id)
    .where('offer.sku', '=', sku)
    .executeTakeFirstOrThrow();
  const { offer } = await person.query<{ offer: { state: string } }>('query ($id: ID!) { offer(id: $id) { state } }', {
    id: found.id,
  });
  const running = await db
    .selectFrom('price_point')
    .select('id')
    .where('offer_id', '=', found.id)
    .where('valid_to', 'is', null)
    .execute();
  return { state: offer.state, prices: running.length, page: found.url?.slice(shop.url.length) };
}

const rowsOfPages = async () =>
  (
    await db
      .selectFrom('offer_page')
      .innerJoin('page', 'page.id', 'offer_page.page_id')
      .select('page.url')
      .where('page.crawler_id', '=', crawler.id)
      .orderBy('page.url')
      .execute()
  ).map(({ url }) => url.slice(shop.url.length));

describe('an offer that two pages state', () => {
  it.each([
    [
      'in two runs',
      async (first: string, second: string) => {
        await read([page(first, ['cup'])]);
        await read([page(second, ['cup'])]);
      },
    ],
    [
      'in one batch',
      async (first: string, second: string) => {
        await read([page(first, ['cup']), page(second, ['cup'])]);
      },
    ],
  ])('stays while one of them states it, whichever loses it first: read %s', async (_when, readBoth) => {
    for (const [first, second] of [
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      for (const loser of ['a', 'b']) {
        shop = await buildShop(deps);
        crawler = await buildCrawler(deps, shop);
        await buildGrabber(deps, shop, { crawlerId: crawler.id });
        await readBoth(first, second);
        const keeper = loser === 'a' ? 'b' : 'a';
        expect(await read([page(loser, [])])).toMatchObject({ state: 'succeeded' });
        expect(await cup()).toEqual({ state: 'active', prices: 1, page: keeper });
        // Read in full too, where the page that keeps it did not change.
        await read([same(keeper), same(loser)], 'manual');
        expect(await cup()).toEqual({ state: 'active', prices: 1, page: keeper });
        await read([page(keeper, [])]);
        expect(await cup()).toMatchObject({ state: 'missing', prices: 0 });
        expect(await rowsOfPages()).toEqual([]);
      }
    }
  });

  it('ends in the run in which both lose it, in one batch', async () => {
    await read([page('a', ['cup'])]);
    await read([page('b', ['cup'])]);
    await read([page('a', []), page('b', [])]);
    expect(await cup()).toMatchObject({ state: 'missing', prices: 0 });
  });

  it('is held by the page that did not change and was read before the other lost it', async () => {
    await read([page('a', ['cup'])]);
    await read([page('b', ['cup'])]);
    await read([same('a'), ...others.map((path) => page(path, [path])), page('b', [])], 'manual');
    expect(await cup()).toEqual({ state: 'active', prices: 1, page: 'a' });
  });

  it.each([
    ['the page that it belongs to', 'b', 'a'],
    ['the other page', 'a', 'b'],
  ])('is not held by a page that is gone: %s', async (_which, lost, left) => {
    await read([page('a', ['cup'])]);
    await read([page('b', ['cup'])]);
    await read([gone(lost), page('z', ['z'])]);
    expect(await cup()).toEqual({ state: 'active', prices: 1, page: left });
    await read([page(left, [])]);
    expect(await cup()).toMatchObject({ state: 'missing', prices: 0 });
  });

  it('ends where both pages are gone', async () => {
    await read([page('a', ['cup'])]);
    await read([page('b', ['cup'])]);
    await read([gone('a'), gone('b'), page('z', ['z'])]);
    expect(await cup()).toMatchObject({ state: 'missing', prices: 0 });
  });

  it('is not held by a page that was deleted', async () => {
    await read([page('a', ['cup'])]);
    await read([page('b', ['cup'])]);
    expect(await rowsOfPages()).toEqual(['a', 'b']);
    await db.deleteFrom('page').where('url', '=', `${shop.url}a`).execute();
    expect(await rowsOfPages()).toEqual(['b']);
    await read([page('b', [])]);
    expect(await cup()).toMatchObject({ state: 'missing', prices: 0 });
  });

  it('is not held by a page that lost it before it came back on the other', async () => {
    await read([page('a', ['cup'])]);
    await read([page('a', [])]);
    expect(await cup()).toMatchObject({ state: 'missing' });
    await read([page('b', ['cup'])]);
    expect(await cup()).toMatchObject({ state: 'active', page: 'b' });
    await read([page('b', [])]);
    expect(await cup()).toMatchObject({ state: 'missing' });
  });

  it('still tells of the break where many pages lose what a list of theirs states', async () => {
    const skus = Array.from({ length: 20 }, (_, number) => `cup-${number}`);
    await read([page('list', skus)], 'manual');
    await read(
      skus.map((sku) => page(sku, [sku])),
      'manual',
    );
    expect(await read(skus.map((sku) => page(sku, [])))).toEqual({
      state: 'degraded',
      stop_reason: 'offers_lost:20:20',
    });
    expect(await cup('cup-3')).toEqual({ state: 'active', prices: 1, page: 'list' });
  });
});

it('keeps no row for offers that have one page', async () => {
  await read(others.map((path) => page(path, [path])));
  await read(others.map((path) => page(path, [path])));
  expect(await rowsOfPages()).toEqual([]);
});
