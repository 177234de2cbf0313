import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '@quarry/sample-data';
import { parseDay, weekOf } from './days.ts';
import { barsOf, boxesOf, isLong, lastDayOf, moved, resized } from './event-layout.ts';

const monday = parseDay('2031-05-19') ?? new Date(Number.NaN);
const week = weekOf(monday, 1);

const event = (id: number, start: [day: number, hour?: number], end: [day: number, hour?: number], allDay = false) => {
  const at = ([day, hour = 0]: [day: number, hour?: number]) => new Date(2031, 4, day, 0, hour * 60).toISOString();
  return { id, url: '', title: `${id}`, start: at(start), end: at(end), allDay, extendedProps: {} } as CalendarEvent;
};

describe('a week of bars', () => {
  it('lays none over another, the long ones on top, and cuts what goes on beyond it', () => {
    const bars = barsOf([event(1, [20, 9], [20, 10]), event(2, [17], [21], true), event(3, [21], [28], true)], week);
    expect(
      bars.map(({ event: { id }, from, days, line, isBegun, isOver }) => [id, from, days, line, isBegun, isOver]),
    ).toEqual([
      [2, 0, 2, 0, false, true],
      [3, 2, 5, 0, true, false],
      [1, 1, 1, 1, true, true],
    ]);
  });

  it('knows that an event which ends at midnight does not touch the next day', () => {
    expect(lastDayOf(event(1, [20], [21], true)).getDate()).toBe(20);
    expect(isLong(event(1, [20, 22], [21, 0]))).toBe(false);
    expect(isLong(event(1, [20, 22], [21, 1]))).toBe(true);
    expect(lastDayOf(event(1, [20, 9], [20, 9])).getDate()).toBe(20);
  });
});

describe('a day of boxes', () => {
  it('shares the width among those that overlap, and no others', () => {
    const events = [
      event(1, [19, 9], [19, 11]),
      event(2, [19, 10], [19, 12]),
      event(3, [19, 11], [19, 12]),
      event(4, [19, 14], [19, 15]),
    ];
    expect(boxesOf(events, monday).map(({ event: { id }, lane, lanes }) => [id, lane, lanes])).toEqual([
      [1, 0, 2],
      [2, 1, 2],
      [3, 0, 2],
      [4, 0, 1],
    ]);
  });

  it('draws even a moment so that it can be grasped', () => {
    expect(boxesOf([event(1, [19, 9], [19, 9])], monday)[0]).toMatchObject({ fromMinute: 540, untilMinute: 570 });
  });
});

describe('an event', () => {
  it('moves by days and minutes and stays as long as it was', () => {
    const there = moved(event(1, [19, 9], [19, 10]), 2, 30);
    expect([there.start, there.end]).toEqual([
      event(1, [21, 9.5], [21, 10.5]).start,
      event(1, [21, 9.5], [21, 10.5]).end,
    ]);
  });

  it('never ends before it has begun', () => {
    expect(resized(event(1, [19, 9], [19, 10]), 0, -120).end).toBe(event(1, [19, 9], [19, 9.25]).end);
    expect(resized(event(1, [19], [21], true), -5).end).toBe(event(1, [19], [20]).end);
    expect(resized(event(1, [19, 9], [19, 10]), 0, 30).end).toBe(event(1, [19, 9], [19, 10.5]).end);
  });
});
