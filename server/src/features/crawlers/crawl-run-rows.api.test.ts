import { describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { startCrawlRun } from './crawl-run.commands.ts';
import { crawlLoop } from './engine/crawl-loop.ts';
import { addCrawler, crawlTestMs, until } from './testing/crawl-lab.ts';
import { toyShop } from './testing/toy-shop.ts';

const api = await testApi();
const administrator = await api.asAdministrator();
const allowed: string[] = [];
const deps = { ...api.deps, allowHosts: allowed };
const change = { actor: systemActor, cause: 'seed' } as const;

type Figures = { name: string; count: number }[];
type Rows = {
  nodes: { id: string; url: string; outcome: string; linksOutOfScope: number }[];
  total: { count: number };
};
type Run = {
  state: string;
  funnel: Figures;
  outcomes: Figures;
  linksOutOfScope: number;
  reasons: { id: string; outcome: string; detail: string; exampleUrl: string; count: number }[];
};

/** Of twelve pages two are forbidden, one is missing, and the front page leads to two other sites. */
async function newShop(): Promise<string> {
  const shop = await toyShop(12);
  allowed.push(shop.hostPort);
  shop.answer = ({ url = '' }, response) => {
    if (url === '/robots.txt') response.end('User-agent: *\nDisallow: /p/11\nDisallow: /p/12\n');
    else if (url === '/p/10') response.writeHead(404).end();
    else if (url === '/p/9')
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<title>Elsewhere</title><a href="https://a.example/">a</a><a href="https://b.example/">b</a>');
    else return false;
    return true;
  };
  return (await addCrawler(deps, change, shop.url, { useSitemaps: false }, 0)).crawlerId;
}

async function crawl(crawlerId: string, isDry = false): Promise<string> {
  const started = await startCrawlRun(deps, change, crawlerId, { isDry, trigger: 'manual' });
  if (started.kind !== 'started') throw new Error(`The run did not start: ${JSON.stringify(started)}`);
  const stop = new AbortController();
  const loop = crawlLoop(deps, stop.signal);
  try {
    await until(async () => ((await look(started.run.id)).state === 'succeeded' ? true : undefined));
  } finally {
    stop.abort();
    await loop;
  }
  return started.run.id;
}

async function look(id: string): Promise<Run> {
  const document = `query ($id: ID!) { crawlRun(id: $id) {
    state funnel { name count } outcomes { name count } linksOutOfScope reasons { id outcome detail exampleUrl count } } }`;
  return (await administrator.query<{ crawlRun: Run }>(document, { id })).crawlRun;
}

async function fetches(runId: string, filter: object, first = 100, after: string | null = null) {
  const document = `query ($runId: ID!, $filter: CrawlFetchFilter, $first: Int, $after: String) {
    rows: crawlFetches(runId: $runId, filter: $filter, first: $first, after: $after) {
      nodes { id url outcome linksOutOfScope } pageInfo { hasNextPage endCursor } total { count isExact } } }`;
  type Answer = { rows: Rows & { pageInfo: { hasNextPage: boolean; endCursor: string } } };
  return (await administrator.query<Answer>(document, { runId, filter, first, after })).rows;
}

async function pages(runId: string, filter: object): Promise<Rows> {
  const document = `query ($runId: ID!, $filter: CrawlRunPageFilter) { rows: crawlRunPages(runId: $runId, filter: $filter) {
    nodes { id url stage state outcome offers } total { count isExact } } }`;
  return (await administrator.query<{ rows: Rows }>(document, { runId, filter })).rows;
}

const fileColumns = [
  { header: 'Address', path: 'url' },
  { header: 'Time', path: 'at' },
  { header: 'Outcome', path: 'outcome' },
  { header: 'Reason', path: 'reason' },
  { header: 'Status', path: 'status' },
  { header: 'Duration', path: 'durationMs' },
  { header: 'Size', path: 'bytes' },
];

function exportOf({ accessToken }: TestClient, runId: string, filter: object) {
  const query = `query ($runId: ID!, $first: Int!, $after: String, $filter: CrawlFetchFilter) {
    crawlFetches(runId: $runId, first: $first, after: $after, filter: $filter) {
      nodes { id url at outcome reason status durationMs bytes } pageInfo { hasNextPage endCursor } } }`;
  return api.app.inject({
    method: 'POST',
    url: '/exports',
    headers: { authorization: `Bearer ${accessToken}` },
    payload: { query, variables: { runId, filter }, format: 'csv', columns: fileColumns },
  });
}

/** Somebody who may do this to crawlers of their own shops, of which they have one or none. */
async function personWith(actions: readonly string[], shopId: string | null): Promise<TestClient> {
  const key = `role_${newId()}`;
  const rules = actions.map((action) => ({ action, subject: 'Crawler', scope: 'own_shops' }));
  await deps.db
    .insertInto('role')
    .values({ id: newId(), key, name: key, rules: JSON.stringify(rules) })
    .execute();
  const user = await api.newUser({ roleKeys: [key] });
  if (shopId !== null) await deps.db.insertInto('user_shop').values({ user_id: user.id, shop_id: shopId }).execute();
  return api.as(user);
}

async function expectRowsBehind(runId: string, { funnel, outcomes, reasons, linksOutOfScope }: Run): Promise<void> {
  for (const { name, count } of funnel) {
    const { nodes, total } = await pages(runId, { stage: name });
    expect([name, nodes.length, total.count]).toEqual([name, count, count]);
  }
  for (const { name, count } of outcomes) {
    const { nodes, total } = await fetches(runId, { outcome: [name] });
    expect([name, nodes.length, total.count]).toEqual([name, count, count]);
    expect(new Set(nodes.map(({ outcome }) => outcome))).toEqual(new Set([name]));
  }
  for (const { id, outcome, exampleUrl, count } of reasons) {
    const { nodes, total } = await fetches(runId, { outcome: [outcome], reason: [id] });
    expect(total.count).toBe(count);
    expect(nodes.map(({ url }) => url)).toContain(exampleUrl);
  }
  const leading = (await fetches(runId, { hasLinksOutOfScope: true })).nodes;
  expect(leading.reduce((sum, fetch) => sum + fetch.linksOutOfScope, 0)).toBe(linksOutOfScope);
}

describe('the rows behind the figures of a crawl run', () => {
  it(
    'are as many as each figure says, also after a later run has moved its pages on',
    async () => {
      const crawlerId = await newShop();
      const first = await crawl(crawlerId);
      const figures = await look(first);
      expect(figures.reasons.map(({ detail, count }) => [detail, count])).toEqual(
        expect.arrayContaining([
          ['robots.txt line 2: Disallow: /p/11', 1],
          ['robots.txt line 3: Disallow: /p/12', 1],
        ]),
      );
      expect(figures.funnel).toEqual([
        { name: 'discovered', count: 13 },
        { name: 'in_scope', count: 13 },
        { name: 'allowed', count: 11 },
        { name: 'fetched', count: 11 },
        { name: 'product_pages', count: 8 },
        { name: 'offer_pages', count: 8 },
      ]);
      expect(figures.linksOutOfScope).toBe(2);
      await expectRowsBehind(first, figures);
      const second = await crawl(crawlerId);
      await expectRowsBehind(second, await look(second));
      expect(await look(first)).toEqual(figures);
      await expectRowsBehind(first, figures);
    },
    crawlTestMs,
  );

  it(
    'tell what robots.txt forbids the same way on the first pass and on later ones',
    async () => {
      const crawlerId = await newShop();
      const forbidden = async (runId: string) => {
        const { nodes } = await fetches(runId, { outcome: ['unasked_robots_denied'], code: ['robots_denied'] });
        return nodes.map(({ url }) => new URL(url).pathname).toSorted();
      };
      expect(await forbidden(await crawl(crawlerId))).toEqual(['/p/11', '/p/12']);
      expect(await forbidden(await crawl(crawlerId))).toEqual(['/p/11', '/p/12']);
    },
    crawlTestMs,
  );

  it(
    'come window by window, the newest first, and none of a run that is unknown or hidden',
    async () => {
      const runId = await crawl(await newShop(), true);
      const all = (await fetches(runId, {})).nodes.map(({ id }) => id);
      const head = await fetches(runId, {}, 5);
      const tail = await fetches(runId, {}, 100, head.pageInfo.endCursor);
      expect([...head.nodes, ...tail.nodes].map(({ id }) => id)).toEqual(all);
      expect((await fetches('01890000-0000-7000-8000-00000000dead', {})).total.count).toBe(0);
      expect((await pages('no id', {})).nodes).toEqual([]);
      const manager = await api.as(await api.newUser({ roleKeys: ['shop_manager'] }));
      const document = 'query ($id: ID!) { rows: crawlFetches(runId: $id) { nodes { id } total { count } } }';
      expect(await manager.query(document, { id: runId })).toEqual({ rows: { nodes: [], total: { count: 0 } } });
    },
    crawlTestMs,
  );

  it(
    'are a file of its fetches for who may export crawlers, filtered as the list, and for nobody else',
    async () => {
      const runId = await crawl(await newShop());
      const { shop_id: shopId } = await deps.db
        .selectFrom('crawl_run')
        .innerJoin('crawler', 'crawler.id', 'crawl_run.crawler_id')
        .select('crawler.shop_id')
        .where('crawl_run.id', '=', runId)
        .executeTakeFirstOrThrow();
      const forbidden = await exportOf(administrator, runId, { outcome: ['unasked_robots_denied'] });
      expect(forbidden.statusCode).toBe(200);
      const [head, ...rows] = forbidden.body.trimEnd().split('\r\n');
      expect(head).toBe('\u{feff}Address,Time,Outcome,Reason,Status,Duration,Size');
      expect(rows.map((row) => row.split(',').slice(2).join(',')).toSorted()).toEqual([
        'unasked_robots_denied,robots.txt line 2: Disallow: /p/11,,0,0',
        'unasked_robots_denied,robots.txt line 3: Disallow: /p/12,,0,0',
      ]);
      const all = (await exportOf(administrator, runId, {})).body.trimEnd().split('\r\n').slice(1);
      expect(all).toHaveLength((await fetches(runId, {})).total.count);

      const exporter = await personWith(['read', 'export'], shopId);
      expect((await exportOf(exporter, runId, {})).body.trimEnd().split('\r\n')).toHaveLength(all.length + 1);
      const reader = await exportOf(await personWith(['read'], shopId), runId, {});
      expect([reader.statusCode, reader.body]).toEqual([403, expect.stringContaining('FORBIDDEN')]);
      const stranger = await exportOf(await personWith(['read', 'export'], null), runId, {});
      expect([stranger.statusCode, stranger.body.trimEnd().split('\r\n')]).toEqual([200, [head]]);
    },
    crawlTestMs,
  );
});
