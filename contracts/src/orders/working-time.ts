import { startOfDayMs, zoneOffsetMs } from '../common/index.ts';

const dayMs = 86_400_000;

/** The weekdays on which somebody works, 1 for Monday up to 7 for Sunday, by the clocks of a time zone. */
export type WorkingWeek = { weekdays: readonly number[]; timeZone: string };

/** Days of work without a day off between them; `workedMs` is the working time before `begun`. */
export type WorkingStretch = { begun: Date; ended: Date; workedMs: number };

/** The working time between two moments, in order. A day on which clocks change is as long as it is. */
export function workingStretches({ weekdays, timeZone }: WorkingWeek, from: Date, until: Date): WorkingStretch[] {
  const dayAt = (at: Date) => Math.floor((at.getTime() + zoneOffsetMs(timeZone, at.getTime())) / dayMs);
  const last = dayAt(until);
  const stretches: WorkingStretch[] = [];
  let workedMs = 0;
  for (let day = dayAt(from); day <= last; day += 1) {
    if (!weekdays.includes(weekdayOf(day))) continue;
    const first = day;
    while (day < last && weekdays.includes(weekdayOf(day + 1))) day += 1;
    const begun = Math.max(from.getTime(), startOfDayMs(timeZone, first * dayMs));
    const ended = Math.min(until.getTime(), startOfDayMs(timeZone, (day + 1) * dayMs));
    if (ended <= begun) continue;
    stretches.push({ begun: new Date(begun), ended: new Date(ended), workedMs });
    workedMs += ended - begun;
  }
  return stretches;
}

/** Of a day counted from 1970-01-01, which was a Thursday. */
function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}
