import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import type { StoredLocation } from '../../platform/storage/index.ts';
import { testApi } from '../../testing/index.ts';
import { crawlerForAddress, crawlLoop, findCrawlRuns, startCrawlRun } from '../crawlers/index.ts';
import { grabWaitingPages } from './index.ts';

const api = await testApi();
const { deps } = api;
const administrator = await api.asAdministrator();
const change = { actor: systemActor, cause: 'command_line' } as const;
const asked: { url: string; isConditional: boolean }[] = [];
const shelf = '<html lang="en"><h1>Mugs</h1><a href="/p/1">One</a> <a href="/p/2">Two</a>';
const product = (number: number) =>
  `<html lang="en"><h1 class="name">Mug ${number}</h1><b class="price">${number}9.00 EUR</b></html>`;

const server = createServer((request, response) => {
  const url = request.url ?? '';
  const page = url === '/' ? shelf : /^\/p\/[12]$/.test(url) ? product(Number(url.at(-1))) : undefined;
  if (page === undefined) return response.writeHead(404).end();
  const isConditional = request.headers['if-none-match'] === '"same"';
  asked.push({ url, isConditional });
  if (isConditional) return response.writeHead(304, { etag: '"same"' }).end();
  return response.writeHead(200, { 'content-type': 'text/html', etag: '"same"' }).end(page);
});
let origin = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  deps.allowHosts = [`127.0.0.1:${port}`, `localhost:${port}`];
});
afterAll(() => server.close());

async function crawlOnce(crawlerId: string): Promise<void> {
  asked.length = 0;
  deps.clock.advance(60_000);
  const started = await startCrawlRun(deps, change, crawlerId, { isDry: false, trigger: 'command_line' });
  if (started.kind !== 'started') throw new Error(started.kind);
  const stop = new AbortController();
  const loop = crawlLoop(deps, stop.signal, { ids: [started.run.id] });
  const state = async () => (await findCrawlRuns(deps.db, [started.run.id])).get(started.run.id)?.state;
  await vi.waitFor(async () => expect(await state()).toBe('succeeded'), { timeout: 20_000, interval: 50 });
  stop.abort();
  await loop;
  while ((await grabWaitingPages(deps)) > 0);
}

type Figures = { state: string; figures: { outcome: string; count: number }[]; offers: number };

async function lastRun(grabberId: string): Promise<Figures> {
  const run = await deps.db
    .selectFrom('grabber')
    .select('last_run_id')
    .where('id', '=', grabberId)
    .executeTakeFirstOrThrow();
  const { grabRun } = await administrator.query<{
    grabRun: { state: string; outcomes: { name: string; count: number }[]; offers: number };
  }>(`query ($id: ID!) { grabRun(id: $id) { state offers outcomes { name count } } }`, { id: run.last_run_id });
  const figures = grabRun.outcomes.map(({ name, count }) => ({ outcome: name, count }));
  return { state: grabRun.state, figures, offers: grabRun.offers };
}

const rules = [
  { field: 'name', selector: '.name' },
  { field: 'price', selector: '.price' },
];

/** Adds a grabber to a crawler, tries its settings on a stored page and switches it on, as the dashboard does. */
async function addGrabber(crawler: { id: string; shopId: string }): Promise<string> {
  const config = { strategies: ['selector'], rules };
  const created = await administrator.query<{ createGrabber: { grabber: { id: string; version: number } } }>(
    `mutation ($input: GrabberInput!) { createGrabber(input: $input) { ... on GrabberSaved { grabber { id version } } } }`,
    { input: { shopId: crawler.shopId, name: 'Mugs', kind: 'pages', crawlerId: crawler.id, config } },
  );
  const { storedPages } = await administrator.query<{ storedPages: { id: string }[] }>(
    'query ($crawlerId: ID!) { storedPages(crawlerId: $crawlerId, search: "/p/1") { id } }',
    { crawlerId: crawler.id },
  );
  await administrator.query(`mutation ($input: TestGrabberInput!) { testGrabber(input: $input) { __typename } }`, {
    input: { pageId: storedPages[0]?.id, config },
  });
  const { grabber } = created.createGrabber;
  const { changeGrabberState } = await administrator.query<{ changeGrabberState: { __typename: string } }>(
    `mutation ($id: ID!, $version: Int!) { changeGrabberState(id: $id, version: $version, state: active) { __typename } }`,
    grabber,
  );
  expect(changeGrabberState).toEqual({ __typename: 'GrabberSaved' });
  return grabber.id;
}

async function crawledShop(origin: string): Promise<{ id: string; shopId: string }> {
  const crawler = await crawlerForAddress(deps, change, { url: `${origin}/`, maxPages: null, isOwnHost: true });
  await crawlOnce(crawler.id);
  expect(asked.map(({ url }) => url).toSorted()).toEqual(['/', '/p/1', '/p/2']);
  return crawler;
}

it('reads pages that did not change and that it never read, and counts as unchanged only what it has read', async () => {
  const crawler = await crawledShop(origin);
  const grabber = await addGrabber(crawler);
  await crawlOnce(crawler.id);
  expect(asked.every(({ isConditional }) => isConditional)).toBe(true);
  expect(await lastRun(grabber)).toEqual({
    state: 'succeeded',
    offers: 2,
    figures: [
      { outcome: 'no_offer', count: 1 },
      { outcome: 'offers', count: 2 },
    ],
  });
  const prices = await deps.db
    .selectFrom('offer')
    .select(['price_minor', 'last_seen_at'])
    .where('shop_id', '=', crawler.shopId)
    .orderBy('price_minor')
    .execute();
  expect(prices.map(({ price_minor }) => price_minor)).toEqual([1900, 2900]);
  expect(prices.every(({ last_seen_at }) => last_seen_at.getTime() >= deps.clock.now().getTime())).toBe(true);

  await crawlOnce(crawler.id);
  expect(await lastRun(grabber)).toEqual({
    state: 'succeeded',
    offers: 2,
    figures: [{ outcome: 'unchanged', count: 3 }],
  });
});

it('asks for pages whose bytes are gone whole, and reads them then', async () => {
  const crawler = await crawledShop(origin.replace('127.0.0.1', 'localhost'));
  const grabber = await addGrabber(crawler);
  const stored = await sql<StoredLocation & { sha256: Buffer; url: string }>`
    select b.sha256, b.location, b.codec, p.url from page p join page_fetch f on f.page_id = p.id join blob b on b.sha256 = f.blob_sha256
    where p.crawler_id = ${crawler.id} and p.url like '%/p/_'`.execute(deps.db);
  // As after a restore without the folder: the rows are there and their bytes are not.
  for (const bytes of stored.rows) await deps.storage.remove(bytes);
  await crawlOnce(crawler.id);
  expect(await lastRun(grabber)).toMatchObject({ figures: [{ outcome: 'error', count: 2 }, { outcome: 'no_offer' }] });
  await sql`delete from blob where sha256 = ${stored.rows.find(({ url }) => url.endsWith('/p/1'))?.sha256}`.execute(
    deps.db,
  );
  await crawlOnce(crawler.id);
  expect(
    asked
      .filter(({ isConditional }) => !isConditional)
      .map(({ url }) => url)
      .toSorted(),
  ).toEqual(['/p/1', '/p/2']);
  expect(await lastRun(grabber)).toMatchObject({
    offers: 2,
    figures: [
      { outcome: 'offers', count: 2 },
      { outcome: 'unchanged', count: 1 },
    ],
  });
});
