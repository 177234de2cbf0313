import { z } from 'zod';
import { accountLimits } from './account-limits.ts';
import { codeDigits } from './second-factor.ts';

const digits = new RegExp(`^\\d{${codeDigits}}$`);

/** The present password, asked for once more. */
export const ownPasswordInput = z.object({
  password: z.string().min(1, { error: 'required' }).max(accountLimits.longestPassword, { error: 'too_long' }),
});

/** The first code of a second factor; apps show it with a space in the middle. */
export const secondFactorInput = z.object({
  setup: z.string().max(2000, { error: 'too_long' }),
  code: z
    .string()
    .transform((text) => text.replaceAll(/\s/g, ''))
    .refine((text) => digits.test(text), { error: 'not_a_code' }),
});

export type OwnPasswordDraft = z.output<typeof ownPasswordInput>;
export type SecondFactorDraft = z.output<typeof secondFactorInput>;
