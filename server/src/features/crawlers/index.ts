import type { Feature } from '../../platform/feature.ts';
import { partOf } from '../../platform/records/index.ts';
import { crawlWork } from './crawl-jobs.ts';
import { fetchFilter, runPageFilter } from './crawl-run-rows.store.ts';
import { crawlRunFilter } from './crawl-run.store.ts';
import { crawlerBulk } from './crawler.bulk.ts';
import { crawlerFilter } from './crawler.store.ts';
import { crawlRunResolvers } from './crawl-run.resolvers.ts';
import { crawlerHistory } from './crawler.history.ts';
import { crawlerById, crawlRunById } from './crawler.loaders.ts';
import { crawlerResolvers } from './crawler.resolvers.ts';
import { crawlLoop } from './engine/crawl-loop.ts';
import { scheduleLoop } from './engine/schedule-loop.ts';
import { namedCrawlers } from './named-crawlers.ts';
import { crawlersPersonal } from './crawlers.personal.ts';

export { forgetCrawlItems } from './forget-crawl-items.store.ts';
export { createCrawler } from './crawler.commands.ts';
export { crawlerById };
export { type CrawlerRecord, refusalOfShop } from './crawler.ts';
export { crawlerForAddress } from './crawl-by-address.ts';
export { fetchWholeAgain } from './engine/frontier.store.ts';
export { selectorRulesOf } from './engine/read-selected.ts';
export { recentReading } from './recent-readings.ts';
export { figuresOfRun } from './run-figures.ts';
export { newFetchesOfRun, type PageReport } from './crawl-run-figures.store.ts';
export { cancelCrawlRun, startCrawlRun } from './crawl-run.commands.ts';
export { finalStates, type RunState } from './crawl-run.ts';
export {
  countCrawlRuns,
  crawlRunFilter,
  type CrawlRunRecord,
  findCrawlRuns,
  readsOnlyDuePages,
  requestedOn,
} from './crawl-run.store.ts';
export { mayReadFetch } from './fetch-reader.store.ts';
export { crawlLoop } from './engine/crawl-loop.ts';
export { statusOfShop } from './crawler.store.ts';

export const crawlersFeature: Feature = {
  name: 'crawlers',
  personal: crawlersPersonal,
  resolvers: {
    Query: { ...crawlerResolvers.Query, ...crawlRunResolvers.Query },
    Mutation: { ...crawlerResolvers.Mutation, ...crawlRunResolvers.Mutation },
    Subscription: crawlRunResolvers.Subscription,
  },
  work: [crawlWork],
  records: [
    {
      entity: 'crawler',
      subject: 'Crawler',
      stored: { table: 'crawler', name: 'name', shop: 'shop_id' },
      isNamedInTrail: true,
      path: '/crawlers',
      list: { query: 'crawlers', filter: crawlerFilter, bulk: crawlerBulk },
      history: crawlerHistory,
      named: namedCrawlers,
    },
    {
      entity: 'crawl_run',
      subject: 'Crawler',
      stored: partOf('crawler', { table: 'crawl_run', column: 'crawler_id' }),
      list: { query: 'crawlRuns', filter: crawlRunFilter },
      announced: async (context, id) => (await crawlRunById(context).load(id)) !== null,
    },
  ],
  loops: [
    { name: 'crawl', apart: { unit: 'run', leaves: 'reason' }, run: crawlLoop },
    { name: 'crawl-schedule', apart: { unit: 'record', leaves: 'rest' }, run: scheduleLoop },
  ],
  lists: { crawlFetches: { filter: fetchFilter, exported: 'Crawler' }, crawlRunPages: { filter: runPageFilter } },
};
