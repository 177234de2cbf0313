const ranges = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;
/** Of the months from January on, with the 29 days that February has at most. */
const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

type Numbers = ReadonlySet<number>;

/** What the five fields of a cron expression name. Sunday is weekday 0 or 7. */
type CronFields = {
  minutes: Numbers;
  hours: Numbers;
  days: Numbers;
  months: Numbers;
  weekdays: Numbers;
  isDayOpen: boolean;
  isWeekdayOpen: boolean;
};

/**
 * The fields of a cron expression: numbers, `*`, lists, ranges and steps. Undefined for what is none, and for one that never comes round
 * because none of its months has any of its days.
 */
export function cronFields(expression: string): CronFields | undefined {
  const texts = expression.trim().split(/\s+/);
  if (texts.length !== ranges.length) return undefined;
  const [minutes, hours, days, months, weekdays] = ranges.map((range, at) => parseField(texts[at] ?? '', range));
  if (!minutes || !hours || !days || !months || !weekdays) return undefined;
  const fields = {
    minutes,
    hours,
    days,
    months,
    weekdays,
    isDayOpen: texts[2] === '*',
    isWeekdayOpen: texts[4] === '*',
  };
  return comesRound(fields) ? fields : undefined;
}

/** Where day and weekday are both restricted, either suffices, and every month has each weekday. */
function comesRound({ days, months, isWeekdayOpen }: CronFields): boolean {
  return !isWeekdayOpen || [...months].some((month) => Math.min(...days) <= (longest[month - 1] ?? 0));
}

function parseField(field: string, [low, high]: readonly [number, number]): Set<number> | undefined {
  const values = new Set<number>();
  for (const part of field.split(',')) {
    const match = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part);
    if (!match) return undefined;
    const [, from, to, step] = match;
    const start = from === undefined ? low : Number(from);
    const end = to === undefined ? (from === undefined || step !== undefined ? high : start) : Number(to);
    if (start < low || end > high || start > end || Number(step ?? 1) < 1) return undefined;
    for (let value = start; value <= end; value += Number(step ?? 1)) values.add(value);
  }
  return values;
}
