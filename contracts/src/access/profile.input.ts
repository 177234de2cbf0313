import { z } from 'zod';
import { accountLimits } from './account-limits.ts';
import { userInput } from './user.input.ts';

/** What everybody sets of themselves. */
export const profileInput = userInput.pick({ fullName: true });

export type ProfileDraft = z.output<typeof profileInput>;

/** The present password and the one after it; what a new one must be is said by `passwordChangeFault`. */
export const passwordChangeInput = z.object({
  currentPassword: z.string().min(1, { error: 'required' }).max(accountLimits.longestPassword, { error: 'too_long' }),
  newPassword: z.string(),
});

export type PasswordChangeDraft = z.output<typeof passwordChangeInput>;
