import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { followToEnd } from '../../platform/events/index.ts';
import { newId } from '../../platform/ids.ts';
import { countStatements, type TestClient, testApi } from '../../testing/index.ts';
import { buildCategory } from '../categories/category.builder.ts';
import { categoryMerges } from '../products/category-merges.consumer.ts';
import { buildProduct } from '../products/product.builder.ts';
import {
  buildChannel,
  buildOffer,
  buildPerson,
  buildShop,
  discountDoors,
  type Input,
} from './testing/discount-doors.ts';

const api = await testApi();
const { db, clock } = api.deps;
const start = new Date('2026-11-28T12:00:00Z');

let manager: TestClient;
const { live, made, intend } = discountDoors(() => manager);
const brandId = newId<'brand'>();
await db.insertInto('brand').values({ id: brandId, name: 'X', slug: 'x', name_key: 'x' }).execute();

beforeEach(() => clock.set(start));

/** A shop with a channel of its own, so that nothing of other tests counts. */
async function newShop(currency = 'EUR'): Promise<{ shopId: string; channelId: string }> {
  const shopId = await buildShop(api, { currency, name: newId() });
  const channelId = await buildChannel(api, shopId, { currency });
  manager = await api.as(await buildPerson(api, 'shop_manager', shopId));
  return { shopId, channelId };
}

type Amount = { minor: number };
type Bench = {
  __typename: string;
  issues: { path: string; code: string }[];
  currency: string;
  lines: { title: string; unit: Amount; before: Amount; productOff: Amount; orderOff: Amount; after: Amount }[];
  applied: { discount: { name: string }; code: string | null; saving: Amount; steps: { text: string }[] }[];
  lost: { discount: { name: string }; reason: { text: string } }[];
  unknownCodes: string[];
  goods: Amount;
  total: Amount;
  cheaper: { saved: Amount; discounts: { name: string }[] } | null;
};

async function bench(input: Input): Promise<Bench> {
  const { discountBench } = await manager.query<{ discountBench: Bench }>(
    `query ($input: DiscountBenchInput!) { discountBench(input: $input) { __typename
      ... on InvalidInput { issues { path code } }
      ... on DiscountBench { currency unknownCodes lines { title unit { minor } before { minor } productOff { minor } orderOff { minor }
        after { minor } } applied { discount { name } code saving { minor } steps { text } } lost { discount { name } reason { text } }
        goods { minor } total { minor } cheaper { saved { minor } discounts { name } } } } }`,
    { input },
  );
  return discountBench;
}

const off = (percent: string, rest: Input = {}) => ({ kind: 'AMOUNT_OFF_PRODUCT', percent, ...rest });
const afters = ({ lines }: Bench) => lines.map(({ after }) => after.minor);
const lostOf = ({ lost }: Bench) =>
  Object.fromEntries(lost.map(({ discount, reason }) => [discount.name, reason.text]));

describe('a cart on the test bench', () => {
  it('gets a code of the order on what a discount of the brand left, never on the list price', async () => {
    const { shopId, channelId } = await newShop();
    const chair = await buildProduct(db, { name: 'Oak chair', brandId, status: 'ACTIVE' });
    await buildOffer(api, shopId, chair, { sku: 'OAK', price: 10_000 });
    await live(
      shopId,
      off('20', { name: 'Brand X', targets: [{ kind: 'BRAND', id: brandId }], combinesWith: ['ORDER'] }),
    );
    const code = { name: 'Welcome', kind: 'AMOUNT_OFF_ORDER', percent: '10', combinesWith: ['PRODUCT'] };
    await live(shopId, code, ['WELCOME10']);
    const found = await bench({ channelId, codes: ['welcome10 ', 'NONE'], lines: [{ sku: 'OAK', quantity: 2 }] });
    expect(found).toMatchObject({
      currency: 'EUR',
      unknownCodes: ['NONE'],
      lines: [{ title: 'Oak chair', unit: { minor: 10_000 }, productOff: { minor: 4000 }, orderOff: { minor: 1600 } }],
      applied: [
        {
          discount: { name: 'Brand X' },
          code: null,
          saving: { minor: 4000 },
          steps: [{ text: '2 × Oak chair: 80.00 EUR each instead of 100.00 EUR.' }],
        },
        {
          discount: { name: 'Welcome' },
          code: 'WELCOME10',
          saving: { minor: 1600 },
          steps: [{ text: 'Oak chair: 16.00 EUR off 160.00 EUR.' }],
        },
      ],
      goods: { minor: 20_000 },
      total: { minor: 14_400 },
    });
  });

  it('spreads an amount so that its parts add up', async () => {
    const { shopId, channelId } = await newShop();
    const ids = await Promise.all(['A', 'B', 'C'].map((name) => buildProduct(db, { name, status: 'ACTIVE' })));
    await live(shopId, { name: 'Ten off', kind: 'AMOUNT_OFF_ORDER', amount: '10.00' });
    const lines = ids.map(({ variantId }) => ({ variantId, quantity: 1, price: '33.33' }));
    const found = await bench({ channelId, lines });
    expect(found.lines.map(({ orderOff }) => orderOff.minor)).toEqual([334, 333, 333]);
    expect(afters(found)).toEqual([2999, 3000, 3000]);
  });

  it.each([
    ['JPY', '999', '10', 899],
    ['KWD', '12.345', '5', 11_728],
  ])('counts in the decimals of %s', async (currency, price, percent, after) => {
    const { shopId, channelId } = await newShop(currency);
    const { variantId } = await buildProduct(db, { name: 'Tea', status: 'ACTIVE' });
    await live(shopId, off(percent, { name: 'Share' }));
    const found = await bench({ channelId, lines: [{ variantId, quantity: 1, price }] });
    expect([found.currency, afters(found)]).toEqual([currency, [after]]);
  });

  it.each([
    [5, 1],
    [6, 2],
  ])('gives of %i units, of which two buy one, %i', async (quantity, given) => {
    const { shopId, channelId } = await newShop();
    const { variantId } = await buildProduct(db, { name: 'Cup', status: 'ACTIVE' });
    const set = { name: '2 + 1', kind: 'BUY_X_GET_Y', percent: '100', buyQuantity: 2, getQuantity: 1 };
    await live(shopId, set);
    const found = await bench({ channelId, lines: [{ variantId, quantity, price: '4' }] });
    expect(afters(found)).toEqual([(quantity - given) * 400]);
  });

  it('in another currency of the shop gets shares, and no fixed amounts', async () => {
    const { shopId, channelId } = await newShop();
    const { variantId } = await buildProduct(db, { name: 'Cup', status: 'ACTIVE' });
    await live(shopId, { name: 'Five off', kind: 'AMOUNT_OFF_ORDER', amount: '5' });
    await live(shopId, off('10', { name: 'Capped', most: '3' }));
    await live(shopId, off('10', { name: 'Share' }));
    const found = await bench({ channelId, currency: 'GBP', lines: [{ variantId, quantity: 1, price: '20' }] });
    expect(found).toMatchObject({
      currency: 'GBP',
      applied: [{ discount: { name: 'Share' } }],
      total: { minor: 1800 },
    });
    const reason = 'Its amounts are in EUR, and the cart is in GBP.';
    expect(lostOf(found)).toEqual({ 'Five off': reason, Capped: reason });
    const unpriced = await bench({ channelId, currency: 'GBP', lines: [{ variantId, quantity: 1 }] });
    expect(unpriced.issues).toEqual([{ path: 'lines.0.price', code: 'no_price' }]);
  });

  it('gets what names a category that was merged, as it gets what names the one that it went into', async () => {
    const { shopId, channelId } = await newShop();
    const [lamps, lights] = [await buildCategory(db, { name: 'Lamps' }), await buildCategory(db, { name: 'Lights' })];
    const lamp = await buildProduct(db, { name: 'Lamp', categoryId: lamps, status: 'ACTIVE' });
    const light = await buildProduct(db, { name: 'Light', categoryId: lights, status: 'ACTIVE' });
    await live(shopId, off('10', { name: 'Off lights', targets: [{ kind: 'CATEGORY', id: lights }] }));
    const administrator = await api.asAdministrator();
    const input = { survivorId: lamps, survivorVersion: 1, merged: [{ id: lights, version: 1 }] };
    await administrator.query(
      'mutation ($input: MergeCategoriesInput!) { mergeCategories(input: $input) { __typename } }',
      { input },
    );
    const cart = () =>
      bench({
        channelId,
        lines: [lamp, light].map(({ variantId }) => ({ variantId, quantity: 1, price: '100' })),
      });
    expect(afters(await cart())).toEqual([9_000, 9_000]);
    await followToEnd(api.deps, categoryMerges);
    expect(afters(await cart())).toEqual([9_000, 9_000]);
  });

  it('says why each other discount lost, and which choice would have been cheaper', async () => {
    const { shopId, channelId } = await newShop();
    const elsewhere = await buildChannel(api, shopId, { name: 'Market' });
    const parent = await buildCategory(db, { name: 'Furniture' });
    const categoryId = await buildCategory(db, { name: 'Chairs', parentId: parent });
    const chair = await buildProduct(db, { name: 'Chair', categoryId, status: 'ACTIVE' });
    const other = await buildProduct(db, { name: 'Lamp', status: 'ACTIVE' });
    const product = (id: string) => [{ kind: 'PRODUCT', id }];
    await live(shopId, off('10', { name: 'First', priority: 5, targets: [{ kind: 'CATEGORY', id: parent }] }));
    await live(shopId, off('30', { name: 'Better' }));
    await live(shopId, off('10', { name: 'Lamps', targets: product(other.id) }));
    await live(
      shopId,
      off('10', { name: 'But chairs', targets: [{ kind: 'CATEGORY', id: parent, isExcluded: true }] }),
    );
    await live(shopId, off('10', { name: 'Market', channelIds: [elsewhere] }));
    await live(shopId, off('10', { name: 'Later', startsAt: '2026-12-01T09:00' }));
    await live(shopId, {
      name: 'Minimum',
      kind: 'AMOUNT_OFF_ORDER',
      percent: '1',
      minimumKind: 'AMOUNT',
      minimum: '200',
    });
    await live(shopId, off('10', { name: 'Known', limitPerCustomer: 1 }));
    await live(shopId, off('10', { name: 'Coded' }), ['CODED']);
    await live(shopId, { name: 'Three', kind: 'BUY_X_GET_Y', percent: '100', buyQuantity: 2, getQuantity: 1 });
    await made(shopId, { name: 'Unfinished', kind: 'BUY_X_GET_Y', method: 'AUTOMATIC' });
    const { id } = await live(shopId, off('10', { name: 'Rests' }));
    await intend(id, 'PAUSED');
    const found = await bench({ channelId, lines: [{ variantId: chair.variantId, quantity: 1, price: '100' }] });
    expect(found.applied.map(({ discount }) => discount.name)).toEqual(['First']);
    expect(lostOf(found)).toEqual({
      Better: 'It does not combine with First.',
      Lamps: 'Nothing in the cart is among its products.',
      'But chairs': 'Nothing in the cart is among its products.',
      Market: 'It does not hold on this channel.',
      Later: 'It has not started yet: it starts 2026-12-01 09:00.',
      Minimum: '110.00 EUR are missing to its minimum.',
      Known: 'Its uses are counted for each customer, and this customer is unknown.',
      Coded: 'None of its codes was entered.',
      Three: '2 units are missing to its minimum.',
      Unfinished: 'It is a draft.',
      Rests: 'It is paused.',
    });
    expect(found.cheaper).toMatchObject({ saved: { minor: 2000 }, discounts: [{ name: 'Better' }] });
    const later = await bench({
      channelId,
      at: '2026-12-02T00:00:00Z',
      customer: 'A@B.example',
      lines: [{ variantId: chair.variantId, quantity: 1, price: '100' }],
    });
    expect(lostOf(later)).toMatchObject({
      Later: 'It does not combine with First.',
      Known: 'It does not combine with First.',
    });
  });

  it('is refused with every fault at its line', async () => {
    const { channelId } = await newShop();
    const { issues } = await bench({
      channelId,
      currency: 'QQQ',
      lines: [{ sku: 'NONE', quantity: 1 }, { quantity: 0 }, { sku: 'X', quantity: 1, price: '-1' }],
      shipping: '-1',
    });
    expect(issues).toEqual([
      { path: 'currency', code: 'not_a_currency' },
      { path: 'lines.1.quantity', code: 'too_small' },
      { path: 'lines.1.sku', code: 'required' },
      { path: 'lines.2.price', code: 'too_small' },
      { path: 'shipping', code: 'too_small' },
      { path: 'lines.0.sku', code: 'unknown' },
      { path: 'lines.2.sku', code: 'unknown' },
    ]);
    const second = await bench({ channelId, lines: [{ quantity: 1 }, { sku: 'X', quantity: 1, price: '-1' }] });
    expect(second.issues).toEqual([
      { path: 'lines.0.sku', code: 'required' },
      { path: 'lines.1.price', code: 'too_small' },
      { path: 'lines.1.sku', code: 'unknown' },
    ]);
    const third = await bench({ channelId, lines: [{ sku: 'NONE', quantity: 1 }] });
    expect(third.issues).toEqual([{ path: 'lines.0.sku', code: 'unknown' }]);
    const many = Array.from({ length: 200 }, () => ({ sku: 'NONE', quantity: 10_000, price: '10000000000' }));
    expect((await bench({ channelId, lines: many })).__typename).toBe('InvalidInput');
    const beyond = await bench({ channelId, lines: [...many, { sku: 'NONE', quantity: 1, price: '-1' }] });
    expect(beyond.issues).toContainEqual({ path: 'lines', code: 'too_many' });
    expect(beyond.issues).not.toContainEqual({ path: 'lines.200.price', code: 'too_small' });
  });
});

describe('the statements of the bench', () => {
  it('are as many for a full cart and many discounts as for one of each', async () => {
    const { shopId, channelId } = await newShop();
    const category = await buildCategory(db);
    const products = await Promise.all(
      Array.from({ length: 12 }, (_one, at) =>
        buildProduct(db, { name: `Cup ${at}`, categoryId: category, status: 'ACTIVE' }),
      ),
    );
    for (const [at, product] of products.entries())
      await buildOffer(api, shopId, product, { sku: `CUP-${at}`, price: 1000 });
    await live(shopId, off('10', { name: 'First', targets: [{ kind: 'CATEGORY', id: category }] }), ['ONE']);
    const lines = products.map((_product, at) => ({ sku: `CUP-${at}`, quantity: 1 }));
    const ask = (count: number) => () =>
      bench({ channelId, codes: ['ONE'], customer: 'a@b.example', lines: lines.slice(0, count) });
    const about = /discount|variant|product|offer|category|channel/;
    const few = await countStatements(about, ask(1));
    for (let at = 0; at < 6; at += 1) await live(shopId, off('10', { name: `More ${at}` }));
    expect(few).toBeGreaterThan(5);
    expect(await countStatements(about, ask(12))).toBe(few);
  });
});

describe('the bench of another shop', () => {
  let foreign: { shopId: string; channelId: string };
  beforeAll(async () => {
    foreign = await newShop();
  });

  it('is not there', async () => {
    await newShop();
    expect(await bench({ channelId: foreign.channelId, lines: [{ sku: 'A', quantity: 1 }] })).toMatchObject({
      __typename: 'NotFound',
    });
  });
});
