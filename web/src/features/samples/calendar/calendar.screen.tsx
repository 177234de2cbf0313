import { Button, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { CalendarName } from '@quarry/sample-data';
import { useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { KeyHints } from '../../../ui/key-hints.tsx';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { AppFrame } from '../kit/app-frame.tsx';
import { LoadSample } from '../kit/load-sample.tsx';
import { calendars, parseView, stepped, tickedOf, views } from './calendar-view.ts';
import { calendarMessages } from './calendar.messages.ts';
import classes from './calendar.module.css';
import { atMinutes, dayText, parseDay, startOfDay, weekOf } from './days.ts';
import { EventDialog } from './event-dialog.tsx';
import { calendarKey } from './event-link.tsx';
import { HoursView } from './hours-view.tsx';
import { ListView } from './list-view.tsx';
import { MonthView } from './month-view.tsx';
import { NarrowMonth } from './narrow-month.tsx';
import { useCalendarFormat } from './use-calendar-format.ts';
import { useEventDrag } from './use-event-drag.ts';
import { useEventActions, useEvents, type EventDraft } from './use-events.ts';

/** Events of five calendars by month, week, day or as a list. */
export function CalendarScreen() {
  const t = useMessages(calendarMessages);
  const format = useCalendarFormat();
  const navigate = useNavigate({ from: '/apps/calendar' });
  const search = useSearch({ from: '/shell/apps/calendar' });
  const [today] = useState(() => startOfDay(new Date()));
  const view = parseView(search.view);
  const isNarrow = useMediaQuery('(max-width: 640px)', undefined, { getInitialValueInEffect: false });
  const day = parseDay(search.day) ?? today;
  const ticked = tickedOf(search.without);
  const query = useEvents(ticked);
  const events = query.data ?? [];
  const [draft, setDraft] = useState<EventDraft>();
  const { shift } = useEventActions();
  const drag = useEventDrag({ onShift: (before, after) => void shift(before, after), onCreate: setDraft });
  const open = draft ?? events.find(({ id }) => String(id) === search.event);

  const week = weekOf(day, format.firstDay);
  const goTo = (to: Date) => void navigate({ search: (before) => ({ ...before, day: dayText(to) }) });
  const show = (name: string) => void navigate({ search: (before) => ({ ...before, view: name }) });
  const close = () => {
    setDraft(undefined);
    void navigate({ search: ({ event: _closed, ...before }) => before });
  };
  const write = () =>
    setDraft({
      url: '',
      title: '',
      start: atMinutes(day, 9 * 60).toISOString(),
      end: atMinutes(day, 10 * 60).toISOString(),
      allDay: false,
      extendedProps: { calendar: 'Business' },
    });
  const tick = (name: CalendarName) => {
    const without = calendars.filter((one) => ticked.includes(one) === (one === name));
    void navigate({
      search: ({ without: _before, ...rest }) =>
        without.length === 0 ? rest : { ...rest, without: without.join(',') },
      replace: true,
    });
  };
  useKeys({
    n: write,
    t: () => goTo(today),
    j: () => goTo(stepped(view, day, 1)),
    k: () => goTo(stepped(view, day, -1)),
    m: () => show('month'),
    w: () => show('week'),
    d: () => show('day'),
    l: () => show('list'),
  });
  const title = {
    month: () => format.month(day),
    week: () => format.range(week[0] ?? day, week[6] ?? day),
    day: () => format.day(day),
    list: () => format.month(day),
  }[view]();

  return (
    <>
      <AppFrame
        title={t('screen')}
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden />} aria-keyshortcuts="n" onClick={write}>
            {t('newEvent')}
          </Button>
        }
        side={{
          label: t('calendars'),
          content: (
            <>
              <TextInput
                type="date"
                label={t('goToDay')}
                value={dayText(day)}
                onChange={({ currentTarget }) => {
                  const to = parseDay(currentTarget.value);
                  if (to) goTo(to);
                }}
              />
              <fieldset className={classes.ticks}>
                <legend>{t('calendars')}</legend>
                {calendars.map((name) => (
                  <label key={name} data-calendar={name}>
                    <input type="checkbox" checked={ticked.includes(name)} onChange={() => tick(name)} />
                    <span className={classes.dot} aria-hidden />
                    {t(`calendar.${calendarKey(name)}`)}
                  </label>
                ))}
                <p className={classes.muted}>{t('zone', { zone: format.zone })}</p>
              </fieldset>
            </>
          ),
        }}
        list={
          <>
            <header className={classes.bar}>
              <div className={classes.steps}>
                <ToolButton label={t('previous')} onClick={() => goTo(stepped(view, day, -1))}>
                  <IconChevronLeft size={18} stroke={1.6} aria-hidden />
                </ToolButton>
                <ToolButton label={t('next')} onClick={() => goTo(stepped(view, day, 1))}>
                  <IconChevronRight size={18} stroke={1.6} aria-hidden />
                </ToolButton>
                <Button variant="default" onClick={() => goTo(today)}>
                  {t('today')}
                </Button>
              </div>
              <h2 aria-live="polite">{title}</h2>
              <nav className={classes.views} aria-label={t('views')}>
                {views.map((name) => (
                  <Link
                    key={name}
                    to="/apps/calendar"
                    search={(before) => ({ ...before, view: name })}
                    aria-current={name === view ? 'page' : undefined}
                  >
                    {t(name)}
                  </Link>
                ))}
              </nav>
            </header>
            <LoadSample query={query}>
              {() => (
                <div className={classes.view}>
                  {view === 'month' &&
                    (isNarrow ? (
                      <NarrowMonth day={day} today={today} events={events} />
                    ) : (
                      <MonthView day={day} today={today} events={events} drag={drag} />
                    ))}
                  {view === 'week' && <HoursView days={week} today={today} events={events} drag={drag} />}
                  {view === 'day' && <HoursView days={[day]} today={today} events={events} drag={drag} />}
                  {view === 'list' && <ListView day={day} events={events} />}
                </div>
              )}
            </LoadSample>
          </>
        }
      />
      <KeyHints
        hints={[
          { keys: ['j', 'k'], label: t('keyStep') },
          { keys: ['t'], label: t('today') },
          { keys: ['m', 'w', 'd', 'l'], label: t('views') },
          { keys: ['n'], label: t('newEvent') },
          { keys: ['Shift', '↑↓←→'], label: t('keyMove') },
          { keys: ['+', '-'], label: t('keyLength') },
        ]}
      />
      {open && <EventDialog key={open.id ?? 'new'} event={open} onClose={close} />}
    </>
  );
}
