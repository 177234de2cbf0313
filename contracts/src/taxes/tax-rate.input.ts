import { z } from 'zod';
import { code } from '../common/fields.ts';
import { type InputCode, isCountry, line } from '../common/index.ts';
import { parseDecimal } from '../money/index.ts';
import { standardTaxClass, taxClassName } from './tax-class.ts';

export const taxRateLimits = { name: 120, percentDecimals: 4 } as const;

const ppmOfWhole = 1_000_000n;

/** A percentage as it is written in millionths, from 0 to 100 per cent, or what is wrong with it. */
export function readPercent(text: string): InputCode | number {
  // No percentage has thousands, so a comma is a point.
  const decimal = parseDecimal(text.replace(',', '.'));
  if (decimal === undefined) return 'not_a_percentage';
  const { digits, scale } = decimal;
  if (scale > taxRateLimits.percentDecimals) return 'percentage_too_fine';
  const ppm = digits * 10n ** BigInt(taxRateLimits.percentDecimals - scale);
  return ppm < 0n || ppm > ppmOfWhole ? 'percentage_out_of_range' : Number(ppm);
}

/** A rate in per cent as it is written: 88750 gives "8.875". */
export function percentText(ratePpm: number): string {
  const digits = String(ratePpm).padStart(taxRateLimits.percentDecimals + 1, '0');
  const at = digits.length - taxRateLimits.percentDecimals;
  return `${digits.slice(0, at)}.${digits.slice(at)}`.replace(/\.?0+$/, '');
}

/** What a person may set on a tax rate of a shop. */
export const taxRateInput = z
  .object({
    shopId: line(100),
    name: line(taxRateLimits.name),
    country: line(2_000)
      .transform((text) => text.toUpperCase())
      .refine(isCountry, code('not_a_country')),
    region: z
      .string()
      .trim()
      .nullish()
      .transform((text) => text?.toUpperCase() || null)
      .refine((text) => text === null || isRegion(text), code('not_a_region')),
    taxClass: taxClassName.nullish().transform((name) => name || standardTaxClass),
    percent: line(100).transform((text, context) => {
      const read = readPercent(text);
      if (typeof read === 'number') return read;
      context.addIssue({ code: 'custom', message: read });
      return z.NEVER;
    }),
    validFrom: line(100).refine((text) => text === '' || isTaxDay(text), code('not_a_date')),
  })
  .transform(({ percent, ...rate }) => ({ ...rate, ratePpm: percent }));

/** Whether a text may stand behind the country in ISO 3166-2, in capital letters. */
export function isRegion(text: string): boolean {
  return /^[A-Z0-9]{1,3}$/.test(text);
}

/** Whether a text is a day from which a rate may hold: `2027-01-01`. */
export function isTaxDay(text: string): boolean {
  return z.iso.date().safeParse(text).success && text >= '1900';
}

/** A rate as it is saved. */
export type TaxRateDraft = z.output<typeof taxRateInput>;
