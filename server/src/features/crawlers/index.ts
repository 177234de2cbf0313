import type { Feature } from '../../platform/feature.ts';
import { crawlLoop } from './engine/crawl-loop.ts';

export { createCrawler, type CrawlerChange } from './crawler.commands.ts';
export type { CrawlerRecord } from './crawler.ts';
export { cancelCrawlRun, startCrawlRun } from './crawl-run.commands.ts';
export { finalStates, type RunState } from './crawl-run.ts';
export { type CrawlRunRecord, findCrawlRuns } from './crawl-run.store.ts';
export { crawlLoop } from './engine/crawl-loop.ts';

export const crawlersFeature: Feature = {
  name: 'crawlers',
  loops: [{ name: 'crawl', run: crawlLoop }],
};
