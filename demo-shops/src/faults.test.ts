import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoShops, type DemoShops } from './index.ts';
import { shopOf, sitemapAddresses, textAt, visit } from './testing/visitor.ts';

describe('the usual faults of the demo shops', () => {
  let running: DemoShops;
  let addresses: string[];
  let first: { address: string; response: Response; text: string }[];

  beforeAll(async () => {
    running = await startDemoShops({ ports: 'free' });
    addresses = [...new Set((await Promise.all(running.shops.map(sitemapAddresses))).flat())];
    first = await Promise.all(
      addresses.map(async (address) => {
        const response = await visit(address);
        return { address, response, text: await response.text() };
      }),
    );
  });
  afterAll(() => running.stop());

  it('answer 429 once with a wait in seconds and once with a date in every shop, and 200 on the next try', async () => {
    const busy = first.filter(({ response }) => response.status === 429);
    const waits = busy.map(({ response }) => response.headers.get('retry-after') ?? '');
    expect(waits.filter((wait) => wait === '1').length).toBe(4);
    expect(waits.filter((wait) => !Number.isNaN(Date.parse(wait)) && wait.endsWith('GMT')).length).toBe(4);
    const again = await Promise.all(busy.map(({ address }) => visit(address)));
    expect(again.map(({ status }) => status)).toEqual(busy.map(() => 200));
  });

  it('answer 500 once to two pages in every shop, and 200 on the next try', async () => {
    const failed = first.filter(({ response }) => response.status === 500);
    expect(failed.length).toBe(8);
    const again = await Promise.all(failed.map(({ address }) => visit(address)));
    expect(again.map(({ status }) => status)).toEqual(failed.map(() => 200));
  });

  it('cut one page of every shop short', () => {
    const cut = first.filter(({ response, text }) => response.status === 200 && !text.endsWith('</html>\n'));
    expect(cut.length).toBe(4);
  });

  it('break the JSON-LD of one page of every shop', () => {
    const parses = (json: string) => {
      try {
        JSON.parse(json);
        return true;
      } catch {
        return false;
      }
    };
    const broken = first.filter(({ text }) =>
      [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].some(
        ([, json = '']) => !parses(json),
      ),
    );
    expect(broken.length).toBe(4);
  });

  it('serve two French pages in windows-1252, one declaring it and one claiming UTF-8', async () => {
    const isUtf8 = (bytes: ArrayBuffer) => {
      try {
        new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return true;
      } catch {
        return false;
      }
    };
    const french = await Promise.all(
      (await sitemapAddresses(shopOf(running, 'marelle'))).map(async (address) => {
        const response = await visit(address);
        return { type: response.headers.get('content-type'), bytes: await response.arrayBuffer() };
      }),
    );
    const old = french.filter(({ bytes }) => !isUtf8(bytes));
    expect(old.length).toBe(2);
    expect(new Set(old.map(({ type }) => type))).toEqual(new Set(['text/html', 'text/html; charset=utf-8']));
    const declared = old.find(({ type }) => type === 'text/html');
    expect(new TextDecoder('windows-1252').decode(declared?.bytes)).toMatch(/charset="windows-1252"[^]*€/);
  });

  it('lead into an endless calendar that robots.txt says nothing about', async () => {
    const { url } = shopOf(running, 'tarnbrook');
    expect(await textAt(url)).toContain('href="/events/0"');
    expect(await textAt(`${url}events/480`)).toContain('href="/events/481"');
  });

  it('take the markup off every page at once, which looks as it did and is offered anew', async () => {
    const pages = first.filter(
      ({ response, text }) => response.status === 200 && /ld\+json|itemprop|typeof=/.test(text),
    );
    expect(pages.length).toBeGreaterThan(100);
    running.setFaults('no-markup');
    for (const { address, response, text } of pages.slice(0, 40)) {
      const etag = response.headers.get('etag') ?? '';
      const bare = await visit(address, { 'if-none-match': etag });
      expect(bare.status).toBe(200);
      const now = await bare.text();
      expect(now).not.toMatch(/ld\+json|itemprop|typeof=/);
      expect(now.match(/<h1[^]*?<\/h1>/)?.[0].replaceAll(/<[^>]*>/g, '')).toBe(
        text.match(/<h1[^]*?<\/h1>/)?.[0].replaceAll(/<[^>]*>/g, ''),
      );
    }
    running.setFaults('usual');
  });

  it('strike again after they were set anew, and not at all when switched off', async () => {
    const busy = first.find(({ response }) => response.status === 429)?.address ?? '';
    running.setFaults('usual');
    expect((await visit(busy)).status).toBe(429);
    running.setFaults('none');
    expect((await visit(busy)).status).toBe(200);
  });
});
