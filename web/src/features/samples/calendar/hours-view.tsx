import type { CalendarEvent } from '@quarry/sample-data';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { calendarMessages } from './calendar.messages.ts';
import classes from './calendar.module.css';
import { atMinutes, dayText } from './days.ts';
import { barsOf, boxesOf, isLong } from './event-layout.ts';
import { EventLink } from './event-link.tsx';
import { useCalendarFormat } from './use-calendar-format.ts';
import type { EventDrag } from './use-event-drag.ts';

type HoursViewProps = { days: readonly Date[]; today: Date; events: readonly CalendarEvent[]; drag: EventDrag };

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const firstHourShown = 7;

/** One day or the seven of a week, hour by hour; what lasts days stands above. */
export function HoursView({ days, today, events, drag }: HoursViewProps) {
  const t = useMessages(calendarMessages);
  const format = useCalendarFormat();
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = pane.current;
    const hour = element?.querySelector<HTMLElement>(`[data-hour="${firstHourShown}"]`);
    if (element && hour) element.scrollTop = hour.offsetTop;
  }, []);
  const shown = drag.withDrag(events);
  const columns = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` };
  return (
    <div className={classes.hoursView} ref={pane} data-many={days.length > 1}>
      <div className={classes.hoursHead}>
        <span className={classes.gutter}>{t('allDay')}</span>
        <div className={classes.allDay}>
          <div className={classes.headDays} style={columns}>
            {days.map((day) => (
              <div
                key={day.toISOString()}
                className={classes.headDay}
                data-day={dayText(day)}
                data-today={day.getTime() === today.getTime()}
                onPointerDown={drag.begin('create')}
              >
                {format.shortDay(day)}
              </div>
            ))}
          </div>
          <div className={classes.bars} style={columns}>
            {barsOf(shown.filter(isLong), days).map(({ event, from, days: length, line }) => (
              <EventLink
                key={event.id}
                event={event}
                drag={drag}
                shape="bar"
                style={{ gridColumn: `${from + 1} / span ${length}`, gridRow: line + 1 }}
              />
            ))}
          </div>
        </div>
      </div>
      <div className={classes.hoursBody}>
        <div className={classes.gutter} aria-hidden>
          {hours.map((hour) => (
            <span key={hour} data-hour={hour} className={classes.hour}>
              {hour > 0 && format.clock(atMinutes(today, hour * 60))}
            </span>
          ))}
        </div>
        <div className={classes.columns} style={columns}>
          {days.map((day) => (
            <div
              key={day.toISOString()}
              className={classes.column}
              data-day={dayText(day)}
              data-hours
              onPointerDown={drag.begin('create')}
            >
              {boxesOf(shown, day).map(({ event, fromMinute, untilMinute, lane, lanes }) => (
                <EventLink
                  key={event.id}
                  event={event}
                  drag={drag}
                  shape="box"
                  style={{
                    insetBlockStart: `${(fromMinute / 1440) * 100}%`,
                    height: `${((untilMinute - fromMinute) / 1440) * 100}%`,
                    insetInlineStart: `${(lane / lanes) * 100}%`,
                    width: `${100 / lanes}%`,
                  }}
                >
                  <span className={classes.clock}>{format.clock(new Date(event.start))}</span>
                </EventLink>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
