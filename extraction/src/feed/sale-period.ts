/** Both ends in milliseconds since 1970; an absent end is open. */
export type SalePeriod = { from: number | null; until: number | null; untilText: string | null };

const dateTime = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Reads `sale_price_effective_date`: two ISO 8601 times with a slash between, with or without time and zone (UTC when absent).
 * A day without a time begins at midnight and ends with its last millisecond. undefined when it can not be read.
 */
export function readSalePeriod(text: string): SalePeriod | undefined {
  const [first = '', second = '', ...others] = text.trim().split(/\s*\/\s*/);
  if (others.length > 0 || (first === '' && second === '')) return undefined;
  const from = first === '' ? null : moment(first, false);
  const until = second === '' ? null : moment(second, true);
  if (from === undefined || until === undefined) return undefined;
  if (from !== null && until !== null && from > until) return undefined;
  return { from, until, untilText: second === '' ? null : second };
}

/** Whether the period holds at `now`, both ends included. */
export function isWithin(period: SalePeriod, now: number): boolean {
  return (period.from === null || period.from <= now) && (period.until === null || now <= period.until);
}

function moment(text: string, isEnd: boolean): number | undefined {
  const match = dateTime.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hours, minutes, seconds, zone] = match;
  const hasTime = hours !== undefined;
  const offset = zone === undefined || zone.toUpperCase() === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const clock = hasTime ? `${hours}:${minutes}:${seconds ?? '00'}` : isEnd ? '23:59:59.999' : '00:00:00';
  const value = Date.parse(`${year}-${month}-${day}T${clock}${offset}`);
  return Number.isNaN(value) ? undefined : value;
}
