import { isLive, type RunState } from '../../ui/lifecycle/index.ts';
import type { JobTrayQuery } from './jobs.operations.generated.ts';

type AnsweredJob = JobTrayQuery['jobTray'][number];

/** One piece of long work as tray and page show it, whatever it is. */
export type Job = {
  id: string;
  kind: JobKind;
  /** What it is done with: the crawler, the grabber or the excavator. */
  ownerId: string;
  name: string;
  state: RunState;
  requestedAt: string;
  requestedBy: string | null;
  finishedAt: string | null;
  /** Pages fetched, or offers read or dug through. */
  done: number;
  /** Unknown where nobody can say how much there is, such as rows of a feed. */
  total: number | undefined;
  secondsLeft: number | undefined;
  mayCancel: boolean;
  /** Whether the same work can be asked for once more. */
  mayRunAgain: boolean;
  /** A grab run that read stored pages, as its next would. */
  isReplay: boolean;
};

export const jobKinds = ['crawl', 'dry_run', 'grab', 'excavation'] as const;
export type JobKind = (typeof jobKinds)[number];

/** What the server answers, brought to one form; `nowMs` is for estimates from what was done so far. */
export function jobOf(answered: AnsweredJob, nowMs: number): Job {
  const { id, state, nextCommands, requestedAt, requestedBy, finishedAt } = answered;
  const common = {
    id,
    state,
    requestedAt,
    requestedBy,
    finishedAt,
    mayCancel: nextCommands.includes('cancel'),
    mayRunAgain: !isLive(state) && state !== 'succeeded',
    isReplay: false,
  };
  switch (answered.__typename) {
    case 'CrawlRun': {
      const { crawler, isDry, funnel, left, secondsLeft } = answered;
      const done = funnel.find(({ name }) => name === 'fetched')?.count ?? 0;
      return {
        ...common,
        kind: isDry ? 'dry_run' : 'crawl',
        ownerId: crawler.id,
        name: crawler.name,
        done,
        total: left === null ? undefined : done + left,
        secondsLeft: secondsLeft ?? undefined,
      };
    }
    case 'GrabRun': {
      const { grabber, offers } = answered;
      return {
        ...common,
        kind: 'grab',
        ownerId: grabber.id,
        name: grabber.name,
        done: offers,
        total: undefined,
        secondsLeft: undefined,
        isReplay: grabber.kind === 'pages',
      };
    }
    case 'ExcavationRun': {
      const { excavator, outcomes, startedAt, left } = answered;
      const done = outcomes.reduce((sum, { count }) => sum + count, 0);
      return {
        ...common,
        kind: 'excavation',
        ownerId: excavator.id,
        name: excavator.name,
        done,
        total: left == null ? undefined : done + left,
        secondsLeft: left == null ? undefined : estimate(startedAt, done, left, nowMs),
      };
    }
  }
}

function estimate(startedAt: string | null, done: number, left: number, nowMs: number): number | undefined {
  if (startedAt === null || done === 0) return undefined;
  const secondsSoFar = (nowMs - Date.parse(startedAt)) / 1000;
  return secondsSoFar > 0 ? (secondsSoFar / done) * left : undefined;
}

/** A job's own page. */
export function jobLink({ id, kind }: Pick<Job, 'id' | 'kind'>) {
  const params = { runId: id };
  switch (kind) {
    case 'crawl':
    case 'dry_run':
      return { to: '/crawlers/runs/$runId', params } as const;
    case 'grab':
      return { to: '/grabbers/runs/$runId', params } as const;
    case 'excavation':
      return { to: '/excavators/runs/$runId', params } as const;
  }
}
