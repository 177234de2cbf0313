export { endedRunStates as finalStates } from '@quarry/contracts/common';
import type { StopReason } from '@quarry/contracts/crawlers';
export { stopReasons, type StopReason } from '@quarry/contracts/crawlers';
import { type Wording, wording } from '@quarry/contracts/wording';
import type { RunState } from '../../platform/graphql/index.ts';
export type { RunState } from '../../platform/graphql/index.ts';
/** The life of a crawl run: which states follow which, what a person may command, and when a run counts as degraded. */

export type RunTrigger = 'manual' | 'schedule' | 'seed' | 'command_line' | 'resume';

export const runTransitions: Record<RunState, readonly RunState[]> = {
  queued: ['starting', 'cancelled', 'failed'],
  starting: ['running', 'failed', 'cancelling', 'stalled'],
  running: ['pausing', 'finishing', 'cancelling', 'stalled', 'failed'],
  pausing: ['paused', 'cancelling', 'stalled', 'failed'],
  paused: ['running', 'cancelling', 'failed'],
  finishing: ['succeeded', 'degraded', 'failed', 'timed_out', 'stalled'],
  stalled: ['starting', 'running', 'pausing', 'cancelling', 'finishing', 'failed'],
  cancelling: ['cancelled', 'failed'],
  cancelled: ['running'],
  failed: ['running'],
  timed_out: ['running'],
  succeeded: [],
  degraded: [],
  // Only replays wait for a decision.
  waiting: [],
};

export const runStates = Object.keys(runTransitions).filter((state) => state !== 'waiting');

/** States in which a worker's heartbeat is due; without one for `stalledAfterS` the run is shown as stalled, as `crawl_run_state` in the database says. */
export const workedStates: readonly RunState[] = ['starting', 'running', 'pausing', 'finishing', 'cancelling'];
/** States of which a crawler has one run at a time. */
export const liveStates: readonly RunState[] = [...workedStates, 'paused', 'stalled'];
export const stalledAfterS = 30;
/** A run that loses its workers this often without an end is given up. */
export const maxStalls = 20;
export const dryRunPages = 25;

/** How many pages a run fetches at most. */
export function pageLimitOf({ isDry, config }: { isDry: boolean; config: { maxPages: number } }): number {
  return isDry ? Math.min(config.maxPages, dryRunPages) : config.maxPages;
}

export type RunCommand = 'pause' | 'resume' | 'cancel' | 'accept_as_normal';

/** The commands a run takes in a state; "cancel" of a queued run is at once, of a running one when the last lease is gone. */
export function commandsOf(state: RunState, isAccepted: boolean): RunCommand[] {
  switch (state) {
    case 'queued':
    case 'starting':
    case 'stalled':
      return ['cancel'];
    case 'running':
      return ['pause', 'cancel'];
    case 'pausing':
      return ['cancel'];
    case 'paused':
      return ['resume', 'cancel'];
    case 'waiting':
      return [];
    case 'cancelled':
    case 'failed':
    case 'timed_out':
      return ['resume'];
    case 'degraded':
      return isAccepted ? [] : ['accept_as_normal'];
    case 'finishing':
    case 'cancelling':
    case 'succeeded':
      return [];
  }
}

/**
 * What its shop asks of a run: while the shop is suspended a working run pauses and a waiting one is not begun; once the shop is active
 * again a person resumes it. A closed shop ends its runs.
 */
export function stepByShop(
  state: RunState,
  shopStatus: string,
): { command: 'pause' | 'cancel'; reason: StopReason } | 'wait' | undefined {
  if (shopStatus === 'CLOSED') {
    const mayCancel = commandsOf(state, false).includes('cancel');
    return mayCancel ? { command: 'cancel', reason: 'shop_closed' } : undefined;
  }
  if (shopStatus !== 'SUSPENDED') return undefined;
  if (state === 'running') return { command: 'pause', reason: 'shop_suspended' };
  return state === 'queued' ? 'wait' : undefined;
}

const fewestForErrorRate = 20;

/** The reason to stop a run now, if there is one. Counts are of fetches that reached an outcome in this run. */
export function reasonToStop(
  counts: { fetched: number; errors: number },
  elapsedMinutes: number,
  limits: { maxPages: number; maxMinutes: number; maxErrorRate: number },
): StopReason | undefined {
  if (counts.fetched >= limits.maxPages) return 'page_limit';
  if (elapsedMinutes >= limits.maxMinutes) return 'time_limit';
  const isEnough = counts.fetched >= fewestForErrorRate;
  return isEnough && counts.errors / counts.fetched > limits.maxErrorRate ? 'error_rate' : undefined;
}

export type RunTotals = { fetched: number; errors: number; productPages: number };

const fewestBaselineRuns = 3;
const degradedShare = 0.7;

/** The usual number of product pages: the median of the last succeeded runs; null with fewer than three, which judge nothing. */
export function baselineOf(productPages: readonly number[]): number | null {
  if (productPages.length < fewestBaselineRuns) return null;
  const sorted = productPages.toSorted((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** So few pages may be gone at once without a break being meant, as in a grab run. */
const mostGonePages = 5;

/** The state a run ends in, and for a degraded one why; `gone` are the pages that the shop calls gone. */
export function endOf(
  totals: RunTotals & { gone: number },
  stopReason: StopReason | null,
  baseline: number | null,
): { state: 'succeeded' | 'degraded' | 'failed' | 'timed_out'; stopReason: StopReason | null; reasons: Wording[] } {
  if (stopReason === 'time_limit') return { state: 'timed_out', stopReason, reasons: [] };
  if (stopReason === 'error_rate') return { state: 'failed', stopReason, reasons: [] };
  if (totals.fetched - totals.errors === 0) return { state: 'failed', stopReason: 'nothing_fetched', reasons: [] };
  if (totals.gone > mostGonePages && totals.gone === totals.fetched) {
    return { state: 'degraded', stopReason, reasons: [wording('degraded:pages_gone', { count: totals.gone })] };
  }
  if (stopReason === null && baseline !== null && totals.productPages < baseline * degradedShare) {
    const said = { count: totals.productPages, usual: baseline, share: { share: degradedShare } };
    const reason = wording('degraded:product_pages', said);
    return { state: 'degraded', stopReason, reasons: [reason] };
  }
  return { state: 'succeeded', stopReason, reasons: [] };
}
