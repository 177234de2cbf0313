import { describe, expect, it } from 'vitest';
import { summaryOf } from './cart-summary.ts';

describe('the summary of a cart', () => {
  it('is nothing for an empty one', () => {
    expect(summaryOf([], 10)).toEqual({ goodsMinor: 0, discountMinor: 0, couponMinor: 0, totalMinor: 0, pieces: 0 });
  });

  it('is lines times quantities, less the discount of each line', () => {
    const lines = [
      { priceMinor: 6_450, quantity: 2, discountPercentage: 10 },
      { priceMinor: 1_400, quantity: 1, discountPercentage: 3 },
    ];
    expect(summaryOf(lines, 0)).toEqual({
      goodsMinor: 14_300,
      discountMinor: 1_332,
      couponMinor: 0,
      totalMinor: 12_968,
      pieces: 3,
    });
  });

  it('takes the coupon from what the discounts leave', () => {
    expect(summaryOf([{ priceMinor: 999, quantity: 1, discountPercentage: 10 }], 10)).toMatchObject({
      discountMinor: 100,
      couponMinor: 90,
      totalMinor: 809,
    });
  });
});
