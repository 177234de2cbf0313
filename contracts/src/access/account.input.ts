import { z } from 'zod';
import { line } from '../common/index.ts';
import { passwordFault } from './new-password.ts';
import { accountLimits } from './account-limits.ts';

const hasControlCharacter = (text: string): boolean => /\p{Cc}/u.test(text);
/** Words with dots between them on both sides: no brackets, quotes or colons, which lists and mail programs put around an address. */
const emailShape =
  /^[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*$/;
/** What DNS allows between two dots. A host without any dot may be the mail server of a company. */
const longestLabel = 63;
const hasHost = (text: string): boolean =>
  text
    .slice(text.lastIndexOf('@') + 1)
    .split('.')
    .every((label) => label.length <= longestLabel);
/** What SMTP takes before the sign (RFC 5321, 4.5.3.1.1). */
const longestMailbox = 64;
const isEmail = (text: string): boolean =>
  emailShape.test(text) && text.lastIndexOf('@') <= longestMailbox && hasHost(text) && !hasControlCharacter(text);

/** What names a person who signs in. */
export const accountNames = z.object({
  username: line(accountLimits.username).refine((text) => !hasControlCharacter(text), { error: 'invalid' }),
  email: line(accountLimits.email).refine(isEmail, { error: 'not_an_email' }),
});

/** What one says to get an account; the password is taken as it is, spaces included. */
export const accountInput = accountNames.extend({ password: z.string() }).check(({ value, issues }) => {
  const fault = passwordFault(value.password, value);
  if (fault) issues.push({ code: 'custom', path: ['password'], message: fault, input: value.password });
});

export type AccountDraft = z.output<typeof accountInput>;
