import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../platform/auth/index.ts';
import { newId } from '../../platform/ids.ts';
import { importAtOnce } from '../../platform/imports/index.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { offerImport } from '../../features/offers/index.ts';
import { ownShops } from './own-shops.ts';
import { buildOwnShops, foundAll, goods, gtinOf, kernhausUrl } from './testing/own-shops-world.ts';

const api = await testApi();
const { deps } = api;

let client: TestClient;

const answers = async () => {
  const { trade } = await ownShops(deps, kernhausUrl);
  return client.query<{
    shops: { nodes: { name: string; currency: string; pricesIncludeTax: boolean }[] };
    offers: { nodes: { price: { minor: number } | null; own: { sourceKind: string; cost: { minor: number } } }[] };
    taxRates: { nodes: { country: string; taxClass: string }[] };
    channels: { nodes: { name: string; status: string; counts: Record<string, number> }[] };
    discounts: { nodes: { kind: string; status: string; codeCount: number }[] };
  }>(
    `query ($trade: [ID!]) { shops(first: 10) { nodes { name currency pricesIncludeTax } }
    offers(first: 100, filter: { shopId: $trade }) { nodes { price { minor } own { sourceKind cost { minor } } } }
    taxRates(first: 20) { nodes { country taxClass } }
    channels(first: 10) { nodes { name status counts { listed scheduled refused off } } }
    discounts(first: 10) { nodes { kind status codeCount } } }`,
    { trade: [trade] },
  );
};

beforeAll(async () => {
  client = await api.asAdministrator();
  await buildOwnShops(api);
});

describe('the own shops of the demo data', () => {
  it('are two, of which the second has prices without tax and offers by file', async () => {
    const { shops, offers, taxRates } = await answers();
    expect(shops.nodes).toContainEqual({ name: 'Whitmoor Trade', currency: 'GBP', pricesIncludeTax: false });
    expect(offers.nodes).toHaveLength(goods);
    expect(new Set(offers.nodes.map(({ own }) => own.sourceKind))).toEqual(new Set(['import']));
    expect(offers.nodes.filter(({ price }) => price === null)).toHaveLength(2);
    expect(offers.nodes.filter(({ price, own }) => price !== null && own.cost.minor >= price.minor)).toEqual([]);
    expect(taxRates.nodes.map(({ country, taxClass }) => `${country} ${taxClass}`).toSorted()).toEqual([
      'DE reduced',
      'DE standard',
      'GB reduced',
      'GB standard',
      'GB zero',
    ]);
  });

  it('have three channels beside the built-in ones, with listings in every state', async () => {
    const { nodes } = (await answers()).channels;
    expect(nodes.map(({ name, status }) => `${name} ${status}`).toSorted()).toEqual([
      'Direct ACTIVE',
      'Direct ACTIVE',
      'Google Merchant Germany ACTIVE',
      'Google Merchant Ireland DRAFT',
      'Google Merchant UK ACTIVE',
    ]);
    const uk = nodes.find(({ name }) => name === 'Google Merchant UK')?.counts ?? {};
    const states = ['listed', 'scheduled', 'refused', 'off'];
    expect(states.filter((state) => !uk[state])).toEqual([]);
  });

  it('have a feed of the channel whose offers were read on pages', async () => {
    const { channels } = await client.query<{ channels: { nodes: { id: string; name: string }[] } }>(
      '{ channels(first: 10) { nodes { id name } } }',
    );
    const { id } = channels.nodes.find(({ name }) => name === 'Google Merchant Germany')!;
    const { channelFeeds } = await client.query<{ channelFeeds: unknown[] }>(
      'query ($id: ID!) { channelFeeds(channelId: $id) { name format runs(first: 2) { state } } }',
      { id },
    );
    expect(channelFeeds).toEqual([{ name: 'All products', format: 'XML', runs: [{ state: 'queued' }] }]);
  });

  it('have six discounts, of every kind and in every state', async () => {
    const { nodes } = (await answers()).discounts;
    expect(nodes.map(({ status }) => status).toSorted()).toEqual([
      'ACTIVE',
      'ACTIVE',
      'DRAFT',
      'ENDED',
      'PAUSED',
      'SCHEDULED',
    ]);
    expect(new Set(nodes.map(({ kind }) => kind)).size).toBe(4);
    expect(Math.max(...nodes.map(({ codeCount }) => codeCount))).toBe(200);
  });

  it('take a price list whole or not at all', async () => {
    const { trade } = await ownShops(deps, kernhausUrl);
    const context = { actor: systemActor, deps, requestId: newId(), cause: 'seed' as const };
    const file = `sku,gtin,price\nNEW-1,${gtinOf(1)},5\nNEW-2,${gtinOf(2)},cheap\n`;
    const taken = importAtOnce(context, { kind: offerImport, withinId: trade }, file);
    await expect(taken).rejects.toThrow('“cheap” is not an amount');
    expect((await answers()).offers.nodes).toHaveLength(goods);
  });

  it('stay as they are when they are begun again', async () => {
    const before = await answers();
    const counted = () => sql<{ count: number }>`select count(*)::int as count from change`.execute(deps.db);
    const changes = await counted();
    await foundAll(api);
    expect(await answers()).toEqual(before);
    expect((await counted()).rows).toEqual(changes.rows);
  });

  it('are the work of the demo data import, as the trail says', async () => {
    const found = await sql<{ cause: string }>`select distinct cause from change
      where entity in ('own_offer', 'channel', 'listing', 'discount', 'tax_rate')`.execute(deps.db);
    const causes = found.rows.map(({ cause }) => cause).toSorted();
    // By hand the offers of Kernhaus, by the consumer of shops the built-in channels.
    expect(causes).toEqual(['schedule', 'screen', 'seed']);
  });
});
