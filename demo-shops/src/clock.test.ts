import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trueOffers } from '../truth/index.ts';
import { startDemoShops, type DemoShops } from './index.ts';
import { shopOf, sitemapAddresses, textAt, visit } from './testing/visitor.ts';

const baseDate = new Date('2026-03-02T00:00:00Z');

/** Every page in a shop's sitemaps, with the ports taken out so that two runs compare. */
async function everyPage(running: DemoShops, key: 'kernhaus' | 'marelle'): Promise<Map<string, string>> {
  const shop = shopOf(running, key);
  const addresses = await sitemapAddresses(shop);
  const pages = await Promise.all(
    addresses.map(async (address) => {
      const html = await textAt(address);
      return [new URL(address).pathname, html.replaceAll(`:${shop.port}`, '')] as const;
    }),
  );
  return new Map(pages);
}

describe('the clock of the demo shops', () => {
  let stepped: DemoShops;
  let direct: DemoShops;

  beforeAll(async () => {
    stepped = await startDemoShops({ ports: 'free', faults: 'none', baseDate });
    direct = await startDemoShops({ ports: 'free', faults: 'none', baseDate, day: 7 });
  });
  afterAll(() => Promise.all([stepped.stop(), direct.stop()]));

  it('shows the same pages, byte for byte, on day 7 whether reached by steps or begun with', async () => {
    for (let step = 0; step < 7; step++) stepped.advance(1);
    const left = await everyPage(stepped, 'kernhaus');
    const right = await everyPage(direct, 'kernhaus');
    expect(left.size).toBeGreaterThan(150);
    expect(left).toEqual(right);
  });

  it('goes back to exactly what an earlier day showed', async () => {
    stepped.moveTo(3);
    const before = await everyPage(stepped, 'marelle');
    stepped.moveTo(40);
    stepped.moveTo(3);
    expect(await everyPage(stepped, 'marelle')).toEqual(before);
  });

  it('changes about 3 % of the offers a day', () => {
    const daily = Array.from({ length: 60 }, (_, day) => direct.changes(day, day + 1).length);
    const mean = daily.reduce((sum, count) => sum + count, 0) / daily.length / trueOffers().length;
    expect(mean).toBeGreaterThan(0.025);
    expect(mean).toBeLessThan(0.035);
  });

  it('brings in new offers, withdraws others, renames, and moves prices, sales and stock within two months', () => {
    const kinds = new Set(direct.changes(0, 60).flatMap((change) => change.kinds));
    expect(kinds).toEqual(new Set(['price', 'sale', 'stock', 'new', 'withdrawn', 'renamed']));
  });

  it('says over the control address which day it is and moves there', async () => {
    const post = (wish: unknown) =>
      fetch(`${stepped.controlUrl}/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wish),
      });
    const moved = await (await post({ day: 4 })).json();
    expect(moved).toMatchObject({ day: 4, date: '2026-03-06', baseDate: '2026-03-02' });
    const advanced = await (await post({ advance: 2 })).json();
    expect(advanced).toMatchObject({ day: 6, date: '2026-03-08' });
    expect(await (await fetch(stepped.controlUrl)).json()).toMatchObject({ day: 6 });
  });

  it('refuses a day that is none, with a sentence, and stays where it is', async () => {
    const before = stepped.day();
    const response = await fetch(`${stepped.controlUrl}/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"day": -1}',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'The day must be a whole number from 0 to 3650; -1 is not.' });
    expect(stepped.day()).toBe(before);
  });

  it('does not move for a foreign page that posts a form', async () => {
    const before = stepped.day();
    const response = await fetch(`${stepped.controlUrl}/clock`, { method: 'POST', body: '{"day": 9}' });
    expect(response.status).toBe(400);
    expect(stepped.day()).toBe(before);
  });

  it('names the changed offers between two days over the control address', async () => {
    const answer: unknown = await (await fetch(`${direct.controlUrl}/changes?from=2&to=9`)).json();
    expect(answer).toEqual({ changes: direct.changes(2, 9) });
  });

  it('names every offer on sale over the control address', async () => {
    const answer: unknown = await (await fetch(`${direct.controlUrl}/offers`)).json();
    expect(answer).toEqual({ day: direct.day(), offers: direct.offers() });
    expect(direct.offers().length).toBeGreaterThan(800);
  });

  it('answers a renamed product with a permanent redirect to its new address', async () => {
    direct.moveTo(0);
    const renamed = direct.changes(0, 60).find((change) => change.kinds.includes('renamed'));
    const earlier = direct.changes(60, 0).find(({ shop, sku }) => shop === renamed?.shop && sku === renamed.sku);
    direct.moveTo(60);
    const response = await visit(earlier?.url ?? '');
    expect(response.status).toBe(301);
    expect(new URL(response.headers.get('location') ?? '', earlier?.url).href).toBe(renamed?.url);
  });

  it('answers a withdrawn product with 410 in the own shop and 404 in the British one', async () => {
    const withdrawn = direct.changes(0, 120).filter(({ kinds }) => kinds.includes('withdrawn'));
    direct.moveTo(120);
    const statusIn = async (key: string) => {
      const change = withdrawn.find(({ shop }) => shop === key);
      return (await visit(change?.url ?? '')).status;
    };
    expect(await statusIn('kernhaus')).toBe(410);
    expect(await statusIn('tarnbrook')).toBe(404);
  });
});
