import { describe, expect, it } from 'vitest';
import { totalsOf } from './invoice-totals.ts';

const line = (priceMinor: number, quantityHundredths = 100, taxBasisPoints = 0) => ({
  priceMinor,
  quantityHundredths,
  taxBasisPoints,
});

describe('what an invoice comes to', () => {
  it('is nothing without lines', () => {
    expect(totalsOf([], 1_000)).toMatchObject({ subtotalMinor: 0, discountMinor: 0, taxes: [], totalMinor: 0 });
  });

  it('rounds each line once, a half cent up', () => {
    expect(totalsOf([line(333, 150), line(1, 50), line(10, 1)], 0).lineMinors).toEqual([500, 1, 0]);
  });

  it('adds up cents that fractions would lose', () => {
    expect(totalsOf([line(10), line(20)], 0).totalMinor).toBe(30);
    expect(
      totalsOf(
        Array.from({ length: 10 }, () => line(10)),
        0,
      ).totalMinor,
    ).toBe(100);
  });

  it('takes the discount before tax, and taxes each rate on its own lines', () => {
    const totals = totalsOf([line(10_000, 100, 1_900), line(5_000, 200, 700)], 1_000);
    expect(totals).toMatchObject({
      subtotalMinor: 20_000,
      discountMinor: 2_000,
      taxes: [
        { basisPoints: 700, baseMinor: 9_000, taxMinor: 630 },
        { basisPoints: 1_900, baseMinor: 9_000, taxMinor: 1_710 },
      ],
      totalMinor: 20_340,
    });
  });

  it('shares the discount out to the last cent', () => {
    const totals = totalsOf([line(3_333, 100, 1_900), line(3_333, 100, 700), line(3_333, 100, 0)], 3_333);
    const bases = totals.taxes.reduce((sum, { baseMinor }) => sum + baseMinor, 0);
    const untaxed = totals.subtotalMinor - totals.discountMinor - bases;
    expect(totals.discountMinor).toBe(3_333);
    expect([untaxed, ...totals.taxes.map(({ baseMinor }) => baseMinor)]).toEqual([2_222, 2_222, 2_222]);
  });

  it('stays exact for amounts beyond what fractions hold', () => {
    expect(totalsOf([line(99_999_999, 9_999_999, 1_900)], 0)).toMatchObject({
      subtotalMinor: 9_999_998_900_000,
      totalMinor: 11_899_998_691_000,
    });
  });
});
