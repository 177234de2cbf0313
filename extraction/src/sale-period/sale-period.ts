/** Both ends in milliseconds since 1970; an absent end is open. */
export type SalePeriod = { from: number | null; until: number | null; untilText: string | null };

const dateTime =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Reads `sale_price_effective_date`: two ISO 8601 times with a slash between, with or without time and zone (UTC when absent).
 * A day without a time begins at midnight and ends with its last millisecond. undefined when it can not be read.
 */
export function readSalePeriod(text: string): SalePeriod | undefined {
  const [first = '', second = '', ...others] = text.trim().split(/\s*\/\s*/);
  if (others.length > 0 || (first === '' && second === '')) return undefined;
  const from = first === '' ? null : readMoment(first, false);
  const until = second === '' ? null : readMoment(second, true);
  if (from === undefined || until === undefined) return undefined;
  if (from !== null && until !== null && from > until) return undefined;
  return { from, until, untilText: second === '' ? null : second };
}

/** Whether the period holds at `now`, both ends included. */
export function isWithin(period: SalePeriod, now: number): boolean {
  return (period.from === null || period.from <= now) && (period.until === null || now <= period.until);
}

const dayFirst = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?=$|[T ])/;
const otherYearFirst = /^(\d{4})(?:[./]|年)(\d{1,2})(?:[./]|月)(\d{1,2})(?:日|(?=$|[T ]))/;

/** "31.12.2026", "2026/12/31" and "2026年12月31日" as ISO 8601 has them; "12/11/2026" means two days and stays. */
function yearFirst(text: string): string {
  const pad = (part: string) => part.padStart(2, '0');
  return text
    .replace(dayFirst, (_whole, day: string, month: string, year: string) => `${year}-${pad(month)}-${pad(day)}`)
    .replace(otherYearFirst, (_whole, year: string, month: string, day: string) => `${year}-${pad(month)}-${pad(day)}`);
}

/** A moment in milliseconds since 1970; a day without a time is its first, or as an end its last. Undefined when it cannot be read. */
export function readMoment(text: string, isEnd: boolean): number | undefined {
  const match = dateTime.exec(yearFirst(text.trim()));
  if (!match) return undefined;
  const [, year, month, day, hours, minutes, seconds, zone] = match;
  const hasTime = hours !== undefined;
  const offset =
    zone === undefined || zone.toUpperCase() === 'Z'
      ? 'Z'
      : `${zone.slice(0, 3)}:${zone.length > 3 ? zone.slice(-2) : '00'}`;
  const clock = hasTime ? `${hours}:${minutes}:${seconds ?? '00'}` : isEnd ? '23:59:59.999' : '00:00:00';
  const value = Date.parse(`${year}-${month}-${day}T${clock}${offset}`);
  return Number.isNaN(value) ? undefined : value;
}
