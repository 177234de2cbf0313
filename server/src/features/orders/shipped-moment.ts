import { zonedTime } from '@quarry/contracts/common';

/**
 * When something of an order was shipped, by what is said of it; undefined where that is before the order was placed. A day alone is read as
 * its beginning, and names any time of that day.
 */
export function shippedMoment(said: Date, placedAt: Date | null, timeZone: string): Date | undefined {
  if (placedAt === null || said >= placedAt) return said;
  const [at, placed] = [zonedTime(said, timeZone), zonedTime(placedAt, timeZone)];
  return at.slice(11) === '00:00' && at.slice(0, 10) === placed.slice(0, 10) ? placedAt : undefined;
}
