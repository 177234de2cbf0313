import { type GrabberConfig, grabberConfigInput } from '@quarry/contracts/grabbers';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { buildCrawler, buildCrawlRun, buildGrabber, buildShop, queueGrabRun } from './grabber.builder.ts';
import { grabWaitingPages, workOffOneGrabRun } from './index.ts';

const api = await testApi();
const { deps } = api;
const administrator = await api.asAdministrator();
const shop = await buildShop(deps, { isMarketplace: true });
const crawler = await buildCrawler(deps, shop);

const oneOffer: GrabberConfig['rules'] = [
  { field: 'name', selector: 'h1', attribute: null, scope: 'page' },
  { field: 'price', selector: '.sum', attribute: null, scope: 'item' },
  { field: 'seller', selector: '.who', attribute: null, scope: 'item' },
];
const grabber = await buildGrabber(deps, shop, { crawlerId: crawler.id }, { rules: oneOffer });

const row = (seller: string, price: string) => `<li><b class="who">${seller}</b> <i class="sum">${price}</i></li>`;
const page = (...rows: string[]) =>
  Buffer.from(`<html lang="en"><h1>Kettle</h1><ul class="sellers">${rows.join('')}</ul></html>`);
await buildCrawlRun(deps, crawler, [
  { url: 'https://hall.example/p/1', outcome: 'changed', bytes: page(row('North', '€19.00'), row('Bazaar', '€21.00')) },
  { url: 'https://hall.example/p/2', outcome: 'changed', bytes: page(row('North', '€5.00')) },
]);
while ((await grabWaitingPages(deps)) > 0);
const pageIds = (
  await deps.db.selectFrom('page').select('id').where('crawler_id', '=', crawler.id).orderBy('url').execute()
).map(({ id }) => id);

type Comparison = {
  issues: { path: string }[];
  pages: {
    url: string;
    offersBefore: number;
    offersNow: number;
    changes: { field: string; new: number; changed: number; lost: number }[];
  }[];
};
const compare = async (input: object, client = administrator) =>
  (
    await client.query<{ compareReadings: Comparison }>(
      `query ($input: CompareReadingsInput!) { compareReadings(input: $input) { issues { path }
        pages { url offersBefore offersNow changes { field new changed lost before now } } } }`,
      { input: { grabberId: grabber.id, pageIds, ...input } },
    )
  ).compareReadings;

describe('comparing readings of stored pages', () => {
  it('says page by page what other settings would read differently, and stores nothing', async () => {
    const before = { rules: oneOffer };
    const offers = await deps.db.selectFrom('offer').select(['id', 'current_snapshot_id']).orderBy('id').execute();
    const { pages } = await compare({ before, now: { ...before, itemSelector: '.sellers li' } });
    expect(pages).toMatchObject([
      { url: 'https://hall.example/p/1', offersBefore: 1, offersNow: 2 },
      { url: 'https://hall.example/p/2', offersBefore: 1, offersNow: 1, changes: [] },
    ]);
    expect(pages[0]?.changes).toContainEqual({
      field: 'seller',
      new: 1,
      changed: 0,
      lost: 0,
      before: null,
      now: 'Bazaar',
    });
    expect(await deps.db.selectFrom('offer').select(['id', 'current_snapshot_id']).orderBy('id').execute()).toEqual(
      offers,
    );
  });

  it('compares with what is stored when no settings to compare with are given', async () => {
    expect((await compare({})).pages.map(({ changes }) => changes)).toEqual([[], []]);
    const renamed = oneOffer.map((rule) => (rule.field === 'name' ? { ...rule, selector: '.who' } : rule));
    const { pages } = await compare({ now: { rules: renamed } });
    expect(pages[1]?.changes).toEqual([{ field: 'name', new: 0, changed: 1, lost: 0, before: 'Kettle', now: 'North' }]);
  });

  it('tells beforehand what a replay then does: offers that their page no longer states are missing', async () => {
    const states = async () =>
      (
        await deps.db
          .selectFrom('offer')
          .select(['seller', 'state'])
          .where('shop_id', '=', shop.id)
          .orderBy('seller')
          .execute()
      ).map(({ seller, state }) => `${seller} ${state}`);
    expect(await states()).toEqual(['North active', 'North active']);
    const priced = oneOffer.map((rule) =>
      rule.field === 'price' ? { ...rule, selector: 'li:nth-child(2) .sum' } : rule,
    );
    const [first, second] = (await compare({ now: { rules: priced } })).pages;
    expect([first?.offersNow, second?.offersNow]).toEqual([1, 0]);
    await deps.db
      .updateTable('grabber_config')
      .set({ config: JSON.stringify({ ...grabberConfigInput.parse({}), rules: priced }) })
      .where('id', '=', grabber.configId)
      .execute();
    deps.clock.advance(60_000);
    const id = await queueGrabRun(deps, grabber, 'replay');
    while (await workOffOneGrabRun(deps));
    await administrator.query(`mutation ($id: ID!) { decideReplay(id: $id, decision: APPLY) { __typename } }`, { id });
    while (await workOffOneGrabRun(deps));
    expect((await states()).toSorted()).toEqual(['North active', 'North missing']);
  });

  it('names selectors that are none instead of reading', async () => {
    expect(await compare({ now: { rules: [], itemSelector: 'li[[' } })).toEqual({
      pages: [],
      issues: [{ path: 'config.itemSelector' }],
    });
  });

  it('reads no more pages a call than it promises', async () => {
    const many = Array.from({ length: 21 }, () => pageIds[0]);
    await expect(compare({ pageIds: many })).rejects.toThrow('at most 20 pages');
  });

  it('hides the pages of a grabber from the people of another shop', async () => {
    const stranger = await api.as(await api.newUser({ roleKeys: ['shop_manager'] }));
    await expect(compare({}, stranger)).rejects.toThrow('no such grabber');
  });
});

describe('the stored page in the workbench', () => {
  it('outlines every item and marks a text in the one looked at, not where it stands first', async () => {
    const twins = await buildCrawler(deps, shop);
    const bytes = page(row('North', '€19.00'), row('Bazaar', '€19.00'));
    await buildCrawlRun(deps, twins, [{ url: 'https://hall.example/p/3', outcome: 'changed', bytes }]);
    const { storedPages } = await administrator.query<{ storedPages: { storedPageUrl: string }[] }>(
      `{ storedPages(crawlerId: "${twins.id}") { storedPageUrl } }`,
    );
    const spot = new URLSearchParams({ mark: '€19.00', items: '.sellers li', item: '2' }).toString();
    const { body } = await api.app.inject(`${storedPages[0]?.storedPageUrl}&${spot}`);
    expect(body.match(/data-item="\d"/g)).toEqual(['data-item="1"', 'data-item="2"']);
    expect(body).toMatch(/data-item="2"><b class="who">Bazaar<\/b> <i class="sum"><mark [^>]*>€19\.00<\/mark>/);
  });
});
