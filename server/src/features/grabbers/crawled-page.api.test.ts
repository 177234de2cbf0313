import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { readSentence } from '@quarry/contracts/wording';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import type { StoredLocation } from '../../platform/storage/index.ts';
import { testApi } from '../../testing/index.ts';
import { crawlerForAddress, crawlLoop, findCrawlRuns, startCrawlRun } from '../crawlers/index.ts';
import { buildGrabber } from './grabber.builder.ts';
import { grabWaitingPages } from './index.ts';

const { deps } = await testApi();
const change = { actor: systemActor, cause: 'command_line' } as const;
const packed = (name: string) => {
  const offers = { '@type': 'Offer', price: '5.00', priceCurrency: 'EUR' };
  const product = JSON.stringify({ '@type': 'Product', name, offers });
  return gzipSync(`<html><script type="application/ld+json">${product}</script><h1>Mug</h1></html>`);
};
const packedPages: Record<string, Uint8Array> = {
  '/followed': Buffer.concat([packed('Followed mug'), Buffer.from('<!-- 0.1 s -->')]),
  '/cut': packed('Cut mug').subarray(0, -8),
  '/whole': packed('Whole mug'),
};
let isShopEmpty = false;
const server = createServer((request, response) => {
  const packed = packedPages[request.url ?? ''];
  if (packed) return response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(packed);
  const isThere = request.url === '/p/1' || (request.url === '/p/2' && !isShopEmpty);
  if (!isThere) return response.writeHead(404).end();
  const offers = { '@type': 'Offer', price: '5.00', priceCurrency: 'EUR' };
  // The byte F5 is ő in ISO 8859-2; that this is the encoding nothing on the page says.
  const product = JSON.stringify({ '@type': 'Product', name: 'B\u00f5gre', offers });
  const page = `<html><script type="application/ld+json">${product}</script><h1>Mug</h1></html>`;
  return response.setHeader('content-type', 'text/html; charset=iso-8859-2').end(Buffer.from(page, 'latin1'));
});
let origin = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  deps.allowHosts = [`127.0.0.1:${port}`];
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => server.close());

async function crawlOnce(crawlerId: string): Promise<void> {
  const started = await startCrawlRun(deps, change, crawlerId, { isDry: false, trigger: 'command_line' });
  if (started.kind !== 'started') throw new Error(started.kind);
  const runId = started.run.id;
  const stop = new AbortController();
  const loop = crawlLoop(deps, stop.signal, { ids: [runId] });
  const state = async () => (await findCrawlRuns(deps.db, [runId])).get(runId)?.state;
  await vi.waitFor(async () => expect(await state()).toBe('succeeded'), { timeout: 20_000, interval: 50 });
  stop.abort();
  await loop;
}

it('reads a page that was just crawled from memory, and from its stored bytes in the same encoding', async () => {
  const url = `${origin}/p/1`;
  const crawler = await crawlerForAddress(deps, change, { url, maxPages: null, isOwnHost: true });
  const source = { crawlerId: crawler.id };
  await buildGrabber(deps, { id: crawler.shopId, url }, source);
  // The page names no language, so this one has to read it by its own.
  await buildGrabber(deps, { id: crawler.shopId, url }, source, { locale: 'hu' });
  await crawlOnce(crawler.id);

  const get = vi.fn((stored: StoredLocation) => deps.storage.get(stored));
  await grabWaitingPages({ ...deps, storage: { ...deps.storage, get } });
  expect(get).toHaveBeenCalledOnce();
  // Both readings are one, so they share its snapshot.
  const snapshots = await deps.db.selectFrom('offer_snapshot').select('fields').execute();
  const name = expect.objectContaining({ value: 'Bőgre' });
  expect(snapshots).toEqual([{ fields: expect.objectContaining({ name }) }]);
});

it.each([
  ['/followed', 'gzip_followed'],
  ['/cut', 'gzip_cut'],
  ['/whole', null],
])('reads %s in gzip, and fetch and reading say what was wrong: %s', async (path, said) => {
  const url = origin + path;
  const crawler = await crawlerForAddress(deps, change, { url, maxPages: null, isOwnHost: true });
  await buildGrabber(deps, { id: crawler.shopId, url }, { crawlerId: crawler.id });
  await crawlOnce(crawler.id);
  await grabWaitingPages(deps);
  const fetched = await deps.db
    .selectFrom('page_fetch')
    .innerJoin('page', 'page.id', 'page_fetch.page_id')
    .select(['page_fetch.outcome', 'page_fetch.error_detail', 'page.etag'])
    .where('page.url', '=', url)
    .executeTakeFirstOrThrow();
  expect(fetched.outcome).toBe('changed');
  expect(readSentence(fetched.error_detail ?? '').wording?.key ?? null).toBe(said);
  const read = await deps.db
    .selectFrom('offer_snapshot')
    .innerJoin('offer', 'offer.id', 'offer_snapshot.offer_id')
    .select('offer_snapshot.warnings')
    .where('offer.url', '=', url)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(read.warnings).includes('gzip_')).toBe(said !== null);
});

it('judges a crawl that finds nothing but a 404: the offer is missing from then on', async () => {
  // Another shop by its name: the pages of the others are still there.
  const other = origin.replace('127.0.0.1', 'localhost');
  deps.allowHosts = [new URL(other).host];
  const url = `${other}/p/2`;
  const crawler = await crawlerForAddress(deps, change, { url, maxPages: null, isOwnHost: true });
  await buildGrabber(deps, { id: crawler.shopId, url }, { crawlerId: crawler.id });
  await crawlOnce(crawler.id);
  await grabWaitingPages(deps);
  const offer = () => deps.db.selectFrom('offer').select('state').where('url', '=', url).execute();
  expect(await offer()).toEqual([{ state: 'active' }]);
  isShopEmpty = true;
  deps.clock.advance(3_600_000);
  await crawlOnce(crawler.id);
  while ((await grabWaitingPages(deps)) > 0);
  expect(await offer()).toEqual([{ state: 'missing' }]);
});
