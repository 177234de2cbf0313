import type { CrawlerConfig, Schedule } from '@quarry/contracts/crawlers';

export type ConfigurableState = 'draft' | 'testing' | 'active' | 'paused' | 'archived';

/** A crawler as it is stored, with its newest configuration. */
export type CrawlerRecord = {
  id: string;
  shopId: string;
  name: string;
  state: ConfigurableState;
  configId: string;
  config: CrawlerConfig;
  configVersion: number;
  schedule: Schedule;
  nextRunAt: Date | null;
  lastRunId: string | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

/** Which states a person may choose next. A crawler leaves `testing` for `active` only after a dry run that fetched something. */
export const crawlerTransitions: Record<ConfigurableState, readonly ConfigurableState[]> = {
  draft: ['testing', 'archived'],
  testing: ['active', 'draft', 'archived'],
  active: ['paused', 'archived'],
  paused: ['active', 'archived'],
  archived: [],
};

/** The fields an audit entry compares. */
export function auditedCrawler(crawler: CrawlerRecord): Record<string, unknown> {
  const { shopId, name, state, config, schedule } = crawler;
  return { shopId, name, state, config, schedule };
}

export function isConfigurableState(value: unknown): value is ConfigurableState {
  return typeof value === 'string' && Object.hasOwn(crawlerTransitions, value);
}
