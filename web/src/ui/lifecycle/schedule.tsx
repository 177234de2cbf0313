import { cronFields } from '@quarry/contracts/common';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages } from '../../i18n/index.ts';
import { SelectField, TextField } from '../form/index.ts';
import { RelativeTime } from '../values.tsx';
import { lifecycleMessages } from './lifecycle.messages.ts';

const intervals = ['manual', 'hourly', 'every_6_hours', 'daily', 'weekly', 'monthly', 'cron'] as const;

export type ScheduleValues = { every: (typeof intervals)[number]; cron: string; timeZone: string | null };

type StoredSchedule = { every: ScheduleValues['every']; cron: string | null; timeZone: string | null };

export function scheduleValuesOf({ every, cron, timeZone }: StoredSchedule): ScheduleValues {
  return { every, cron: cron ?? '', timeZone };
}

type WithSchedule = { schedule: ScheduleValues };

/** What a new schedule begins with: every day, by the clock of the person who sets it up. */
export function dailySchedule(): ScheduleValues {
  return { every: 'daily', cron: '', timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** When something runs by itself, as the fields of a form whose values hold `schedule`. */
export function ScheduleFields() {
  const t = useMessages(lifecycleMessages);
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
      {every !== 'manual' && (
        <TextField<WithSchedule> name="schedule.timeZone" isNullable label={t('timeZone')} help={t('timeZoneHelp')} />
      )}
    </>
  );
}

/** An expression that was stored before such ones were refused says that it never comes round. */
export function ScheduleText({ schedule }: { schedule: StoredSchedule }) {
  const t = useMessages(lifecycleMessages);
  if (schedule.every !== 'cron') return t(`every.${schedule.every}`);
  const comesRound = cronFields(schedule.cron ?? '') !== undefined;
  return (
    <>
      <code>{schedule.cron}</code>
      {!comesRound && <> {t('cronNever')}</>}
    </>
  );
}

/** When something runs next by itself; once its time has come it waits for a worker. */
export function NextRun({ at }: { at: string | null }) {
  const t = useMessages(lifecycleMessages);
  return <RelativeTime at={at} past={t('isDue')} />;
}
