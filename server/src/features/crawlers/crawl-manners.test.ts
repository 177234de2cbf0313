import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { cancelCrawlRun, pauseCrawlRun, resumeCrawlRun, startDueRuns } from './crawl-run.commands.ts';
import { crawlLoop } from './engine/crawl-loop.ts';
import { hostAddressOf, hostIdOf } from './engine/frontier.ts';
import { crawlLab, until } from './testing/crawl-lab.ts';
import { toyShop, type ToyShop } from './testing/toy-shop.ts';

const allowed: string[] = [];
const lab = await crawlLab(() => allowed);

async function newShop(pages: number): Promise<ToyShop> {
  const shop = await toyShop(pages);
  allowed.push(shop.hostPort);
  return shop;
}

const pagesOf = (crawlerId: string) =>
  lab.deps.db.selectFrom('page').selectAll().where('crawler_id', '=', crawlerId).orderBy('url').execute();

const hostOf = (shop: ToyShop) =>
  lab.deps.db
    .selectFrom('host')
    .selectAll()
    .where('port', '=', Number(shop.hostPort.split(':')[1]))
    .executeTakeFirstOrThrow();

const gapsOf = ({ requests }: ToyShop) =>
  requests.slice(1).map(({ atMs }, index) => atMs - (requests[index]?.atMs ?? 0));

describe('politeness', () => {
  it('never asks a host more often than the delay allows, with three workers on two crawlers', async () => {
    const shop = await newShop(12);
    const delayMs = 120;
    const first = await lab.addCrawler(shop.url, {}, delayMs);
    const second = await lab.addCrawler(`${shop.url}p/1`, {}, delayMs);
    const otherRun = await lab.start(second.crawlerId);
    await lab.crawlToEnd(await lab.start(first.crawlerId), 3);
    await lab.crawlToEnd(otherRun, 1);
    expect(shop.requests.length).toBeGreaterThan(12);
    // Arrival is measured in another event loop turn than departure: a millisecond of grace.
    expect(Math.min(...gapsOf(shop))).toBeGreaterThanOrEqual(delayMs - 1);
  });

  it('keeps the longer delay that robots.txt asks for', async () => {
    const shop = await newShop(3);
    shop.answer = ({ url }, response) => {
      if (url !== '/robots.txt') return false;
      response.end('User-agent: *\nCrawl-delay: 0.3\n');
      return true;
    };
    const { crawlerId } = await lab.addCrawler(shop.url);
    await lab.crawlToEnd(await lab.start(crawlerId));
    const pages = { ...shop, requests: shop.requests.filter(({ path }) => path !== '/robots.txt') };
    expect(Math.min(...gapsOf(pages))).toBeGreaterThanOrEqual(299);
  });

  it('asks a slow host no faster because it answers errors at once', async () => {
    const shop = await newShop(0);
    const seeds = Array.from({ length: 8 }, (_, n) => `${shop.url}gone/${n}`);
    const { crawlerId } = await lab.addCrawler(shop.url, { seeds, useSitemaps: false }, 20);
    const address = hostAddressOf(shop.url);
    await lab.deps.db
      .insertInto('host')
      .values({ id: hostIdOf(address), ...address, latency_ewma_ms: 300 })
      .execute();
    await lab.crawlToEnd(await lab.start(crawlerId));
    const pages = { ...shop, requests: shop.requests.filter(({ path }) => path.startsWith('/gone/')) };
    expect(pages.requests).toHaveLength(8);
    expect(Math.min(...gapsOf(pages))).toBeGreaterThanOrEqual(299);
    expect((await hostOf(shop)).latency_ewma_ms).toBe(300);
  });

  it('takes a burst of 429 for one strike, waits as long as Retry-After says, and spends no attempt of the pages', async () => {
    const shop = await newShop(20);
    let refusedUntil = 0;
    shop.answer = ({ url }, response) => {
      if (!url?.startsWith('/p/')) return false;
      refusedUntil ||= performance.now() + 2000;
      if (performance.now() >= refusedUntil) return false;
      response.writeHead(429, { 'retry-after': '2' }).end();
      return true;
    };
    const { crawlerId } = await lab.addCrawler(shop.url);
    const stop = new AbortController();
    const runId = await lab.start(crawlerId);
    const loop = crawlLoop(lab.deps, stop.signal);
    const struck = await until(async () => {
      const host = await hostOf(shop).catch(() => undefined);
      return host && host.strike > 0 ? host : undefined;
    });
    stop.abort();
    await loop;
    expect(struck.strike).toBe(1);
    const asked = shop.requests.length;
    const run = await lab.crawlToEnd(runId);
    expect(run.state).toBe('succeeded');
    const [pause] = gapsOf({ ...shop, requests: shop.requests.slice(asked - 1) });
    expect(pause).toBeGreaterThan(1000);
    const pages = await pagesOf(crawlerId);
    expect(pages.filter(({ state }) => state === 'scheduled')).toHaveLength(21);
    expect(pages.every(({ attempts }) => attempts === 1)).toBe(true);
  });

  it('waits out a short outage of robots.txt', async () => {
    const shop = await newShop(3);
    let isOut = true;
    shop.answer = ({ url }, response) => {
      if (url !== '/robots.txt' || !isOut) return false;
      isOut = false;
      response.writeHead(500).end();
      return true;
    };
    const { crawlerId } = await lab.addCrawler(shop.url);
    expect(await lab.crawlToEnd(await lab.start(crawlerId))).toMatchObject({ state: 'succeeded' });
    expect((await pagesOf(crawlerId)).filter(({ state }) => state === 'scheduled')).toHaveLength(4);
  });

  it('asks for nothing while robots.txt answers with an error of the server', async () => {
    const shop = await newShop(3);
    shop.answer = ({ url }, response) => {
      if (url !== '/robots.txt') return false;
      response.writeHead(503).end();
      return true;
    };
    const { crawlerId } = await lab.addCrawler(shop.url);
    const run = await lab.crawlToEnd(await lab.start(crawlerId));
    expect(run).toMatchObject({ state: 'failed', stopReason: 'nothing_fetched' });
    expect(shop.requests.every(({ path }) => path === '/robots.txt')).toBe(true);
    expect(await pagesOf(crawlerId)).toMatchObject([{ state: 'robots_denied', last_error: 'robots_denied' }]);
  });
});

describe('answers of every kind', () => {
  it('follows redirects and canonical links to the one page they mean, and names what cannot be used', async () => {
    const shop = await newShop(2);
    const pages: Record<string, [status: number, headers: Record<string, string>, body: string]> = {
      '/': [
        200,
        { 'content-type': 'text/html' },
        ['/p/1', '/old', '/copy', '/gone', '/missing', '/secret', '/file', '/away', '/loop', '/nowhere']
          .map((path) => `<a href="${path}">x</a>`)
          .join(''),
      ],
      '/old': [301, { location: '/p/1' }, ''],
      '/copy': [200, { 'content-type': 'text/html' }, '<link rel="canonical" href="/p/2"><h1>Copy</h1>'],
      '/gone': [410, {}, ''],
      '/secret': [403, {}, ''],
      '/file': [200, { 'content-type': 'video/mp4' }, 'x'],
      '/away': [302, { location: 'http://elsewhere.example/' }, ''],
      '/loop': [302, { location: '/loop2' }, ''],
      '/loop2': [302, { location: '/loop' }, ''],
      '/nowhere': [302, { location: 'http://' }, ''],
    };
    shop.answer = ({ url }, response) => {
      const page = pages[url ?? ''];
      if (!page) return false;
      response.writeHead(page[0], page[1]).end(page[2]);
      return true;
    };
    const { crawlerId } = await lab.addCrawler(shop.url);
    const run = await lab.crawlToEnd(await lab.start(crawlerId));
    expect(run.state).toBe('succeeded');
    const found = Object.fromEntries(
      (await pagesOf(crawlerId)).map(({ url, state, last_outcome: outcome }) => [
        new URL(url).pathname,
        `${state} ${outcome}`,
      ]),
    );
    expect(found).toEqual({
      '/': 'scheduled changed',
      '/p/1': 'scheduled changed',
      '/p/2': 'scheduled changed',
      '/old': 'duplicate redirected',
      '/copy': 'duplicate duplicate',
      '/gone': 'gone gone',
      '/missing': 'scheduled gone',
      '/secret': 'dead client_error',
      '/file': 'out_of_scope out_of_scope',
      '/away': 'out_of_scope redirected',
      '/loop': 'duplicate redirected',
      '/loop2': 'dead refused',
      '/nowhere': 'dead client_error',
    });
  });

  it('tries a failing page again and gives it up after four attempts', async () => {
    const shop = await newShop(2);
    shop.answer = ({ url }, response) => {
      if (url !== '/p/2') return false;
      response.writeHead(500).end();
      return true;
    };
    const { crawlerId } = await lab.addCrawler(shop.url);
    await lab.crawlToEnd(await lab.start(crawlerId));
    expect(shop.requests.filter(({ path }) => path === '/p/2')).toHaveLength(4);
    expect((await pagesOf(crawlerId)).find(({ url }) => url.endsWith('/p/2'))).toMatchObject({
      state: 'dead',
      attempts: 4,
      last_error: 'http_500',
    });
  });

  it('ends as failed when the shop cannot be reached', async () => {
    allowed.push('127.0.0.1:9');
    const { crawlerId } = await lab.addCrawler('http://127.0.0.1:9/');
    expect(await lab.crawlToEnd(await lab.start(crawlerId))).toMatchObject({ state: 'failed' });
  });

  it('stops at the page limit and leaves the rest for the next run', async () => {
    const shop = await newShop(30);
    const { crawlerId } = await lab.addCrawler(shop.url, { maxPages: 10 });
    const run = await lab.crawlToEnd(await lab.start(crawlerId));
    expect(run).toMatchObject({ state: 'succeeded', stopReason: 'page_limit' });
    expect(run.totals?.fetched).toBe(10);
    expect((await pagesOf(crawlerId)).filter(({ state }) => state === 'discovered')).toHaveLength(21);
  });
});

describe('commands to a run', () => {
  it('pauses with nothing in flight, goes on where it was, and is cancelled for good', async () => {
    const shop = await newShop(40);
    const { crawlerId } = await lab.addCrawler(shop.url, {}, 50);
    const runId = await lab.start(crawlerId);
    const stop = new AbortController();
    const loop = crawlLoop(lab.deps, stop.signal);
    const reaches = (state: string) => until(async () => ((await lab.run(runId)).state === state ? true : undefined));
    try {
      await until(async () => (shop.requests.length > 5 ? true : undefined));
      expect(await pauseCrawlRun(lab.deps, lab.change, runId)).toMatchObject({ kind: 'answered' });
      await reaches('paused');
      const atPause = shop.requests.length;
      await delay(500);
      expect(shop.requests.length).toBe(atPause);
      expect(atPause).toBeLessThan(40);
      expect(await pauseCrawlRun(lab.deps, lab.change, runId)).toMatchObject({ kind: 'not_allowed' });
      await resumeCrawlRun(lab.deps, lab.change, runId);
      await until(async () => (shop.requests.length > atPause + 2 ? true : undefined));
      await cancelCrawlRun(lab.deps, lab.change, runId);
      await reaches('cancelled');
      const leased = (await pagesOf(crawlerId)).filter(({ state }) => state === 'leased');
      expect(leased).toEqual([]);
      await resumeCrawlRun(lab.deps, lab.change, runId);
      await reaches('succeeded');
      expect((await pagesOf(crawlerId)).filter(({ type }) => type === 'product')).toHaveLength(40);
      const paths = shop.requests.map(({ path }) => path).filter((path) => path.startsWith('/p/'));
      expect(paths.length).toBe(new Set(paths).size);
    } finally {
      stop.abort();
      await loop;
    }
  });
});

describe('schedules', () => {
  it('queue a run when its time has come, once, and read only the pages that are due', async () => {
    const shop = await newShop(5);
    const { crawlerId } = await lab.addCrawler(shop.url);
    await lab.crawlToEnd(await lab.start(crawlerId));
    const { db } = lab.deps;
    const ofCrawler = () => db.updateTable('crawler').where('id', '=', crawlerId);
    await ofCrawler()
      .set({ schedule: JSON.stringify({ every: 'hourly', cron: null, timeZone: null }), next_run_at: new Date(0) })
      .execute();
    await db
      .updateTable('page')
      .set({ next_fetch_at: new Date(0) })
      .where('url', 'like', '%/p/2')
      .execute();
    await Promise.all([startDueRuns(lab.deps, lab.change), startDueRuns(lab.deps, lab.change)]);
    const runs = await db
      .selectFrom('crawl_run')
      .selectAll()
      .where('crawler_id', '=', crawlerId)
      .where('trigger', '=', 'schedule')
      .execute();
    expect(runs).toMatchObject([{ state: 'queued' }]);
    const crawler = await db.selectFrom('crawler').selectAll().where('id', '=', crawlerId).executeTakeFirstOrThrow();
    expect(crawler.next_run_at?.getTime()).toBeGreaterThan(Date.now());
    const asked = shop.requests.length;
    expect(await lab.crawlToEnd(runs[0]?.id ?? '')).toMatchObject({ state: 'succeeded' });
    expect(
      shop.requests
        .slice(asked)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(['/', '/p/2']);
  });
});

describe('a scheduled run that reads only what is due', () => {
  it('is not called degraded for reading less than usual, and does not become the usual', async () => {
    const shop = await newShop(20);
    const { crawlerId } = await lab.addCrawler(shop.url);
    for (let runs = 0; runs < 3; runs += 1) await lab.crawlToEnd(await lab.start(crawlerId));
    for (let runs = 0; runs < 2; runs += 1) {
      const due = await lab.crawlToEnd(await lab.start(crawlerId, { trigger: 'schedule' }));
      expect(due).toMatchObject({ state: 'succeeded', baseline: null });
      expect(due.totals?.productPages).toBeLessThan(14);
    }
    const full = await lab.crawlToEnd(await lab.start(crawlerId));
    expect(full).toMatchObject({ state: 'succeeded', baseline: { productPages: 20 } });
  });
});
