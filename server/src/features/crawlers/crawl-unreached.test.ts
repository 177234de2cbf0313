import { once } from 'node:events';
import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { readSentence } from '@quarry/contracts/wording';
import { describe, expect, it } from 'vitest';
import { crawlLab } from './testing/crawl-lab.ts';
import { toyShop } from './testing/toy-shop.ts';

const allowed: string[] = [];
const lab = await crawlLab(() => allowed);

/** An address at which nothing listens. */
async function closedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  server.close();
  await once(server, 'close');
  return `127.0.0.1:${address.port}`;
}

async function crawlOnce(seed: string) {
  const { crawlerId } = await lab.addCrawler(seed, { useSitemaps: false });
  const run = await lab.crawlToEnd(await lab.start(crawlerId));
  const [page] = await lab.deps.db.selectFrom('page').selectAll().where('crawler_id', '=', crawlerId).execute();
  const [fetch] = await lab.deps.db.selectFrom('page_fetch').selectAll().where('run_id', '=', run.id).execute();
  const { key, params } = readSentence(fetch?.error_detail ?? '').wording ?? { key: '', params: {} };
  return { run, page, outcome: fetch?.outcome, code: fetch?.error_code, key, params };
}

describe('a host that cannot be asked', () => {
  it('is named as private where it may not be reached, not as forbidden by robots.txt', async () => {
    const { run, page, outcome, code, params } = await crawlOnce('http://127.0.0.1:8080/');
    expect(run).toMatchObject({ state: 'failed', stopReason: 'nothing_fetched' });
    expect({ outcome, code }).toEqual({ outcome: 'refused', code: 'private_address' });
    expect(params).toMatchObject({ host: '127.0.0.1' });
    expect(page?.state).toBe('dead');
  });

  it('is refused at once where it may not be reached, without another try', async () => {
    const { crawlerId } = await lab.addCrawler('http://127.0.0.1:8443/');
    await lab.crawlToEnd(await lab.start(crawlerId));
    const host = await lab.deps.db.selectFrom('host').selectAll().where('port', '=', 8443).executeTakeFirstOrThrow();
    expect(host).toMatchObject({ strike: 0, backoff_until: null });
  });

  it('is named as closed where nobody listens, and its pages wait for the next run', async () => {
    const hostPort = await closedPort();
    allowed.push(hostPort);
    const { run, page, outcome, code, key } = await crawlOnce(`http://${hostPort}/`);
    expect(run.totals).toMatchObject({ allowed: 1, fetchedPages: 0 });
    expect({ outcome, code, key }).toEqual({
      outcome: 'network_error',
      code: 'connection_failed',
      key: 'connection_failed:refused',
    });
    expect(page?.state).toBe('discovered');
  });

  it('stays forbidden by robots.txt where the host itself answers that it fails', async () => {
    const shop = await toyShop(1);
    allowed.push(shop.hostPort);
    shop.answer = (_request, response) => {
      response.writeHead(500).end();
      return true;
    };
    const { outcome, key } = await crawlOnce(shop.url);
    expect({ outcome, key }).toEqual({ outcome: 'robots_denied', key: 'robots_failing' });
  });

  it('is told as unreadable where its robots.txt unpacks without end, by the next run too', async () => {
    const shop = await toyShop(1);
    allowed.push(shop.hostPort);
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    shop.answer = ({ url }, response) => {
      if (url !== '/robots.txt') return false;
      response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' }).end(bomb);
      return true;
    };
    const { crawlerId } = await lab.addCrawler(shop.url, { useSitemaps: false });
    for (const pass of [1, 2]) {
      const run = await lab.crawlToEnd(await lab.start(crawlerId));
      const [fetch] = await lab.deps.db.selectFrom('page_fetch').selectAll().where('run_id', '=', run.id).execute();
      expect({ pass, outcome: fetch?.outcome }).toEqual({ pass, outcome: 'robots_denied' });
      expect(readSentence(fetch?.error_detail ?? '').wording?.key).toBe('robots_unreadable');
    }
  });
});

describe('a private host', () => {
  it('is reached by whichever worker takes a page of a run that was allowed it, and by no other run', async () => {
    const shop = await toyShop(3);
    const { crawlerId } = await lab.addCrawler(shop.url);
    const closed = await lab.crawlToEnd(await lab.start(crawlerId));
    expect(closed).toMatchObject({ state: 'failed', stopReason: 'nothing_fetched' });
    expect(shop.requests).toEqual([]);
    const open = await lab.crawlToEnd(await lab.start(crawlerId, { allowHosts: [shop.hostPort] }), 2);
    expect(open).toMatchObject({ state: 'succeeded', totals: { fetchedPages: 4 } });
  });
});
