import { describe, expect, it } from 'vitest';
import { shareOf, spread } from './arithmetic.ts';
import { type Cart, cheaperChoice, type Discount, type DiscountTarget, evaluateDiscounts } from './index.ts';

const carts = 2_000;
const at = new Date('2026-11-28T12:00:00Z');

/** Numbers below 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Dice = ReturnType<typeof diceOf>;

function diceOf(seed: number) {
  const random = randomOf(seed);
  const below = (count: number) => Math.floor(random() * count);
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const some = <Item>(most: number, make: (at: number) => Item) =>
    Array.from({ length: below(most + 1) }, (_, n) => make(n));
  const shuffled = <Item>(items: readonly Item[]) =>
    items
      .map((item) => ({ item, by: random() }))
      .toSorted((left, right) => left.by - right.by)
      .map(({ item }) => item);
  return { below, one, some, shuffled, often: (share: number) => random() < share };
}

const amounts = [0, 1, 99, 999, 1_000, 12_345, 99_999_999];

function anyCart({ below, one, some }: Dice): Cart {
  const lines = some(6, (n) => ({
    id: `${n}`,
    productId: `p${below(5)}`,
    variantId: one([null, 'v1']),
    brandId: one([null, 'b0', 'b1']),
    categoryIds: one([[], ['c0'], ['c0', 'c1'], ['c2']]),
    quantity: 1 + below(7),
    unitMinor: one(amounts),
  }));
  const customerKey = one([null, 'somebody']);
  return {
    currency: one(['EUR', 'JPY', 'KWD']),
    channelId: one(['x', 'y']),
    customerKey,
    codes: one([[], ['a', 'b', 'z']]),
    lines,
    shippingMinor: one(amounts),
  };
}

function anyTargets({ some, one, often }: Dice): DiscountTarget[] {
  const kinds = [
    ['product', 'p1'],
    ['brand', 'b0'],
    ['category', 'c1'],
    ['variant', 'v1'],
  ] as const;
  return some(2, () => {
    const [kind, id] = one(kinds);
    return { kind, id, isExcluded: often(0.2) };
  });
}

function anyDiscount(dice: Dice, n: number): Discount {
  const { below, one, often } = dice;
  const base = {
    id: `d${n}`,
    name: `Discount ${n}`,
    method: one(['AUTOMATIC', 'AUTOMATIC', 'CODE'] as const),
    intent: one(['LIVE', 'LIVE', 'LIVE', 'LIVE', 'PAUSED', 'DRAFT'] as const),
    priority: below(3),
    startsAt: one([new Date(0), at, new Date(at.getTime() + 1)]),
    endsAt: one([null, null, new Date(at.getTime() + 1), at]),
    currency: one([null, 'EUR', 'JPY']),
    minimum: one([
      { kind: 'none' },
      { kind: 'none' },
      { kind: 'amount', minor: one(amounts) },
      { kind: 'quantity', quantity: below(9) },
    ] as const),
    limitTotal: one([null, null, 1]),
    limitPerCustomer: one([null, null, 1]),
    combinesWith: { PRODUCT: often(0.7), ORDER: often(0.7), SHIPPING: often(0.7) },
    channelIds: one([[], [], ['x']]),
  };
  const percentPpm = one([0, 1, 50_000, 333_333, 1_000_000]);
  const reduction = often(0.5) ? { percentPpm, maxMinor: one([null, 50]) } : { amountMinor: one(amounts) };
  const scope = anyTargets(dice);
  const kind = one(['AMOUNT_OFF_PRODUCT', 'AMOUNT_OFF_ORDER', 'BUY_X_GET_Y', 'FREE_SHIPPING'] as const);
  if (kind === 'FREE_SHIPPING') return { ...base, kind, maxMinor: one([null, 300]), scope };
  if (kind !== 'BUY_X_GET_Y') return { ...base, kind, reduction, scope };
  const buy = { quantity: 1 + below(3), targets: anyTargets(dice) };
  return {
    ...base,
    kind,
    buy,
    get: { quantity: 1 + below(2), targets: scope, percentPpm },
    usesPerOrder: one([null, 1]),
  };
}

function anyInput(seed: number) {
  const dice = diceOf(seed);
  const discounts = dice.some(8, (n) => anyDiscount(dice, n));
  const used = (share: number) => new Map(discounts.filter(() => dice.often(share)).map(({ id }) => [id, 1]));
  const codes = new Map(
    ['A', 'B'].flatMap((code) => {
      const { id } = discounts.length > 0 ? dice.one(discounts) : { id: 'none' };
      return dice.often(0.8) ? [[code, { discountId: id, used: 0, limit: dice.one([null, 0, 1]) }] as const] : [];
    }),
  );
  const counters = { total: used(0.2), byCustomer: used(0.2), codes };
  return { dice, input: { cart: anyCart(dice), discounts, counters, at } };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const seeds = Array.from({ length: carts }, (_, seed) => seed);

describe('discounts of generated carts', () => {
  it('leave nothing below zero, and their parts add up', () => {
    const taken = new Set<string>();
    for (const seed of seeds) {
      const { input } = anyInput(seed);
      const { applied, lost, lines, totals } = evaluateDiscounts(input);
      const said = `seed ${seed}`;
      for (const line of lines) {
        expect(Math.min(line.afterMinor, line.productMinor, line.orderMinor), said).toBeGreaterThanOrEqual(0);
        expect(line.beforeMinor - line.productMinor - line.orderMinor, said).toBe(line.afterMinor);
        expect(sum(line.parts.map(({ quantity }) => quantity)), said).toBe(
          input.cart.lines.find(({ id }) => id === line.lineId)?.quantity,
        );
        expect(sum(line.parts.map(({ quantity, unitMinor }) => quantity * unitMinor)), said).toBe(
          line.beforeMinor - line.productMinor,
        );
        expect(Math.min(...line.parts.map(({ unitMinor }) => unitMinor)), said).toBeGreaterThanOrEqual(0);
      }
      const savings = (of: string) =>
        sum(applied.filter((one) => one.class === of).map(({ savingMinor }) => savingMinor));
      expect([savings('PRODUCT'), savings('ORDER'), savings('SHIPPING')], said).toEqual([
        totals.productMinor,
        totals.orderMinor,
        totals.shippingOffMinor,
      ]);
      expect(totals.goodsMinor - totals.productMinor - totals.orderMinor, said).toBe(
        sum(lines.map(({ afterMinor }) => afterMinor)),
      );
      expect(totals.shippingMinor - totals.shippingOffMinor, said).toBeGreaterThanOrEqual(0);
      expect([...applied, ...lost].map(({ discountId }) => discountId).toSorted(), said).toEqual(
        input.discounts.map(({ id }) => id).toSorted(),
      );
      for (const { class: of } of applied) taken.add(of);
    }
    expect([...taken].toSorted()).toEqual(['ORDER', 'PRODUCT', 'SHIPPING']);
  });

  it('do not depend on the order in which discounts and codes are given', () => {
    for (const seed of seeds) {
      const { dice, input } = anyInput(seed);
      const { cart, discounts } = input;
      const mixed = {
        ...input,
        discounts: dice.shuffled(discounts),
        cart: { ...cart, codes: dice.shuffled(cart.codes) },
      };
      expect(evaluateDiscounts(mixed), `seed ${seed}`).toEqual(evaluateDiscounts(input));
    }
  });

  it('take together only what goes together', () => {
    for (const seed of seeds) {
      const { input } = anyInput(seed);
      const byId = new Map(input.discounts.map((discount) => [discount.id, discount]));
      const { applied } = evaluateDiscounts(input);
      for (const one of applied)
        for (const other of applied)
          if (one !== other) expect(byId.get(one.discountId)?.combinesWith[other.class], `seed ${seed}`).toBe(true);
    }
  });

  it('are named cheaper only where they are', () => {
    let cheaper = 0;
    for (const seed of seeds) {
      const { input } = anyInput(seed);
      const found = evaluateDiscounts(input);
      const { choice } = cheaperChoice(input, found);
      if (!choice) continue;
      cheaper += 1;
      const named = input.discounts.filter(({ id }) => choice.discountIds.includes(id));
      const { applied, totals } = evaluateDiscounts({ ...input, discounts: named });
      expect(
        applied.map(({ discountId }) => discountId),
        `seed ${seed}`,
      ).toEqual(choice.discountIds);
      expect(found.totals.totalMinor - totals.totalMinor, `seed ${seed}`).toBe(choice.savedMinor);
    }
    expect(cheaper).toBeGreaterThan(0);
  });

  it('share and spread exactly', () => {
    const { below } = diceOf(7);
    for (let n = 0; n < 20_000; n += 1) {
      const [minor, ppm] = [below(10 ** below(14)), below(1_000_001)];
      expect(shareOf(minor, ppm)).toBe(Number((BigInt(minor) * BigInt(ppm) * 2n + 1_000_000n) / 2_000_000n));
      const weights = Array.from({ length: 1 + below(6) }, () => below(10 ** below(12)));
      const whole = below(sum(weights) + 1);
      const parts = spread(whole, weights);
      expect(sum(parts)).toBe(sum(weights) === 0 ? 0 : whole);
      for (const [place, part] of parts.entries()) {
        const weight = weights[place] ?? 0;
        expect(part).toBeLessThanOrEqual(weight);
        // Nearer than one unit to the exact part.
        const off = BigInt(part) * BigInt(sum(weights)) - BigInt(whole) * BigInt(weight);
        expect(off < BigInt(sum(weights) || 1) && -off < BigInt(sum(weights) || 1)).toBe(true);
      }
    }
  });
});
