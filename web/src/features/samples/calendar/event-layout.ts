import type { CalendarEvent } from '@quarry/sample-data';
import { addDays, daysBetween, minutesOfDay, startOfDay } from './days.ts';

/** A bar over days of one week: `from` and `days` count columns, `line` counts from the top. */
export type Bar = { event: CalendarEvent; from: number; days: number; line: number; isBegun: boolean; isOver: boolean };

/** A box in the column of one day: minutes by the clock, and its share of the width where events overlap. */
export type Box = { event: CalendarEvent; fromMinute: number; untilMinute: number; lane: number; lanes: number };

/** The last day an event touches; one that ends at midnight does not touch the day that begins. */
export function lastDayOf({ start, end }: CalendarEvent): Date {
  const [from, until] = [new Date(start), new Date(end)];
  const last = until > from ? new Date(until.getTime() - 1) : from;
  return startOfDay(last);
}

/** Whether an event is drawn over days rather than in the hours of one. */
export function isLong(event: CalendarEvent): boolean {
  return event.allDay || daysBetween(new Date(event.start), lastDayOf(event)) > 0;
}

export function touches(event: CalendarEvent, day: Date): boolean {
  return startOfDay(new Date(event.start)) <= day && lastDayOf(event) >= day;
}

/** The events of a week as bars, none over another: long ones first, then by when they begin. */
export function barsOf(events: readonly CalendarEvent[], week: readonly Date[]): readonly Bar[] {
  const [first, last] = [week[0], week.at(-1)];
  if (!first || !last) return [];
  const shown = events
    .filter((event) => startOfDay(new Date(event.start)) <= last && lastDayOf(event) >= first)
    .toSorted((left, right) => Number(isLong(right)) - Number(isLong(left)) || left.start.localeCompare(right.start));
  const taken: boolean[][] = [];
  return shown.map((event) => {
    const begins = daysBetween(first, new Date(event.start));
    const ends = daysBetween(first, lastDayOf(event));
    const [from, until] = [Math.max(0, begins), Math.min(week.length - 1, ends)];
    const columns = Array.from({ length: until - from + 1 }, (_, index) => from + index);
    let line = 0;
    while (columns.some((column) => taken[line]?.[column])) line += 1;
    const row = (taken[line] ??= []);
    for (const column of columns) row[column] = true;
    return { event, from, days: columns.length, line, isBegun: begins >= 0, isOver: ends < week.length };
  });
}

/** The timed events of a day, side by side where they overlap. */
export function boxesOf(events: readonly CalendarEvent[], day: Date): readonly Box[] {
  const shown = events
    .filter((event) => !isLong(event) && touches(event, day))
    .map((event) => ({ event, ...minutesOn(event, day) }))
    .toSorted((left, right) => left.fromMinute - right.fromMinute || right.untilMinute - left.untilMinute);
  const boxes: Box[] = [];
  let group: Omit<Box, 'lanes'>[] = [];
  let groupEnd = 0;
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    boxes.push(...group.map((box) => ({ ...box, lanes })));
    group = [];
  };
  for (const one of shown) {
    if (one.fromMinute >= groupEnd) close();
    const busy = new Set(group.filter(({ untilMinute }) => untilMinute > one.fromMinute).map(({ lane }) => lane));
    let lane = 0;
    while (busy.has(lane)) lane += 1;
    group.push({ ...one, lane });
    groupEnd = Math.max(groupEnd, one.untilMinute);
  }
  close();
  return boxes;
}

/** By the clock on the wall; never shorter than can be read and grasped. */
function minutesOn(event: CalendarEvent, day: Date): { fromMinute: number; untilMinute: number } {
  const clock = (at: Date) => daysBetween(day, at) * 1440 + minutesOfDay(at);
  const fromMinute = Math.max(0, clock(new Date(event.start)));
  return { fromMinute, untilMinute: Math.min(1440, Math.max(clock(new Date(event.end)), fromMinute + 30)) };
}

/** An event moved by whole days and by minutes of the clock; it stays as long as it was, by the calendar. */
export function moved(event: CalendarEvent, days: number, minutes = 0): CalendarEvent {
  const shift = (iso: string) => {
    const at = addDays(new Date(iso), days);
    return new Date(
      at.getFullYear(),
      at.getMonth(),
      at.getDate(),
      at.getHours(),
      at.getMinutes() + minutes,
    ).toISOString();
  };
  return { ...event, start: shift(event.start), end: shift(event.end) };
}

/** An event whose end is moved; it never ends before it has begun. */
export function resized(event: CalendarEvent, days: number, minutes = 0): CalendarEvent {
  const { end } = moved(event, days, minutes);
  const shortest = event.allDay
    ? addDays(new Date(event.start), 1)
    : new Date(new Date(event.start).getTime() + 15 * 60_000);
  return { ...event, end: new Date(end) < shortest ? shortest.toISOString() : end };
}
