export {
  fetchOutcomes,
  funnelStages,
  pageStates,
  pageTypes,
  stopReasons,
  type FetchOutcome,
  type FunnelStage,
  type PageState,
  type PageType,
  type StopReason,
} from './crawl-words.ts';
export {
  type CrawlerConfig,
  crawlerConfigInput,
  type CrawlerDraft,
  crawlerInput,
  crawlerLimits,
  recrawlModes,
} from './crawler.input.ts';
export { type Schedule, scheduleInput, scheduleIntervals } from './schedule.input.ts';
