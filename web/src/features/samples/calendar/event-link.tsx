import { Link } from '@tanstack/react-router';
import type { CalendarEvent } from '@quarry/sample-data';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { calendarMessages } from './calendar.messages.ts';
import classes from './calendar.module.css';
import { moved, resized } from './event-layout.ts';
import { useCalendarFormat } from './use-calendar-format.ts';
import type { EventDrag } from './use-event-drag.ts';
import { useEventActions } from './use-events.ts';

type EventLinkProps = {
  event: CalendarEvent;
  drag: EventDrag;
  shape: 'bar' | 'box';
  /** How many lines there is room for: from two on the title stands below what is put before it. */
  lines?: number;
  style: CSSProperties;
  children?: ReactNode;
};

/**
 * An event in a view: pressed it opens; dragged it moves, at its end it becomes longer. With Shift the arrow keys move it, by
 * days and by weeks or quarters of an hour; plus and minus change its length, Delete removes it.
 */
export function EventLink({ event, drag, shape, lines = 1, style, children }: EventLinkProps) {
  const t = useMessages(calendarMessages);
  const format = useCalendarFormat();
  const { shift, remove } = useEventActions();
  const { calendar } = event.extendedProps;
  const upDown = (sign: 1 | -1) => (shape === 'bar' ? moved(event, 7 * sign) : moved(event, 0, 15 * sign));
  const longer = (sign: 1 | -1) => (event.allDay ? resized(event, sign) : resized(event, 0, 15 * sign));
  const onKeyDown = (key: KeyboardEvent) => {
    const after = {
      ArrowLeft: key.shiftKey && moved(event, -1),
      ArrowRight: key.shiftKey && moved(event, 1),
      ArrowUp: key.shiftKey && upDown(-1),
      ArrowDown: key.shiftKey && upDown(1),
      '+': longer(1),
      '-': longer(-1),
    }[key.key];
    if (!after && key.key !== 'Delete') return;
    key.preventDefault();
    if (after) void shift(event, after);
    else void remove(event);
  };
  return (
    <Link
      to="/apps/calendar"
      search={(before) => ({ ...before, event: String(event.id) })}
      className={classes.event}
      style={style}
      draggable={false}
      data-event={event.id}
      data-shape={shape}
      data-tall={lines > 1}
      data-calendar={calendar}
      data-timed={!event.allDay}
      data-dragged={event.id === drag.draggedId}
      onPointerDown={drag.begin('move', event)}
      onKeyDown={onKeyDown}
    >
      {children}
      <span className={classes.eventTitle} {...(lines > 1 && { style: { WebkitLineClamp: lines - 1 } })}>
        {event.title || t('newEvent')}
      </span>
      <span className="visually-hidden">
        {format.when(event)}, {t(`calendar.${calendarKey(calendar)}`)}
      </span>
      <span className={classes.grip} onPointerDown={drag.begin('resize', event)} aria-hidden />
    </Link>
  );
}

/** A calendar that the caller made up counts as the one for everything else. */
export function calendarKey(name: string | undefined): 'Business' | 'Holiday' | 'Personal' | 'Family' | 'ETC' {
  return name === 'Business' || name === 'Holiday' || name === 'Personal' || name === 'Family' ? name : 'ETC';
}
