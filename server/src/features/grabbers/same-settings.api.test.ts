import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApi } from '../../testing/index.ts';
import { buildCrawler, buildCrawlRun, buildShop } from './grabber.builder.ts';

const api = await testApi();
const { deps } = api;
const administrator = await api.asAdministrator();

type Saved = { outcome: { grabber: { id: string; version: number; state: string; configVersion: number } } };
const saved = '__typename ... on GrabberSaved { grabber { id version state configVersion } }';
const documents = {
  create: `mutation ($input: GrabberInput!) { outcome: createGrabber(input: $input) { ${saved} } }`,
  update: `mutation ($id: ID!, $version: Int!, $input: GrabberInput!) {
    outcome: updateGrabber(id: $id, version: $version, input: $input) { ${saved} } }`,
  activate: `mutation ($id: ID!, $version: Int!) { outcome: changeGrabberState(id: $id, version: $version, state: active) { ${saved} } }`,
  test: 'mutation ($input: TestGrabberInput!) { testGrabber(input: $input) { ... on GrabTest { offers { warnings { code } } } } }',
};

const product = {
  '@type': 'Product',
  name: 'Oak chair',
  offers: { '@type': 'Offer', price: '50', priceCurrency: 'EUR' },
};
const page = `<html lang="en"><script type="application/ld+json">${JSON.stringify(product)}</script><p class="maker">Norda</p></html>`;
const brand = { field: 'brand', selector: '.maker' };

it.each([
  ['left out', {}, undefined],
  ['null', { itemSelector: null }, undefined],
  ['left out, as it was stored before both were one', {}, sql`config - 'itemSelector'`],
  ['empty, as it was stored before both were one', {}, sql`config || '{"itemSelector": ""}'`],
])('takes the test of the workbench for settings whose selector of items is %s', async (_, itemSelector, before) => {
  const shop = await buildShop(deps);
  const crawler = await buildCrawler(deps, shop);
  await buildCrawlRun(deps, crawler, [{ url: `${shop.url}chair`, outcome: 'changed', bytes: Buffer.from(page) }]);
  const { id: pageId } = await deps.db
    .selectFrom('page')
    .select('id')
    .where('crawler_id', '=', crawler.id)
    .executeTakeFirstOrThrow();
  const input = { shopId: shop.id, name: 'Mill', kind: 'pages', crawlerId: crawler.id };
  const config = { ...itemSelector, rules: [brand] };
  const created = await administrator.query<Saved>(documents.create, { input: { ...input, config } });
  const { id, version } = created.outcome.grabber;

  const shown = { rules: [{ ...brand, attribute: '', scope: 'item' }], itemSelector: '' };
  await administrator.query(documents.test, { input: { pageId, config: shown } });
  if (before !== undefined) {
    await sql`update grabber_config set config = ${before} where grabber_id = ${id}`.execute(deps.db);
    // What the workbench had noted then.
    await sql`
      update grabber g set tested_configs = array[md5((c.config || '{"itemSelector": ""}')::text)] from grabber_config c
      where c.grabber_id = g.id and g.id = ${id}`.execute(deps.db);
  }
  const active = (await administrator.query<Saved>(documents.activate, { id, version })).outcome;
  expect(active).toMatchObject({ grabber: { state: 'active', configVersion: 1 } });

  const again = await administrator.query<Saved>(documents.update, {
    id,
    version: active.grabber.version,
    input: { ...input, name: 'Renamed', config: shown },
  });
  expect(again.outcome).toMatchObject({ grabber: { configVersion: 1 } });
});
