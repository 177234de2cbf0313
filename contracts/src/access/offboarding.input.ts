import { z } from 'zod';

/** Who gets what somebody leaves behind. */
export const offboardingInput = z.object({ heirId: z.uuid({ error: 'unknown' }) });

export type OffboardingDraft = z.output<typeof offboardingInput>;
