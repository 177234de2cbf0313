import { describe, expect, it } from 'vitest';
import { orderAxes, type OrderFacts, orderSums, type SummedLine, taxedLine, totalsDiffer } from './index.ts';

/** Numbers below a bound that are the same in every run. */
function diceOf(seed: number): (below: number) => number {
  let state = BigInt(seed);
  return (below) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return Number((state >> 11n) % BigInt(below));
  };
}

const nothingPaid = { authorizedMinor: 0, capturedMinor: 0, refundedMinor: 0, creditedMinor: 0, last: null };
const facts = (given: Partial<OrderFacts>): OrderFacts => ({
  status: 'OPEN',
  grossMinor: 1_000,
  paid: nothingPaid,
  lines: [{ quantity: 2, ships: true, shipped: 0, returned: 0 }],
  returns: [],
  hasOpenHold: false,
  ...given,
});
const paid = (given: Partial<OrderFacts['paid']>) => facts({ paid: { ...nothingPaid, ...given } });
const line = (shipped: number, returned = 0) => ({ quantity: 2, ships: true, shipped, returned });

describe('what is paid of an order', () => {
  it.each([
    ['PENDING', paid({})],
    ['PENDING', facts({ status: 'DRAFT', grossMinor: 0 })],
    ['AUTHORIZED', paid({ authorizedMinor: 400 })],
    ['PARTIALLY_PAID', paid({ authorizedMinor: 400, capturedMinor: 600 })],
    ['PAID', paid({ capturedMinor: 1_000 })],
    ['PAID', facts({ grossMinor: 0 })],
    ['PAID', facts({ grossMinor: -500 })],
    // An edit gave 250 back: the order is about 750 now.
    ['PAID', facts({ grossMinor: 750, paid: { ...nothingPaid, capturedMinor: 1_000, refundedMinor: 250 } })],
    ['PARTIALLY_REFUNDED', paid({ capturedMinor: 1_000, refundedMinor: 300, creditedMinor: 300 })],
    ['REFUNDED', paid({ capturedMinor: 1_000, refundedMinor: 1_000, creditedMinor: 1_000 })],
    ['EXPIRED', paid({ last: 'EXPIRED' })],
    ['VOIDED', paid({ last: 'VOIDED' })],
    ['FAILED', paid({ last: 'FAILED' })],
    ['AUTHORIZED', paid({ authorizedMinor: 1, last: 'FAILED' })],
  ] as const)('is %s', (status, given) => {
    expect(orderAxes(given).paymentStatus).toBe(status);
  });

  it('leaves outstanding what was not captured, and nothing once it is cancelled', () => {
    expect(orderAxes(paid({ capturedMinor: 400 })).outstandingMinor).toBe(600);
    expect(orderAxes(paid({ capturedMinor: 1_000, refundedMinor: 300, creditedMinor: 300 })).outstandingMinor).toBe(0);
    expect(orderAxes(facts({ status: 'CANCELLED' })).outstandingMinor).toBe(0);
  });
});

describe('what is sent of an order, and what comes back', () => {
  it.each([
    ['UNFULFILLED', 'NONE', facts({})],
    ['UNFULFILLED', 'NONE', facts({ status: 'DRAFT', lines: [] })],
    ['FULFILLED', 'NONE', facts({ lines: [] })],
    ['FULFILLED', 'NONE', facts({ lines: [{ ...line(0), ships: false }], hasOpenHold: true })],
    ['ON_HOLD', 'NONE', facts({ lines: [line(1)], hasOpenHold: true })],
    ['PARTIALLY_FULFILLED', 'NONE', facts({ lines: [line(2), line(0)] })],
    ['FULFILLED', 'RETURNED', facts({ lines: [line(2, 1)], returns: ['CLOSED', 'DECLINED'] })],
    ['FULFILLED', 'IN_PROGRESS', facts({ lines: [line(2, 1)], returns: ['RECEIVED'] })],
    ['FULFILLED', 'REQUESTED', facts({ lines: [line(2, 1)], returns: ['APPROVED', 'REQUESTED'] })],
  ] as const)('is %s and %s', (fulfilmentStatus, returnStatus, given) => {
    expect(orderAxes(given)).toMatchObject({ fulfilmentStatus, returnStatus });
  });
});

describe('the axes of any order', () => {
  it('agree with each other, whatever was paid, sent and returned', () => {
    const below = diceOf(23);
    const wrong: string[] = [];
    for (let n = 0; n < 5_000; n += 1) {
      const grossMinor = below(3) === 0 ? 0 : below(12_000) - 2_000;
      const capturedMinor = below(2) === 0 ? 0 : below(12_000);
      const refundedMinor = below(capturedMinor + 1);
      const lines = Array.from({ length: below(4) }, () => {
        const quantity = 1 + below(3);
        const shipped = below(quantity + 1);
        return { quantity, ships: below(4) > 0, shipped, returned: below(shipped + 1) };
      });
      const given = facts({
        status: (['DRAFT', 'OPEN', 'COMPLETED', 'CANCELLED'] as const)[below(4)] ?? 'OPEN',
        grossMinor,
        lines,
        paid: {
          authorizedMinor: below(2) * below(5e3),
          capturedMinor,
          refundedMinor,
          creditedMinor: below(refundedMinor + 1),
          last: ([null, 'EXPIRED', 'VOIDED', 'FAILED'] as const)[below(4)] ?? null,
        },
        hasOpenHold: below(3) === 0,
      });
      const axes = orderAxes(given);
      const isOpen = given.status !== 'DRAFT';
      const left = lines.some(({ ships, shipped, quantity }) => ships && shipped < quantity);
      const holds = [
        axes.paymentStatus !== 'PAID' || given.status === 'CANCELLED' || grossMinor <= 0 || axes.outstandingMinor <= 0,
        !isOpen || grossMinor > 0 || capturedMinor > 0 || axes.paymentStatus === 'PAID',
        axes.paymentStatus !== 'REFUNDED' || refundedMinor >= capturedMinor,
        !isOpen || (axes.fulfilmentStatus === 'FULFILLED') !== left,
        axes.fulfilmentStatus !== 'ON_HOLD' || (given.hasOpenHold && left),
        given.status !== 'CANCELLED' || axes.outstandingMinor === 0,
        Number.isSafeInteger(axes.outstandingMinor),
      ];
      if (holds.includes(false)) wrong.push(JSON.stringify({ given, axes, holds }));
    }
    expect(wrong).toEqual([]);
  });
});

describe('the sums of an order', () => {
  it('take the tax once a line, after its discount', () => {
    const sold = { unitMinor: 999, quantity: 3, discountMinor: 300, taxRatePpm: 190_000 };
    expect(taxedLine(sold, true)).toEqual({ net: 2_266, tax: 431, gross: 2_697 });
    expect(taxedLine({ ...sold, taxRatePpm: null }, true)).toEqual({ net: 2_697, tax: 0, gross: 2_697 });
  });

  it('are those of the lines, whatever currency they are in', () => {
    const below = diceOf(29);
    for (let n = 0; n < 1_000; n += 1) {
      const lines = Array.from({ length: 1 + below(6) }, (): SummedLine => {
        const sold = { unitMinor: below(1_000_000), quantity: 1 + below(9), taxRatePpm: below(300_000) };
        const discountMinor = below(sold.unitMinor * sold.quantity + 1);
        const kind = (['item', 'shipping', 'fee'] as const)[below(3)] ?? 'item';
        return {
          kind,
          quantity: sold.quantity,
          discountMinor,
          ...taxedLine({ ...sold, discountMinor }, below(2) === 0),
        };
      });
      const sums = orderSums(lines);
      expect(sums.net + sums.tax).toBe(sums.gross);
      expect(totalsDiffer(sums, sums, lines.length)).toBe(false);
      expect(totalsDiffer({ ...sums, tax: sums.tax + lines.length }, sums, lines.length)).toBe(false);
      expect(totalsDiffer({ ...sums, tax: sums.tax - lines.length - 1 }, sums, lines.length)).toBe(true);
    }
  });
});
