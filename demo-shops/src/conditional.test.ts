import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoShops, type DemoShops } from './index.ts';
import { shopOf, sitemapAddresses, visit } from './testing/visitor.ts';

describe('conditional requests to the demo shops', () => {
  let running: DemoShops;
  let pages: string[];

  beforeAll(async () => {
    running = await startDemoShops({ ports: 'free', faults: 'none' });
    pages = (await Promise.all(['kernhaus', 'stallhall'].map((key) => sitemapAddresses(shopOf(running, key))))).flat();
  });
  afterAll(() => running.stop());

  it('answers 304 without a body to the ETag it gave, in every content encoding', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const first = await visit(pages[3] ?? '', headers);
      const second = await visit(pages[3] ?? '', { ...headers, 'if-none-match': first.headers.get('etag') ?? '' });
      expect(second.status).toBe(304);
      expect(await second.text()).toBe('');
    }
  });

  it('answers 304 to the date it gave', async () => {
    const first = await visit(pages[5] ?? '');
    const date = first.headers.get('last-modified') ?? '';
    expect(date).not.toBe('');
    expect((await visit(pages[5] ?? '', { 'if-modified-since': date })).status).toBe(304);
  });

  it('lets the ETag decide alone when both are given', async () => {
    const first = await visit(pages[5] ?? '');
    const date = first.headers.get('last-modified') ?? '';
    const second = await visit(pages[5] ?? '', { 'if-none-match': '"other"', 'if-modified-since': date });
    expect(second.status).toBe(200);
  });

  it('gives different ETags to different encodings and says what the answer varies by', async () => {
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (encoding) => {
        const response = await visit(pages[3] ?? '', { 'accept-encoding': encoding });
        expect(response.headers.get('vary')).toBe('Accept-Encoding');
        return response.headers.get('etag');
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('moves the date of every page whose content changed over a day', async () => {
    const snapshot = () =>
      Promise.all(
        pages.map(async (page) => {
          const response = await visit(page);
          await response.arrayBuffer();
          return {
            page,
            status: response.status,
            etag: response.headers.get('etag'),
            date: response.headers.get('last-modified'),
          };
        }),
      );
    let before = await snapshot();
    for (let day = 1; day <= 2; day++) {
      running.moveTo(day);
      const after = await snapshot();
      const held = after.map((page, place) => ({ ...page, was: before[place] }));
      const changed = held.filter(
        ({ status, was, etag }) => status === 200 && was?.status === 200 && etag !== was.etag,
      );
      const unchanged = held.filter(({ status, was, etag }) => status === 200 && etag === was?.etag);
      expect(changed.length).toBeGreaterThan(0);
      expect(changed.filter(({ date, was }) => date === was?.date)).toEqual([]);
      expect(unchanged.length).toBeGreaterThan(pages.length / 2);
      before = after;
    }
  });
});
