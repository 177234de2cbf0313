import { z } from 'zod';
import { line, optionalText } from '../common/index.ts';
import { accountNames } from './account.input.ts';
import { interfaceLanguages } from './preferences.input.ts';

export const userLimits = { fullName: 120, roles: 20, shops: 1_000, brands: 1_000 } as const;

const names = (most: number) =>
  z
    .array(line(60))
    .max(most, { error: 'too_many' })
    .nullish()
    .transform((given) => [...new Set(given)]);

/** What an administrator sets of a user; the password is the user's own. */
export const userInput = z.object({
  fullName: optionalText(userLimits.fullName).transform((name) => name ?? ''),
  email: accountNames.shape.email,
  username: accountNames.shape.username,
  language: z
    .enum(interfaceLanguages)
    .nullish()
    .transform((language) => language ?? 'en'),
  roleKeys: names(userLimits.roles),
  shopIds: names(userLimits.shops),
  brandIds: names(userLimits.brands),
});

export type UserDraft = z.output<typeof userInput>;
