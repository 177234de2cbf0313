import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import {
  type BuiltCrawler,
  type BuiltGrabber,
  type BuiltShop,
  buildCrawler,
  buildCrawlRun,
  buildGrabber,
  buildShop,
  queueGrabRun,
} from './grabber.builder.ts';
import { grabWaitingPages, workOffOneGrabRun } from './index.ts';

const api = await testApi();
const { deps } = api;
let shop: BuiltShop;
let crawler: BuiltCrawler;
let grabber: BuiltGrabber;

/** A page of the same cup, which it states in its markup or in its data. */
function page(path: string, isMarkedUp: boolean) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: 'cup',
    name: 'Cup',
    offers: { '@type': 'Offer', price: '5.00', priceCurrency: 'EUR' },
  };
  const marked = `<div itemscope itemtype="https://schema.org/Product"><b itemprop="sku">cup</b><b itemprop="name">Cup</b>
    <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><b itemprop="price" content="5.00">5.00</b>
    <meta itemprop="priceCurrency" content="EUR"></div></div>`;
  const stated = isMarkedUp ? marked : `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const html = `<html lang="en"><head><title>Cup</title></head><body><h1>Cups of ${path}</h1>${stated}</body></html>`;
  return { url: `${shop.url}${path}`, outcome: 'changed' as const, bytes: new TextEncoder().encode(html) };
}

type Pages = ReturnType<typeof page>[];

async function buildAll() {
  shop = await buildShop(deps);
  crawler = await buildCrawler(deps, shop);
  grabber = await buildGrabber(deps, shop, { crawlerId: crawler.id });
}
beforeEach(buildAll);

async function crawl(pages: Pages) {
  deps.clock.advance(3_600_000);
  await buildCrawlRun(deps, crawler, pages, 'schedule');
  while ((await grabWaitingPages(deps)) > 0);
}

/** The cup on page a, and an hour later on page b, by which it stands from then on. */
async function crawlBoth(doesStay: boolean): Promise<Pages> {
  const pages = [page('a', doesStay), page('b', false)];
  for (const one of pages) await crawl([one]);
  return pages;
}

/** From now on only markup is read. */
async function readMarkupOnly() {
  const configId = newId<'grabber_config'>();
  await sql`insert into grabber_config (id, grabber_id, version, config)
    select ${configId}::uuid, grabber_id, version + 1, jsonb_set(config, '{strategies}', '["microdata"]')
    from grabber_config where id = ${grabber.configId}`.execute(deps.db);
  await sql`update grabber set config_id = ${configId} where id = ${grabber.id}`.execute(deps.db);
  grabber = { ...grabber, configId };
}

async function replay(): Promise<string> {
  deps.clock.advance(60_000);
  const id = await queueGrabRun(deps, grabber, 'replay');
  await workOffOneGrabRun(deps, undefined, [id]);
  return id;
}

async function decided(id: string, decision: string) {
  const administrator = await api.asAdministrator();
  const { outcome } = await administrator.query<{ outcome: { __typename: string } }>(
    `mutation ($id: ID!, $decision: ReplayDecision!) {
      outcome: decideReplay(id: $id, decision: $decision, reason: "Tried") { __typename } }`,
    { id, decision },
  );
  expect(outcome).toEqual({ __typename: 'GrabRunAnswered' });
  await workOffOneGrabRun(deps, undefined, [id]);
}

const lostOf = async (id: string) =>
  (
    await (
      await api.asAdministrator()
    ).query<{ grabRun: { replay: { state: string; difference: { offersLost: number } } } }>(
      `query ($id: ID!) { grabRun(id: $id) { replay { state difference { offersLost } } } }`,
      { id },
    )
  ).grabRun.replay;

/** Each row that says which page states the cup. */
async function rows() {
  const found = await sql<{ offers: object[]; pages: object[]; readings: object[] | null }>`
    select (select json_agg(o) from offer o where o.shop_id = ${shop.id}) as offers,
      (select json_agg(s order by s.page_id) from offer_page s join offer o on o.id = s.offer_id where o.shop_id = ${shop.id}) as pages,
      (select json_agg(r order by r.grabber_id) from offer_reading r join offer o on o.id = r.offer_id where o.shop_id = ${shop.id}) as readings`.execute(
    deps.db,
  );
  return found.rows[0];
}

/** How the cup stands, in words that are the same in every shop. */
async function standing() {
  const path = (id: string) => sql`(select replace(url, ${shop.url}, '') from page where id = ${sql.ref(id)})`;
  const found = await sql<object>`
    select o.state, ${path('o.page_id')} as page,
      array(select ${path('s.page_id')} from offer_page s where s.offer_id = o.id order by 1) as stating,
      array(select ${path('l.page_id')} || ' ' || l.is_elsewhere from grab_loss l where l.offer_id = o.id order by 1) as losses,
      (select count(*)::int from price_point p where p.offer_id = o.id and p.valid_to is null) as prices
    from offer o where o.shop_id = ${shop.id}`.execute(deps.db);
  return found.rows;
}

const ways = [
  ['one of them loses', true],
  ['both lose', false],
] as const;

describe('an offer that two pages state', () => {
  it.each(ways)('is as before once a replay by which %s it was staged and discarded', async (_which, doesStay) => {
    await crawlBoth(doesStay);
    await readMarkupOnly();
    const before = await rows();
    expect(before).toMatchObject({ offers: [{ state: 'active' }], pages: [{}, {}] });
    const id = await replay();
    expect(await lostOf(id)).toEqual({ state: 'waiting', difference: { offersLost: doesStay ? 1 : 2 } });
    expect(await rows()).toEqual(before);
    await decided(id, 'DISCARD');
    expect(await rows()).toEqual(before);
  });

  it('keeps the reading of each grabber while a replay of one is staged and discarded', async () => {
    await buildGrabber(deps, shop, { crawlerId: crawler.id });
    await crawlBoth(true);
    await readMarkupOnly();
    const before = await rows();
    expect(before?.readings).toHaveLength(2);
    const id = await replay();
    expect(await lostOf(id)).toMatchObject({ difference: { offersLost: 1 } });
    await decided(id, 'DISCARD');
    expect(await rows()).toEqual(before);
  });

  it.each(ways)('ends by an applied replay by which %s it as by an ordinary run', async (_which, doesStay) => {
    const pages = await crawlBoth(doesStay);
    await readMarkupOnly();
    await crawl(pages);
    const ordinary = await standing();
    expect(ordinary).toMatchObject([doesStay ? { state: 'active', page: 'a' } : { state: 'missing' }]);

    await buildAll();
    await crawlBoth(doesStay);
    await readMarkupOnly();
    await decided(await replay(), 'APPLY');
    expect(await standing()).toEqual(ordinary);
  });
});
