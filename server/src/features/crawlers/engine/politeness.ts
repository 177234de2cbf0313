/** How long to leave a host alone: pure rules over what it asked, what we chose, and how it answers. Milliseconds throughout. */

export type DelayWishes = {
  configMs: number;
  shopMs: number;
  /** Crawl-delay of robots.txt, in seconds. */
  robotsSeconds: number | null;
  /** Smoothed time to the answer. */
  latencyMs: number | null;
};

/** A robots.txt that cannot be had is asked for so often, the wait doubling each time, before everything counts as forbidden. */
export const robotsTries = 3;
export const firstRobotsWaitMs = 2000;

const longestRobotsDelayMs = 60_000;
const longestLatencyDelayMs = 10_000;
const longestRetryAfterMs = 3_600_000;
const longestBackoffMs = 600_000;
const longestRetryMs = 60_000;
const latencyWeight = 0.2;

/**
 * The pause between two requests: the longest of what crawler, shop and robots.txt (capped at a minute) ask for. A slow host
 * lengthens it, a fast one never shortens it; where no pause is asked for (demonstration shops), none is made.
 */
export function delayMs({ configMs, shopMs, robotsSeconds, latencyMs }: DelayWishes): number {
  const asked = Math.max(configMs, shopMs, Math.min((robotsSeconds ?? 0) * 1000, longestRobotsDelayMs));
  return asked === 0 ? 0 : Math.max(asked, Math.min(latencyMs ?? 0, longestLatencyDelayMs));
}

/**
 * The smoothed latency after one more answer. Errors are often answered before any work is done, so a fast one says nothing of the host's
 * speed. One that is slower than what is known counts.
 */
export function nextLatencyMs(known: number | null, latestMs: number, isError: boolean): number | null {
  if (isError && (known === null || latestMs < known)) return known;
  return known === null ? latestMs : known + latencyWeight * (latestMs - known);
}

/**
 * Retry-After (RFC 9110 section 10.2.3, seconds or a date) in milliseconds from now, at most an hour; null when it is absent,
 * unreadable, zero or past, which all say nothing.
 */
export function retryAfterMs(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  const text = header.trim();
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, longestRetryAfterMs) : null;
}

/** The time of an answer by its own clock (the Date header), by which the host meant its dates; else ours. */
export function timeOfAnswer(date: string | undefined, now: Date): Date {
  const stated = date === undefined ? Number.NaN : Date.parse(date);
  return Number.isNaN(stated) ? now : new Date(stated);
}

/** How long a host is left alone after its nth strike when it names no time: 10 s doubling to 10 minutes, with jitter upwards. */
export function backoffMs(strike: number, random: number): number {
  const base = Math.min(10_000 * 2 ** Math.max(0, strike - 1), longestBackoffMs);
  return Math.round(base * (1 + random * 0.25));
}

/** When a page that failed is tried again: full jitter over 1 s, 2 s, 4 s, ... 60 s. */
export function retryMs(attempt: number, random: number): number {
  return Math.round(Math.min(1000 * 2 ** Math.max(0, attempt - 1), longestRetryMs) * random);
}
