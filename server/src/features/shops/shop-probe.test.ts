import { wording } from '@quarry/contracts/wording';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { startDemoShops } from '@quarry/demo-shops';
import { afterAll, describe, expect, it } from 'vitest';
import { settableClock } from '../../platform/clock.ts';
import { probeShop, type ShopProbe } from './shop-probe.ts';

const clock = settableClock(new Date('2026-06-01T12:00:00Z'));
const demo = await startDemoShops({ ports: 'free', faults: 'none' });
const servers: Server[] = [];
afterAll(async () => {
  await demo.stop();
  for (const server of servers) server.close().closeAllConnections();
});

async function serve(answer: RequestListener): Promise<{ url: string; allowHosts: string[] }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `http://${host}/`, allowHosts: [host] };
}

async function found(url: string, allowHosts: string[]): Promise<ShopProbe> {
  const outcome = await probeShop(url, { allowHosts, clock });
  if (outcome.kind === 'refused') throw new Error(outcome.reason);
  return outcome.probe;
}

const refusalOf = async (url: string, options: { allowHosts?: string[]; budgetMs?: number } = {}) => {
  const outcome = await probeShop(url, { allowHosts: [], clock, ...options });
  return outcome.kind === 'refused' ? outcome : undefined;
};

describe('the first look at a shop', () => {
  it.each(demo.shops)('finds sitemap, offers and language of $name', async ({ url, port, name }) => {
    const probe = await found(url, [`127.0.0.1:${port}`]);
    expect(probe.sitemaps.reduce((sum, { entries }) => sum + entries, 0)).toBeGreaterThan(50);
    expect(probe.sampledPages).toBeGreaterThanOrEqual(6);
    expect(probe.offersFound).toBeGreaterThan(0);
    expect(probe.currency).toMatch(/^[A-Z]{3}$/);
    expect(probe.language).toMatch(/^(?:de|en|fr|pt)/);
    expect(probe.proposedName.toLowerCase()).toContain(name.split(' ')[0]?.toLowerCase());
    expect(probe.proposedSeeds).toEqual([url]);
  });

  it('proposes to read each seller of a marketplace, and of no other shop', async () => {
    const probes = await Promise.all(demo.shops.map(({ url, port }) => found(url, [`127.0.0.1:${port}`])));
    const isProposed = probes.map(({ proposedItems }) => proposedItems !== null);
    expect(isProposed).toEqual(demo.shops.map(({ role }) => role === 'marketplace'));
    const fields = probes.flatMap(({ proposedItems }) => proposedItems?.rules ?? []).map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['name', 'gtin', 'seller', 'sku', 'price', 'availability']));
  });

  it('finds the feed that a page names in its head and counts its usable rows', async () => {
    const shops = demo.shops.slice(0, 3);
    const probes = await Promise.all(shops.map(({ url, port }) => found(url, [`127.0.0.1:${port}`])));
    expect(probes.flatMap(({ feeds }) => feeds).filter(({ entries }) => entries > 50).length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['not an address at all', 'not_an_address'],
    ['ftp://files.example/', 'scheme_refused'],
    ['http://10.0.0.7/', 'private_address'],
    ['http://169.254.169.254/', 'private_address'],
  ])('refuses %s in one sentence', async (url, code) => {
    const refusal = await refusalOf(url);
    expect(refusal?.code).toBe(code);
    expect(refusal?.reason).toMatch(/\.$/);
  });

  it('refuses a host that never answers', async () => {
    const { url, allowHosts } = await serve(() => undefined);
    expect(await refusalOf(url, { allowHosts, budgetMs: 200 })).toMatchObject({
      code: 'timeout',
      reason: expect.stringMatching(new RegExp(`^${url} cannot be looked at.* look again`)),
    });
  });

  it('refuses a file that is no page, and an answer that is an error', async () => {
    const picture = await serve((_request, response) => response.setHeader('content-type', 'image/png').end('PNG'));
    const broken = await serve((_request, response) => response.writeHead(503).end());
    expect(await refusalOf(picture.url, picture)).toMatchObject({ code: 'not_html' });
    expect(await refusalOf(broken.url, broken)).toMatchObject({ code: 'http_error' });
  });

  it('fetches no page that robots.txt forbids, and says so', async () => {
    const asked: string[] = [];
    const { url, allowHosts } = await serve((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/robots.txt') response.end('User-agent: *\nDisallow: /');
      else response.setHeader('content-type', 'text/html').end('<title>Closed</title><a href="/p/one">one</a>');
    });
    const probe = await found(url, allowHosts);
    expect(probe.robots).toBe('forbids_all');
    expect(asked.toSorted()).toEqual(['/', '/robots.txt']);
    expect(probe.warnings).toContainEqual(wording('probe:robots_forbids'));
  });

  it('recognises a shop system by its signs', async () => {
    const { url, allowHosts } = await serve((request, response) => {
      response.setHeader('content-type', 'text/html');
      if (request.url === '/')
        response.end('<html lang="fr"><meta name="generator" content="PrestaShop"><title>Maison</title>');
      else response.writeHead(404).end();
    });
    const probe = await found(url, allowHosts);
    expect(probe).toMatchObject({ system: 'PrestaShop', language: 'fr', robots: 'absent', sampledPages: 0 });
  });

  it('reads an endless page only so far, and takes no compression bomb for a page', async () => {
    const endless = await serve((request, response) => {
      if (request.url !== '/') return void response.writeHead(404).end();
      response.setHeader('content-type', 'text/html').write('<html lang="de"><title>Endless</title>');
      const write = () => {
        while (!response.destroyed && response.write('<p>more</p>'.repeat(10_000)));
        response.once('drain', write);
      };
      write();
    });
    const bomb = await serve((_request, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(60_000_000)));
    });
    const cut = await found(endless.url, endless.allowHosts);
    expect(cut).toMatchObject({ title: 'Endless', language: 'de' });
    expect(cut.warnings).toContainEqual(wording('probe:home_cut', { url: endless.url, bytes: 4_000_000 }));
    expect((await refusalOf(bomb.url, bomb))?.code).toMatch(/^(?:compression_bomb|not_html)$/);
  });

  it('refuses an address that redirects for ever, and follows no redirect into a private network', async () => {
    const circle = await serve((_request, response) => response.writeHead(302, { location: '/again' }).end());
    const inward = await serve((_request, response) => response.writeHead(302, { location: 'http://10.1.2.3/' }).end());
    expect(await refusalOf(circle.url, circle)).toMatchObject({ code: 'too_many_redirects' });
    expect(await refusalOf(inward.url, inward)).toMatchObject({ code: 'private_address' });
  });

  it('answers within its budget although every page is slow', async () => {
    const { url, allowHosts } = await serve((request, response) => {
      if (request.url === '/')
        response.setHeader('content-type', 'text/html').end('<title>Slow</title><a href="/p/1">1</a>');
    });
    const probe = await probeShop(url, { allowHosts, clock, budgetMs: 1_200 });
    expect(probe).toMatchObject({ kind: 'found', probe: { robots: 'unreachable' } });
  });
});
