import { waitingPageStates } from '@quarry/contracts/crawlers';
import type { AddressInfo } from 'node:net';
import { createClient } from 'graphql-ws';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { testApi } from '../../testing/index.ts';
import { crawlLoop } from './engine/crawl-loop.ts';
import { addCrawler, until } from './testing/crawl-lab.ts';
import { toyShop, type ToyShop } from './testing/toy-shop.ts';
import { systemActor } from '../../platform/auth/index.ts';

const api = await testApi();
const administrator = await api.asAdministrator();
const allowed: string[] = [];
const deps = { ...api.deps, allowHosts: allowed };

async function newShop(pages: number): Promise<ToyShop> {
  const shop = await toyShop(pages);
  allowed.push(shop.hostPort);
  return shop;
}

const newCrawler = (shop: ToyShop, config: object = {}, minDelayMs = 0) =>
  addCrawler(deps, { actor: systemActor, cause: 'seed' }, shop.url, config, minDelayMs);

const runFields = `id state stopReason funnel { name count } isDegraded isAccepted nextCommands pagesLeft rate`;
type Run = {
  id: string;
  state: string;
  stopReason: string | null;
  funnel: { name: string; count: number }[];
  isDegraded: boolean;
  isAccepted: boolean;
  nextCommands: string[];
  pagesLeft: number;
  rate: number;
};

async function start(crawlerId: string, by = administrator): Promise<string> {
  const { startCrawlRun } = await by.query<{ startCrawlRun: { run: { id: string } } }>(
    `mutation ($crawlerId: ID!) { startCrawlRun(crawlerId: $crawlerId) { ... on CrawlRunStarted { run { id } } } }`,
    { crawlerId },
  );
  return startCrawlRun.run.id;
}

async function look(id: string): Promise<Run> {
  const document = `query ($id: ID!) { crawlRun(id: $id) { ${runFields} } }`;
  return (await administrator.query<{ crawlRun: Run }>(document, { id })).crawlRun;
}

async function command(
  name: 'pause' | 'resume' | 'cancel',
  id: string,
): Promise<{ __typename: string; code?: string; run?: Run }> {
  const document = `mutation ($id: ID!) { answer: commandRun(id: $id, command: ${name.toUpperCase()}) { __typename ... on NotAllowedNow { code } } }`;
  const { answer } = await administrator.query<{ answer: { __typename: string; code?: string } }>(document, { id });
  return answer.__typename === 'RunAnswered' ? { ...answer, run: await look(id) } : answer;
}

async function accept(id: string): Promise<{ __typename: string; run?: Run; reason?: string }> {
  const document = `mutation ($id: ID!) { answer: acceptCrawlRunAsNormal(id: $id) { __typename ... on CrawlRunAnswered { run { ${runFields} } } ... on NotAllowedNow { reason } } }`;
  return (await administrator.query<{ answer: { __typename: string; run?: Run; reason?: string } }>(document, { id }))
    .answer;
}

/** Works until the run is in the state; `each` sees every look on the way. */
async function workUntil(id: string, state: string, each: (run: Run) => void = () => {}): Promise<Run> {
  const stop = new AbortController();
  const loop = crawlLoop(deps, stop.signal);
  try {
    return await until(async () => {
      const run = await look(id);
      each(run);
      return run.state === state ? run : undefined;
    });
  } finally {
    stop.abort();
    await loop;
  }
}

const countsOf = ({ funnel }: Run) => Object.fromEntries(funnel.map(({ name, count }) => [name, count]));

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

describe('runs under way when their shop', () => {
  const setShop = (id: string, status: 'ACTIVE' | 'SUSPENDED' | 'CLOSED') =>
    deps.db.updateTable('shop').set({ status }).where('id', '=', id).execute();

  it('is suspended pause, wait while it is, and are resumed by a person once it is active again', async () => {
    const shop = await newShop(20);
    const { crawlerId, shopId } = await newCrawler(shop, {}, 100);
    const id = await start(crawlerId);
    let isSuspended = false;
    const paused = await workUntil(id, 'paused', ({ state }) => {
      if (state !== 'running' || isSuspended) return;
      isSuspended = true;
      void setShop(shopId, 'SUSPENDED');
    });
    expect(paused).toMatchObject({ stopReason: 'shop_suspended' });
    expect(paused.pagesLeft).toBeGreaterThan(0);
    expect(await command('resume', id)).toMatchObject({ code: 'shop.suspended' });
    await setShop(shopId, 'ACTIVE');
    expect(await command('resume', id)).toMatchObject({ run: { state: 'running', stopReason: null } });
    expect(countsOf(await workUntil(id, 'succeeded'))).toMatchObject({ product_pages: 20 });
  });

  it('is closed end, also those that still wait', async () => {
    const shop = await newShop(3);
    const { crawlerId, shopId } = await newCrawler(shop);
    const id = await start(crawlerId);
    await setShop(shopId, 'CLOSED');
    expect(await workUntil(id, 'cancelled')).toMatchObject({ stopReason: 'shop_closed' });
    expect(shop.requests).toEqual([]);
  });
});

describe('a run under way when whoever asked for it', () => {
  it('may not run the crawler any more ends, and goes on for somebody who may', async () => {
    const shop = await newShop(20);
    const { crawlerId, shopId } = await newCrawler(shop, {}, 100);
    const user = await api.newUser({ roleKeys: ['shop_manager'] });
    await deps.db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
    const id = await start(crawlerId, await api.as(user));
    let isTaken = false;
    const ended = await workUntil(id, 'cancelled', ({ state }) => {
      if (state !== 'running' || isTaken) return;
      isTaken = true;
      void deps.db.deleteFrom('user_shop').where('user_id', '=', user.id).execute();
    });
    expect(ended).toMatchObject({ stopReason: 'right_gone' });
    expect(ended.pagesLeft).toBeGreaterThan(0);
    await command('resume', id);
    expect(countsOf(await workUntil(id, 'succeeded'))).toMatchObject({ product_pages: 20 });
  });
});

describe('a crawl run, watched', async () => {
  const other = await api.secondProcess();
  const [first, second] = [api.app, other];
  for (const app of [first, second]) await app.listen({ port: 0, host: '127.0.0.1' });
  const portOf = (app: typeof first) => (app.server.address() as AddressInfo).port;
  const watch = (app: typeof first, id: string, authorization = `Bearer ${administrator.accessToken}`) => {
    const client = createClient({
      url: `ws://127.0.0.1:${portOf(app)}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization },
    });
    const query = `subscription ($id: ID!) { crawlRunChanged(id: $id) { ${runFields} } }`;
    const changes = client.iterate<{ crawlRunChanged: Run }>({ query, variables: { id } });
    return { changes, stop: () => client.dispose() };
  };

  it('tells its progress to every API process, and both show the same figures at the end', async () => {
    const shop = await newShop(30);
    const { crawlerId } = await newCrawler(shop, {}, 50);
    const id = await start(crawlerId);
    const states = async (app: typeof first) => {
      const { changes, stop } = watch(app, id);
      const seen: Run[] = [];
      for await (const { data } of changes) {
        if (data) seen.push(data.crawlRunChanged);
        if (data?.crawlRunChanged.state === 'succeeded') break;
      }
      await stop();
      return seen;
    };
    const watching = Promise.all([states(first), states(second)]);
    await workUntil(id, 'succeeded');
    const [one, two] = await watching;
    for (const seen of [one, two]) {
      expect(seen.length).toBeGreaterThan(1);
      expect(seen.at(-1)?.funnel).toContainEqual({ name: 'product_pages', count: 30 });
    }
    expect(one.at(-1)).toEqual(two.at(-1));
    expect(await look(id)).toEqual(one.at(-1));
  });

  it('is hidden from who may not see the shop', async () => {
    const shop = await newShop(1);
    const { crawlerId } = await newCrawler(shop);
    const manager = await api.as(await api.newUser({ roleKeys: ['shop_manager'] }));
    const { changes, stop } = watch(first, await start(crawlerId), `Bearer ${manager.accessToken}`);
    const answer = await changes.next();
    expect(answer.value?.errors?.[0]?.extensions).toMatchObject({ code: 'UNKNOWN_ID' });
    await stop();
  });
});
