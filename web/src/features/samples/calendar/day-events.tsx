import { Link } from '@tanstack/react-router';
import type { CalendarEvent } from '@quarry/sample-data';
import { useMessages } from '../../../i18n/index.ts';
import { calendarMessages } from './calendar.messages.ts';
import classes from './calendar.module.css';
import { calendarKey } from './event-link.tsx';
import { useCalendarFormat } from './use-calendar-format.ts';

type DayEventsProps = {
  /** The name of the list where no heading above it says the day. */
  label?: string;
  events: readonly CalendarEvent[];
};

/** The events of one day, one below the other, by when they begin. */
export function DayEvents({ label, events }: DayEventsProps) {
  const t = useMessages(calendarMessages);
  const format = useCalendarFormat();
  return (
    <ul aria-label={label}>
      {events
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
  );
}
