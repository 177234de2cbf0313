import * as z from 'zod';

/** The first place of the trail that does not fit; an entry that is in no block has none. */
export type AuditFault = z.output<typeof auditFaultSchema>;

export const auditFaultSchema = z.object({
  code: z.enum(['BLOCK_MISSING', 'BLOCK_CHANGED', 'ENTRY_MISSING', 'ENTRY_CHANGED', 'ENTRY_UNKNOWN']),
  block: z.number().nullable(),
  /** The entry's place in its block, from 1. */
  position: z.number().nullable(),
  changeId: z.string().nullable(),
});
