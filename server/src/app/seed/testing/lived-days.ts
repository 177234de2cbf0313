import { expect } from 'vitest';
import type { TestApi } from '../../../testing/index.ts';
import { commentOnDay } from '../demo-comments.ts';
import { keepCustomersOnDay } from '../demo-customers.ts';
import { sellOnDay } from '../demo-sales.ts';
import { kernhausUrl } from './own-shops-world.ts';

export const lastDay = 30;
const dayMs = 86_400_000;

/** Days of the own shops, one after the other, up to today. */
export function livedDays({ deps }: TestApi) {
  const today = deps.clock.now();

  /** Lives a day; where `killedAfter` is given, it is killed at that look at the clock, and begun again. */
  async function live(day: number, killedAfter?: number): Promise<void> {
    let left = killedAfter ?? Infinity;
    const clock = {
      now: () => {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return new Date(today.getTime() - (lastDay - day) * dayMs);
      },
    };
    const done = async () => {
      await sellOnDay({ ...deps, clock }, kernhausUrl, day, lastDay);
      await keepCustomersOnDay({ ...deps, clock }, kernhausUrl, day, lastDay);
      await commentOnDay({ ...deps, clock }, kernhausUrl, day, lastDay);
    };
    if (killedAfter === undefined) return done();
    await expect(done()).rejects.toThrow('killed');
    return live(day);
  }
  return { today, live };
}
