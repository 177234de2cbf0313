import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it, vi } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import type { StoredLocation } from '../../platform/storage/index.ts';
import { testApi } from '../../testing/index.ts';
import { crawlerForAddress, crawlLoop, findCrawlRuns, startCrawlRun } from '../crawlers/index.ts';
import { buildGrabber } from './grabber.builder.ts';
import { grabWaitingPages } from './index.ts';

const { deps } = await testApi();
const change = { actor: systemActor, cause: 'command_line' } as const;
const server = createServer((request, response) => {
  if (request.url !== '/p/1') return response.writeHead(404).end();
  const offers = { '@type': 'Offer', price: '5.00', priceCurrency: 'EUR' };
  // The byte F5 is ő in ISO 8859-2; that this is the encoding nothing on the page says.
  const product = JSON.stringify({ '@type': 'Product', name: 'B\u00f5gre', offers });
  const page = `<html><script type="application/ld+json">${product}</script><h1>Mug</h1></html>`;
  return response.setHeader('content-type', 'text/html; charset=iso-8859-2').end(Buffer.from(page, 'latin1'));
});
afterAll(() => server.close());

it('reads a page that was just crawled from memory, and from its stored bytes in the same encoding', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  deps.allowHosts = [`127.0.0.1:${port}`];
  const url = `http://127.0.0.1:${port}/p/1`;
  const crawler = await crawlerForAddress(deps, change, { url, maxPages: null, isOwnHost: true });
  const source = { crawlerId: crawler.id };
  await buildGrabber(deps, { id: crawler.shopId, url }, source);
  // The page names no language, so this one has to read it by its own.
  await buildGrabber(deps, { id: crawler.shopId, url }, source, { locale: 'hu' });
  const started = await startCrawlRun(deps, change, crawler.id, { isDry: false, trigger: 'command_line' });
  if (started.kind !== 'started') throw new Error(started.kind);
  const runId = started.run.id;
  const stop = new AbortController();
  const loop = crawlLoop(deps, stop.signal, { ids: [runId] });
  const state = async () => (await findCrawlRuns(deps.db, [runId])).get(runId)?.state;
  await vi.waitFor(async () => expect(await state()).toBe('succeeded'), { timeout: 20_000, interval: 50 });
  stop.abort();
  await loop;

  const get = vi.fn((stored: StoredLocation) => deps.storage.get(stored));
  await grabWaitingPages({ ...deps, storage: { ...deps.storage, get } });
  expect(get).toHaveBeenCalledOnce();
  // Both readings are one, so they share its snapshot.
  const snapshots = await deps.db.selectFrom('offer_snapshot').select('fields').execute();
  const name = expect.objectContaining({ value: 'Bőgre' });
  expect(snapshots).toEqual([{ fields: expect.objectContaining({ name }) }]);
});
