import { expect, it, vi } from 'vitest';
import { sql } from 'kysely';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { crawlerForAddress, crawlLoop, findCrawlRuns, startCrawlRun } from '../crawlers/index.ts';
import { toyShop, type ToyShop } from '../crawlers/testing/toy-shop.ts';
import { buildGrabber } from './grabber.builder.ts';
import { grabWaitingPages } from './index.ts';

const { deps } = await testApi();
const { db } = deps;
const dayMs = 86_400_000;
const change = { actor: systemActor, cause: 'schedule' } as const;
const allowed: string[] = [];
deps.allowHosts = allowed;

/** A shop of so many mugs that was crawled and read once. */
async function readShop(mugs: number) {
  const shop = await toyShop(mugs);
  allowed.push(shop.hostPort);
  const crawler = await crawlerForAddress(deps, change, { url: shop.url, maxPages: null, isOwnHost: true });
  await sql`update crawler_config set config = config || '{"recrawl": "adaptive", "useSitemaps": false}' where crawler_id = ${crawler.id}`.execute(
    db,
  );
  await buildGrabber(deps, { id: crawler.shopId, url: shop.url }, { crawlerId: crawler.id });
  const run = async (trigger: 'manual' | 'schedule') => {
    const started = await startCrawlRun(deps, change, crawler.id, { isDry: false, trigger });
    if (started.kind !== 'started') throw new Error(started.kind);
    const runId = started.run.id;
    const stop = new AbortController();
    const loop = crawlLoop(deps, stop.signal, { ids: [runId] });
    const ended = async () => (await findCrawlRuns(db, [runId])).get(runId)?.finishedAt;
    await vi.waitFor(async () => expect(await ended()).toBeTruthy(), { timeout: 60_000, interval: 50 });
    stop.abort();
    await loop;
    while ((await grabWaitingPages(deps)) > 0);
    const grabs = db.selectFrom('grab_run').select(['state', 'stop_reason', 'turn']).where('crawl_run_id', '=', runId);
    return grabs.executeTakeFirst();
  };
  const skusIn = async (state: string) => {
    const offers = db
      .selectFrom('offer')
      .select('sku')
      .where('shop_id', '=', crawler.shopId)
      .where('state', '=', state);
    return (await offers.orderBy('sku').execute()).map(({ sku }) => sku);
  };
  await run('manual');
  return { shop, run, skusIn, crawlerId: crawler.id };
}

/** Sends these paths elsewhere. */
function redirect(shop: ToyShop, to: Record<string, string>): void {
  shop.answer = ({ url }, response) => {
    const location = to[url ?? ''];
    if (location !== undefined) response.writeHead(302, { location }).end();
    return location !== undefined;
  };
}

const mug = (sku: string) =>
  `<title>Mug</title><script type="application/ld+json">${JSON.stringify({
    '@type': 'Product',
    name: 'Mug',
    sku,
    offers: { '@type': 'Offer', price: '2.50', priceCurrency: 'EUR' },
  })}</script>`;

it('misses an offer whose page leads to one that does not state it, and asks the page again', async () => {
  const { shop, run, skusIn } = await readShop(3);
  redirect(shop, { '/p/2': '/' });
  deps.clock.advance(31 * dayMs);
  expect(await run('schedule')).toMatchObject({ state: 'succeeded' });
  expect([await skusIn('active'), await skusIn('missing')]).toEqual([['mug-1', 'mug-3'], ['mug-2']]);
  redirect(shop, {});
  deps.clock.advance(31 * dayMs);
  await run('schedule');
  expect(await skusIn('active')).toEqual(['mug-1', 'mug-2', 'mug-3']);
});

it('leaves an offer to the page that its own leads to, where that one states it as ever', async () => {
  const { shop, run, skusIn } = await readShop(3);
  const both = ({ url }: { url?: string }) => url === '/p/1' || url === '/p/2';
  // Both state one offer, which belongs to the one that was read last.
  shop.answer = (request, response) => {
    if (both(request)) response.setHeader('content-type', 'text/html').end(mug('mug-1'));
    return both(request);
  };
  deps.clock.advance(31 * dayMs);
  await run('schedule');
  const holder = await db
    .selectFrom('offer')
    .innerJoin('page', 'page.id', 'offer.page_id')
    .select('page.url')
    .where('sku', '=', 'mug-1')
    .where('page.url', 'like', `${shop.url}%`)
    .executeTakeFirstOrThrow();
  const [from, to] = holder.url.endsWith('/p/1') ? ['/p/1', '/p/2'] : ['/p/2', '/p/1'];
  shop.answer = (request, response) => {
    if (request.url === from) response.writeHead(301, { location: to }).end();
    else if (request.url === to) response.setHeader('content-type', 'text/html').end(mug('mug-1'));
    else return false;
    return true;
  };
  deps.clock.advance(31 * dayMs);
  expect(await run('schedule')).toMatchObject({ state: 'succeeded' });
  expect(await skusIn('active')).toEqual(['mug-1', 'mug-3']);
});

it('leaves an offer to another page that states it, where its own leads to one that does not', async () => {
  const { shop, run, skusIn } = await readShop(3);
  const both = ({ url }: { url?: string }) => url === '/p/1' || url === '/p/2';
  shop.answer = (request, response) => {
    if (both(request)) response.setHeader('content-type', 'text/html').end(mug('mug-1'));
    return both(request);
  };
  deps.clock.advance(31 * dayMs);
  await run('schedule');
  const { url } = await db
    .selectFrom('offer')
    .innerJoin('page', 'page.id', 'offer.page_id')
    .select('page.url')
    .where('sku', '=', 'mug-1')
    .where('page.url', 'like', `${shop.url}%`)
    .executeTakeFirstOrThrow();
  const from = new URL(url).pathname;
  shop.answer = (request, response) => {
    if (request.url === from) response.writeHead(301, { location: '/' }).end();
    else if (both(request)) response.setHeader('content-type', 'text/html').end(mug('mug-1'));
    else return false;
    return true;
  };
  deps.clock.advance(31 * dayMs);
  await run('schedule');
  expect(await skusIn('active')).toEqual(['mug-1', 'mug-3']);
});

it('takes no challenge behind a redirect for the word of the shop', async () => {
  const { shop, run, skusIn } = await readShop(2);
  shop.answer = ({ url }, response) => {
    if (url === '/p/2') response.writeHead(302, { location: '/wall' }).end();
    else if (url === '/wall') response.setHeader('content-type', 'text/html').end('<title>Just a moment...</title>');
    else return false;
    return true;
  };
  deps.clock.advance(31 * dayMs);
  await run('schedule');
  expect(await skusIn('active')).toEqual(['mug-1', 'mug-2']);
});

it('holds back the losses of many pages that lead elsewhere, until they are themselves again', async () => {
  const { shop, run, skusIn } = await readShop(8);
  redirect(shop, Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`/p/${at + 1}`, '/'])));
  deps.clock.advance(31 * dayMs);
  expect(await run('schedule')).toMatchObject({ state: 'degraded', stop_reason: 'offers_lost:7:8' });
  expect(await skusIn('active')).toHaveLength(8);
  redirect(shop, {});
  deps.clock.advance(31 * dayMs);
  expect(await run('schedule')).toMatchObject({ state: 'succeeded' });
  expect(await skusIn('active')).toHaveLength(8);
});

it('asks a product page again that was refused once, later each time, and no page of another kind', async () => {
  const { shop, run, crawlerId } = await readShop(2);
  shop.answer = ({ url }, response) => {
    if (url === '/robots.txt') return false;
    response.writeHead(403).end();
    return true;
  };
  deps.clock.advance(31 * dayMs);
  await run('schedule');
  const asked = async (days: number) => {
    deps.clock.advance(days * dayMs);
    const before = shop.requests.length;
    await run('schedule');
    return shop.requests.slice(before).flatMap(({ path }) => (path.startsWith('/p/') ? [path] : [])).length;
  };
  expect([await asked(1), await asked(1), await asked(1), await asked(1)]).toEqual([2, 2, 0, 2]);
  const dead = db.selectFrom('page').select(['url', 'next_fetch_at']).where('crawler_id', '=', crawlerId);
  const waiting = await dead.where('state', '=', 'dead').where('next_fetch_at', 'is not', null).execute();
  expect(waiting.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(['/p/1', '/p/2']);
  shop.answer = () => false;
  deps.clock.advance(31 * dayMs);
  await run('schedule');
  const again = await db
    .selectFrom('page')
    .select('dead_since')
    .where('crawler_id', '=', crawlerId)
    .where('state', '=', 'scheduled')
    .execute();
  expect(again.map(({ dead_since: since }) => since)).toEqual([null, null, null]);
});
