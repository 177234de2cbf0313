import { momentsShowing, type Schedule, zoneOffsetMs } from '@quarry/contracts/common';
import { sortedJson } from '../sorted-json.ts';
import { nextCronTime } from './cron.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const hours = { hourly: 1, every_6_hours: 6 } as const;
const days = { daily: 1, weekly: 7 } as const;

/**
 * When a schedule comes round after `now`; null when only by hand. It is counted from `due`, the last turn that was due, so that a late
 * start does not move the hour, and turns that were missed are passed over; without one it is counted from `now`.
 *
 * Days, weeks and months are those of the schedule's time zone, UTC where it has none. A month without the day gives its last day. As in
 * cron, a turn at a time that a change of clocks skips falls out, and one at a doubled time comes once.
 */
export function nextRunAt(schedule: Schedule, now: Date, due: Date | null = null): Date | null {
  const { every, cron, timeZone } = schedule;
  if (every === 'manual') return null;
  const zone = timeZone ?? 'UTC';
  if (every === 'cron') return cron === null ? null : nextCronTime(cron, zone, now);
  const from = due === null || due > now ? now : due;
  if (every === 'hourly' || every === 'every_6_hours') {
    const stepMs = hours[every] * hourMs;
    const steps = Math.floor((now.getTime() - from.getTime()) / stepMs) + 1;
    return new Date(from.getTime() + steps * stepMs);
  }
  const shown = new Date(shownMs(zone, from));
  const turnMs = (turn: number) =>
    every === 'monthly' ? monthsLater(shown, turn) : shown.getTime() + turn * days[every] * dayMs;
  const passed = new Date(shownMs(zone, now));
  const passedTurns =
    every === 'monthly'
      ? (passed.getUTCFullYear() - shown.getUTCFullYear()) * 12 + passed.getUTCMonth() - shown.getUTCMonth()
      : Math.floor((passed.getTime() - shown.getTime()) / (days[every] * dayMs));
  for (let turn = Math.max(1, passedTurns - 1); ; turn += 1) {
    const [atMs] = momentsShowing(zone, turnMs(turn));
    if (atMs !== undefined && atMs > now.getTime()) return new Date(atMs);
  }
}

/** The next turn after an edit: the one that was set, unless the schedule is another one now. */
export function nextRunAfterEdit(
  before: { schedule: Schedule; nextRunAt: Date | null },
  schedule: Schedule,
  now: Date,
): Date | null {
  const isSame = sortedJson(before.schedule) === sortedJson(schedule);
  return (isSame ? before.nextRunAt : null) ?? nextRunAt(schedule, now);
}

function shownMs(timeZone: string, at: Date): number {
  return at.getTime() + zoneOffsetMs(timeZone, at.getTime());
}

/** The same day and time some months later, or the last day of a shorter month. */
function monthsLater(shown: Date, months: number): number {
  const [year, month] = [shown.getUTCFullYear(), shown.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(shown.getUTCDate(), lastDay)) + (shown.getTime() % dayMs);
}
