import { type DemoShops, startDemoShops } from '@quarry/demo-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import {
  buildCrawler,
  buildCrawlRun,
  buildGrabber,
  buildShop,
  type BuiltCrawler,
  type BuiltGrabber,
  type BuiltShop,
  type FetchedPage,
  queueGrabRun,
} from './grabber.builder.ts';
import { grabWaitingPages, workOffOneGrabRun } from './index.ts';

const api = await testApi();
const { deps } = api;
const administrator = await api.asAdministrator();
const dayMs = 86_400_000;
let demo: DemoShops;
let shop: BuiltShop;
let crawler: BuiltCrawler;
let pages: BuiltGrabber;
let feed: BuiltGrabber;
let urls: string[];

beforeAll(async () => {
  demo = await startDemoShops({ ports: 'free', faults: 'none' });
  deps.allowHosts = demo.shops.map(({ port }) => `127.0.0.1:${port}`);
  const url = demo.shops.find(({ key }) => key === 'tarnbrook')?.url ?? '';
  shop = await buildShop(deps, { url, currency: 'GBP' });
  crawler = await buildCrawler(deps, shop);
  pages = await buildGrabber(deps, shop, { crawlerId: crawler.id });
  feed = await buildGrabber(deps, shop, { feedUrl: new URL('/feeds/merchant.tsv', url).href });
  urls = [...new Set(declared().map((offer) => offer.url))];
  await readBoth();
});
afterAll(() => demo.stop());

const declared = () => demo.offers().filter((offer) => offer.shop === 'tarnbrook' && offer.markup !== 'none');

async function readBoth(): Promise<void> {
  await queueGrabRun(deps, feed);
  while (await workOffOneGrabRun(deps));
  const fetched: FetchedPage[] = [];
  for (const url of urls) {
    const answer = await fetch(url);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    fetched.push(answer.ok ? { url, outcome: 'changed', bytes } : { url, outcome: 'gone' });
  }
  await buildCrawlRun(deps, crawler, fetched);
  while ((await grabWaitingPages(deps)) > 0);
}

async function counts(): Promise<{ offers: number; snapshots: number; points: number; events: number }> {
  const found = await sql<{ offers: number; snapshots: number; points: number; events: number }>`
    select count(*) as offers, (select count(*) from offer_snapshot s join offer o on o.id = s.offer_id where o.shop_id = ${shop.id}) as snapshots,
      (select count(*) from price_point p join offer o on o.id = p.offer_id where o.shop_id = ${shop.id}) as points,
      (select count(*) from backlog where partition_id = ${shop.id}) as events
    from offer where shop_id = ${shop.id}`.execute(deps.db);
  return found.rows[0] ?? { offers: 0, snapshots: 0, points: 0, events: 0 };
}

describe('a shop that is read by its feed and by its pages', () => {
  it('has each offer once, with a snapshot of either', async () => {
    const truth = demo.offers().filter((offer) => offer.shop === 'tarnbrook');
    const { offers, snapshots, points } = await counts();
    expect(offers).toBe(truth.length);
    expect(snapshots).toBe(truth.length + declared().length);
    expect(points).toBe(truth.length);
  });

  it('shows for either grabber what it covers', async () => {
    const document = '($id: ID!) { grabber(id: $id) { offers coverage { field share } } }';
    const found = await Promise.all(
      [feed, pages].map(({ id }) =>
        administrator.query<{ grabber: { offers: number; coverage: { field: string; share: number }[] } }>(
          `query ${document}`,
          { id },
        ),
      ),
    );
    const priced = expect.objectContaining({ field: 'price', share: 1 });
    expect(found.map(({ grabber }) => grabber)).toEqual([
      {
        offers: demo.offers().filter((offer) => offer.shop === 'tarnbrook').length,
        coverage: expect.arrayContaining([priced]),
      },
      { offers: declared().length, coverage: expect.arrayContaining([priced]) },
    ]);
    const runs = await deps.db.selectFrom('grab_run').select(['grabber_id', 'coverage']).execute();
    expect(runs).toHaveLength(2);
    const coverageOf = ({ id }: BuiltGrabber) => runs.find((run) => run.grabber_id === id)?.coverage;
    expect(coverageOf(feed)).toMatchObject({ itemId: 1, price: 1 });
    expect(coverageOf(pages)).toMatchObject({ name: 1, price: 1 });
  });

  it('writes no snapshot, no price point and no event when neither changed', async () => {
    const before = await counts();
    deps.clock.advance(dayMs);
    await readBoth();
    expect(await counts()).toEqual(before);
  });

  it('changes exactly the offers that changed when the clock of the shop moves', async () => {
    const before = demo.day();
    demo.advance(2);
    deps.clock.advance(2 * dayMs);
    const since = deps.clock.now();
    await readBoth();
    const priced = new Set(
      demo
        .changes(before, demo.day())
        .filter((change) => change.shop === 'tarnbrook' && change.before && change.after)
        .filter(({ before: old, after }) => JSON.stringify(old) !== JSON.stringify(after))
        .map(({ sku }) => sku),
    );
    const changed = await deps.db
      .selectFrom('offer')
      .select('sku')
      .where('shop_id', '=', shop.id)
      .where('last_changed_at', '>=', since)
      .where('first_seen_at', '<', since)
      .where('state', '=', 'active')
      .execute();
    expect(priced.size).toBeGreaterThan(0);
    expect(changed.filter(({ sku }) => !priced.has(sku ?? ''))).toEqual([]);
    const asked = new Map(
      demo.offers().flatMap((offer) => (offer.shop === 'tarnbrook' ? [[offer.sku, offer.priceCents]] : [])),
    );
    const shown = await deps.db
      .selectFrom('offer')
      .select(['sku', 'price_minor'])
      .where('shop_id', '=', shop.id)
      .where('sku', 'in', [...asked.keys()].map(String))
      .execute();
    expect(shown.filter(({ sku, price_minor: price }) => asked.get(sku ?? '') !== price)).toEqual([]);
  });
});
