import { sentence, wording } from '@quarry/contracts/wording';
import { checkInput } from '@quarry/contracts/common';
import { crawlerConfigInput, crawlerInput } from '@quarry/contracts/crawlers';
import { authorize, scopeCondition } from '../../platform/auth/index.ts';
import { mutation, type Saved } from '../../platform/commands/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryCrawlersArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId } from '../../platform/ids.ts';
import { shopById } from '../shops/index.ts';
import { answerCrawler } from './crawler.answer.ts';
import { crawlerById, readableCrawler } from './crawler.loaders.ts';
import type { CrawlerRecord } from './crawler.ts';
import { changeCrawlerState, createCrawler, updateCrawler } from './crawler.commands.ts';
import { countCrawlers, crawlerFilter, type CrawlerListRequest, findCrawlers, listCrawlers } from './crawler.store.ts';
import { estimateCrawl, testAddress } from './crawl-preview.ts';

export const crawlerResolvers = {
  Query: {
    crawlers: async (_root, args, context) => {
      const { actor, deps } = context;
      authorize(actor, 'read', 'Crawler');
      const request = listRequest(args, context);
      const { nodes, pageInfo } = await listCrawlers(deps.db, request);
      return { nodes: nodes.map(answerCrawler), pageInfo, total: () => countCrawlers(deps.db, request) };
    },
    crawler: async (_root, { id }, context) => {
      authorize(context.actor, 'read', 'Crawler');
      const crawler = isId(id) ? await crawlerById(context).load(id) : null;
      return crawler && answerCrawler(crawler);
    },
    testCrawlerAddress: async (_root, { shopId, config, url }, context) => {
      authorize(context.actor, 'create', 'Crawler', { shopId });
      const checked = checkInput(crawlerConfigInput, config);
      if (checked.ok) return testAddress(context.deps, checked.value, url);
      return {
        url,
        inScope: false,
        error: sentence(wording('settings_unusable', { fields: checked.issues.map(({ path }) => path).join(', ') })),
      };
    },
    estimateCrawl: async (_root, { shopId, config }, context) => {
      authorize(context.actor, 'create', 'Crawler', { shopId });
      const checked = checkInput(crawlerConfigInput, config);
      if (!checked.ok)
        throw new Failure('INVALID_INPUT', checked.issues.map(({ path, message }) => `${path}: ${message}`).join(' '));
      const shop = isId(shopId) ? await shopById(context).load(shopId) : null;
      if (!shop) throw new Failure('UNKNOWN_ID', 'There is no such shop, or it is hidden from you.');
      return estimateCrawl(context.deps, shop.id, checked.value);
    },
  },
  Mutation: {
    createCrawler: mutation({
      about: ({ input }) => ['shop', input.shopId],
      right: ({ input }) => ['create', 'Crawler', { shopId: input.shopId }],
      input: ({ input }) => checkInput(crawlerInput, input),
      run: (_args, { deps, origin, draft }) => createCrawler(deps, origin, draft),
      answer: saved,
    }),
    updateCrawler: mutation({
      about: ({ id }) => ['crawler', id],
      find: visible,
      right: (_args, { shopId }) => ['update', 'Crawler', { shopId }, 'by_field'],
      input: ({ input }) => checkInput(crawlerInput, input),
      run: ({ id, version }, { deps, origin, draft }) => updateCrawler(deps, origin, id, version, draft),
      answer: saved,
    }),
    changeCrawlerState: mutation({
      about: ({ id }) => ['crawler', id],
      find: visible,
      right: ({ state }, { shopId }) =>
        state === 'archived' ? ['archive', 'Crawler', { shopId }] : ['update', 'Crawler', { shopId }, 'by_field'],
      run: ({ id, version, state }, { deps, origin }) => changeCrawlerState(deps, origin, id, version, state),
      answer: saved,
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

/** The crawler as it is, when the actor may see it. */
async function visible({ actor, deps }: RequestContext, { id }: { id: string }): Promise<CrawlerRecord | null> {
  return readableCrawler(actor, (await findCrawlers(deps.db, [id])).get(id));
}

function listRequest(args: QueryCrawlersArgs, { actor, deps }: RequestContext): CrawlerListRequest {
  return {
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    filter: crawlerFilter.conditions(args.filter, deps.clock.now()),
    scope: scopeCondition(actor, 'read', 'Crawler', { shopId: 'c.shop_id' }),
  };
}

function saved({ record, changeId }: Saved<CrawlerRecord>) {
  return { __typename: 'CrawlerSaved' as const, crawler: answerCrawler(record), changeId };
}
