import { cronFields, zoneOffsetMs } from '@quarry/contracts/common';

const minuteMs = 60_000;
/** No zone moves its clocks ahead and back again within a week. */
const offsetStepMinutes = 7 * 24 * 60;
/** A day-of-month rule such as 29 February comes round within this time, or never. */
const longestSearchMinutes = 4 * 366 * 24 * 60;

/**
 * The first minute after `now` that a five-field cron expression names in a time zone; null when it is no such expression or none comes.
 * As in cron, when both day of month and day of week are restricted, either of them suffices. A time that a change of clocks skips comes
 * when they have changed, unless every hour has its turn.
 */
export function nextCronTime(expression: string, timeZone: string, now: Date): Date | null {
  const fields = cronFields(expression);
  if (!fields) return null;
  const first = Math.floor(now.getTime() / minuteMs) + 1;
  const shown = nextShownMinute(fields, timeZone, first);
  const last = shown ?? first + longestSearchMinutes;
  const skipped = fields.hours.size === 24 ? undefined : nextSkippedMinute(fields, timeZone, first - 1, last);
  const minute = skipped ?? shown;
  return minute === undefined ? null : new Date(minute * minuteMs);
}

type CronFields = NonNullable<ReturnType<typeof cronFields>>;

function isDayOf({ days, weekdays, isDayOpen, isWeekdayOpen, months }: CronFields, at: Moment): boolean {
  const inWeek = weekdays.has(at.weekday) || (at.weekday === 0 && weekdays.has(7));
  const inMonth = days.has(at.day);
  return months.has(at.month) && (isDayOpen || isWeekdayOpen ? inMonth && inWeek : inMonth || inWeek);
}

/** The first minute from `first` on at which the clocks of the zone show what the fields name. */
function nextShownMinute(fields: CronFields, timeZone: string, first: number): number | undefined {
  const clock = zonedClock(timeZone);
  for (let minute = first; minute < first + longestSearchMinutes;) {
    const at = clock(new Date(minute * minuteMs));
    // Whole hours are stepped over where day or hour cannot match, so that a yearly rule costs thousands of looks, not millions.
    if (!isDayOf(fields, at) || !fields.hours.has(at.hour)) minute += 60 - at.minute;
    else if (fields.minutes.has(at.minute)) return minute;
    else minute += 1;
  }
  return undefined;
}

/** The first minute after `from`, up to `last`, at which clocks have just skipped a time that the fields name. */
function nextSkippedMinute(fields: CronFields, timeZone: string, from: number, last: number): number | undefined {
  const offset = (minute: number) => Math.round(zoneOffsetMs(timeZone, minute * minuteMs) / minuteMs);
  let before = offset(from);
  for (let start = from; start < last;) {
    const end = Math.min(start + offsetStepMinutes, last);
    const after = offset(end);
    if (after > before) {
      const changed = firstMinuteAt(offset, after, start, end);
      for (let shown = changed + before; shown < changed + after; shown += 1) {
        const at = momentOf(new Date(shown * minuteMs));
        if (isDayOf(fields, at) && fields.hours.has(at.hour) && fields.minutes.has(at.minute)) return changed;
      }
    }
    before = after;
    start = end;
  }
  return undefined;
}

/** The minute after `start` at which the clocks came to be so far ahead, as they are at `end`. */
function firstMinuteAt(offset: (minute: number) => number, ahead: number, start: number, end: number): number {
  let [low, high] = [start, end];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offset(middle) === ahead) high = middle;
    else low = middle;
  }
  return high;
}

/** What clocks show, of a time that stands for what they show as if they stood at UTC. */
function momentOf(shown: Date): Moment {
  return {
    minute: shown.getUTCMinutes(),
    hour: shown.getUTCHours(),
    day: shown.getUTCDate(),
    month: shown.getUTCMonth() + 1,
    weekday: shown.getUTCDay(),
  };
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
