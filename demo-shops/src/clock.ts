const dayMs = 86_400_000;

export type ShopClock = {
  /** Days since the base date; 0 at the start unless told otherwise. */
  day: () => number;
  baseDate: Date;
  moveTo: (day: number) => void;
};

/** A clock that stands still until it is moved; the base date is cut to midnight UTC. */
export function createShopClock(baseDate: Date, day: number): ShopClock {
  let current = checkedDay(day);
  const midnight = new Date(Math.floor(baseDate.getTime() / dayMs) * dayMs);
  return {
    day: () => current,
    baseDate: midnight,
    moveTo: (next) => {
      current = checkedDay(next);
    },
  };
}

/** Thirty days before `now`, so that thirty days of history end today. */
export function defaultBaseDate(now: Date): Date {
  return new Date(now.getTime() - 30 * dayMs);
}

/** The moment in the early morning at which a shop put its changes of that day on line. */
export function momentOfDay(baseDate: Date, day: number): Date {
  return new Date(baseDate.getTime() + day * dayMs + 5 * 3_600_000);
}

/** The calendar date of a day as YYYY-MM-DD. */
export function dateOfDay(baseDate: Date, day: number): string {
  return momentOfDay(baseDate, day).toISOString().slice(0, 10);
}

/** The furthest day the clock goes to: ten years of trade. */
export const lastDay = 3650;

function checkedDay(day: number): number {
  if (!Number.isInteger(day) || day < 0 || day > lastDay) {
    throw new RangeError(`The day must be a whole number from 0 to ${lastDay}; ${day} is not.`);
  }
  return day;
}
