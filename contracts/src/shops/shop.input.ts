import { z } from 'zod';
import {
  line,
  locale,
  optionalCountry,
  optionalCurrency,
  optionalEmail,
  timeZone,
  webAddress,
} from '../common/index.ts';

export const shopLimits = { name: 120, minDelayMs: { min: 0, max: 600_000 } } as const;

export const shopKinds = ['own', 'partner', 'observed'] as const;
export const shopStatuses = ['DRAFT', 'ACTIVE', 'SUSPENDED', 'CLOSED'] as const;

type ShopStatus = (typeof shopStatuses)[number];

/** Where a shop may go from each status; a closed one stays closed. */
export const nextShopStatuses: Record<ShopStatus, readonly ShopStatus[]> = {
  DRAFT: ['ACTIVE'],
  ACTIVE: ['SUSPENDED'],
  SUSPENDED: ['ACTIVE', 'CLOSED'],
  CLOSED: [],
};

/** The statuses that a new shop may begin with. */
export const firstShopStatuses: readonly ShopStatus[] = ['DRAFT', 'ACTIVE'];

/** What a person may set on a shop; what is left out takes the value a new shop begins with. */
export const shopInput = z.object({
  name: line(shopLimits.name),
  url: webAddress,
  country: optionalCountry,
  currency: optionalCurrency,
  pricesIncludeTax: z
    .boolean()
    .nullish()
    .transform((included) => included ?? true),
  locale: locale.nullish().transform((text) => text ?? 'en'),
  timeZone: timeZone.nullish().transform((text) => text ?? 'UTC'),
  contactEmail: optionalEmail,
  kind: z.enum(shopKinds),
  isMarketplace: z
    .boolean()
    .nullish()
    .transform((isMarketplace) => isMarketplace ?? false),
  status: z
    .enum(shopStatuses)
    .nullish()
    .transform((status) => status ?? 'ACTIVE'),
  minDelayMs: z
    .int({ error: 'not_whole' })
    .min(shopLimits.minDelayMs.min, { error: 'too_small' })
    .max(shopLimits.minDelayMs.max, { error: 'too_large' })
    .nullish()
    .transform((delay) => delay ?? 1_000),
});

export type ShopDraft = z.output<typeof shopInput>;
