import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { refuseRows, testApi } from '../../testing/index.ts';
import {
  buildCrawler,
  buildCrawlRun,
  buildGrabber,
  buildShop,
  type BuiltCrawler,
  type BuiltShop,
  type FetchedPage,
} from './grabber.builder.ts';
import { grabWaitingPages } from './index.ts';
import { mendNextAbsences } from './mend-absences.loop.ts';

const api = await testApi();
const { deps } = api;
const { db } = deps;
const dayMs = 86_400_000;
let shop: BuiltShop;
let crawler: BuiltCrawler;
let grabberId: string;

beforeEach(async () => {
  await sql`delete from installation_fact where key = 'absences_mended'`.execute(db);
  shop = await buildShop(deps);
  crawler = await buildCrawler(deps, shop);
  grabberId = (await buildGrabber(deps, shop, { crawlerId: crawler.id })).id;
});

function page(path: string, skus: readonly string[], body = ''): FetchedPage {
  const graph = skus.map((sku) => ({
    '@type': 'Product',
    sku,
    name: `Cup ${sku}`,
    offers: { '@type': 'Offer', price: '5.00', priceCurrency: 'EUR' },
  }));
  const data = { '@context': 'https://schema.org', '@type': 'ProductGroup', name: `Cups ${path}`, hasVariant: graph };
  const script = skus.length === 0 ? '' : `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const usual = `<html><head><title>Cups</title></head><body><h1>Cups of ${path}</h1>${script}</body></html>`;
  return { url: `${shop.url}${path}`, outcome: 'changed', bytes: new TextEncoder().encode(body || usual) };
}

/** Pages as a scheduled run reads them a day later; gives when. */
async function read(pages: readonly FetchedPage[]): Promise<Date> {
  deps.clock.advance(dayMs);
  const at = deps.clock.now();
  await buildCrawlRun(deps, crawler, pages, 'schedule');
  while ((await grabWaitingPages(deps)) > 0);
  return at;
}

/** What runs left before they judged absence: every offer on sale, its price running, and no loss noted. */
async function asBefore(): Promise<void> {
  await sql`delete from grab_loss where run_id in (select id from grab_run where grabber_id = ${grabberId})`.execute(
    db,
  );
  await sql`update price_point set valid_to = null where id in (select distinct on (p.offer_id) p.id
    from price_point p join offer o on o.id = p.offer_id where o.shop_id = ${shop.id} order by p.offer_id, p.valid_from desc)`.execute(
    db,
  );
  await sql`update offer set state = 'active', missing_runs = 0, missed_run_id = null where shop_id = ${shop.id}`.execute(
    db,
  );
}

async function mend(): Promise<void> {
  // Jobs stand by when they were asked for.
  deps.clock.advance(dayMs);
  while (!(await mendNextAbsences(deps)));
}

const offers = async () => {
  const found = await sql<{ sku: string; state: string; validTo: Date | null }>`
    select o.sku, o.state, p.valid_to as "validTo" from offer o join price_point p on p.offer_id = o.id
    where o.shop_id = ${shop.id} order by o.sku`.execute(db);
  return found.rows;
};

/** What people see of it among the jobs. */
async function seen() {
  const person = await api.asAdministrator();
  const { jobs } = await person.query<{ jobs: { nodes: { id: string; state: string }[] } }>(
    '{ jobs(first: 1) { nodes { id state } } }',
  );
  const [job] = jobs.nodes;
  const { grabRun } = await person.query<{ grabRun: { remarks: { reason: { text: string } }[] } }>(
    'query ($id: ID!) { grabRun(id: $id) { remarks { reason { text } } } }',
    { id: job?.id },
  );
  return { state: job?.state, remarks: grabRun.remarks.map(({ reason }) => reason.text) };
}

it('ends offers and prices at the reading that no longer stated them, and says how many', async () => {
  await read([page('a', ['a-1', 'a-2', 'a-3']), page('b', ['b-1', 'b-2'])]);
  const first = await read([page('a', ['a-1', 'a-2'])]);
  // Only the first reading without it tells when it ended.
  await read([page('a', ['a-1', 'a-2'])]);
  const second = await read([page('b', [])]);
  await asBefore();
  await mend();
  const mended = [
    { sku: 'a-1', state: 'active', validTo: null },
    { sku: 'a-2', state: 'active', validTo: null },
    { sku: 'a-3', state: 'missing', validTo: first },
    { sku: 'b-1', state: 'missing', validTo: second },
    { sku: 'b-2', state: 'missing', validTo: second },
  ];
  expect(await offers()).toEqual(mended);
  const told = {
    state: 'succeeded',
    remarks: ['Offers that their page had stopped stating, ended at that reading: 3.'],
  };
  expect(await seen()).toEqual(told);
  // Again from the start it finds nothing more.
  await sql`delete from installation_fact where key = 'absences_mended'`.execute(db);
  await mend();
  expect(await offers()).toEqual(mended);
  expect(await seen()).toEqual(told);
});

it('goes through more offers than one batch holds', async () => {
  await read([page('a', ['a-1', 'a-2'])]);
  const at = await read([page('a', ['a-1'])]);
  await asBefore();
  await sql`insert into offer (id, shop_id, offer_key, origin, title, url, first_seen_at, last_seen_at, last_changed_at)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${shop.id}, 'sku:' || n, 'observed', 'Cup', '', now(), now(), now()
    from generate_series(1, 600) n`.execute(db);
  expect(await mendNextAbsences(deps)).toBe(false);
  expect(await offers()).toMatchObject([{ state: 'active' }, { state: 'active' }]);
  await mend();
  expect(await offers()).toEqual([
    { sku: 'a-1', state: 'active', validTo: null },
    { sku: 'a-2', state: 'missing', validTo: at },
  ]);
});

it('leaves offers alone that were seen again, that a challenge hid, or whose run was degraded', async () => {
  await read([page('back', ['back-1', 'back-2']), page('wall', ['wall-1']), page('bad', ['bad-1', 'bad-2'])]);
  await read([page('back', ['back-1'])]);
  await read([page('back', ['back-1', 'back-2'])]);
  const wall = '<html><head><title>Just a moment...</title></head><body>Checking your browser</body></html>';
  await read([page('wall', [], wall)]);
  await read([page('bad', ['bad-1'])]);
  await sql`update grab_run r set state = 'degraded' from grab_item i join page p on p.id = i.page_id
    where r.grabber_id = ${grabberId} and i.run_id = r.id and p.url like '%bad' and i.offers = 1`.execute(db);
  await asBefore();
  const before = (await offers()).map(({ sku, state }) => `${sku} ${state}`);
  await mend();
  expect((await offers()).map(({ sku, state }) => `${sku} ${state}`)).toEqual(before);
});

it('mends the offers of a grabber although those of another one cannot be, which is told', async () => {
  const broken = shop;
  await read([page('a', ['a-1', 'a-2'])]);
  await read([page('a', ['a-1'])]);
  await asBefore();
  const brokenGrabber = grabberId;
  shop = await buildShop(deps);
  crawler = await buildCrawler(deps, shop);
  grabberId = (await buildGrabber(deps, shop, { crawlerId: crawler.id })).id;
  await read([page('b', ['b-1', 'b-2'])]);
  const at = await read([page('b', ['b-1'])]);
  await asBefore();
  const failures = await refuseRows(db, 'offer', `new.shop_id = '${broken.id}' and new.state = 'missing'`);
  await mend();
  expect(await offers()).toEqual([
    { sku: 'b-1', state: 'active', validTo: null },
    { sku: 'b-2', state: 'missing', validTo: at },
  ]);
  const told = { event: 'grab-run.absences-not-mended', grabberId: brokenGrabber, reason: 'refused' };
  expect(failures()).toMatchObject([told]);
});
