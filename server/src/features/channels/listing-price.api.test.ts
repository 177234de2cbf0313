import { taxOnTop, taxWithin } from '@quarry/contracts/money';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
import { channelWorld, type Shown } from './testing/channel-world.ts';

const api = await testApi();
const { db, clock } = api.deps;
const world = channelWorld(api);

let administrator: TestClient;
beforeEach(async () => {
  clock.advance(60_000);
  administrator = await api.asAdministrator();
});

type Rate = { ratePpm: number; taxClass?: string; validFrom?: string; country?: string };

async function addRate(
  shopId: string,
  { ratePpm, taxClass = 'standard', validFrom = '2020-01-01', country = 'DE' }: Rate,
) {
  await sql`insert into tax_rate (id, shop_id, country, tax_class, name, rate_ppm, valid_from, created_at, updated_at)
    values (${newId()}, ${shopId}, ${country}, ${taxClass}, 'VAT', ${ratePpm}, ${validFrom}::date, now(), now())`.execute(
    db,
  );
}

type Given = {
  currency: string;
  price: string;
  listPrice?: string;
  includesTax: boolean;
  rates?: Rate[];
  input?: object;
};

/** A variant on a channel whose prices are meant the other way than those of its shop. */
async function listed({ currency, price, listPrice, includesTax, rates = [], input = {} }: Given): Promise<Shown> {
  const shopId = await world.newShop({ currency, pricesIncludeTax: includesTax, timeZone: 'Europe/Berlin' });
  for (const rate of rates) await addRate(shopId, rate);
  const channelId = await world.openChannel(administrator, shopId, { pricesWithTax: !includesTax });
  const { id, variantId } = await world.newProduct();
  await world.newOffer(administrator, shopId, id, { sku: 'S', price, listPrice, confirmed: true });
  return (await world.setListing(administrator, { channelId, variantId }, 0, input)).listing!;
}

describe('the price of an own offer', () => {
  it.each([
    ['JPY', '1999', 1999],
    ['EUR', '19.99', 1999],
    ['KWD', '1.999', 1999],
  ])('in %s gets the tax on top, or loses it, as the kit of money rounds', async (currency, price, minor) => {
    const rates = [{ ratePpm: 88_750 }];
    const gross = await listed({ currency, price, includesTax: false, rates });
    expect(gross).toMatchObject({
      state: 'LISTED',
      effectivePrice: {
        amount: { minor: taxOnTop(minor, 88_750).gross, currency },
        source: 'OWN_OFFER',
        taxRatePpm: 88_750,
      },
    });
    const net = await listed({ currency, price, includesTax: true, rates });
    expect(net.effectivePrice?.amount).toEqual({ minor: taxWithin(minor, 88_750).net, currency });
  });

  it.each([
    [5_000_000_000_001, 9_999_999_999_999, 190_000],
    // Its share within lies just below a half.
    [9_999_999_181_403, 9_999_999_181_403, 190_001],
    [9_999_999_999_999, 9_999_999_999_999, 1_000_000],
  ])('%i is converted with its list price %i at %i millionths', async (price, listPrice, ratePpm) => {
    const given = { currency: 'JPY', price: String(price), listPrice: String(listPrice), rates: [{ ratePpm }] };
    const net = await listed({ ...given, includesTax: true });
    expect(net.effectivePrice?.amount?.minor).toBe(taxWithin(price, ratePpm).net);
    expect(net.effectivePrice?.listAmount?.minor).toBe(taxWithin(listPrice, ratePpm).net);
    const gross = await listed({ ...given, includesTax: false });
    expect(gross.effectivePrice?.amount?.minor).toBe(taxOnTop(price, ratePpm).gross);
    expect(gross.effectivePrice?.listAmount?.minor).toBe(taxOnTop(listPrice, ratePpm).gross);
  });

  it('is no price on the channel without a rate of its country that has begun', async () => {
    const rates = [
      { ratePpm: 200_000, country: 'FR' },
      { ratePpm: 190_000, validFrom: '2100-01-01' },
    ];
    const refused = await listed({ currency: 'EUR', price: '10', includesTax: false, rates });
    expect(refused).toMatchObject({ state: 'REFUSED', effectivePrice: null, hurdles: [{ reason: 'NO_TAX_RATE' }] });
    expect(refused.hurdles[0]?.refusal.reason).toContain('no tax rate of DE is known');
    const own = await listed({ currency: 'EUR', price: '10', includesTax: false, input: { price: '12.00' } });
    expect(own).toMatchObject({
      state: 'LISTED',
      effectivePrice: { amount: { minor: 1200, currency: 'EUR' }, source: 'LISTING', taxRatePpm: null },
    });
  });

  it('is taxed by the class of the product, and by the latest rate that has begun', async () => {
    const shopId = await world.newShop({ pricesIncludeTax: false });
    for (const rate of [
      { ratePpm: 190_000 },
      { ratePpm: 70_000, taxClass: 'reduced' },
      { ratePpm: 50_000, taxClass: 'reduced', validFrom: '2021-01-01' },
    ])
      await addRate(shopId, rate);
    const channelId = await world.openChannel(administrator, shopId, { pricesWithTax: true });
    const { id, variantId } = await world.newProduct();
    await world.newOffer(administrator, shopId, id, { sku: 'S', price: '10' });
    const { product } = await administrator.query<{ product: { version: number } }>(
      'query ($id: ID!) { product(id: $id) { version } }',
      { id },
    );
    await administrator.query(
      'mutation ($input: SetProductValueInput!) { setProductValue(input: $input) { __typename } }',
      {
        input: { productId: id, version: product.version, attributeCode: 'tax_class', value: 'reduced' },
      },
    );
    const { listing } = await world.setListing(administrator, { channelId, variantId }, 0, {});
    expect(listing?.effectivePrice).toMatchObject({ amount: { minor: 1050, currency: 'EUR' }, taxRatePpm: 50_000 });
  });

  it('is its own also where a grab would be suspect, and none in another currency than the channel’s', async () => {
    const shopId = await world.newShop();
    const [euros, pounds] = [
      await world.openChannel(administrator, shopId, { name: 'Euros' }),
      await world.openChannel(administrator, shopId, { name: 'Pounds', currency: 'GBP' }),
    ];
    const { id, variantId } = await world.newProduct();
    await world.newOffer(administrator, shopId, id, { sku: 'S', price: '10' });
    await sql`update offer set price_state = 'suspect' where variant_id = ${variantId}`.execute(db);
    const inEuros = await world.setListing(administrator, { channelId: euros, variantId }, 0, {});
    expect(inEuros.listing?.effectivePrice?.amount).toEqual({ minor: 1000, currency: 'EUR' });
    const inPounds = await world.setListing(administrator, { channelId: pounds, variantId }, 0, {});
    expect(inPounds.listing).toMatchObject({
      state: 'REFUSED',
      effectivePrice: null,
      hurdles: [{ reason: 'NO_PRICE' }],
    });
  });
});
