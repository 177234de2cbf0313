import { cronFields, hasHour } from '@quarry/contracts/common';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Translate, useLanguage, useMessages } from '../../i18n/index.ts';
import { NumberField, SelectField, TextField } from '../form/index.ts';
import { RelativeTime } from '../values.tsx';
import { type english, lifecycleMessages } from './lifecycle.messages.ts';

const intervals = ['manual', 'hourly', 'every_6_hours', 'daily', 'weekly', 'monthly', 'cron'] as const;

export type ScheduleValues = {
  every: (typeof intervals)[number];
  cron: string;
  timeZone: string | null;
  time: string | null;
  weekday: number | null;
  day: number | null;
};

type StoredSchedule = {
  every: ScheduleValues['every'];
  cron: string | null;
  timeZone: string | null;
  time: string | null;
  weekday: number | null;
  day: number | null;
};

export function scheduleValuesOf({ every, cron, timeZone, time, weekday, day }: StoredSchedule): ScheduleValues {
  return { every, cron: cron ?? '', timeZone, time, weekday, day };
}

type WithSchedule = { schedule: ScheduleValues };

/** What begins without a schedule. */
export function noSchedule(): ScheduleValues {
  return { every: 'manual', cron: '', timeZone: null, time: null, weekday: null, day: null };
}

/** What a new schedule begins with: every day at three, by the clock of the person who sets it up. */
export function dailySchedule(): ScheduleValues {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { ...noSchedule(), every: 'daily', time: '03:00', timeZone };
}

/** When something runs by itself, as the fields of a form whose values hold `schedule`. */
export function ScheduleFields() {
  const t = useMessages(lifecycleMessages);
  const nameOfDay = useWeekday();
  const { control } = useFormContext<WithSchedule>();
  const every = useWatch({ control, name: 'schedule.every' });
  return (
    <>
      <SelectField<WithSchedule>
        name="schedule.every"
        label={t('schedule')}
        options={intervals.map((interval) => ({ value: interval, label: t(`every.${interval}`) }))}
      />
      {every === 'cron' && (
        <TextField<WithSchedule>
          name="schedule.cron"
          label={t('cron')}
          help={t('cronHelp')}
          placeholder="0 3 * * *"
          isRequired
        />
      )}
      {every === 'weekly' && (
        <SelectField<WithSchedule>
          name="schedule.weekday"
          label={t('weekday')}
          isNullable
          isNumber
          options={[
            { value: '', label: t('asSaved') },
            ...weekdays.map((day) => ({ value: String(day), label: nameOfDay(day) })),
          ]}
        />
      )}
      {every === 'monthly' && (
        <NumberField<WithSchedule> name="schedule.day" label={t('monthDay')} help={t('monthDayHelp')} />
      )}
      {hasHour(every) && (
        <TextField<WithSchedule> name="schedule.time" isNullable type="time" label={t('hour')} help={t('hourHelp')} />
      )}
      {every !== 'manual' && (
        <TextField<WithSchedule> name="schedule.timeZone" isNullable label={t('timeZone')} help={t('timeZoneHelp')} />
      )}
    </>
  );
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
/** A Sunday, so that its day of the month counts weekdays from Monday, 1. */
const sundayMs = Date.UTC(2024, 0, 7);

function useWeekday(): (weekday: number) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return (weekday) => format.format(sundayMs + weekday * 86_400_000);
}

/** An expression that was stored before such ones were refused says that it never comes round. */
export function ScheduleText({ schedule }: { schedule: StoredSchedule }) {
  const t = useMessages(lifecycleMessages);
  const nameOfDay = useWeekday();
  if (schedule.every !== 'cron') return textOf(schedule, t, nameOfDay);
  const comesRound = cronFields(schedule.cron ?? '') !== undefined;
  return (
    <>
      <code>{schedule.cron}</code>
      {!comesRound && <> {t('cronNever')}</>}
    </>
  );
}

function textOf(
  { every, time, weekday, day, timeZone }: StoredSchedule,
  t: Translate<typeof english>,
  nameOfDay: (weekday: number) => string,
): string {
  const interval = t(`every.${every as Exclude<StoredSchedule['every'], 'cron'>}`);
  if (!hasHour(every) || time === null) return interval;
  const zone = timeZone ?? t('zoneOfShop');
  if (every === 'weekly' && weekday !== null) return t('at.weekly', { day: nameOfDay(weekday), time, zone });
  if (every === 'monthly' && day !== null) return t('at.monthly', { day: String(day), time, zone });
  return t('at.daily', { interval, time, zone });
}

/** When something runs next by itself; once its time has come it waits for a worker. */
export function NextRun({ at }: { at: string | null }) {
  const t = useMessages(lifecycleMessages);
  return <RelativeTime at={at} past={t('isDue')} />;
}
