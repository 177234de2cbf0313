import { waitingPageStates } from '@quarry/contracts/crawlers';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { countsOf, crawlRuns, type Run } from './testing/crawl-runs.ts';

const { administrator, deps, newShop, newCrawler, start, command, accept, workUntil } = await crawlRuns(
  await testApi(),
);

describe('the funnel of a crawl run', () => {
  it('never shows more in a stage than in the one before, while it runs and when it has ended', async () => {
    const shop = await newShop(30);
    shop.answer = ({ url = '' }, response) => {
      if (url === '/robots.txt') {
        response.end('User-agent: *\nDisallow: /p/30\n');
        return true;
      }
      if (!/^\/p\/2[1-9]$/.test(url)) return false;
      response.writeHead(302, { location: `https://elsewhere.example${url}` }).end();
      return true;
    };
    const { crawlerId } = await newCrawler(shop);
    const expectToNarrow = (run: Run) => {
      const stages = run.funnel.map(({ count }) => count);
      expect(stages).toEqual(stages.toSorted((left, right) => right - left));
    };
    const run = await workUntil(await start(crawlerId), 'succeeded', expectToNarrow);
    // Front page and thirty products: one is forbidden, nine lead away.
    expect(countsOf(run)).toEqual({
      discovered: 31,
      in_scope: 22,
      allowed: 21,
      fetched: 21,
      product_pages: 20,
      offer_pages: 20,
    });
  });

  it('counts no page as read that the limit of pages left unread', async () => {
    const shop = await newShop(30);
    const { crawlerId } = await newCrawler(shop);
    await workUntil(await start(crawlerId), 'succeeded');
    await sql`update crawler_config set config = config || '{"maxPages": 10}' where crawler_id = ${crawlerId}`.execute(
      deps.db,
    );
    const limited = await workUntil(await start(crawlerId), 'succeeded');
    expect(limited.stopReason).toBe('page_limit');
    expect(countsOf(limited).product_pages).toBeLessThan(30);
    expect(countsOf(limited).fetched).toBeGreaterThanOrEqual(countsOf(limited).product_pages ?? 0);
  });
});

describe('what a crawl run still has to do', () => {
  it('is what resuming takes up once it was cancelled, and its funnel stays what it was', async () => {
    const shop = await newShop(40);
    const { crawlerId } = await newCrawler(shop, { useSitemaps: false }, 100);
    const id = await start(crawlerId);
    let wasCommanded = false;
    const cancelled = await workUntil(id, 'cancelled', ({ funnel }) => {
      const { fetched = 0 } = Object.fromEntries(funnel.map(({ name, count }) => [name, count]));
      if (fetched < 3 || wasCommanded) return;
      wasCommanded = true;
      void command('cancel', id);
    });
    const { fetched = 0 } = countsOf(cancelled);
    expect(fetched).toBeGreaterThan(2);
    expect(cancelled.pagesLeft).toBe(41 - fetched);
    expect(cancelled.nextCommands).toEqual(['resume']);
    const resumed = await command('resume', id);
    expect(resumed.run).toMatchObject({ state: 'running', pagesLeft: 41 - fetched });
    await command('cancel', id);
    await workUntil(id, 'cancelled');
  });

  it('is what the limit of pages still lets through, however much waits, also once it was cancelled', async () => {
    const shop = await newShop(40);
    const { crawlerId } = await newCrawler(shop, { useSitemaps: false, maxPages: 12 }, 100);
    const id = await start(crawlerId);
    const seen: number[] = [];
    let wasCommanded = false;
    const cancelled = await workUntil(id, 'cancelled', ({ funnel, pagesLeft }) => {
      seen.push(pagesLeft);
      const { fetched = 0 } = Object.fromEntries(funnel.map(({ name, count }) => [name, count]));
      if (fetched < 3 || wasCommanded) return;
      wasCommanded = true;
      void command('cancel', id);
    });
    expect(Math.max(...seen)).toBeLessThanOrEqual(12);
    expect(cancelled.pagesLeft).toBe(12 - (countsOf(cancelled).fetched ?? 0));
  });

  it('comes to no pages a second while it is paused', async () => {
    const shop = await newShop(40);
    const { crawlerId } = await newCrawler(shop, { useSitemaps: false }, 100);
    const id = await start(crawlerId);
    let wasCommanded = false;
    const paused = await workUntil(id, 'paused', ({ rate }) => {
      if (rate === 0 || wasCommanded) return;
      wasCommanded = true;
      void command('pause', id);
    });
    expect(paused.rate).toBe(0);
    expect(paused.pagesLeft).toBeGreaterThan(0);
    const { crawlRun } = await administrator.query<{ crawlRun: { hosts: { id: string; waiting: number }[] } }>(
      'query ($id: ID!) { crawlRun(id: $id) { hosts { id waiting } } }',
      { id },
    );
    expect(crawlRun.hosts.map(({ waiting }) => waiting)).toEqual([paused.pagesLeft]);
    const rowsOf = async (host: string | undefined) => {
      const { rows } = await administrator.query<{ rows: { total: { count: number } } }>(
        'query ($id: ID!, $filter: CrawlRunPageFilter) { rows: crawlRunPages(runId: $id, filter: $filter) { total { count } } }',
        { id, filter: { state: waitingPageStates, host } },
      );
      return rows.total.count;
    };
    expect(await rowsOf(crawlRun.hosts[0]?.id)).toBe(paused.pagesLeft);
    expect(await rowsOf(id)).toBe(0);
    await command('cancel', id);
    await workUntil(id, 'cancelled');
  });

  it('is in a dry run never more than the 25 pages that it looks at', async () => {
    const shop = await newShop(100);
    const { crawlerId } = await newCrawler(shop, { useSitemaps: false });
    const { startCrawlRun } = await administrator.query<{ startCrawlRun: { run: { id: string } } }>(
      `mutation ($crawlerId: ID!) { startCrawlRun(crawlerId: $crawlerId, dry: true) { ... on CrawlRunStarted { run { id } } } }`,
      { crawlerId },
    );
    const seen: number[] = [];
    const run = await workUntil(startCrawlRun.run.id, 'succeeded', ({ pagesLeft }) => void seen.push(pagesLeft));
    expect(Math.max(...seen)).toBeLessThanOrEqual(25);
    expect(countsOf(run).fetched).toBe(25);
  });

  it('says in a dry run what each page is, with its products, by the bytes that came', async () => {
    const shop = await newShop(12);
    const links = '<a href="/p/1">Mug</a><a href="/mugs">All</a><a href="/feed">Feed</a><a href="/terms">Terms</a>';
    const plain = Array.from(
      { length: 12 },
      (_, number) => `<a href="https://elsewhere.example/${number}">Mug</a>`,
    ).join('');
    const list = [1, 2, 3].map((number) => ({ '@type': 'Product', name: `Mug ${number}`, url: `/p/${number}` }));
    const bodies: Record<string, [type: string, body: string]> = {
      '/': ['text/html', `<!doctype html><title>Mugs</title>${links}<a href="/about">Us</a><a href="/cups/1">Cup</a>`],
      '/about': ['text/html', `<!doctype html><title>About us</title>${plain}`],
      '/cups/1': ['text/html', `<!doctype html><title>A cup</title>${plain}`],
      '/mugs': ['text/html', `<script type="application/ld+json">${JSON.stringify(list)}</script>`],
      '/feed': ['text/csv', 'id,title,price,link\n1,Mug,1.50 EUR,/p/1\n2,Cup,2.50 EUR,/p/2\n'],
      '/terms': ['application/xml', '<terms>None.</terms>'],
    };
    shop.answer = ({ url = '' }, response) => {
      const [type, body] = bodies[url] ?? [];
      if (type === undefined) return false;
      response.setHeader('content-type', type).end(body);
      return true;
    };
    const { crawlerId } = await newCrawler(shop, { useSitemaps: false, productGlobs: ['/cups/*'] });
    const { startCrawlRun } = await administrator.query<{ startCrawlRun: { run: { id: string } } }>(
      `mutation ($crawlerId: ID!) { startCrawlRun(crawlerId: $crawlerId, dry: true) { ... on CrawlRunStarted { run { id } } } }`,
      { crawlerId },
    );
    const run = await workUntil(startCrawlRun.run.id, 'succeeded');
    type Verdict = { url: string; pageType: string; products: number };
    const { crawlFetches } = await administrator.query<{ crawlFetches: { nodes: Verdict[] } }>(
      'query ($id: ID!) { crawlFetches(runId: $id) { nodes { url pageType products } } }',
      { id: run.id },
    );
    const verdicts = crawlFetches.nodes.map(({ url, ...verdict }) => [new URL(url).pathname, verdict]);
    expect(Object.fromEntries(verdicts)).toEqual({
      '/': { pageType: 'other', products: 0 },
      '/p/1': { pageType: 'product', products: 1 },
      '/mugs': { pageType: 'listing', products: 3 },
      '/feed': { pageType: 'feed', products: 2 },
      '/terms': { pageType: 'other', products: 0 },
      '/about': { pageType: 'other', products: 0 },
      '/cups/1': { pageType: 'product', products: 0 },
    });
    expect(countsOf(run)).toMatchObject({ product_pages: 2, offer_pages: 1 });
  });

  it('shows in a dry run where a page leads that was crawled before and is the same', async () => {
    const shop = await newShop(40);
    const { crawlerId } = await newCrawler(shop, { useSitemaps: false });
    await workUntil(await start(crawlerId), 'succeeded');
    const { startCrawlRun } = await administrator.query<{ startCrawlRun: { run: { id: string } } }>(
      `mutation ($crawlerId: ID!) { startCrawlRun(crawlerId: $crawlerId, dry: true) { ... on CrawlRunStarted { run { id } } } }`,
      { crawlerId },
    );
    const run = await workUntil(startCrawlRun.run.id, 'succeeded');
    expect(countsOf(run).fetched).toBe(25);
  });

  it('names its host also once it ended and a later run has moved its pages on', async () => {
    const shop = await newShop(3);
    const { crawlerId } = await newCrawler(shop);
    const first = await start(crawlerId);
    await workUntil(first, 'succeeded');
    await workUntil(await start(crawlerId), 'succeeded');
    const { crawlRun } = await administrator.query<{ crawlRun: { hosts: { host: string; waiting: number }[] } }>(
      'query ($id: ID!) { crawlRun(id: $id) { hosts { host waiting } } }',
      { id: first },
    );
    expect(crawlRun.hosts).toEqual([{ host: shop.hostPort, waiting: 0 }]);
  });
});

describe('a degraded crawl run', () => {
  it('says why, and is taken as the new normal by a person, once, with an audit entry, and needs nobody then', async () => {
    const shop = await newShop(20);
    const { crawlerId } = await newCrawler(shop);
    for (let runs = 0; runs < 3; runs += 1) await workUntil(await start(crawlerId), 'succeeded');
    shop.answer = ({ url = '' }, response) => {
      if (!url.startsWith('/p/1')) return false;
      response.writeHead(410).end();
      return true;
    };
    const id = await start(crawlerId);
    const degraded = await workUntil(id, 'degraded');
    expect(degraded).toMatchObject({ isDegraded: true, isAccepted: false, nextCommands: ['accept_as_normal'] });

    const inTrouble = async () =>
      (
        await administrator.query<{ crawlRuns: { nodes: { id: string }[] } }>(
          '{ crawlRuns(filter: { state: [degraded] }) { nodes { id } } }',
        )
      ).crawlRuns.nodes;
    expect(await inTrouble()).toEqual([{ id }]);
    expect(await accept(id)).toMatchObject({ run: { isAccepted: true, nextCommands: [] } });
    expect(await inTrouble()).toEqual([]);
    expect((await accept(id)).reason).toBe(
      'This run is accepted as normal already. It counts as one; nothing is left to do.',
    );
    const entries = await deps.db
      .selectFrom('change')
      .select('actor_id')
      .where('entity_id', '=', id)
      .where('action', '=', 'accepted_as_normal')
      .execute();
    expect(entries).toMatchObject([{ actor_id: expect.any(String) }]);
  });
});
