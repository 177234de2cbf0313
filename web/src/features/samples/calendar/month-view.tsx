import { Link } from '@tanstack/react-router';
import type { CalendarEvent } from '@quarry/sample-data';
import classes from './calendar.module.css';
import { dayText, weeksOf } from './days.ts';
import { barsOf } from './event-layout.ts';
import { EventLink } from './event-link.tsx';
import { useCalendarFormat } from './use-calendar-format.ts';
import type { EventDrag } from './use-event-drag.ts';

type MonthViewProps = { day: Date; today: Date; events: readonly CalendarEvent[]; drag: EventDrag };

/** The weeks of a month, each event a bar over its days. */
export function MonthView({ day, today, events, drag }: MonthViewProps) {
  const format = useCalendarFormat();
  const weeks = weeksOf(day, format.firstDay);
  return (
    <div className={classes.month}>
      <div className={classes.weekdays} aria-hidden>
        {weeks[0]?.map((one) => (
          <span key={one.getDay()}>{format.weekday(one)}</span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]?.toISOString()} className={classes.week}>
          <div className={classes.days}>
            {week.map((one) => (
              <div
                key={one.toISOString()}
                className={classes.day}
                data-day={dayText(one)}
                data-other={one.getMonth() !== day.getMonth()}
                onPointerDown={drag.begin('create')}
              >
                <Link
                  to="/apps/calendar"
                  search={(before) => ({ ...before, view: 'day', day: dayText(one) })}
                  className={classes.number}
                  aria-label={format.day(one)}
                  data-today={one.getTime() === today.getTime()}
                  onPointerDown={(pointer) => pointer.stopPropagation()}
                >
                  {one.getDate()}
                </Link>
              </div>
            ))}
          </div>
          <div className={classes.bars}>
            {barsOf(drag.withDrag(events), week).map(({ event, from, days, line }) => (
              <EventLink
                key={event.id}
                event={event}
                drag={drag}
                shape="bar"
                style={{ gridColumn: `${from + 1} / span ${days}`, gridRow: line + 1 }}
              >
                {!event.allDay && <span className={classes.clock}>{format.clock(new Date(event.start))}</span>}
              </EventLink>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
