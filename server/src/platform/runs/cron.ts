import { cronFields } from '@quarry/contracts/common';

const minuteMs = 60_000;
/** A day-of-month rule such as 29 February comes round within this time, or never. */
const longestSearchMinutes = 4 * 366 * 24 * 60;

/**
 * The first minute after `now` that a five-field cron expression names in a time zone; null when it is no such expression or none comes.
 * As in cron, when both day of month and day of week are restricted, either of them suffices.
 */
export function nextCronTime(expression: string, timeZone: string, now: Date): Date | null {
  const fields = cronFields(expression);
  if (!fields) return null;
  const { minutes, hours, days, months, weekdays, isDayOpen, isWeekdayOpen } = fields;
  const clock = zonedClock(timeZone);
  const first = Math.floor(now.getTime() / minuteMs) + 1;
  for (let minute = first; minute < first + longestSearchMinutes;) {
    const at = clock(new Date(minute * minuteMs));
    const inWeek = weekdays.has(at.weekday) || (at.weekday === 0 && weekdays.has(7));
    const inMonth = days.has(at.day);
    const isDay = isDayOpen || isWeekdayOpen ? inMonth && inWeek : inMonth || inWeek;
    // Whole hours are stepped over where day or hour cannot match, so that a yearly rule costs thousands of looks, not millions.
    if (!isDay || !months.has(at.month) || !hours.has(at.hour)) minute += 60 - at.minute;
    else if (minutes.has(at.minute)) return new Date(minute * minuteMs);
    else minute += 1;
  }
  return null;
}

type Moment = { minute: number; hour: number; day: number; month: number; weekday: number };
const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function zonedClock(timeZone: string): (time: Date) => Moment {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    minute: 'numeric',
    hour: 'numeric',
    day: 'numeric',
    month: 'numeric',
    weekday: 'short',
  });
  return (time) => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
    return {
      minute: number('minute'),
      hour: number('hour'),
      day: number('day'),
      month: number('month'),
      weekday: weekdayNames.indexOf(parts.get('weekday') ?? ''),
    };
  };
}
