import type { Clock } from '../../platform/clock.ts';

const dayMs = 86_400_000;

/**
 * The time in a shop whose calendar shows `date` (YYYY-MM-DD): our time of day, as many whole days ago as its date lies back.
 * It runs on, so that a seed that goes on after a kill never goes back in time, and it is ours when the shop has come to today.
 */
export function shopClock(date: string, clock: Clock): Clock {
  const today = Math.floor(clock.now().getTime() / dayMs) * dayMs;
  const lagMs = Math.max(0, today - Date.parse(date));
  return { now: () => new Date(clock.now().getTime() - lagMs) };
}
