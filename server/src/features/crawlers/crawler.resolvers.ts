import { sentence, wording } from '@quarry/contracts/wording';
import { checkInput } from '@quarry/contracts/common';
import { crawlerConfigInput, crawlerInput } from '@quarry/contracts/crawlers';
import { authorize, scopeCondition } from '../../platform/auth/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { RequestContext, ResolverMap } from '../../platform/feature.ts';
import type { QueryCrawlersArgs, Resolvers } from '../../platform/graphql/index.ts';
import { isId, knownIds } from '../../platform/ids.ts';
import { shopById } from '../shops/index.ts';
import { answerCrawler } from './crawler.answer.ts';
import { crawlerById, readableCrawler } from './crawler.loaders.ts';
import type { CrawlerRecord } from './crawler.ts';
import {
  changeCrawlerState,
  createCrawler,
  type CrawlerChange,
  type CrawlerStateOutcome,
  updateCrawler,
} from './crawler.commands.ts';
import { countCrawlers, type CrawlerListRequest, findCrawlers, listCrawlers } from './crawler.store.ts';
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
    createCrawler: async (_root, { input }, context) => {
      authorize(context.actor, 'create', 'Crawler', { shopId: input.shopId });
      const draft = checkInput(crawlerInput, input);
      if (!draft.ok) return { __typename: 'InvalidInput', issues: draft.issues };
      const outcome = await createCrawler(context.deps, byScreen(context), draft.value);
      return outcome.kind === 'saved' ? saved(outcome.crawler) : notFound('shop', input.shopId);
    },
    updateCrawler: async (_root, { id, version, input }, context) => {
      const current = await forChange(context, id, 'update');
      if (!current) return notFound('crawler', id);
      const draft = checkInput(crawlerInput, input);
      if (!draft.ok) return { __typename: 'InvalidInput', issues: draft.issues };
      return answer(await updateCrawler(context.deps, byScreen(context), id, version, draft.value), id);
    },
    changeCrawlerState: async (_root, { id, version, state }, context) => {
      const current = await forChange(context, id, state === 'archived' ? 'archive' : 'update');
      if (!current) return notFound('crawler', id);
      const outcome = await changeCrawlerState(context.deps, byScreen(context), id, version, state);
      if (outcome.kind === 'not_allowed') return { __typename: 'NotAllowedNow', ...outcome };
      return answer(outcome, id);
    },
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'> & ResolverMap;

/** The crawler, when the actor may see and change it; one that is hidden does not exist. */
async function forChange(
  { actor, deps }: RequestContext,
  id: string,
  action: 'update' | 'archive',
): Promise<CrawlerRecord | null> {
  const crawler = isId(id) ? readableCrawler(actor, (await findCrawlers(deps.db, [id])).get(id)) : null;
  if (crawler) authorize(actor, action, 'Crawler', { shopId: crawler.shopId });
  return crawler;
}

function listRequest(args: QueryCrawlersArgs, { actor }: RequestContext): CrawlerListRequest {
  return {
    first: args.first ?? 100,
    after: args.after ?? null,
    from: args.from ?? null,
    search: args.search ?? null,
    sort: args.sort ?? null,
    shopIds: knownIds(args.filter?.shopId),
    states: args.filter?.state ?? null,
    scope: scopeCondition(actor, 'read', 'Crawler', { shopId: 'c.shop_id' }),
  };
}

function byScreen({ actor, requestId }: RequestContext): CrawlerChange {
  return { actor, cause: 'screen', requestId };
}

const saved = (crawler: CrawlerRecord) => ({ __typename: 'CrawlerSaved' as const, crawler: answerCrawler(crawler) });
const notFound = (entity: string, id: string) => ({ __typename: 'NotFound' as const, entity, id });

function answer(outcome: Exclude<CrawlerStateOutcome, { kind: 'not_allowed' }>, id: string) {
  switch (outcome.kind) {
    case 'saved':
      return saved(outcome.crawler);
    case 'conflict':
      return { __typename: 'VersionConflict' as const, entity: 'crawler', id, currentVersion: outcome.currentVersion };
    case 'not_found':
      return notFound(outcome.entity, id);
  }
}
