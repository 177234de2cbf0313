import { describe, expect, it } from 'vitest';
import { seriesBackwards, seriesDays, seriesOfAmounts, weekAgo } from './dashboard.ts';

describe('a figure over time', () => {
  it('is followed backwards through what came and went', () => {
    const series = seriesBackwards(10, [
      { daysAgo: 0, came: 3, went: 1 },
      { daysAgo: 2, came: 1, went: 0 },
    ]);
    expect(series).toHaveLength(seriesDays);
    expect(series.slice(-4)).toEqual([7, 8, 8, 10]);
  });

  it('is never below nothing, however much is said to have come', () => {
    expect(Math.min(...seriesBackwards(2, [{ daysAgo: 0, came: 9, went: 0 }]))).toBe(0);
  });

  it('of amounts has a zero for each day without one, and today last', () => {
    expect(
      seriesOfAmounts([
        { daysAgo: 0, amount: 5 },
        { daysAgo: 13, amount: 2 },
      ]),
    ).toEqual([2, ...Array<number>(12).fill(0), 5]);
  });

  it('is compared with the value of seven days before', () => {
    expect(weekAgo([1, 2, 3, 4, 5, 6, 7, 8])).toBe(1);
    expect(weekAgo([1, 2])).toBeNull();
  });
});
