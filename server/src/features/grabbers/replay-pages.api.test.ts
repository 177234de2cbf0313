import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import {
  type BuiltCrawler,
  type BuiltGrabber,
  type BuiltShop,
  buildCrawler,
  buildCrawlRun,
  buildGrabber,
  buildShop,
  type FetchedPage,
  queueGrabRun,
} from './grabber.builder.ts';
import { grabWaitingPages, workOffOneGrabRun } from './index.ts';

const api = await testApi();
const { deps } = api;
let shop: BuiltShop;
let crawler: BuiltCrawler;
let grabber: BuiltGrabber;

beforeEach(async () => {
  shop = await buildShop(deps);
  crawler = await buildCrawler(deps, shop);
  grabber = await buildGrabber(deps, shop, { crawlerId: crawler.id });
});

function pageOf(path: string, price = '10.00'): FetchedPage {
  const offers = { '@type': 'Offer', price, priceCurrency: 'EUR' };
  const data = { '@context': 'https://schema.org', '@type': 'Product', sku: path, name: `Cup ${path}`, offers };
  const html = `<html lang="en"><head><title>Cup</title><script type="application/ld+json">${JSON.stringify(data)}</script></head></html>`;
  return { url: `${shop.url}${path}`, outcome: 'changed', bytes: new TextEncoder().encode(html) };
}

async function crawl(pages: readonly FetchedPage[]): Promise<void> {
  deps.clock.advance(3_600_000);
  await buildCrawlRun(deps, crawler, pages, 'schedule');
  while ((await grabWaitingPages(deps)) > 0);
}

/** Settings that read only pages marked up this way. */
const readOnly = (strategy: string) =>
  sql`update grabber_config set config = jsonb_set(config, '{strategies}', ${JSON.stringify([strategy])}::jsonb)
    where id = ${grabber.configId}`.execute(deps.db);

async function replay(): Promise<string> {
  deps.clock.advance(60_000);
  const id = await queueGrabRun(deps, grabber, 'replay');
  await workOffOneGrabRun(deps, undefined, [id]);
  return id;
}

async function decide(id: string, decision: 'APPLY' | 'TAKE_BACK'): Promise<void> {
  const mutation = `mutation ($id: ID!, $decision: ReplayDecision!) { decideReplay(id: $id, decision: $decision) { __typename } }`;
  await (await api.asAdministrator()).query(mutation, { id, decision });
  await workOffOneGrabRun(deps, undefined, [id]);
}

type Run = { stopReason: { text: string } | null; replay: { difference: object } };
const read = async (id: string) =>
  (
    await (
      await api.asAdministrator()
    ).query<{ grabRun: Run }>(
      `query ($id: ID!) { grabRun(id: $id) { stopReason { text } replay { difference { pages offersAdded } } } }`,
      { id },
    )
  ).grabRun;

describe('the pages of a replay', () => {
  it('says how many pages it left out, beside what a person accepted of the others', async () => {
    const many = Array.from({ length: 20 }, (_, at) => `p${String(at).padStart(2, '0')}`);
    await crawl(many.map((path) => pageOf(path)));
    await readOnly('microdata');
    const id = await replay();
    await readOnly('json-ld');
    await crawl([pageOf('p00', '11.00'), pageOf('p01', '11.00')]);
    await readOnly('microdata');
    await decide(id, 'APPLY');
    expect((await read(id)).stopReason?.text).toBe(
      '20 of 20 pages read no longer state offers that they stated when last read. A person accepted this. 2 pages were left out, since they were fetched again meanwhile; offers of the other pages are marked as missing unless another source states them.',
    );
    const active = await sql`select 1 from offer where shop_id = ${shop.id} and state = 'active'`.execute(deps.db);
    expect(active.rows).toHaveLength(2);
  });

  it('reads no page again that is gone', async () => {
    await crawl(['a', 'b'].map((path) => pageOf(path)));
    await crawl([{ url: `${shop.url}a`, outcome: 'gone' }]);
    await readOnly('microdata');
    expect(await read(await replay())).toMatchObject({ replay: { difference: { pages: 1, offersAdded: 0 } } });
  });

  it('leave no price behind that held at no time, once it is taken back', async () => {
    await crawl([pageOf('a'), pageOf('b')]);
    await readOnly('microdata');
    const id = await replay();
    await decide(id, 'APPLY');
    await decide(id, 'TAKE_BACK');
    const points = await sql<{ sku: string; isOpen: boolean }>`
      select o.sku, p.valid_to is null as "isOpen" from price_point p join offer o on o.id = p.offer_id
      where o.shop_id = ${shop.id} and p.state in ('accepted', 'suspect') order by o.sku`.execute(deps.db);
    expect(points.rows).toEqual([
      { sku: 'a', isOpen: true },
      { sku: 'b', isOpen: true },
    ]);
  });
});
