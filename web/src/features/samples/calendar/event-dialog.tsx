import '../../../ui/form/mantine-form.css';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { CalendarEvent } from '@quarry/sample-data';
import { useState } from 'react';
import { Modal } from '../../../ui/dialogs.ts';
import { useMessages } from '../../../i18n/index.ts';
import { calendars } from './calendar-view.ts';
import { calendarMessages } from './calendar.messages.ts';
import classes from './calendar.module.css';
import { draftOf, isTimed, isWebAddress, problemOf, valuesOf, withEndAlong, type EventValues } from './event-values.ts';
import { calendarKey } from './event-link.tsx';
import { useCalendarFormat } from './use-calendar-format.ts';
import { useEventActions, type EventDraft } from './use-events.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';

/** Everything about an event, by hand: a new one, or one that is known. */
export function EventDialog({ event, onClose }: { event: EventDraft; onClose: () => void }) {
  useReturnFocus();
  const t = useMessages(calendarMessages);
  const { zone } = useCalendarFormat();
  const { save, remove } = useEventActions();
  const [values, setValues] = useState(() => valuesOf(event));
  const [isTold, setTold] = useState(false);
  // A day that is being typed does not exist for a while: the length is that of the last whole one.
  const [timed, setTimed] = useState(values);
  const set = (changes: Partial<EventValues>) => {
    const next = { ...values, ...changes };
    const isBegunAnew = changes.startDay !== undefined || changes.startClock !== undefined;
    const whole = isBegunAnew ? withEndAlong(next, timed) : next;
    setValues(whole);
    if (isTimed(whole)) setTimed(whole);
  };
  const problem = problemOf(values);
  const isKnown = event.id !== undefined;
  const text = (name: 'title' | 'url' | 'guests' | 'location', type = 'text') => (
    <TextInput
      label={t(name)}
      type={type}
      value={values[name]}
      maxLength={200}
      error={isTold && name === 'url' && problem === 'noAddress' ? t(problem) : undefined}
      onChange={(input) => set({ [name]: input.currentTarget.value })}
    />
  );
  const time = (name: 'startDay' | 'endDay' | 'startClock' | 'endClock') => (
    <TextInput
      label={t(name)}
      type={name.endsWith('Day') ? 'date' : 'time'}
      value={values[name]}
      error={isTold && name === 'endDay' && (problem === 'noDay' || problem === 'endsFirst') ? t(problem) : undefined}
      onChange={(input) => set({ [name]: input.currentTarget.value })}
    />
  );

  return (
    <Modal
      opened
      onClose={onClose}
      title={isKnown ? t('editEvent') : t('newEvent')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          setTold(true);
          if (problem !== undefined) return;
          onClose();
          void save(draftOf(values, event));
        }}
      >
        <TextInput
          label={t('title')}
          data-autofocus
          required
          value={values.title}
          maxLength={200}
          error={isTold && values.title.trim() === '' ? t('noTitle') : undefined}
          onChange={(input) => set({ title: input.currentTarget.value })}
        />
        <NativeSelect
          label={t('calendar')}
          value={values.calendar}
          data={calendars.map((name) => ({ value: name, label: t(`calendar.${calendarKey(name)}`) }))}
          onChange={(input) => set({ calendar: input.currentTarget.value })}
        />
        <Checkbox
          label={t('allDay')}
          checked={values.allDay}
          onChange={(input) => set({ allDay: input.currentTarget.checked })}
        />
        <div className={classes.times}>
          {time('startDay')}
          {!values.allDay && time('startClock')}
          {time('endDay')}
          {!values.allDay && time('endClock')}
        </div>
        <p className={classes.muted}>{t('zone', { zone })}</p>
        {text('location')}
        {text('guests')}
        {text('url', 'url')}
        {isWebAddress(values.url) && (
          <a href={values.url.trim()} target="_blank" rel="noreferrer">
            {t('openUrl')}
          </a>
        )}
        <Textarea
          label={t('description')}
          rows={3}
          value={values.description}
          onChange={(input) => set({ description: input.currentTarget.value })}
        />
        <div className={classes.formActions}>
          {isKnown && (
            <Button
              variant="default"
              onClick={() => {
                onClose();
                void remove({ ...event, id: event.id } as CalendarEvent);
              }}
            >
              {t('delete')}
            </Button>
          )}
          <Button type="submit">{isKnown ? t('save') : t('add')}</Button>
        </div>
      </form>
    </Modal>
  );
}
