import { Link } from '@tanstack/react-router';
import type { CalendarEvent } from '@quarry/sample-data';
import { useMessages } from '../../../i18n/index.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { calendarMessages } from './calendar.messages.ts';
import classes from './calendar.module.css';
import { addDays, addMonths, dayText, daysBetween } from './days.ts';
import { touches } from './event-layout.ts';
import { calendarKey } from './event-link.tsx';
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
          <ul>
            {one.events
              .toSorted((left, right) => left.start.localeCompare(right.start))
              .map((event) => (
                <li key={event.id}>
                  <Link
                    to="/apps/calendar"
                    search={(before) => ({ ...before, event: String(event.id) })}
                    className={classes.entry}
                    data-calendar={event.extendedProps.calendar}
                  >
                    <span className={classes.entryTime}>
                      {event.allDay
                        ? t('allDay')
                        : `${format.clock(new Date(event.start))} – ${format.clock(new Date(event.end))}`}
                    </span>
                    <span className={classes.dot} aria-hidden />
                    <span>{event.title}</span>
                    <span className={classes.muted}>{t(`calendar.${calendarKey(event.extendedProps.calendar)}`)}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
