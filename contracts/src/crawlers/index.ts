export {
  fetchOutcomes,
  funnelStages,
  pageStates,
  pageTypes,
  stopReasons,
  visitOutcomes,
  waitingPageStates,
  type FetchOutcome,
  type FoundType,
  type FunnelStage,
  type PageState,
  type PageType,
  type StopReason,
  type VisitOutcome,
} from './crawl-words.ts';
export {
  type CrawlerConfig,
  crawlerConfigInput,
  type CrawlerDraft,
  crawlerInput,
  crawlerLimits,
  recrawlModes,
} from './crawler.input.ts';
