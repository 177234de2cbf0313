import {
  type Cart,
  type Discount,
  type DiscountCounters,
  type DiscountMinimum,
  evaluateDiscounts,
} from '@quarry/contracts/discounts';
import { seededRandom } from '@quarry/demo-shops';
import { type Figure, milliseconds } from './figure.ts';

const lineCount = 50;
const discountCount = 1_000;
const rounds = 2_000;
const goalMs = 5;

/** The evaluation that the test bench, drafts and orders share: a cart of 50 lines against 1,000 live discounts of all kinds. */
export function measureDiscounts(): Figure[] {
  const { between } = seededRandom('discounts');
  const below = (most: number) => between(0, most - 1);
  const carts = Array.from({ length: 20 }, () => cartOf(below));
  const discounts = Array.from({ length: discountCount }, (_one, at) => discountOf(at, below));
  const at = new Date('2026-11-29T12:00:00Z');
  const counters: DiscountCounters = {
    total: new Map(discounts.map(({ id }) => [id, below(50)])),
    byCustomer: new Map(),
    codes: new Map([['WELCOME', { discountId: 'discount 9', used: 0, limit: null }]]),
  };
  const times: number[] = [];
  let applied = 0;
  for (let round = 0; round < rounds; round += 1) {
    const cart = carts[round % carts.length];
    if (!cart) throw new Error('There is no cart.');
    const startedAt = performance.now();
    applied += evaluateDiscounts({ cart, discounts, counters, at }).applied.length;
    times.push(performance.now() - startedAt);
  }
  const sorted = times.toSorted((left, right) => left - right);
  const [p50, p95] = [0.5, 0.95].map((share) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  return [
    {
      work: `evaluation of a cart of ${lineCount} lines against ${discountCount.toLocaleString('en')} live discounts, p95`,
      figure: milliseconds(p95 ?? Number.NaN),
      limit: `median ${milliseconds(p50 ?? Number.NaN)}, ${(applied / rounds).toFixed(1)} discounts taken`,
      ratio: undefined,
      goal: `<= ${goalMs} ms`,
      isMet: (p95 ?? Number.NaN) <= goalMs,
      command: 'npm run bench -- discounts',
    },
  ];
}

type Below = (most: number) => number;

function cartOf(below: Below): Cart {
  return {
    currency: 'EUR',
    channelId: 'channel 1',
    customerKey: 'customer',
    codes: ['WELCOME'],
    shippingMinor: 990,
    lines: Array.from({ length: lineCount }, (_one, at) => ({
      id: `line ${at}`,
      productId: `product ${below(2_000)}`,
      variantId: `variant ${below(4_000)}`,
      brandId: `brand ${below(100)}`,
      categoryIds: [`category ${below(200)}`, `category ${below(20)}`],
      quantity: 1 + below(4),
      unitMinor: 100 + below(50_000),
    })),
  };
}

/** Live ones as shops have them: most about a brand or a branch, some about everything, one in ten by a code. */
function discountOf(at: number, below: Below): Discount {
  const scope =
    at % 7 === 0
      ? []
      : [
          { kind: 'brand', id: `brand ${below(100)}`, isExcluded: false } as const,
          { kind: 'category', id: `category ${below(200)}`, isExcluded: false } as const,
          { kind: 'product', id: `product ${below(2_000)}`, isExcluded: true } as const,
        ];
  const reduction =
    at % 2 === 0 ? { percentPpm: 50_000 + below(200_000), maxMinor: null } : { amountMinor: 100 + below(500) };
  const minimum: DiscountMinimum = at % 3 === 0 ? { kind: 'amount', minor: 5_000 } : { kind: 'none' };
  const base = {
    id: `discount ${at}`,
    name: `Discount ${at}`,
    method: at % 10 === 9 ? 'CODE' : 'AUTOMATIC',
    intent: 'LIVE',
    priority: below(5),
    startsAt: new Date('2026-11-01T00:00:00Z'),
    endsAt: null,
    currency: 'EUR',
    minimum,
    limitTotal: at % 4 === 0 ? 100 : null,
    limitPerCustomer: null,
    combinesWith: { PRODUCT: at % 5 === 0, ORDER: true, SHIPPING: true },
    channelIds: at % 6 === 0 ? ['channel 1', 'channel 2'] : [],
  } as const;
  switch (at % 5) {
    case 0:
    case 1:
      return { ...base, kind: 'AMOUNT_OFF_PRODUCT', reduction, scope };
    case 2:
      return { ...base, kind: 'AMOUNT_OFF_ORDER', reduction, scope };
    case 3:
      return {
        ...base,
        kind: 'BUY_X_GET_Y',
        buy: { quantity: 2, targets: scope },
        get: { quantity: 1, targets: scope, percentPpm: 500_000 },
        usesPerOrder: null,
      };
    default:
      return { ...base, kind: 'FREE_SHIPPING', maxMinor: null, scope };
  }
}
