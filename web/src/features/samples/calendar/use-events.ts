import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CalendarEvent, CalendarName } from '@quarry/sample-data';
import { requestSample, sampleQuery, useForgetSamples } from '../../../data/index.ts';
import { useMessages } from '../../../i18n/index.ts';
import { showUndo } from '../../../ui/undo-toast.tsx';
import { calendarMessages } from './calendar.messages.ts';

const listOperation = 'GET /apps/calendar/events';

/** The events of some calendars; of none when none is ticked, which has to be said, since nothing said means all. */
export function useEvents(ticked: readonly CalendarName[]) {
  const asked = sampleQuery(listOperation, { query: { calendars: ticked.join(',') } });
  return useQuery({ ...asked, placeholderData: keepPreviousData });
}

export type EventDraft = Omit<CalendarEvent, 'id'> & { id?: number };

export function useEventActions() {
  const t = useMessages(calendarMessages);
  const forget = useForgetSamples();
  const save = async ({ id, ...event }: EventDraft) => {
    if (id === undefined) await requestSample('POST /apps/calendar/add-event', { body: { event } });
    else await requestSample('POST /apps/calendar/update-event', { body: { event: { id, ...event } } });
    await forget(listOperation);
  };
  const remove = async ({ id, ...event }: CalendarEvent) => {
    await requestSample('DELETE /apps/calendar/remove-event', { query: { id } });
    await forget(listOperation);
    showUndo(t('deleted', { title: event.title }), t('undo'), () => save(event));
  };
  /** A change by hand, with the way back. */
  const shift = async (before: CalendarEvent, after: CalendarEvent) => {
    await save(after);
    showUndo(t('shifted', { title: after.title }), t('undo'), () => save(before));
  };
  return { save, remove, shift };
}
