import { wording } from '@quarry/contracts/wording';
import { describe, expect, it } from 'vitest';
import { baselineOf, commandsOf, endOf, reasonToStop, runStates, runTransitions } from './crawl-run.ts';
import { backoffMs, delayMs, nextLatencyMs, retryAfterMs, retryMs, timeOfAnswer } from './engine/politeness.ts';
import { nextIntervalS, nextVisitAt } from './engine/recrawl.ts';

const now = new Date('2026-03-01T12:00:00Z');

describe('the delay between two requests', () => {
  const none = { configMs: 0, shopMs: 0, robotsSeconds: null, latencyMs: null };
  it.each([
    [{ ...none, configMs: 1000 }, 1000],
    [{ ...none, configMs: 1000, shopMs: 2000 }, 2000],
    [{ ...none, configMs: 1000, robotsSeconds: 5 }, 5000],
    [{ ...none, configMs: 1000, robotsSeconds: 0.2 }, 1000],
    [{ ...none, robotsSeconds: 9999 }, 60_000],
    [{ ...none, configMs: 1000, latencyMs: 3000 }, 3000],
    [{ ...none, configMs: 1000, latencyMs: 5 }, 1000],
    [{ ...none, configMs: 1000, latencyMs: 99_999 }, 10_000],
    [{ ...none, latencyMs: 3000 }, 0],
  ])('of %o is %i ms', (wishes, expected) => expect(delayMs(wishes)).toBe(expected));

  it('follows the latency smoothly', () => {
    expect(nextLatencyMs(null, 100, false)).toBe(100);
    expect(nextLatencyMs(100, 200, false)).toBe(120);
  });

  it('lets an error lengthen the latency, never shorten it', () => {
    expect(nextLatencyMs(100, 5, true)).toBe(100);
    expect(nextLatencyMs(100, 200, true)).toBe(120);
    expect(nextLatencyMs(null, 5, true)).toBeNull();
  });
});

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    [' 5 ', 5000],
    ['Sun, 01 Mar 2026 12:01:00 GMT', 60_000],
    ['0', null],
    ['Sun, 01 Mar 2026 11:59:00 GMT', null],
    ['soon', null],
    ['-5', null],
    ['', null],
    [undefined, null],
    ['999999999', 3_600_000],
  ])('"%s" asks for %s ms', (header, expected) => expect(retryAfterMs(header, now)).toBe(expected));

  it('reads a date by the clock of the host that named it, and by ours when it shows none', () => {
    const wait = (date: string | undefined) => retryAfterMs('Sun, 01 Mar 2026 12:01:00 GMT', timeOfAnswer(date, now));
    expect(wait('Sun, 01 Mar 2026 12:00:50 GMT')).toBe(10_000);
    expect(wait(undefined)).toBe(60_000);
    expect(wait('yesterday')).toBe(60_000);
  });
});

describe('waiting times', () => {
  it('doubles the back-off of a host to ten minutes, with jitter upwards', () => {
    expect([1, 2, 3, 20].map((strike) => backoffMs(strike, 0))).toEqual([10_000, 20_000, 40_000, 600_000]);
    expect(backoffMs(1, 1)).toBe(12_500);
  });

  it('draws the wait of a page from the whole span that grows with its attempts', () => {
    expect([1, 2, 3, 9].map((attempt) => retryMs(attempt, 1))).toEqual([1000, 2000, 4000, 60_000]);
    expect(retryMs(3, 0)).toBe(0);
  });

  it('shortens the recrawl interval where pages change and lengthens it where they do not, within limits', () => {
    expect(nextIntervalS(null, true)).toBe(86_400);
    expect(nextIntervalS(86_400, true)).toBe(69_120);
    expect(nextIntervalS(86_400, false)).toBe(120_960);
    expect(nextIntervalS(3600, true)).toBe(3600);
    expect(nextIntervalS(30 * 86_400, false)).toBe(30 * 86_400);
  });

  it('spreads visits by a tenth around the interval, the same way for the same page', () => {
    const at = (first: number) => nextVisitAt(now, 100_000, Uint8Array.of(first, 0)).getTime() - now.getTime();
    expect(at(0)).toBe(90_000_000);
    expect(at(255)).toBeGreaterThan(109_000_000);
    expect(at(77)).toBe(at(77));
  });
});

describe('the life of a run', () => {
  it('reaches an end from every state', () => {
    const ends = new Set(['succeeded', 'degraded', 'failed', 'timed_out', 'cancelled']);
    const reached = new Set(ends);
    for (let round = 0; round < 13; round += 1) {
      for (const [state, next] of Object.entries(runTransitions))
        if (next.some((to) => reached.has(to))) reached.add(state);
    }
    expect(reached).toEqual(new Set(runStates));
  });

  it('offers only what leads somewhere', () => {
    expect(commandsOf('running', false)).toEqual(['pause', 'cancel']);
    expect(commandsOf('succeeded', false)).toEqual([]);
    expect(commandsOf('degraded', false)).toEqual(['accept_as_normal']);
    expect(commandsOf('degraded', true)).toEqual([]);
  });

  it('stops for its limits, and for errors only once there are enough to judge', () => {
    const limits = { maxPages: 100, maxMinutes: 10, maxErrorRate: 0.5 };
    expect(reasonToStop({ fetched: 100, errors: 0 }, 1, limits)).toBe('page_limit');
    expect(reasonToStop({ fetched: 5, errors: 0 }, 10, limits)).toBe('time_limit');
    expect(reasonToStop({ fetched: 19, errors: 19 }, 1, limits)).toBeUndefined();
    expect(reasonToStop({ fetched: 20, errors: 11 }, 1, limits)).toBe('error_rate');
    expect(reasonToStop({ fetched: 20, errors: 10 }, 1, limits)).toBeUndefined();
  });

  it('knows what is usual from three runs on', () => {
    expect(baselineOf([100, 100])).toBeNull();
    expect(baselineOf([100, 10, 90])).toBe(90);
    expect(baselineOf([1, 2, 3, 4])).toBe(2.5);
  });

  it('is degraded below seventy hundredths of what is usual, and failed without a single answer', () => {
    const totals = { fetched: 100, errors: 0, productPages: 69, gone: 0 };
    expect(endOf(totals, null, 100)).toMatchObject({
      state: 'degraded',
      reasons: [wording('degraded:product_pages', { count: 69, usual: 100, share: { share: 0.7 } })],
    });
    expect(endOf({ ...totals, productPages: 70 }, null, 100)).toMatchObject({ state: 'succeeded' });
    expect(endOf(totals, null, null)).toMatchObject({ state: 'succeeded' });
    expect(endOf(totals, 'page_limit', 100)).toMatchObject({ state: 'succeeded' });
    expect(endOf({ ...totals, errors: 100 }, null, null)).toMatchObject({
      state: 'failed',
      stopReason: 'nothing_fetched',
    });
    expect(endOf(totals, 'time_limit', null)).toMatchObject({ state: 'timed_out' });
  });

  it('is degraded where every page is gone, from six on', () => {
    const totals = { fetched: 14, errors: 0, productPages: 14, gone: 14 };
    expect(endOf(totals, null, null)).toMatchObject({
      state: 'degraded',
      reasons: [wording('degraded:pages_gone', { count: 14 })],
    });
    expect(endOf({ ...totals, gone: 13 }, null, null)).toMatchObject({ state: 'succeeded' });
    expect(endOf({ ...totals, fetched: 5, gone: 5 }, null, null)).toMatchObject({ state: 'succeeded' });
  });
});
