import type { Translate } from '../../i18n/index.ts';
import { isLive, type RunState } from '../../ui/lifecycle/index.ts';
import { english } from './jobs.messages.ts';
import type { JobTrayQuery } from './jobs.operations.generated.ts';

type AnsweredJob = JobTrayQuery['jobTray'][number];

/** One piece of long work as tray and page show it, whatever it is. */
export type Job = {
  id: string;
  kind: JobKind;
  /** What it is done with: the crawler, the grabber or the excavator; empty for what a list did to its rows. */
  ownerId: string;
  /** The name of that, or of the action: `brands.archive`. */
  name: string;
  state: RunState;
  requestedAt: string;
  requestedBy: string | null;
  finishedAt: string | null;
  /** Pages fetched, offers extracted or processed, or records that were changed. */
  done: number;
  /** Unknown where nobody can say how much there is, such as rows of a feed. */
  total: number | undefined;
  secondsLeft: number | undefined;
  /** Records that it was not done to. */
  refused: number;
  /** Whether what became of single records was removed. */
  isResultGone: boolean;
  mayCancel: boolean;
  /** What it takes of a pause: `pause` or `resume`, where the list of jobs offers it. */
  pausing: readonly string[];
  /** Whether the same work can be asked for once more. */
  mayRunAgain: boolean;
  /** Whether what a list did to its rows can be taken back. */
  mayUndo: boolean;
  /** The run that this one takes back, and the one that took it back. */
  undoesId: string | null;
  undoneById: string | null;
  /** A grab run that read stored pages, as its next would. */
  isReplay: boolean;
  /** What such a run did: stored pages read, and readings that are other ones now. */
  readAgain: { pages: number; changed: number } | null;
};

export const jobKinds = ['crawl', 'dry_run', 'grab', 'excavation', 'bulk'] as const;
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
    pausing: [],
    mayRunAgain: !isLive(state) && state !== 'succeeded',
    mayUndo: nextCommands.includes('undo'),
    undoesId: null,
    undoneById: null,
    isReplay: false,
    readAgain: null,
    refused: 0,
    isResultGone: false,
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
      const { grabber, offers, readAgain } = answered;
      return {
        ...common,
        kind: 'grab',
        ownerId: grabber.id,
        name: grabber.name,
        done: offers,
        total: undefined,
        secondsLeft: undefined,
        isReplay: grabber.kind === 'pages',
        readAgain,
      };
    }
    case 'ExcavationRun': {
      const { excavator, outcomes, startedAt, left } = answered;
      const done = outcomes.reduce((sum, { count }) => sum + count, 0);
      return {
        ...common,
        kind: 'excavation',
        pausing: nextCommands,
        ownerId: excavator.id,
        name: excavator.name,
        done,
        total: left == null ? undefined : done + left,
        secondsLeft: left == null ? undefined : estimate(startedAt, done, left, nowMs),
      };
    }
    case 'BulkRun': {
      const { list, action, startedAt, total, refused, isResultGone, undoesId, undoneById } = answered;
      const done = answered.done + refused;
      return {
        ...common,
        kind: 'bulk',
        pausing: nextCommands,
        ownerId: '',
        name: `${list}.${action}`,
        done,
        total: total ?? undefined,
        refused,
        isResultGone,
        undoesId,
        undoneById,
        secondsLeft: total === null ? undefined : estimate(startedAt, done, total - done, nowMs),
        mayRunAgain: false,
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
    case 'bulk':
      return { to: '/jobs/$runId', params } as const;
  }
}

/** What a job is, in words: what is done, and with what. */
export function jobTitle(
  { kind, name, undoesId }: Pick<Job, 'kind' | 'name' | 'undoesId'>,
  t: Translate<typeof english>,
): string {
  if (kind !== 'bulk') return t(kind, { name });
  const action = `bulk.${name}`;
  const title = isAction(action) ? t(action) : name;
  return undoesId === null ? title : t('undoOf', { name: title });
}

type ActionKey = Extract<keyof typeof english, `bulk.${string}`>;

function isAction(key: string): key is ActionKey {
  return Object.hasOwn(english, key);
}
