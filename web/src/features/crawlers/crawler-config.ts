import { crawlerInput, type CrawlerConfig, type CrawlerDraft } from '@quarry/contracts/crawlers';
import { checkInput } from '@quarry/contracts/common';
import type { Control, DeepPartialSkipArrayKey } from 'react-hook-form';
import { dailySchedule, scheduleValuesOf, type ScheduleValues } from '../../ui/lifecycle/index.ts';
import type { CrawlerDetailFragment } from './crawlers.operations.generated.ts';

export type CrawlerValues = {
  shopId: string;
  name: string;
  config: CrawlerConfig;
  schedule: ScheduleValues;
};

export type CrawlerControl = Control<CrawlerValues, unknown, CrawlerDraft>;

/** What the fields of a stored crawler begin with. */
export function valuesOf({ shop, name, config, schedule }: CrawlerDetailFragment): CrawlerValues {
  return {
    shopId: shop.id,
    name,
    config: {
      ...config,
      seeds: [...config.seeds],
      sitemaps: [...config.sitemaps],
      includeGlobs: [...config.includeGlobs],
      excludeGlobs: [...config.excludeGlobs],
      productGlobs: [...config.productGlobs],
      listingGlobs: [...config.listingGlobs],
      keepQuery: [...config.keepQuery],
      recrawl: config.recrawl === 'full' ? 'full' : 'adaptive',
    },
    schedule: scheduleValuesOf(schedule),
  };
}

/** What the fields of a new crawler begin with, before a shop is chosen. */
export function newValues(shopId: string): CrawlerValues {
  return {
    shopId,
    name: '',
    config: {
      seeds: [],
      useSitemaps: true,
      sitemaps: [],
      includeSubdomains: false,
      includeGlobs: [],
      excludeGlobs: [],
      productGlobs: [],
      listingGlobs: [],
      keepQuery: [],
      maxDepth: 10,
      minDelayMs: 1000,
      concurrency: 1,
      maxPages: 100_000,
      maxMinutes: 1440,
      maxErrorRate: 0.5,
      recrawl: 'adaptive',
    },
    schedule: dailySchedule(),
  };
}

/** The part that estimate and address test look at; nothing while it could not be saved either. */
export function usableConfig({
  shopId,
  config,
}: DeepPartialSkipArrayKey<CrawlerValues>): Pick<CrawlerDraft, 'shopId' | 'config'> | undefined {
  const checked = checkInput(crawlerInput, { shopId, name: '-', config });
  return checked.ok ? { shopId: checked.value.shopId, config: checked.value.config } : undefined;
}
