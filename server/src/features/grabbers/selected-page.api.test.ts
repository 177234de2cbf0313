import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it, vi } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { testApi } from '../../testing/index.ts';
import { crawlerForAddress, crawlLoop, findCrawlRuns, figuresOfRun, startCrawlRun } from '../crawlers/index.ts';
import { buildGrabber } from './grabber.builder.ts';

const { deps } = await testApi();
const change = { actor: systemActor, cause: 'command_line' } as const;
const server = createServer((request, response) => {
  const rows = request.url === '/' ? '<a href="/p/1">Mug</a>' : '<h1>Mug</h1><b class="sum">€5.00</b>';
  if (request.url !== '/' && request.url !== '/p/1') return response.writeHead(404).end();
  return response
    .setHeader('content-type', 'text/html; charset=utf-8')
    .end(`<html lang="en"><body>${rows}</body></html>`);
});
afterAll(() => server.close());

it('calls a page a product page whose offer only the selectors of a grabber read', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  deps.allowHosts = [`127.0.0.1:${port}`];
  const url = `http://127.0.0.1:${port}/`;
  const crawler = await crawlerForAddress(deps, change, { url, maxPages: null, isOwnHost: true });

  const crawl = async (isDry: boolean) => {
    const started = await startCrawlRun(deps, change, crawler.id, { isDry, trigger: 'command_line' });
    if (started.kind !== 'started') throw new Error(started.kind);
    const runId = started.run.id;
    const stop = new AbortController();
    const loop = crawlLoop(deps, stop.signal, { ids: [runId] });
    const run = async () => (await findCrawlRuns(deps.db, [runId])).get(runId);
    await vi.waitFor(async () => expect((await run())?.state).toBe('succeeded'), { timeout: 30_000, interval: 50 });
    stop.abort();
    await loop;
    const { productPages, offerPages } = await figuresOfRun(deps.db, {
      id: runId,
      totals: (await run())?.totals ?? null,
    });
    const finds = await deps.db
      .selectFrom('page_fetch as f')
      .innerJoin('page as p', 'p.id', 'f.page_id')
      .select(['p.type', 'p.offers', 'f.page_type as found', 'f.products'])
      .where('f.run_id', '=', runId)
      .where('p.url', 'like', '%/p/1')
      .execute();
    return { productPages, offerPages, finds };
  };

  const denied = { type: 'other', offers: 0, found: 'other', products: 0 };
  expect(await crawl(false)).toEqual({ productPages: 0, offerPages: 0, finds: [denied] });

  const rules = [
    { field: 'name', selector: 'h1', attribute: null, scope: 'item' },
    { field: 'price', selector: '.sum', attribute: null, scope: 'item' },
  ] as const;
  await buildGrabber(deps, { id: crawler.shopId, url }, { crawlerId: crawler.id }, { rules: [...rules] });
  const read = { type: 'product', offers: 1, found: 'product', products: 1 };
  // Its bytes are those of the run before there was a grabber.
  expect(await crawl(false)).toEqual({ productPages: 1, offerPages: 1, finds: [read] });
  expect(await crawl(true)).toEqual({ productPages: 1, offerPages: 1, finds: [read] });
});
