import { z } from 'zod';
import { line } from '../common/index.ts';

/** Limits of an account, in characters. */
export const accountLimits = { username: 60, email: 254, shortestPassword: 8, longestPassword: 512 } as const;

const hasControlCharacter = (text: string): boolean => /\p{Cc}/u.test(text);
const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text) && !hasControlCharacter(text);

/** What one says to get an account; the password is taken as it is, spaces included. */
export const accountInput = z.object({
  username: line(accountLimits.username).refine((text) => !hasControlCharacter(text), { error: 'invalid' }),
  email: line(accountLimits.email).refine(isEmail, { error: 'not_an_email' }),
  password: z
    .string()
    .min(accountLimits.shortestPassword, { error: 'too_short' })
    .max(accountLimits.longestPassword, { error: 'too_long' }),
});

export type AccountDraft = z.output<typeof accountInput>;
