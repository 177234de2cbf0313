import type { CalendarEvent } from '@quarry/sample-data';
import { useMessages } from '../../../i18n/index.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { calendarMessages } from './calendar.messages.ts';
import classes from './calendar.module.css';
import { addDays, addMonths, dayText, daysBetween } from './days.ts';
import { touches } from './event-layout.ts';
import { DayEvents } from './day-events.tsx';
import { useCalendarFormat } from './use-calendar-format.ts';

/** The days of a month on which there is something, one below the other. */
export function ListView({ day, events }: { day: Date; events: readonly CalendarEvent[] }) {
  const t = useMessages(calendarMessages);
  const format = useCalendarFormat();
  const first = new Date(day.getFullYear(), day.getMonth(), 1);
  const length = daysBetween(first, addMonths(first, 1));
  const days = Array.from({ length }, (_, index) => addDays(first, index))
    .map((one) => ({ day: one, events: events.filter((event) => touches(event, one)) }))
    .filter((one) => one.events.length > 0);
  if (days.length === 0) return <EmptyState title={t('nothing')} text={t('nothingText')} />;
  return (
    <ol className={classes.list} aria-label={format.month(day)}>
      {days.map((one) => (
        <li key={dayText(one.day)}>
          <h2>{format.day(one.day)}</h2>
          <DayEvents events={one.events} />
        </li>
      ))}
    </ol>
  );
}
