import type { CalendarEvent } from '@quarry/sample-data';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/index.ts';
import { lastDayOf } from './event-layout.ts';

/** On which day a week begins, from 1 for Monday to 7 for Sunday. */
const firstDays = { en: 7, de: 1, fr: 1, pt: 7 } as const;

/** Days and hours of the calendar as the current language writes them, in the time zone of this machine. */
export function useCalendarFormat() {
  const language = useLanguage();
  return useMemo(() => {
    const styled = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options);
    const [clock, day, shortDay, weekday, month, range] = [
      styled({ hour: 'numeric', minute: '2-digit' }),
      styled({ dateStyle: 'full' }),
      styled({ weekday: 'short', day: 'numeric' }),
      styled({ weekday: 'short' }),
      styled({ month: 'long', year: 'numeric' }),
      styled({ day: 'numeric', month: 'short', year: 'numeric' }),
    ];
    const whole = styled({ dateStyle: 'medium', timeStyle: 'short' });
    return {
      firstDay: firstDays[language],
      zone: clock.resolvedOptions().timeZone,
      clock: (at: Date) => clock.format(at),
      day: (at: Date) => day.format(at),
      shortDay: (at: Date) => shortDay.format(at),
      weekday: (at: Date) => weekday.format(at),
      month: (at: Date) => month.format(at),
      range: (from: Date, until: Date) => range.formatRange(from, until),
      when: (event: CalendarEvent) =>
        event.allDay
          ? range.formatRange(new Date(event.start), lastDayOf(event))
          : whole.formatRange(new Date(event.start), new Date(event.end)),
    };
  }, [language]);
}
