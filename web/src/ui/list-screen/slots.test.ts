import { describe, expect, it } from 'vitest';
import { needOf, slotsOf } from './slots.ts';

const rowHeight = 40;
const about = (count: number) => ({ count, isExact: false });
const loaded = (start: number, total: number, hasMore = true) =>
  slotsOf({ start: about(start), rows: 1_000, hasMore, total: about(total) }, rowHeight);

describe('the slots of a list', () => {
  it('are its rows, wherever the loaded ones stand', () => {
    expect(loaded(12_300, 100_000)).toEqual({ count: 100_000, first: 12_300, scale: 1 });
  });

  it('end with what was read, where the estimate was too high or too low', () => {
    expect(loaded(90_000, 100_000, false).count).toBe(91_000);
    expect(loaded(99_500, 100_000, false).count).toBe(100_500);
    expect(loaded(99_500, 100_000, true).count).toBe(100_501);
  });

  it('stand for several rows each where a browser could not draw them all, from the first to the last', () => {
    const { count, scale } = loaded(0, 3_000_000);
    expect(count).toBe(375_000);
    expect(scale).toBeCloseTo(8, 1);
    expect(loaded(0, 3_000_000).first).toBe(0);
    expect(loaded(1_500_000, 3_000_000).first).toBeCloseTo(count / 2, -3);
    expect(loaded(2_999_000, 3_000_000, false).first).toBe(count - 1_000);
  });
});

describe('what is needed', () => {
  const slots = loaded(10_000, 100_000);
  const need = (from: number) => needOf({ from, to: from + 20 }, slots, 1_000);

  it('is nothing in the midst of what is loaded', () => {
    expect(need(10_500)).toEqual({ kind: 'nothing' });
  });

  it('is the next page before an end comes into view', () => {
    expect(need(10_930)).toEqual({ kind: 'more' });
    expect(need(10_050)).toEqual({ kind: 'previous' });
  });

  it('is nothing beyond the first and the last row', () => {
    expect(needOf({ from: 0, to: 20 }, loaded(0, 100_000), 1_000)).toEqual({ kind: 'nothing' });
    expect(needOf({ from: 90_990, to: 90_999 }, loaded(90_000, 100_000, false), 1_000)).toEqual({ kind: 'nothing' });
  });

  it('is another stretch of the list far away, with rows on both sides of the view', () => {
    expect(need(70_000)).toEqual({ kind: 'row', row: 69_967 });
    expect(need(3)).toEqual({ kind: 'row', row: 0 });
    const scaled = loaded(0, 3_000_000);
    expect(needOf({ from: 187_533, to: 187_553 }, scaled, 1_000)).toEqual({
      kind: 'row',
      row: Math.round(187_500 * scaled.scale),
    });
  });
});
