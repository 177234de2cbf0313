import * as z from 'zod';
import { line } from '../common/index.ts';
import { reports } from './measures.ts';

/** `input`: letters of what is kept of a report's address; `reports`: how many one person has. */
export const savedReportLimits = { name: 80, input: 20_000, roles: 50, reports: 200 } as const;

/** What a person saves of a report: its name, what its screen shows, and with which roles it is shared. */
export const savedReportInput = z.object({
  name: line(savedReportLimits.name),
  report: z.enum(reports, { error: 'not_a_choice' }),
  input: z
    .record(z.string(), z.json(), { error: 'invalid' })
    .refine((input) => JSON.stringify(input).length <= savedReportLimits.input, { error: 'too_long' }),
  roleIds: z
    .array(z.uuid({ error: 'unknown' }))
    .max(savedReportLimits.roles, { error: 'too_many' })
    .transform((ids) => [...new Set(ids)]),
});

export type SavedReportDraft = z.output<typeof savedReportInput>;
