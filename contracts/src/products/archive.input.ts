import { z } from 'zod';
import { code } from '../common/fields.ts';
import { optionalText } from '../common/index.ts';

export const archiveReasons = ['DISCONTINUED', 'NOT_SOLD', 'DUPLICATE', 'WRONG_DATA', 'OTHER'] as const;
export type ArchiveReason = (typeof archiveReasons)[number];

export const archiveNoteLimit = 500;

/** Why a product is archived: a reason of the list, and a note, which "other" does not go without. */
export const archiveProductInput = z
  .object({
    reason: z
      .enum(archiveReasons)
      .nullish()
      .transform((reason, context) => {
        if (reason) return reason;
        context.addIssue({ code: 'custom', message: code('required').error, input: reason });
        return z.NEVER;
      }),
    note: optionalText(archiveNoteLimit),
  })
  .refine(({ reason, note }) => reason !== 'OTHER' || note !== null, { ...code('required'), path: ['note'] });

export type Archival = z.output<typeof archiveProductInput>;
