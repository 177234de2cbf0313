import { z } from 'zod';
import { type AttributeType, measureSchema, optionLimits } from '../attributes/index.ts';
import { largestAmountMinor, line, locale, webAddress } from '../common/index.ts';
import { isCurrencyCode, type Money } from '../money/index.ts';
import { taxClassLimit, taxClassName } from '../taxes/index.ts';
import { productLimits } from './product.input.ts';

export const valueLimits = { text: productLimits.name, longText: productLimits.description } as const;

const reference = z.uuid({ error: 'unknown' });

const money = z.object(
  {
    minor: z
      .int({ error: 'not_an_amount' })
      .min(-largestAmountMinor, { error: 'too_small' })
      .max(largestAmountMinor, { error: 'too_large' }),
    currency: z.string({ error: 'not_a_currency' }).refine(isCurrencyCode, { error: 'not_a_currency' }),
  },
  { error: 'not_an_amount' },
);

/** Whether a value is an amount of money. */
export function isMoneyValue(value: unknown): value is Money {
  return money.safeParse(value).success;
}

/** What a value of each type of attribute may be. Whether a reference leads to a record is the server's to judge. */
const valueSchemas: Record<Exclude<AttributeType, 'measure'>, z.ZodType> = {
  text: line(valueLimits.text),
  long_text: line(valueLimits.longText),
  integer: z.int({ error: 'not_whole' }),
  number: z.number({ error: 'not_a_number' }),
  money,
  boolean: z.boolean({ error: 'invalid' }),
  option: reference,
  options: z
    .array(reference, { error: 'unknown' })
    .min(1, { error: 'required' })
    .transform((ids) => [...new Set(ids)])
    .refine((ids) => ids.length <= optionLimits.chosen, { error: 'too_many' }),
  // A year of three digits is the beginning of one.
  date: z.iso.date({ error: 'invalid' }).refine((day) => day >= '1000', { error: 'invalid' }),
  url: webAddress,
  media: reference,
  brand: reference,
  category: reference,
  product: reference,
};

/** What of an attribute says what its values may be. */
export type TypedAttribute = { code: string; type: AttributeType; unitFamily: string | null };

/** What a value of this attribute may be. A class is compared with those of tax rates, and so written as they are. */
export function valueSchemaOf({ code, type, unitFamily }: TypedAttribute): z.ZodType {
  if (type === 'measure') return measureSchema(unitFamily);
  return code === 'tax_class' ? line(taxClassLimit).pipe(taxClassName) : valueSchemas[type];
}

/** A value set by hand, before its attribute is known; `value` null clears what was set by hand. */
export const handValueInput = z.object({
  productId: reference,
  version: z.int(),
  variantId: reference.nullish().transform((id) => id ?? null),
  attributeCode: line(60),
  locale: locale.nullish().transform((text) => text ?? null),
  value: z.unknown().transform((value) => value ?? null),
});

export type HandValueDraft = z.output<typeof handValueInput>;

/** A picture for a product, which the caller uploaded. */
export const productPictureInput = z.object({ productId: reference, version: z.int(), uploadId: reference });

export type ProductPictureDraft = z.output<typeof productPictureInput>;
