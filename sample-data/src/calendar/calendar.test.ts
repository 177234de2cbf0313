import { describe, expect, it } from 'vitest';
import { dayMs, noon, openLayer } from '../testing/open-layer.ts';
import type { CalendarEvent } from './event-rows.ts';

const names = ['Business', 'Holiday', 'Personal', 'ETC', 'Family'];

function openCalendar() {
  const { send, read } = openLayer();
  return {
    list: (query = '') => read('/apps/calendar/events', query),
    add: (event: unknown) => send<{ event: CalendarEvent }>('POST', '/apps/calendar/add-event', { event }),
    update: (event: unknown) => send<{ event: CalendarEvent }>('POST', '/apps/calendar/update-event', { event }),
    remove: (id: number | string) => send('DELETE', `/apps/calendar/remove-event?id=${id}`),
  };
}

const picnic = {
  title: 'Picnic',
  start: '2031-05-10T10:00:00.000Z',
  end: '2031-05-10T12:00:00.000Z',
  allDay: false,
  url: '',
  extendedProps: { calendar: 'Family', location: 'Meadow', guests: ['Edda'] },
};

describe('the events', () => {
  it.each(names)('of the calendar %s alone can be asked for', async (name) => {
    const events = await openCalendar().list(`calendars=${name}`);
    expect(events.length).toBeGreaterThan(0);
    expect(new Set(events.map(({ extendedProps }) => extendedProps.calendar))).toEqual(new Set([name]));
  });

  it('of several calendars can be asked for in three ways', async () => {
    const { list } = openCalendar();
    const wanted = (await list()).filter(({ extendedProps }) =>
      ['Holiday', 'Family'].includes(extendedProps.calendar ?? ''),
    );
    for (const query of [
      'calendars=Holiday&calendars=Family',
      'calendars[]=Holiday&calendars[]=Family',
      'calendars=Family,Holiday',
    ]) {
      expect(await list(query)).toEqual(wanted);
    }
  });

  it('are all there without the parameter, and none with an empty one', async () => {
    const { list } = openCalendar();
    expect((await list()).length).toBeGreaterThanOrEqual(10);
    expect(await list('calendars=')).toEqual([]);
    expect(await list('calendars=Work')).toEqual([]);
  });

  it('lie around today, and none ends before it begins', async () => {
    const events = await openCalendar().list();
    const wrong = events.filter(
      ({ start, end }) =>
        Math.abs(Date.parse(start) - noon) > 45 * dayMs || Date.parse(end) < Date.parse(start) || !start.endsWith('Z'),
    );
    expect(wrong).toEqual([]);
    expect(events.some(({ start }) => new Date(start).toDateString() === new Date(noon).toDateString())).toBe(true);
  });
});

describe('adding an event', () => {
  it('gives it the id after the last one, whatever was sent, and keeps all its properties', async () => {
    const { add, list } = openCalendar();
    const last = (await list()).at(-1);
    const { status, body } = await add({ ...picnic, id: 999 });
    expect(status).toBe(201);
    expect(body).toEqual({ event: { ...picnic, id: (last?.id ?? 0) + 1 } });
    expect((await list('calendars=Family')).at(-1)).toEqual(body.event);
  });

  it('gives the id of a removed last event again', async () => {
    const { add, remove } = openCalendar();
    const { id } = (await add(picnic)).body.event;
    await remove(id);
    expect((await add(picnic)).body.event.id).toBe(id);
  });

  it('starts with 1 when there is none', async () => {
    const { add, remove, list } = openCalendar();
    for (const { id } of await list()) await remove(id);
    expect((await add(picnic)).body.event.id).toBe(1);
  });

  it('of which only the title is known does not break the filter', async () => {
    const { add, list } = openCalendar();
    await add({ title: 'No calendar' });
    await add({ title: 'No properties', extendedProps: null });
    expect((await list('calendars=Family')).map(({ title }) => title)).not.toContain('No calendar');
    expect((await list()).at(-1)?.title).toBe('No properties');
  });

  it('needs an event', async () => {
    expect((await openCalendar().add(undefined)).status).toBe(400);
  });
});

describe('changing an event', () => {
  it('replaces what was sent and leaves the rest', async () => {
    const { add, update, list } = openCalendar();
    const { event } = (await add(picnic)).body;
    const { status, body } = await update({ id: String(event.id), title: 'Rain', extendedProps: { calendar: 'ETC' } });
    expect(status).toBe(200);
    expect(body.event).toEqual({ ...event, title: 'Rain', extendedProps: { calendar: 'ETC' } });
    expect((await list()).at(-1)).toEqual(body.event);
  });

  it('of an unknown id is refused', async () => {
    expect(await openCalendar().update({ ...picnic, id: 999 })).toEqual({
      status: 404,
      body: { error: 'Event not found' },
    });
  });
});

describe('removing an event', () => {
  it('takes that one, and none when the id is unknown', async () => {
    const { remove, list } = openCalendar();
    const before = await list();
    expect((await remove(3)).status).toBe(200);
    expect(await list()).toEqual(before.filter(({ id }) => id !== 3));
    expect((await remove(999)).status).toBe(200);
    expect(await list()).toHaveLength(before.length - 1);
  });
});
