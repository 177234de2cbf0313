import { describe, expect, it } from 'vitest';
import { sparklinePoints } from './sparkline.tsx';
import { listKey, lowestOf30Days, priceRows, reductionOf, suspectKey, type PriceSeries } from './price-history.ts';

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T00:00:00Z`;
const at = (number: number) => Date.parse(day(number));

const mill: PriceSeries = {
  key: 'mill',
  label: 'Mill',
  points: [
    { minor: 1999, currency: 'EUR', from: day(1), to: day(3), isSuspect: false },
    { minor: 2150, currency: 'EUR', from: day(5), to: null, isSuspect: false },
  ],
};

describe('the price history', () => {
  it('holds a price until it ends and leaves a gap where none is known', () => {
    expect(priceRows([mill], at(9))).toEqual([
      { at: at(1), mill: 19.99 },
      { at: at(3), mill: 19.99 },
      { at: at(3) + 1 },
      { at: at(5), mill: 21.5 },
      { at: at(9), mill: 21.5 },
    ]);
  });

  it('gives every series its price at every moment of the others', () => {
    const quay: PriceSeries = {
      key: 'quay',
      label: 'Quay',
      points: [{ minor: 2100, currency: 'JPY', from: day(2), to: null, isSuspect: false }],
    };
    const [, second] = priceRows([mill, quay], at(9));
    expect(second).toEqual({ at: at(2), mill: 19.99, quay: 2100 });
  });

  it('marks a suspect price beside the line, which goes on as if it were not there', () => {
    const doubted: PriceSeries = {
      ...mill,
      points: [
        { minor: 1999, currency: 'EUR', from: day(1), to: null, isSuspect: false },
        { minor: 199, currency: 'EUR', from: day(4), to: null, isSuspect: true },
      ],
    };
    expect(priceRows([doubted], at(9))).toEqual([
      { at: at(1), mill: 19.99 },
      { at: at(4), mill: 19.99, [suspectKey('mill')]: 1.99 },
      { at: at(9), mill: 19.99 },
    ]);
  });
});

describe('a reduction', () => {
  it('is the share of the list price that the price lies below it, and none where it does not', () => {
    expect(reductionOf({ minor: 1500, listMinor: 2000 })).toBe(0.25);
    expect(reductionOf({ minor: 2000, listMinor: 2000 })).toBeNull();
    expect(reductionOf({ minor: 2100, listMinor: 2000 })).toBeNull();
    expect(reductionOf({ minor: 1500, listMinor: null })).toBeNull();
  });

  it('keeps the list price beside the price while it lasts', () => {
    const reduced: PriceSeries = {
      ...mill,
      points: [
        { minor: 1999, currency: 'EUR', from: day(1), to: day(3), isSuspect: false },
        { minor: 1500, listMinor: 2000, currency: 'EUR', from: day(3), to: null, isSuspect: false },
      ],
    };
    expect(priceRows([reduced], at(9)).map((row) => [row.mill, row[listKey('mill')]])).toEqual([
      [19.99, undefined],
      [15, 20],
      [15, 20],
      [15, 20],
    ]);
  });
});

describe('the lowest price of 30 days', () => {
  const price = (minor: number, from: string, to: string | null, rest: object = {}) => ({
    minor,
    currency: 'EUR',
    from,
    to,
    isSuspect: false,
    ...rest,
  });
  const of = (...points: ReturnType<typeof price>[]): PriceSeries => ({ key: 'a', label: 'Alder', points });
  const now = Date.parse('2026-03-31T00:00:00Z');
  const lowest = (...series: PriceSeries[]) => lowestOf30Days(series, now)?.point.minor ?? null;
  const [before, inside] = ['2026-01-01T00:00:00Z', '2026-03-10T00:00:00Z'];

  it('counts what began before and held within, and not what ended as the 30 days began', () => {
    expect(lowest(of(price(100, before, '2026-03-01T00:00:00Z'), price(200, inside, null)))).toBe(200);
    expect(lowest(of(price(100, before, '2026-03-01T00:00:00.001Z'), price(200, inside, null)))).toBe(100);
  });

  it('leaves out suspect prices and the least of several, and finds none where none held', () => {
    expect(
      lowest(
        of(
          price(1, inside, null, { isSuspect: true }),
          price(2, inside, null, { isFrom: true }),
          price(3, before, null),
        ),
      ),
    ).toBe(3);
    expect(lowest(of(price(100, before, before)))).toBeNull();
    expect(lowest()).toBeNull();
  });

  it('is of equal ones the one that began first, whatever shop has it', () => {
    const late = of(price(100, inside, null));
    const early = { ...of(price(100, before, null)), key: 'b' };
    expect(lowestOf30Days([late, early], now)?.series.key).toBe('b');
  });
});

describe('a sparkline', () => {
  it('runs from the lowest value at the bottom to the highest at the top', () => {
    expect(sparklinePoints([0, 10], 96, 24)).toEqual([
      { x: 2, y: 22 },
      { x: 94, y: 2 },
    ]);
  });

  it('runs through the middle when nothing changes, and draws nothing without values', () => {
    expect(sparklinePoints([5, 5], 96, 24).map(({ y }) => y)).toEqual([12, 12]);
    expect(sparklinePoints([], 96, 24)).toEqual([]);
  });
});
