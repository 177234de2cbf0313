import type { Field, RawOffer } from '@quarry/contracts/offers';
import { formatMinor } from '@quarry/contracts/money';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { testApi, type TestClient } from '../../testing/index.ts';
import { saveOffers } from '../offers/index.ts';
import { feedWorld } from './testing/feed-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const world = feedWorld(api);

const field = <T>(value: T): Field<T> => ({
  value,
  raw: String(value),
  method: 'json-ld',
  path: '$.x',
  confidence: 0.9,
});

describe('a price that the page of the shop shows', () => {
  let client: TestClient;
  let shopId: string;
  let offerId: string;
  let grabberId: string;
  let channelId: string;
  let path: string;

  /** The page of the offer is read at this moment. */
  async function readPage(minor: number, tax?: 'included' | 'excluded'): Promise<string> {
    const price = { amount: formatMinor(minor, 'EUR'), minor, currency: 'EUR', ...(tax !== undefined && { tax }) };
    const url = field('https://shop.example/A1');
    const rawOffer: RawOffer = { name: field('Chair'), sku: field('A1'), url, price: field(price) };
    const row = { rawOffer, warnings: [], observedAt: clock.now(), pageId: newId<'page'>() };
    const shop = { id: shopId, kind: 'own', isMarketplace: false, currency: 'EUR', pricesIncludeTax: true } as const;
    const source = { kind: 'grab', grabberId, grabRunId: null } as const;
    const saved = await withTransaction(db, (tx) => saveOffers(tx, api.deps, shop, source, [row]));
    await world.settle();
    return saved.offerIds[0]!;
  }

  async function state(price: string, version: number): Promise<void> {
    await client.query(
      `mutation ($id: ID!, $version: Int!, $input: OwnOfferInput!) { setOwnOffer(id: $id, version: $version, input: $input) { __typename } }`,
      { id: offerId, version, input: { price, availability: 'InStock' } },
    );
    await world.settle();
  }

  beforeAll(async () => {
    clock.set(new Date('2026-12-01T09:12:00Z'));
    client = await api.asAdministrator();
    shopId = await world.newShop({ timeZone: 'Europe/Berlin' });
    grabberId = newId<'grabber'>();
    await sql`insert into grabber (id, shop_id, name, kind, state) values (${grabberId}, ${shopId}, 'Pages', 'upload', 'active')`.execute(
      db,
    );
    const product = await world.newProduct();
    ({ channelId, path } = await world.newFeed(client, shopId));
    offerId = await readPage(2190);
    await sql`update offer set product_id = ${product.id}, variant_id = ${product.variantId} where id = ${offerId}`.execute(
      db,
    );
    await world.complete(product, 'A1');
    await world.setListing(client, { channelId, variantId: product.variantId }, 0, {});
    await state('21.90', 0);
  });

  it('is no issue while the row says the same', async () => {
    expect(await world.fileOf({ path })).toContain('<g:price>21.90 EUR</g:price>');
    expect(await world.issuesOf(client, channelId)).toEqual([]);
  });

  it('is not compared with money of another meaning, such as the least price that the shop would take', async () => {
    const half = { kind: 'const', type: 'number', value: 0.5 };
    const ofPrice = { kind: 'call', name: 'multiply', args: [{ kind: 'source', source: 'listing.price' }, half] };
    const rules = ['auto_pricing_min_price', 'cost_of_goods_sold'].map((name) => ({
      field: name,
      expression: ofPrice,
    }));
    const { saveChannelMapping } = await client.query<{ saveChannelMapping: { __typename: string } }>(
      `mutation ($id: ID!, $rules: JSON!) { saveChannelMapping(channelId: $id, version: 0, rules: $rules) { __typename } }`,
      { id: channelId, rules },
    );
    expect(saveChannelMapping.__typename).toBe('ChannelMappingSaved');
    clock.advance(60_000);
    await world.settle();
    expect(await world.fileOf({ path })).toContain('<g:auto_pricing_min_price>10.95 EUR</g:auto_pricing_min_price>');
    expect(await world.issuesOf(client, channelId)).toEqual([]);
  });

  it('warns with both prices, when the page was read, and the offer behind it', async () => {
    await state('19.90', 1);
    expect(await world.issuesOf(client, channelId)).toEqual([
      {
        code: 'PRICE_ON_PAGE',
        field: 'price',
        severity: 'WARNING',
        externalId: 'A1',
        detail: {
          text: 'The page shows 21.90 EUR, the feed says 19.90 EUR, seen 2026-12-01 10:12 (Europe/Berlin). Correct one of the prices, and crawl the page again.',
        },
        rootKind: 'OFFER',
        rootRef: offerId,
      },
    ]);
    expect(await world.fileOf({ path })).toContain('<g:price>19.90 EUR</g:price>');
  });

  it('is compared only where it is meant as those of the channel, with tax or without', async () => {
    clock.advance(60_000);
    await readPage(1672, 'excluded');
    expect(await world.issuesOf(client, channelId)).toEqual([]);
    clock.advance(60_000);
    await readPage(2090, 'included');
    expect(await world.issuesOf(client, channelId)).toMatchObject([{ code: 'PRICE_ON_PAGE' }]);
  });

  it('is no issue any more once a crawl sees the price of the row', async () => {
    clock.advance(60_000);
    await readPage(1990);
    expect(await world.issuesOf(client, channelId)).toEqual([]);
  });
});
