import { errorOutcomes } from '@quarry/contracts/crawlers';
import type { Tone } from '../../ui/status-dot.tsx';

type Counts = readonly { readonly name: string; readonly count: number }[];

/** The sum of all counts, or of those with the given names. */
export function countOf(counts: Counts, names?: ReadonlySet<string>): number {
  return counts.reduce((sum, { name, count }) => (!names || names.has(name) ? sum + count : sum), 0);
}

const countsAsError: ReadonlySet<string> = new Set(errorOutcomes);

/** Fetches that brought neither a page nor an honest "gone". */
export function errorsOf(outcomes: Counts): number {
  return countOf(outcomes, countsAsError);
}

const outcomeTones: Record<string, Tone> = {
  changed: 'success',
  unchanged: 'info',
  not_modified: 'info',
  rate_limited: 'warning',
  robots_denied: 'warning',
  unasked_robots_denied: 'warning',
  client_error: 'danger',
  server_error: 'danger',
  network_error: 'danger',
  refused: 'danger',
  too_large: 'danger',
};

export function outcomeTone(outcome: string): Tone {
  return outcomeTones[outcome] ?? 'neutral';
}

const pageStateTones: Record<string, Tone> = {
  scheduled: 'success',
  queued: 'info',
  leased: 'info',
  retry_wait: 'warning',
  robots_denied: 'warning',
  dead: 'danger',
};

export function pageStateTone(state: string): Tone {
  return pageStateTones[state] ?? 'neutral';
}

/** What a screen of runs shows after a count: the share of the step before, or of the first. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
