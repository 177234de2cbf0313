import { describe, expect, it } from 'vitest';
import { sparklinePoints } from './sparkline.tsx';
import { priceRows, suspectKey, type PriceSeries } from './price-history.ts';

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
