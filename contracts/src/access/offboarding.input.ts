import { z } from 'zod';

/** Who gets what somebody leaves behind. */
export const offboardingInput = z.object({ heirId: z.uuid({ error: 'unknown' }) });

/** Anyone who erases somebody types their username, which the server compares. */
export const eraseUserInput = z.object({ username: z.string().trim().min(1, { error: 'required' }) });

/** Who gets what many leave behind; nobody, where it stays as it is. */
export const bulkDisableInput = z.object({
  heirId: z
    .uuid({ error: 'unknown' })
    .nullish()
    .transform((id) => id ?? null),
});

export type OffboardingDraft = z.output<typeof offboardingInput>;
