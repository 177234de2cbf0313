import { bulkList, eachRow } from '../../platform/commands/index.ts';
import { crawlRunResolvers } from './crawl-run.resolvers.ts';
import { crawlerById } from './crawler.loaders.ts';
import { crawlerResolvers } from './crawler.resolvers.ts';
import type { CrawlerRecord } from './crawler.ts';

/** What can be done to many crawlers at once. */
export const crawlerBulk = bulkList<CrawlerRecord>({
  find: (context, ids) => Promise.all(ids.map((id) => crawlerById(context).load(id))),
  actions: {
    start: {
      right: ['run', 'Crawler'],
      run: eachRow(crawlRunResolvers.Mutation.startCrawlRun, ({ id }) => ({ crawlerId: id, dry: false })),
    },
    pause: {
      right: ['update', 'Crawler', undefined, 'by_field'],
      run: eachRow(crawlerResolvers.Mutation.changeCrawlerState, ({ id, version }) => ({
        id,
        version,
        state: 'paused' as const,
      })),
      undo: 'revert',
    },
  },
});
