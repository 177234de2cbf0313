import { zonedTime } from '../common/index.ts';

const dayMs = 86_400_000;

export const periodKinds = ['LAST_28_DAYS', 'LAST_MONTH', 'LAST_YEAR', 'CUSTOM'] as const;
export type PeriodKind = (typeof periodKinds)[number];

export const periodComparisons = ['PREVIOUS', 'SAME_LAST_YEAR'] as const;
export type PeriodComparison = (typeof periodComparisons)[number];

/** Days of a calendar, both counted, as `2026-11-01`. */
export type Days = { from: string; until: string };

/** A period as it is asked for; only a custom one names its days. */
export type Period = { kind: Exclude<PeriodKind, 'CUSTOM'> } | ({ kind: 'CUSTOM' } & Days);

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10);

export function addDays(day: string, count: number): string {
  return dayOf(timeOf(day) + count * dayMs);
}

/** The same day of another month, or its last one where it has no such day. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** How many days a period has, both ends counted. */
export function countDays({ from, until }: Days): number {
  return Math.round((timeOf(until) - timeOf(from)) / dayMs) + 1;
}

/** The last day that is over by the clocks of every time zone; of UTC where none is named. */
export function lastFullDay(now: Date, timeZones: readonly string[]): string {
  const todays = (timeZones.length > 0 ? timeZones : ['UTC']).map((zone) => zonedTime(now, zone).slice(0, 10));
  return addDays(todays.toSorted()[0] ?? '', -1);
}

/** The days of a period. Those of shops in several zones are the same ones, so that a list can be asked for them. */
export function daysOfPeriod(period: Period, now: Date, timeZones: readonly string[]): Days {
  if (period.kind === 'CUSTOM') return { from: period.from, until: period.until };
  const last = lastFullDay(now, timeZones);
  if (period.kind === 'LAST_28_DAYS') return { from: addDays(last, -27), until: last };
  const today = addDays(last, 1);
  const begun = period.kind === 'LAST_MONTH' ? `${today.slice(0, 7)}-01` : `${today.slice(0, 4)}-01-01`;
  return { from: addMonths(begun, period.kind === 'LAST_MONTH' ? -1 : -12), until: addDays(begun, -1) };
}

/** The days that a period is compared with: the month or year before, as many days before, or the same days last year. */
export function comparedDays({ kind }: Period, { from, until }: Days, comparison: PeriodComparison): Days {
  if (comparison === 'SAME_LAST_YEAR') return { from: addMonths(from, -12), until: endOfYearBefore(until) };
  if (kind === 'LAST_MONTH' || kind === 'LAST_YEAR')
    return { from: addMonths(from, kind === 'LAST_MONTH' ? -1 : -12), until: addDays(from, -1) };
  return { from: addDays(from, -countDays({ from, until })), until: addDays(from, -1) };
}

/** The end of a February is compared with the end of the one before, so that no day is left out. */
function endOfYearBefore(until: string): string {
  const next = addDays(until, 1);
  return next.endsWith('-01') ? addDays(addMonths(next, -12), -1) : addMonths(until, -12);
}

/** The days or months of a period as keys, the earliest first; of more than `most` the last ones. */
export function keysOfPeriod({ from, until }: Days, by: 'DAY' | 'MONTH', most: number): string[] {
  const first = by === 'DAY' ? from : `${from.slice(0, 7)}-01`;
  const last = by === 'DAY' ? until : `${until.slice(0, 7)}-01`;
  const keys: string[] = [];
  for (let back = 0; keys.length < most; back += 1) {
    const day = by === 'DAY' ? addDays(last, -back) : addMonths(last, -back);
    if (day < first) break;
    keys.push(by === 'DAY' ? day : day.slice(0, 7));
  }
  return keys.toReversed();
}

/** A day or month of the compared period as the one that stands at its place; what is left over counts with the last. */
export function placeOfCompared(key: string, by: 'DAY' | 'MONTH', days: Days, compared: Days): string {
  if (by === 'MONTH') {
    const place = addMonths(`${days.from.slice(0, 7)}-01`, monthsBetween(compared.from, key)).slice(0, 7);
    return earlier(place, days.until.slice(0, 7));
  }
  const isYear = compared.from === addMonths(days.from, -12) && days.from.slice(4) === compared.from.slice(4);
  const place = isYear ? addMonths(key, 12) : addDays(days.from, countDays({ from: compared.from, until: key }) - 1);
  return earlier(place, days.until);
}

function monthsBetween(from: string, key: string): number {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const [keyYear = 0, keyMonth = 0] = key.split('-').map(Number);
  return (keyYear - year) * 12 + keyMonth - month;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
