import type { CrawlerConfig } from '@quarry/contracts/crawlers';
import type { Schedule } from '@quarry/contracts/common';
import { type Reasoned, reasoned } from '@quarry/contracts/wording';
import { statedSchedule } from '../../platform/runs/index.ts';
import type { ShopStatus } from '../shops/index.ts';

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

/** Why nothing new may be read of a shop now; undefined when it may. */
export function refusalOfShop(status: ShopStatus | undefined): Reasoned | undefined {
  if (status === 'SUSPENDED') return reasoned('shop.suspended');
  if (status === 'CLOSED') return reasoned('shop.closed');
  return undefined;
}

/** What decides whether a run of a crawler may be started. */
export type StartFacts = {
  state: ConfigurableState;
  shopStatus: ShopStatus | undefined;
  isDry: boolean;
  /** Whether another run waits for its turn. */
  hasWaitingRun: boolean;
};

/** Why no run may be started as things stand; undefined when one may. */
export function startRefusal({ state, shopStatus, isDry, hasWaitingRun }: StartFacts): Reasoned | undefined {
  if (state === 'archived') return reasoned('crawler.archived');
  if (state === 'draft' && !isDry) return reasoned('crawler.draft');
  return refusalOfShop(shopStatus) ?? (hasWaitingRun ? reasoned('crawl_run.waiting') : undefined);
}

/** The fields an audit entry compares. */
export function auditedCrawler(crawler: CrawlerRecord): Record<string, unknown> {
  const { shopId, name, state, config, schedule } = crawler;
  return { shopId, name, state, config, schedule: statedSchedule(schedule) };
}

export function isConfigurableState(value: unknown): value is ConfigurableState {
  return typeof value === 'string' && Object.hasOwn(crawlerTransitions, value);
}
