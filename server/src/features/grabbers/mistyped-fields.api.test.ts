import { beforeEach, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
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

const api = await testApi();
const { deps } = api;
const hourMs = 3_600_000;
const many = Array.from({ length: 20 }, (_, index) => `p${String(index).padStart(2, '0')}`);
let shop: BuiltShop;
let crawler: BuiltCrawler;

beforeEach(async () => {
  shop = await buildShop(deps);
  crawler = await buildCrawler(deps, shop);
  await buildGrabber(deps, shop, { crawlerId: crawler.id });
});

type Stated = { price?: unknown; availability?: unknown; ratingValue?: unknown };

const right: Stated = { price: 5, availability: 'https://schema.org/InStock', ratingValue: 4 };

function pageOf(sku: string, stated: Stated = right): FetchedPage {
  const { price, availability, ratingValue } = stated;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku,
    name: `Cup ${sku}`,
    aggregateRating: { '@type': 'AggregateRating', ratingValue, ratingCount: 12 },
    offers: { '@type': 'Offer', price, availability, priceCurrency: 'EUR' },
  };
  const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const html = `<html><head><title>Cup</title></head><body><h1>Cup ${sku}</h1>${script}</body></html>`;
  return { url: `${shop.url}${sku}`, outcome: 'changed', bytes: new TextEncoder().encode(html) };
}

const same = (sku: string): FetchedPage => ({ url: `${shop.url}${sku}`, outcome: 'unchanged' });

/** Reads pages an hour later as a scheduled run; gives what people see of the run. */
async function read(pages: readonly FetchedPage[], trigger: 'manual' | 'schedule' = 'schedule') {
  deps.clock.advance(hourMs);
  const crawlRunId = await buildCrawlRun(deps, crawler, pages, trigger);
  while ((await grabWaitingPages(deps)) > 0);
  const { id } = await deps.db
    .selectFrom('grab_run')
    .select('id')
    .where('crawl_run_id', '=', crawlRunId)
    .executeTakeFirstOrThrow();
  const person = await api.asAdministrator();
  const { grabRun } = await person.query<{ grabRun: { state: string; stopReason: { text: string } | null } }>(
    `query ($id: ID!) { grabRun(id: $id) { state stopReason { text } turn { firstWrong { url } } } }`,
    { id },
  );
  return grabRun;
}

it.each([
  ['Price', 'a price that was a number and is text', { price: 'on request' }],
  ['Availability', 'an availability that is no known word', { availability: 'ask Martha' }],
  ['Rating', 'a rating beyond its scale', { ratingValue: 4000 }],
  ['Rating', 'a rating without a number', { ratingValue: 'very good' }],
] as const)('is degraded by pages whose %s cannot be read any more: %s', async (field, _what, wrong) => {
  await read(
    many.map((sku) => pageOf(sku)),
    'manual',
  );
  const fallen = many.slice(0, 6).map((sku) => pageOf(sku, { ...right, ...wrong }));
  expect(await read([...fallen, ...many.slice(6).map(same)])).toEqual({
    state: 'degraded',
    stopReason: {
      text: `6 of 20 pages read state a field that cannot be read, although it could when last read: ${field}.`,
    },
    turn: { firstWrong: { url: `${shop.url}p00` } },
  });
});

it('names the unreadable field of a whole run too, and takes five such pages as the way of the shop', async () => {
  for (let run = 0; run < 4; run += 1) {
    await read(
      many.map((sku) => (run === 0 ? pageOf(sku) : same(sku))),
      'manual',
    );
  }
  const wrong = { ...right, price: 'on request' };
  const some = [...many.slice(0, 5).map((sku) => pageOf(sku, wrong)), ...many.slice(5).map(same)];
  expect(await read(some)).toMatchObject({ state: 'succeeded', stopReason: null });
  expect(
    await read(
      many.map((sku) => pageOf(sku, { ...wrong, availability: right.availability })),
      'manual',
    ),
  ).toMatchObject({
    state: 'degraded',
    stopReason: { text: expect.stringMatching(/^15 of 20 pages read state a field that cannot be read.*: Price\.$/) },
  });
});

it('calls a field lost where the page leaves it out', async () => {
  await read(
    many.map((sku) => pageOf(sku)),
    'manual',
  );
  const bare = many.slice(0, 6).map((sku) => pageOf(sku, { price: 5, ratingValue: 4 }));
  expect(await read([...bare, ...many.slice(6).map(same)])).toMatchObject({
    state: 'degraded',
    stopReason: { text: expect.stringContaining('no longer state a field') },
  });
});
