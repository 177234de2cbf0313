import { z } from 'zod';
import { line, locale, optionalCountry, optionalCurrency } from '../common/index.ts';

export const channelLimits = { name: 120, fallbackLocales: 10 } as const;

export const channelStatuses = ['DRAFT', 'ACTIVE', 'PAUSED', 'ARCHIVED'] as const;

/** A language may still be missing while a channel is a draft. */
const optionalLocale = z
  .string()
  .trim()
  .nullish()
  .transform((text) => text || null)
  .pipe(locale.nullable());

const fields = {
  name: line(channelLimits.name),
  // Tax rates are found by it.
  country: optionalCountry,
  currency: optionalCurrency,
  locale: optionalLocale,
  fallbackLocales: z
    .array(locale)
    .max(channelLimits.fallbackLocales, { error: 'too_many' })
    .nullish()
    .transform((locales) => [...new Set(locales ?? [])]),
};

/** What a person may set on a channel. */
export const channelInput = z.object({ ...fields, pricesWithTax: z.boolean() });

/** The same for a new one: what is left out is that of its shop. */
export const newChannelInput = z.object({
  ...fields,
  shopId: z.string(),
  kind: z.string(),
  pricesWithTax: z
    .boolean()
    .nullish()
    .transform((isWith) => isWith ?? null),
});

export type ChannelDraft = z.output<typeof channelInput>;
export type NewChannelDraft = z.output<typeof newChannelInput>;
