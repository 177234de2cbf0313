import type { InputCode } from './input.ts';

const dayMs = 86_400_000;

/** How far the clocks of a time zone are ahead of UTC at a time. */
export function zoneOffsetMs(timeZone: string, timeMs: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(timeMs);
  const part = (wanted: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === wanted)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(timeMs / 1000) * 1000;
}

/**
 * The moment at which a day begins by the clocks of a time zone, `shownMs` being its midnight read as UTC. Where clocks skip midnight it
 * begins after that.
 */
export function startOfDayMs(timeZone: string, shownMs: number): number {
  return firstMomentFrom(timeZone, shownMs);
}

/**
 * The first moment at which the clocks of a time zone show a time, `shownMs` being that time read as UTC, or have passed it: one that a
 * change of clocks skips gives the moment of the change.
 */
export function firstMomentFrom(timeZone: string, shownMs: number): number {
  let [before, reached] = [shownMs - dayMs, shownMs + dayMs];
  const offsetMs = zoneOffsetMs(timeZone, before);
  if (zoneOffsetMs(timeZone, reached) === offsetMs) return shownMs - offsetMs;
  // Clocks change near it, so the first moment that shows it or a later one is searched for.
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (middle + zoneOffsetMs(timeZone, middle) >= shownMs) reached = middle;
    else before = middle;
  }
  return reached;
}

/**
 * The moments, the first one first, at which the clocks of a time zone show a time, `shownMs` being that time read as UTC. A time that a
 * change of clocks skips has none, and one that it doubles has two.
 */
export function momentsShowing(timeZone: string, shownMs: number): number[] {
  const offsets = new Set([zoneOffsetMs(timeZone, shownMs - dayMs), zoneOffsetMs(timeZone, shownMs + dayMs)]);
  return [...offsets]
    .map((offsetMs) => shownMs - offsetMs)
    .filter((atMs) => atMs + zoneOffsetMs(timeZone, atMs) === shownMs);
}

/** A moment as the clocks of a time zone show it, without its seconds: `2026-01-31 09:00`. */
export function zonedTime(at: Date, timeZone: string): string {
  const shown = new Date(at.getTime() + zoneOffsetMs(timeZone, at.getTime()));
  return shown.toISOString().slice(0, 16).replace('T', ' ');
}

/** Before it no shop sold on the web: an earlier time of an order or a comment is a slip, such as the year 0001. */
export const earliestTime = new Date('1990-01-01T00:00:00Z');

/**
 * The moment that a text of ISO 8601 names: by its own offset, or by the clocks of the time zone where it has none. A time that a change
 * of clocks skips or doubles is none, nor is one of the years before 1000; the answer says so.
 */
export function readZonedTime(text: string, timeZone: string): Date | InputCode {
  const match = /^([012]\d{3}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?$/.exec(text);
  const [, day = '', time = '', offset] = match ?? [];
  const shownMs = Date.parse(`${day}T${time}Z`);
  // A day that does not exist is read as one of the next month.
  if (Number.isNaN(shownMs) || new Date(shownMs).toISOString().slice(0, 10) !== day) return 'not_a_time';
  if (day.startsWith('0')) return 'time_before_1990';
  if (offset !== undefined) {
    const at = new Date(`${day}T${time}${offset}`);
    return Number.isNaN(at.getTime()) ? 'not_a_time' : at;
  }
  const moments = momentsShowing(timeZone, shownMs);
  const [first] = moments;
  if (first === undefined) return 'skipped_time';
  return moments.length > 1 ? 'doubled_time' : new Date(first);
}
