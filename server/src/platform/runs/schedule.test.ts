import { describe, expect, it } from 'vitest';
import { nextRunAt } from './schedule.ts';

type Every = 'hourly' | 'every_6_hours' | 'daily' | 'weekly' | 'monthly';

describe('schedules', () => {
  it.each<[every: Every, zone: string | null, due: string | null, now: string, next: string]>([
    ['hourly', null, '2026-03-01T03:00:00Z', '2026-03-01T03:00:07Z', '2026-03-01T04:00:00.000Z'],
    ['hourly', null, '2026-03-01T03:20:00Z', '2026-03-01T09:21:00Z', '2026-03-01T10:20:00.000Z'],
    ['every_6_hours', null, '2026-03-01T03:00:00Z', '2026-03-02T10:00:00Z', '2026-03-02T15:00:00.000Z'],
    // A turn that starts late does not move the hour.
    ['daily', null, '2026-03-01T03:00:00Z', '2026-03-01T03:04:31Z', '2026-03-02T03:00:00.000Z'],
    // Missed turns are passed over.
    ['daily', null, '2026-03-01T03:00:00Z', '2026-03-05T17:00:00Z', '2026-03-06T03:00:00.000Z'],
    ['daily', null, '2026-03-01T03:00:00Z', '2026-03-05T03:00:00Z', '2026-03-06T03:00:00.000Z'],
    // Clocks of Berlin go forward on 29 March and back on 25 October.
    ['daily', 'Europe/Berlin', '2026-03-28T08:00:00Z', '2026-03-28T08:01:00Z', '2026-03-29T07:00:00.000Z'],
    ['daily', 'Europe/Berlin', '2026-10-24T07:00:00Z', '2026-10-24T07:01:00Z', '2026-10-25T08:00:00.000Z'],
    ['weekly', 'Europe/Berlin', '2026-03-23T08:00:00Z', '2026-03-23T09:00:00Z', '2026-03-30T07:00:00.000Z'],
    ['weekly', 'America/New_York', '2026-10-28T07:00:00Z', '2026-10-28T07:00:09Z', '2026-11-04T08:00:00.000Z'],
    // 02:30 is skipped on 29 March and doubled on 25 October.
    ['daily', 'Europe/Berlin', '2026-03-28T01:30:00Z', '2026-03-28T01:31:00Z', '2026-03-30T00:30:00.000Z'],
    ['daily', 'Europe/Berlin', '2026-10-24T00:30:00Z', '2026-10-24T00:31:00Z', '2026-10-25T00:30:00.000Z'],
    ['daily', 'Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25T00:31:00Z', '2026-10-26T01:30:00.000Z'],
    ['monthly', null, '2026-01-15T03:00:00Z', '2026-01-15T03:00:05Z', '2026-02-15T03:00:00.000Z'],
    ['monthly', null, '2026-01-31T03:00:00Z', '2026-01-31T03:00:05Z', '2026-02-28T03:00:00.000Z'],
    ['monthly', null, '2026-01-31T03:00:00Z', '2026-03-02T00:00:00Z', '2026-03-31T03:00:00.000Z'],
    ['monthly', null, '2025-11-30T03:00:00Z', '2026-02-28T03:00:00Z', '2026-03-30T03:00:00.000Z'],
    ['monthly', 'Europe/Berlin', '2026-03-01T08:00:00Z', '2026-03-01T08:01:00Z', '2026-04-01T07:00:00.000Z'],
    // Without a last turn it is counted from now.
    ['daily', 'Europe/Berlin', null, '2026-03-28T08:00:00Z', '2026-03-29T07:00:00.000Z'],
    ['monthly', null, null, '2026-02-10T12:00:00Z', '2026-03-10T12:00:00.000Z'],
  ])('%s in %s, due at %s and looked at by %s, comes round at %s', (every, timeZone, due, now, next) => {
    const schedule = { every, cron: null, timeZone };
    expect(nextRunAt(schedule, new Date(now), due === null ? null : new Date(due))?.toISOString()).toBe(next);
  });
});
