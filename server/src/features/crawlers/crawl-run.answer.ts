import { type Sentence, sentence, type Wording } from '@quarry/contracts/wording';
import type { RequestContext } from '../../platform/feature.ts';
import type { CrawlFetchConnection, CrawlRun, Shape } from '../../platform/graphql/index.ts';
import { isResting } from '../../platform/runs/index.ts';
import { storedPageLink } from '../offers/index.ts';
import { commandsOf, pageLimitOf } from './crawl-run.ts';
import { hostsOfRun, linksOutOfScopeOf, rateOfRun, rateSeriesOfRun, reasonsOfRun } from './crawl-run-figures.store.ts';
import { countFetchesOf, fetchFilter, listFetches } from './crawl-run-rows.store.ts';
import { type CrawlRunRecord, findCrawlContext, outcomesOfRun } from './crawl-run.store.ts';
import { readFault } from './fetch-fault.ts';
import { countFetches } from './engine/finish-run.ts';
import { countLeftPages, countOpenPages } from './engine/frontier.store.ts';
import { figuresOfRun } from './run-figures.ts';

type Answer<Field extends keyof CrawlRun> = Promise<Shape<CrawlRun[Field]>>;

/** A run as GraphQL shows it: the row at once, each figure when it is asked for, always from the rows. */
export function answerRunOf(
  run: CrawlRunRecord,
  crawler: (context: RequestContext) => Answer<'crawler'>,
): Shape<CrawlRun> {
  return {
    ...run,
    crawler: (_args: never, context: RequestContext) => crawler(context),
    funnel: (_args: never, { deps }: RequestContext) => funnelOf(deps.db, run),
    outcomes: async (_args: never, { deps }: RequestContext) =>
      [...(await outcomesOfRun(deps.db, run.id))].map(([name, { pages }]) => ({ name, count: pages })),
    linksOutOfScope: (_args: never, { deps }: RequestContext) => linksOutOfScopeOf(deps.db, run.id),
    bytes: async (_args: never, { deps }: RequestContext) =>
      [...(await outcomesOfRun(deps.db, run.id)).values()].reduce((sum, { bytes }) => sum + bytes, 0),
    pagesLeft: (_args: never, { deps }: RequestContext) => pagesLeftOf(deps, run),
    left: (_args: never, { deps }: RequestContext) => (run.finishedAt ? null : pagesLeftOf(deps, run)),
    rate: async (_args: never, { deps }: RequestContext) => rateNow(deps.db, run),
    rateSeries: (_args: never, { deps }: RequestContext) => rateSeriesOfRun(deps.db, run.id),
    secondsLeft: async (_args: never, { deps }: RequestContext) => {
      if (run.finishedAt || isResting(run.state)) return null;
      const rate = await rateNow(deps.db, run);
      return rate === 0 ? null : (await pagesLeftOf(deps, run)) / rate;
    },
    hosts: (_args: never, { deps }: RequestContext) => hostsOfRun(deps.db, run.id, run.finishedAt !== null),
    savedShare: async (_args: never, { deps }: RequestContext) => savedShareOf(await outcomesOfRun(deps.db, run.id)),
    isDegraded: run.state === 'degraded',
    degradedReasons: (run.totals?.degradedReasons ?? []).map(sentenceOf),
    log: ({ first, after, outcome }: LogArgs, context: RequestContext) =>
      answerFetches(context, {
        runId: run.id,
        first: first ?? 100,
        after: after ?? null,
        filter: fetchFilter.conditions({ outcome: outcome ?? null }, context.deps.clock.now()),
      }),
    reasons: async (_args: never, { deps }: RequestContext) =>
      (await reasonsOfRun(deps.db, run.id)).map(({ detail, ...reason }) => {
        const { text, wording } = readFault(detail);
        return { ...reason, detail: text, wording };
      }),
    nextCommands: commandsOf(run.state, run.isAccepted),
  };
}

function sentenceOf(said: Wording | string): Sentence {
  return typeof said === 'string' ? { text: said, wording: null } : sentence(said);
}

function reasonOf(kept: string) {
  const { text, wording } = readFault(kept);
  return { reason: text, wording };
}

type LogArgs = { first?: number | null; after?: string | null; outcome?: string[] | null };
type Db = RequestContext['deps']['db'];

type FetchRequest = Parameters<typeof listFetches>[1];

/** Visits as GraphQL shows them; those whose bytes were kept lead to the page as it was. */
export async function answerFetches(
  context: RequestContext,
  request: FetchRequest,
): Promise<Shape<CrawlFetchConnection>> {
  const { db } = context.deps;
  const page = await listFetches(db, request);
  return {
    ...page,
    nodes: page.nodes.map(({ isStored, reason, ...entry }) => ({
      ...entry,
      ...(reason === null ? { reason } : reasonOf(reason)),
      storedPageUrl: () => (isStored ? storedPageLink(context, { kind: 'fetch', id: entry.id }) : null),
    })),
    total: () => countFetchesOf(db, request),
  };
}

async function funnelOf(db: Db, run: CrawlRunRecord): Promise<{ name: string; count: number }[]> {
  const figures = await figuresOfRun(db, run);
  return [
    { name: 'discovered', count: figures.discovered },
    { name: 'in_scope', count: figures.inScope },
    { name: 'allowed', count: figures.allowed },
    { name: 'fetched', count: figures.fetchedPages },
    { name: 'product_pages', count: figures.productPages },
    { name: 'offer_pages', count: figures.offerPages },
  ];
}

/** What the run still comes to, within its limit of pages: while it lives what waits, once it was stopped what it would go on with. */
export async function pagesLeftOf({ db, clock }: RequestContext['deps'], run: CrawlRunRecord): Promise<number> {
  const isOver = run.finishedAt !== null;
  if (isOver && !commandsOf(run.state, run.isAccepted).includes('resume')) return 0;
  const open = await (isOver ? countLeftPages(db, run.id, clock.now()) : countOpenPages(db, run.id));
  const context = open === 0 ? undefined : await findCrawlContext(db, run.id);
  if (!context) return open;
  const { fetched } = countFetches(await outcomesOfRun(db, run.id));
  return Math.min(open, Math.max(0, pageLimitOf(context) - fetched));
}

export async function rateNow(db: Db, run: CrawlRunRecord): Promise<number> {
  if (run.state === 'paused') return 0;
  const { pagesLately, pages, seconds } = await rateOfRun(db, run.id);
  if (run.finishedAt) return seconds === 0 ? 0 : pages / seconds;
  return pagesLately / Math.max(1, Math.min(30, seconds));
}

function savedShareOf(outcomes: ReadonlyMap<string, { pages: number }>): number {
  const { fetched } = countFetches(outcomes);
  const saved = (outcomes.get('not_modified')?.pages ?? 0) + (outcomes.get('unchanged')?.pages ?? 0);
  return fetched === 0 ? 0 : saved / fetched;
}
