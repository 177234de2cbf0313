import { describe, expect, it } from 'vitest';
import { taxWithin } from '../money/index.ts';
import { type LineAmounts, type RefundableLine, refundShare, sharesLeft, spreadOver } from './index.ts';

const none: LineAmounts = { quantity: 0, netMinor: 0, taxMinor: 0, grossMinor: 0 };

function added(...parts: readonly LineAmounts[]): LineAmounts {
  return parts.reduce(
    (sum, part) => ({
      quantity: sum.quantity + part.quantity,
      netMinor: sum.netMinor + part.netMinor,
      taxMinor: sum.taxMinor + part.taxMinor,
      grossMinor: sum.grossMinor + part.grossMinor,
    }),
    none,
  );
}

/** The same numbers in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}

function soldLine(next: (below: number) => number): LineAmounts {
  const quantity = 1 + next(9);
  // As it comes in yen, euros or dinars: the arithmetic counts minor units alone.
  const grossMinor = (1 + next([20, 3_000, 4_000_000][next(3)] ?? 20)) * (next(12) === 0 ? -1 : 1);
  const { net, tax } = taxWithin(grossMinor, [0, 70_000, 190_000, 88_750][next(4)] ?? 0);
  // What came with an order does not always add up.
  return { quantity, netMinor: net + (next(8) === 0 ? next(5) - 2 : 0), taxMinor: tax, grossMinor };
}

describe('what units of a line come to', () => {
  it('is that of the story: three units at 26.97 with a discount', () => {
    const sold = { quantity: 3, netMinor: 2_266, taxMinor: 431, grossMinor: 2_697 };
    let taken = none;
    const parts = [1, 1, 1].map((quantity) => {
      const share = refundShare({ sold, taken }, quantity);
      taken = added(taken, share);
      return [share.grossMinor, share.taxMinor];
    });
    expect(parts).toEqual([
      [899, 144],
      [899, 143],
      [899, 144],
    ]);
    expect(taken).toEqual(sold);
  });

  it('adds up to the line in whatever parts, with parts that are declined and asked for again', () => {
    for (let seed = 1; seed <= 3_000; seed += 1) {
      const next = chance(seed);
      const sold = soldLine(next);
      let kept: LineAmounts[] = [];
      while (added(...kept).quantity < sold.quantity) {
        const taken = added(...kept);
        const share = refundShare({ sold, taken }, 1 + next(sold.quantity - taken.quantity));
        const low = Math.min(0, sold.grossMinor);
        expect(share.grossMinor, `seed ${seed}`).toBeGreaterThanOrEqual(low);
        expect(share.grossMinor, `seed ${seed}`).toBeLessThanOrEqual(Math.max(0, sold.grossMinor));
        kept.push(share);
        if (next(5) === 0) kept = kept.filter(() => next(2) === 0);
      }
      expect(added(...kept), `seed ${seed}`).toEqual(sold);
    }
  });

  it('is all that is left where all that is left goes', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const next = chance(seed);
      const lines = Array.from({ length: 1 + next(4) }, (_, at): RefundableLine => {
        const sold = soldLine(next);
        const units = next(sold.quantity + 1);
        return { id: String(at), sold, taken: units === 0 ? none : refundShare({ sold, taken: none }, units) };
      });
      const left = added(...sharesLeft(lines));
      expect(added(left, ...lines.map(({ taken }) => taken))).toEqual(added(...lines.map(({ sold }) => sold)));
    }
  });
});

describe('an amount over several payments', () => {
  it('takes the first ones whole, and of the last what is missing', () => {
    const payments = [{ leftMinor: 500 }, { leftMinor: 0 }, { leftMinor: 300 }, { leftMinor: 900 }];
    expect(spreadOver(700, payments).map(({ amountMinor }) => amountMinor)).toEqual([500, 200]);
    expect(spreadOver(1_700, payments).map(({ amountMinor }) => amountMinor)).toEqual([500, 300, 900]);
  });
});
