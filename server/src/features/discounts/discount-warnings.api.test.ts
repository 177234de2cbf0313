import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type TestClient, testApi } from '../../testing/index.ts';
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
const dayMs = 86_400_000;

let manager: TestClient;
let analyst: TestClient;
let shopId: string;
const { live, made, intend } = discountDoors(() => manager);

beforeEach(async () => {
  clock.set(start);
  shopId = await buildShop(api, { name: newId() });
  manager = await api.as(await buildPerson(api, 'shop_manager', shopId));
  analyst = await api.as(await buildPerson(api, 'analyst', shopId));
});

type Money = { minor: number };
type Goods = { product: { name: string }; price: Money; reduced: Money };
type Warnings = {
  belowCost: (Goods & { cost: Money })[];
  belowCostCount: number;
  overlaps: { discount: { name: string }; from: string; until: string | null; products: number }[];
  lowestBefore: (Goods & { lowest: Money; lowestAt: string; steps: { from: string; price: Money }[] })[];
  lowestBeforeCount: number;
};

async function warnings(input: Input, { id = null, by = manager }: { id?: string | null; by?: TestClient } = {}) {
  const { discountWarnings } = await by.query<{ discountWarnings: Warnings }>(
    `query ($id: ID, $shopId: ID!, $input: DiscountInput!) { discountWarnings(id: $id, shopId: $shopId, input: $input) {
      belowCost { product { name } price { minor } reduced { minor } cost { minor } } belowCostCount
      overlaps { discount { name } from until products }
      lowestBefore { product { name } price { minor } reduced { minor } lowest { minor } lowestAt steps { from price { minor } } }
      lowestBeforeCount } }`,
    { id, shopId, input: { name: 'New', method: 'AUTOMATIC', ...input } },
  );
  return discountWarnings;
}

/** A product that the shop sells. */
async function sold(name: string, price: number, cost?: number): Promise<{ id: string; offerId: string }> {
  const product = await buildProduct(db, { name, status: 'ACTIVE' });
  const offer = { sku: name, price, ...(cost === undefined ? {} : { cost }) };
  return { id: product.id, offerId: await buildOffer(api, shopId, product, offer) };
}

const off = (percent: string, rest: Input = {}) => ({ kind: 'AMOUNT_OFF_PRODUCT', percent, ...rest });
const names = (all: { product: { name: string } }[]) => all.map(({ product }) => product.name);

describe('prices below cost', () => {
  it('are named, the worst first, to those alone who may read costs', async () => {
    await sold('Chair', 10_000, 8000);
    await sold('Lamp', 10_000, 9500);
    const kept = await sold('Table', 10_000, 9900);
    await sold('Bench', 10_000);
    const input = off('15', { targets: [{ kind: 'PRODUCT', id: kept.id, isExcluded: true }] });
    expect(await warnings(input)).toMatchObject({
      belowCost: [
        { product: { name: 'Lamp' }, price: { minor: 10_000 }, reduced: { minor: 8500 }, cost: { minor: 9500 } },
      ],
      belowCostCount: 1,
    });
    expect(names((await warnings(off('30'))).belowCost)).toEqual(['Table', 'Lamp', 'Chair']);
    expect(await warnings(off('30'), { by: analyst })).toMatchObject({ belowCost: [], belowCostCount: 0 });
  });

  it('are those of a whole set, and of what an order takes off one product that it is enough for', async () => {
    await sold('Cup', 300, 250);
    await sold('Pot', 6000, 5500);
    const set = { kind: 'BUY_X_GET_Y', percent: '100', buyQuantity: 2, getQuantity: 1 };
    const { belowCost } = await warnings(set);
    expect(belowCost.map(({ product, reduced }) => [product.name, reduced.minor])).toEqual([
      ['Pot', 4000],
      ['Cup', 200],
    ]);
    const order = { kind: 'AMOUNT_OFF_ORDER', amount: '10', minimumKind: 'AMOUNT', minimum: '50' };
    expect(names((await warnings(order)).belowCost)).toEqual(['Pot']);
    expect((await warnings({ kind: 'FREE_SHIPPING' })).belowCost).toEqual([]);
  });
});

describe('overlaps', () => {
  it('are others of the class at the same time, on the same channel and products', async () => {
    const [chair, lamp] = [await sold('Chair', 1000), await sold('Lamp', 1000)];
    const web = await buildChannel(api, shopId);
    const market = await buildChannel(api, shopId, { name: 'Market' });
    const on = (id: string) => [{ kind: 'PRODUCT', id }];
    const named = (name: string, rest: Input = {}) => off('5', { name, ...rest });
    await live(shopId, named('All', { endsAt: '2026-12-10T01:00' }));
    await live(shopId, named('Lamps', { targets: on(lamp.id) }));
    await live(shopId, named('Market', { channelIds: [market] }));
    await live(shopId, named('Next year', { startsAt: '2027-01-01T00:00' }));
    await live(shopId, { name: 'Orders', kind: 'AMOUNT_OFF_ORDER', percent: '5' });
    await made(shopId, { ...named('Draft'), method: 'AUTOMATIC' });
    const { id: ended } = await live(shopId, named('Ended'));
    await intend(ended, 'ENDED', true);
    const own = await live(shopId, named('Own'));
    const input = off('10', { startsAt: '2026-12-01T01:00', endsAt: '2026-12-24T01:00', channelIds: [web] });
    const both = await warnings({ ...input }, { id: own.id });
    expect(both.overlaps.map(({ discount, products }) => [discount.name, products]).toSorted()).toEqual([
      ['All', 2],
      ['Lamps', 1],
    ]);
    const { overlaps } = await warnings({ ...input, targets: on(chair.id) }, { id: own.id });
    expect(overlaps).toEqual([
      { discount: { name: 'All' }, from: '2026-12-01T00:00:00.000Z', until: '2026-12-10T00:00:00.000Z', products: 1 },
    ]);
  });
});

describe('the lowest price of the 30 days before', () => {
  const points = async (offerId: string, steps: readonly [daysAgo: number, minor: number, state?: string][]) => {
    const at = (daysAgo: number) => new Date(start.getTime() - daysAgo * dayMs);
    for (const [place, [daysAgo, minor, state = 'accepted']] of steps.entries()) {
      const next = steps[place + 1];
      const to = state === 'accepted' ? (next ? at(next[0]) : null) : at(daysAgo);
      await sql`insert into price_point (id, offer_id, kind, valid_from, last_confirmed_at, valid_to, amount_minor, currency, exponent, state)
        values (${newId()}, ${offerId}, 'regular', ${at(daysAgo)}, ${at(daysAgo)}, ${to}, ${minor}, 'EUR', 2, ${state})`.execute(
        db,
      );
    }
  };

  it('is shown beside a reduction that hides it, with its steps', async () => {
    const raised = await sold('Raised', 10_000);
    await points(raised.offerId, [
      [60, 5000],
      [40, 9000],
      [20, 8000],
      [10, 10_000],
    ]);
    const even = await sold('Even', 10_000);
    await points(even.offerId, [[60, 10_000]]);
    const long = await sold('Long ago', 10_000);
    await points(long.offerId, [
      [60, 5000],
      [31, 10_000],
    ]);
    const found = await warnings(off('10'));
    expect(found).toMatchObject({
      lowestBefore: [
        {
          product: { name: 'Raised' },
          price: { minor: 10_000 },
          reduced: { minor: 9000 },
          lowest: { minor: 8000 },
          lowestAt: '2026-11-08T12:00:00.000Z',
          steps: [
            { from: '2026-10-29T12:00:00.000Z', price: { minor: 9000 } },
            { from: '2026-11-08T12:00:00.000Z', price: { minor: 8000 } },
            { from: '2026-11-18T12:00:00.000Z', price: { minor: 10_000 } },
          ],
        },
      ],
      lowestBeforeCount: 1,
    });
    expect((await warnings({ kind: 'AMOUNT_OFF_ORDER', percent: '10' })).lowestBefore).toEqual([]);
  });
});
