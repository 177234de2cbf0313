import { z } from 'zod';
import { discountCodeLimits } from './discount-code.ts';
import { discountLimits } from './discount.input.ts';
import { normalCode } from './discount.ts';

const { atOnce, length, prefix } = discountCodeLimits;

const limitTotal = z
  .int({ error: 'not_whole' })
  .min(1, { error: 'too_small' })
  .max(discountLimits.uses, { error: 'too_large' })
  .nullish()
  .transform((limit) => limit ?? null);

export const generateCodesInput = z.object({
  count: z.int({ error: 'not_whole' }).min(1, { error: 'too_small' }).max(atOnce, { error: 'too_large' }),
  prefix: z
    .string()
    .transform(normalCode)
    .pipe(
      z
        .string()
        .max(prefix, { error: 'too_long' })
        .regex(/^[\p{L}\p{N}._-]*$/u, { error: 'not_a_discount_code' }),
    )
    .nullish()
    .transform((text) => text ?? ''),
  length: z
    .int({ error: 'not_whole' })
    .min(length.min, { error: 'too_small' })
    .max(length.max, { error: 'too_large' })
    .nullish()
    .transform((signs) => signs ?? length.usual),
  limitTotal,
});

export const addCodesInput = z.object({
  codes: z.array(z.string()).min(1, { error: 'required' }).max(atOnce, { error: 'too_many' }),
  limitTotal,
});

export type GenerateCodesDraft = z.output<typeof generateCodesInput>;
export type AddCodesDraft = z.output<typeof addCodesInput>;
