import { badRequest, created, done, notFound, ok } from '../kit/answers.ts';
import { defineDomain, type Environment } from '../kit/domain.ts';
import { asFields, asWhole, listParameter, withBody, withId, type Fields, type SampleRequest } from '../kit/request.ts';
import { findRow, idAfterLast, withoutRow, withRow } from '../kit/rows.ts';
import { startEvents, type CalendarEvent } from './event-rows.ts';

type Events = readonly CalendarEvent[];

export const calendar = defineDomain(startEvents, {
  'GET /apps/calendar/events': list,
  'POST /apps/calendar/add-event': withBody(add),
  'POST /apps/calendar/update-event': withBody(update),
  'DELETE /apps/calendar/remove-event': withId((events: Events, id) => done(withoutRow(events, id))),
});

/** All calendars when none is spoken of, none when an empty list is. */
function list(events: Events, request: SampleRequest) {
  const wanted = listParameter(request, 'calendars');
  return ok(wanted ? events.filter(({ extendedProps }) => wanted.includes(extendedProps?.calendar ?? '')) : events);
}

function add(events: Events, body: Fields, { now }: Environment) {
  const sent = asFields(body.event) as Partial<CalendarEvent> | undefined;
  if (!sent) return badRequest();
  const start = sent.start ?? new Date(now()).toISOString();
  const empty = { url: '', title: '', start, end: start, allDay: false, extendedProps: {} };
  const event: CalendarEvent = { ...empty, ...sent, id: idAfterLast(events) };
  return created({ event }, [...events, event]);
}

function update(events: Events, body: Fields) {
  const sent = asFields(body.event) as Partial<CalendarEvent> | undefined;
  if (!sent) return badRequest();
  const stored = findRow(events, asWhole(sent.id));
  if (!stored) return notFound('Event');
  const event: CalendarEvent = { ...stored, ...sent, id: stored.id };
  return ok({ event }, withRow(events, event));
}
