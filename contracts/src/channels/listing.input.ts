import { z } from 'zod';
import { type CheckedInput, checkInput, type InputCode, inputIssue } from '../common/index.ts';
import { parseDecimal, toMinor } from '../money/index.ts';

export const listingLimits = { amountMinor: 10_000_000_000_000, cells: 5_000, channels: 10 } as const;

/** In the order in which they are overcome. */
export const listingReasons = [
  'NOT_PUBLISHED',
  'NOT_YET',
  'OVER',
  'PRODUCT_NOT_ACTIVE',
  'CHANNEL_DRAFT',
  'CHANNEL_ARCHIVED',
  'NO_PRICE',
  'NO_TAX_RATE',
  'OPEN_ERRORS',
] as const;
export type ListingReason = (typeof listingReasons)[number];

export const listingStates = ['OFF', 'SCHEDULED', 'LISTED', 'REFUSED'] as const;
export type ListingState = (typeof listingStates)[number];

/** What is wrong with an amount of a listing. */
export const amountFaults = [
  'not_a_decimal',
  'too_small',
  'too_large',
  'too_many_decimals',
  'channel_without_currency',
  'list_below_price',
  'list_without_price',
] as const satisfies readonly InputCode[];
export type AmountFault = (typeof amountFaults)[number];

/** A decimal text in minor units of the channel's currency, or what is wrong with it. */
export function listingAmount(text: string, currency: string | null): number | AmountFault {
  const decimal = text.length > 100 ? undefined : parseDecimal(text);
  if (decimal === undefined) return 'not_a_decimal';
  if (decimal.digits < 0n) return 'too_small';
  if (currency === null) return 'channel_without_currency';
  const counted = toMinor(text, currency);
  if (counted === undefined || counted.minor > listingLimits.amountMinor) return 'too_large';
  return counted.rounded ? 'too_many_decimals' : counted.minor;
}

/** What is wrong between the two amounts of a listing. */
export function listPriceFault(price: number | null, listPrice: number | null): AmountFault | null {
  if (listPrice === null) return null;
  if (price === null) return 'list_without_price';
  return listPrice < price ? 'list_below_price' : null;
}

const optionalAmount = (currency: string | null) =>
  z
    .string()
    .trim()
    .nullish()
    .transform((text, context) => {
      if (!text) return null;
      const read = listingAmount(text, currency);
      if (typeof read === 'number') return read;
      context.addIssue({ code: 'custom', message: read });
      return z.NEVER;
    });

const optionalTime = z
  .date()
  .nullish()
  .transform((time) => time ?? null);

const listingInput = (currency: string | null) =>
  z
    .object({
      published: z.boolean(),
      publishAt: optionalTime,
      unpublishAt: optionalTime,
      price: optionalAmount(currency),
      listPrice: optionalAmount(currency),
    })
    .superRefine(({ price, listPrice }, context) => {
      const fault = listPriceFault(price, listPrice);
      if (fault) context.addIssue({ code: 'custom', path: ['listPrice'], message: fault });
    });

/** What is said of a variant on a channel, its amounts in minor units of the channel's currency. */
export type ListingDraft = z.output<ReturnType<typeof listingInput>>;

/** Whether and when a variant is on a channel. */
type ListingTimes = Pick<ListingDraft, 'published' | 'publishAt' | 'unpublishAt'>;
const listingTimes = ['publishAt', 'unpublishAt'] as const;

/** Which times are said anew although they are over; what was said before may stay, whatever became of it. */
export function timesOver(before: ListingTimes, draft: ListingTimes, now: Date): (typeof listingTimes)[number][] {
  if (!draft.published) return [];
  return listingTimes.filter((field) => {
    const time = draft[field];
    const isOld = before.published && before[field]?.getTime() === time?.getTime();
    return time !== null && time <= now && !isOld;
  });
}

/** Whether it is on the channel at a moment, as far as people said so. */
export function isOnChannel({ published, publishAt, unpublishAt }: ListingTimes, now: Date): boolean {
  return published && (publishAt === null || publishAt <= now) && (unpublishAt === null || unpublishAt > now);
}

/** Whether what is on the channel would be off it until a later start. */
export function isInterrupted(before: ListingTimes, { published, publishAt }: ListingTimes, now: Date): boolean {
  return published && publishAt !== null && publishAt > now && isOnChannel(before, now);
}

/** Whether a listing would end before it begins. */
export function isUpsideDown({ publishAt, unpublishAt }: ListingTimes): boolean {
  return publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt;
}

type ListingKnown = {
  currency: string | null;
  /** What is said so far. */
  before: ListingTimes;
  /** Whether it is listed now: what is refused on the channel is not taken off it by a later start. */
  isListed: boolean;
  /** The moment from which times are judged. */
  now: Date;
};

/** What is said of a variant on a channel, or every field that is wrong. */
export function checkListing(
  input: ListingTimes & Readonly<Record<string, unknown>>,
  { currency, before, isListed, now }: ListingKnown,
): CheckedInput<ListingDraft> {
  const checked = checkInput(listingInput(currency), input);
  const over = timesOver(before, input, now);
  const issues = [
    ...(checked.ok ? [] : checked.issues),
    ...over.map((field) => inputIssue(field, 'time_is_over')),
    ...(isListed && isInterrupted(before, input, now) ? [inputIssue('publishAt', 'on_channel_already')] : []),
    ...(isUpsideDown(input) && !over.includes('unpublishAt')
      ? [inputIssue('unpublishAt', 'ends_before_it_begins')]
      : []),
  ];
  return checked.ok && issues.length === 0 ? checked : { ok: false, issues };
}

const givenTime = z.coerce.date().nullish();

/** What many are listed with at once. */
export const publishInput = z.object({
  publishAt: givenTime.transform((time) => time ?? null),
});
const channelId = z.uuid({ error: (issue) => (issue.input === undefined ? 'required' : 'unknown') });
export const publishOnChannelInput = publishInput.extend({ channelId });
export const takeOffChannelInput = z.object({ channelId });

/** A change of one cell of the matrix; what is absent stays as it is. */
export const listingCellInput = z.object({
  channelId: z.string(),
  variantId: z.string(),
  published: z.boolean().nullish(),
  publishAt: givenTime,
  unpublishAt: givenTime,
  price: z.string().nullish(),
  listPrice: z.string().nullish(),
});
export type ListingCell = z.output<typeof listingCellInput>;

/** They come in parts, each as long as the door takes lists. */
export const listingCellsInput = z.object({
  cells: z
    .array(z.array(listingCellInput))
    .transform((parts) => parts.flat())
    .pipe(
      z.array(z.custom<ListingCell>()).min(1, { error: 'required' }).max(listingLimits.cells, { error: 'too_many' }),
    ),
});
