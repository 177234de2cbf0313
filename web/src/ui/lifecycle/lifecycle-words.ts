import type { Translate } from '../../i18n/index.ts';
import { english } from './lifecycle.messages.ts';

/** What a history says of the fields that everything with a state and a schedule has. */
export function lifecycleWords(t: Translate<typeof english>) {
  return {
    fields: { state: t('state'), schedule: t('schedule') },
    values: {
      state: {
        draft: t('state.draft'),
        testing: t('state.testing'),
        active: t('state.active'),
        paused: t('state.paused'),
        archived: t('state.archived'),
      },
    },
    valueText: (name: string, value: unknown): string | undefined =>
      name === 'schedule' && isSchedule(value)
        ? value.every === 'cron'
          ? (value.cron ?? undefined)
          : t(`every.${value.every}`)
        : undefined,
  };
}

type Every = 'manual' | 'hourly' | 'every_6_hours' | 'daily' | 'weekly' | 'monthly' | 'cron';

function isSchedule(value: unknown): value is { every: Every; cron?: string | null } {
  return typeof value === 'object' && value !== null && 'every' in value && `every.${String(value.every)}` in english;
}
