import { describe, expect, it } from 'vitest';
import { formatMinor, type TaxedAmount, taxOnTop, taxWithin, toMinor } from './index.ts';

/** Numbers below a bound that are the same in every run. */
function diceOf(seed: number): (below: number) => number {
  let state = BigInt(seed);
  return (below) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return Number((state >> 11n) % BigInt(below));
  };
}

/** The nearest whole number to a fraction, half away from zero, in a way of its own: by the distance on both sides. */
function nearest(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n ? -1n : 1n;
  const magnitude = numerator * sign;
  const below = magnitude / denominator;
  const isUp = (below + 1n) * denominator - magnitude <= magnitude - below * denominator;
  return sign * (isUp ? below + 1n : below);
}

/** The largest amount that a price may have. */
const most = 10_000_000_000_000;
const rates = [0, 1, 25_000, 55_000, 70_000, 77_000, 88_750, 190_000, 200_000, 270_000, 999_999, 1_000_000];

function isExact(minor: number, ratePpm: number): boolean {
  const [within, onTop] = [taxWithin(minor, ratePpm), taxOnTop(minor, ratePpm)];
  const product = BigInt(minor) * BigInt(ratePpm);
  const isSound = ({ net, tax, gross }: TaxedAmount) => net + tax === gross && Math.sign(tax) * Math.sign(minor) >= 0;
  return (
    BigInt(within.tax) === nearest(product, 1_000_000n + BigInt(ratePpm)) &&
    BigInt(onTop.tax) === nearest(product, 1_000_000n) &&
    taxWithin(minor === 0 ? 0 : -minor, ratePpm).tax === (within.tax === 0 ? 0 : -within.tax) &&
    isSound(within) &&
    isSound(onTop)
  );
}

describe('tax within a price and on top of one', () => {
  it.each([
    ['EUR', '119.00', 190_000, '19.00'],
    ['EUR', '0.03', 200_000, '0.01'],
    ['EUR', '-119.00', 190_000, '-19.00'],
    ['JPY', '1100', 100_000, '100'],
    ['JPY', '5', 100_000, '0'],
    ['KWD', '1.050', 50_000, '0.050'],
    ['USD', '108.88', 88_750, '8.88'],
    ['EUR', '19.99', 0, '0.00'],
  ])('of %s %s at %i millionths contains %s', (currency, gross, ratePpm, tax) => {
    const amount = taxWithin(toMinor(gross, currency)!.minor, ratePpm);
    expect(formatMinor(amount.tax, currency)).toBe(tax);
  });

  it.each([
    ['EUR', '100.00', 190_000, '119.00'],
    ['USD', '100.00', 88_750, '108.88'],
    ['USD', '-100.00', 88_750, '-108.88'],
    ['JPY', '5', 100_000, '6'],
    ['KWD', '1.010', 50_000, '1.061'],
  ])('of %s %s at %i millionths comes to %s', (currency, net, ratePpm, gross) => {
    expect(formatMinor(taxOnTop(toMinor(net, currency)!.minor, ratePpm).gross, currency)).toBe(gross);
  });

  it('add up, are rounded exactly and stand on the same side of zero, whatever the amount', () => {
    const below = diceOf(7);
    const wrong: string[] = [];
    for (const currency of ['JPY', 'EUR', 'KWD']) {
      for (let n = 0; n < 2_000; n += 1) {
        const magnitude = n === 0 ? most : below(10 ** (1 + below(13)));
        const minor = below(2) === 0 || magnitude === 0 ? magnitude : -magnitude;
        const ratePpm = below(2) === 0 ? below(1_000_001) : (rates[below(rates.length)] ?? 0);
        if (!isExact(minor, ratePpm)) wrong.push(`${formatMinor(minor, currency)} ${currency} at ${ratePpm}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('bring a net price back from its gross one within the rounding of one unit', () => {
    const below = diceOf(11);
    const farthest = Array.from({ length: 2_000 }, () => {
      const net = below(most / 2);
      const ratePpm = below(1_000_001);
      return Math.abs(taxWithin(taxOnTop(net, ratePpm).gross, ratePpm).net - net);
    });
    expect(Math.max(...farthest)).toBeLessThanOrEqual(1);
  });

  it('give no negative zero, and refuse a gross amount that cannot be counted', () => {
    expect(Object.is(taxWithin(-1, 1).tax, -0)).toBe(false);
    expect(() => taxOnTop(Number.MAX_SAFE_INTEGER, 190_000)).toThrow(RangeError);
  });
});
