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
const minuteMs = 60_000;

let manager: TestClient;
const { live, discount, update, codesOf } = discountDoors(() => manager);
const shopId = await buildShop(api);
const person = await buildPerson(api, 'shop_manager', shopId);
const analyst = await buildPerson(api, 'analyst', shopId);
const stranger = await buildPerson(api, 'shop_manager', await buildShop(api, { name: 'Harbour' }));
let channelId: string;

beforeEach(async () => {
  clock.set(start);
  manager = await api.as(person);
  // A channel for each test, so that the discounts of others do not count.
  channelId = await buildChannel(api, shopId);
});

type Reserved = {
  __typename: string;
  reservation: {
    expiresAt: string;
    applied: { discountId: string; label: string; code: string | null; savingMinor: number }[];
    totalMinor: number;
  };
  discountId: string;
  refusal: { code: string; reason: string };
  totalMinor: number;
  code: string;
  issues: { path: string; code: string }[];
};

const reserveText = `mutation ($channelId: ID!, $key: String!, $cart: ReservedCartInput!) {
  reserveDiscount(channelId: $channelId, reservationKey: $key, cart: $cart) { __typename
    ... on DiscountReserved { reservation { expiresAt applied { discountId label code savingMinor } totalMinor } }
    ... on DiscountNoLongerApplies { discountId refusal { code reason } totalMinor }
    ... on InvalidInput { issues { path code } } ... on NotAllowedNow { code reason } } }`;

async function reserve(key: string, cart: Input = {}): Promise<Reserved> {
  const whole = { currency: 'EUR', lines: [{ quantity: 1, unitMinor: 10_000 }], ...cart };
  const data = await manager.query<{ reserveDiscount: Reserved }>(reserveText, { channelId, key, cart: whole });
  return data.reserveDiscount;
}

const release = (key: string) =>
  manager.query<{ releaseDiscount: { __typename: string } }>(
    'mutation ($channelId: ID!, $key: String!) { releaseDiscount(channelId: $channelId, reservationKey: $key) { __typename } }',
    { channelId, key },
  );
const onChannel = (rest: Input = {}) => ({
  name: 'Ten',
  kind: 'AMOUNT_OFF_ORDER',
  percent: '10',
  channelIds: [channelId],
  ...rest,
});
const used = async (id: string) => (await discount(id))?.used;

/** How many uses are held for carts, and which are listed as reserved, as those of orders, and as released. */
async function heldAndListed(id: string) {
  const answer = await manager.query<{
    discount: { used: number; reserved: number };
    [list: `uses${string}`]: { nodes: { state: string }[]; total: { count: number } };
  }>(
    `query ($id: ID!) { discount(id: $id) { used reserved } ${['RESERVED', 'COMMITTED', 'RELEASED']
      .map(
        (state) =>
          `uses${state}: discountUses(discountId: $id, filter: { state: [${state}] }) { nodes { state } total { count } }`,
      )
      .join(' ')} }`,
    { id },
  );
  const lists = [answer.usesRESERVED!, answer.usesCOMMITTED!, answer.usesRELEASED!];
  expect(lists.map(({ total }) => total.count)).toEqual(lists.map(({ nodes }) => nodes.length));
  return { ...answer.discount, states: lists.map(({ nodes }) => nodes.map(({ state }) => state)) };
}

describe('a cart that is reserved', () => {
  it('holds a use of each of its discounts for fifteen minutes, and says so again under the same key', async () => {
    const chair = await buildProduct(db, { name: 'Chair', status: 'ACTIVE' });
    await buildOffer(api, shopId, chair, { sku: 'CHAIR', price: 1 });
    const targets = [{ kind: 'PRODUCT', id: chair.id }];
    const labels = [{ locale: 'de', text: 'Zehn' }];
    const { id } = await live(shopId, onChannel({ kind: 'AMOUNT_OFF_PRODUCT', targets, labels, limitTotal: 3 }), [
      'HOLD-1',
    ]);
    const cart = {
      codes: ['hold-1'],
      customer: 'a@b.example',
      lines: [{ sku: 'CHAIR', quantity: 2, unitMinor: 5000 }],
    };
    const first = await reserve('cart 1', cart);
    expect(first).toMatchObject({
      __typename: 'DiscountReserved',
      reservation: {
        expiresAt: '2026-11-28T12:15:00.000Z',
        applied: [{ discountId: id, label: 'Zehn', code: 'HOLD-1', savingMinor: 1000 }],
        totalMinor: 9000,
      },
    });
    expect(await heldAndListed(id)).toEqual({ used: 1, reserved: 1, states: [['RESERVED'], [], []] });
    clock.advance(minuteMs);
    expect(await reserve('cart 1', cart)).toEqual(first);
    expect(await reserve('cart 1', { ...cart, codes: [] })).toMatchObject({ code: 'RESERVATION_OTHER_CART' });
    expect(await used(id)).toBe(1);
    expect((await codesOf(id)).nodes).toMatchObject([{ used: 1 }]);
    const { discountUses } = await manager.query<{ discountUses: { nodes: object[] } }>(
      'query ($id: ID!) { discountUses(discountId: $id) { nodes { code state reservationKey amount { minor } overLimit } } }',
      { id },
    );
    expect(discountUses.nodes).toEqual([
      { code: 'HOLD-1', state: 'RESERVED', reservationKey: 'cart 1', amount: { minor: 1000 }, overLimit: false },
    ]);
    expect(JSON.stringify((await sql`select * from discount_use`.execute(db)).rows)).not.toContain('a@b');
  });

  it('gives its uses back when it is released, or its time is over', async () => {
    const { id } = await live(shopId, onChannel({ limitTotal: 1 }), ['LAST']);
    const cart = { codes: ['LAST'] };
    await reserve('first ', cart);
    expect(await reserve('second', cart)).toMatchObject({
      __typename: 'DiscountNoLongerApplies',
      discountId: id,
      refusal: { code: 'DISCOUNT_USED_UP', reason: 'Its limit is reached (1 in all). Ask again without it.' },
      totalMinor: 10_000,
    });
    expect((await release(' first ')).releaseDiscount.__typename).toBe('DiscountReleased');
    expect(await used(id)).toBe(0);
    expect((await release('first')).releaseDiscount.__typename).toBe('DiscountReleased');
    expect(await used(id)).toBe(0);
    expect(await reserve('second', cart)).toMatchObject({ __typename: 'DiscountReserved' });
    clock.advance(15 * minuteMs);
    manager = await api.as(person);
    expect(await used(id)).toBe(0);
    expect(await reserve('third', cart)).toMatchObject({ __typename: 'DiscountReserved' });
    expect(await used(id)).toBe(1);
    expect(await reserve('second', cart)).toMatchObject({ __typename: 'DiscountNoLongerApplies' });
    clock.advance(15 * minuteMs);
    manager = await api.as(person);
    expect(await reserve('third', cart)).toMatchObject({
      reservation: { expiresAt: '2026-11-28T12:45:00.000Z' },
    });
    expect(await used(id)).toBe(1);
  });

  it.each([[['FIFTY']], [[]]])('has exactly as many uses as there are, of 64 at once (codes: %j)', async (codes) => {
    const { id } = await live(
      shopId,
      onChannel({ limitTotal: 50 }),
      codes.map((code) => `${code}-${newId()}`),
    );
    const { code } = (await discount(id))!;
    const cart = { codes: code === null ? [] : [code] };
    const answers = await Promise.all(Array.from({ length: 64 }, (_one, at) => reserve(`at once ${at}`, cart)));
    expect(answers.filter(({ reservation }) => reservation?.applied.length === 1)).toHaveLength(50);
    expect(await used(id)).toBe(50);
    const refused = answers.filter(({ __typename }) => __typename === 'DiscountNoLongerApplies');
    expect(refused).toHaveLength(code === null ? 0 : 14);
  });

  it('is one under one key, however many ask at once', async () => {
    const { id } = await live(shopId, onChannel());
    const answers = await Promise.all(Array.from({ length: 8 }, () => reserve('the same')));
    expect(answers.map((answer) => JSON.stringify(answer))).toEqual(answers.map(() => JSON.stringify(answers[0])));
    expect(await used(id)).toBe(1);
  });

  it('counts a customer once, in whatever case they are written', async () => {
    const { id } = await live(shopId, onChannel({ limitPerCustomer: 1 }), ['ONCE']);
    await reserve('one', { codes: ['ONCE'], customer: 'Ana@Example.com ' });
    expect(await reserve('two', { codes: ['ONCE'], customer: 'ana@example.COM' })).toMatchObject({
      __typename: 'DiscountNoLongerApplies',
      refusal: { code: 'DISCOUNT_CUSTOMER_USED_UP' },
    });
    expect(await reserve('three', { codes: ['ONCE'], customer: 'bea@example.com' })).toMatchObject({
      __typename: 'DiscountReserved',
    });
    expect(await used(id)).toBe(2);
  });

  it('fixes what it was sold by, and lets the limit only rise', async () => {
    const { id, fixedFields } = await live(shopId, onChannel({ limitTotal: 10 }));
    expect(fixedFields).toEqual([]);
    await reserve('used');
    expect((await discount(id))?.fixedFields).toContain('percent');
    const { issues } = await update(
      id,
      onChannel({ method: 'AUTOMATIC', kind: 'AMOUNT_OFF_PRODUCT', percent: '20', limitTotal: 9 }),
    );
    expect(issues.map(({ path, code }) => [path, code])).toEqual([
      ['kind', 'fixed_by_use'],
      ['percent', 'fixed_by_use'],
      ['limitTotal', 'lower_after_use'],
    ]);
    const raised = onChannel({ method: 'AUTOMATIC', name: 'Eleven', limitTotal: 11, endsAt: '2026-12-24T00:00' });
    expect((await update(id, raised)).discount).toMatchObject({ name: 'Eleven', limitTotal: 11 });
    const least = { ...raised, minimumKind: 'AMOUNT', minimum: '20' };
    expect((await update(id, least)).discount?.minimumAmount).toEqual({ minor: 2000, currency: 'EUR' });
    expect((await update(id, { ...least, most: '5' })).issues).toMatchObject([{ path: 'most', code: 'fixed_by_use' }]);
  });

  it('is refused with every fault, and on a channel where nothing is sold', async () => {
    const { issues } = await reserve(' ', {
      currency: 'EURO',
      lines: [{ quantity: 0, unitMinor: -1 }],
      shippingMinor: -5,
    });
    expect(issues.map(({ path }) => path)).toEqual([
      'reservationKey',
      'cart.currency',
      'cart.lines.0.quantity',
      'cart.lines.0.unitMinor',
      'cart.shippingMinor',
    ]);
    const dear = await reserve('dear', { lines: [{ quantity: 2, unitMinor: 10_000_000_000_000 }] });
    expect(dear.issues).toMatchObject([{ path: 'cart.lines', code: 'too_large' }]);
    await sql`update channel set status = 'ARCHIVED' where id = ${channelId}`.execute(db);
    expect(await reserve('late')).toMatchObject({ __typename: 'NotAllowedNow', code: 'RESERVATION_NOT_SOLD' });
  });

  it('is asked for by people of the shop who may change its discounts', async () => {
    manager = await api.as(stranger);
    expect(await reserve('foreign')).toMatchObject({ __typename: 'NotFound' });
    const reader = await api.as(analyst);
    const cart = { currency: 'EUR', lines: [{ quantity: 1, unitMinor: 1 }] };
    const { errors } = await reader.request(reserveText, { channelId, key: 'read', cart });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
