import { localDay } from '../kit/dates.ts';
import type { Environment } from '../kit/domain.ts';

export type CalendarName = 'Business' | 'Holiday' | 'Personal' | 'ETC' | 'Family';

export type CalendarEvent = {
  id: number;
  url: string;
  title: string;
  start: string;
  /** Never before `start`; that of a whole-day event is the midnight after its last day. */
  end: string;
  allDay: boolean;
  /** Whatever else the caller sent, and the calendar. */
  extendedProps: { calendar?: string; [more: string]: unknown };
};

type Timed = readonly [title: string, calendar: CalendarName, day: number, hours: number, long: number, more?: object];

/** Meetings: the day counted from today, the hour it begins, and how many hours it lasts. */
const timed: readonly Timed[] = [
  ['Range meeting: lighting', 'Business', 0, 9.5, 1, { location: 'Room 2', guests: ['Mira Holm', 'Ben Okoro'] }],
  ['Call about the broken feed', 'Business', 0, 14, 0.5, { guests: ['Tomas Reyle'] }],
  ['Dentist', 'Personal', 1, 8.25, 0.75, { location: 'Mill Street 4' }],
  ['Photo day: autumn textiles', 'Business', 2, 9, 6, { location: 'Studio', guests: ['Pia Oss', 'Luca Brandt'] }],
  ['School concert', 'Family', 3, 18, 2, { description: 'Bring the folding chairs.' }],
  ['Running group', 'Personal', -1, 18.5, 1],
  ['Month close', 'Business', -4, 10, 2, { guests: ['Sana Qureshi'] }],
  ['Fire drill', 'ETC', 6, 11, 0.5, { location: 'Car park' }],
  ['Supplier visit: Zoltan Ceramics', 'Business', 8, 13, 3, { location: 'Dock 2' }],
  ['Parents for dinner', 'Family', 9, 19, 3],
  ['Lecture: prices and their history', 'ETC', 13, 17, 1.5, { description: 'Questions go to Otto beforehand.' }],
  ['Team review', 'Business', -9, 15, 1.5],
];

type WholeDays = readonly [title: string, calendar: CalendarName, day: number, days: number, more?: object];

const wholeDays: readonly WholeDays[] = [
  ['Stocktake', 'Business', 5, 2, { location: 'Warehouse' }],
  ['Harbour Day', 'Holiday', 11, 1],
  ['Long weekend', 'Holiday', -12, 3],
  ['Trade fair', 'ETC', 16, 4, { description: 'Stand 14 in the north hall.' }],
  ['Birthday of Edda', 'Family', 4, 1],
];

export function startEvents({ now }: Environment): readonly CalendarEvent[] {
  const moment = (day: number, hours: number) => localDay(now(), day, 0, hours * 60).toISOString();
  const rows = [
    ...timed.map(([title, calendar, day, hours, long, more]) => {
      const [start, end] = [moment(day, hours), moment(day, hours + long)];
      return { title, start, end, allDay: false, extendedProps: { calendar, ...more } };
    }),
    ...wholeDays.map(([title, calendar, day, days, more]) => {
      const [start, end] = [moment(day, 0), moment(day + days, 0)];
      return { title, start, end, allDay: true, extendedProps: { calendar, ...more } };
    }),
  ];
  return rows.map((row, index) => ({ id: index + 1, url: '', ...row }));
}
