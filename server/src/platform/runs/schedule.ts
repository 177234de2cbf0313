import { firstMomentFrom, hasHour, momentsShowing, type Schedule, zoneOffsetMs } from '@quarry/contracts/common';
import { sortedJson } from '../sorted-json.ts';
import { nextCronTime } from './cron.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const hours = { hourly: 1, every_6_hours: 6 } as const;
const days = { daily: 1, weekly: 7 } as const;

/**
 * When a schedule comes round after `now`; null when only by hand. It is counted from `due`, the last turn that was due, so that a late
 * start does not move it, and turns that were missed are passed over; without one it is counted from `now`.
 *
 * Days, weeks and months are those of the schedule's time zone, or else of `ownZone`, the shop's. A chosen hour and day hold whatever `due`
 * was; a month without the day gives its last day. A turn at a time that a change of clocks skips comes when they have changed, and one at a
 * doubled time comes once.
 */
export function nextRunAt(schedule: Schedule, now: Date, ownZone: string, due: Date | null = null): Date | null {
  const { every, cron, timeZone, time = null } = schedule;
  if (every === 'manual') return null;
  const zone = timeZone ?? ownZone;
  if (every === 'cron') return cron === null ? null : nextCronTime(cron, zone, now);
  const from = due === null || due > now ? now : due;
  if (!hasHour(every)) {
    const stepMs = hours[every] * hourMs;
    const steps = Math.floor((now.getTime() - from.getTime()) / stepMs) + 1;
    return new Date(from.getTime() + steps * stepMs);
  }
  const passed = new Date(shownMs(zone, now));
  const chosen = time === null ? undefined : chosenTurn(schedule, time, passed);
  const shown = chosen ?? new Date(shownMs(zone, from));
  const monthDay = schedule.day ?? shown.getUTCDate();
  const turnMs = (turn: number) =>
    every === 'monthly' ? monthsLater(shown, monthDay, turn) : shown.getTime() + turn * days[every] * dayMs;
  const passedTurns =
    every === 'monthly'
      ? (passed.getUTCFullYear() - shown.getUTCFullYear()) * 12 + passed.getUTCMonth() - shown.getUTCMonth()
      : Math.floor((passed.getTime() - shown.getTime()) / (days[every] * dayMs));
  // A turn that was counted from its predecessor is never that one again.
  for (let turn = chosen === undefined ? Math.max(1, passedTurns - 1) : -1; ; turn += 1) {
    const atMs = momentsShowing(zone, turnMs(turn))[0] ?? firstMomentFrom(zone, turnMs(turn));
    if (atMs > now.getTime()) return new Date(atMs);
  }
}

/** A turn near `passed`, which is now as the clocks show it, by the chosen hour and weekday. */
function chosenTurn({ every, weekday }: Schedule, time: string, passed: Date): Date {
  const midnight = Math.floor(passed.getTime() / dayMs) * dayMs;
  const ahead = every === 'weekly' ? (weekday ?? weekdayOf(passed)) - weekdayOf(passed) : 0;
  return new Date(midnight + ahead * dayMs + msOf(time));
}

function weekdayOf(shown: Date): number {
  return shown.getUTCDay() || 7;
}

function msOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * hourMs + minute * minuteMs;
}

/**
 * The schedule with the hour and day that somebody left open: those that it had before as the same interval, or else those of `now`. Without
 * them a turn that the clocks or a short month moved would move all that follow.
 */
export function withHour(schedule: Schedule, now: Date, ownZone: string, before?: Scheduled): Schedule {
  if (!hasHour(schedule.every)) return schedule;
  const had = before?.schedule.every === schedule.every ? hourBefore(before, now, ownZone) : undefined;
  const shown = new Date(shownMs(schedule.timeZone ?? ownZone, now));
  return {
    ...schedule,
    time: schedule.time ?? had?.time ?? shown.toISOString().slice(11, 16),
    weekday: schedule.every === 'weekly' ? (schedule.weekday ?? had?.weekday ?? weekdayOf(shown)) : null,
    day: schedule.every === 'monthly' ? (schedule.day ?? had?.day ?? shown.getUTCDate()) : null,
  };
}

type Scheduled = { schedule: Schedule; nextRunAt: Date | null };

/** A schedule that was stored without its hour has that of its next turn. */
function hourBefore({ schedule, nextRunAt: next }: Scheduled, now: Date, ownZone: string): Schedule {
  return withHour(schedule, next ?? now, ownZone);
}

/** The next turn after an edit: the one that was set, unless the schedule is another one now. */
export function nextRunAfterEdit(before: Scheduled, schedule: Schedule, now: Date, ownZone: string): Date | null {
  const isSame = sortedJson(statedSchedule(hourBefore(before, now, ownZone))) === sortedJson(statedSchedule(schedule));
  return (isSame ? before.nextRunAt : null) ?? nextRunAt(schedule, now, ownZone);
}

/** The schedule with all its parts; one that was stored before some were there says the same as one without them. */
export function statedSchedule(schedule: Schedule): Schedule {
  return { time: null, weekday: null, day: null, ...schedule };
}

function shownMs(timeZone: string, at: Date): number {
  return at.getTime() + zoneOffsetMs(timeZone, at.getTime());
}

/** That day at the same time some months later, or the last day of a shorter month. */
function monthsLater(shown: Date, day: number, months: number): number {
  const [year, month] = [shown.getUTCFullYear(), shown.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(day, lastDay)) + (shown.getTime() % dayMs);
}
