import { describe, expect, it } from 'vitest';
import { workingStretches } from './index.ts';

const hourMs = 3_600_000;
const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Numbers below a bound that are the same in every run. */
function diceOf(seed: number): (below: number) => number {
  let state = BigInt(seed);
  return (below) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return Number((state >> 11n) % BigInt(below));
  };
}

/** The weekday that the clocks of a zone show, read in another way than the product reads it. */
function weekdayAt(at: number, timeZone: string): number {
  const name = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' }).format(at);
  return ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(name) + 1;
}

const workedHours = (weekdays: number[], timeZone: string, from: string, until: string) =>
  workingStretches({ weekdays, timeZone }, new Date(from), new Date(until)).reduce(
    (sum, { begun, ended }) => sum + (ended.getTime() - begun.getTime()) / hourMs,
    0,
  );

describe('working time', () => {
  it('leaves out the days off of the shop by its own clocks', () => {
    // From Friday 18:00 to Monday 09:00 in Berlin: six hours and nine.
    expect(workedHours([1, 2, 3, 4, 5], 'Europe/Berlin', '2026-07-03T16:00:00Z', '2026-07-06T07:00:00Z')).toBe(15);
    // The same moments are Saturday 04:00 to Monday 19:00 in Auckland.
    expect(workedHours([1, 2, 3, 4, 5], 'Pacific/Auckland', '2026-07-03T16:00:00Z', '2026-07-06T07:00:00Z')).toBe(19);
  });

  it.each([
    ['shorter by the hour that clocks skip', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', 23],
    ['longer by the hour that clocks repeat', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', 25],
  ])('is %s on a Sunday of work', (_title, from, until, hours) => {
    expect(workedHours([7], 'Europe/Berlin', from, until)).toBe(hours);
  });

  it('is one stretch where every day is one of work', () => {
    const [from, until] = [new Date('2026-03-01T10:00:00Z'), new Date('2026-04-01T10:00:00Z')];
    expect(workingStretches({ weekdays: everyDay, timeZone: 'Europe/Berlin' }, from, until)).toEqual([
      { begun: from, ended: until, workedMs: 0 },
    ]);
  });

  it('has every moment of its weekdays and no other, in order, whatever zone, week and change of clocks', () => {
    const dice = diceOf(20_261_130);
    const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'America/Santiago', 'Africa/Cairo', 'Asia/Kathmandu'];
    const further = ['Pacific/Auckland', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'America/St_Johns'];
    const faults: string[] = [];
    for (let run = 0; run < 200; run += 1) {
      const timeZone = [...zones, ...further][dice(zones.length + further.length)] ?? 'UTC';
      const weekdays = everyDay.filter(() => dice(2) === 0);
      const from = Date.parse('2024-01-01T00:00:00Z') + dice(4 * 365 * 24) * hourMs + dice(hourMs);
      const until = from + 1 + dice(60 * 24 * hourMs);
      const told = JSON.stringify({ timeZone, weekdays, from, until });
      const stretches = workingStretches({ weekdays, timeZone }, new Date(from), new Date(until));
      let [end, workedMs] = [from - 1, 0];
      for (const stretch of stretches) {
        const [begun, ended] = [stretch.begun.getTime(), stretch.ended.getTime()];
        if (begun <= end || ended <= begun || stretch.workedMs !== workedMs) faults.push(`order of ${told}`);
        end = ended;
        workedMs += ended - begun;
      }
      if (end > until) faults.push(`end of ${told}`);
      for (const at of Array.from({ length: 20 }, () => from + dice(until - from))) {
        const isWithin = stretches.some(({ begun, ended }) => begun.getTime() <= at && at < ended.getTime());
        if (isWithin !== weekdays.includes(weekdayAt(at, timeZone))) faults.push(`${at} of ${told}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
