import type { CalendarEvent } from '@quarry/sample-data';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { useMinute } from '../../../ui/values.tsx';
import { calendarMessages } from './calendar.messages.ts';
import calendarClasses from './calendar.module.css';
import { atMinutes, dayText, minutesOfDay } from './days.ts';
import { barsOf, boxesOf, isLong } from './event-layout.ts';
import { EventLink } from './event-link.tsx';
import classes from './hours-view.module.css';
import { useCalendarFormat } from './use-calendar-format.ts';
import type { EventDrag } from './use-event-drag.ts';

type HoursViewProps = { days: readonly Date[]; today: Date; events: readonly CalendarEvent[]; drag: EventDrag };

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const firstHourShown = 7;
/** How long an event lasts that has room for one line of its words. */
const lineMinutes = 22.5;

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
          <div className={calendarClasses.bars} style={columns}>
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
              {day.getTime() === today.getTime() && <NowLine />}
              {boxesOf(shown, day).map(({ event, fromMinute, untilMinute, lane, lanes }) => (
                <EventLink
                  key={event.id}
                  event={event}
                  drag={drag}
                  shape="box"
                  lines={Math.floor((untilMinute - fromMinute) / lineMinutes)}
                  style={{
                    insetBlockStart: `${(fromMinute / 1440) * 100}%`,
                    height: `${((untilMinute - fromMinute) / 1440) * 100}%`,
                    insetInlineStart: `${(lane / lanes) * 100}%`,
                    width: `${100 / lanes}%`,
                  }}
                >
                  <span className={calendarClasses.clock}>{format.clock(new Date(event.start))}</span>
                </EventLink>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Where the present minute lies in the column of today. */
function NowLine() {
  const share = minutesOfDay(new Date(useMinute())) / 1440;
  return <span className={classes.now} style={{ insetBlockStart: `${share * 100}%` }} data-now aria-hidden />;
}
