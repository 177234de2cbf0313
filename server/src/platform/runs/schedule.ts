import type { Schedule } from '@quarry/contracts/common';
import { nextCronTime } from './cron.ts';

const hourMs = 3_600_000;
const intervalMs = {
  hourly: hourMs,
  every_6_hours: 6 * hourMs,
  daily: 24 * hourMs,
  weekly: 7 * 24 * hourMs,
  monthly: 30 * 24 * hourMs,
} as const;

/** When a schedule comes round after `now`; null when only by hand. */
export function nextRunAt(schedule: Schedule, now: Date): Date | null {
  const { every, cron, timeZone } = schedule;
  if (every === 'manual') return null;
  if (every === 'cron') return cron === null ? null : nextCronTime(cron, timeZone ?? 'UTC', now);
  return new Date(now.getTime() + intervalMs[every]);
}
