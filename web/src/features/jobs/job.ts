import type { RunState } from '../../ui/lifecycle/index.ts';
import type { JobsQuery } from './jobs.operations.generated.ts';

type AnsweredJob = JobsQuery['jobs'][number];

/** One piece of long work as the tray shows it, whatever it is. */
export type Job = {
  id: string;
  kind: 'crawl' | 'dryRun' | 'grab' | 'excavation';
  /** What it is done with: the crawler's, the grabber's or the excavator's name. */
  name: string;
  state: RunState;
  /** Pages fetched, or offers read or dug through. */
  done: number;
  /** Unknown where nobody can say how much there is, such as rows of a feed. */
  total: number | undefined;
  secondsLeft: number | undefined;
  mayCancel: boolean;
};

/** What the server answers, brought to one form; `nowMs` is for estimates from what was done so far. */
export function jobOf(answered: AnsweredJob, nowMs: number): Job {
  const { id, state, nextCommands } = answered;
  const common = { id, state, mayCancel: nextCommands.includes('cancel') };
  switch (answered.__typename) {
    case 'CrawlRun': {
      const { crawler, isDry, funnel, pagesLeft, secondsLeft } = answered;
      const done = countOf(funnel, 'fetched');
      return {
        ...common,
        kind: isDry ? 'dryRun' : 'crawl',
        name: crawler.name,
        done,
        total: done + pagesLeft,
        secondsLeft: secondsLeft ?? undefined,
      };
    }
    case 'GrabRun': {
      const { grabber, offers } = answered;
      return {
        ...common,
        kind: 'grab',
        name: grabber.name,
        done: offers,
        total: undefined,
        secondsLeft: undefined,
      };
    }
    case 'ExcavationRun': {
      const { excavator, outcomes, startedAt, trigger } = answered;
      const done = outcomes.reduce((sum, { count }) => sum + count, 0);
      // What waits is this run's own work only where it works off what waits.
      const left = trigger === 'snapshots' ? excavator.backlog : undefined;
      return {
        ...common,
        kind: 'excavation',
        name: excavator.name,
        done,
        total: left === undefined ? undefined : done + left,
        secondsLeft: estimate(startedAt, done, left, nowMs),
      };
    }
  }
}

function countOf(counts: readonly { name: string; count: number }[], name: string): number {
  return counts.find((one) => one.name === name)?.count ?? 0;
}

function estimate(startedAt: string | null, done: number, left: number | undefined, nowMs: number): number | undefined {
  if (startedAt === null || done === 0 || left === undefined) return undefined;
  const secondsSoFar = (nowMs - Date.parse(startedAt)) / 1000;
  return secondsSoFar > 0 ? (secondsSoFar / done) * left : undefined;
}
