import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { shareOf, spread } from './arithmetic.ts';
import {
  type Cart,
  cheaperChoice,
  type Discount,
  type DiscountClass,
  type DiscountTarget,
  evaluateDiscounts,
  type Evaluation,
  type EvaluationInput,
} from './index.ts';

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
/** Mostly nothing, so that most discounts come to the point at which they compete. */
const seldom = <Item>({ one, often }: Dice, items: readonly Item[]) => (often(0.15) ? one(items) : null);

function anyCart({ below, one, some }: Dice): Cart {
  const lines = some(5, (n) => ({
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
  return some(1, () => {
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
    intent: seldom(dice, ['PAUSED', 'DRAFT'] as const) ?? ('LIVE' as const),
    priority: below(3),
    startsAt: seldom(dice, [new Date(at.getTime() + 1)]) ?? at,
    endsAt: seldom(dice, [new Date(at.getTime() + 1), at]),
    currency: seldom(dice, ['EUR', 'JPY']),
    minimum: one([
      { kind: 'none' },
      { kind: 'none' },
      { kind: 'amount', minor: one(amounts) },
      { kind: 'quantity', quantity: below(9) },
    ] as const),
    limitTotal: seldom(dice, [1]),
    limitPerCustomer: seldom(dice, [1]),
    combinesWith: { PRODUCT: often(0.7), ORDER: often(0.7), SHIPPING: often(0.7) },
    channelIds: seldom(dice, [['x']]) ?? [],
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

/** What is wrong with the figures of an evaluation. */
function faultsIn({ cart, discounts }: EvaluationInput, { applied, lost, lines, totals }: Evaluation): string[] {
  const savings = (of: DiscountClass) =>
    sum(applied.filter((one) => one.class === of).map(({ savingMinor }) => savingMinor));
  const said = (text: string, isRight: boolean) => (isRight ? [] : [text]);
  const ofLines = lines.flatMap(({ lineId, parts, beforeMinor, productMinor, orderMinor, afterMinor }) => [
    ...said('a line below zero', Math.min(afterMinor, productMinor, orderMinor) >= 0),
    ...said(
      'a price below zero',
      parts.every(({ unitMinor }) => unitMinor >= 0),
    ),
    ...said('what is taken off a line', beforeMinor - productMinor - orderMinor === afterMinor),
    ...said(
      'units of a line',
      sum(parts.map(({ quantity }) => quantity)) === cart.lines.find(({ id }) => id === lineId)?.quantity,
    ),
    ...said(
      'parts of a line',
      sum(parts.map(({ quantity, unitMinor }) => quantity * unitMinor)) === beforeMinor - productMinor,
    ),
  ]);
  const named = [...applied, ...lost].map(({ discountId }) => discountId).toSorted();
  return [
    ...ofLines,
    ...said('savings of products', savings('PRODUCT') === totals.productMinor),
    ...said('savings of the order', savings('ORDER') === totals.orderMinor),
    ...said('savings of shipping', savings('SHIPPING') === totals.shippingOffMinor),
    ...said('shipping below zero', totals.shippingOffMinor <= totals.shippingMinor),
    ...said(
      'the sum of the lines',
      totals.goodsMinor - totals.productMinor - totals.orderMinor === sum(lines.map(({ afterMinor }) => afterMinor)),
    ),
    ...said(
      'the total',
      totals.goodsMinor - totals.productMinor - totals.orderMinor + totals.shippingMinor - totals.shippingOffMinor ===
        totals.totalMinor,
    ),
    ...said('each discount once', isDeepStrictEqual(named, discounts.map(({ id }) => id).toSorted())),
  ];
}

describe('discounts of generated carts', () => {
  it('leave nothing below zero, and their parts add up', () => {
    const taken = new Set<string>();
    const faults = seeds.flatMap((seed) => {
      const { input } = anyInput(seed);
      const found = evaluateDiscounts(input);
      for (const { class: of } of found.applied) taken.add(of);
      return faultsIn(input, found).map((fault) => `${fault}, seed ${seed}`);
    });
    expect(faults).toEqual([]);
    expect([...taken].toSorted()).toEqual(['ORDER', 'PRODUCT', 'SHIPPING']);
  });

  it('do not depend on the order in which discounts and codes are given', () => {
    const differing = seeds.filter((seed) => {
      const { dice, input } = anyInput(seed);
      const cart = { ...input.cart, codes: dice.shuffled(input.cart.codes) };
      const mixed = { ...input, discounts: dice.shuffled(input.discounts), cart };
      return !isDeepStrictEqual(evaluateDiscounts(mixed), evaluateDiscounts(input));
    });
    expect(differing).toEqual([]);
  });

  it('take together only what goes together', () => {
    let pairs = 0;
    const apart = seeds.filter((seed) => {
      const { input } = anyInput(seed);
      const byId = new Map(input.discounts.map((discount) => [discount.id, discount]));
      const { applied } = evaluateDiscounts(input);
      return applied.some((one) =>
        applied.some((other) => {
          if (one === other) return false;
          pairs += 1;
          return !byId.get(one.discountId)?.combinesWith[other.class];
        }),
      );
    });
    expect(apart).toEqual([]);
    expect(pairs).toBeGreaterThan(carts / 10);
  });

  it('are named cheaper only where they are', () => {
    let cheaper = 0;
    const wrong = seeds.filter((seed) => {
      const { input } = anyInput(seed);
      const found = evaluateDiscounts(input);
      const { choice } = cheaperChoice(input, found);
      if (!choice) return false;
      cheaper += 1;
      const named = input.discounts.filter(({ id }) => choice.discountIds.includes(id));
      const { applied, totals } = evaluateDiscounts({ ...input, discounts: named });
      const isSame = isDeepStrictEqual(
        applied.map(({ discountId }) => discountId),
        choice.discountIds,
      );
      return !isSame || found.totals.totalMinor - totals.totalMinor !== choice.savedMinor;
    });
    expect(wrong).toEqual([]);
    expect(cheaper).toBeGreaterThan(carts / 100);
  });

  it('share exactly, halves upward', () => {
    const { below } = diceOf(7);
    const pairs = Array.from({ length: 20_000 }, () => [below(10 ** below(14)), below(1_000_001)] as const);
    const exact = ([minor, ppm]: readonly [number, number]) =>
      Number((BigInt(minor) * BigInt(ppm) * 2n + 1_000_000n) / 2_000_000n);
    expect(pairs.filter(([minor, ppm]) => shareOf(minor, ppm) !== exact([minor, ppm]))).toEqual([]);
  });

  it('are spread over lines so that each gets its share to the unit', () => {
    const { below } = diceOf(8);
    const cases = Array.from({ length: 20_000 }, () => {
      const weights = Array.from({ length: 1 + below(6) }, () => below(10 ** below(12)));
      return { weights, whole: below(sum(weights) + 1) };
    });
    const wrong = cases.filter(({ weights, whole }) => {
      const all = sum(weights);
      const parts = spread(whole, weights);
      if (sum(parts) !== whole) return true;
      return parts.some((part, place) => {
        const weight = weights[place] ?? 0;
        const off = BigInt(part) * BigInt(all) - BigInt(whole) * BigInt(weight);
        return part > weight || (all > 0 && (off >= BigInt(all) || -off >= BigInt(all)));
      });
    });
    expect(wrong).toEqual([]);
  });
});
