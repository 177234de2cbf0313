import type { Language } from '../../i18n/index.ts';

/** The days of a week, 1 for Monday up to 7 for Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** What a language calls the days of a week; anything else stands for itself. */
export function weekdayNames(language: Language, length: 'long' | 'short'): (weekday: unknown) => string {
  const names = new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return (weekday) =>
    typeof weekday === 'number' ? names.format(Date.UTC(2024, 0, weekday)) : JSON.stringify(weekday);
}
