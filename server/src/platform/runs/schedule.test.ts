import type { Schedule } from '@quarry/contracts/common';
import { describe, expect, it } from 'vitest';
import { nextRunAt, withHour } from './schedule.ts';

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
    ['daily', 'Europe/Berlin', '2026-03-28T01:30:00Z', '2026-03-28T01:31:00Z', '2026-03-29T01:00:00.000Z'],
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
    expect(nextRunAt(schedule, new Date(now), 'UTC', due === null ? null : new Date(due))?.toISOString()).toBe(next);
  });

  it.each<[chosen: Partial<Schedule> & Pick<Schedule, 'every'>, now: string, next: string]>([
    [{ every: 'daily', time: '03:00' }, '2026-03-01T01:59:00Z', '2026-03-01T02:00:00.000Z'],
    [{ every: 'daily', time: '03:00' }, '2026-03-01T02:00:00Z', '2026-03-02T02:00:00.000Z'],
    [
      { every: 'daily', time: '03:00', timeZone: 'America/New_York' },
      '2026-03-01T12:00:00Z',
      '2026-03-02T08:00:00.000Z',
    ],
    [{ every: 'daily', time: '00:00' }, '2026-03-01T23:00:00Z', '2026-03-02T23:00:00.000Z'],
    // Clocks of Berlin skip 02:30 on 29 March and show it twice on 25 October.
    [{ every: 'daily', time: '02:30' }, '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
    [{ every: 'daily', time: '02:30' }, '2026-03-29T01:00:05Z', '2026-03-30T00:30:00.000Z'],
    [{ every: 'daily', time: '02:30' }, '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z'],
    [{ every: 'daily', time: '02:30' }, '2026-10-25T00:30:05Z', '2026-10-26T01:30:00.000Z'],
    // 1 March 2026 is a Sunday.
    [{ every: 'weekly', time: '03:00', weekday: 1 }, '2026-03-01T12:00:00Z', '2026-03-02T02:00:00.000Z'],
    [{ every: 'weekly', time: '03:00', weekday: 7 }, '2026-03-01T12:00:00Z', '2026-03-08T02:00:00.000Z'],
    [{ every: 'weekly', time: '20:00', weekday: 7 }, '2026-03-01T12:00:00Z', '2026-03-01T19:00:00.000Z'],
    [{ every: 'weekly', time: '02:30', weekday: 7 }, '2026-03-25T12:00:00Z', '2026-03-29T01:00:00.000Z'],
    // A month without the day has its last day, and the next one the day again.
    [{ every: 'monthly', time: '03:00', day: 31 }, '2026-01-31T12:00:00Z', '2026-02-28T02:00:00.000Z'],
    [{ every: 'monthly', time: '03:00', day: 31 }, '2026-02-28T02:00:05Z', '2026-03-31T01:00:00.000Z'],
    [{ every: 'monthly', time: '03:00', day: 31 }, '2026-03-31T12:00:00Z', '2026-04-30T01:00:00.000Z'],
    [{ every: 'monthly', time: '03:00', day: 29 }, '2028-02-01T12:00:00Z', '2028-02-29T02:00:00.000Z'],
    [{ every: 'monthly', time: '03:00', day: 5 }, '2026-12-06T12:00:00Z', '2027-01-05T02:00:00.000Z'],
    // Without a zone the chosen day is the shop's: in Berlin it is the first already.
    [{ every: 'monthly', time: '00:15', day: 1 }, '2026-05-31T22:00:00Z', '2026-05-31T22:15:00.000Z'],
    [{ every: 'cron', cron: '0 3 * * *' }, '2026-06-01T12:00:00Z', '2026-06-02T01:00:00.000Z'],
  ])('%o of a shop in Berlin, looked at by %s, comes round at %s', (chosen, now, next) => {
    const schedule = { cron: null, timeZone: null, ...chosen };
    const at = new Date(now);
    // The turn that was due says nothing beside a chosen hour: a late start or a second attempt does not move it.
    for (const due of [null, at, new Date(at.getTime() - 1_234_567)])
      expect(nextRunAt(schedule, at, 'Europe/Berlin', due)?.toISOString()).toBe(next);
  });

  it('goes on at the hour, weekday and day at which it was set up, where none was chosen', () => {
    const now = new Date('2026-05-31T22:30:00Z');
    const open = (every: Every, timeZone: string | null = null) => ({ every, cron: null, timeZone });
    const set = (schedule: Schedule, before?: Schedule) =>
      withHour(
        schedule,
        now,
        'Europe/Berlin',
        before && { schedule: before, nextRunAt: new Date('2026-06-17T05:10:00Z') },
      );
    expect(set(open('daily'))).toEqual({ ...open('daily'), time: '00:30', weekday: null, day: null });
    expect(set(open('weekly', 'UTC'))).toMatchObject({ time: '22:30', weekday: 7, day: null });
    expect(set(open('monthly'))).toMatchObject({ time: '00:30', weekday: null, day: 1 });
    const before = { ...open('monthly'), time: '03:00', weekday: null, day: 31 };
    expect(set(open('monthly'), before)).toEqual(before);
    expect(set({ ...open('monthly'), day: 4 }, before)).toMatchObject({ time: '03:00', day: 4 });
    expect(set(open('monthly'), open('monthly'))).toMatchObject({ time: '07:10', day: 17 });
    expect(set(open('daily'), before)).toMatchObject({ time: '00:30', day: null });
    expect(set(open('hourly'))).toEqual(open('hourly'));
  });
});
