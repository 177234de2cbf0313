import { startOfDayMs, zoneOffsetMs } from '@quarry/contracts/common';
import { Failure } from '../failure.ts';

/** Days of the calendar as people write them, and when they begin where a person is. */

const dayMs = 86_400_000;

/** Whether a text is a day that exists: 2026-02-30 is none. */
export function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && dayOf(time) === text;
}

/** A day that a link asks a list for; throws a Failure BAD_FILTER where it is none. */
export function calendarDay(text: string | undefined): string {
  if (text === undefined || !isDay(text))
    throw new Failure('BAD_FILTER', 'A day of a filter is written like 2026-01-31.');
  return text;
}

export function daysLater(day: string, count: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + count * dayMs);
}

/** The day it is at a time. */
export function dayIn(timeZone: string, at: Date): string {
  return dayOf(at.getTime() + zoneOffsetMs(timeZone, at.getTime()));
}

/** When a day begins by the clocks of a time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  return new Date(startOfDayMs(timeZone, Date.parse(`${day}T00:00:00Z`)));
}

function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
