import type { ReplayState } from '@quarry/contracts/grabbers';
import { isWordingKey, readSentence, type Sentence, sentence, type Wording, wording } from '@quarry/contracts/wording';
import type { RunState } from '../../platform/graphql/index.ts';
/** The life of a grab run, why it counts as degraded, and what it is measured against. */

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
/** So few pages may read otherwise than before in one run without a break being meant. */
const mostFallenPages = 5;
const lostShare = 0.1;
const fieldShare = 0.2;

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

/** The pages of a run against their own last readings: how many can be compared, and how many of them fell. */
export type PagesCompared = {
  compared: number;
  /** Lost an offer. */
  lost: number;
  /** Of these, are gone. */
  gone: number;
  /** State a price that waits for a second sighting. */
  refused: number;
  /** Lost this field of an offer, or state it unreadably. */
  fields: Record<string, number>;
  /** Of these, state it unreadably. */
  mistyped: Record<string, number>;
};

/** A page as it was fetched at a time. */
export type TurnPage = { pageId: string; fetchId: string; url: string; at: Date };
export type RunTurn = { lastRight: TurnPage | null; firstWrong: TurnPage };

const stopCodes = [
  'unchanged',
  'nothing_read',
  'fewer_offers',
  'field_fell',
  'offers_lost',
  'pages_gone',
  'field_lost',
  'field_mistyped',
  'prices_refused',
] as const;
export type StopCode = (typeof stopCodes)[number];

function isOfField(code: StopCode): boolean {
  return code === 'field_fell' || code === 'field_lost' || code === 'field_mistyped';
}

/** What a stored reason to stop says; undefined for one with a wording of its own. */
export function readStopReason(
  stopReason: string,
): { code: StopCode; field: string | undefined; pages: number; of: number } | undefined {
  const [name, ...rest] = stopReason.split(':');
  const code = stopCodes.find((known) => known === name);
  if (code === undefined) return undefined;
  const field = isOfField(code) ? rest.shift() : undefined;
  return { code, field, pages: Number(rest[0] ?? 0), of: Number(rest[1] ?? 0) };
}

/**
 * How a run that read its source ends: degraded when many of its pages fell against their own last reading, or when offers or a field fell
 * well below the usual.
 */
export function endOf(
  totals: RunTotals,
  coverage: Record<string, number>,
  baseline: Baseline | null,
  pages: PagesCompared,
): RunEnd {
  const fell = (count: number, share: number) => count > mostFallenPages && count > pages.compared * share;
  // A failed run holds nothing back: an unreadable page would hide that the readable ones lost their offers.
  if (fell(pages.lost, lostShare)) {
    const code = pages.gone === pages.compared ? 'pages_gone' : 'offers_lost';
    return degraded(`${code}:${pages.lost}:${pages.compared}`);
  }
  if (totals.offers === 0 && totals.problems > 0) return { state: 'failed', stopReason: 'nothing_read' };
  // Named before the usual, which could only say that the field fell.
  const mistyped = Object.entries(pages.mistyped).find(([, count]) => fell(count, fieldShare));
  if (mistyped !== undefined) return degraded(`field_mistyped:${mistyped[0]}:${mistyped[1]}:${pages.compared}`);
  const usualEnd = baseline === null ? null : endByUsual(totals, coverage, baseline);
  if (usualEnd !== null) return usualEnd;
  const field = Object.entries(pages.fields).find(([, count]) => fell(count, fieldShare));
  if (field !== undefined) return degraded(`field_lost:${field[0]}:${field[1]}:${pages.compared}`);
  if (fell(pages.refused, fieldShare)) return degraded(`prices_refused:${pages.refused}:${pages.compared}`);
  return { state: 'succeeded', stopReason: null };
}

function endByUsual(totals: RunTotals, coverage: Record<string, number>, baseline: Baseline): RunEnd | null {
  if (totals.offers < baseline.offers * degradedShare) return degraded('fewer_offers');
  const fallen = Object.entries(baseline.coverage).find(
    ([field, usual]) => (coverage[field] ?? 0) < usual - coverageDrop,
  );
  return fallen === undefined ? null : degraded(`field_fell:${fallen[0]}`);
}

function degraded(stopReason: string): RunEnd {
  return { state: 'degraded', stopReason };
}

/** Why a run ended as it did, for a person; runs that could not read their source keep a wording of their own. */
export function stopSentence(stopReason: string, decision: Decision): Sentence {
  const read = readStopReason(stopReason);
  if (read === undefined) return readSentence(stopReason);
  const { code, pages: count, of } = read;
  const field = fieldWording(read.field ?? '');
  switch (code) {
    case 'unchanged':
    case 'nothing_read':
    case 'fewer_offers':
      return sentence(wording(`stopped:${code}`));
    case 'offers_lost': {
      const key = lostKey(decision);
      const leftOut = decision.difference?.leftOut ?? 0;
      return key === 'stopped:offers_lost_marked' && leftOut > 0
        ? sentence(wording('stopped:offers_lost_left_out', { count: leftOut, lost: count, of }))
        : sentence(wording(key, { count, of }));
    }
    case 'pages_gone':
      return sentence(
        decision.isAccepted ? wording(lostKey(decision), { count, of }) : wording('stopped:pages_gone', { count }),
      );
    case 'prices_refused':
      return sentence(wording(`stopped:${code}`, { count, of }));
    case 'field_fell':
      return sentence(wording('stopped:field_fell', { field }));
    case 'field_lost':
    case 'field_mistyped':
      return sentence(wording(`stopped:${code}`, { count, of, field }));
  }
}

/** What people decided about a degraded run, and how far its replay, if it is one, has come. */
type Decision = {
  isAccepted: boolean;
  replayState: ReplayState | null;
  /** Its pages that were fetched again before it was applied are `leftOut`. */
  difference: { leftOut?: number } | null;
};

/** What became of the offers that pages lost follows from the decision, which comes after the reason was stored. */
function lostKey({ isAccepted, replayState }: Decision) {
  switch (replayState) {
    case 'applying':
    case 'part_applied':
    case 'taking_back':
    case 'part_taken_back':
      return 'stopped:offers_lost_in_part';
    case 'applied':
      return 'stopped:offers_lost_marked';
    default:
      return isAccepted ? 'stopped:offers_lost_marked' : 'stopped:offers_lost';
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
