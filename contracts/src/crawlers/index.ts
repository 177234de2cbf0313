export {
  type CrawlerConfig,
  crawlerConfigInput,
  type CrawlerDraft,
  crawlerInput,
  crawlerLimits,
  recrawlModes,
} from './crawler.input.ts';
export { type Schedule, scheduleInput, scheduleIntervals } from './schedule.input.ts';
