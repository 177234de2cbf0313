import { readSentence, wording } from '@quarry/contracts/wording';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DemoShops, startDemoShops } from '@quarry/demo-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredLocation } from '../../platform/storage/index.ts';
import { testApi } from '../../testing/index.ts';
import {
  buildCrawler,
  buildCrawlRun,
  buildGrabber,
  buildShop,
  type BuiltCrawler,
  type BuiltShop,
  type FetchedPage,
  queueGrabRun,
} from './grabber.builder.ts';
import { grabWaitingPages, workOffOneGrabRun } from './index.ts';

const api = await testApi();
const { deps } = api;
let demo: DemoShops;

beforeAll(async () => {
  // The test's days pass faster than the shops', whose sales would be over meanwhile.
  const baseDate = new Date(deps.clock.now().getTime() + 30 * 86_400_000);
  demo = await startDemoShops({ ports: 'free', faults: 'none', baseDate });
  deps.allowHosts = demo.shops.map(({ port }) => `127.0.0.1:${port}`);
});
afterAll(() => demo.stop());

async function fetchPages(urls: readonly string[]): Promise<FetchedPage[]> {
  const pages: FetchedPage[] = [];
  for (const url of urls) {
    const answer = await fetch(url);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    pages.push(answer.ok ? { url, outcome: 'changed', bytes } : { url, outcome: 'gone' });
  }
  return pages;
}

async function offersOf(shop: BuiltShop) {
  return deps.db.selectFrom('offer').selectAll().where('shop_id', '=', shop.id).orderBy('offer_key').execute();
}

async function countsOf(shop: BuiltShop): Promise<{ offers: number; snapshots: number; points: number }> {
  const found = await sql<{ offers: number; snapshots: number; points: number }>`
    select count(*) as offers, (select count(*) from offer_snapshot s join offer o on o.id = s.offer_id where o.shop_id = ${shop.id}) as snapshots,
      (select count(*) from price_point p join offer o on o.id = p.offer_id where o.shop_id = ${shop.id}) as points
    from offer where shop_id = ${shop.id}`.execute(deps.db);
  return found.rows[0] ?? { offers: 0, snapshots: 0, points: 0 };
}

function demoShop(key: string) {
  const shop = demo.shops.find((candidate) => candidate.key === key);
  if (!shop) throw new Error(`There is no shop ${key}.`);
  return shop;
}

/** The pages of a shop whose offers are declared in structured data. */
function declaredUrls(key: string): string[] {
  const offers = demo.offers().filter((offer) => offer.shop === key && offer.markup !== 'none');
  return [...new Set(offers.map(({ url }) => url))];
}

async function grabAll(): Promise<void> {
  while ((await grabWaitingPages(deps)) > 0);
}

describe('grabbing pages', () => {
  let shop: BuiltShop;
  let crawler: BuiltCrawler;
  let urls: string[];

  beforeAll(async () => {
    shop = await buildShop(deps, { url: demoShop('kernhaus').url });
    crawler = await buildCrawler(deps, shop);
    await buildGrabber(deps, shop, { crawlerId: crawler.id });
    urls = declaredUrls('kernhaus');
    await buildCrawlRun(deps, crawler, await fetchPages(urls));
    await grabAll();
  });

  it('gives every declared offer its price, and a snapshot that leads to the stored page', async () => {
    const truth = demo.offers().filter((offer) => offer.shop === 'kernhaus' && offer.markup !== 'none');
    const found = await offersOf(shop);
    expect(found.length).toBe(truth.length);
    const prices = new Map(found.map((offer) => [offer.sku, offer.price_minor]));
    expect(truth.filter((offer) => prices.get(offer.sku) !== offer.priceCents)).toEqual([]);
    const orphans = await sql`
      select s.id from offer_snapshot s left join blob b on b.sha256 = s.blob_sha256
      where b.sha256 is null and s.offer_id in (select id from offer where shop_id = ${shop.id})`.execute(deps.db);
    expect(orphans.rows).toEqual([]);
  });

  it('ends the run with counts and coverage, and leaves no event behind', async () => {
    const run = await deps.db
      .selectFrom('grab_run')
      .selectAll()
      .orderBy('requested_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(run).toMatchObject({ state: 'succeeded', trigger: 'crawl' });
    expect(run.totals).toMatchObject({ offers: (await offersOf(shop)).length });
    expect(run.coverage).toMatchObject({ name: 1, price: 1 });
    const waiting = await deps.db
      .selectFrom('backlog')
      .select('position')
      .where('topic', '=', 'page_fetched')
      .execute();
    expect(waiting).toEqual([]);
  });

  it('writes no snapshot and no price point for pages that did not change', async () => {
    const before = await countsOf(shop);
    deps.clock.advance(86_400_000);
    await buildCrawlRun(
      deps,
      crawler,
      urls.map((url) => ({ url, outcome: 'not_modified' })),
    );
    await grabAll();
    expect(await countsOf(shop)).toEqual(before);
    const seen = await deps.db
      .selectFrom('offer')
      .select('id')
      .where('shop_id', '=', shop.id)
      .where('last_seen_at', '<', deps.clock.now())
      .execute();
    expect(seen).toEqual([]);
  });

  it('writes nothing new when the same bytes are read again', async () => {
    const before = await countsOf(shop);
    deps.clock.advance(86_400_000);
    await buildCrawlRun(deps, crawler, await fetchPages(urls));
    await grabAll();
    expect(await countsOf(shop)).toEqual(before);
  });

  it('opens a price interval for exactly the prices that moved', async () => {
    const before = demo.day();
    demo.advance(3);
    deps.clock.advance(3 * 86_400_000);
    const moved = demo
      .changes(before, demo.day())
      .filter(
        (change) =>
          change.shop === 'kernhaus' &&
          change.before?.priceCents !== change.after?.priceCents &&
          change.before &&
          change.after,
      );
    const known = new Set(urls);
    const since = deps.clock.now();
    await buildCrawlRun(deps, crawler, await fetchPages(urls));
    await grabAll();
    const opened = await deps.db
      .selectFrom('price_point as p')
      .innerJoin('offer as o', 'o.id', 'p.offer_id')
      .select(['o.sku', 'p.amount_minor'])
      .where('o.shop_id', '=', shop.id)
      .where('p.valid_from', '>=', since)
      .execute();
    const priceOf = new Map(opened.map((point) => [point.sku, point.amount_minor]));
    for (const change of moved.filter(({ url }) => known.has(url))) {
      expect([change.sku, priceOf.get(change.sku)]).toEqual([change.sku, change.after?.priceCents]);
    }
  });

  it('marks the offers of a page that is gone as missing', async () => {
    const [first = '', ...others] = urls;
    deps.clock.advance(86_400_000);
    const pages: FetchedPage[] = others.map((url) => ({ url, outcome: 'not_modified' }));
    await buildCrawlRun(deps, crawler, [{ url: first, outcome: 'gone' }, ...pages]);
    await grabAll();
    const missing = await deps.db
      .selectFrom('offer')
      .select('url')
      .where('shop_id', '=', shop.id)
      .where('state', '=', 'missing')
      .execute();
    expect(missing.length).toBeGreaterThan(0);
  });

  it('brings the offers of a page back that answers with its old content', async () => {
    const [first = ''] = urls;
    deps.clock.advance(86_400_000);
    await buildCrawlRun(deps, crawler, [{ url: first, outcome: 'not_modified' }]);
    await grabAll();
    const offers = await deps.db
      .selectFrom('offer')
      .select(['state', 'price_minor'])
      .where('shop_id', '=', shop.id)
      .where('last_seen_at', '=', deps.clock.now())
      .execute();
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.filter((offer) => offer.state !== 'active' || offer.price_minor === null)).toEqual([]);
  });

  it('reads the stored pages again without moving anything when the rules are the same', async () => {
    const before = await countsOf(shop);
    const grabber = await deps.db
      .selectFrom('grabber')
      .select(['id', 'config_id as configId', 'crawler_id as crawlerId'])
      .where('shop_id', '=', shop.id)
      .executeTakeFirstOrThrow();
    const runId = await queueGrabRun(deps, { ...grabber, configId: grabber.configId ?? '' }, 'replay');
    expect(await workOffOneGrabRun(deps)).toBe(true);
    const run = await deps.db.selectFrom('grab_run').selectAll().where('id', '=', runId).executeTakeFirstOrThrow();
    expect(run.state).toBe('succeeded');
    expect((await countsOf(shop)).points).toBe(before.points);
  });
});

describe('grabbing feeds', () => {
  it.each([
    ['kernhaus', '/export/google-shopping.xml'],
    ['tarnbrook', '/feeds/merchant.tsv'],
    ['marelle', '/flux/google.atom'],
  ])('reads the feed of %s into offers, once', async (key, path) => {
    const { url } = demoShop(key);
    const shop = await buildShop(deps, { url: `https://${key}-feed.example/` });
    const grabber = await buildGrabber(deps, shop, { feedUrl: new URL(path, url).href });
    const first = await queueGrabRun(deps, grabber);
    expect(await workOffOneGrabRun(deps)).toBe(true);
    const run = await deps.db.selectFrom('grab_run').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
    expect(run).toMatchObject({ state: 'succeeded' });
    const before = await countsOf(shop);
    expect(before.offers).toBeGreaterThan(50);
    expect(before.points).toBe(before.offers);

    deps.clock.advance(3_600_000);
    const second = await queueGrabRun(deps, grabber);
    await workOffOneGrabRun(deps);
    expect(await countsOf(shop)).toEqual(before);
    const again = await deps.db.selectFrom('grab_run').selectAll().where('id', '=', second).executeTakeFirstOrThrow();
    expect(again).toMatchObject({ state: 'succeeded', stop_reason: 'unchanged' });
    const said = await (
      await api.asAdministrator()
    ).query<{ grabRun: object }>('query ($id: ID!) { grabRun(id: $id) { offers unchanged { readAt offers } } }', {
      id: second,
    });
    const unchanged = { readAt: run.finished_at?.toISOString(), offers: before.offers };
    expect(said.grabRun).toEqual({ offers: 0, unchanged });
  });

  it('says in one sentence why a feed can not be read', async () => {
    const shop = await buildShop(deps);
    const grabber = await buildGrabber(deps, shop, { feedUrl: demoShop('kernhaus').url });
    const runId = await queueGrabRun(deps, grabber);
    await workOffOneGrabRun(deps);
    const run = await deps.db.selectFrom('grab_run').selectAll().where('id', '=', runId).executeTakeFirstOrThrow();
    expect(run.state).toBe('failed');
    expect(readSentence(run.stop_reason ?? '').wording).toEqual(wording('feed_is_html'));
  });

  it('names the entities a feed declares, which stay in the text as they are written, with their lines', async () => {
    const feed = `<?xml version="1.0"?>
<!DOCTYPE rss [<!ENTITY maker "Ossa"> <!ENTITY file SYSTEM "file:///etc/hostname">]>
<rss><channel>
<item><id>L1</id><title>Lamp by &maker;</title><link>https://lamps.example/1</link><price>5.00 EUR</price></item>
<item><id>L2</id><title>Cup by &maker;</title><description>&file;</description><price>6.00 EUR</price></item>
</channel></rss>`;
    const server = createServer((_request, response) => response.end(feed));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      deps.allowHosts = [...deps.allowHosts, host];
      const shop = await buildShop(deps);
      const runId = await queueGrabRun(deps, await buildGrabber(deps, shop, { feedUrl: `http://${host}/lamps.xml` }));
      await workOffOneGrabRun(deps);
      expect((await offersOf(shop)).map(({ title }) => title)).toEqual(['Lamp by &maker;', 'Cup by &maker;']);
      const administrator = await api.asAdministrator();
      const { grabRun } = await administrator.query<{ grabRun: unknown }>(
        `{ grabRun(id: "${runId}") { state remarks { line code reason { text } } } }`,
      );
      expect(grabRun).toEqual({
        state: 'succeeded',
        remarks: [
          {
            line: 2,
            code: 'entities_ignored',
            reason: { text: 'The document declares entities of its own; they are never expanded.' },
          },
          {
            line: 4,
            code: 'entities_left',
            reason: { text: 'The entity &maker; is never expanded and stays as written on 2 lines (4, 5).' },
          },
          {
            line: 5,
            code: 'entities_left',
            reason: { text: 'The entity &file; is never expanded and stays as written on line 5.' },
          },
        ],
      });
    } finally {
      server.close();
    }
  });

  it('goes on behind the last batch when another worker takes the run over', async () => {
    const shop = await buildShop(deps);
    const grabber = await buildGrabber(deps, shop, {
      feedUrl: new URL('/feeds/merchant.tsv', demoShop('tarnbrook').url).href,
    });
    const runId = await queueGrabRun(deps, grabber);
    await workOffOneGrabRun(deps);
    const whole = await countsOf(shop);
    // As a worker leaves it that died after half of the rows.
    await sql`delete from offer where shop_id = ${shop.id}`.execute(deps.db);
    await sql`update grab_run set state = 'running', finished_at = null, heartbeat_at = now() - interval '1 hour',
      cursor = jsonb_set(cursor, '{rows}', '10') where id = ${runId}`.execute(deps.db);
    await workOffOneGrabRun(deps);
    expect((await countsOf(shop)).offers).toBe(whole.offers - 10);
    const run = await deps.db.selectFrom('grab_run').selectAll().where('id', '=', runId).executeTakeFirstOrThrow();
    expect(run).toMatchObject({ state: 'succeeded', stalls: 1 });
  });

  it('saves every row of a feed of many batches once, also when the worker stops in the middle', async () => {
    const lines = Array.from({ length: 2_500 }, (_, row) => `R${row},Cup ${row},https://cups.example/${row},5.00 EUR`);
    const server = createServer((_request, response) => response.end(['id,title,link,price', ...lines].join('\n')));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      deps.allowHosts = [...deps.allowHosts, host];
      const shop = await buildShop(deps);
      const grabber = await buildGrabber(deps, shop, { feedUrl: `http://${host}/cups.csv` });
      const runId = await queueGrabRun(deps, grabber);
      const worker = new AbortController();
      let isRead = false;
      const stream = async (stored: StoredLocation) => {
        isRead = true;
        return deps.storage.stream(stored);
      };
      // Once rows are read, the time is asked for to save them: the worker is told to stop within its first batch.
      const now = () => {
        if (isRead) worker.abort();
        return deps.clock.now();
      };
      await workOffOneGrabRun({ ...deps, storage: { ...deps.storage, stream }, clock: { now } }, worker.signal);
      const early = await countsOf(shop);
      expect(early.offers).toBeGreaterThan(0);
      expect(early.offers).toBeLessThan(2_500);
      await workOffOneGrabRun(deps);
      expect(await countsOf(shop)).toEqual({ offers: 2_500, snapshots: 2_500, points: 2_500 });
      const run = await deps.db.selectFrom('grab_run').selectAll().where('id', '=', runId).executeTakeFirstOrThrow();
      expect(run).toMatchObject({ state: 'succeeded', totals: { offers: 2_500, snapshots: 2_500, problems: 0 } });
      const administrator = await api.asAdministrator();
      const { grabRun } = await administrator.query<{ grabRun: unknown }>(
        `{ grabRun(id: "${runId}") { offers outcomes { name count } } }`,
      );
      expect(grabRun).toEqual({ offers: 2_500, outcomes: [{ name: 'offers', count: 2_500 }] });
    } finally {
      server.close();
    }
  });
});
