import { z } from 'zod';
import { line, locale, optionalCurrency, optionalWebAddress } from '../common/index.ts';
import { scheduleInput } from '../common/index.ts';

export const grabberLimits = {
  name: 120,
  rules: 60,
  selector: 500,
  attribute: 60,
  comparedPages: 20,
  /** So much of a processor's time may reading one page take while somebody waits. */
  readingSeconds: 10,
} as const;

/** How fields are read, the better first. */
export const grabStrategies = ['json-ld', 'microdata', 'rdfa', 'meta', 'selector'] as const;

/** Fields that a selector may fill. */
export const selectorFields = [
  'name',
  'description',
  'brand',
  'sku',
  'mpn',
  'gtin',
  'price',
  'listPrice',
  'lowPrice',
  'highPrice',
  'unitPrice',
  'shippingPrice',
  'currency',
  'availability',
  'condition',
  'images',
  'url',
  'category',
  'itemGroup',
  'seller',
  'color',
  'size',
  'material',
  'pattern',
  'gender',
  'ageGroup',
  'weight',
] as const;

/** Where a rule looks on a page that is read item by item. */
export const selectorScopes = ['item', 'page'] as const;

export const grabberKinds = ['pages', 'feed'] as const;

/** Where one field stands. */
const selectorRule = z.object({
  field: z.enum(selectorFields),
  selector: line(grabberLimits.selector),
  attribute: z
    .string()
    .trim()
    .max(grabberLimits.attribute, { error: 'too_long' })
    .nullish()
    .transform((text) => text || null),
  /** Absent means inside each item. */
  scope: z
    .enum(selectorScopes)
    .nullish()
    .transform((scope) => scope ?? 'item'),
});

/** Selectors of a grabber: a rule for each field, and the items of a page that lists several offers. */
export const selectorsInput = z.object({
  rules: z
    .array(selectorRule)
    .max(grabberLimits.rules, { error: 'too_many' })
    .nullish()
    .transform((rules) => rules ?? []),
  /** Each element it matches is an offer of its own; without it a page is read as one. */
  itemSelector: z
    .string()
    .trim()
    .max(grabberLimits.selector, { error: 'too_long' })
    .nullish()
    .transform((text) => text || null),
});

/** How a grabber reads; what is left out takes the value a new grabber begins with. */
export const grabberConfigInput = selectorsInput.extend({
  strategies: z
    .array(z.enum(grabStrategies))
    .max(grabStrategies.length, { error: 'too_many' })
    .nullish()
    .transform((strategies) => (strategies && strategies.length > 0 ? [...new Set(strategies)] : [...grabStrategies])),
  currency: optionalCurrency,
  locale: locale.nullish().transform((text) => text ?? null),
  condition: z
    .enum(['NewCondition', 'UsedCondition', 'RefurbishedCondition', 'DamagedCondition'])
    .nullish()
    .transform((condition) => condition ?? null),
});

/** A grabber of pages names its crawler, one of a feed the feed's address; the other stays empty. */
export const grabberInput = z
  .object({
    shopId: z.uuid({ error: ({ input }) => (input === '' ? 'no_shop' : 'unknown') }),
    name: line(grabberLimits.name),
    kind: z.enum(grabberKinds),
    crawlerId: z.uuid({ error: 'unknown' }).nullish(),
    feedUrl: optionalWebAddress,
    config: grabberConfigInput,
    schedule: scheduleInput
      .nullish()
      .transform((schedule) => schedule ?? ({ every: 'manual', cron: null, timeZone: null } as const)),
  })
  .refine(({ kind, crawlerId }) => kind !== 'pages' || Boolean(crawlerId), { error: 'required', path: ['crawlerId'] })
  .refine(({ kind, feedUrl }) => kind !== 'feed' || Boolean(feedUrl), { error: 'required', path: ['feedUrl'] })
  .transform((draft) => ({
    ...draft,
    crawlerId: draft.kind === 'pages' ? (draft.crawlerId ?? null) : null,
    feedUrl: draft.kind === 'feed' ? draft.feedUrl : null,
  }));

export type GrabberConfig = z.output<typeof grabberConfigInput>;
/**
 * Stored settings as they would be stored now: what was left out, empty or null, and means the same, is one. Those that the rules of today
 * refuse stay as they are.
 */
export function normalGrabberConfig(stored: GrabberConfig): GrabberConfig {
  const read = grabberConfigInput.safeParse(stored);
  return read.success ? read.data : stored;
}

export type GrabberDraft = z.output<typeof grabberInput>;
export type GrabStrategy = (typeof grabStrategies)[number];
