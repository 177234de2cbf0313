import { describe, expect, it } from 'vitest';
import { nextCronTime } from './cron.ts';

const now = new Date('2026-03-01T12:00:00Z');

describe('cron expressions', () => {
  it.each([
    ['0 3 * * *', 'UTC', '2026-03-02T03:00:00.000Z'],
    ['*/15 * * * *', 'UTC', '2026-03-01T12:15:00.000Z'],
    ['30 12 * * 1-5', 'UTC', '2026-03-02T12:30:00.000Z'],
    ['0 0 29 2 *', 'UTC', '2028-02-29T00:00:00.000Z'],
    ['0 3 * * *', 'Europe/Berlin', '2026-03-02T02:00:00.000Z'],
    ['0 9 * * 7', 'Asia/Kolkata', '2026-03-08T03:30:00.000Z'],
    ['0 0 13 * 5', 'UTC', '2026-03-06T00:00:00.000Z'],
  ])('"%s" in %s comes round at %s', (expression, zone, expected) => {
    expect(nextCronTime(expression, zone, now)?.toISOString()).toBe(expected);
  });

  it.each([
    ['30 2 * * *', 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
    ['30 2 * * *', 'Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-30T00:30:00.000Z'],
    ['0,30 2 * * *', 'Europe/Berlin', '2026-03-29T00:59:00Z', '2026-03-29T01:00:00.000Z'],
    ['15 2,3 * * *', 'Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29T01:15:00.000Z'],
    ['30 2 29 3 *', 'Europe/Berlin', '2026-02-01T00:00:00Z', '2026-03-29T01:00:00.000Z'],
    ['30 2 * * 1', 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-30T00:30:00.000Z'],
    ['30 2 8 3 *', 'America/New_York', '2025-12-01T00:00:00Z', '2026-03-08T07:00:00.000Z'],
    ['15 0 * * *', 'America/Santiago', '2026-09-05T12:00:00Z', '2026-09-06T04:00:00.000Z'],
    ['15 2 * * *', 'Australia/Lord_Howe', '2026-10-03T12:00:00Z', '2026-10-03T15:30:00.000Z'],
    // Every hour has its turn, so none stands in for another.
    ['30 * * * *', 'Europe/Berlin', '2026-03-29T00:45:00Z', '2026-03-29T01:30:00.000Z'],
  ])('"%s" in %s comes after a skipped time when clocks have changed: after %s at %s', (expression, zone, from, at) => {
    expect(nextCronTime(expression, zone, new Date(from))?.toISOString()).toBe(at);
  });

  it('waits for the 31st of a month that has one', () => {
    expect(nextCronTime('0 0 31 2,4,5 *', 'UTC', now)?.toISOString()).toBe('2026-05-31T00:00:00.000Z');
    expect(nextCronTime('0 0 31 2 1', 'UTC', now)?.toISOString()).toBe('2027-02-01T00:00:00.000Z');
  });

  it.each(['', '* * * *', '61 * * * *', '0 0 31 2 *', '5-1 * * * *', 'a b c d e', '*/0 * * * *'])(
    '"%s" never comes round',
    (expression) => expect(nextCronTime(expression, 'UTC', now)).toBeNull(),
  );
});
