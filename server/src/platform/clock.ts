/** Where the time comes from: the machine's in the product, a settable one in tests. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is moved. */
export type SettableClock = Clock & { advance: (ms: number) => void; set: (time: Date) => void };

export function settableClock(start: Date): SettableClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (ms) => void (time += ms),
    set: (to) => void (time = to.getTime()),
  };
}
