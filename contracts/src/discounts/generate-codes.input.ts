import { z } from 'zod';
import { codePattern, discountCodeLimits } from './discount-code.ts';
import { discountLimits, whole } from './discount.input.ts';
import { normalCode } from './discount.ts';

const { atOnce, length, prefix } = discountCodeLimits;

const limitTotal = whole(1, discountLimits.uses);

export const generateCodesInput = z.object({
  count: z.int({ error: 'not_whole' }).min(1, { error: 'too_small' }).max(atOnce, { error: 'too_large' }),
  prefix: z
    .string()
    .transform(normalCode)
    .pipe(
      z
        .string()
        .max(prefix, { error: 'too_long' })
        .refine((text) => text === '' || codePattern.test(text), { error: 'not_a_discount_code' }),
    )
    .nullish()
    .transform((text) => text ?? ''),
  length: whole(length.min, length.max).transform((signs) => signs ?? length.usual),
  limitTotal,
});

export const addCodesInput = z.object({
  codes: z.array(z.string()).min(1, { error: 'required' }).max(atOnce, { error: 'too_many' }),
  limitTotal,
});

export type GenerateCodesDraft = z.output<typeof generateCodesInput>;
export type AddCodesDraft = z.output<typeof addCodesInput>;
