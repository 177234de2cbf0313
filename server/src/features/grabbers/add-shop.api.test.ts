import { describe, expect, it } from 'vitest';
import { type TestClient, testApi } from '../../testing/index.ts';

const api = await testApi();
const { db } = api.deps;
const administrator = await api.asAdministrator();

type Answer = {
  __typename: string;
  crawlerId: string;
  grabberIds: string[];
  crawlRunId: string | null;
  shop: { id: string };
};
const add = (input: object, sources: object, client: TestClient = administrator) =>
  client.request<{ addShopWithSources: Answer }>(
    `mutation ($input: ShopInput!, $sources: ShopSourcesInput!) { addShopWithSources(input: $input, sources: $sources) { __typename
      ... on ShopWithSourcesAdded { shop { id name } crawlerId grabberIds crawlRunId }
      ... on ShopAddressTaken { shopId } ... on InvalidInput { issues { path code } } } }`,
    { input, sources },
  );

describe('adding a shop with what reads it', () => {
  it('gives the grabber of pages the proposed selectors, and the one of a feed none', async () => {
    const rules = [{ field: 'price', selector: '.sum', attribute: null, scope: 'item' }];
    const selectors = { itemSelector: '.seller', rules };
    const answer = await add(
      {
        name: 'Hall',
        url: 'https://hall.example',
        kind: 'observed',
        locale: 'en',
        minDelayMs: 1_000,
        isMarketplace: true,
      },
      { crawl: true, feedUrls: ['https://hall.example/feed.xml'], startNow: false, ...selectors },
    );
    const configs = await db
      .selectFrom('grabber')
      .innerJoin('grabber_config', 'grabber_config.id', 'grabber.config_id')
      .select('config')
      .where('shop_id', '=', answer.data.addShopWithSources.shop.id)
      .orderBy('kind', 'desc')
      .execute();
    expect(configs.map(({ config }) => config)).toMatchObject([selectors, { rules: [] }]);
  });

  it('refuses proposed selectors that are no CSS, naming each', async () => {
    const answer = await add(
      { name: 'Hall', url: 'https://hall-two.example', kind: 'observed', locale: 'en', minDelayMs: 1_000 },
      { crawl: true, startNow: false, itemSelector: 'li[[', rules: [{ field: 'price', selector: 'td[[' }] },
    );
    expect(answer.data.addShopWithSources).toEqual({
      __typename: 'InvalidInput',
      issues: [
        { path: 'sources.itemSelector', code: 'not_a_selector' },
        { path: 'sources.rules.0.selector', code: 'not_a_selector' },
      ],
    });
  });

  it('makes crawler, grabbers and a run in one step', async () => {
    const answer = await add(
      {
        name: 'Kiosk',
        url: 'https://kiosk.example',
        kind: 'observed',
        currency: 'EUR',
        locale: 'de',
        minDelayMs: 2_000,
      },
      { crawl: true, seeds: [], maxPages: 500, feedUrls: ['https://kiosk.example/export/google.xml'], startNow: true },
    );
    const { crawlerId, crawlRunId, grabberIds, shop } = answer.data.addShopWithSources;
    const grabbers = await db
      .selectFrom('grabber')
      .innerJoin('grabber_config', 'grabber_config.id', 'grabber.config_id')
      .select(['name', 'kind', 'crawler_id', 'feed_url', 'state', 'config'])
      .where('shop_id', '=', shop.id)
      .orderBy('kind', 'desc')
      .execute();
    const config = { currency: 'EUR', locale: 'de' };
    expect(grabbers).toMatchObject([
      { name: 'Kiosk', kind: 'pages', crawler_id: crawlerId, state: 'active', config },
      {
        name: 'Kiosk: google.xml',
        kind: 'feed',
        feed_url: 'https://kiosk.example/export/google.xml',
        state: 'active',
        config,
      },
    ]);
    expect(grabberIds).toHaveLength(2);
    const run = await db
      .selectFrom('crawl_run as r')
      .innerJoin('crawler_config as c', 'c.id', 'r.config_id')
      .select(['r.state', 'r.crawler_id', 'c.config'])
      .where('r.id', '=', crawlRunId)
      .executeTakeFirst();
    expect(run).toMatchObject({
      state: 'queued',
      crawler_id: crawlerId,
      config: { seeds: ['https://kiosk.example/'], minDelayMs: 2_000, maxPages: 500 },
    });
  });

  it('adds the shop alone where nothing is to be read', async () => {
    const answer = await add(
      { name: 'Quiet', url: 'https://quiet.example', kind: 'own' },
      { crawl: false, startNow: false },
    );
    expect(answer.data.addShopWithSources).toMatchObject({ crawlerId: null, grabberIds: [], crawlRunId: null });
  });

  it('makes nothing when the address is taken', async () => {
    const count = async () => (await db.selectFrom('crawler').select('id').execute()).length;
    const before = await count();
    const answer = await add(
      { name: 'Kiosk 2', url: 'http://www.quiet.example/', kind: 'own' },
      { crawl: true, startNow: true },
    );
    expect(answer.data.addShopWithSources.__typename).toBe('ShopAddressTaken');
    expect(await count()).toBe(before);
  });

  it('names wrong fields of shop and sources together', async () => {
    const answer = await add(
      { name: '', url: 'https://x.example', kind: 'own' },
      { crawl: true, feedUrls: ['feed'], maxPages: 0, startNow: false },
    );
    expect(answer.data.addShopWithSources).toMatchObject({
      issues: [
        { path: 'name', code: 'required' },
        { path: 'sources.maxPages', code: 'too_small' },
        { path: 'sources.feedUrls.0', code: 'not_a_web_address' },
      ],
    });
  });

  it('is refused to a person who may not add shops', async () => {
    const manager = await api.as(await api.newUser({ roleKeys: ['shop_manager'] }));
    const answer = await add(
      { name: 'X', url: 'https://y.example', kind: 'own' },
      { crawl: false, startNow: false },
      manager,
    );
    expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
