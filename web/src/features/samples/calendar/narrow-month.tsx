import { Link } from '@tanstack/react-router';
import type { CalendarEvent } from '@quarry/sample-data';
import { useMessages } from '../../../i18n/index.ts';
import { calendarMessages } from './calendar.messages.ts';
import classes from './calendar.module.css';
import { DayEvents } from './day-events.tsx';
import { dayText, weeksOf } from './days.ts';
import { touches } from './event-layout.ts';
import narrow from './narrow-month.module.css';
import { useCalendarFormat } from './use-calendar-format.ts';

const mostDots = 4;

/** A month where there is no room for titles: dots in each day, and under it the events of the day that was chosen. */
export function NarrowMonth({ day, today, events }: { day: Date; today: Date; events: readonly CalendarEvent[] }) {
  const t = useMessages(calendarMessages);
  const format = useCalendarFormat();
  const weeks = weeksOf(day, format.firstDay);
  const onDay = (one: Date) => events.filter((event) => touches(event, one));
  const chosen = onDay(day);
  return (
    <>
      <div className={classes.weekdays} aria-hidden>
        {weeks[0]?.map((one) => (
          <span key={one.getDay()}>{format.weekday(one)}</span>
        ))}
      </div>
      <div className={narrow.days}>
        {weeks.flat().map((one) => (
          <Link
            key={dayText(one)}
            to="/apps/calendar"
            search={(before) => ({ ...before, day: dayText(one) })}
            className={narrow.day}
            aria-label={t('dayWithEvents', { day: format.day(one), count: onDay(one).length })}
            // Of the day that the address names the router says "page".
            aria-current={dayText(one) === dayText(day) ? 'date' : undefined}
            data-chosen={dayText(one) === dayText(day)}
            data-other={one.getMonth() !== day.getMonth()}
          >
            <span className={classes.number} data-today={one.getTime() === today.getTime()}>
              {one.getDate()}
            </span>
            <span className={narrow.dots}>
              {onDay(one)
                .slice(0, mostDots)
                .map(({ id, extendedProps }) => (
                  <span key={id} className={`${classes.mark} ${narrow.dot}`} data-calendar={extendedProps.calendar} />
                ))}
            </span>
          </Link>
        ))}
      </div>
      <div className={narrow.chosen}>
        <h3>{format.day(day)}</h3>
        {chosen.length > 0 ? <DayEvents events={chosen} /> : <p className={classes.muted}>{t('nothingOnDay')}</p>}
      </div>
    </>
  );
}
