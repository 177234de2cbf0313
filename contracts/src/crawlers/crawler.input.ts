import { z } from 'zod';
import { line, webAddress, scheduleInput } from '../common/index.ts';

export const crawlerLimits = {
  name: 120,
  addresses: 50,
  globs: 100,
  globLength: 500,
  maxDepth: { min: 0, max: 100 },
  minDelayMs: { min: 0, max: 60_000 },
  concurrency: { min: 1, max: 16 },
  maxPages: { min: 1, max: 10_000_000 },
  maxMinutes: { min: 1, max: 43_200 },
  maxErrorRate: { min: 0.01, max: 1 },
} as const;

/** `full`: every run reads all known pages; `adaptive`: a scheduled run reads those that are due. */
export const recrawlModes = ['full', 'adaptive'] as const;

type Range = { min: number; max: number };

const whole = ({ min, max }: Range, absent: number) =>
  z
    .int({ error: 'not_whole' })
    .min(min, { error: 'too_small' })
    .max(max, { error: 'too_large' })
    .nullish()
    .transform((value) => value ?? absent);

const flag = (absent: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((value) => value ?? absent);

const list = <Item extends z.ZodType>(item: Item, max: number) =>
  z
    .array(item)
    .max(max, { error: 'too_many' })
    .nullish()
    .transform((values) => values ?? []);

/** A path pattern (`/products/*`) or a pattern over the whole address; `*` stands for any run of characters. */
const glob = z
  .string()
  .trim()
  .max(crawlerLimits.globLength, { error: 'too_long' })
  .regex(/^(?:\/|\*|https?:\/\/)\S*$/i, { error: 'not_a_glob' });

/** What a crawler takes up and how politely; what is left out takes the value a new crawler begins with. */
export const crawlerConfigInput = z.object({
  seeds: z.array(webAddress).min(1, { error: 'required' }).max(crawlerLimits.addresses, { error: 'too_many' }),
  useSitemaps: flag(true),
  sitemaps: list(webAddress, crawlerLimits.addresses),
  includeSubdomains: flag(false),
  includeGlobs: list(glob, crawlerLimits.globs),
  excludeGlobs: list(glob, crawlerLimits.globs),
  productGlobs: list(glob, crawlerLimits.globs),
  listingGlobs: list(glob, crawlerLimits.globs),
  keepQuery: list(line(200), crawlerLimits.globs),
  maxDepth: whole(crawlerLimits.maxDepth, 10),
  minDelayMs: whole(crawlerLimits.minDelayMs, 1000),
  concurrency: whole(crawlerLimits.concurrency, 1),
  maxPages: whole(crawlerLimits.maxPages, 100_000),
  maxMinutes: whole(crawlerLimits.maxMinutes, 1440),
  maxErrorRate: z
    .number({ error: 'not_a_number' })
    .min(crawlerLimits.maxErrorRate.min, { error: 'too_small' })
    .max(crawlerLimits.maxErrorRate.max, { error: 'too_large' })
    .nullish()
    .transform((rate) => rate ?? 0.5),
  recrawl: z
    .enum(recrawlModes)
    .nullish()
    .transform((mode) => mode ?? 'adaptive'),
});

export const crawlerInput = z.object({
  shopId: z.uuid({ error: ({ input }) => (input === '' ? 'no_shop' : 'unknown') }),
  name: line(crawlerLimits.name),
  config: crawlerConfigInput,
  schedule: scheduleInput
    .nullish()
    .transform((schedule) => schedule ?? ({ every: 'manual', cron: null, timeZone: null } as const)),
});

export type CrawlerConfig = z.output<typeof crawlerConfigInput>;
export type CrawlerDraft = z.output<typeof crawlerInput>;
