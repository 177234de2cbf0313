import { expect, it } from 'vitest';
import { snoozeEnd } from './snooze-times.ts';

const at = (text: string) => new Date(`${text}T15:30:00`);
const midnight = (text: string) => new Date(`${text}T00:00:00`);

it.each([
  ['2026-11-20', '2026-11-21', '2026-11-23'],
  ['2026-11-22', '2026-11-23', '2026-11-23'],
  ['2026-11-23', '2026-11-24', '2026-11-30'],
  ['2026-12-31', '2027-01-01', '2027-01-04'],
])('of %s is tomorrow %s and next week Monday %s', (today, tomorrow, nextMonday) => {
  expect(snoozeEnd('tomorrow', at(today))).toEqual(midnight(tomorrow));
  expect(snoozeEnd('nextWeek', at(today))).toEqual(midnight(nextMonday));
});

it('has no time until the need changes', () => {
  expect(snoozeEnd('change', at('2026-11-20'))).toBeUndefined();
});
