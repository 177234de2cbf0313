import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DemoShops, startDemoShops } from '@quarry/demo-shops';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import {
  buildCrawler,
  buildCrawlRun,
  buildGrabber,
  buildShop,
  type BuiltCrawler,
  type BuiltGrabber,
  type BuiltShop,
  type FetchedPage,
  queueGrabRun,
} from './grabber.builder.ts';
import { grabWaitingPages, workOffOneGrabRun } from './index.ts';

const { deps } = await testApi();
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let shop: BuiltShop;
let feed: BuiltGrabber;
let crawler: BuiltCrawler;

async function readFeed(): Promise<{ state: string; stop_reason: string | null }> {
  deps.clock.advance(hourMs);
  const id = await queueGrabRun(deps, feed);
  await workOffOneGrabRun(deps);
  const runs = deps.db.selectFrom('grab_run').select(['state', 'stop_reason']).where('id', '=', id);
  return runs.executeTakeFirstOrThrow();
}

async function readPages(pages: readonly FetchedPage[]): Promise<void> {
  deps.clock.advance(hourMs);
  await buildCrawlRun(deps, crawler, pages);
  while ((await grabWaitingPages(deps)) > 0);
}

async function skusIn(state: string): Promise<string[]> {
  const offers = deps.db.selectFrom('offer').select('sku').where('shop_id', '=', shop.id).where('state', '=', state);
  return (await offers.orderBy('sku').execute()).map(({ sku }) => sku ?? '');
}

describe('a shop that withdraws offers', () => {
  const all = ['a', 'b', 'c', 'd', 'e'];
  const withoutE = ['a', 'b', 'c', 'd'];
  let host: string;
  let listed: readonly string[] = all;
  let price = '5.00';
  const server = createServer((_request, response) =>
    response.end(
      ['id,title,link,price', ...listed.map((id) => `${id},Cup ${id},${shop.url}${id},${price} EUR`)].join('\n'),
    ),
  );

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    deps.allowHosts = [host];
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    listed = all;
    price = '5.00';
    shop = await buildShop(deps);
    feed = await buildGrabber(deps, shop, { feedUrl: `http://${host}/cups.csv` });
    crawler = await buildCrawler(deps, shop);
    await buildGrabber(deps, shop, { crawlerId: crawler.id });
  });

  const pageOf = (sku: string): FetchedPage => {
    const product = { '@context': 'https://schema.org', '@type': 'Product', sku, name: `Cup ${sku}` };
    const offers = { '@type': 'Offer', price: '5.00', priceCurrency: 'EUR' };
    const json = JSON.stringify({ ...product, offers });
    const html = `<html><body><h1>Cup ${sku}</h1><script type="application/ld+json">${json}</script></body></html>`;
    return { url: `${shop.url}${sku}`, outcome: 'changed', bytes: new TextEncoder().encode(html) };
  };
  const same = (sku: string): FetchedPage => ({ url: `${shop.url}${sku}`, outcome: 'not_modified' });
  const goneE = (): FetchedPage[] => [...withoutE.map(same), { url: `${shop.url}e`, outcome: 'gone' }];

  it('loses an offer with the first reading without its row, when feeds found unchanged made up the usual', async () => {
    await readFeed();
    expect(await readFeed()).toMatchObject({ stop_reason: 'unchanged' });
    await readFeed();
    listed = withoutE;
    expect(await readFeed()).toEqual({ state: 'succeeded', stop_reason: null });
    expect(await skusIn('active')).toEqual(withoutE);
    expect(await skusIn('missing')).toEqual(['e']);
  });

  it('loses nothing for a row that is not there before three readings say what is usual', async () => {
    await readFeed();
    await readFeed();
    listed = withoutE;
    await readFeed();
    expect(await skusIn('active')).toEqual(all);
  });

  it('loses it as soon as the same reading was found often enough to say what is usual', async () => {
    await readFeed();
    listed = withoutE;
    await readFeed();
    await readFeed();
    expect(await skusIn('active')).toEqual(all);
    expect(await readFeed()).toMatchObject({ stop_reason: 'unchanged' });
    expect(await skusIn('missing')).toEqual(['e']);
  });

  it('stays degraded when a reading that lost most rows is found unchanged again and again', async () => {
    for (let reading = 0; reading < 3; reading += 1) await readFeed();
    listed = ['a', 'b'];
    expect(await readFeed()).toEqual({ state: 'degraded', stop_reason: 'fewer_offers' });
    for (let reading = 0; reading < 5; reading += 1)
      expect(await readFeed()).toMatchObject({ stop_reason: 'unchanged' });
    price = '6.00';
    expect(await readFeed()).toEqual({ state: 'degraded', stop_reason: 'fewer_offers' });
    expect(await skusIn('active')).toEqual(all);
  });

  it.each([
    ['the feed drops the row and then the page is gone', [readFeed, () => readPages(goneE())]],
    ['the page is gone and then the feed drops the row', [() => readPages(goneE()), readFeed]],
  ])('loses an offer of which both say so, with nothing usual known yet: %s', async (_order, steps) => {
    await readPages(all.map(pageOf));
    await readFeed();
    listed = withoutE;
    for (const step of steps) await step();
    expect(await skusIn('active')).toEqual(withoutE);
    expect(await skusIn('missing')).toEqual(['e']);
  });

  it('keeps an offer whose page is gone as long as the feed lists it', async () => {
    await readPages(all.map(pageOf));
    await readFeed();
    await readPages(goneE());
    await readFeed();
    expect(await skusIn('active')).toEqual(all);
  });

  it('keeps an offer whose page answers when the feed drops the row and nothing usual is known yet', async () => {
    await readPages(all.map(pageOf));
    await readFeed();
    listed = withoutE;
    await readFeed();
    await readPages(all.map(same));
    expect(await skusIn('active')).toEqual(all);
  });
});

describe('the demonstration shop', () => {
  let demo: DemoShops;
  const lastDay = process.env.QUARRY_TEST_FULL === '1' ? 5 : 2;
  const shown = () => demo.offers().filter((offer) => offer.shop === 'marelle');

  beforeAll(async () => {
    demo = await startDemoShops({ ports: 'free', faults: 'none' });
    deps.allowHosts = demo.shops.map(({ port }) => `127.0.0.1:${port}`);
    const url = demo.shops.find(({ key }) => key === 'marelle')?.url ?? '';
    shop = await buildShop(deps, { url });
    crawler = await buildCrawler(deps, shop);
    await buildGrabber(deps, shop, { crawlerId: crawler.id });
    feed = await buildGrabber(deps, shop, { feedUrl: new URL('/flux/google.atom', url).href });
  });
  afterAll(() => demo.stop());

  async function readToday(urls: ReadonlySet<string>): Promise<void> {
    await readFeed();
    const pages: FetchedPage[] = [];
    for (const url of urls) {
      const answer = await fetch(url);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      pages.push(answer.ok ? { url, outcome: 'changed', bytes } : { url, outcome: 'gone' });
    }
    await readPages(pages);
  }

  async function skusChangedSince(since: Date): Promise<string[]> {
    const offers = deps.db.selectFrom('offer').select('sku').where('shop_id', '=', shop.id);
    const changed = offers.where('last_changed_at', '>=', since).where('first_seen_at', '<', since);
    return (await changed.orderBy('sku').execute()).map(({ sku }) => sku ?? '');
  }

  it('changes exactly the offers that it changed, and loses exactly those that it withdrew, on every day', async () => {
    const urls = new Set<string>();
    const withdrawn: string[] = [];
    for (let day = 0; day <= lastDay; day += 1) {
      if (day > 0) demo.advance(1);
      deps.clock.advance(dayMs);
      const since = deps.clock.now();
      for (const { url, markup } of shown()) if (markup !== 'none') urls.add(url);
      await readToday(urls);
      expect([day, await skusIn('active')]).toEqual([day, [...new Set(shown().map(({ sku }) => sku))].toSorted()]);
      if (day === 0) continue;
      const ofShop = demo.changes(day - 1, day).filter((change) => change.shop === 'marelle' && change.before);
      expect([day, await skusChangedSince(since)]).toEqual([day, ofShop.map(({ sku }) => sku).toSorted()]);
      withdrawn.push(...ofShop.flatMap(({ sku, after }) => (after ? [] : [sku])));
    }
    expect(withdrawn.length).toBeGreaterThan(0);
  }, 240_000);
});
