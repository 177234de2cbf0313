import { authorize, may, scopeCondition } from '../../platform/auth/index.ts';
import { emptyPageInfo } from '../../platform/db/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryCrawlRunsArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId, knownIds } from '../../platform/ids.ts';
import type { CrawlerChange, NotAllowed } from './crawler.commands.ts';
import { answerRun } from './crawler.answer.ts';
import { answerFetches } from './crawl-run.answer.ts';
import { countRunPages, listRunPages } from './crawl-run-rows.store.ts';
import { crawlRunById, readableRun } from './crawler.loaders.ts';
import { findCrawlers } from './crawler.store.ts';
import {
  acceptCrawlRunAsNormal,
  cancelCrawlRun,
  pauseCrawlRun,
  resumeCrawlRun,
  type RunCommandOutcome,
  startCrawlRun,
} from './crawl-run.commands.ts';
import {
  countCrawlRuns,
  type CrawlRunListRequest,
  type CrawlRunRecord,
  findCrawlRuns,
  listCrawlRuns,
} from './crawl-run.store.ts';

export const crawlRunResolvers = {
  Query: {
    crawlRuns: async (_root, args, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'Crawler');
      const request = listRequest(args, context);
      const { nodes, pageInfo } = await listCrawlRuns(deps.db, request);
      return { nodes: nodes.map(answerRun), pageInfo, total: () => countCrawlRuns(deps.db, request) };
    },
    crawlRun: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Crawler');
      const run = isId(id) ? await crawlRunById(context).load(id) : null;
      return run && answerRun(run);
    },
    crawlFetches: async (_root, { runId, first, after, from, filter, sort }, context) => {
      if (!(await isReadable(context, runId))) return nothing;
      return answerFetches(context.deps, {
        runId,
        first: first ?? 100,
        after: after ?? null,
        from: from ?? null,
        sort: sort ?? null,
        outcomes: filter?.outcome ?? null,
        codes: filter?.code ?? null,
        hasLinksOutOfScope: filter?.hasLinksOutOfScope ?? null,
      });
    },
    crawlRunPages: async (_root, { runId, first, after, from, filter, sort }, context) => {
      if (!(await isReadable(context, runId))) return nothing;
      const hostIds = knownIds(filter?.host);
      const asked = { runId, stage: filter?.stage ?? null, states: filter?.state ?? null, hostIds };
      const request = { ...asked, first: first ?? 100, after: after ?? null, from: from ?? null, sort: sort ?? null };
      const { db } = context.deps;
      return { ...(await listRunPages(db, request)), total: () => countRunPages(db, asked) };
    },
  },
  Mutation: {
    startCrawlRun: async (_root, { crawlerId, dry }, context) => {
      const shopId = await shopOfCrawler(context, crawlerId);
      if (shopId === undefined) return notFound('crawler', crawlerId);
      authorize(context.actor, 'run', 'Crawler', { shopId });
      const options = { isDry: dry ?? false, trigger: 'manual' } as const;
      const outcome = await startCrawlRun(context.deps, byScreen(context), crawlerId, options);
      if (outcome.kind === 'started') return { __typename: 'CrawlRunStarted', run: answerRun(outcome.run) };
      return outcome.kind === 'not_found' ? notFound('crawler', crawlerId) : notAllowed(outcome);
    },
    pauseCrawlRun: (_root, { id }, context) => order(context, id, pauseCrawlRun),
    resumeCrawlRun: (_root, { id }, context) => order(context, id, resumeCrawlRun),
    cancelCrawlRun: (_root, { id }, context) => order(context, id, cancelCrawlRun),
    acceptCrawlRunAsNormal: (_root, { id }, context) => order(context, id, acceptCrawlRunAsNormal),
  },
  Subscription: {
    crawlRunChanged: {
      subscribe: async (_root: unknown, { id }: { id: string }, context: RequestContext) => {
        authorize(context.actor, 'read', 'Crawler');
        if (!isId(id) || !(await findReadable(context, id))) {
          throw new Failure('UNKNOWN_ID', 'There is no such run, or it is hidden from you.');
        }
        return context.deps.events.changesOf('crawl_run', id);
      },
      resolve: async ({ id }: { id: string }, _args: unknown, context: RequestContext) => {
        const run = await findReadable(context, id);
        if (!run) throw new Failure('UNKNOWN_ID', 'The run is gone.');
        return answerRun(run);
      },
    },
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

/** The rows of a run that is hidden or unknown. */
const nothing = { nodes: [], pageInfo: emptyPageInfo, total: { count: 0, isExact: true } };

async function isReadable(context: RequestContext, runId: string): Promise<boolean> {
  authorize(context.actor, 'read', 'Crawler');
  return isId(runId) && (await crawlRunById(context).load(runId)) !== null;
}

/** The subscription's own look: a loader would answer the first event for ever. */
async function findReadable({ actor, deps }: RequestContext, id: string): Promise<CrawlRunRecord | null> {
  return readableRun(actor, (await findCrawlRuns(deps.db, [id])).get(id));
}

type RunOrder = (deps: RequestContext['deps'], change: CrawlerChange, id: string) => Promise<RunCommandOutcome>;

async function order(context: RequestContext, id: string, run: RunOrder) {
  const found = isId(id) ? await findReadable(context, id) : null;
  if (!found) return notFound('crawl_run', id);
  authorize(context.actor, 'run', 'Crawler', { shopId: found.shopId });
  const outcome = await run(context.deps, byScreen(context), id);
  switch (outcome.kind) {
    case 'answered':
      return { __typename: 'CrawlRunAnswered' as const, run: answerRun(outcome.run) };
    case 'not_found':
      return notFound('crawl_run', id);
    case 'not_allowed':
      return notAllowed(outcome);
  }
}

/** The shop of a crawler that the actor may see. */
async function shopOfCrawler({ actor, deps }: RequestContext, id: string): Promise<string | undefined> {
  const crawler = isId(id) ? (await findCrawlers(deps.db, [id])).get(id) : undefined;
  return crawler && may(actor, 'read', 'Crawler', { shopId: crawler.shopId }) ? crawler.shopId : undefined;
}

function listRequest(args: QueryCrawlRunsArgs, { actor }: RequestContext): CrawlRunListRequest {
  return {
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    sort: args.sort ?? null,
    crawlerIds: knownIds(args.filter?.crawlerId),
    shopIds: knownIds(args.filter?.shopId),
    states: args.filter?.state ?? null,
    workedSince: args.filter?.workedSince ? new Date(args.filter.workedSince) : null,
    scope: scopeCondition(actor, 'read', 'Crawler', { shopId: 'c.shop_id' }),
  };
}

function byScreen({ actor, requestId }: RequestContext): CrawlerChange {
  return { actor, cause: 'screen', requestId };
}

const notFound = (entity: string, id: string) => ({ __typename: 'NotFound' as const, entity, id });
const notAllowed = (refusal: NotAllowed) => ({ __typename: 'NotAllowedNow' as const, ...refusal });
