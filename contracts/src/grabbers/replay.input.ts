import { z } from 'zod';
import { code } from '../common/fields.ts';

export const replayReasonLength = 500;

/** Why a person decides so about a replay; it may be left out. */
export const replayDecisionInput = z.object({
  reason: z
    .string()
    .trim()
    .max(replayReasonLength, code('too_long'))
    .nullish()
    .transform((text) => text || null),
});
