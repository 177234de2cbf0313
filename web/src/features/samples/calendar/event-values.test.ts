import { expect, it } from 'vitest';
import { draftOf, problemOf, valuesOf, withEndAlong } from './event-values.ts';

const event = {
  id: 4,
  url: '',
  title: 'Stocktake',
  start: new Date(2031, 4, 6).toISOString(),
  end: new Date(2031, 4, 8).toISOString(),
  allDay: true,
  extendedProps: { calendar: 'Business', location: 'Dock 2', colour: 'kept' },
};

it('a whole-day event is typed with its last day, and comes back as it was', () => {
  const values = valuesOf(event);
  expect([values.startDay, values.endDay]).toEqual(['2031-05-06', '2031-05-07']);
  expect(draftOf(values, event)).toMatchObject({
    start: event.start,
    end: event.end,
    extendedProps: { location: 'Dock 2', colour: 'kept' },
  });
});

it('hours are those of this machine', () => {
  const values = { ...valuesOf(event), allDay: false, endDay: '2031-05-06', guests: 'Mira, , Ben ' };
  const draft = draftOf(values, event);
  expect(draft.start).toBe(new Date(2031, 4, 6, 9).toISOString());
  expect(draft.end).toBe(new Date(2031, 4, 6, 10).toISOString());
  expect(draft.extendedProps.guests).toEqual(['Mira', 'Ben']);
});

it('an event needs a title, days that exist, and an end that is not before its start', () => {
  const values = valuesOf(event);
  expect(problemOf(values)).toBeUndefined();
  expect(problemOf({ ...values, title: ' ' })).toBe('noTitle');
  expect(problemOf({ ...values, endDay: '2031-02-30' })).toBe('noDay');
  expect(problemOf({ ...values, endDay: '2031-05-01' })).toBe('endsFirst');
  expect(problemOf({ ...values, url: 'dock two' })).toBe('noAddress');
  expect(problemOf({ ...values, url: ' https://dock.example/2 ' })).toBeUndefined();
});

it('an event that begins at another time lasts as long as before', () => {
  const days = valuesOf(event);
  expect(withEndAlong({ ...days, startDay: '2031-06-30' }, days).endDay).toBe('2031-07-01');
  const hours = { ...days, allDay: false, endDay: '2031-05-06', startClock: '22:30', endClock: '23:45' };
  expect(withEndAlong({ ...hours, startClock: '23:00' }, hours)).toMatchObject({
    endDay: '2031-05-07',
    endClock: '00:15',
  });
  expect(withEndAlong({ ...hours, startDay: '' }, hours)).toMatchObject({ endDay: '2031-05-06', endClock: '23:45' });
});
