import { describe, expect, it } from 'vitest';
import { addDays, addMonths, atMinutes, dayText, daysBetween, parseDay, weekOf, weeksOf } from './days.ts';

const day = (text: string) => parseDay(text) ?? new Date(Number.NaN);

describe('days', () => {
  it('are added by the calendar, over a change of the clock too', () => {
    expect(dayText(addDays(day('2031-03-29'), 2))).toBe('2031-03-31');
    expect(dayText(addDays(day('2031-01-01'), -1))).toBe('2030-12-31');
    expect(daysBetween(day('2031-03-28'), day('2031-04-02'))).toBe(5);
    expect(daysBetween(day('2031-10-24'), atMinutes(day('2031-10-28'), 30))).toBe(4);
  });

  it('keep within a shorter month', () => {
    expect(dayText(addMonths(day('2031-01-31'), 1))).toBe('2031-02-28');
    expect(dayText(addMonths(day('2031-03-31'), -1))).toBe('2031-02-28');
    expect(dayText(addMonths(day('2031-12-15'), 1))).toBe('2032-01-15');
  });

  it.each(['2031-02-30', '2031-13-01', '31-01-01', 'today', undefined])('are not %s', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });
});

describe('weeks', () => {
  it('begin on the day the language begins them with', () => {
    expect(weekOf(day('2031-05-21'), 1).map(dayText)[0]).toBe('2031-05-19');
    expect(weekOf(day('2031-05-21'), 7).map(dayText)[0]).toBe('2031-05-18');
    expect(weekOf(day('2031-05-18'), 1).map(dayText)[0]).toBe('2031-05-12');
  });

  it('hold a month whole and no week more', () => {
    const weeks = weeksOf(day('2031-06-10'), 1);
    expect(weeks.map((week) => week.map(dayText)[0])).toEqual([
      '2031-05-26',
      '2031-06-02',
      '2031-06-09',
      '2031-06-16',
      '2031-06-23',
      '2031-06-30',
    ]);
    expect(weeksOf(day('2027-02-10'), 1)).toHaveLength(4);
  });
});
