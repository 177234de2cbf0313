import { authorize, scopeCondition } from '../../platform/auth/index.ts';
import { mutation } from '../../platform/commands/index.ts';
import { emptyPageInfo } from '../../platform/db/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryCrawlRunsArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { answerRun } from './crawler.answer.ts';
import { answerFetches } from './crawl-run.answer.ts';
import { countRunPages, fetchFilter, listRunPages, runPageFilter } from './crawl-run-rows.store.ts';
import { crawlerById, crawlRunById, readableRun } from './crawler.loaders.ts';
import { acceptCrawlRunAsNormal, startCrawlRun } from './crawl-run.commands.ts';
import {
  countCrawlRuns,
  crawlRunFilter,
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
      return answerFetches(context, {
        runId,
        first: first ?? 100,
        after: after ?? null,
        from: from ?? null,
        sort: sort ?? null,
        filter: fetchFilter.conditions(filter, context.deps.clock.now()),
      });
    },
    crawlRunPages: async (_root, { runId, first, after, from, filter, sort }, context) => {
      if (!(await isReadable(context, runId))) return nothing;
      const { db, clock } = context.deps;
      const asked = { runId, filter: runPageFilter.conditions(filter, clock.now()) };
      const request = { ...asked, first: first ?? 100, after: after ?? null, from: from ?? null, sort: sort ?? null };
      return { ...(await listRunPages(db, request)), total: () => countRunPages(db, asked) };
    },
  },
  Mutation: {
    startCrawlRun: mutation({
      about: ({ crawlerId }) => ['crawler', crawlerId],
      find: (context, { crawlerId }) => crawlerById(context).load(crawlerId),
      right: (_args, { shopId }) => ['run', 'Crawler', { shopId }],
      run: ({ crawlerId, dry }, { deps, origin }) =>
        startCrawlRun(deps, origin, crawlerId, { isDry: dry ?? false, trigger: 'manual' }),
      answer: ({ run }) => ({ __typename: 'CrawlRunStarted', run: answerRun(run) }),
    }),
    acceptCrawlRunAsNormal: mutation({
      about: ({ id }) => ['crawl_run', id],
      find: (context, { id }) => findReadable(context, id),
      right: (_args, { shopId }) => ['run', 'Crawler', { shopId }],
      run: ({ id }, { deps, origin }) => acceptCrawlRunAsNormal(deps, origin, id),
      answer: (outcome) => ({ __typename: 'CrawlRunAnswered', run: answerRun(outcome.run) }),
    }),
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

function listRequest(args: QueryCrawlRunsArgs, { actor, deps }: RequestContext): CrawlRunListRequest {
  return {
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    sort: args.sort ?? null,
    filter: crawlRunFilter.conditions(args.filter, deps.clock.now()),
    scope: scopeCondition(actor, 'read', 'Crawler', { shopId: 'c.shop_id' }),
  };
}
