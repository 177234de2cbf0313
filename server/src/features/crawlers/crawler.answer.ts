import { lockedFields } from '../../platform/auth/index.ts';
import { Failure } from '../../platform/failure.ts';
import type { RequestContext } from '../../platform/feature.ts';
import type { Crawler, CrawlRun, Shape } from '../../platform/graphql/index.ts';
import { shopMention, shopOf } from '../shops/index.ts';
import { crawlerById, crawlRunById, dateRecords, isTried, pageStates } from './crawler.loaders.ts';
import { areDatesUsed } from './sitemap-dates.ts';
import { type CrawlerRecord, crawlerTransitions, startRefusal } from './crawler.ts';
import { answerRunOf } from './crawl-run.answer.ts';
import type { CrawlRunRecord } from './crawl-run.store.ts';

/** A crawler as GraphQL shows it; shop, last run and page counts are looked up when asked for. */
export function answerCrawler(crawler: CrawlerRecord): Shape<Crawler> {
  return {
    ...crawler,
    shop: (_args: never, context: RequestContext) => shopOf(crawler, context),
    lastRun: async (_args: never, context: RequestContext) => {
      const run = crawler.lastRunId === null ? null : await crawlRunById(context).load(crawler.lastRunId);
      return run && answerRunOf(run, async () => answerCrawler(crawler));
    },
    pages: (_args: never, context: RequestContext) => pageStates(context).load(crawler.id),
    sitemapDates: async (_args: never, context: RequestContext) => {
      const dates = await dateRecords(context).load(crawler.id);
      return dates.checked === 0 ? null : { ...dates, areUsed: areDatesUsed(dates) };
    },
    lockedFields: (_args: never, { actor }: RequestContext) =>
      lockedFields(actor, 'Crawler', { shopId: crawler.shopId }),
    nextStates: async (_args: never, context: RequestContext) => {
      const states = crawlerTransitions[crawler.state];
      const isUntried = crawler.state === 'testing' && !(await isTried(context).load(crawler.id));
      return states.filter((state) => !(isUntried && state === 'active'));
    },
    startRefusal: async ({ dry }: { dry?: boolean | null }, context: RequestContext) => {
      const [shop, run] = await Promise.all([
        shopMention(context).load(crawler.shopId),
        crawler.lastRunId === null ? null : crawlRunById(context).load(crawler.lastRunId),
      ]);
      const { state } = crawler;
      const hasWaitingRun = run?.state === 'queued';
      return startRefusal({ state, shopStatus: shop.status, isDry: dry ?? false, hasWaitingRun }) ?? null;
    },
  };
}

/** A run as GraphQL shows it, with its crawler looked up when asked for. */
export function answerRun(run: CrawlRunRecord): Shape<CrawlRun> {
  return answerRunOf(run, async (context) => {
    const crawler = await crawlerById(context).load(run.crawlerId);
    if (!crawler) throw new Failure('UNKNOWN_ID', 'The crawler of the run is gone.');
    return answerCrawler(crawler);
  });
}
