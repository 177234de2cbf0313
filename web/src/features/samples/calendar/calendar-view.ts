import type { CalendarName } from '@quarry/sample-data';
import { addDays, addMonths } from './days.ts';

export const views = ['month', 'week', 'day', 'list'] as const;
export type View = (typeof views)[number];

export const calendars = [
  'Business',
  'Holiday',
  'Personal',
  'ETC',
  'Family',
] as const satisfies readonly CalendarName[];

export function parseView(text: string | undefined): View {
  return views.find((view) => view === text) ?? 'month';
}

/** The calendars that are ticked: all but those that the address leaves out. */
export function tickedOf(without: string | undefined): readonly CalendarName[] {
  const left = new Set((without ?? '').split(','));
  return calendars.filter((name) => !left.has(name));
}

/** The day from which the next or the previous stretch of a view is shown. */
export function stepped(view: View, day: Date, by: 1 | -1): Date {
  if (view === 'day') return addDays(day, by);
  return view === 'week' ? addDays(day, 7 * by) : addMonths(day, by);
}
