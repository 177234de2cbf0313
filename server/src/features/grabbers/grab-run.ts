import { isWordingKey, readSentence, type Sentence, sentence, type Wording, wording } from '@quarry/contracts/wording';
import type { RunState } from '../../platform/graphql/index.ts';
/** The life of a grab run, why it counts as degraded, and what it is measured against. */

/** States in which a run may still change by itself. */
export const liveStates: readonly RunState[] = [
  'queued',
  'starting',
  'running',
  'pausing',
  'paused',
  'finishing',
  'cancelling',
  'stalled',
];

/** Where "cancel" leads from each state that takes it. */
export const cancelTargets: Partial<Record<RunState, 'cancelling' | 'cancelled'>> = {
  queued: 'cancelled',
  starting: 'cancelling',
  running: 'cancelling',
  finishing: 'cancelling',
  stalled: 'cancelling',
};

/** The commands a run takes in a state. */
export function commandsOf(state: RunState, isAccepted: boolean): ('cancel' | 'accept_as_normal')[] {
  if (state === 'degraded') return isAccepted ? [] : ['accept_as_normal'];
  return cancelTargets[state] === undefined ? [] : ['cancel'];
}

/** What the last runs that succeeded found. */
export type PastRun = { offers: number; coverage: Record<string, number> };

export type Baseline = { offers: number; coverage: Record<string, number> };

/** A remark about a feed as a whole, such as an entity that was left as it is written; `line` is where it was first seen. */
export type RunRemark = { line: number | null; code: string; reason: string };

export type RunTotals = { offers: number; snapshots: number; problems: number };

/** A degraded run changes nothing for what it did not see. */
export type RunEnd = { state: 'succeeded' | 'degraded' | 'failed'; stopReason: string | null };

export const baselineRuns = 5;
const fewestBaselineRuns = 3;
const degradedShare = 0.7;
const coverageDrop = 0.2;
/** So few pages may lose their offers in one run without a break being meant. */
const mostLostPages = 5;
const lostShare = 0.1;

/** The usual result: medians over the last five succeeded runs; null with fewer than three, which judge nothing. */
export function baselineOf(past: readonly PastRun[]): Baseline | null {
  if (past.length < fewestBaselineRuns) return null;
  const fields = new Set(past.flatMap(({ coverage }) => Object.keys(coverage)));
  const coverage = [...fields].map((field): [string, number] => [
    field,
    median(past.map((run) => run.coverage[field] ?? 0)),
  ]);
  return { offers: median(past.map(({ offers }) => offers)), coverage: Object.fromEntries(coverage) };
}

/**
 * How a run that read its source ends: degraded when many of its pages lost offers that they stated when last read, or when offers or a
 * field fell well below the usual.
 */
export function endOf(
  totals: RunTotals,
  coverage: Record<string, number>,
  baseline: Baseline | null,
  { lost, compared }: { lost: number; compared: number },
): RunEnd {
  if (totals.offers === 0 && totals.problems > 0) return { state: 'failed', stopReason: 'nothing_read' };
  if (lost > mostLostPages && lost > compared * lostShare) {
    return { state: 'degraded', stopReason: `offers_lost:${lost}:${compared}` };
  }
  if (baseline === null) return { state: 'succeeded', stopReason: null };
  if (totals.offers < baseline.offers * degradedShare) return { state: 'degraded', stopReason: 'fewer_offers' };
  const fallen = Object.entries(baseline.coverage).find(
    ([field, usual]) => (coverage[field] ?? 0) < usual - coverageDrop,
  );
  return fallen === undefined
    ? { state: 'succeeded', stopReason: null }
    : { state: 'degraded', stopReason: `field_fell:${fallen[0]}` };
}

/** Why a run ended as it did, for a person; runs that could not read their source keep a wording of their own. */
export function stopSentence(stopReason: string): Sentence {
  const [code, field, of] = stopReason.split(':', 3);
  switch (code) {
    case 'offers_lost':
      return sentence(wording('stopped:offers_lost', { count: Number(field), of: Number(of) }));
    case 'unchanged':
    case 'nothing_read':
    case 'fewer_offers':
      return sentence(wording(`stopped:${code}`));
    case 'field_fell':
      return sentence(wording('stopped:field_fell', { field: fieldWording(field ?? '') }));
    default:
      return readSentence(stopReason);
  }
}

function fieldWording(name: string): Wording | string {
  const key = `field:${name}`;
  return isWordingKey(key) ? { key, params: {} } : name;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
