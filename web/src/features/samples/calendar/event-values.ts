import { addDays, clockText, dayText, daysBetween, parseDay } from './days.ts';
import { lastDayOf } from './event-layout.ts';
import type { EventDraft } from './use-events.ts';

/** An event as it is typed: days and hours of this machine's time zone; the last day is one it still takes place on. */
export type EventValues = {
  title: string;
  calendar: string;
  allDay: boolean;
  startDay: string;
  startClock: string;
  endDay: string;
  endClock: string;
  url: string;
  guests: string;
  location: string;
  description: string;
};

export function valuesOf(event: EventDraft): EventValues {
  const { calendar = 'ETC', guests, location, description } = event.extendedProps;
  const [start, end] = [new Date(event.start), new Date(event.end)];
  return {
    title: event.title,
    calendar,
    allDay: event.allDay,
    startDay: dayText(start),
    startClock: event.allDay ? '09:00' : clockText(start),
    endDay: dayText(event.allDay ? lastDayOf({ ...event, id: 0 }) : end),
    endClock: event.allDay ? '10:00' : clockText(end),
    url: event.url,
    guests: Array.isArray(guests) ? guests.join(', ') : '',
    location: typeof location === 'string' ? location : '',
    description: typeof description === 'string' ? description : '',
  };
}

/** Whether both of its ends are moments that exist. */
export function isTimed(values: EventValues): boolean {
  return momentsOf(values).every((moment) => moment !== undefined);
}

/** The event once its beginning was changed: its end comes along, so that it lasts as long as it did `before`. */
export function withEndAlong(values: EventValues, before: EventValues): EventValues {
  const [start] = momentsOf(values);
  const [startBefore, endBefore] = momentsOf(before);
  if (!start || !startBefore || !endBefore || endBefore < startBefore) return values;
  if (values.allDay) return { ...values, endDay: dayText(addDays(endBefore, daysBetween(startBefore, start) - 1)) };
  const end = new Date(start.getTime() + endBefore.getTime() - startBefore.getTime());
  return { ...values, endDay: dayText(end), endClock: clockText(end) };
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text.trim());
}

/** Why it cannot be kept as it stands. */
export function problemOf(values: EventValues): 'noTitle' | 'noDay' | 'endsFirst' | 'noAddress' | undefined {
  const [start, end] = momentsOf(values);
  if (values.title.trim() === '') return 'noTitle';
  if (!start || !end) return 'noDay';
  if (end < start) return 'endsFirst';
  return values.url.trim() === '' || isWebAddress(values.url) ? undefined : 'noAddress';
}

/** What was typed, over what the event had besides. */
export function draftOf(values: EventValues, event: EventDraft): EventDraft {
  const [start, end] = momentsOf(values);
  if (!start || !end) throw new Error('An event without a day is not kept.');
  const guests = values.guests
    .split(',')
    .map((guest) => guest.trim())
    .filter((guest) => guest !== '');
  const { calendar, location, description } = values;
  return {
    ...event,
    title: values.title.trim(),
    url: values.url.trim(),
    allDay: values.allDay,
    start: start.toISOString(),
    end: end.toISOString(),
    extendedProps: { ...event.extendedProps, calendar, guests, location, description },
  };
}

function momentsOf(values: EventValues): readonly [start: Date | undefined, end: Date | undefined] {
  const { allDay, startDay, startClock, endDay, endClock } = values;
  if (allDay) {
    const last = parseDay(endDay);
    return [parseDay(startDay), last && addDays(last, 1)];
  }
  return [moment(startDay, startClock), moment(endDay, endClock)];
}

function moment(day: string, clock: string): Date | undefined {
  const at = new Date(`${day}T${clock}`);
  return parseDay(day) && !Number.isNaN(at.getTime()) ? at : undefined;
}
