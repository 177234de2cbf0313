import { z } from 'zod';
import { cronFields } from './cron.ts';
import { timeZone } from './fields.ts';

export const scheduleIntervals = ['manual', 'hourly', 'every_6_hours', 'daily', 'weekly', 'monthly', 'cron'] as const;

/** When something runs by itself; `cron` is there exactly when the interval is. */
export const scheduleInput = z
  .object({
    every: z.enum(scheduleIntervals),
    cron: z.string().trim().max(120, { error: 'too_long' }).nullish(),
    timeZone: timeZone.nullish(),
  })
  .refine(({ every, cron }) => every !== 'cron' || cronFields(cron ?? '') !== undefined, {
    error: 'not_a_schedule',
    path: ['cron'],
  })
  .transform(({ every, cron, timeZone: zone }) => ({
    every,
    cron: every === 'cron' ? (cron ?? null) : null,
    timeZone: zone ?? null,
  }));

export type Schedule = z.output<typeof scheduleInput>;
