import { z } from 'zod';
import { cronFields } from './cron.ts';
import { code, timeZone } from './fields.ts';

export const scheduleIntervals = ['manual', 'hourly', 'every_6_hours', 'daily', 'weekly', 'monthly', 'cron'] as const;

type ScheduleInterval = (typeof scheduleIntervals)[number];

/**
 * When something runs by itself. `cron` is there exactly when the interval is. `time` (`03:00`) is the hour of days, weeks and months,
 * `weekday` the day of the week from Monday, 1, and `day` the day of the month, the last one where a month is shorter. Without a time zone
 * they are of the shop's. Schedules that were stored before these were there have none of them.
 */
export type Schedule = {
  every: ScheduleInterval;
  cron: string | null;
  timeZone: string | null;
  time?: string | null;
  weekday?: number | null;
  day?: number | null;
};

/** Whether an interval has an hour that can be chosen. */
export function hasHour(every: ScheduleInterval): every is 'daily' | 'weekly' | 'monthly' {
  return every === 'daily' || every === 'weekly' || every === 'monthly';
}

const dayUpTo = (last: number) =>
  z.number().int(code('not_whole')).min(1, code('too_small')).max(last, code('too_large')).nullish();

/** The parts that only some intervals have, each with its rule. */
const ownParts = {
  cron: {
    rule: z
      .string()
      .trim()
      .max(120, { error: 'too_long' })
      .nullish()
      .refine((cron) => cronFields(cron ?? '') !== undefined, { error: 'not_a_schedule' }),
    has: (every: ScheduleInterval) => every === 'cron',
  },
  time: {
    rule: z
      .string()
      .trim()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, code('not_an_hour'))
      .nullish(),
    has: hasHour,
  },
  weekday: { rule: dayUpTo(7), has: (every: ScheduleInterval) => every === 'weekly' },
  day: { rule: dayUpTo(31), has: (every: ScheduleInterval) => every === 'monthly' },
};

/** Reads a schedule; an hour or day that its interval does not have is left out, whatever it says: no form shows it then. */
export const scheduleInput = z
  .object({
    every: z.enum(scheduleIntervals),
    cron: z.string().trim().nullish(),
    timeZone: timeZone.nullish(),
    time: z.string().trim().nullish(),
    weekday: z.number().nullish(),
    day: z.number().nullish(),
  })
  .superRefine((schedule, context) => {
    for (const name of ['cron', 'time', 'weekday', 'day'] as const) {
      const { rule, has } = ownParts[name];
      if (!has(schedule.every)) continue;
      for (const { message } of rule.safeParse(schedule[name]).error?.issues ?? [])
        context.addIssue({ code: 'custom', message, path: [name] });
    }
  })
  .transform(({ every, cron, timeZone: zone, time, weekday, day }): Schedule => ({
    every,
    cron: every === 'cron' ? (cron ?? null) : null,
    timeZone: zone ?? null,
    time: hasHour(every) ? (time ?? null) : null,
    weekday: every === 'weekly' ? (weekday ?? null) : null,
    day: every === 'monthly' ? (day ?? null) : null,
  }));
