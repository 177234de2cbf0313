import { describe, expect, it } from 'vitest';
import {
  addDays,
  comparedDays,
  countDays,
  daysOfPeriod,
  keysOfPeriod,
  lastFullDay,
  placeOfCompared,
} from './period.ts';

const at = (text: string) => new Date(text);
const shops = ['Pacific/Auckland', 'Europe/Berlin', 'America/Los_Angeles'];

describe('a period', () => {
  it('ends with the last day that is over in every shop', () => {
    // 21 November in Auckland and Berlin, 20 November in Los Angeles.
    expect(lastFullDay(at('2026-11-20T23:30:00Z'), shops)).toBe('2026-11-19');
    expect(lastFullDay(at('2026-11-20T23:30:00Z'), ['Pacific/Auckland'])).toBe('2026-11-20');
    expect(lastFullDay(at('2026-11-20T23:30:00Z'), [])).toBe('2026-11-19');
  });

  it('has 28 days, the month or the year before', () => {
    const days = (kind: 'LAST_28_DAYS' | 'LAST_MONTH' | 'LAST_YEAR', now: string, zones = ['Europe/Berlin']) =>
      daysOfPeriod({ kind }, at(now), zones);
    expect(days('LAST_28_DAYS', '2026-03-30T10:00:00Z')).toEqual({ from: '2026-03-02', until: '2026-03-29' });
    expect(days('LAST_MONTH', '2026-03-01T10:00:00Z')).toEqual({ from: '2026-02-01', until: '2026-02-28' });
    expect(days('LAST_YEAR', '2026-03-01T10:00:00Z')).toEqual({ from: '2025-01-01', until: '2025-12-31' });
    // In Los Angeles it is still December.
    expect(days('LAST_MONTH', '2027-01-01T02:00:00Z', shops)).toEqual({ from: '2026-11-01', until: '2026-11-30' });
  });

  it('counts a day of a clock change once', () => {
    for (const now of ['2026-03-28T23:00:00Z', '2026-03-29T01:00:00Z', '2026-03-29T21:59:00Z'])
      expect(lastFullDay(at(now), ['Europe/Berlin'])).toBe('2026-03-28');
    expect(lastFullDay(at('2026-03-29T22:00:00Z'), ['Europe/Berlin'])).toBe('2026-03-29');
    expect(lastFullDay(at('2026-10-25T22:59:00Z'), ['Europe/Berlin'])).toBe('2026-10-24');
    expect(countDays({ from: '2026-03-28', until: '2026-03-30' })).toBe(3);
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  });

  it('is compared with the span before, or with the same days last year', () => {
    const custom = (from: string, until: string) => ({ kind: 'CUSTOM' as const, from, until });
    const spring = custom('2026-03-02', '2026-03-29');
    expect(comparedDays(spring, spring, 'PREVIOUS')).toEqual({ from: '2026-02-02', until: '2026-03-01' });
    expect(comparedDays(spring, spring, 'SAME_LAST_YEAR')).toEqual({ from: '2025-03-02', until: '2025-03-29' });
    const month = { from: '2026-10-01', until: '2026-10-31' };
    expect(comparedDays({ kind: 'LAST_MONTH' }, month, 'PREVIOUS')).toEqual({
      from: '2026-09-01',
      until: '2026-09-30',
    });
    const february = custom('2025-02-01', '2025-02-28');
    expect(comparedDays(february, february, 'SAME_LAST_YEAR')).toEqual({ from: '2024-02-01', until: '2024-02-29' });
  });

  it('names its days and months, the last of too many', () => {
    const days = { from: '2024-12-30', until: '2025-02-01' };
    expect(keysOfPeriod(days, 'MONTH', 500)).toEqual(['2024-12', '2025-01', '2025-02']);
    expect(keysOfPeriod(days, 'DAY', 2)).toEqual(['2025-01-31', '2025-02-01']);
    expect(keysOfPeriod({ from: '2025-02-01', until: '2025-02-01' }, 'DAY', 2)).toEqual(['2025-02-01']);
  });

  it('has a place for every compared day', () => {
    const month = { from: '2026-02-01', until: '2026-02-28' };
    const before = { from: '2026-01-01', until: '2026-01-31' };
    expect(placeOfCompared('2026-01-05', 'DAY', month, before)).toBe('2026-02-05');
    expect(placeOfCompared('2026-01-31', 'DAY', month, before)).toBe('2026-02-28');
    const year = { from: '2025-02-01', until: '2025-03-31' };
    const leap = { from: '2024-02-01', until: '2024-03-31' };
    expect(placeOfCompared('2024-02-29', 'DAY', year, leap)).toBe('2025-02-28');
    expect(placeOfCompared('2024-03-01', 'DAY', year, leap)).toBe('2025-03-01');
    expect(placeOfCompared('2024-03', 'MONTH', year, leap)).toBe('2025-03');
  });
});
