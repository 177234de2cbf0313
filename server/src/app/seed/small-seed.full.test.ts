import { type CurrentOffer, type DemoShops, startDemoShops } from '@quarry/demo-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLineage } from '../../features/excavators/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Deps } from '../../platform/feature.ts';
import { testApi } from '../../testing/index.ts';
import { findFilling } from '../../platform/first-filling.ts';
import { seed } from '../seed.ts';

const patienceMs = 1_800_000;
let demo: DemoShops;
const api = await testApi();
const deps: Deps = { ...api.deps, clock: systemClock, allowHosts: [] };

beforeAll(async () => {
  demo = await startDemoShops({ ports: 'free' });
  deps.allowHosts = demo.shops.map(({ port }) => `127.0.0.1:${port}`);
  await seed(deps, 'small', demo.controlUrl, () => undefined);
}, patienceMs);

afterAll(() => demo.stop());

type StoredOffer = { url: string; sku: string; seller: string | null; priceMinor: number | null; currency: string };

async function storedOffers(): Promise<Map<string, StoredOffer>> {
  const found = await sql<StoredOffer>`
    select o.url, o.sku, o.seller, o.price_minor as "priceMinor", o.currency from offer o where o.state = 'active'`.execute(
    deps.db,
  );
  return new Map(found.rows.map((offer) => [keyOf(offer.url, offer), offer]));
}

function keyOf(url: string, { sku, seller }: { sku: string; seller?: string | null }): string {
  return `${new URL(url).origin} ${sku} ${seller ?? ''}`;
}

/** What a crawl can know: a page in plain HTML is read by selectors, which read one offer off a page. */
function isDeclared({ markup }: CurrentOffer): boolean {
  return markup !== 'none';
}

describe('the small seed', () => {
  it('comes to its end on the last of thirty days', async () => {
    expect(await findFilling(deps.db)).toMatchObject({ state: 'done' });
    expect(demo.day()).toBe(30);
  });

  it('stores every offer that the shops declare, with the price it has today', async () => {
    const stored = await storedOffers();
    const wrong = demo
      .offers()
      .filter(isDeclared)
      .flatMap((offer) => {
        const found = stored.get(keyOf(offer.url, offer));
        const isRight = found?.priceMinor === offer.priceCents && found.currency === offer.currency;
        return isRight
          ? []
          : [`${offer.url} ${offer.sku}: ${offer.priceCents} ${offer.currency}, ${found?.priceMinor}`];
      });
    expect(wrong).toEqual([]);
  });

  it('knows no price on sale that the shops do not ask', async () => {
    const asked = new Map(demo.offers().map((offer) => [keyOf(offer.url, offer), offer.priceCents]));
    const stored = [...(await storedOffers())];
    expect(stored.filter(([key, { priceMinor }]) => asked.get(key) !== priceMinor)).toEqual([]);
  });

  it('reads feeds and pages of a shop side by side, each with the offers it covers', async () => {
    const found = await sql<{ kind: string; offers: number; days: number }>`
      select g.kind, (select count(*) from offer_standing v where v.grabber_id = g.id and v.state = 'active')::int as offers,
        (select count(distinct (r.requested_at at time zone 'UTC')::date) from grab_run r where r.grabber_id = g.id)::int as days
      from grabber g order by g.kind`.execute(deps.db);
    expect(found.rows.map(({ kind }) => kind)).toEqual(['feed', 'feed', 'feed', 'pages', 'pages', 'pages', 'pages']);
    for (const { offers, days } of found.rows) {
      expect(offers).toBeGreaterThan(100);
      expect(days).toBe(31);
    }
  });

  it('leads every catalogue value back to stored bytes', async () => {
    const report = await checkLineage(deps, () => undefined);
    expect(report.broken).toBe(0);
    expect(report.whole).toBeGreaterThan(1_000);
  });

  it('keeps the prices of thirty days, none of them from the future', async () => {
    const found = await sql<{ points: number; days: number; late: number }>`
      select count(*)::int as points, count(distinct (valid_from at time zone 'UTC')::date)::int as days,
        (count(*) filter (where valid_from > now()))::int as late from price_point where state = 'accepted'`.execute(
      deps.db,
    );
    const [history] = found.rows;
    expect(history?.points).toBeGreaterThan(1_000);
    expect(history?.days).toBeGreaterThan(20);
    expect(history?.late).toBe(0);
  });

  it('leaves proposals of several kinds to a person, and decides the rest under its own name', async () => {
    const found = await sql<{ kind: string; open: number; decided: number }>`
      select kind, (count(*) filter (where state = 'in_review'))::int as open,
        (count(*) filter (where decision_cause = 'seed'))::int as decided from proposal group by kind`.execute(deps.db);
    const open = found.rows.filter((row) => row.open > 0);
    expect(open.length).toBeGreaterThan(1);
    expect(open.reduce((sum, row) => sum + row.open, 0)).toBeGreaterThanOrEqual(40);
    expect(found.rows.reduce((sum, row) => sum + row.decided, 0)).toBeGreaterThan(300);
  });

  it('does nothing when it is begun again', async () => {
    const told: string[] = [];
    await seed(deps, 'small', demo.controlUrl, (text) => told.push(text));
    expect(told).toEqual(['The small seed was done before; an empty database can be seeded anew.']);
    expect(demo.day()).toBe(30);
  });
});
