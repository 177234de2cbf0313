import { toMinor } from '@quarry/contracts';
import type { Field, PriceValue, RawOffer, RecurringPriceValue } from '@quarry/contracts/offers';
import { extractPage } from '@quarry/extraction/page';
import { beforeEach, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { testApi } from '../../testing/index.ts';
import { buildProduct } from '../products/product.builder.ts';
import { type OfferShop, saveOffers } from './index.ts';
import { refreshFigures } from './product-figures.store.ts';

const api = await testApi();
const { db, clock } = api.deps;
let shop: OfferShop;

beforeEach(async () => {
  shop = await newShop('observed');
});

async function newShop(kind: 'own' | 'observed'): Promise<OfferShop> {
  const id = newId<'shop'>();
  const url = `https://${id}.example/`;
  await db.insertInto('shop').values({ id, name: 'Mill', slug: id, url, kind, currency: 'EUR' }).execute();
  return { id, kind, isMarketplace: false, currency: 'EUR', pricesIncludeTax: true };
}

function field<T>(value: T): Field<T> {
  return { value, raw: String(value), method: 'feed', path: 'x', confidence: 1 };
}

function once(amount: string): Field<PriceValue> {
  return field({ amount, minor: toMinor(amount, 'EUR')?.minor ?? 0, currency: 'EUR' });
}

function monthly(amount: string): Field<RecurringPriceValue> {
  return field({ ...once(amount).value, period: 'month' });
}

async function save(at: Date, of: OfferShop, rawOffer: RawOffer): Promise<string> {
  const source = { kind: 'grab', grabberId: null, grabRunId: null } as const;
  const rows = [
    { rawOffer: { name: field('Oak chair'), sku: field('A1'), ...rawOffer }, warnings: [], observedAt: at },
  ];
  const { offerIds } = await withTransaction(db, (tx) => saveOffers(tx, { clock }, of, source, rows));
  return offerIds[0] ?? '';
}

async function shown(id: string) {
  const administrator = await api.asAdministrator();
  const query = `query ($id: ID!) { offer(id: $id) { priceState price { minor } pricePoints { kind }
    recurringPrice { period price { minor currency } } } }`;
  const { offer } = await administrator.query<{ offer: unknown }>(query, { id });
  return offer;
}

const perMonth = { period: 'MONTH', price: { minor: 1200, currency: 'EUR' } };

it('An offer whose page states a price for a month shows it with its period, and has no price', async () => {
  const json = JSON.stringify({
    '@type': 'Product',
    name: 'Oak chair',
    offers: { '@type': 'Offer', price: '12 €/mois' },
  });
  const html = `<script type="application/ld+json">${json}</script>`;
  const [line] = extractPage({ html, url: 'https://mill.example/a' }).offers;
  expect(line?.warnings.map(({ code }) => code)).toContain('recurring_only');
  const id = await save(clock.now(), shop, line?.offer ?? {});
  expect(await shown(id)).toEqual({ priceState: null, price: null, pricePoints: [], recurringPrice: perMonth });
});

it('A price that is paid once replaces a recurring one, whichever is read beside the other', async () => {
  const id = await save(clock.now(), shop, { recurringPrice: monthly('12.00') });
  expect(await shown(id)).toMatchObject({ price: null, recurringPrice: perMonth });
  const later = new Date(clock.now().getTime() + 1000);
  await save(later, shop, { recurringPrice: monthly('12.00'), price: once('99.00') });
  expect(await shown(id)).toMatchObject({ price: { minor: 9900 }, recurringPrice: null });
});

it('A recurring price is no lowest price, and undercuts no own offer', async () => {
  const { id: productId } = await buildProduct(db, { name: 'Oak chair' });
  const own = await newShop('own');
  const ids = [
    await save(clock.now(), own, { price: once('99.00') }),
    await save(clock.now(), shop, { recurringPrice: monthly('12.00') }),
    await save(clock.now(), await newShop('observed'), { price: once('120.00') }),
  ];
  await db.updateTable('offer').set({ product_id: productId }).where('id', 'in', ids).execute();
  await withTransaction(db, (tx) => refreshFigures(tx, [productId], clock.now()));
  const administrator = await api.asAdministrator();
  const query = `query ($id: ID!) { product(id: $id) { lowestPrice { minor } }
    offers(filter: { position: [CHEAPEST] }) { nodes { id } } }`;
  type Found = { product: unknown; offers: { nodes: { id: string }[] } };
  const { product, offers } = await administrator.query<Found>(query, { id: productId });
  expect(product).toEqual({ lowestPrice: { minor: 12000 } });
  expect(offers.nodes.map(({ id }) => id)).toContain(ids[0]);
});

it('An export of offers has a recurring price apart from the price, with its period', async () => {
  await save(clock.now(), shop, { sku: field('EXPORT-1'), recurringPrice: monthly('12.00') });
  const query = `query OffersList($first: Int!, $after: String) { offers(first: $first, after: $after, search: "EXPORT-1") {
    nodes { id sku price { minor currency } recurringPrice { period price { minor currency } } }
    pageInfo { endCursor hasNextPage } total { count isExact } } }`;
  const columns = [
    { header: 'SKU', path: 'sku' },
    { header: 'Price', path: 'price' },
    { header: 'Recurring price', path: 'recurringPrice.price' },
    { header: 'Paid every', path: 'recurringPrice.period' },
  ];
  const { accessToken } = await api.asAdministrator();
  const answer = await api.app.inject({
    method: 'POST',
    url: '/exports',
    headers: { authorization: `Bearer ${accessToken}` },
    payload: { query, operationName: 'OffersList', columns, format: 'csv' },
  });
  expect(answer.body.trimEnd().split('\r\n').slice(1)).toEqual(['EXPORT-1,,,12.00,EUR,MONTH']);
});
