import { beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
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
const { db } = deps;
const hourMs = 3_600_000;
let shop: BuiltShop;
let crawler: BuiltCrawler;
let grabber: BuiltGrabber;

beforeEach(async () => {
  shop = await buildShop(deps);
  crawler = await buildCrawler(deps, shop);
  grabber = await buildGrabber(deps, shop, { crawlerId: crawler.id });
});

function product(sku: string, price = '5.00', brand: { brand?: string } = { brand: 'Aurelo' }) {
  const offers = { '@type': 'Offer', price, priceCurrency: 'EUR' };
  return { '@context': 'https://schema.org', '@type': 'Product', sku, name: `Cup ${sku}`, ...brand, offers };
}

/** A page of the shop with these offers; several are variants of one cup. */
function pageOf(
  path: string,
  skus: readonly string[],
  title = `Cup ${path}`,
  single: object | undefined = skus[0] === undefined ? undefined : product(skus[0]),
): FetchedPage {
  const data =
    skus.length > 1
      ? {
          '@context': 'https://schema.org',
          '@type': 'ProductGroup',
          name: title,
          hasVariant: skus.map((sku) => product(sku)),
        }
      : (single ?? { '@context': 'https://schema.org', '@type': 'WebPage', name: title });
  const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const html = `<html><head><title>${title}</title></head><body><h1>${title}</h1>${script}</body></html>`;
  return { url: `${shop.url}${path}`, outcome: 'changed', bytes: new TextEncoder().encode(html) };
}

const same = (path: string): FetchedPage => ({ url: `${shop.url}${path}`, outcome: 'unchanged' });
const silent = (path: string): FetchedPage => pageOf(path, []);

/** Reads pages an hour later; gives the time and how the grab run ended. */
async function read(
  pages: readonly FetchedPage[],
  trigger: 'manual' | 'schedule' = 'schedule',
  end: 'succeeded' | 'cancelled' = 'succeeded',
) {
  deps.clock.advance(hourMs);
  const at = deps.clock.now();
  const crawlRunId = await buildCrawlRun(deps, crawler, pages, trigger, end);
  deps.clock.advance(hourMs);
  while ((await grabWaitingPages(deps)) > 0);
  const run = await db
    .selectFrom('grab_run')
    .select(['id', 'state', 'stop_reason'])
    .where('crawl_run_id', '=', crawlRunId)
    .executeTakeFirstOrThrow();
  return { at, ...run };
}

async function skusIn(state: string): Promise<string[]> {
  const offers = db.selectFrom('offer').select('sku').where('shop_id', '=', shop.id).where('state', '=', state);
  return (await offers.orderBy('sku').execute()).map(({ sku }) => sku ?? '');
}

async function priceEnds(sku: string): Promise<(Date | null)[]> {
  const found = await sql<{ end: Date | null }>`
    select p.valid_to as end from price_point p join offer o on o.id = p.offer_id
    where o.shop_id = ${shop.id} and o.sku = ${sku} order by p.valid_from`.execute(db);
  return found.rows.map(({ end }) => end);
}

const many = Array.from({ length: 20 }, (_, index) => `p${String(index).padStart(2, '0')}`);
const readMany = () =>
  read(
    many.map((path) => pageOf(path, [path])),
    'manual',
  );

it('misses at its reading what a page of one offer and a page of many no longer state, in a run over due pages', async () => {
  await read([pageOf('one', ['a']), pageOf('many', ['b', 'c', 'd']), pageOf('other', ['e'])], 'manual');
  const { at, state } = await read([silent('one'), pageOf('many', ['b', 'd'])]);
  expect(state).toBe('succeeded');
  expect(await skusIn('active')).toEqual(['b', 'd', 'e']);
  expect(await skusIn('missing')).toEqual(['a', 'c']);
  expect([await priceEnds('a'), await priceEnds('c'), await priceEnds('b')]).toEqual([[at], [at], [null]]);
  // The same pages once more say nothing new; an offer expires by whole runs, not by these.
  for (let again = 0; again < 3; again += 1) await read([same('one'), same('many')]);
  expect(await skusIn('missing')).toEqual(['a', 'c']);
  await read([pageOf('one', ['a'])]);
  expect(await skusIn('active')).toEqual(['a', 'b', 'd', 'e']);
});

it('takes no challenge, no error page and no page without its bytes for the word of the shop', async () => {
  await read([pageOf('one', ['a']), pageOf('two', ['b']), pageOf('three', ['c'])], 'manual');
  deps.clock.advance(hourMs);
  await buildCrawlRun(deps, crawler, [silent('three')], 'schedule');
  await sql`update blob set location = 'nowhere' where sha256 = (select blob_sha256 from page_fetch where crawler_id = ${crawler.id}
    order by fetched_at desc limit 1)`.execute(db);
  await read([pageOf('one', [], 'Just a moment...'), pageOf('two', [], '503 Service Unavailable')]);
  expect(await skusIn('active')).toEqual(['a', 'b', 'c']);
  // Nor when they stay as they are.
  await read([same('one'), same('two')], 'manual');
  expect(await skusIn('active')).toEqual(['a', 'b', 'c']);
});

it('changes nothing by a run in which more than five pages and a tenth of them lost offers, until a person accepts it', async () => {
  await readMany();
  const lost = many.slice(0, 6);
  const { id, state, stop_reason: reason, at } = await read([...lost.map(silent), ...many.slice(6).map(same)]);
  expect([state, reason]).toEqual(['degraded', 'offers_lost:6:20']);
  expect(await skusIn('active')).toEqual(many);
  // Pages that stay so are neither seen again nor settled by a smaller run.
  expect(await read(lost.slice(0, 3).map(same))).toMatchObject({ state: 'succeeded' });
  expect(await skusIn('active')).toEqual(many);
  // One that is back is no longer held back.
  await read([pageOf('p00', ['p00'])]);

  const administrator = await api.asAdministrator();
  const accept = `mutation ($id: ID!) { acceptGrabRunAsNormal(id: $id) {
    __typename ... on GrabRunAnswered { run { state isAccepted nextCommands } } ... on NotAllowedNow { reason } } }`;
  const shown = await administrator.query<{ grabRun: { nextCommands: string[]; stopReason: { text: string } } }>(
    'query ($id: ID!) { grabRun(id: $id) { nextCommands stopReason { text } } }',
    { id },
  );
  expect(shown.grabRun).toMatchObject({
    nextCommands: ['accept_as_normal'],
    stopReason: { text: expect.stringContaining('6 of 20 pages') },
  });
  expect(await administrator.query(accept, { id })).toEqual({
    acceptGrabRunAsNormal: {
      __typename: 'GrabRunAnswered',
      run: { state: 'degraded', isAccepted: true, nextCommands: [] },
    },
  });
  await grabWaitingPages(deps);
  expect(await skusIn('missing')).toEqual(lost.slice(1));
  expect(await priceEnds('p01')).toEqual([at]);
  expect(await administrator.query(accept, { id })).toMatchObject({
    acceptGrabRunAsNormal: {
      __typename: 'NotAllowedNow',
      reason: 'This run is accepted as normal already. It counts as one; nothing is left to do.',
    },
  });
});

it('takes five pages that lost offers, and a tenth of many, as the way of the shop', async () => {
  await readMany();
  expect(await read(many.slice(0, 5).map(silent))).toMatchObject({ state: 'succeeded' });
  expect(await skusIn('missing')).toEqual(many.slice(0, 5));
  const more = Array.from({ length: 60 }, (_, index) => `q${String(index).padStart(2, '0')}`);
  await read(more.map((path) => pageOf(path, [path])));
  const tenth = await read([...more.slice(0, 6).map(silent), ...more.slice(6).map(same)]);
  expect(tenth).toMatchObject({ state: 'succeeded' });
  expect(await skusIn('missing')).toEqual([...many.slice(0, 5), ...more.slice(0, 6)]);
});

it.each([
  ['a field', 'field_lost:brand:6:20', (sku: string) => product(sku, '5.00', {})],
  ['an accepted price', 'prices_refused:6:20', (sku: string) => product(sku, '0.05')],
])('is degraded when many pages lost %s that they stated when last read', async (_what, reason, changed) => {
  await readMany();
  const fallen = many.slice(0, 6);
  const run = await read([
    same('p19'),
    ...fallen.map((path) => pageOf(path, [path], undefined, changed(path))),
    ...many.slice(6, 19).map(same),
  ]);
  expect([run.state, run.stop_reason]).toEqual(['degraded', reason]);
  const { turn } = await db.selectFrom('grab_run').select('turn').where('id', '=', run.id).executeTakeFirstOrThrow();
  expect(turn).toMatchObject({
    lastRight: { url: expect.stringContaining(shop.url), at: expect.any(String) },
    firstWrong: { url: `${shop.url}p00`, at: expect.any(String) },
  });
  // Five pages are no break.
  expect(await read(many.slice(6, 11).map((path) => pageOf(path, [path], undefined, changed(path))))).toMatchObject({
    state: 'succeeded',
  });
});

it('reads a page again that changed without being read, before it says that an offer is missing', async () => {
  await read([pageOf('one', ['a']), pageOf('two', ['b'])], 'manual');
  // Their fetch was not read, as in a run that was cancelled.
  deps.clock.advance(hourMs);
  await buildCrawlRun(deps, crawler, [pageOf('one', ['a'], 'A new title'), silent('two')]);
  await db.deleteFrom('backlog').where('partition_id', '=', crawler.id).execute();
  const { at } = await read([same('one'), same('two')]);
  expect(await skusIn('active')).toEqual(['a']);
  expect(await priceEnds('b')).toEqual([at]);
});

it('keeps the time of the fetch when newer rules read off it that an offer never stood there', async () => {
  const first = await read([pageOf('one', ['a']), pageOf('two', ['b'])], 'manual');
  await read([same('one'), same('two')], 'manual');
  await sql`update grabber_config set config = jsonb_set(config, '{strategies}', '["microdata"]') where id = ${grabber.configId}`.execute(
    db,
  );
  deps.clock.advance(hourMs);
  const id = await queueGrabRun(deps, grabber, 'replay');
  while (await workOffOneGrabRun(deps));
  expect(await skusIn('active')).toEqual(['a', 'b']);
  await applyReplay(id);
  expect(await skusIn('missing')).toEqual(['a', 'b']);
  expect(await priceEnds('a')).toEqual([first.at]);
});

it('changes nothing by a replay that loses the offers of many pages', async () => {
  await readMany();
  await sql`update grabber_config set config = jsonb_set(config, '{strategies}', '["microdata"]') where id = ${grabber.configId}`.execute(
    db,
  );
  const id = await queueGrabRun(deps, grabber, 'replay');
  while (await workOffOneGrabRun(deps));
  const run = await db.selectFrom('grab_run').select(['state', 'stop_reason']).where('id', '=', id).executeTakeFirst();
  expect(run).toEqual({ state: 'waiting', stop_reason: 'offers_lost:20:20' });
  expect(await skusIn('active')).toEqual(many);
  // The person who applies it all the same answers for it.
  await applyReplay(id);
  expect(await skusIn('missing')).toEqual(many);
  const applied = await db.selectFrom('grab_run').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(applied).toMatchObject({ state: 'degraded', accepted_as_normal_by: expect.anything(), is_settling: false });
});

it('is degraded by pages that lost their offers, also where no other page could be read', async () => {
  await read([...many.map((path) => pageOf(path, [path])), pageOf('torn', ['torn'])], 'manual');
  deps.clock.advance(hourMs);
  await buildCrawlRun(deps, crawler, [...many.map(silent), pageOf('torn', ['torn'], 'Another title')], 'schedule');
  await sql`update blob set location = 'nowhere' where sha256 = (select blob_sha256 from page_fetch f join page p on p.id = f.page_id
    where p.crawler_id = ${crawler.id} and p.url like '%torn' order by fetched_at desc limit 1)`.execute(db);
  while ((await grabWaitingPages(deps)) > 0);
  const run = db.selectFrom('grab_run').select(['state', 'stop_reason']).where('grabber_id', '=', grabber.id);
  expect(await run.orderBy('requested_at', 'desc').executeTakeFirst()).toEqual({
    state: 'degraded',
    stop_reason: 'offers_lost:20:20',
  });
  // Held back, so that smaller runs cannot mark them a few at a time.
  await read(many.slice(0, 3).map(same));
  expect(await skusIn('missing')).toEqual([]);
});

it('holds no crawl that a person cancelled against the usual, nor for a part of it', async () => {
  for (let run = 0; run < 3; run += 1) await readMany();
  expect(await read(many.slice(0, 3).map(same), 'manual', 'cancelled')).toMatchObject({
    state: 'succeeded',
    stop_reason: null,
  });
  // Nor does it lower the usual.
  for (let run = 0; run < 3; run += 1) await read(many.slice(0, 3).map(same), 'manual', 'cancelled');
  expect(await read(many.slice(0, 3).map(same), 'manual')).toMatchObject({
    state: 'degraded',
    stop_reason: 'fewer_offers',
  });
});

const gone = (path: string): FetchedPage => ({ url: `${shop.url}${path}`, outcome: 'gone' });

it('misses the offers of a few pages that are gone at once, and holds those of many back until a person accepts them', async () => {
  await readMany();
  const { at } = await read([...many.slice(0, 3).map(gone), same('p19')]);
  expect(await skusIn('missing')).toEqual(many.slice(0, 3));
  expect(await priceEnds('p00')).toEqual([at]);
  const lost = many.slice(3, 19);
  const broken = await read([...lost.map(gone), same('p19')]);
  expect([broken.state, broken.stop_reason]).toEqual(['degraded', 'offers_lost:16:17']);
  const { turn } = await db.selectFrom('grab_run').select('turn').where('id', '=', broken.id).executeTakeFirstOrThrow();
  expect(turn).toMatchObject({ firstWrong: { url: expect.stringContaining(shop.url) } });
  expect(await skusIn('active')).toEqual(many.slice(3));
  // Neither a smaller run over other pages settles it, nor one over a few of these, nor a whole one that asks none of them.
  expect(await read([same('p19')])).toMatchObject({ state: 'succeeded' });
  expect(await read([...lost.slice(0, 2).map(gone), same('p19')])).toMatchObject({ state: 'succeeded' });
  expect(await read([same('p19')], 'manual')).toMatchObject({ state: 'degraded' });
  expect(await skusIn('active')).toEqual(many.slice(3));
  // Those that are back as they were are there again.
  await read(lost.slice(0, 2).map(same));
  await acceptAsNormal(broken.id);
  expect(await skusIn('active')).toEqual([...lost.slice(0, 2), 'p19']);
});

it('judges a run in which every page is gone: a few lose their offers at once, many are held back, and the run says that all are gone', async () => {
  await readMany();
  const { at } = await read(many.slice(0, 3).map(gone));
  expect(await skusIn('missing')).toEqual(many.slice(0, 3));
  expect(await priceEnds('p00')).toEqual([at]);
  const broken = await read(many.slice(3).map(gone));
  expect([broken.state, broken.stop_reason]).toEqual(['degraded', 'pages_gone:17:17']);
  expect(await skusIn('active')).toEqual(many.slice(3));
  const reader = await api.asAdministrator();
  const said = async () => {
    const { grabRun } = await reader.query<{ grabRun: { stopReason: { text: string }; turn: unknown } }>(
      'query ($id: ID!) { grabRun(id: $id) { stopReason { text } turn { firstWrong { url storedPageUrl emptyFetch { status outcome } } } } }',
      { id: broken.id },
    );
    return grabRun;
  };
  expect(await said()).toEqual({
    stopReason: {
      text: 'All 17 pages read are gone, although they stated offers when last read. None of these offers was changed.',
    },
    turn: {
      firstWrong: {
        url: expect.stringContaining(shop.url),
        storedPageUrl: null,
        emptyFetch: { status: 410, outcome: 'gone' },
      },
    },
  });
  await acceptAsNormal(broken.id);
  expect(await skusIn('active')).toEqual([]);
  expect((await said()).stopReason.text).toContain('A person accepted this');
});

const withoutPrice = (path: string): FetchedPage =>
  pageOf(path, [path], undefined, { ...product(path), offers: { '@type': 'Offer', availability: 'InStock' } });
const withoutComma = (path: string): FetchedPage => pageOf(path, [path], undefined, product(path, '500'));

async function applyReplay(id: string): Promise<void> {
  const administrator = await api.asAdministrator();
  await administrator.query(`mutation ($id: ID!) { decideReplay(id: $id, decision: APPLY) { __typename } }`, { id });
  while (await workOffOneGrabRun(deps));
}

async function acceptAsNormal(id: string): Promise<void> {
  const administrator = await api.asAdministrator();
  await administrator.query(`mutation ($id: ID!) { acceptGrabRunAsNormal(id: $id) { __typename } }`, { id });
  await grabWaitingPages(deps);
}

const shownPrice = async (sku: string) => {
  const offer = db.selectFrom('offer').select(['price_minor', 'price_state']).where('shop_id', '=', shop.id);
  return offer.where('sku', '=', sku).executeTakeFirstOrThrow();
};

it('ends a price at the reading that no longer finds it where few pages lost theirs', async () => {
  await readMany();
  const { at, state } = await read([withoutPrice('p00'), ...many.slice(1).map(same)]);
  expect(state).toBe('succeeded');
  expect(await priceEnds('p00')).toEqual([at]);
  expect(await shownPrice('p00')).toEqual({ price_minor: null, price_state: null });
});

it('ends no price that many pages lost until a person accepts the run', async () => {
  await readMany();
  const {
    id,
    at,
    state,
    stop_reason: reason,
  } = await read([...many.slice(0, 6).map(withoutPrice), ...many.slice(6).map(same)]);
  expect([state, reason]).toEqual(['degraded', 'field_lost:price:6:20']);
  // Neither a later run over the same pages ends them, nor one that reads them anew.
  expect(
    await read([same('p00'), pageOf('p01', ['p01'], 'A new title', { ...product('p01'), offers: {} })]),
  ).toMatchObject({ state: 'succeeded' });
  expect([await priceEnds('p00'), await priceEnds('p01')]).toEqual([[null], [null]]);
  expect(await shownPrice('p00')).toEqual({ price_minor: 500, price_state: 'accepted' });
  // One that is stated again runs on.
  await read([pageOf('p05', ['p05'])]);
  await acceptAsNormal(id);
  expect([await priceEnds('p00'), await priceEnds('p01'), await priceEnds('p05')]).toEqual([[at], [at], [null]]);
  expect(await shownPrice('p00')).toEqual({ price_minor: null, price_state: null });
});

it('replaces no price that many pages doubt by a second sighting until a person accepts the run', async () => {
  await readMany();
  const {
    id,
    at,
    stop_reason: reason,
  } = await read([...many.slice(0, 6).map(withoutComma), ...many.slice(6).map(same)]);
  expect(reason).toBe('prices_refused:6:20');
  for (let again = 0; again < 2; again += 1) await read(many.slice(0, 6).map(same));
  expect(await priceEnds('p00')).toEqual([null, null]);
  expect(await shownPrice('p00')).toEqual({ price_minor: 500, price_state: 'suspect' });
  await read([pageOf('p05', ['p05'])]);
  await acceptAsNormal(id);
  expect(await priceEnds('p00')).toEqual([at, null]);
  expect(await shownPrice('p00')).toEqual({ price_minor: 50_000, price_state: 'accepted' });
  expect(await shownPrice('p05')).toEqual({ price_minor: 500, price_state: 'accepted' });
});

it('settles with the newest run that a person accepts what degraded runs before it held of the same offers', async () => {
  await readMany();
  const { at } = await read([...many.slice(0, 8).map(withoutPrice), ...many.slice(8).map(same)], 'manual');
  const bare = (path: string) => pageOf(path, [path], undefined, { ...product(path), offers: {} });
  const newest = await read(many.slice(0, 7).map(bare));
  expect(newest.stop_reason).toBe('field_lost:availability:7:7');
  await acceptAsNormal(newest.id);
  expect(await priceEnds('p00')).toEqual([at]);
  expect(await shownPrice('p00')).toEqual({ price_minor: null, price_state: null });
  // Its page was not read since the run that holds it.
  expect(await priceEnds('p07')).toEqual([null]);
});

it('accepts with the newest run the doubted prices that a degraded run before it held', async () => {
  await readMany();
  const { at } = await read([...many.slice(0, 8).map(withoutComma), ...many.slice(8).map(same)], 'manual');
  const anonymous = (path: string) => pageOf(path, [path], undefined, { ...product(path, '500', {}) });
  const newest = await read(many.slice(0, 7).map(anonymous));
  expect(newest.state).toBe('degraded');
  await acceptAsNormal(newest.id);
  expect(await priceEnds('p00')).toEqual([at, null]);
  expect(await shownPrice('p00')).toEqual({ price_minor: 50_000, price_state: 'accepted' });
  expect(await priceEnds('p07')).toEqual([null, null]);
});
