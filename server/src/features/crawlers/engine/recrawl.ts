/** When a page is read again: the interval shrinks where pages change and grows where they do not (seconds). */

const shortestIntervalS = 3600;
const longestIntervalS = 30 * 86_400;
const firstIntervalS = 86_400;
const whenChanged = 0.8;
const whenUnchanged = 1.4;
const jitterShare = 0.1;

export function nextIntervalS(knownS: number | null, isChanged: boolean): number {
  const grown = (knownS ?? firstIntervalS) * (isChanged ? whenChanged : whenUnchanged);
  return Math.round(Math.min(Math.max(knownS === null ? firstIntervalS : grown, shortestIntervalS), longestIntervalS));
}

/** The time of the next visit: now plus the interval with up to 10 % jitter drawn from the page's own key, never outside the limits. */
export function nextVisitAt(now: Date, intervalS: number, key: Uint8Array): Date {
  const share = ((key[0] ?? 0) * 256 + (key[1] ?? 0)) / 65_535;
  const jittered = intervalS * (1 + jitterShare * (2 * share - 1));
  return new Date(now.getTime() + Math.min(Math.max(jittered, shortestIntervalS), longestIntervalS) * 1000);
}
