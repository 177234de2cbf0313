import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { buildCrawler, buildCrawlRun, buildGrabber, buildShop } from './grabber.builder.ts';
import { grabWaitingPages } from './index.ts';

const api = await testApi();
const { deps } = api;
const administrator = await api.asAdministrator();
const shop = await buildShop(deps);
const crawler = await buildCrawler(deps, shop);
await buildGrabber(deps, shop, { crawlerId: crawler.id });

const stated =
  '<script type="application/ld+json">{"@type":"Product","name":"Kanne","offers":{"price":"24","priceCurrency":"EUR"}}</script>';
const seen = `<html lang="de"><head><title>Kanne</title>STATED</head><body><h1>Kanne</h1>
  <b class="preis">24,00 €</b><button>In den Warenkorb</button><dl><dt>Farbe</dt><dd>Blau</dd></dl></body></html>`;
await buildCrawlRun(deps, crawler, [
  { url: 'https://kannen.example/plain', outcome: 'changed', bytes: Buffer.from(seen.replace('STATED', '')) },
  { url: 'https://kannen.example/stated', outcome: 'changed', bytes: Buffer.from(seen.replace('STATED', stated)) },
  { url: 'https://kannen.example/post', outcome: 'changed', bytes: Buffer.from('<h1>Post</h1><p>24,00 €</p>') },
]);

const pageId = async (name: string) =>
  (await deps.db.selectFrom('page').select('id').where('url', 'like', `%/${name}`).executeTakeFirstOrThrow()).id;

type Proposed = { field: string; selector: string; attribute: string | null; text: string; confidence: number };

const propose = async (id: string, client = administrator) =>
  (
    await client.query<{ proposeSelectors: (Proposed & { reason: { wording: { key: string } } })[] }>(
      `query ($id: ID!) { proposeSelectors(pageId: $id) { field selector attribute text raw confidence reason { text wording { key } } } }`,
      { id },
    )
  ).proposeSelectors;

describe('proposed selectors of a stored page', () => {
  it('stand with value, place, reason and a low confidence, and read the same when a person takes them over', async () => {
    const id = await pageId('plain');
    const proposed = await propose(id);
    expect(proposed.map(({ field, selector, text, reason }) => [field, selector, text, reason.wording.key])).toEqual([
      ['name', 'h1', 'Kanne', 'guess:heading'],
      ['price', '.preis', '24.00 EUR', 'guess:basket'],
      ['color', 'dt:contains("Farbe") + dd', 'Blau', 'guess:label'],
    ]);
    expect(Math.max(...proposed.map(({ confidence }) => confidence))).toBeLessThan(0.6);
    const rules = proposed.map(({ field, selector, attribute }) => ({ field, selector, attribute }));
    const { testGrabber } = await administrator.query<{ testGrabber: { offers: { fields: Proposed[] }[] } }>(
      `mutation ($input: TestGrabberInput!) { testGrabber(input: $input) { ... on GrabTest { offers { fields { name text method } } } } }`,
      { input: { pageId: id, config: { rules } } },
    );
    expect(testGrabber.offers[0]?.fields).toEqual(
      expect.arrayContaining([
        { name: 'name', text: 'Kanne', method: 'selector' },
        { name: 'price', text: '24.00 EUR', method: 'selector' },
      ]),
    );
  });

  it('are none for a page that states its offer, and none for one that shows no product', async () => {
    expect([await propose(await pageId('stated')), await propose(await pageId('post'))]).toEqual([[], []]);
  });

  it('make no offer by themselves: what the grabber reads is what pages state', async () => {
    await propose(await pageId('plain'));
    while ((await grabWaitingPages(deps)) > 0);
    const offers = await deps.db.selectFrom('offer').select('page_id').where('shop_id', '=', shop.id).execute();
    expect(offers.map((offer) => offer.page_id)).toEqual([await pageId('stated')]);
  });

  it('are hidden from the people of another shop', async () => {
    const stranger = await api.as(await api.newUser({ roleKeys: ['shop_manager'] }));
    await expect(propose(await pageId('plain'), stranger)).rejects.toThrow('no such stored page');
  });
});
