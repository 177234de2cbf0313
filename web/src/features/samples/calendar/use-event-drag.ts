import type { CalendarEvent } from '@quarry/sample-data';
import { useEffect, useEffectEvent, useState, type PointerEvent as PointerDown } from 'react';
import { addDays, atMinutes, daysBetween, parseDay } from './days.ts';
import { moved, resized } from './event-layout.ts';
import type { EventDraft } from './use-events.ts';

/** A place in a view: a day, and the minute where hours are drawn. */
type Spot = { day: Date; minute: number | undefined };

type Drag = { from: Spot; to: Spot } & ({ kind: 'move' | 'resize'; event: CalendarEvent } | { kind: 'create' });

const snapMinutes = 15;

type Done = { onShift: (before: CalendarEvent, after: CalendarEvent) => void; onCreate: (draft: EventDraft) => void };

export type EventDrag = {
  /** What begins under the pointer: an event that is moved or made longer, or a new one. */
  begin: (kind: Drag['kind'], event?: CalendarEvent) => (pointer: PointerDown<HTMLElement>) => void;
  /** The events as they would be if the pointer were let go. */
  withDrag: (events: readonly CalendarEvent[]) => readonly CalendarEvent[];
  draggedId: number | undefined;
};

/** Events by the mouse: a day is an element with `data-day`, and has hours when it has `data-hours`. Escape takes it back. */
export function useEventDrag({ onShift, onCreate }: Done): EventDrag {
  const [drag, setDrag] = useState<Drag>();
  const move = useEffectEvent((pointer: PointerEvent) => {
    const to = spotAt(pointer.clientX, pointer.clientY);
    if (drag && to) setDrag({ ...drag, to });
  });
  const drop = useEffectEvent(() => {
    setDrag(undefined);
    if (!drag) return;
    if (drag.kind === 'create') {
      onCreate(createdBy(drag));
      return;
    }
    const after = changedBy(drag.kind, drag.event, drag);
    if (after.start === drag.event.start && after.end === drag.event.end) return;
    // What was dragged is not also pressed.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    onShift(drag.event, after);
  });
  const cancel = useEffectEvent((key: KeyboardEvent) => {
    if (key.key === 'Escape') setDrag(undefined);
  });
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('keydown', cancel);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('keydown', cancel);
    };
  }, [isDragging]);

  return {
    begin: (kind, event) => (pointer) => {
      // A finger scrolls; it moves events in their dialog.
      if (pointer.button !== 0 || pointer.pointerType === 'touch') return;
      const from = spotAt(pointer.clientX, pointer.clientY);
      if (!from) return;
      pointer.stopPropagation();
      if (kind === 'create') setDrag({ kind, from, to: from });
      else if (event) setDrag({ kind, event, from, to: from });
    },
    withDrag: (events) => {
      if (!drag) return events;
      if (drag.kind === 'create') return [...events, { ...createdBy(drag), id: 0 }];
      return events.map((event) => (event.id === drag.event.id ? changedBy(drag.kind, event, drag) : event));
    },
    draggedId: drag?.kind === 'create' ? 0 : drag?.event.id,
  };
}

function changedBy(kind: 'move' | 'resize', event: CalendarEvent, { from, to }: Pick<Drag, 'from' | 'to'>) {
  const days = daysBetween(from.day, to.day);
  const minutes = from.minute === undefined || to.minute === undefined ? 0 : to.minute - from.minute;
  return kind === 'move' ? moved(event, days, minutes) : resized(event, days, minutes);
}

function createdBy({ from, to }: Pick<Drag, 'from' | 'to'>): EventDraft {
  const empty = { url: '', title: '', extendedProps: { calendar: 'Business' } };
  if (from.minute === undefined || to.minute === undefined) {
    const [first, last] = from.day < to.day ? [from.day, to.day] : [to.day, from.day];
    return { ...empty, allDay: true, start: first.toISOString(), end: addDays(last, 1).toISOString() };
  }
  const [begin, end] = [Math.min(from.minute, to.minute), Math.max(from.minute, to.minute)];
  // A click alone makes an hour.
  const until = end === begin ? begin + 60 : end;
  return {
    ...empty,
    allDay: false,
    start: atMinutes(from.day, begin).toISOString(),
    end: atMinutes(from.day, until).toISOString(),
  };
}

function spotAt(x: number, y: number): Spot | undefined {
  const element = document.elementsFromPoint(x, y).find((found) => found.matches('[data-day]'));
  const day = parseDay(element?.getAttribute('data-day') ?? undefined);
  if (!element || !day) return undefined;
  if (!element.hasAttribute('data-hours')) return { day, minute: undefined };
  const { top, height } = element.getBoundingClientRect();
  const minute = ((y - top) / height) * 1440;
  return { day, minute: Math.floor(minute / snapMinutes) * snapMinutes };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
