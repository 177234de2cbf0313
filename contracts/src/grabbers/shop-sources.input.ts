import { z } from 'zod';
import { webAddress } from '../common/index.ts';
import { crawlerLimits } from '../crawlers/index.ts';
import { scheduleInput } from '../common/index.ts';
import { selectorsInput } from './grabber.input.ts';

export const shopSourcesLimits = { feeds: 20 } as const;

/** How a new shop is to be read: by a crawler of its pages, by its feeds, or by both. */
export const shopSourcesInput = selectorsInput.extend({
  crawl: z.boolean(),
  seeds: z
    .array(webAddress)
    .max(crawlerLimits.addresses, { error: 'too_many' })
    .nullish()
    .transform((seeds) => seeds ?? []),
  maxPages: z
    .int({ error: 'not_whole' })
    .min(crawlerLimits.maxPages.min, { error: 'too_small' })
    .max(crawlerLimits.maxPages.max, { error: 'too_large' })
    .nullish()
    .transform((pages) => pages ?? null),
  feedUrls: z
    .array(webAddress)
    .max(shopSourcesLimits.feeds, { error: 'too_many' })
    .nullish()
    .transform((urls) => [...new Set(urls)]),
  schedule: scheduleInput
    .nullish()
    .transform((schedule) => schedule ?? ({ every: 'manual', cron: null, timeZone: null } as const)),
  startNow: z.boolean(),
});

export type ShopSourcesDraft = z.output<typeof shopSourcesInput>;
