import { useLanguage } from '../../../i18n/index.ts';

/** The months, and the days of the week from Monday on, as the reader's language shortens them. */
export function useCalendarNames() {
  const language = useLanguage();
  const months = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const days = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return {
    months: Array.from({ length: 12 }, (_, month) => months.format(Date.UTC(2024, month))),
    // The first of January 2024 was a Monday.
    days: Array.from({ length: 7 }, (_, day) => days.format(Date.UTC(2024, 0, 1 + day))),
  };
}
