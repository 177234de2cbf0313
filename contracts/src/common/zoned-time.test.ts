import { describe, expect, it } from 'vitest';
import { readZonedTime, startOfDayMs, zonedTime } from './zoned-time.ts';

describe('a time that somebody writes', () => {
  it.each([
    ['2026-07-01T09:00', 'Europe/Berlin', '2026-07-01T07:00:00.000Z'],
    ['2026-12-01T09:00:30', 'Europe/Berlin', '2026-12-01T08:00:30.000Z'],
    ['2026-12-01T09:00', 'Pacific/Auckland', '2026-11-30T20:00:00.000Z'],
    ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ])('%s in %s is %s', (text, timeZone, moment) => {
    expect(readZonedTime(text, timeZone)).toEqual(new Date(moment));
  });

  it('holds by its own offset where it has one', () => {
    expect(readZonedTime('2026-10-25T02:30+01:00', 'Europe/Berlin')).toEqual(new Date('2026-10-25T01:30:00Z'));
  });

  it.each([
    ['2026-03-29T02:30', 'Europe/Berlin', 'skipped_time'],
    ['2026-10-25T02:30', 'Europe/Berlin', 'doubled_time'],
    ['2026-11-01T01:15', 'America/New_York', 'doubled_time'],
    ['2026-02-30T10:00', 'UTC', 'not_a_time'],
    ['2026-02-03T25:00', 'UTC', 'not_a_time'],
    ['tomorrow', 'UTC', 'not_a_time'],
    ['0001-01-01T10:00', 'Europe/Berlin', 'time_before_1990'],
    ['0001-02-30T10:00Z', 'UTC', 'not_a_time'],
  ])('%s in %s is refused: %s', (text, timeZone, code) => {
    expect(readZonedTime(text, timeZone)).toBe(code);
  });

  it('is shown as the clocks of the zone show it', () => {
    expect(zonedTime(new Date('2026-07-01T07:05:59Z'), 'Europe/Berlin')).toBe('2026-07-01 09:05');
  });
});

describe('a day', () => {
  it.each([
    ['2026-07-01', 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    ['2026-07-01', 'Asia/Kathmandu', '2026-06-30T18:15:00.000Z'],
    // Clocks go from 23:59 to 01:00.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ])('%s begins in %s at %s', (day, timeZone, moment) => {
    expect(new Date(startOfDayMs(timeZone, Date.parse(day))).toISOString()).toBe(moment);
  });
});
