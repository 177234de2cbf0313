import { z } from 'zod';
import { line } from '../common/index.ts';
import { actions, subjects } from './permissions.ts';

export const apiKeyLimits = { name: 80, rules: 100, shops: 1_000, brands: 1_000, days: 366 } as const;

/** What no key is given: everything at once, and what is about the person themselves. */
const personal = ['all', 'ACL', 'Auth', 'Session', 'Bookmark', 'SavedView', 'Notification'] as const;

/** What a key may be given rights to. */
export const keySubjects = subjects.filter((subject) => !(personal as readonly string[]).includes(subject));

const ids = (most: number) =>
  z
    .array(line(60))
    .max(most, { error: 'too_many' })
    .nullish()
    .transform((given) => [...new Set(given)]);

/** A key as it is made; afterwards it is only revoked. */
export const apiKeyInput = z.object({
  name: line(apiKeyLimits.name),
  rules: z
    .array(
      z.object({
        action: z.enum(actions, { error: 'not_a_choice' }),
        subject: z.enum(keySubjects, { error: 'not_a_choice' }),
      }),
    )
    .min(1, { error: 'required' })
    .max(apiKeyLimits.rules, { error: 'too_many' }),
  shopIds: ids(apiKeyLimits.shops),
  brandIds: ids(apiKeyLimits.brands),
  expiresInDays: z.coerce
    .number({ error: 'not_a_number' })
    .int({ error: 'not_whole' })
    .min(1, { error: 'too_small' })
    .max(apiKeyLimits.days, { error: 'too_large' }),
});

export type ApiKeyDraft = z.output<typeof apiKeyInput>;
