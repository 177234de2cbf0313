import { describe, expect, it } from 'vitest';
import {
  type Cart,
  cheaperChoice,
  type Discount,
  type DiscountCounters,
  evaluateDiscounts,
  normalCode,
} from './index.ts';

const nobodyUsed: DiscountCounters = { total: new Map(), byCustomer: new Map(), codes: new Map() };
const noon = new Date('2026-11-28T12:00:00Z');
const everyClass = { PRODUCT: true, ORDER: true, SHIPPING: true };

type Given = Partial<Omit<Cart, 'lines'>> & { lines?: Partial<Cart['lines'][number]>[] };

function cart({ lines = [{}], ...rest }: Given = {}): Cart {
  return {
    currency: 'EUR',
    channelId: 'web',
    customerKey: null,
    codes: [],
    shippingMinor: 0,
    ...rest,
    lines: lines.map((line, at) => ({
      id: `line ${at + 1}`,
      productId: `product ${at + 1}`,
      variantId: null,
      brandId: null,
      categoryIds: [],
      quantity: 1,
      unitMinor: 1000,
      ...line,
    })),
  };
}

const base = {
  name: 'A discount',
  method: 'AUTOMATIC',
  intent: 'LIVE',
  priority: 0,
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: null,
  currency: null,
  minimum: { kind: 'none' },
  limitTotal: null,
  limitPerCustomer: null,
  combinesWith: everyClass,
  channelIds: [],
} as const;

const percent = (ppm: number, maxMinor: number | null = null) => ({ percentPpm: ppm, maxMinor });
type Of<Kind extends Discount['kind']> = Partial<Extract<Discount, { kind: Kind }>>;
const offProduct = (given: Of<'AMOUNT_OFF_PRODUCT'> = {}): Discount => ({
  ...base,
  id: 'product',
  reduction: percent(100_000),
  scope: [],
  ...given,
  kind: 'AMOUNT_OFF_PRODUCT',
});
const offOrder = (given: Of<'AMOUNT_OFF_ORDER'> = {}): Discount => ({
  ...base,
  id: 'order',
  reduction: percent(100_000),
  scope: [],
  ...given,
  kind: 'AMOUNT_OFF_ORDER',
});
const freeShipping = (given: Of<'FREE_SHIPPING'> = {}): Discount => ({
  ...base,
  id: 'shipping',
  maxMinor: null,
  scope: [],
  ...given,
  kind: 'FREE_SHIPPING',
});
const buyTwoGetOne = (given: Of<'BUY_X_GET_Y'> = {}): Discount => ({
  ...base,
  id: 'sets',
  buy: { quantity: 2, targets: [] },
  get: { quantity: 1, targets: [], percentPpm: 1_000_000 },
  usesPerOrder: null,
  ...given,
  kind: 'BUY_X_GET_Y',
});
const brand = (id: string) => ({ kind: 'brand', id, isExcluded: false }) as const;

function evaluate(given: Given, discounts: readonly Discount[], counters: Partial<DiscountCounters> = {}, at = noon) {
  return evaluateDiscounts({ cart: cart(given), discounts, counters: { ...nobodyUsed, ...counters }, at });
}

/** Why the only discount lost. */
const lossOf = (...given: Parameters<typeof evaluate>) => {
  const { applied, lost } = evaluate(...given);
  expect(applied).toEqual([]);
  expect(lost).toHaveLength(1);
  return lost[0]?.loss;
};

describe('discounts of a cart', () => {
  it('take ten percent off what a brand’s twenty percent left', () => {
    const welcome = offOrder({ id: 'welcome', method: 'CODE' });
    const codes = new Map([['WELCOME10', { discountId: 'welcome', used: 0, limit: null }]]);
    const given = { codes: [' welcome10 '], lines: [{ brandId: 'X', unitMinor: 10_000 }, { unitMinor: 5_000 }] };
    const { applied, totals } = evaluate(
      given,
      [welcome, offProduct({ scope: [brand('X')], reduction: percent(200_000) })],
      { codes },
    );
    expect(applied.map(({ discountId, code, savingMinor }) => [discountId, code, savingMinor])).toEqual([
      ['product', null, 2_000],
      ['welcome', 'WELCOME10', 1_300],
    ]);
    expect(totals).toEqual({
      goodsMinor: 15_000,
      productMinor: 2_000,
      orderMinor: 1_300,
      shippingMinor: 0,
      shippingOffMinor: 0,
      totalMinor: 11_700,
    });
  });

  it('are spread so that the parts add up, the first line taking what cannot be divided', () => {
    const lines = [{ unitMinor: 3_333 }, { unitMinor: 3_333 }, { unitMinor: 3_333 }];
    const found = evaluate({ lines }, [offOrder({ reduction: { amountMinor: 1_000 }, currency: 'EUR' })]);
    expect(found.lines.map(({ orderMinor }) => orderMinor)).toEqual([334, 333, 333]);
    expect(found.lines.map(({ afterMinor }) => afterMinor)).toEqual([2_999, 3_000, 3_000]);
  });

  it.each([
    { currency: 'JPY', unitMinor: 999, ppm: 100_000, price: 899 },
    { currency: 'KWD', unitMinor: 12_345, ppm: 50_000, price: 11_728 },
    { currency: 'EUR', unitMinor: 5, ppm: 100_000, price: 4 },
    { currency: 'EUR', unitMinor: 1_999, ppm: 333_333, price: 1_333 },
  ])(
    'round each unit of a product by itself: $unitMinor $currency to $price',
    ({ currency, unitMinor, ppm, price }) => {
      const { lines } = evaluate({ currency, lines: [{ unitMinor, quantity: 3 }] }, [
        offProduct({ reduction: percent(ppm) }),
      ]);
      expect(lines[0]?.parts).toEqual([{ quantity: 3, unitMinor: price }]);
      expect(lines[0]?.afterMinor).toBe(3 * price);
    },
  );

  it.each([
    { units: 2, given: 0 },
    { units: 3, given: 1 },
    { units: 5, given: 1 },
    { units: 6, given: 2 },
  ])('give $given of $units units where two are bought for one that is given', ({ units, given }) => {
    const { totals } = evaluate({ lines: [{ quantity: units }] }, [buyTwoGetOne()]);
    expect(totals.productMinor).toBe(given * 1_000);
  });

  it('give the cheapest units, let the dearest buy, and let none serve twice', () => {
    const lines = [
      { unitMinor: 500, quantity: 2 },
      { unitMinor: 3_000, quantity: 1 },
      { unitMinor: 2_000, quantity: 4 },
    ];
    const again = buyTwoGetOne({ id: 'sets again', usesPerOrder: 1 });
    const { applied } = evaluate({ lines }, [buyTwoGetOne({ id: 'first sets', usesPerOrder: 1, priority: 1 }), again]);
    expect(applied.map(({ steps }) => steps)).toEqual([
      [{ of: 'units', lineId: 'line 1', quantity: 1, fromMinor: 500, toMinor: 0 }],
      [{ of: 'units', lineId: 'line 1', quantity: 1, fromMinor: 500, toMinor: 0 }],
    ]);
  });

  it('keep enough units to buy where the same could be given', () => {
    const lines = [
      { brandId: 'X', unitMinor: 100, quantity: 3 },
      { unitMinor: 900, quantity: 1 },
    ];
    const sets = buyTwoGetOne({
      buy: { quantity: 3, targets: [brand('X')] },
      get: { quantity: 1, targets: [], percentPpm: 500_000 },
    });
    expect(evaluate({ lines }, [sets]).applied[0]?.steps).toEqual([
      { of: 'units', lineId: 'line 2', quantity: 1, fromMinor: 900, toMinor: 450 },
    ]);
  });

  it('free the shipping, up to an amount', () => {
    const { totals } = evaluate({ shippingMinor: 990 }, [freeShipping({ maxMinor: 500, currency: 'EUR' })]);
    expect([totals.shippingOffMinor, totals.totalMinor]).toEqual([500, 1_490]);
  });

  it('mean all below a category, and not what is excluded', () => {
    const scope = [
      { kind: 'category', id: 'lamps', isExcluded: false },
      { kind: 'product', id: 'product 2', isExcluded: true },
    ] as const;
    const lines = [{ categoryIds: ['desk lamps', 'lamps'] }, { categoryIds: ['lamps'] }, { categoryIds: ['chairs'] }];
    const found = evaluate({ lines }, [offProduct({ scope: [...scope] })]);
    expect(found.lines.map(({ productMinor }) => productMinor)).toEqual([100, 0, 0]);
  });

  it.each([
    ['DRAFT', { intent: 'DRAFT' }],
    ['PAUSED', { intent: 'PAUSED' }],
    ['ENDED', { intent: 'ENDED' }],
    ['ENDED', { endsAt: noon }],
    ['ENDED', { intent: 'PAUSED', endsAt: noon }],
    ['NOT_STARTED', { startsAt: new Date(noon.getTime() + 1) }],
    ['WRONG_CHANNEL', { channelIds: ['shop floor'] }],
    ['WRONG_CURRENCY', { currency: 'GBP' }],
    ['CODE_NOT_GIVEN', { method: 'CODE' }],
    ['CUSTOMER_NEEDED', { limitPerCustomer: 1 }],
    ['NO_MATCHING_LINE', { scope: [brand('Y')] }],
    ['NO_EFFECT', { reduction: percent(0) }],
  ] as const)('lose with %s: %j', (code, given) => {
    expect(lossOf({}, [offProduct({ ...given, scope: 'scope' in given ? [...given.scope] : [] })])).toEqual({ code });
  });

  it('run from their first moment on', () => {
    expect(evaluate({}, [offProduct({ startsAt: noon, endsAt: new Date(noon.getTime() + 1) })]).applied).toHaveLength(
      1,
    );
  });

  it('lose where a limit is reached: of all uses, of a customer, of a code', () => {
    expect(lossOf({}, [offProduct({ limitTotal: 2 })], { total: new Map([['product', 2]]) })).toEqual({
      code: 'LIMIT_REACHED',
      limit: 2,
    });
    const byCustomer = new Map([['product', 1]]);
    expect(lossOf({ customerKey: 'k' }, [offProduct({ limitPerCustomer: 1 })], { byCustomer })).toEqual({
      code: 'CUSTOMER_LIMIT_REACHED',
      limit: 1,
    });
    const codes = new Map([['A', { discountId: 'product', used: 1, limit: 1 }]]);
    expect(lossOf({ codes: ['a'] }, [offProduct({ method: 'CODE' })], { codes })).toEqual({
      code: 'LIMIT_REACHED',
      limit: 1,
    });
  });

  it('come by the code that still has uses', () => {
    const used = { discountId: 'product', used: 1, limit: 1 };
    const codes = new Map([
      ['A', used],
      ['B', { ...used, used: 0 }],
    ]);
    expect(evaluate({ codes: ['a', 'b', 'c'] }, [offProduct({ method: 'CODE' })], { codes })).toMatchObject({
      applied: [{ code: 'B' }],
      unknownCodes: ['C'],
    });
  });

  it('say what is missing to their minimum, after what discounts before them took', () => {
    const minimum = { kind: 'amount', minor: 1_000 } as const;
    const welcome = offOrder({ minimum, currency: 'EUR' });
    expect(evaluate({}, [welcome, offProduct()]).lost).toEqual([
      { discountId: 'order', loss: { code: 'MINIMUM_NOT_REACHED', missing: { minor: 100 } } },
    ]);
    expect(lossOf({ lines: [{ quantity: 2 }] }, [offProduct({ minimum: { kind: 'quantity', quantity: 5 } })])).toEqual({
      code: 'MINIMUM_NOT_REACHED',
      missing: { quantity: 3 },
    });
    expect(lossOf({}, [buyTwoGetOne()])).toEqual({ code: 'MINIMUM_NOT_REACHED', missing: { quantity: 2 } });
  });

  it('combine only where each allows the class of the other', () => {
    const alone = offOrder({ combinesWith: { ...everyClass, PRODUCT: false } });
    expect(evaluate({}, [alone, offProduct()])).toMatchObject({
      applied: [{ discountId: 'product' }],
      lost: [{ discountId: 'order', loss: { code: 'NOT_COMBINABLE', withId: 'product' } }],
    });
  });

  it('are taken by priority, then by what they save, then by id', () => {
    const exclusive = { combinesWith: { PRODUCT: false, ORDER: false, SHIPPING: false } };
    const [small, large] = [percent(50_000), percent(300_000)];
    const first = (...discounts: Discount[]) => evaluate({}, discounts).applied.map(({ discountId }) => discountId);
    const [a, b] = [
      offProduct({ id: 'a', reduction: small, ...exclusive }),
      offProduct({ id: 'b', reduction: large, ...exclusive }),
    ];
    expect(first(a, b)).toEqual(['b']);
    expect(first({ ...a, priority: 1 }, b)).toEqual(['a']);
    expect(first(b, { ...b, id: 'a' })).toEqual(['a']);
  });

  it('tell when another combination would have been cheaper', () => {
    const alone = { combinesWith: { PRODUCT: false, ORDER: false, SHIPPING: false } };
    const discounts = [
      offProduct({ priority: 1, ...alone }),
      offOrder({ reduction: percent(200_000) }),
      freeShipping(),
    ];
    const input = { cart: cart({ shippingMinor: 500 }), discounts, counters: nobodyUsed, at: noon };
    const found = evaluateDiscounts(input);
    expect(found.totals.totalMinor).toBe(1_400);
    expect(cheaperChoice(input, found)).toEqual({
      choice: { savedMinor: 600, discountIds: ['order', 'shipping'] },
      isComplete: true,
    });
    const best = { ...input, discounts: discounts.slice(1) };
    expect(cheaperChoice(best, evaluateDiscounts(best))).toEqual({ choice: null, isComplete: true });
  });

  it.each([
    { lines: [{ quantity: 0 }] },
    { lines: [{ quantity: 1.5 }] },
    { lines: [{ unitMinor: -1 }] },
    { lines: [{ unitMinor: 2 ** 52, quantity: 3 }] },
    { shippingMinor: -1 },
  ])('refuse a cart that is none: %j', (given) => {
    expect(() => evaluate(given, [])).toThrow(RangeError);
  });

  it('know a code however it is written', () => {
    expect([' welcome10', 'ＷＥＬＣＯＭＥ１０', 'Welcome10\t'].map(normalCode)).toEqual(Array(3).fill('WELCOME10'));
  });
});
